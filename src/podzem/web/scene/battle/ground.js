// The battle board: squares of a yard with what stands on them; drawn once.

import { chances, draw, line, many, short, soft } from "../../art/svg.js";

export const YARD = 32;

export const corner = ([x, y]) => [x * YARD, y * YARD];
export const centre = ([x, y], squares = 1) => [(x + squares / 2) * YARD, (y + squares / 2) * YARD];

export const square = ([x, y], inset = 0) => `M${x * YARD + inset} ${y * YARD + inset}h${YARD - 2 * inset}v${YARD - 2 * inset}h${-(YARD - 2 * inset)}z`;

/** A pair of numbers from its text. */
export const pairOf = (text) => JSON.parse(`[${text}]`);

/** Everything that never moves. */
export function drawBoard([width, height], squares, name, isMapped = true) {
  const by = (test) => squares.filter(test).map(({ at }) => square(at)).join("");
  const grid = many(width + 1, (x) => `M${x * YARD} 0V${height * YARD}`).join("") + many(height + 1, (y) => `M0 ${y * YARD}H${width * YARD}`).join("");
  return [
    draw("rect", { class: "field", width: width * YARD, height: height * YARD }),
    draw("path", { class: "tufts", d: tufts([width, height], squares, name) }),
    draw("path", { class: "mud", d: by(({ ground }) => ground === "awkward") }),
    draw("path", { class: "deep", d: by(({ ground }) => ground === "hard") }),
    draw("path", { class: "narrow", d: by(({ confined }) => confined) }),
    isMapped && draw("path", { class: "yard-line", d: grid }),
    draw("path", { class: "scratch", d: squares.filter(({ ground }) => ground !== "open").map((each) => strokes(each, name)).join("") }),
    ...rises(squares),
    draw("path", { class: "masonry", d: by(({ wall }) => wall) }),
    draw("path", { class: "courses", d: squares.filter(({ wall }) => wall).map(({ at }) => courses(at)).join("") }),
    draw("path", { class: "dim-light", d: by(({ light }) => light === "shadow") }),
    draw("path", { class: "no-light", d: by(({ light }) => light === "dark") }),
    ...squares.filter(({ cover }) => cover !== "none").map(cover),
    ...squares.filter(({ fire }) => fire).map(({ at }) => placed("path", at, { class: "flames", d: "M0-11C4-5 9-3 9 3A9 9 0 0 1-9 3C-9-1-5-4 0-11Z" })),
    ...squares.filter(({ smoke, mist }) => smoke || mist).map(({ at, smoke }) => cloud(at, smoke, name)),
    ...(isMapped ? rulers([width, height]) : []),
  ].filter(Boolean);
}

const placed = (shape, at, attributes) => draw(shape, { transform: `translate(${centre(at)})`, ...attributes });

// The numbers by which the journal names squares.
function rulers([width, height]) {
  const number = (n, x, y) => draw("text", { class: `ruler${n % 5 ? " between" : ""}`, x, y }, n);
  return [...many(width, (x) => number(x, (x + 0.5) * YARD, -5)), ...many(height, (y) => number(y, -9, (y + 0.5) * YARD + 3))];
}

// Grass on what is plain.
function tufts([width, height], squares, name) {
  const taken = new Set(squares.map(({ at }) => `${at}`)), chance = chances(`${name} grass`);
  return many(width * height, (n) => [n % width, Math.floor(n / width)]).filter((at) => chance() < 0.16 && !taken.has(`${at}`)).map((at) => {
    const [x, y] = corner(at).map((each) => short(each + 6 + chance() * 18));
    return `M${x} ${y}l-2-5M${x} ${y}v-6M${x} ${y}l2-5`;
  }).join("");
}

// High ground is hatched at its edge; how high stands in the corner.
function rises(squares) {
  const high = new Map(squares.filter(({ height }) => height).map((each) => [`${each.at}`, each.height]));
  return [...high].map(([key, height]) => {
    const [x, y] = pairOf(key), [left, top] = corner([x, y]), over = (dx, dy) => (high.get(`${x + dx},${y + dy}`) ?? 0) < height;
    const teeth = (from, step, out) => many(6, (n) => `M${from[0] + step[0] * n} ${from[1] + step[1] * n}l${out}`).join("");
    const d = [over(0, -1) && teeth([left + 3, top], [5.3, 0], "0 6"), over(0, 1) && teeth([left + 3, top + YARD], [5.3, 0], "0-6"), over(-1, 0) && teeth([left, top + 3], [0, 5.3], "6 0"), over(1, 0) && teeth([left + YARD, top + 3], [0, 5.3], "-6 0")].filter(Boolean).join("");
    return draw("g", {}, draw("path", { class: "height", d: square([x, y]) }), draw("path", { class: "rise", d }), draw("text", { class: "yard-label", x: left + YARD - 8, y: top + 11 }, `+${height}`));
  });
}

const courses = (at) => {
  const [x, y] = corner(at);
  return `M${x} ${y + 11}h32M${x} ${y + 21}h32M${x + 16} ${y}v11M${x + 8} ${y + 11}v10M${x + 24} ${y + 11}v10M${x + 16} ${y + 21}v11`;
};

// Mud is dots, water is waves.
function strokes({ at, ground }, name) {
  const chance = chances(`${name} ${at}`), [x, y] = corner(at);
  return many(3, () => {
    const [left, top] = [x + 5 + chance() * (YARD - 14), y + 6 + chance() * (YARD - 12)].map(short);
    return ground === "hard" ? `M${left} ${top}q3-4 6 0t6 0` : `M${left} ${top}h.1m5 2h.1`;
  }).join("");
}

function cloud(at, smoke, name) {
  const chance = chances(`${name} cloud ${at}`), [x, y] = centre(at);
  return draw("path", { class: smoke ? "smoke" : "smoke mist", d: soft(many(7, (n) => [x + Math.cos(n * 0.9) * (15 + chance() * 6), y + Math.sin(n * 0.9) * (15 + chance() * 6)])) });
}

const COVERS = {
  poor: "M-12 9C-15 1-9-5-5-3-5-11 5-11 6-3 12-5 15 3 11 9Z",
  fair: "M-14-5H14V-1H-14ZM-14 4H14V8H-14ZM-10-10V12M0-10V12M10-10V12",
  solid: "M-14-9H-1V-1H-14ZM1-9H14V-1H1ZM-8 1H8V9H-8Z",
  loophole: "M-14-12H14V12H-14ZM-2-7H2V7H-2Z",
};

const cover = ({ at, cover: kind }) => placed("path", at, { class: `cover is-${kind}`, d: COVERS[kind] });

/** A line through the middles of squares. */
export const through = (squares) => (squares.length > 1 ? line(squares.map((each) => centre(each))) : "");
