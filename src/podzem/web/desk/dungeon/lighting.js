// The open decisions on the map: where one can walk, and what there is to do at a wall, a door, a thing.

import { choose } from "../../frame/decisions.js";
import { placeName, whose } from "./names.js";
import { decisionWords } from "./order_words.js";

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
  const marks = new Map([...spots].map(([key, here]) => [key, mark(desk, here)]));
  scene.light(marks, (key, element) => pick(desk, spots.get(key).map(({ decision }) => decision), element));
}

function isShown({ game, pace, verb, group, chosen }, decision) {
  const { order, facts } = decision;
  if (WALKS[order]) return !verb && order === pace && (!group || facts.group === group);
  if (whose(decision) !== chosen || NOT_PLACES.has(order)) return false;
  // Every wall has places to search or to dig: they are shown when somebody asks for them.
  return verb ? order === verb : !facts.at && !game.scene.level().places?.[facts.place];
}

/** Where a decision can be tapped: at its point, else at the last of what it is about that lies somewhere. */
function spotOf(scene, { facts: { member, point, at, place, ...rest } }) {
  const found = [place, ...Object.values(rest).toReversed()].map((id) => scene.where(id));
  return point ?? at ?? found.find(Boolean) ?? null;
}

function mark({ game, chosen }, here) {
  const [{ at, decision }] = here, segment = game.scene.level().places?.[decision.facts.place];
  const line = segment && [segment[0] - at[0], segment[1] - at[1], segment[2] - at[0], segment[3] - at[1]];
  const kind = here.length === 1 ? WALKS[decision.order] ?? "thing" : "thing";
  return { at, kind, count: here.length, does: here.map((each) => each.decision.do).join("|"), label: here.map((each) => decisionWords(game, each.decision, chosen)).join("; "), line: kind === "thing" ? line : null };
}

async function pick({ game, chosen }, decisions, element) {
  if (decisions.length === 1) return choose(game, decisions[0]);
  const { x, y, width, height } = element.getBoundingClientRect(), id = decisions.flatMap(({ facts }) => Object.values(facts)).find((id) => game.news.places?.[id]);
  const title = id ? placeName(game, id) : decisionWords(game, decisions[0], chosen);
  return (await import("./popover.js")).popUp(game, title, id, decisions, { x: x + width / 2, y: y + height / 2 });
}
