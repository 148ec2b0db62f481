// Those who fight on a board: more busts, and who looks like whom.

import { FACE, bust, knows } from "../../art/busts.js";
import "../../art/foes.js";

knows({
  captain: `${FACE} danger M-7-6C-5-13 5-13 7-6 4-9-4-9-7-6Z gold M5-11C9-14 12-12 11-8 9-10 7-10 5-9Z`,
  gunner: `${FACE} edge M-8-6H8L6-8C5-12-5-12-6-8Z wood M7 12L9-4H11L10 12Z iron M10-4V-12`,
  preacher: `magic M-8 2C-9-13 9-13 8 2L5 3H-5Z ${FACE} gold M0-12V-8M-1.6-10.6H1.6`,
  goblin: `safe O0 -4 5.5 safe M-5-6L-12-8-5-2ZM5-6L12-8 5-2Z edge O-2 -4.5 1O2 -4.5 1 ink M-2-1H2`,
  goblin_bow: `safe O0 -4 5.5 safe M-5-6L-12-8-5-2ZM5-6L12-8 5-2Z edge O-2 -4.5 1O2 -4.5 1 ink M8-4C13 0 13 8 8 12M8-4V12`,
  woman: `wood M-7.5 3C-9-13 9-13 7.5 3L5-4C3-8-3-8-5-4Z ${FACE}`,
  halfling: `wood M-7-3C-8-12 8-12 7-3L4-8-4-8Z ${FACE}`,
}, {
  cat: "stone M-8-4L-9-12-4-8H4L9-12 8-4 8 3C6 9-6 9-8 3Z gold O-3 -2 1.3O3 -2 1.3 edge M-1.2 2H1.2L0 3.4Z ink M-4 3H-9M4 3H9",
  horse: "wood M-3-12L1-8C8-6 10 0 9 8L5 12H-5L-4 4-9 5-11 1C-9-5-5-8-3-9Z edge O-4 -3 1.1O-9 2 .7 ink M2-8C7-4 7 4 5 9",
  troll: "water M-10 12C-10 4-7 3-7 0L-9-6-5-9C-3-12 3-12 5-9L9-6 7 0C7 3 10 4 10 12Z gold O-3 -4 1.3O3 -4 1.3 bone M-3 1H3L2 4 1 1.6-1 1.6-2 4Z",
  griffon: "bone M-8 0C-8-10 6-12 8-4L12-1 7 3C6 7 2 8 0 12H-9C-10 8-8 4-8 0Z gold M7-4L12-1 7 2Z edge O3 -4 1.2 ink M-6-2L-10-8M-4-6L-6-11M-5 5L-2 6",
  ogre: "stone M-11 12C-11 5-7 4-6 2-9-2-9-11 0-12 9-11 9-2 6 2 7 4 11 5 11 12Z edge O-2.8 -4 1.2O2.8 -4 1.2 bone M-3 1L-2-2-1 1ZM3 1L2-2 1 1Z ink M-4-6.5L-1-5.5M4-6.5L1-5.5",
});

const LOOKS = {
  plague_mouse: "rat", giant_rat: "rat", feral_cat: "cat", tunnel_goblin: "goblin", goblin_archer: "goblin_bow", brigand: "bandit", deserter_gunner: "gunner", bone_sentry: "skeleton", brigand_captain: "captain", cult_preacher: "preacher",
  warhorse: "horse", ogre_guard: "ogre", cave_troll: "troll", wyvern: "dragon", hill_giant: "giant", darya: "woman", hrodi: "karl", lazar: "man", agafya: "healer", pim: "halfling", feofan: "preacher",
};

export const fighter = (kind, attributes, colour) => bust(LOOKS[kind] ?? kind, attributes, colour);
