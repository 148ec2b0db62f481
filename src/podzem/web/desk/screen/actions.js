// What the active one can do: attacks target by target with their odds, moves on the board, the rest by kind.

import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { actName, creatureName } from "./names.js";

const ATTACKS = ["strike", "shoot", "throw_weapon", "charge", "shoot_group", "throw_down", "clinch", "infight_enter", "squeeze", "break_free", "aim"];
const ON_BOARD = new Set(["move", "crawl", "run", "withdraw"]);
const SMALL = new Set(["face", "swap", "drop", "shout", "go_prone", "confirm", "dismount"]);

/** Attacks first, the chosen target's before others'; then the rest; the end of the turn last. */
export function actionRows(desk, open) {
  if (!open.length) return [];
  const attacks = open.filter(({ order }) => ATTACKS.includes(order)), rest = open.filter(({ order }) => !ATTACKS.includes(order) && !ON_BOARD.has(order) && !SMALL.has(order));
  const moves = open.filter(({ order }) => ON_BOARD.has(order)), small = open.filter(({ order }) => SMALL.has(order));
  return [...attackRows(desk, attacks), ...moveRows(desk, moves), ...desk.folded(rest.filter(({ order }) => order !== "end_turn"), 2), ...desk.folded(small, 1), ...desk.rows(rest.filter(({ order }) => order === "end_turn"))];
}

/** A card for each target: the plain blow or shot with its odds, called zones and other ways folded below. */
function attackRows(desk, attacks) {
  const byTarget = Map.groupBy(attacks, ({ facts }) => facts.target ?? "");
  const targets = [...byTarget.keys()].sort((a, b) => (b === desk.aimed) - (a === desk.aimed));
  return targets.flatMap((target) => {
    const all = byTarget.get(target), plain = all.filter(isPlain), others = all.filter((each) => !isPlain(each));
    return [target && h("li.kind-of.at-target", {}, creatureName(desk.game, target)), ...desk.rows(plain), ...foldOthers(desk, target, others)].filter(Boolean);
  });
}

const isPlain = ({ order, facts }) => (order === "strike" || order === "throw_weapon" ? facts.zone === "any" && facts.pace !== "moving" : order === "shoot" ? facts.zone === "any" && facts.pace !== "moving" : order === "shoot_group" || order === "squeeze");

function foldOthers(desk, target, others) {
  if (!others.length) return [];
  const key = `more ${target}`, isOpen = desk.verb === key;
  desk.isUnfolded ||= isOpen;
  const button = h("button.decision.fold", { type: "button", "data-key": `fold ${key}`, "aria-expanded": String(isOpen), onclick: () => desk.unfold(isOpen ? null : key) }, h("span.say", {}, t("more-ways")), h("span.count-of", {}, others.length));
  return [h(`li${isOpen ? ".is-open" : ""}`, {}, button, isOpen && h("ol.decisions.unfolded", {}, desk.rows(others)))];
}

/** Moves are chosen on the board; by the keyboard from a list. */
function moveRows(desk, moves) {
  return [...Map.groupBy(moves, ({ order }) => order)].map(([order, same]) => {
    const pick = (event) => event.target.value && desk.take(same.find((each) => each.do === event.target.value));
    return h("li.ahead", {}, h("button.pace", { type: "button", "data-key": `walk ${order}`, "aria-pressed": String(desk.verb === order), onclick: () => { desk.verb = order; desk.game.scene?.focusNext(); desk.again(); } }, actName(order)),
      h("select", { "aria-label": actName(order), "data-key": `to ${order}`, disabled: desk.game.pending !== null, onchange: pick }, h("option", { value: "" }, t("to-square")), same.map((each) => h("option", { value: each.do }, each.facts.square.join(", ")))));
  });
}
