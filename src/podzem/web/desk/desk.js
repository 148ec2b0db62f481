// What lies before a player besides the scene: a hand of cards, a party. The scene's kind names its module.

import { wear } from "../frame/dom.js";
import { learn } from "../frame/words.js";

// Each with its words and styles, all asked for at once.
const DESKS = {
  graph: () => [import("./graph/desk.js"), learn("graph")],
  grid: () => [import("./grid/desk.js"), learn("grid"), wear("party")],
};

// The desk of a game; its controller:
//   tab              {words, icon}: the message and the picture that name its panel
//   places           {name, sentence, decision, way}: places of the scene in words
//   show()           fill the panel from the view
//   choices(open)    rows for the list of decisions; lights the scene with the same
//   asksOdds(open)   whether the chances of these are worth asking for
//   showMoment(lines)  what deserves to be seen for a moment, beside the die
//   ending()         what the end of the game shows besides who won, where a desk has something
//   amend()          the judge's changes as a form, where a desk has one
export async function createDesk(game, kind) {
  const find = DESKS[kind] ?? DESKS.graph;
  const [{ createDesk: create }] = await Promise.all(find());
  return create(game);
}
