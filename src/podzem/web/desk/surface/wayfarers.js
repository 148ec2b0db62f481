// Those who are met above ground: loaded when somebody is.

import { FACE, knows } from "../../art/busts.js";

const HOOD = "wood M-8 2C-8-13 8-13 8 2 5-2 5-8 0-8S-5-2-8 2Z";
const CROWN = "gold M-6-7L-6-13-3-10 0-14 3-10 6-13 6-7Z";
const BEARD = "bone M-5.5-3C-5 5-2 9 0 10 2 9 5 5 5.5-3 3-1-3-1-5.5-3Z";
const HELM = "steel M-6.5-4C-6.5-10-2-12 0-14 2-12 6.5-10 6.5-4Z";
const MUZZLE = "edge M-1.8 6H1.8L0 8.5Z";

knows({
  peasant: `${FACE} gold M-10-6C-6-8 6-8 10-6L6-7C5-12-5-12-6-7Z`,
  pilgrim: `${HOOD} ${FACE} wood M9 12V-12H10.5V12Z`,
  merchant: `${FACE} ${BEARD} danger M-6-7C-7-13 7-13 6-7Z bone M-6.5-8H6.5V-6H-6.5Z`,
  hunter: `${FACE} safe M-7-5C-6-12 4-12 7-6L11-12 8-4.5Z ink M9-3C13 1 13 8 9 12M9-3V12`,
  patrol: `${FACE} ${HELM} wood M9.5 12V-7H11V12Z steel M10.2-12L12.5-6.5H8Z`,
  retinue: `${FACE} ${HELM} danger M0-14L5-12 0-10Z`,
  host: `${FACE} ${HELM} steel M-12 4C-12 1-7 0-5 2V12H-12Z`,
  lord: `${FACE} ${BEARD} ${CROWN}`,
  nomad: `${FACE} wood M-7-5C-7-12-3-13 0-14 3-13 7-12 7-5L4-7H-4Z ink M-3 1L-5 4M3 1L5 4`,
  leshy: `safe M-9 4L-11-4-8-6-9-12-4-9 0-14 4-9 9-12 8-6 11-4 9 4Z ${FACE} safe M-5.5-2C-4 8 4 8 5.5-2 3 1-3 1-5.5-2Z`,
  rusalka: `safe M-8 6C-10-13 10-13 8 6L5 3-5 3Z ${FACE}`,
  vodyanoy: `${FACE} water M-6-5C-6-13 6-13 6-5Z safe M-5.5-2C-6 9 6 9 5.5-2 3 2-3 2-5.5-2Z`,
  bogfolk: `safe M-8 1C-9-12 9-12 8 1Z ${FACE} safe M-3-10L-5-14M3-10L6-13`,
  engine: "wood M-11 10H11V12H-11ZM-9 10L0-6 2-6-6 10ZM9 10L1-6-1-6 6 10Z stone O0 -9 3.5",
}, {
  wolf: `stone M-10 2L-9-12-4-7H4L9-12 10 2 5 6 2 11H-2L-5 6Z gold M-6-2L-2.5-1-5.5.8ZM6-2L2.5-1 5.5.8Z ${MUZZLE}`,
  doghead: `wood M-11 4L-9-9-4-8H4L9-9 11 4 8 6 6 0 4 7 2 11H-2L-4 7-6 0-8 6Z edge O-3 -2 1.3O3 -2 1.3 ${MUZZLE}`,
  doghead_host: `steel M-6-8C-6-14 6-14 6-8Z wood M-11 4L-9-9-4-8H4L9-9 11 4 8 6 6 0 4 7 2 11H-2L-4 7-6 0-8 6Z edge O-3 -2 1.3O3 -2 1.3 ${MUZZLE}`,
  boar: "edge O-7 -8 3O7 -8 3 wood M-10-3C-10-11 10-11 10-3 10 6 6 11 0 11S-10 6-10-3Z bone M-4 4C-4 2 4 2 4 4V8H-4ZM-7 8L-5 2-4 7ZM7 8L5 2 4 7Z edge O-4 -3 1.2O4 -3 1.2O-1.5 6 .8O1.5 6 .8",
  herd: "bone M-6-7L-12-11-10-4ZM6-7L12-11 10-4Z wood M-7-7H7L8 3 4 11H-4L-8 3Z bone M-4 6H4V10H-4Z edge O-4 -2 1.2O4 -2 1.2",
  horse: "wood M-4-9L-2-13 1-9 6-4 9 4 6 8 1 4-1 12H-10C-10 2-9-5-4-9Z edge O2 -3 1.1 ink M-4-9C-8-5-9 0-9 6",
  deer: "ink M-3-8L-8-14M-5-11L-9-11M3-8L8-14M5-11L9-11 wood M-5-8H5L7-2 3 9H-3L-7-2Z edge O-3 -3 1.1O3 -3 1.1 bone M-2 6H2V9H-2Z",
  camel: "gold M-11 12C-11 2-8 0-6 0S-3 3-1 3 1-8 5-10L11-8 12-4 6-3C6 4 8 8 8 12Z edge O7 -7 1",
  griffin: "gold M-9 12C-10 0-7-12 2-12 8-12 12-6 12-3L6-3C6 3 9 8 9 12Z bone M-6-6L-11-12-3-10Z edge O4 -7 1.3",
  viper: "stone M-10 11C-13 4 2 6 2 1S-7-2-6-7C-5-12 6-12 7-7 8-3 3-3 1-4L0-2C6 1 8 12-2 12Z danger O3 -8 1.1 ink M8-5L12-4M8-5L12-7M-8 9L-5 8M-2 10L0 8",
  sea_serpent: "water M-12 12C-12 4-6 4-6 12H-2C-2-2-6-4-2-10 2-14 10-12 11-6L6-4C3-4 4 4 6 12Z gold O5 -8 1.3",
  maneater: "bone O0 -3 8 edge M-8-4C-9-13 9-13 8-4 5-8-5-8-8-4ZO-3 -3 1.4O3 -3 1.4 danger M-5 2H5C5 7-5 7-5 2Z bone M-3 2L-2 4-1 2ZM1 2L2 4 3 2Z",
  raft: "wood M-11 2H11V5H-11ZM-11 6H11V9H-11Z bone M-1-11H1V2H-1ZM1-10L9-4 1-2Z water M-12 10H12V12H-12Z",
  boat: "wood M-11 2H11L8 9H-8Z ink M-6 2L-10-8M6 2L10-8 water M-12 9H12V12H-12Z",
  ladya: "wood M-12-1L-9 3H9L12-3 10 9H-10Z bone M-7-11C-2-9 2-9 7-11V-1C2 1-2 1-7-1Z ink M0-12V3 water M-12 9H12V12H-12Z",
  ship: "wood M-12-2L-9 2H9L12-4 10 9H-9Z bone M-10-9C-7-8-4-8-1-9V0C-4 1-7 1-10 0ZM1-11C5-10 7-10 10-11V0C7 1 4 1 1 0Z ink M-5-12V2M5-12V2 water M-12 9H12V12H-12Z",
  burden: "stone M-5-4L-9-13-3-8H3L9-13 5-4 5.5 5C5.5 10 3 12 0 12S-5.5 10-5.5 5Z edge O-2.8 -2 1.1O2.8 -2 1.1",
});
