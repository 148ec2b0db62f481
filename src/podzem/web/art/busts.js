// Who is who, drawn from the chest up in a box from -12 to 12: heroes, hired people, animals.

import { draw, paint } from "./svg.js";

export const FACE = "bone O0 -4 5.5 ink M-2-4V-3.5M2-4V-3.5M-1.5-.8H1.5";
const HELM = "steel M-6.5-3C-6.5-12 6.5-12 6.5-3Z ink M-6.5-3H6.5M0-9.5V-3";
const VISOR = "steel M-6-10C-3-12 3-12 6-10V1L0 4-6 1Z ink M-5-5H5M0-5V2M-3 0V1M3 0V1";

// Those in cloth wear their owner's colour below.
const PEOPLE = {
  man: `edge M-8 0C-8-13 8-13 8 0C6 3-6 3-8 0Z ${FACE}`,
  porter: `wood M0-9C5-13 12-9 12-3 12 2 6 4 3 2Z ${FACE} ink M3-8L8-1`,
  link_bearer: `${FACE} wood M8 12L7-3H11L10 12Z danger M9-12C12-9 12.5-6 9-3.5 5.5-6 6-9 9-12Z gold M9-8C10.5-6.5 10.5-5 9-4.5 7.5-5 7.5-6.5 9-8Z`,
  spearman: `${FACE} ${HELM} wood M9.5 12V-7H11V12Z steel M10.2-12L12.5-6.5H8Z`,
  slinger: `${FACE} danger M-5.5-6C-3-7.5 3-7.5 5.5-6L5-8.5C3-10-3-10-5-8.5Z ink M6 10C13 6 13-4 8-8 stone O8 -9 2.2`,
  archer: `${FACE} safe M-6.5-5C-6-11 4-12 6.5-6L10.5-11 8-4.5Z ink M9-3C13 1 13 8 9 12M9-3V12`,
  armoured_man: VISOR,
  sergeant: `danger M-1-11C-5-14 6-14 9-6 6-9 3-10-1-11Z ${VISOR}`,
  healer: `bone M-7.5 1C-8-12 8-12 7.5 1L5 3H-5Z ${FACE} danger M-1.2-11H1.2V-9.7H2.5V-7.6H1.2V-6.3H-1.2V-7.6H-2.5V-9.7H-1.2Z`,
  digger: `${FACE} stone M-6.5-5C-6-11 6-11 6.5-5Z wood M7 12L9.5-6H11L8.7 12Z steel M4-8C8-11 12-10 13-5 10-7 8-7 5-5.5Z`,
};
const OTHERS = {
  donkey: "stone M-5-4L-9-13-3-8H3L9-13 5-4 5.5 5C5.5 10 3 12 0 12S-5.5 10-5.5 5Z bone M-4 6C-4 3 4 3 4 6 4 10 2 11 0 11S-4 10-4 6Z edge O-2.8 -2 1.1O2.8 -2 1.1O-1.5 7.5 .7O1.5 7.5 .7",
};
const SOMEBODY = "edge M-10 12C-10 5-6 3-5 1-7-1-7-4-7-6-7-14 7-14 7-6 7-4 7-1 5 1 6 3 10 5 10 12Z";

// A bust; people wear the colour they are given.
export function bust(type, attributes = {}, colour = "var(--wood)") {
  if (!PEOPLE[type]) return paint(OTHERS[type] ?? SOMEBODY, attributes);
  const body = draw("path", { class: "pigment", fill: colour, d: "M-11 12C-11 4.5-6.5 2 0 2S11 4.5 11 12Z" });
  return draw("g", attributes, body, paint(PEOPLE[type]));
}

// More of them: people in cloth, and others.
export function knows(people, others) {
  Object.assign(PEOPLE, people);
  Object.assign(OTHERS, others);
}
