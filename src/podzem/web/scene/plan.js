// Where everything stands: squares of the grid in the drawing's units, the entrance, and who stands where.

export const CELL = 40;

const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

export class Plan {
  constructor(squares) {
    this.squares = squares;
    this.places = new Map(squares.map((square) => [square.id, place(square)]));
    this.links = links(squares, this.places);
    this.start = this.#entrance();
    this.bounds = this.#bounds();
  }

  // The middle of a square; of the entrance for whoever is outside.
  at(id) {
    return this.places.get(id) ?? this.start;
  }

  // Outside is the side of the start that leads nowhere.
  #entrance() {
    const square = this.squares.find((each) => each.kind === "start") ?? this.squares[0];
    const here = this.places.get(square.id);
    const inside = this.places.get(square.neighbours[0]) ?? here;
    const length = Math.hypot(here.x - inside.x, here.y - inside.y) || 1;
    const out = { x: (here.x - inside.x) / length, y: (here.y - inside.y) / length };
    return { x: here.x + out.x * 1.5 * CELL, y: here.y + out.y * 1.5 * CELL, size: 3, out };
  }

  #bounds() {
    const { start } = this;
    const all = [...this.places.values(), { ...start, size: 1.4 }];
    const edge = (pick, side) => all.map((each) => pick(each) + (side * each.size * CELL) / 2);
    const left = Math.min(...edge((each) => each.x, -1)) - CELL * 0.75;
    const top = Math.min(...edge((each) => each.y, -1)) - CELL * 0.9;
    const right = Math.max(...edge((each) => each.x, 1)) + CELL * 0.75;
    const bottom = Math.max(...edge((each) => each.y, 1)) + CELL * 0.9;
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  // How far a point is from the carved ground, in units: less than 0 inside it.
  depth(x, y) {
    let least = Infinity;
    for (const [a, b] of this.links) least = Math.min(least, toSegment(x, y, a, b) - CELL * 0.4);
    for (const room of this.places.values()) {
      const half = (room.size * CELL) / 2 - 2;
      if (room.size > 1) least = Math.min(least, Math.max(Math.abs(x - room.x), Math.abs(y - room.y)) - half);
    }
    return least;
  }

  // The spots of `count` figures on a square or outside, with the scale they need to have room.
  spots(id, count) {
    const here = this.at(id);
    return this.places.has(id) ? fan(here, count) : this.#queue(here, count);
  }

  #queue(here, count) {
    const deep = Math.max(1, Math.ceil(count / 5));
    const rows = Math.ceil(count / deep);
    const step = CELL * Math.min(0.8, 4 / Math.max(rows, deep));
    const { out } = here;
    return Array.from({ length: count }, (_, index) => {
      const along = (Math.floor(index / rows) - (deep - 1) / 2) * step;
      const across = ((index % rows) - (rows - 1) / 2) * step;
      return { x: here.x + out.x * along - out.y * across, y: here.y + out.y * along + out.x * across, scale: 0.95 };
    });
  }
}

function place({ id, x, y, size, kind }) {
  return { id, kind, size, x: (x + size / 2) * CELL, y: (y + size / 2) * CELL };
}

function links(squares, places) {
  const found = [];
  for (const square of squares) {
    for (const other of square.neighbours) {
      if (square.id < other) found.push(between(places.get(square.id), places.get(other)));
    }
  }
  return found;
}

// A passage meets a room straight, not at the room's middle.
function between(a, b) {
  return [towards(a, b), towards(b, a)];
}

function towards(room, other) {
  const slack = ((room.size - 1) * CELL) / 2;
  return [clamp(other.x, room.x - slack, room.x + slack), clamp(other.y, room.y - slack, room.y + slack)];
}

function toSegment(x, y, [ax, ay], [bx, by]) {
  const dx = bx - ax, dy = by - ay;
  const part = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

function fan(here, count) {
  if (count === 1) return [{ x: here.x, y: here.y, scale: 1 }];
  const radius = CELL * here.size * Math.min(0.34, 0.16 + 0.03 * count);
  const scale = here.size > 1 ? 1 : Math.max(0.5, 1.02 - count * 0.08);
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI + Math.PI * (count === 2 ? 1 : 0.5);
    return { x: here.x + Math.cos(turn) * radius, y: here.y + Math.sin(turn) * radius, scale };
  });
}
