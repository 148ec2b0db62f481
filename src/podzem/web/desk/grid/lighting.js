// The open decisions on the map: where one can walk, and what there is to do at a wall, a door, a thing.

import { choose, chooseAmong } from "../../frame/decisions.js";
import { placesNamed } from "./names.js";

const WALKS = { leg: "step", fast: "run" };
const NOT_PLACES = new Set(["give", "place", "split", "join", "hold", "rest", "guard", "drop", "stow", "ready"]);

/** Light what the chosen member and his group can do; while one kind of act is unfolded, only that. */
export function lightMap(desk) {
  const { game, open, view } = desk, { scene } = game;
  if (!scene?.where) return;
  const spots = new Map();
  const isCalm = game.pending === null && view.stage === "orders";
  for (const decision of isCalm ? open.filter((each) => isShown(desk, each)) : []) {
    const at = spotOf(scene, decision);
    if (at) spots.set(`${at}`, [...(spots.get(`${at}`) ?? []), { at, decision }]);
  }
  const marks = new Map([...spots].map(([key, here]) => [key, mark(scene, here)]));
  scene.light(marks, (key) => pick(game, spots.get(key).map(({ decision }) => decision)));
}

function isShown({ pace, verb, group, chosen }, decision) {
  if (WALKS[decision.order]) return !verb && decision.order === pace && (!group || decision.words?.[0] === String(group));
  if (decision.member !== chosen || NOT_PLACES.has(decision.order)) return false;
  // Every wall has places to search: they are shown when somebody asks for them.
  return verb ? decision.order === verb : !decision.place;
}

/** Where a decision can be tapped: its point or place, else the last of its words that lies somewhere. */
export function spotOf(scene, { point, place, at, words = [], member }) {
  if (point) return point;
  const word = [place, at, ...words.toReversed()].find((each) => each && each !== member && scene.where(each));
  return word ? scene.where(word) : null;
}

function mark(scene, here) {
  const [{ at, decision }] = here, segment = scene.level().places?.[decision.place];
  const line = segment && [segment[0] - at[0], segment[1] - at[1], segment[2] - at[0], segment[3] - at[1]];
  const kind = here.length === 1 ? WALKS[decision.order] ?? "thing" : "thing";
  return { at, kind, count: here.length, label: here.map((each) => placesNamed(each.decision.say)).join("; "), line: kind === "thing" ? line : null };
}

function pick(game, decisions) {
  return decisions.length === 1 ? choose(game, decisions[0]) : chooseAmong(game, placesNamed(decisions[0].say), decisions);
}
