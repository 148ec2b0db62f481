// Players on the board: each a cloak under its seat's shape; and the treasure.

import { emblem } from "./emblems.js";
import { seatColour, seatShape } from "../../art/seats.js";
import { draw, play } from "../../art/svg.js";

const LONGEST = 380; // milliseconds of a walk
const LEAST = 17; // pixels: a figure is never smaller, from however far one looks

export class Figures {
  constructor(plan) {
    this.plan = plan;
    this.light = draw("circle", { class: "torchlight", r: 95, fill: "url(#torchlight)" });
    this.layer = draw("g", { class: "figures" });
    this.figures = [];
    this.treasure = made("treasure", draw("circle", { class: "rays", r: 17 }), emblem("treasure"));
    this.zoom = 1;
  }

  // Figures grow against the zoom, so that they can be read.
  resize(scale) {
    this.zoom = Math.max(1, LEAST / (30 * scale));
    for (const thing of [...this.figures, this.treasure]) this.#size(thing);
  }

  // Put everybody in place; `ways` has the squares that a seat walked to get there.
  show(view, ways, animate) {
    const spots = this.#spots(view.players);
    // The last step is the spot itself, unless something carried him on from there.
    const way = (seat) => animate && (ways.get(seat) ?? []).filter((id, step, all) => step < all.length - 1 || id !== view.players[seat].square);
    this.light.classList.toggle("out", view.status !== "playing");
    const moves = view.players.map((player, seat) => this.#showPlayer(player, seat, spots[seat], view, way(seat)));
    moves.push(this.#showTreasure(view.treasure, way(view.treasure.carrier)));
    this.#order(view);
    return Promise.all(moves);
  }

  // The nearer over the farther, then the awaited one, then a carried treasure.
  #order({ awaited, treasure }) {
    const front = new Map([[this.figures[awaited], 1e8], [this.treasure, treasure.carrier === null ? -1e9 : 1e9]]);
    const order = [...this.figures, this.treasure].sort((a, b) => (front.get(a) ?? a.y) - (front.get(b) ?? b.y)).map(({ element }) => element);
    if (order.some((element, index) => element !== this.layer.children[index])) this.layer.append(...order);
  }

  #spots(players) {
    const spots = [];
    for (const [square, seats] of Map.groupBy(players.keys(), (seat) => players[seat].square)) {
      this.plan.spots(square, seats.length).forEach((spot, index) => { spots[seats[index]] = spot; });
    }
    return spots;
  }

  #showPlayer({ square, blocked }, seat, spot, { status, awaited }, way) {
    const figure = (this.figures[seat] ??= this.#add(seat));
    const isAwaited = status === "playing" && awaited === seat;
    Object.assign(figure.element.dataset, { seat, at: square ?? "" });
    figure.element.classList.toggle("awaited", isAwaited);
    figure.element.classList.toggle("locked", blocked);
    if (isAwaited) this.light.setAttribute("transform", `translate(${spot.x} ${spot.y})`);
    return this.#put(figure, spot, way);
  }

  #add(seat) {
    return made("figure", draw("ellipse", { class: "shadow", cy: 13, rx: 11, ry: 4 }),
      draw("ellipse", { class: "ring", cy: 13, rx: 14, ry: 6 }),
      draw("path", { class: "cloak", d: "M-9 14C-9 4-6-3 0-3S9 4 9 14C4 16-4 16-9 14Z", fill: seatColour(seat) }),
      draw("g", { transform: "translate(0 -5)" }, seatShape(seat)),
      draw("path", { class: "bars", d: "M-9-14V15M-3-14V15M3-14V15M9-14V15" }));
  }

  // The treasure lies on its square, or goes with its carrier.
  #showTreasure({ carrier, square }, way) {
    const holder = this.figures[carrier], here = holder ?? this.plan.at(square);
    const below = holder ? 11 * this.zoom * holder.scale : 0;
    return this.#put(this.treasure, { x: here.x, y: here.y + below, scale: holder ? 0.75 : here.size > 1 ? 1.7 : 1.05 }, way);
  }

  // Move a thing to its spot, along the walked squares.
  #put(thing, { x, y, scale }, way) {
    const before = { x: thing.x, y: thing.y };
    Object.assign(thing, { x, y, scale });
    thing.element.setAttribute("transform", `translate(${x} ${y})`);
    this.#size(thing);
    if (!way || before.x === undefined || (before.x === x && before.y === y)) return null;
    const steps = [before, ...way.map((id) => this.plan.at(id)), thing];
    const frames = steps.map((step) => ({ transform: `translate(${step.x}px, ${step.y}px)` }));
    return play(thing.element, frames, { duration: Math.min(LONGEST, 150 + 60 * frames.length), easing: "ease-in-out" });
  }

  #size({ size, scale = 1 }) {
    size.setAttribute("transform", `scale(${Math.max(scale, Math.min(scale, 1) * this.zoom)})`);
  }
}

function made(name, ...parts) {
  const size = draw("g", {}, ...parts);
  return { element: draw("g", { class: name }, size), size };
}
