// Parties on the land: a standard with the seat's sign, the days of a declared march dotted ahead, the walk of a day.

import { seatShape } from "../../art/seats.js";
import { draw, line, play } from "../../art/svg.js";
import { centre } from "./land.js";
import { standing } from "./ways.js";

const LONGEST = 380; // milliseconds of a walk
const LEAST = 26; // pixels: a standard is never smaller, from however far one looks

export class Parties {
  constructor(onPick) {
    Object.assign(this, { onPick, figures: new Map(), zoom: 1, layer: draw("g", { class: "parties" }), plans: draw("g", { class: "plans" }) });
  }

  resize(scale) {
    this.zoom = Math.max(1, LEAST / (30 * scale));
    for (const { size } of this.figures.values()) size.setAttribute("transform", `scale(${this.zoom})`);
  }

  show({ parties, shown }, animate) {
    const present = new Set(parties.map(({ number }) => number));
    for (const [number, { element }] of this.figures) if (!present.has(number)) this.figures.delete(number) && element.remove();
    this.plans.replaceChildren(...parties.filter(({ march }) => march).map(ahead));
    const crowds = Map.groupBy(parties, ({ cell }) => `${cell}`);
    return Promise.all(parties.map((party) => this.#put(party, crowds.get(`${party.cell}`).indexOf(party), party.number === shown, animate)));
  }

  #put(party, place, isShown, animate) {
    const figure = this.figures.get(party.number) ?? this.#add(party);
    const [x, y] = standing(party.cell, party.bank), at = [x + place * 9, y - place * 5], before = figure.at;
    figure.at = at;
    figure.element.setAttribute("transform", `translate(${at})`);
    figure.element.setAttribute("class", ["party", isShown && "is-shown", party.below && "is-below", party.aboard && "is-aboard"].filter(Boolean).join(" "));
    if (!animate || !before || `${before}` === `${at}`) return null;
    const frames = [before, at].map(([left, top]) => ({ transform: `translate(${left}px, ${top}px)` }));
    return play(figure.element, frames, { duration: LONGEST, easing: "ease-in-out" });
  }

  #add({ number, caller }) {
    const size = draw("g", { class: "size", transform: `scale(${this.zoom})` },
      draw("ellipse", { class: "underfoot", cy: 3, rx: 9, ry: 4 }), draw("path", { class: "staff", d: "M0 3V-24" }),
      draw("g", { transform: "translate(0 -16) scale(.62)" }, seatShape(caller)));
    const element = draw("g", { "data-party": number }, size);
    element.addEventListener("click", () => this.onPick?.(number));
    const figure = { element, size, at: null };
    this.layer.append(element);
    this.figures.set(number, figure);
    return figure;
  }
}

// A march as it was declared: a dotted line with its last cell marked.
function ahead({ cell, march: { way } }) {
  const stops = [cell, ...way].map(centre);
  return draw("g", {}, draw("path", { class: "planned", d: line(stops) }), ...stops.slice(1).map(([x, y], index) =>
    draw("circle", { class: "planned-stop", cx: x, cy: y, r: index === way.length - 1 ? 5 : 2.5 })));
}
