// Signs that rooms, heaps, doors and cards share, each in a box from -12 to 12.

import { paint } from "./svg.js";

export const RUBBLE = "stone M-11.5 9.5L-9.5 2.5-4 1 0 5-1 9.5Z stone M-.5 9.5L1 3 6 1.5 11.5 6 11 9.5Z stone M-6 1L-4.5-5.5 1-8 6-3.5 4 1.5-.5 4Z ink M-4.5-5.5L0-3 4 1.5M-9.5 2.5L-6 5.5-1 9.5M1-8L0-3M6 1.5L6.5 5 11.5 6";

const EMBLEMS = {
  fire: "danger M0-11.5C2-6 8.5-3 8.5 3A8.5 8.5 0 0 1-8.5 3C-8.5 0-7-3-5.5-5.5-4.8-3-3.6-2-2.5-2-3-6-1.5-9 0-11.5Z gold M.5-1C1 2 4.5 3.5 4.5 6.5A4.5 4.5 0 0 1-4.5 6.5C-4.5 4-1 2.5 .5-1Z",
  cave_in: RUBBLE,
  treasure: "wood M-10-1.5C-10-9 10-9 10-1.5Z wood M-10-1.5H10V8.5H-10Z gold M-10-2.5H10V-.5H-10ZM-2.5-3.5H2.5V2.5H-2.5Z ink M-6.5-6V8.5M6.5-6V8.5M0-1V1",
  hoard: "stone M-10 9L-8 3H8L10 9Z gold O-4 1 2.5O3 1 2.5O-.5 -2 2.5O9 8 2.5",
  bag: "wood M-4-6C-10-2-10 10-6 10.5H6C10 10 10-2 4-6Z gold M-4-6C-6-9-3-9 0-11 3-9 6-9 4-6Z ink M-5-6H5M-3 2C0 4 3 2 3 0",
  spark: "danger M0-11L2.3-3.6 8-8 3.8-2.2 11 0 3.8 2.2 8 8 2.3 3.6 0 11-2.3 3.6-8 8-3.8 2.2-11 0-3.8-2.2-8-8-2.3-3.6Z gold O0 0 2",
};

// An emblem; what nobody has drawn yet is a spark.
export const emblem = (name, attributes) => paint(EMBLEMS[name] ?? EMBLEMS.spark, attributes);

// More emblems, for those who need them.
export const draws = (more) => Object.assign(EMBLEMS, more);
