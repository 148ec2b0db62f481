// The tools in ink, each its own drawing in a box from -12 to 12; what they lack is drawn by their category.

const GRIP = "wood M-9 12L-12 9-6 3-3 6Z";

export const TOOLS = {
  knife: [GRIP, "steel M-3 6L-6 3 7-9C10-11 11-8 9-5Z", "ink M-3 3L7-7"],
  sabre: ["wood M-12 12L-10 7-6 10Z", "gold M-11 5L-4 11-3 8-8 4Z", "steel M-7 7C3 5 8-3 7-12 12-2 7 8-4 10Z"],
  dagger: ["wood M-11 12L-12 11-7 6-5 8Z", "gold M-10 2L-2 10 0 8-8 0Z", "steel M-6 2L9-9 11-11 10-8-1 7Z", "ink M-3 4L9-9"],
  cleaver: ["wood M-12 10L-10 12-2 4-4 2Z", "steel M-6 2L5-11 12-4 0 9Z", "void M4-7.5A1.5 1.5 0 1 1 7-7.5A1.5 1.5 0 1 1 4-7.5Z"],
  yataghan: ["bone M-12 8L-8 12-5 9-8 5Z", "gold M-8 4L-4 8-3 7-7 3Z", "steel M-6 4C-4-2 3 0 5-5 6-8 7-11 11-12 12-5 8 0 4 3 1 5-1 5-3 7Z"],
  penknife: ["fire M-12 4C-12 1-9 1-8 1L6 6C9 7 8 11 5 10L-9 8C-11 8-12 6-12 4Z", "steel M-8 1C-6-6 2-11 8-10 7-4 2 1-4 3Z", "bone M-10 4.5A1.5 1.5 0 1 1-7 4.5A1.5 1.5 0 1 1-10 4.5Z"],
  cross: ["gold M-2.5-12H2.5V-6H8V-1H2.5V12H-2.5V-1H-8V-6H-2.5Z", "ink M0-10V10M-6-3.5H6"],
  bible: ["wood M-8-11H8V9H-6C-9 9-9 13-6 12H8V9", "bone M-6 9H8V12H-6C-8 12-8 9-6 9Z", "gold M-1-8H1.5V-5H5V-2.5H1.5V5H-1V-2.5H-4.5V-5H-1Z"],
  censer: ["ink M0-12L-6 0M0-12V-2M0-12L6 0", "gold M-7 1H7C7 7 4 10 0 10S-7 7-7 1ZM-4 10H4L5 12H-5Z", "gold M-5 1C-5-3 5-3 5 1Z", "ink M-3-1H-2M2-1H3M7-6C10-7 8-9 11-10"],
  bomb: ["iron M3-6L6-9", "void M-9 3A8.5 8.5 0 1 1 8 3A8.5 8.5 0 1 1-9 3Z", "gold M6-9L7-12 8.5-10 11-11 10-8.5 12-7 9-6.5 8-5Z", "ink M-5 1C-5-2-3-3-1-3"],
  grenade: ["leaf M-7 2C-7-4 7-4 7 2V6C7 10 3 12 0 12S-7 10-7 6Z", "steel M-3-3V-7H3V-3ZM3-6L9-8 10-3", "ink M-7 4H7M-6 8H6M-2.5-2V11M2.5-2V11", "gold M-4-9A2.5 2.5 0 1 0-4-4"],
  dynamite: ["fire M-9-4H-4V11H-9ZM-2.5-4H2.5V11H-2.5ZM4-4H9V11H4Z", "bone M-10 1H10V5H-10Z", "ink M0-4C0-8 4-6 5-9", "gold M4-9L5-12 6.5-10 9-10 7-8 8-6 5.5-7Z"],
  club_bomb: ["wood M-12 9L-9 12 1 3-2 0Z", "void M-2-6A7 7 0 1 1 9 3 7 7 0 0 1-3-4Z", "iron M0-11L2-8M11-9L8-7M11 1L9-1", "gold M4-3L5-5 6.5-3.5 9-4 7-2 8 0 5.5-1Z"],
  pickaxe: ["wood M-10 12L-12 10 4-6 6-4Z", "steel M-8-9C0-12 7-9 9-7 11-4 12 2 9 9 8 2 6-2 4-4 2-6-2-8-8-9Z"],
  shovel: ["wood M9-12L12-9-1 4-4 1Z", "steel M-5-1L1 5C1 9-5 12-11 11-12 5-9-1-5-1Z", "ink M-3 3L-8 8"],
  mattock: ["wood M-9 12L-11 10 3-8 6-6Z", "steel M-5-10L8-11 12-5 7-5-4-6Z"],
  rock_drill: ["steel M-12-6H2V3H-12Z", "iron M2-1.5H11", "wood M-10 3H-5L-4 11H-9Z", "gold M-9-6V-9H-4V-6Z", "ink M4-4L5 1M7-4L8 1M-8-1.5H0"],
  spoon: ["steel M4-11C10-13 13-7 10-3 7 0 3 0 1-2-1-5 0-9 4-11Z", "steel M1-2L3 0-9 12C-11 13-13 11-11 9Z", "ink M4-8C6-9 8-9 9-8"],
  candle: ["bone M-4-2H4V9H-4Z", "gold M-9 9H9L7 12H-7Z", "fire M0-12C2-9 3-8 3-6A3 3 0 0 1-3-6C-3-8-1-9 0-12Z", "ink M0-4V-2M-4 1C-3 3-2 2-2 0"],
  matches: ["wood M-10-1L5-5 8 6-7 10Z", "bone M-7 10L8 6 9 8-6 12Z", "ink M-8 1L6-3", "fire M-4-8A2 2 0 1 1 0-8A2 2 0 1 1-4-8ZM5-11A2 2 0 1 1 9-11A2 2 0 1 1 5-11Z", "ink M-2-6L-1-3M7-9L6-5"],
  torch: ["wood M-3 0H3L1 12H-1Z", "iron M-4 1H4", "fire M0-12C2-8 7-7 6-2 5 1-5 1-6-2-6-4-5-5-4-7-3-5-2-5-2-5-2-8-1-10 0-12Z", "gold M0-6C1-4 3-3 2-1 1 0-1 0-2-1-3-3 0-4 0-6Z"],
  lighter: ["steel M-6 0H6V12H-6Z", "steel M-6 0L-11-7-1-11 3 0Z", "fire M4-11C6-8 8-7 8-4A3 3 0 0 1 2-3C1-6 4-8 4-11Z", "ink M-3 4V9"],
  bucket: ["steel M-9-4H9L6 11H-6Z", "water M-9-4C-9-7 9-7 9-4S-9-1-9-4Z", "ink M-9-4C-8-14 8-14 9-4M-7.5 3H7.5"],
  hose: ["fire M-11 3A9 9 0 1 1 5 8L3 5A5.5 5.5 0 1 0-7 3C-7 7-4 8 0 8H5V12H0C-7 12-11 9-11 3Z", "gold M4 7H9V13H4Z", "water M9 8L12 7V13L9 12Z"],
  bucket_pump: ["steel M-11 1H3L1 12H-9Z", "wood M-6-12H-2V1H-6Z", "iron M-2-9L9-11", "water M3-4C7-4 9-2 9 2L6 2C6 0 5-1 3-1Z", "water M7.5 4L9 8A1.5 1.5 0 1 1 6 8Z"],
  fire_extinguisher: ["fire M-6-4C-6-7 6-7 6-4V12H-6Z", "void M-2-10H2V-6H-2Z", "iron M-7-10H4M4-8C9-7 9 0 8 4", "bone M-3 0H3V6H-3Z"],
  grille: ["void M-11-11H11V11H-11Z", "iron M-6-11V11M0-11V11M6-11V11M-11-5H11M-11 4H11"],
  hacksaw: ["steel M-10 5H11V8H-10Z", "iron M-9 6V-7H10V6", "wood M-12-4H-7V11H-12Z", "ink M-6 8L-5 10-4 8-3 10-2 8-1 10 0 8 1 10 2 8 3 10 4 8 5 10 6 8 7 10 8 8"],
  file: ["wood M-12 9L-9 12-4 8-8 4Z", "steel M-7 5L-5 7 11-9 12-12 9-11Z", "ink M-4 4L-3 5M-1 1L0 2M2-2L3-1M5-5L6-4M8-8L9-7"],
  pointer: ["wood M-1.5-2H1.5V12H-1.5Z", "bone M-10-9H5L11-5 5-1H-10Z", "ink M-7-5H5M3-7L5.5-5 3-3"],
  stake: ["wood M-4-11H4L5 4 0 12-5 4Z", "ink M-4-8H4M-1-6V3M2-4V5"],
  prop: ["wood M-11-11H11V-7H-11Z", "wood M-2.5-7H2.5V12H-2.5Z", "wood M-9-7L-2 1V5L-12-7ZM9-7L2 1V5L12-7Z", "ink M0-4V9"],
  plank: ["wood M-12 4L7-10 12-5-7 10Z", "ink M-8 4L7-7M-6 7L9-4M-9 5L-8.5 6M8-7L8.5-6"],
  beam: ["wood M-12 0L7-9 12-6-7 4Z", "wood M-7 4L12-6V0L-7 11Z", "wood M-12 0L-7 4V11L-12 7Z", "ink M-4 6L9-1M-10 4L-8.5 5.5"],
  coin: ["leaf M-10 0A10 10 0 1 1 10 0A10 10 0 1 1-10 0Z", "ink M-7.5 0A7.5 7.5 0 1 1 7.5 0A7.5 7.5 0 1 1-7.5 0Z", "gold M0-5.5L1.5-1.5 5.5 0 1.5 1.5 0 5.5-1.5 1.5-5.5 0-1.5-1.5Z"],
};

// Who stands for a category whose tool has no drawing of its own.
export const STAND_INS = {
  blade: "knife", holy: "cross", explosive: "bomb", digging: "pickaxe", incendiary: "torch", extinguisher: "bucket",
  grille: "grille", saw: "hacksaw", pointer: "pointer", wood: "plank", coin: "coin",
};
