// What only one game knows of its page: the panel before a player, how its choices are laid out and named. The system
// names its desk; a desk is a folder here (`<name>/desk.js`), its style `style/<name>.css` and its words `words/<name>`.

import { decisionRow } from "../frame/decisions.js";
import { wear } from "../frame/dom.js";
import { learn } from "../frame/words.js";

// A desk may leave out whatever is as here:
const PLAIN = {
  tab: { words: "", icon: "torch" }, // the message and the picture that name its panel
  last: [], // the orders that stand last in the list
  final: [], // those that end something for good: they are asked twice
  grave: "", // the prospect that costs a life
  good: [], // prospects that one hopes for
  bad: [], // prospects that one fears
  tallies: {}, // prospects that are counted: name -> [[prospect, number], …]
  correction: ["", ""], // a path of the state and a value, such as a judge may write
  show() {}, // fill the panel from the view; what was told since stands in lines
  spots: () => null, // what a decision is traced by on the scene
  told: () => null, // what a line of the journal is traced by
  asksOdds: () => true, // whether the chances of these decisions are worth asking for, or of which of them
  asked: () => ({ words: "", urgent: false }), // what is being decided just now
  heading: () => "", // how far the game is, beside whose turn it is
  about: () => [], // what everybody may know of a seat
  isTold: () => true, // whether a line is worth a caption
  tune: ({ face }) => face && "die", // the tune of a line
  moments: 14, // more new lines than that are not replayed
  showMoment() {}, // what deserves to be seen for a moment, beside the die
  mayRepeat: () => false, // whether a decision that was overtaken is sent once more
  teaches: false, // whether it has a first lesson of its own in the place of the hints
  retells: false, // whether who comes back is told what happened so far
  ending: () => null, // what the end of the game shows besides who won
  amend: null, // the judge's changes as a form
};

// The desk of a game. Each has two things more:
//   places           {name, decision, way}: places of the scene and decisions in words
//   choices(open)    rows for the list of decisions; lights the scene with the same
export async function createDesk(game, name) {
  if (!name) return plainDesk(game);
  const [{ createDesk: create }] = await Promise.all([import(`./${name}/desk.js`), learn(name), wear(name)]);
  return completed(create(game));
}

function plainDesk(game) {
  const places = { name: (id) => id, decision: ({ say }) => say, way: () => "" };
  return completed({ places, choices: (open) => open.map((decision, number) => decisionRow(game, decision, number, open)) });
}

function completed(desk) {
  for (const [name, usual] of Object.entries(PLAIN)) if (!(name in desk)) desk[name] = usual;
  return desk;
}
