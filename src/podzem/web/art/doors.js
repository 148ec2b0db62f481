// Five doors in a rock face, each drawn for its system.

import { emblem } from "./emblems.js";
import { around, bundle, chances, draw, many, paint, picture, soft } from "./svg.js";

const ARCH = "M-38 62V-16C-38-44-18-56 0-56S38-44 38-16V62Z";

// What stands in the opening of each door; the sill is at 62.
const DOORS = {
  escape: () => [
    paint(`edge ${ARCH}`),
    ...[38, 28, 18].map((r) => draw("circle", { class: "glimmer", cy: 24, r })),
    paint("stone M-38 62L-16 34H16L38 62Z ink M-26 48H26M-20 40H20M-8 34L-13 62M8 34L13 62"),
    draw("circle", { class: "rays", cy: 24, r: 17 }),
    emblem("treasure", { transform: "translate(0 26)" }),
    paint("wood M-44 62V-20H-36V62ZM36 62V-20H44V62Z wood M-48-30H48V-19H-48Z ink M-40-12V56M40-12V56M-44-25H40M-37-4L-20-18M37-4L20-18"),
  ],
  dungeon: () => [
    paint(`edge ${ARCH} wood M-33 62V-16C-33-40-16-51 0-51S33-40 33-16V62Z ink M-16-46V62M0-51V62M16-46V62 steel M-33-18H33V-9H-33ZM-33 32H33V41H-33Z gold O20 8 6 edge O20 8 2.5`),
    ...[-49, 49].map((x) => draw("g", { transform: `translate(${x} -6)` }, paint("wood M-2 4H2L1 26H-1Z iron M-4 6H4"), emblem("fire", { transform: "translate(0 -8) scale(.9)" }))),
  ],
  surface: () => [
    paint(`sky ${ARCH} gold O15 -24 9 stone M-38 22L-22-8-12 6 0-16 14 8 24-4 38 18V30H-38Z bone M0-16L-5-7-1-9 3-6 6-5ZM-22-8L-26 0-21-2-17 0Z safe M-38 30C-24 14-10 26 0 22 14 16 26 24 38 18V62H-38Z bone M-14 62C-4 48 10 44 2 36-4 30 6 26 8 22 10 28 2 31 8 36 18 45 10 50 16 62Z safe M-28 46L-22 32-16 46ZM22 40L27 28 32 40Z ink M-22 46V50M27 40V44`),
    paint("iron M-38-22H-30V62H-38V30M-38 4H-30M38-22H30V62H38V30M38 4H30M-34-22V62M34-22V62"),
  ],
  delve: () => [
    paint(`edge ${ARCH} stone M-38 62L-34 48H34L38 62ZM-34 48L-12 36 34 38V48ZM34 38L8 26-14 27-12 36ZM-14 27L-26 14-14 12 8 26ZM-26 14L-24 0-13 3-14 12ZM-24 0L-10-10-5-4-13 3ZM-10-10L8-12 5-5-5-4ZM8-12L18-4 9 0 5-5Z`),
    paint("stone M-5-34L0-42 5-34 3-24H-3Z water M0-18L1.5-13A1.5 1.5 0 1 1-1.5-13Z"),
  ],
  screen: () => [
    paint(`edge ${ARCH}`),
    draw("g", { transform: "translate(0 -14) scale(1.15)" },
      paint("steel M-32-32L-26-32 22 20 16 26ZM32-32L26-32-22 20-16 26Z danger M-18-22C-8-18 8-18 18-22 20 0 12 14 0 22-12 14-20 0-18-22Z gold M-2-20H2V20L0 22-2 20ZM-19-6H19V-2H-19Z")),
    paint("magic M-40 62V14L-16 22V70Z bone M-36 58V19L-20 25V64Z magic M-16 22L16 14V62L-16 70Z bone M-12 26L12 20V59L-12 65Z magic M16 14L40 22V70L16 62Z bone M20 20L36 26V64L20 58Z ink M-33 37L-24 40M-8 37L8 33M-8 47L8 43M24 38L33 41"),
  ],
};

// The door of a system.
export function door(key) {
  return picture("-70 -80 140 160", { class: "door" }, ...face(key), ...DOORS[key]());
}

function face(key) {
  const chance = chances(`door ${key}`);
  const outline = many(26, (step) => {
    const [x, y] = around(step / 26, 0.94 + chance() * 0.12);
    return [x * 66 * Math.min(1.12, 1 / Math.max(Math.abs(x), 0.8)), y * 75];
  });
  const cuts = many(44, () => bundle(around(chance(), 50 + chance() * 11, 57 + chance() * 12), chance(), 4));
  return [draw("path", { class: "cliff", d: soft(outline) }), draw("path", { class: "hatching", d: cuts.join("") }),
    ...["arch under", "arch"].map((layer) => draw("path", { class: layer, d: "M-43 60V-16C-43-49-20-61 0-61S43-49 43-16V60" })),
    paint("stone M-52 60H52L58 74H-58Z ink M-54 67H54M-20 60L-22 67M16 60L18 67M-4 67L-4 74M34 67L37 74")];
}
