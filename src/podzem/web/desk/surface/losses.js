// Whom a host gives up: the nearest sum first, then one unit after another, a number for each.

import { bust } from "../../art/busts.js";
import { picture } from "../../art/svg.js";
import { choose } from "../../frame/decisions.js";
import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { unitName } from "./battle.js";

const LOSSES = new Set(["lose_total", "lose_units"]);

export const isLoss = ({ order }) => LOSSES.has(order);

/** What is due and what is chosen of it already, then the one question that is open. */
export function lossRows(desk, open) {
  const army = armyOf(desk, open), isSum = open[0].order === "lose_total";
  return [h("li.encounter.toll", {}, h("div.met", {}, h("strong", {}, t("army-due", { n: army.due })), h("p", {}, t(isSum ? "loss-sum-why" : "loss-why", { n: army.sum })), chosen(desk, army))),
    isSum ? h("li.loss-question", {}, h("p", {}, t("loss-sum")), answers(desk, open, ({ facts }) => facts.total)) : unitQuestion(desk, army, open)];
}

function armyOf({ view, game }, [{ facts }]) {
  const { armies } = view.battle, side = facts.unit ? armies.find(({ units }) => units.some(({ id }) => id === facts.unit))?.side : game.me.role === "judge" ? "others" : "party";
  return armies.find((army) => army.side === side) ?? armies[0];
}

function chosen(desk, { lost }) {
  const rows = Object.entries(lost);
  return rows.length ? h("ul.given-up", { "aria-label": t("given-up") }, rows.map(([id, n]) => h("li", {}, unitName(desk, id), h("b", {}, ` −${n}`)))) : null;
}

function unitQuestion(desk, { units }, open) {
  const id = open[0].facts.unit, unit = units.find((each) => each.id === id) ?? { kind: "", count: 1 }, isOne = unit.count === 1;
  const words = ({ facts: { least, most } }) => (isOne ? t(Number(most) ? "falls" : "stays") : least === most ? least : `${least}–${most}`);
  return h("li.loss-question", {}, h("p", {}, picture("-13 -13 26 26", { class: "bust" }, bust(unit.kind === "pc" ? "man" : unit.kind)), h("strong", {}, unitName(desk, id)), h("span", {}, t(isOne ? "loss-one" : "loss-many"))),
    answers(desk, open, words));
}

const answers = ({ game }, open, words) => h("div.loss-answers", {}, open.map((decision) =>
  h("button.pace", { type: "button", "data-key": decision.do, "data-order": decision.order, "aria-label": decision.say, title: decision.say, disabled: game.pending !== null, onclick: () => choose(game, decision) }, words(decision))));
