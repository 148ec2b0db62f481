// The groups: each member a figure in his place of the marching order, the way they mean to go, those they meet.

import { bust } from "../../art/busts.js";
import { seatColour, seatShape } from "../../art/seats.js";
import { draw, line, play } from "../../art/svg.js";
import { UNIT } from "./marks.js";

const LONGEST = 380; // milliseconds of a walk
const LEAST = 15; // pixels: a figure is never smaller, from however far one looks
const WAYS = { E: 0, S: 90, W: 180, N: 270 };

export const scaled = ([x, y]) => [x * UNIT, y * UNIT];

export class Company {
  constructor(terms) {
    Object.assign(this, { terms, figures: new Map(), zoom: 1 });
    this.plans = draw("g", { class: "plans" });
    this.strangers = draw("g", { class: "strangers" });
    this.layer = draw("g", { class: "company" });
  }

  // Figures grow against the zoom, so that they can be read.
  resize(scale) {
    this.zoom = Math.max(1, LEAST / (UNIT * scale));
    for (const { size, large } of this.figures.values()) size.setAttribute("transform", `scale(${this.zoom * large})`);
    for (const each of this.strangers.querySelectorAll(".size")) each.setAttribute("transform", `scale(${this.zoom})`);
  }

  // Everybody of the level in his place; who has gone elsewhere is taken away.
  show(view, depth, animate) {
    const here = view.groups.filter((group) => group.depth === depth), members = new Map(view.members.map((each) => [each.id, each]));
    const present = new Set(here.flatMap(({ spots }) => Object.keys(spots)));
    for (const [id, { element }] of this.figures) if (!present.has(id)) this.figures.delete(id) && element.remove();
    this.plans.replaceChildren(...here.flatMap((group) => [heading(group), ...legs(group)]));
    this.#meet(here.length ? view.meeting : null);
    const ways = new Map(here.map((group) => [group, this.legs?.get(group.number)]));
    this.legs = new Map(here.map(({ number, legs: planned }) => [number, planned]));
    const moves = here.flatMap((group) => Object.entries(apart(group.spots)).map(([id, at]) => this.#put(id, members.get(id), at, animate && (ways.get(group) ?? []))));
    return Promise.all(moves);
  }

  // Whoever is gone by the time the drawing is there is not drawn.
  async #meet(meeting) {
    this.met = meeting;
    if (!meeting?.at) return this.strangers.replaceChildren();
    const { strangers } = await import("./strangers.js");
    return this.met === meeting && this.strangers.replaceChildren(...strangers(meeting, this.zoom));
  }

  #put(id, member, at, way) {
    const figure = this.figures.get(id) ?? this.#add(id, member);
    const [x, y] = scaled(at), before = figure.at;
    figure.at = [x, y];
    figure.element.setAttribute("transform", `translate(${x} ${y})`);
    figure.element.setAttribute("class", `member is-${member?.status ?? "active"}`);
    figure.flame.setAttribute("visibility", member?.items.some(({ burning }) => burning) ? "visible" : "hidden");
    if (!way || !before || (before[0] === x && before[1] === y)) return null;
    const frames = [before, ...corners(way).map(scaled), [x, y]].map(([a, b]) => ({ transform: `translate(${a}px, ${b}px)` }));
    return play(figure.element, frames, { duration: LONGEST, easing: "ease-in-out" });
  }

  #add(id, member) {
    const owner = member?.owner ?? -1, isHero = member?.kind === "pc", large = isHero ? 0.62 : 0.5;
    const token = isHero ? seatShape(owner)
      : draw("g", {}, draw("circle", { class: "token", r: 12, fill: owner < 0 ? "var(--iron)" : seatColour(owner) }), bust(member?.type, { transform: "scale(.82)" }));
    const flame = draw("path", { class: "flame", d: "M11-16C13-12 17-11 17-7A5 5 0 0 1 7-7C7-10 10-12 11-16Z" });
    const size = draw("g", { class: "size", transform: `scale(${this.zoom * large})` }, draw("ellipse", { class: "underfoot", cy: 9, rx: 12, ry: 6 }), token, flame,
      draw("path", { class: "fallen", d: "M-10-10L10 10M10-10L-10 10" }));
    const element = draw("g", { "data-member": id }, size);
    const figure = { element, size, flame, large, at: null };
    this.layer.append(element);
    this.figures.set(id, figure);
    return figure;
  }
}

// Where several stand in one spot they are drawn round it.
function apart(spots) {
  const crowds = Map.groupBy(Object.entries(spots), ([, at]) => `${at}`);
  return Object.fromEntries([...crowds.values()].flatMap((crowd) => crowd.map(([id, [x, y]], index) => {
    const turn = (index / crowd.length) * 2 * Math.PI, far = crowd.length > 1 ? 0.45 : 0;
    return [id, [x + Math.cos(turn) * far, y + Math.sin(turn) * far]];
  })));
}

// An arrow before the first rank.
function heading({ at, heading: way, number }) {
  return draw("path", { class: "heading", "data-group": number, transform: `translate(${scaled(at)}) rotate(${WAYS[way] ?? 0})`, d: "M9-5L17 0 9 5" });
}

// Each leg begins where the one before ended; one ordered by length alone is a heading and a length.
export function plannedWays({ at, legs: planned }) {
  let from = at;
  return planned.map(({ points, heading: way, hs }) => {
    const stops = points.length ? points : [ahead(from, way, hs)];
    const whole = [from, ...stops];
    from = stops.at(-1);
    return whole;
  });
}

function legs(group) {
  return plannedWays(group).flatMap((way, index) => {
    const [x, y] = scaled(way.at(-1)), { fast } = group;
    return [draw("path", { class: fast ? "leg fast" : "leg", d: line(way.map(scaled)) }),
      draw("g", { class: "leg-end", transform: `translate(${x} ${y})` }, draw("circle", { r: 6 }), draw("text", { class: "letter" }, String(index + 1)))];
  });
}

function ahead([x, y], way, length) {
  const turn = (WAYS[way] * Math.PI) / 180;
  return [x + Math.round(Math.cos(turn)) * length, y + Math.round(Math.sin(turn)) * length];
}

const corners = (legsBefore) => legsBefore.flatMap(({ points }) => points.slice(0, -1));
