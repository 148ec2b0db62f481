// Those who live below: loaded when somebody is met.

import { FACE, knows } from "./busts.js";
import "./foes.js";

knows({
  bandit_captain: `${FACE} danger M-6-6.5C-6-14 6-14 6-6.5Z gold M-6-6.5H6V-5H-6Z edge M-5.5-2.5H5.5V0C3 2-3 2-5.5 0Z`,
  cultist: `${FACE} magic M-8 3C-9-15 9-15 8 3 6-1 6-9 0-9S-6-1-8 3Z`,
  lost_miner: `${FACE} stone M-6.5-5C-6-11 6-11 6.5-5Z gold O0 -8.5 1.8`,
}, {
  goblin: "safe M-5-5L-12-8-7 0C-6 4-3 5 0 5S6 4 7 0L12-8 5-5C3-9-3-9-5-5Z gold O-2.6 -2.5 1.4O2.6 -2.5 1.4 bone M-2 1.5L-1 3.5 0 1.5 1 3.5 2 1.5Z wood M-9 12C-8 7-5 5 0 5S8 7 9 12Z",
  goblin_chief: "safe M-5-5L-12-8-7 0C-6 4-3 5 0 5S6 4 7 0L12-8 5-5C3-9-3-9-5-5Z gold M-5-6L-5-12-2-9 0-13 2-9 5-12 5-6Z danger O-2.6 -2.5 1.4O2.6 -2.5 1.4 bone M-2 1.5L-1 3.5 0 1.5 1 3.5 2 1.5Z steel M-9 12C-8 7-5 5 0 5S8 7 9 12Z",
  zombie: "stone M-10 12C-9 5-5 3 0 3S9 5 10 12Z stone M-6-4C-6-12 6-12 6-4 6 1 3 4 0 4S-6 1-6-4Z edge O-2.4 -5 1.8 bone O2.4 -5 1.4 ink M-3 0L3 1",
  bat_swarm: "edge M-6-6L-8-9-9-6-12-8-10-3-7-4-6-1-5-4-2-3 0-8-3-6-4-9ZM5 0L3-3 2 0-1-2 1 3 4 2 5 5 6 2 9 3 11-2 8 0 7-3ZM-4 7L-6 4-7 7-10 5-8 10-5 9-4 12-3 9 0 10 2 5-1 7-2 4Z",
  lizard_guard: "safe M-10 12C-9 5-5 3 0 3S9 5 10 12Z safe M-6-8C-3-12 3-12 6-8L9-1 0 4-9-1Z gold O-3.5 -5 1.5O3.5 -5 1.5 ink M-6-1L0 1 6-1M0-11V-7",
  ogre: "wood M-12 12C-11 4-6 2 0 2S11 4 12 12Z bone M-8-3C-8-13 8-13 8-3 8 4 4 6 0 6S-8 4-8-3Z edge O-3 -5 1.3O3 -5 1.3 bone M-4 2L-3-1-2 2ZM4 2L3-1 2 2Z ink M-4 2H4M-6-8L-1-7M6-8L1-7",
  stalker: "water M-9 12C-9 0-7-12 0-12S9 0 9 12L4 8 0 12-4 8Z ink M-4-4H-1M1-4H4M-2 3C-1 2 1 2 2 3",
  troll: "safe M-12 12C-12 3-8 0-8-4-8-13 8-13 8-4 8 0 12 3 12 12Z gold O-3 -5 1.4O3 -5 1.4 stone M-2.5-4H2.5L3 1H-3Z bone M-5 5L-4 1-3 5ZM5 5L4 1 3 5Z ink M-6 5H6",
  bat: "edge M0-3L-3-8-4-3C-8-6-12-5-12 2-10 0-8 1-7 3-5 1-3 2-2 6L0 9 2 6C3 2 5 1 7 3 8 1 10 0 12 2 12-5 8-6 4-3L3-8Z danger O-1.3 -1 .8O1.3 -1 .8",
  chud: "stone M-10 12C-10 5-6 3 0 3S10 5 10 12Z stone O0 -4 6.5 bone O-2.6 -4 2.1O2.6 -4 2.1 ink M-2-.2H2M-6-8L-9-11M6-8L9-11",
  ghoul: "safe M-10 12C-9 5-5 3 0 3S9 5 10 12Z safe M-7-5C-7-13 7-13 7-5 7 2 3 4 0 4S-7 2-7-5Z edge O-2.6 -5 1.6O2.6 -5 1.6 bone M-3 0H3L1.8 3 .7 0-.7 3-1.8 0Z",
  spider: "ink M-5 0L-11-6-12-1M5 0L11-6 12-1M-5 2L-12 2-12 8M5 2L12 2 12 8M-4 4L-8 8-7 12M4 4L8 8 7 12 edge O0 3 6.5 edge O0 -5 3.8 danger O-1.4 -6 .8O1.4 -6 .8",
  snake: "safe M-10 11C-13 4 2 6 2 1S-7-2-6-7C-5-12 6-12 7-7 8-3 3-3 1-4L0-2C6 1 8 12-2 12Z gold O3 -8 1.1 ink M8-5L12-4M8-5L12-7",
  bear: "wood O-7 -9 3.5O7 -9 3.5 wood M-10-3C-10-12 10-12 10-3 10 7 5 11 0 11S-10 7-10-3Z bone M-4 3C-4 0 4 0 4 3 4 7 2 8 0 8S-4 7-4 3Z edge O-4 -3 1.3O4 -3 1.3M-1.8 2.5H1.8L0 4.5Z",
  slime: "safe M-12 11C-12 6-10 5-9 1-8-5-3-9 1-7 6-5 6 0 9 3 12 5 12 9 12 11Z water O-3 2 2.2O3 -1 1.5O4 6 1.8 bone O-1 -4 1",
  werewolf: "stone M-10 2L-10-11-4-7H4L10-11 10 2 5 6 2 11H-2L-5 6Z gold M-6-2L-2.5-1-5.5.8ZM6-2L2.5-1 5.5.8Z edge M-1.8 6H1.8L0 8.5Z ink M-4 9.5L-2 8M4 9.5L2 8",
  wraith: "magic M-9 12C-9 0-8-12 0-12S9 0 9 12L6 9 3 12 0 9-3 12-6 9Z bone O-2.8 -4 1.7O2.8 -4 1.7 edge M-2 2C-1 1 1 1 2 2L1 6H-1Z",
  idol: "stone M-8-12H8V12H-8Z edge M-5-6H-1.5V-3.5H-5ZM5-6H1.5V-3.5H5ZM-4 4H4V6.5H-4Z ink M0-5V1H-2M-8-9H8M-8 9H8",
});
