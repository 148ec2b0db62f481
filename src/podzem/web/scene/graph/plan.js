// Where everything stands: squares in the drawing's units, the entrance, figures.

import { around, many } from "../../art/svg.js";

export const CELL = 40;

const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

export class Plan {
  constructor(squares) {
    this.squares = squares;
    this.places = new Map(squares.map((square) => [square.id, placed(square)]));
    this.links = squares.flatMap(({ id, neighbours }) => neighbours.filter((other) => id < other)
      .map((other) => joined(this.places.get(id), this.places.get(other))));
    this.rooms = [...this.places.values()].filter(({ size }) => size > 1);
    this.start = this.#entrance();
    this.bounds = this.#bounds();
  }

  // A square, or the place outside.
  at(id) {
    return this.places.get(id) ?? this.start;
  }

  // Outside is the side of the start that leads nowhere.
  #entrance() {
    const start = this.squares.find(({ kind }) => kind === "start") ?? this.squares[0];
    const here = this.places.get(start.id), inside = this.places.get(start.neighbours[0]);
    const length = Math.hypot(here.x - inside.x, here.y - inside.y);
    const out = { x: (here.x - inside.x) / length, y: (here.y - inside.y) / length };
    return { x: here.x + out.x * 1.6 * CELL, y: here.y + out.y * 1.6 * CELL, size: 1.6, out };
  }

  #bounds() {
    const all = [...this.places.values(), this.start];
    const edge = (axis, side) => side * Math.max(...all.map((each) => side * each[axis] + (each.size / 2) * CELL)) + side * CELL * 0.6;
    const [left, top] = [edge("x", -1), edge("y", -1) - CELL * 0.5];
    return { x: left, y: top, width: edge("x", 1) - left, height: edge("y", 1) + CELL * 0.5 - top };
  }

  // How far a point is from the carved ground: less than 0 inside it.
  depth(x, y) {
    let least = Infinity;
    for (const [a, b] of this.links) least = Math.min(least, toSegment(x, y, a, b) - CELL * 0.4);
    for (const room of this.rooms) least = Math.min(least, Math.max(Math.abs(x - room.x), Math.abs(y - room.y)) - (room.size * CELL) / 2 + 2);
    return least;
  }

  // Spots for some figures on a square or outside, and the scale that gives them room.
  spots(id, count) {
    const here = this.at(id);
    return this.places.has(id) ? fan(here, count) : this.#queue(here, count);
  }

  #queue({ x, y, out }, count) {
    const deep = Math.ceil(count / 5), rows = Math.ceil(count / deep);
    const step = CELL * Math.min(0.9, 4.4 / Math.max(rows, deep * 2));
    return many(count, (index) => {
      const along = (Math.floor(index / rows) - (deep - 1) / 2) * step, across = ((index % rows) - (rows - 1) / 2) * step;
      return { x: x + out.x * along - out.y * across, y: y + out.y * along + out.x * across, scale: Math.min(1, step / 28) };
    });
  }
}

function placed({ id, x, y, size, kind }) {
  return { id, kind, size, x: (x + size / 2) * CELL, y: (y + size / 2) * CELL };
}

// A passage meets a room straight, not at the room's middle.
function joined(a, b) {
  const end = (room, other, axis) => clamp(other[axis], room[axis] - ((room.size - 1) * CELL) / 2, room[axis] + ((room.size - 1) * CELL) / 2);
  return [[end(a, b, "x"), end(a, b, "y")], [end(b, a, "x"), end(b, a, "y")]];
}

function toSegment(x, y, [ax, ay], [bx, by]) {
  const dx = bx - ax, dy = by - ay;
  const part = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1);
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

function fan({ x, y, size }, count) {
  if (count === 1) return [{ x, y, scale: 1 }];
  const radius = CELL * size * Math.min(0.34, 0.16 + 0.03 * count);
  const scale = size > 1 ? 1 : Math.max(0.5, 1.02 - count * 0.08);
  return many(count, (index) => {
    const [dx, dy] = around(index / count + (count === 2 ? 0.5 : 0.25), radius);
    return { x: x + dx, y: y + dy, scale };
  });
}
