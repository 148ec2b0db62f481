// The board lit: where the active one may go, and whom he can reach.

import { chooseAmong } from "../../frame/among.js";
import { choose } from "../../frame/decisions.js";
import { creatureName } from "./names.js";

const YARD = 2; // a yard in the units of marks
const WALKS = ["move", "crawl", "withdraw", "run"];

/** Squares to step to, enemies to strike. */
export function lightBoard(desk) {
  const { game, open, view } = desk, { scene } = game;
  if (!scene?.light) return;
  const spots = new Map(), calm = game.pending === null && !view.window;
  const walk = calm && (WALKS.find((order) => order === desk.verb && open.some((each) => each.order === order)) ?? WALKS.find((order) => open.some((each) => each.order === order)));
  for (const decision of walk ? open.filter(({ order }) => order === walk) : []) put(spots, decision.facts.square, 1, decision);
  for (const decision of calm ? open.filter(({ order, facts }) => facts.target && desk.creature(facts.target) && !WALKS.includes(order) && order !== "confirm") : []) {
    const target = desk.creature(decision.facts.target);
    put(spots, target.at, target.squares, decision, target.id);
  }
  const marks = new Map([...spots].map(([key, spot]) => [key, mark(desk, spot)]));
  scene.light(marks, (key) => pick(desk, spots.get(key)));
}

function put(spots, at, squares, decision, id = "") {
  const key = `${at}`, spot = spots.get(key) ?? { at, squares, id, decisions: [] };
  spot.decisions.push(decision);
  spots.set(key, spot);
}

function mark({ game }, { at, squares, id, decisions }) {
  const label = id ? creatureName(game, id) : decisions[0].say;
  return { at: [(at[0] + squares / 2) * YARD, (at[1] + squares / 2) * YARD], kind: id ? "foe" : "step", count: 1, label, does: decisions.map((each) => each.do).join("|") };
}

/** A square is stepped to; somebody is chosen first, and struck by the second press. */
function pick(desk, { id, decisions }) {
  if (!id) return choose(desk.game, decisions[0]);
  if (desk.aimed !== id) return desk.choose(id);
  return decisions.length === 1 ? choose(desk.game, decisions[0]) : chooseAmong(desk.game, creatureName(desk.game, id), decisions);
}
