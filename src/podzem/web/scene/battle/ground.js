// The battle board: squares of a yard with what stands on them; drawn once.

import { chances, draw, many, short } from "../../art/svg.js";

export const YARD = 32;

export const corner = ([x, y]) => [x * YARD, y * YARD];
export const centre = ([x, y], squares = 1) => [(x + squares / 2) * YARD, (y + squares / 2) * YARD];

const square = ([x, y], inset = 0) => `M${x * YARD + inset} ${y * YARD + inset}h${YARD - 2 * inset}v${YARD - 2 * inset}h${-(YARD - 2 * inset)}z`;

/** Everything that never moves. */
export function drawBoard([width, height], squares, name) {
  const by = (test) => squares.filter(test).map(({ at }) => square(at)).join("");
  const grid = many(width + 1, (x) => `M${x * YARD} 0V${height * YARD}`).join("") + many(height + 1, (y) => `M0 ${y * YARD}H${width * YARD}`).join("");
  return [
    draw("rect", { class: "field", width: width * YARD, height: height * YARD }),
    draw("path", { class: "mud", d: by(({ ground }) => ground === "awkward") }),
    draw("path", { class: "deep", d: by(({ ground }) => ground === "hard") }),
    draw("path", { class: "narrow", d: by(({ confined }) => confined) }),
    draw("path", { class: "yard-line", d: grid }),
    draw("path", { class: "scratch", d: squares.filter(({ ground }) => ground !== "open").map((each) => strokes(each, name)).join("") }),
    ...squares.filter(({ height: rise }) => rise).map(({ at, height: rise }) => draw("g", {}, draw("path", { class: "rise", d: square(at, 2) }), label(at, `+${rise}`))),
    draw("path", { class: "masonry", d: by(({ wall }) => wall) }),
    ...squares.filter(({ cover }) => cover !== "none").map(cover),
    ...squares.filter(({ fire }) => fire).map(({ at }) => at2("path", at, { class: "flames", d: "M0-11C4-5 9-3 9 3A9 9 0 0 1-9 3C-9-1-5-4 0-11Z" })),
    draw("path", { class: "dim-light", d: by(({ light }) => light === "shadow") }),
    draw("path", { class: "no-light", d: by(({ light }) => light === "dark") }),
    draw("path", { class: "smoke", d: by(({ smoke, mist }) => smoke || mist) }),
  ];
}

const at2 = (shape, at, attributes) => draw(shape, { transform: `translate(${centre(at)})`, ...attributes });

function label(at, words) {
  const [x, y] = centre(at);
  return draw("text", { class: "yard-label", x, y: y + 12 }, words);
}

// Mud is dots, water is waves.
function strokes({ at, ground }, name) {
  const chance = chances(`${name} ${at}`), [x, y] = corner(at);
  return many(3, () => {
    const [left, top] = [x + 5 + chance() * (YARD - 14), y + 6 + chance() * (YARD - 12)].map(short);
    return ground === "hard" ? `M${left} ${top}q3-4 6 0t6 0` : `M${left} ${top}h.1m5 2h.1`;
  }).join("");
}

const COVERS = {
  poor: "M-11 8C-13 0-7-4-4-2-4-9 5-9 5-2 11-4 13 3 10 8Z",
  fair: "M-13-5H13V-1H-13ZM-13 4H13V8H-13ZM-9-10V12M9-10V12",
  solid: "M-13-9H-1V-1H-13ZM1-9H13V-1H1ZM-8 1H8V9H-8Z",
  loophole: "M-13-11H13V11H-13ZM-2-6H2V6H-2Z",
};

function cover({ at, cover: kind }) {
  return at2("path", at, { class: `cover is-${kind}`, d: COVERS[kind] });
}
