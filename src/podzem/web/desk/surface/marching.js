// The march: cells that can be reached glow; one press plans it and says what it takes, the second declares it.

import { choose } from "../../frame/decisions.js";
import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { glyph } from "../dungeon/signs.js";
import { planOf } from "./plans.js";

const CELL = 3; // a cell in the units of marks
const WAYS = new Set(["march", "follow", "sail"]);
const HERE = new Set(["enter", "leave", "search_cell", "enter_dungeon", "cross", "swim"]);

export const isWay = ({ order }) => WAYS.has(order);

/** Light where one can go, and what can be done in the cell where one stands. */
export function lightLand(desk) {
  const { game, party } = desk, { scene } = game, open = desk.ofParty(desk.open);
  if (!scene?.light || scene.isBelow?.()) return;
  const spots = new Map();
  const add = (cell, decision) => spots.set(`${cell}`, [...(spots.get(`${cell}`) ?? []), { cell, decision }]);
  if (game.pending === null) {
    for (const decision of open.filter(isWay)) {
      const plan = planOf(desk, decision);
      if (plan) add(plan.cell, decision);
    }
    for (const decision of open.filter(({ order }) => HERE.has(order))) if (party) add(party.cell, decision);
  }
  for (const [key, here] of spots) spots.set(key, offered(desk, here));
  const marks = new Map([...spots].map(([key, here]) => [key, mark(desk, here)]));
  scene.light(marks, (key) => pick(desk, spots.get(key)));
  if (desk.planned) scene.trace(desk.spots({ do: desk.planned }));
}

/** What a press on a cell does: the best way to it, or what can be done there; other ways stand in the list. */
function offered(desk, here) {
  const ways = here.map(({ decision }) => decision).filter(isWay);
  if (!ways.length) return here;
  const best = ways.find((each) => each.do === desk.planned) ?? shortest(desk, ways);
  return here.filter(({ decision }) => decision === best);
}

function mark({ places }, here) {
  const [{ cell, decision }] = here, half = CELL / 2 - 0.2;
  const label = here.map((each) => [places.decision(each.decision), places.way(each.decision)].filter(Boolean).join(", ")).join("; ");
  return {
    at: [(cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL], kind: isWay(decision) ? "cell" : "here", count: here.length, line: [-half, -half, half, half],
    does: here.map((each) => each.decision.do).join("|"), label,
  };
}

/** A way is planned by the first press and declared by the second; several things to do are asked for by name. */
function pick(desk, here) {
  const acts = here.map(({ decision }) => decision), [first] = acts;
  if (isWay(first)) return first.do === desk.planned ? desk.setOut(first) : desk.plan(first);
  return acts.length === 1 ? choose(desk.game, first) : import("../../frame/among.js").then(({ chooseAmong }) => chooseAmong(desk.game, t("the-day"), acts));
}

// Of two ways that take as long the one along a road, river or shore: it guides.
const shortest = (desk, ways) => ways.toSorted((a, b) => planOf(desk, a).nights.length - planOf(desk, b).nights.length || (b.order === "follow") - (a.order === "follow"))[0];

/** Ways by name: whoever cannot tap a map marches as well. */
export function marchRows(desk, open) {
  const ways = desk.ofParty(open).filter(isWay), along = ways.filter(({ order }) => order === "follow"), straight = ["march", "sail"].map((order) => ways.filter((each) => each.order === order));
  return ways.length ? [h("li.kind-of", {}, t("the-march"), ways.some((each) => planOf(desk, each)) && toMap(desk)), ...desk.folded(along, 4), ...straight.flatMap((each) => desk.folded(each, 1))] : [];
}

function toMap({ game }) {
  return h("button.pace", { type: "button", "data-key": "to map", onclick: () => game.scene?.focusNext() }, glyph("map"), t("choose-cell"));
}
