// Eight colours and eight shapes: either tells two seats apart.

import { draw, picture, rounded } from "./svg.js";

// White on any of these has a contrast of at least 4.5.
const COLOURS = ["#b8391f", "#2b66a0", "#35793f", "#83479c", "#8f6410", "#17767a", "#b8436f", "#5d626e"];

const SHAPES = [
  "O0 0 10",
  "M-9-9H9V9H-9Z",
  "M0-12L12 9H-12Z",
  "M0-12.5L11 0 0 12.5-11 0Z",
  "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z",
  "M0-12.5L3.6-4.4 12-3.8 5.6 2 7.7 10.4 0 6-7.7 10.4-5.6 2-12-3.8-3.6-4.4Z",
  "M4-11A11.5 11.5 0 1 0 11 6A8.5 8.5 0 0 1 4-11Z",
  "O0 0 11O0 0 7.5",
];

// Where the letter stands on shapes whose middle is elsewhere.
const LETTER_AT = { 2: [0, 3], 5: [0, 1], 6: [-3, 1] };

export const seatColour = (seat) => COLOURS[seat % COLOURS.length];

export const seatLetter = (seat) => String.fromCharCode(65 + (seat % 26));

// The shape with its letter; from the ninth seat on bars count the rounds.
export function seatShape(seat, letter = seatLetter(seat)) {
  const kind = seat % SHAPES.length;
  const [x, y] = LETTER_AT[kind] ?? [0, 0];
  const colour = seatColour(seat);
  const group = draw("g", { class: "seat-shape" });
  if (kind === 7) group.append(draw("circle", { r: 8, fill: "#15110d" }));
  group.append(draw("path", { d: rounded(SHAPES[kind]), fill: colour, "fill-rule": "evenodd", class: "seat-edge" }));
  group.append(draw("text", { x, y, class: "seat-letter", stroke: kind === 7 ? "#15110d" : colour }, letter));
  for (let round = Math.floor(seat / SHAPES.length); round > 0; round -= 1) {
    group.append(draw("path", { d: `M-6 ${9 + round * 4}H6`, class: "seat-round" }));
  }
  return group;
}

// The same as a picture of its own.
export function seatMark(seat, letter = seatLetter(seat)) {
  return picture("-14 -14 28 28", { class: "seat-mark" }, seatShape(seat, letter));
}
