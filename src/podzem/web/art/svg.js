// Drawing by DOM calls: a strict content policy has nothing to refuse.

export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// A picture with its own coordinates, silent for screen readers.
export function picture(box, attributes, ...children) {
  return draw("svg", { viewBox: box, "aria-hidden": "true", ...attributes }, ...children);
}

// Paths may have circles: O, the middle, the radius.
export const rounded = (d) => d.replace(/O(\S+) (\S+) ([\d.]+)/g, (_, x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);

// A drawing from its strokes, each a colour of the style (or ink, or iron) and an upper-case path.
export function paint(strokes, attributes) {
  return draw("g", attributes, ...[...strokes.matchAll(/([a-z]+) ([^a-z]+)/g)].map(([, pigment, d]) =>
    draw("path", { class: `pigment p-${pigment}`, fill: `var(--${pigment})`, d: rounded(d) })));
}

// Chance for drawings: the same text gives the same numbers between 0 and 1.
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

export const many = (count, make) => Array.from({ length: count }, (_, index) => make(index));

// The point at a part of a full turn and a distance.
export const around = (part, x, y = x) => [Math.cos(part * 2 * Math.PI) * x, Math.sin(part * 2 * Math.PI) * y];

export const short = (number) => Math.round(number * 10) / 10;

const pair = ([x, y]) => `${short(x)} ${short(y)}`;

export const line = (points) => `M${points.map(pair).join("L")}`;

// Three strokes side by side, at a part of a full turn.
export function bundle([x, y], turn, half) {
  const [dx, dy] = around(turn, 1);
  const stroke = (aside) => line([half, -half].map((along) => [x - dy * aside + dx * along, y + dx * aside + dy * along]));
  return [-4, 0, 4].map(stroke).join("");
}

// A closed soft line: points pull it, it passes between them.
export function soft(points) {
  const middle = (a, b) => pair([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  const curves = points.map((point, index) => `Q${pair(point)} ${middle(point, points[(index + 1) % points.length])}`);
  return `M${middle(points.at(-1), points[0])}${curves.join("")}Z`;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

export const isStill = () => still.matches;

// Play key frames, unless this person wants nothing to move.
export async function play(element, frames, options) {
  if (!isStill()) await element.animate(frames, options).finished.catch(() => undefined);
}
