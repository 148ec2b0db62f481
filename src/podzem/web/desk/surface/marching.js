// The march: cells that can be reached glow; one press plans it and says what it takes, the second declares it.

import { chooseAmong } from "../../frame/among.js";
import { choose, decisionRow } from "../../frame/decisions.js";
import { button, h } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { glyph } from "../dungeon/signs.js";

const CELL = 3; // a cell in the units of marks
const WAYS = new Set(["march", "follow"]);
const HERE = new Set(["enter", "leave", "search_cell", "enter_dungeon", "cross", "swim"]);

const isWay = ({ order }) => WAYS.has(order);

/** Light where one can go, and what can be done in the cell where one stands. */
export function lightLand(desk) {
  const { game, open, party } = desk, { scene } = game;
  if (!scene?.light || scene.isBelow?.()) return;
  const spots = new Map();
  const add = (cell, decision) => spots.set(`${cell}`, [...(spots.get(`${cell}`) ?? []), { cell, decision }]);
  if (game.pending === null) {
    for (const decision of open.filter(isWay)) {
      const plan = desk.planOf(decision);
      if (plan) add(plan.cell, decision);
    }
    for (const decision of open.filter(({ order }) => HERE.has(order))) if (party) add(party.cell, decision);
  }
  const marks = new Map([...spots].map(([key, here]) => [key, mark(desk, here)]));
  scene.light(marks, (key) => pick(desk, spots.get(key)));
  if (desk.planned) scene.trace(desk.spots({ do: desk.planned }));
}

function mark({ places }, here) {
  const [{ cell, decision }] = here, half = CELL / 2 - 0.2;
  return {
    at: [(cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL], kind: isWay(decision) ? "cell" : "here", count: here.length, line: [-half, -half, half, half],
    does: here.map((each) => each.decision.do).join("|"), label: here.map((each) => places.decision(each.decision)).join("; "),
  };
}

/** A way is planned by the first press and declared by the second; several things to do are asked for by name. */
function pick(desk, here) {
  const ways = here.map(({ decision }) => decision).filter(isWay);
  const planned = ways.find((each) => each.do === desk.planned);
  if (planned) return choose(desk.game, planned);
  if (ways.length) return desk.plan(shortest(desk, ways));
  const acts = here.map(({ decision }) => decision);
  return acts.length === 1 ? choose(desk.game, acts[0]) : chooseAmong(desk.game, t("the-day"), acts);
}

const shortest = (desk, ways) => ways.toSorted((a, b) => desk.planOf(a).days - desk.planOf(b).days)[0];

/** The plan with what it takes, then directions by name: whoever cannot tap a map marches as well. */
export function marchRows(desk, open) {
  const ways = open.filter(isWay);
  if (!ways.length) return [];
  const planned = ways.find((each) => each.do === desk.planned);
  return [h("li.kind-of", {}, t("the-march"), toMap(desk)), planned && plan(desk, planned), ...desk.folded(ways, 4)].filter(Boolean);
}

function toMap({ game }) {
  return h("button.pace", { type: "button", "data-key": "to map", onclick: () => game.scene?.focusNext() }, glyph("map"), t("choose-cell"));
}

/** What a march would take, before it is declared. */
function plan(desk, decision) {
  const { price, days, rations } = desk.planOf(decision) ?? {}, row = decisionRow(desk.game, decision, 0, [decision]).firstChild;
  row.classList.add("torch-edge");
  const facts = [t("plan-price", { price }), count("plan-days", days), t("plan-food", { n: rations })];
  return h("li.plan", {}, row, h("p.plan-facts", {}, facts.map((each) => h("span", {}, each))),
    button("×", () => desk.plan(null), { kind: "quiet", "aria-label": t("close"), "data-key": "plan none" }));
}
