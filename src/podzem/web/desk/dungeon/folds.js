// Decisions by what kind of act they are: a few as they stand, many behind one button that unfolds.

import { choose, decisionRow } from "../../frame/decisions.js";
import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { spotName, verbName, whose } from "./names.js";
import { glyph, hasSign } from "./signs.js";

const FEW = 1;
const LONG = 24; // letters that stand side by side with another button

/** Rows for decisions, one fold for each order that has several; the desk remembers which is unfolded. */
export function folded(desk, decisions, few = FEW) {
  return [...Map.groupBy(decisions, ({ order }) => order)].flatMap(([order, same]) =>
    same.length <= few ? same.map((decision) => single(desk, decision)) : [fold(desk, order, same)]);
}

/** One decision as a button. Whose order it is, is known: what is about nobody else is said by its verb alone. */
function single(desk, decision) {
  const row = decisionRow(desk.game, decision, 9, [decision]);
  if (desk.view.stage === "orders" && whose(decision) === desk.chosen && Object.keys(decision.facts).length === 1) row.querySelector(".say").textContent = verbName(decision.order, desk.view.stage);
  row.firstChild.querySelector("kbd")?.replaceWith(picture(decision.order));
  row.classList.toggle("wide", row.textContent.length > LONG);
  return row;
}

const picture = (order) => (hasSign(order) ? h("span.verb-sign", { "aria-hidden": "true" }, glyph(order)) : "");

function fold(desk, order, decisions) {
  const isOpen = desk.verb === order;
  desk.isUnfolded ||= isOpen;
  const toggle = () => desk.unfold(isOpen ? null : order);
  const button = h("button.decision.fold", {
    type: "button", "data-key": `fold ${order}`, "aria-expanded": String(isOpen), disabled: desk.game.pending !== null, onclick: toggle,
  }, picture(order), h("span.say", {}, verbName(order, desk.view.stage)), h("span.count-of", {}, decisions.length));
  const list = isOpen && h("ol.decisions.unfolded", { "aria-label": verbName(order, desk.view.stage) }, desk.unfolded?.(order, decisions) ?? rows(desk, decisions));
  return h(`li${isOpen ? ".is-open" : ""}`, {}, button, list);
}

/** Rows without numbers: there may be dozens. Where all are about places, these say it: the fold has said the verb. */
function rows(desk, decisions) {
  const names = decisions.map((each) => spotName(desk.game, each)), areSpots = names.every(Boolean);
  return decisions.map((decision, number) => {
    const row = decisionRow(desk.game, decision, 9, [decision]), [first] = row.querySelector(".say").childNodes;
    if (areSpots) first.textContent = names[number];
    row.firstChild.querySelector("kbd")?.remove();
    return row;
  });
}

/** A small button for one decision, named by the decision itself. */
export function actButton(desk, decision, words, kind = "act") {
  return h(`button.${kind}`, {
    type: "button", title: decision.say, "aria-label": decision.say, "data-key": `act ${decision.do}`, disabled: desk.game.pending !== null, onclick: () => choose(desk.game, decision),
  }, words);
}

export const nothing = () => h("li.empty", {}, t("nothing-to-do"));
