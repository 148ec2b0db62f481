// Drawing by DOM calls: no markup strings, so that the strictest content policy has nothing to refuse.

const SVG = "http://www.w3.org/2000/svg";

// An SVG element with attributes and children; a text child becomes text.
export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// A picture with its own coordinates. It says nothing to screen readers unless it has a label.
export function picture(box, attributes, ...children) {
  return draw("svg", { viewBox: box, "aria-hidden": "true", focusable: "false", ...attributes }, ...children);
}

// Strokes of a drawing, each "pigment path"; the pigments are the .p-… classes of scene.css.
export function paint(strokes, attributes = {}) {
  const paths = strokes.map((stroke) => {
    const gap = stroke.indexOf(" ");
    return draw("path", { class: `p-${stroke.slice(0, gap)}`, d: stroke.slice(gap + 1) });
  });
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

// A path's number, short.
export const short = (number) => Math.round(number * 10) / 10;

// A closed polygon through points.
export function polygon(points) {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

// A closed soft line through points: it passes the middles, the points pull it.
export function soft(points) {
  const middle = (a, b) => `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  const last = points[points.length - 1];
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % points.length];
    return `Q${short(point[0])} ${short(point[1])} ${middle(point, next)}`;
  });
  return `M${middle(last, points[0])}${curves.join("")}Z`;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

// Whether this person asked for no movement.
export const isStill = () => still.matches;

// Play key frames; done when they are, at once where nothing shall move.
export function play(element, frames, options) {
  if (isStill()) return Promise.resolve();
  return element.animate(frames, options).finished.catch(() => undefined);
}
