// Small drawings of the desk: what one can do, how one is, a torch that burns down.

import { draw, picture, rounded } from "../../art/svg.js";

const SIGNS = {
  search: "O10 10 6M14.5 14.5L21 21",
  listen: "M8 20C6 16 5 13 5 10A7 7 0 0 1 19 10C19 14 15 15 15 18 15 21 11 22 9.5 20M9 11A3 3 0 0 1 15 11",
  open: "M6 21V3H18V21M4 21H20M14.5 12V13",
  unlock: "O8 8 4.5M11 11L20 20M17 17L20 14",
  break: "M5 10H19V20H5ZM12 3L10 7 14 9 11 13",
  dig: "M4 21L15 9M8 4C14 4 19 8 20 16",
  aid: "M9 4H15V9H20V15H15V20H9V15H4V9H9Z",
  rest: "M3 19V8M3 15H21V19M7 12H12V15",
  hold: "M12 21V9M6 21H18M12 3V4.5",
  guard: "M12 3L20 6C20 13 17 18 12 21 7 18 4 13 4 6Z",
  load: "M4 13H20V20H4ZM12 3V10M8.5 6.5L12 10 15.5 6.5",
  light: "M12 3C15 8 17 10 17 14A5 5 0 0 1 7 14C7 11 10 8 12 3ZM12 19V22",
  take: "M6 12V8A2 2 0 0 1 10 8V5A2 2 0 0 1 14 5V8A2 2 0 0 1 18 9V14C18 19 15 21 12 21S6 18 6 12Z",
  wedge: "M3 18L21 18 3 10Z",
  act: "M4 12C8 6 16 6 20 12M17 7L20 12 15 13M12 16V20",
  as_before: "M20 12A8 8 0 1 1 17 6M17 2V6H13",
  leg: "M7 3C10 3 10 10 8 12H5C4 8 4 3 7 3ZM16 9C19 9 20 14 19 18H16C14 16 13 9 16 9Z",
  fast: "M3 8H9M2 12H8M3 16H9M12 5L20 12 12 19",
  ahead: "M12 20V5M6 11L12 5 18 11",
  release: "M6 3H18M6 21H18M7 3C7 9 17 15 17 21M17 3C17 9 7 15 7 21",
  pack: "M5 9C5 6 8 5 12 5S19 6 19 9V20H5ZM9 5C9 2 15 2 15 5M8 13H16",
  strike: "M4 20L9 15M6 13L11 18M8 15L19 4H20V5L9 16",
  pit: "M3 6H8V18H16V6H21",
  map: "M3 6L9 4 15 6 21 4V18L15 20 9 18 3 20ZM9 4V18M15 6V20",
};

SIGNS.strike_fire = SIGNS.light;

/** Signs that only some desks draw. */
export const addSigns = (more) => Object.assign(SIGNS, more);

export const hasSign = (name) => name in SIGNS;

/** A sign in the colour of the text around it. */
export const glyph = (name) => picture("0 0 24 24", { class: "icon" }, draw("path", { d: rounded(SIGNS[name] ?? SIGNS.hold) }));

/** A torch that has burnt down to a part of its length. */
export function torch(left, of) {
  const part = Math.max(0, Math.min(1, left / (of || 1))), top = 26 - 16 * part;
  return picture("0 0 12 28", { class: `burning${left <= 1 ? " last" : ""}` },
    draw("path", { class: "spent", d: "M6 10V26" }),
    draw("path", { class: "stick", d: `M6 ${top}V26` }),
    draw("path", { class: "flame", d: `M6 ${top - 9}C8 ${top - 5} 10 ${top - 4} 10 ${top - 1}A4 4 0 0 1 2 ${top - 1}C2 ${top - 3} 4 ${top - 4} 6 ${top - 9}Z` }));
}
