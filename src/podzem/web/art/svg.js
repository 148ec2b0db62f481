// Drawing by DOM calls: no markup strings, so that the strictest content policy has nothing to refuse.

// An SVG element with attributes and children; a text child becomes text.
export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// A picture with its own coordinates, silent for screen readers.
export function picture(box, attributes, ...children) {
  return draw("svg", { viewBox: box, "aria-hidden": "true", focusable: "false", ...attributes }, ...children);
}

// A drawing from its strokes: a pigment (a .p-… class of scene.css) and an upper-case path, as often as needed.
export function paint(strokes, attributes) {
  const paths = [...strokes.matchAll(/([a-z]+) ([^a-z]+)/g)].map(([, pigment, d]) => draw("path", { class: `p-${pigment}`, d }));
  return draw("g", attributes, ...paths);
}

// Chance for drawings: the same text gives the same numbers between 0 and 1, on every screen and every day.
export function chances(text) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// `make(index)` so many times.
export const many = (count, make) => Array.from({ length: count }, (_, index) => make(index));

// The point at a part of a full turn and a distance.
export const around = (part, x, y = x) => [Math.cos(part * 2 * Math.PI) * x, Math.sin(part * 2 * Math.PI) * y];

// A path's number, short.
export const short = (number) => Math.round(number * 10) / 10;

const pair = ([x, y]) => `${short(x)} ${short(y)}`;

// An open line through points.
export const line = (points) => `M${points.map(pair).join("L")}`;

// A closed soft line: points pull it, it passes the middles between them.
export function soft(points) {
  const middle = (a, b) => pair([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  const curves = points.map((point, index) => `Q${pair(point)} ${middle(point, points[(index + 1) % points.length])}`);
  return `M${middle(points.at(-1), points[0])}${curves.join("")}Z`;
}

// Rays from one distance to another, every second one shorter.
export const rays = (count, from, to) => many(count, (step) => line([around(step / count, from), around(step / count, step % 2 ? (from + to) / 2 : to)])).join("");

const still = matchMedia("(prefers-reduced-motion: reduce)");

// Whether this person asked for no movement.
export const isStill = () => still.matches;

// Play key frames; done when they are, at once where nothing shall move.
export async function play(element, frames, options) {
  if (!isStill()) await element.animate(frames, options).finished.catch(() => undefined);
}
