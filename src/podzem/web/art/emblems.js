// Signs that rooms, counters and chance cards share, each in a box from -12 to 12.

import { paint } from "./svg.js";

const RUBBLE = "stone M-11.5 9.5L-9.5 2.5-4 1 0 5-1 9.5Z stone M-.5 9.5L1 3 6 1.5 11.5 6 11 9.5Z stone M-6 1L-4.5-5.5 1-8 6-3.5 4 1.5-.5 4Z ink M-4.5-5.5L0-3 4 1.5M-9.5 2.5L-6 5.5-1 9.5M1-8L0-3M6 1.5L6.5 5 11.5 6";

const EMBLEMS = {
  fire: "danger M0-11.5C2-6 8.5-3 8.5 3A8.5 8.5 0 0 1-8.5 3C-8.5 0-7-3-5.5-5.5-4.8-3-3.6-2-2.5-2-3-6-1.5-9 0-11.5Z gold M.5-1C1 2 4.5 3.5 4.5 6.5A4.5 4.5 0 0 1-4.5 6.5C-4.5 4-1 2.5 .5-1Z",
  cave_in: RUBBLE,
  grille: "iron M-8-11V11M-2.7-11V11M2.7-11V11M8-11V11M-11-5H11M-11 5H11",
  pointer: "wood M-10-4.5H2V-9L11 0 2 9V4.5H-10Z ink M-7-1.5H0M-7 2H2M4.5-3L6.5 0 4.5 3",
  buried: RUBBLE,
  beast: "bone M-11-7C-4-10.5 4-10.5 11-7L9.5 1.5 6.5-3 3.5 2 0-3-3.5 2-6.5-3-9.5 1.5ZM-9 8.5L-7.5 2.5-4.5 6.5-2 3 0 6.5 2 3 4.5 6.5 7.5 2.5 9 8.5C4 11.5-4 11.5-9 8.5Z danger M-6.5-7L-2.5-6-5-4.5ZM6.5-7L2.5-6 5-4.5Z",
  devil: "danger M-7-1C-7-6 7-6 7-1 7 6 3.5 8 0 11.5-3.5 8-7 6-7-1Z bone M-6.5-2.5C-11.5-4-12-8.5-9.5-11.5-9-8-6.5-7-3-5ZM6.5-2.5C11.5-4 12-8.5 9.5-11.5 9-8 6.5-7 3-5Z gold M-5 0L-1.5 1.8-4.5 2.8ZM5 0L1.5 1.8 4.5 2.8Z ink M-2.5 6C-1 7 1 7 2.5 6",
  prison: "edge M-9.5 11V-3A9.5 9 0 0 1 9.5-3V11Z iron M-5-9.5V11M0-11.5V11M5-9.5V11M-9.5-2.5H9.5M-9.5 5H9.5",
  treasure: "wood M-10-1.5C-10-9 10-9 10-1.5Z wood M-10-1.5H10V8.5H-10Z gold M-10-2.5H10V-.5H-10ZM-2.5-3.5H2.5V2.5H-2.5Z ink M-6.5-6V8.5M6.5-6V8.5M0-1V1",
  hoard: "stone M-10 9L-8 3H8L10 9Z gold O-4 1 2.5O3 1 2.5O-.5 -2 2.5O9 8 2.5",
  bag: "wood M-4-6C-10-2-10 10-6 10.5H6C10 10 10-2 4-6Z gold M-4-6C-6-9-3-9 0-11 3-9 6-9 4-6Z ink M-5-6H5M-3 2C0 4 3 2 3 0",
  torn: "wood M-4-7C-9-4-11 4-9 8L-5 5-3 9 0 6 3 10 5 6 9 8C11 3 9-4 4-7Z gold M-4-7C-6-10-3-10 0-12 3-10 6-10 4-7Z ink M-5-7H5M-4 12V9M4 12V11",
  hourglass: "wood M-8-11H8V-8.5H-8ZM-8 8.5H8V11H-8Z bone M-6-8.5H6C6-3 1-2 1 0 1 2 6 3 6 8.5H-6C-6 3-1 2-1 0-1-2-6-3-6-8.5Z gold M-4 8C-3 4 3 4 4 8ZM-3-4H3L0-1Z",
  key: "gold O-5 -4 4.5M-1.5-2L9 8.5 7 10.5 5 8.5 3.5 10 1.5 8 3 6.5-3 .5Z edge O-5 -4 1.5",
  skull: "bone M-9-2A9 9 0 0 1 9-2C9 3 6 3 5.5 6V10H-5.5V6C-6 3-9 3-9-2Z edge O-3.25 -2 2.25O3.25 -2 2.25M0 1.5L1.5 4.5H-1.5Z ink M-2 10V7M2 10V7",
  again: "safe M-10 1A10 9 0 0 1 6-6.5L8.5-10 11-1 2-1.5 4-4A7 6.5 0 0 0-6.5 1ZM10 2A10 9 0 0 1-6 8.5L-8 11-10 4-3 4.5-4 6A7 6.5 0 0 0 6.5 2Z",
  cart: "wood M-11-5H11L8 4H-8Z iron O-4 7.5 2.5O4 7.5 2.5 stone M-8-5L-5-10 0-8 3-10.5 8-5Z ink M-12 11H12M-9-1H9",
  spark: "danger M0-11L2.3-3.6 8-8 3.8-2.2 11 0 3.8 2.2 8 8 2.3 3.6 0 11-2.3 3.6-8 8-3.8 2.2-11 0-3.8-2.2-8-8-2.3-3.6Z gold O0 0 2",
};

// An emblem; what nobody has drawn yet is a spark.
export const emblem = (name, attributes) => paint(EMBLEMS[name] ?? EMBLEMS.spark, attributes);
