// What a shop sells, drawn in a box from -12 to 12.

import { paint } from "./svg.js";

const HILT = "wood M-9 7L-7 9-9 11-11 9Z gold M-8 4L-4 8-5 9-9 5Z";
const SKIN = "M-3-9H3V-6C9-3 9 9 0 11-9 9-9-3-3-6Z";
const BAG = "M-4-7C-2-5 2-5 4-7L6-9H-6ZM-4-6C-11 0-10 11 0 11S11 0 4-6Z";
const BOTTLE = "M-2-11H2V-5C8-3 9 9 0 11-9 9-8-3-2-5Z";
const SHAFT = "wood M-11 10L-10 11 9-8 8-9Z";

const GOODS = {
  torch: "wood M-2 11L-3-1H3L2 11Z danger M0-12C5-8 6-4 3-1H-3C-6-4-5-8 0-12Z gold M0-7C2-5 2-3 1-1H-1C-2-3-2-5 0-7Z",
  lamp: "gold M-9 2C-9 8 7 9 9 2L12-1H7L5 2Z wood M-4 8H3L5 11H-6Z danger M11-8C13-5 13-3 11-1 9-3 9-5 11-8Z",
  ration: "gold M-11 5C-11-3 2-6 8-4S11 7 5 8-11 9-11 5Z ink M-6 0L-4 4M-1-2L1 2M4-3L6 1",
  tinderbox: "steel M-10 4C-10-3-3-5 3-3L5 0-4 1-5 6-9 7Z stone M1 6L9 3 11 8 4 11Z danger M6-11L7-7 11-7 8-4 9 0 6-3 3-1 4-5 1-8 5-7Z",
  wedge: "wood M-11 8H11V4L-11 7Z ink M-6 7H6",
  bandage: "bone M-9-5H5C10-5 10 5 5 5H-9C-5 5-5-5-9-5Z danger M-2-3H1V-1H3V2H1V4H-2V2H-4V-1H-2Z",
  hammer: `${SHAFT} steel M2-11L11-2 8 1-1-8Z`,
  walking_staff: "wood M-2 12L-1-6C-1-12 7-12 7-7 7-4 4-4 4-6 4-8 1-9 1-6L0 12Z",
  knife: "steel M10-10C6-9-2-3-4 1L-1 4C3 1 9-6 10-10Z wood M-4 1L-1 4-8 10-10 8Z",
  weapon: `steel M11-11L8-3-4 8-8 4 3-8Z ${HILT}`,
  sword: `steel M11-11L9-6-5 8-8 5 6-9Z ${HILT}`,
  two_handed_weapon: `steel M11-12L10-6-5 9-9 5 6-10Z wood M-8 6L-6 8-10 12-12 10Z gold M-11 2L-2 11-3 12-12 3Z`,
  axe: `${SHAFT} steel M1-10C6-13 12-8 11-2 8-4 5-3 4-1L-1-6C0-7 1-8 1-10Z`,
  mace: `${SHAFT} stone O7 -7 4.5 edge M7-12V-10M2-7H4M10-7H12M7-4V-2`,
  spear: `${SHAFT} steel M12-12L9-4 4-9Z`,
  skin: `wood ${SKIN}`,
  skin_water: `wood ${SKIN} water M-5 2C-3 0 3 4 5 2 5 6 3 9 0 9S-5 6-5 2Z`,
  skin_wine: `wood ${SKIN} danger M-5 2C-3 0 3 4 5 2 5 6 3 9 0 9S-5 6-5 2Z`,
  skin_oil: `wood ${SKIN} gold M-5 2C-3 0 3 4 5 2 5 6 3 9 0 9S-5 6-5 2Z`,
  healing_water: `bone ${BOTTLE} water M-6 2H6C6 7 4 9 0 10-4 9-6 7-6 2Z danger M-1-1H1V1H3V3H1V5H-1V3H-3V1H-1Z`,
  sack: `bone ${BAG} ink M-4-6H4`,
  chest: "wood M-11-2C-11-9 11-9 11-2V9H-11Z ink M-11-1H11 gold M-2-3H2V2H-2Z",
  rope: "ink M-9 0A9 9 0 1 0 9 0A9 9 0 1 0-9 0 gold M0-10A10 10 0 1 0 10 0H6A6 6 0 1 1 0-6ZM10 0L12 11 8 10 6 0Z",
  tool: `${SHAFT} steel M-1-11C6-12 12-6 11 1 9-3 3-9-1-11Z`,
  ladder: "wood M-7-12H-4V12H-7ZM4-12H7V12H4ZM-4-8H4V-6H-4ZM-4-2H4V0H-4ZM-4 4H4V6H-4Z",
  plank: "wood M-12 3L8-8 12-4-8 8Z ink M-7 4L8-5",
  light_armour: "wood M-4-10H4L10-6 8 0 6-1V11H-6V-1L-8 0-10-6Z ink M0-10V11M-3-4H3M-3 2H3",
  mail: "steel M-4-10H4L11-6 9 2 6 0V11H-6V0L-9 2-11-6Z ink M-4-4H4M-5-1H5M-5 2H5M-5 5H5M-5 8H5",
  plate: "steel M-4-10C-2-7 2-7 4-10L9-8 7-1C8 4 5 7 0 7S-8 4-7-1L-9-8ZM-6 8H6L8 12H-8Z ink M0-7V7",
  shield: "danger M0-11L10-8C10 2 7 8 0 12-7 8-10 2-10-8Z gold M-2-9H2V10L0 11-2 10ZM-9-3H9V1H-9Z",
  sling: "ink M-10-10C-4 2-2 4 0 6M10-10C4 2 2 4 0 6 wood M-6 3C-3 10 3 10 6 3 2 5-2 5-6 3Z stone O0 3 3",
  bow: "wood M-6-12C9-8 9 8-6 12L-4 9C4 6 4-6-4-9Z ink M-6-12V12",
  quiver: "wood M-5-2H5L3 12H-3Z ink M-3-2V-10M0-2V-12M3-2V-10 danger M-5-8L-3-12-1-8ZM-2-9L0-12 2-9ZM1-8L3-12 5-8Z",
  stones: "stone O-4 5 5 stone O5 6 4 stone O1 -3 5",
  bag_stones: `wood ${BAG} stone O-2 2 3 stone O3 5 2.5`,
  bag_bullets: `wood ${BAG} steel O-3 2 2 steel O2 1 2 steel O0 6 2`,
  donkey: "stone M-5-4L-9-13-3-8H3L9-13 5-4 5.5 5C5.5 10 3 12 0 12S-5.5 10-5.5 5Z",
};
const PARCEL = "wood M-9-6H9V9H-9Z ink M0-6V9M-9 1H9";

/** A thing; one that was never drawn comes in a parcel. */
export const good = (kind) => paint(GOODS[kind] ?? PARCEL);
