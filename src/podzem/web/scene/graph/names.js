// Names of rooms and ways out, above or below, where they hide the least.

import { draw } from "../../art/svg.js";
import { CELL } from "./plan.js";

const LETTER = 4.8; // units: a letter's width

export function drawNames(plan, terms) {
  const taken = [];
  const named = [...plan.places.values()].filter(({ id }) => terms.square?.[id]);
  return draw("g", { class: "names" }, ...named.map((place) => drawName(place, halves(terms.square[place.id]), plan, taken)));
}

// One line, or two of about the same length.
function halves(name) {
  const words = name.split(" "), cut = Math.ceil(words.length / 2);
  return [words.slice(0, cut).join(" "), words.slice(cut).join(" ")].filter(Boolean);
}

function drawName({ x, y, size, kind }, lines, plan, taken) {
  const half = (Math.max(...lines.map((each) => each.length)) * LETTER) / 2;
  const away = (size * CELL) / 2 + (kind === "exit" ? 12 : 4);
  const box = (side) => ({ x, y: y + side * (away + lines.length * 5), half, tall: lines.length * 5 });
  const side = cost(box(1), plan, taken) <= cost(box(-1), plan, taken) ? 1 : -1;
  taken.push(box(side));
  const first = side > 0 ? 0.75 : 0.85 - lines.length;
  return draw("text", { y: y + side * away },
    ...lines.map((each, index) => draw("tspan", { x, dy: `${index ? 1 : first}em` }, each)));
}

// What a name would hide: carved ground, and other names.
function cost({ x, y, half, tall }, plan, taken) {
  const hidden = [-1, -0.5, 0, 0.5, 1].map((part) => Math.max(0, 6 - plan.depth(x + part * half, y)));
  const clashes = taken.filter((other) => Math.abs(other.y - y) < tall + other.tall && Math.abs(other.x - x) < half + other.half);
  return hidden.reduce((sum, each) => sum + each, 0) + 99 * clashes.length;
}
