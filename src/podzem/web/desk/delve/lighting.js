// The open decisions on the map: squares to walk to, and what there is to do at a door, a thing, somebody.

import { choose } from "../../frame/decisions.js";
import { IN_PACK } from "./folds.js";

const WALKS = { explore: "step", go: "step", run: "run", move: "step", dash: "run", fall_back: "step", strike_at: "run" };
const ASKED = new Set(["dash", "fall_back", "strike_at", "knock_out"]); // squares that are shown when their fold is open
const PACES = new Set(["explore", "go", "run"]);

/** Light what can be done; while one kind of act is unfolded that has places on the map, only that. */
export function lightMap(desk) {
  const { game, open } = desk, { scene } = game;
  if (!scene?.where) return;
  const spots = new Map(), verb = open.some((each) => each.order === desk.verb && spotOf(scene, each)) ? desk.verb : null;
  for (const decision of game.pending === null ? open.filter((each) => isShown(desk, verb, each)) : []) {
    const at = spotOf(scene, decision);
    if (at) spots.set(`${at}`, [...(spots.get(`${at}`) ?? []), { at, decision }]);
  }
  const marks = new Map([...spots].map(([key, here]) => [key, mark(desk, here)]));
  scene.light(marks, (key, element) => pick(desk, spots.get(key).map(({ decision }) => decision), element));
}

function isShown({ game, pace, chosen }, verb, { order, facts }) {
  if (facts.depth && facts.depth !== game.scene.depth()) return false;
  if (verb) return order === verb && (!facts.member || facts.member === chosen);
  if (PACES.has(order)) return order === pace;
  if (ASKED.has(order) || IN_PACK.has(order)) return false; // what is done with a thing is done on its card
  return !facts.member || facts.member === chosen;
}

/** Where a decision can be tapped: on its square, else at the last of what it is about that lies somewhere. */
function spotOf(scene, { facts: { member, group, at, ...rest } }) {
  return at ?? Object.values(rest).toReversed().map((id) => scene.where(id)).find(Boolean) ?? null;
}

function mark(desk, here) {
  const [{ at, decision }] = here, kind = here.length === 1 ? WALKS[decision.order] ?? "thing" : "thing";
  return { at, kind, count: here.length, does: here.map((each) => each.decision.do).join("|"), label: here.map((each) => desk.words(each.decision)).join("; ") };
}

async function pick(desk, decisions, element) {
  const { game, chosen } = desk;
  if (decisions.length === 1) return choose(game, decisions[0]);
  const { x, y, width, height } = element.getBoundingClientRect(), id = decisions.flatMap(({ facts }) => Object.values(facts)).find((each) => each !== chosen && game.news.places?.[each]);
  return (await import("../dungeon/popover.js")).popUp(game, id ? game.news.places[id] : shared(decisions.map((each) => desk.words(each))) || decisions[0].say, id, decisions, { x: x + width / 2, y: y + height / 2 });
}

/** The words with which all begin: whom one can strike, whatever with. */
function shared([first, ...rest]) {
  const words = first.split(" "), upTo = words.findIndex((word, index) => rest.some((each) => each.split(" ")[index] !== word));
  return words.slice(0, Math.max(upTo, 0)).join(" ").replace(/[\s:,–—]+$/, "");
}
