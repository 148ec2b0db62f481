// Players on the board: each a cloak under the seat's shape, walking the squares it was told to have walked.

import { emblem } from "../art/emblems.js";
import { seatColour, seatShape } from "../art/seats.js";
import { draw, play } from "../art/svg.js";

const WALK = 380; // milliseconds of the longest way
const LEAST = 17; // pixels: a figure is never smaller, however far one looks from

export class Figures {
  constructor(plan) {
    this.plan = plan;
    this.light = draw("circle", { class: "torchlight", r: 92, fill: "url(#torchlight)" });
    this.layer = draw("g", { class: "figures" });
    this.figures = [];
    this.treasure = drawTreasure();
    this.zoom = 1;
  }

  // Figures keep a size that can be read: they grow against the zoom.
  resize(scale) {
    this.zoom = Math.max(1, LEAST / (30 * scale));
    this.figures.forEach((figure) => this.#size(figure));
    this.treasure.size.setAttribute("transform", `scale(${this.zoom * this.treasure.scale})`);
  }

  // Put everybody where the view says; `ways` has the squares that a seat walked on its way there.
  show(view, ways, animate) {
    const spots = this.#spots(view.players);
    const moves = view.players.map((player, seat) => this.#showPlayer(view, seat, spots[seat], ways.get(seat), animate));
    moves.push(this.#showTreasure(view.treasure, view.treasure.carrier === null ? [] : ways.get(view.treasure.carrier), animate));
    return Promise.all(moves);
  }

  // The middle of a figure's base.
  of(seat) {
    return this.figures[seat];
  }

  #spots(players) {
    const groups = Map.groupBy(players.keys(), (seat) => players[seat].square);
    const spots = [];
    for (const [square, seats] of groups) {
      const found = this.plan.spots(square, seats.length);
      seats.forEach((seat, index) => { spots[seat] = { ...found[index], square }; });
    }
    return spots;
  }

  #showPlayer(view, seat, spot, way = [], animate) {
    const isNew = !this.figures[seat];
    const figure = (this.figures[seat] ??= this.#add(seat));
    const from = { x: figure.x, y: figure.y };
    const awaited = view.status === "playing" && view.awaited === seat;
    const moved = !isNew && (from.x !== spot.x || from.y !== spot.y);
    Object.assign(figure, spot);
    figure.element.setAttribute("transform", `translate(${spot.x} ${spot.y})`);
    figure.element.dataset.at = spot.square ?? "";
    figure.element.classList.toggle("awaited", awaited);
    figure.element.classList.toggle("locked", view.players[seat].blocked);
    if (awaited) this.light.setAttribute("transform", `translate(${spot.x} ${spot.y})`);
    this.light.classList.toggle("out", view.status !== "playing");
    this.#size(figure);
    return animate && moved ? walk(figure.element, [from, ...this.#along(way), spot]) : undefined;
  }

  // The walked squares before the last: there the figure has its own spot.
  #along(way = []) {
    return way.slice(0, -1).map((id) => this.plan.at(id));
  }

  #add(seat) {
    const size = draw("g", {}, draw("ellipse", { class: "shadow", cy: 13, rx: 11, ry: 4 }),
      draw("ellipse", { class: "ring", cy: 13, rx: 14, ry: 6 }),
      draw("path", { class: "cloak", d: "M-9 14C-9 4-6-3 0-3S9 4 9 14C4 16-4 16-9 14Z", fill: seatColour(seat) }),
      draw("g", { transform: "translate(0 -5) scale(.94)" }, seatShape(seat)));
    const element = draw("g", { class: "figure", "data-seat": seat }, size);
    this.layer.append(element);
    return { element, size };
  }

  #size(figure) {
    figure.size.setAttribute("transform", `scale(${figure.scale * this.zoom})`);
  }

  // The treasure lies on its square, or goes with its carrier.
  #showTreasure({ carrier, square }, way, animate) {
    const holder = carrier === null ? null : this.figures[carrier];
    const spot = holder ? { x: holder.x + 9 * this.zoom, y: holder.y + 9 * this.zoom } : this.plan.at(square);
    const { element, size } = this.treasure;
    const from = { x: this.treasure.x, y: this.treasure.y };
    const moved = from.x !== undefined && (from.x !== spot.x || from.y !== spot.y);
    Object.assign(this.treasure, { x: spot.x, y: spot.y, scale: holder ? 0.62 : spot.size > 1 ? 1.7 : 1.05 });
    element.setAttribute("transform", `translate(${spot.x} ${spot.y})`);
    element.classList.toggle("carried", holder !== null);
    size.setAttribute("transform", `scale(${this.zoom * this.treasure.scale})`);
    return animate && moved ? walk(element, [from, ...this.#along(way), spot]) : undefined;
  }
}

function walk(element, points) {
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  return play(element, frames, { duration: Math.min(WALK, 150 + 60 * frames.length), easing: "ease-in-out" });
}

function drawTreasure() {
  const rays = Array.from({ length: 12 }, (_, step) => {
    const turn = (step / 12) * 2 * Math.PI, far = step % 2 ? 17 : 21;
    const end = (reach) => `${(Math.cos(turn) * reach).toFixed(1)} ${(Math.sin(turn) * reach).toFixed(1)}`;
    return `M${end(13)}L${end(far)}`;
  });
  const size = draw("g", {}, draw("path", { class: "rays", d: rays.join("") }), emblem("treasure"));
  return { element: draw("g", { class: "treasure" }, size), size, scale: 1 };
}
