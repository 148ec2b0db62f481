// Signs of a board game's rooms, counters and chance cards; the rest is shared with other scenes.

import { RUBBLE, draws, emblem } from "../../art/emblems.js";

draws({
  grille: "iron M-8-11V11M-2.7-11V11M2.7-11V11M8-11V11M-11-5H11M-11 5H11",
  pointer: "wood M-10-4.5H2V-9L11 0 2 9V4.5H-10Z ink M-7-1.5H0M-7 2H2M4.5-3L6.5 0 4.5 3",
  buried: RUBBLE,
  beast: "bone M-11-7C-4-10.5 4-10.5 11-7L9.5 1.5 6.5-3 3.5 2 0-3-3.5 2-6.5-3-9.5 1.5ZM-9 8.5L-7.5 2.5-4.5 6.5-2 3 0 6.5 2 3 4.5 6.5 7.5 2.5 9 8.5C4 11.5-4 11.5-9 8.5Z danger M-6.5-7L-2.5-6-5-4.5ZM6.5-7L2.5-6 5-4.5Z",
  devil: "danger M-7-1C-7-6 7-6 7-1 7 6 3.5 8 0 11.5-3.5 8-7 6-7-1Z bone M-6.5-2.5C-11.5-4-12-8.5-9.5-11.5-9-8-6.5-7-3-5ZM6.5-2.5C11.5-4 12-8.5 9.5-11.5 9-8 6.5-7 3-5Z gold M-5 0L-1.5 1.8-4.5 2.8ZM5 0L1.5 1.8 4.5 2.8Z ink M-2.5 6C-1 7 1 7 2.5 6",
  prison: "edge M-9.5 11V-3A9.5 9 0 0 1 9.5-3V11Z iron M-5-9.5V11M0-11.5V11M5-9.5V11M-9.5-2.5H9.5M-9.5 5H9.5",
  torn: "wood M-4-7C-9-4-11 4-9 8L-5 5-3 9 0 6 3 10 5 6 9 8C11 3 9-4 4-7Z gold M-4-7C-6-10-3-10 0-12 3-10 6-10 4-7Z ink M-5-7H5M-4 12V9M4 12V11",
  hourglass: "wood M-8-11H8V-8.5H-8ZM-8 8.5H8V11H-8Z bone M-6-8.5H6C6-3 1-2 1 0 1 2 6 3 6 8.5H-6C-6 3-1 2-1 0-1-2-6-3-6-8.5Z gold M-4 8C-3 4 3 4 4 8ZM-3-4H3L0-1Z",
  key: "gold O-5 -4 4.5M-1.5-2L9 8.5 7 10.5 5 8.5 3.5 10 1.5 8 3 6.5-3 .5Z edge O-5 -4 1.5",
  skull: "bone M-9-2A9 9 0 0 1 9-2C9 3 6 3 5.5 6V10H-5.5V6C-6 3-9 3-9-2Z edge O-3.25 -2 2.25O3.25 -2 2.25M0 1.5L1.5 4.5H-1.5Z ink M-2 10V7M2 10V7",
  again: "safe M-10 1A10 9 0 0 1 6-6.5L8.5-10 11-1 2-1.5 4-4A7 6.5 0 0 0-6.5 1ZM10 2A10 9 0 0 1-6 8.5L-8 11-10 4-3 4.5-4 6A7 6.5 0 0 0 6.5 2Z",
  cart: "wood M-11-5H11L8 4H-8Z iron O-4 7.5 2.5O4 7.5 2.5 stone M-8-5L-5-10 0-8 3-10.5 8-5Z ink M-12 11H12M-9-1H9",
});

export { emblem };
