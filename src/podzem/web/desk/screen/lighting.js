// The board lit: where the active one may go, and whom he can attack.

import { choose } from "../../frame/decisions.js";
import { isAttack } from "./actions.js";
import { creatureName } from "./names.js";

const YARD = 2; // a yard in the units of marks

/** Squares to step to, those who can be attacked: of the master, the heroes. */
export function lightBoard(desk) {
  const { game, open, view } = desk, { scene } = game;
  if (!scene?.light) return;
  const spots = new Map(), calm = game.pending === null && !view.window, walk = calm && desk.walking(open);
  const steps = walk ? open.filter(({ order, facts }) => order === walk && facts.square) : [];
  for (const decision of steps) put(spots, decision.facts.square, 1, decision);
  for (const decision of calm ? open.filter(isAttack) : []) {
    const target = desk.creature(decision.facts.target);
    put(spots, target.at, target.squares, decision, target.id);
  }
  scene.reach?.(steps.map(({ facts }) => facts.square));
  scene.light(new Map([...spots].map(([key, spot]) => [key, mark(desk, spot)])), (key) => pick(desk, spots.get(key)));
}

function put(spots, at, squares, decision, id = "") {
  const key = id || `${at}`, spot = spots.get(key) ?? { at, squares, id, decisions: [] };
  spot.decisions.push(decision);
  spots.set(key, spot);
}

// Somebody who is pressed is only chosen: his cards do the rest.
function mark({ game, aimed }, { at, squares, id, decisions }) {
  const label = id ? creatureName(game, id) : decisions[0].say, place = [(at[0] + squares / 2) * YARD, (at[1] + squares / 2) * YARD];
  return id ? { at: place, kind: id === aimed ? "foe is-aimed" : "foe", count: 1, label } : { at: place, kind: "step", count: 1, label, does: decisions[0].do };
}

/** A square is stepped to; whoever would be struck for leaving, or pay with the main action, is shown the way first. Somebody is chosen. */
function pick(desk, { id, decisions }) {
  if (id) return desk.choose(id);
  const [step] = decisions;
  if ((desk.view.engaged.length || step.order === "run") && desk.ready !== step.do) return desk.prepare(step);
  return choose(desk.game, step);
}
