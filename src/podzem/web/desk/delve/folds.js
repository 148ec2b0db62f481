// Decisions by what kind of act they are: one as it stands, several behind one button that unfolds.

import { decisionRow } from "../../frame/decisions.js";
import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { glyph, hasSign } from "../dungeon/signs.js";
import { verbName } from "./names.js";

/** What is done with a thing stands by it, on the card of whoever has it. */
export const IN_PACK = new Set(["hold", "unpack", "pack", "fetch", "sheathe", "stow", "wear", "drop", "give", "light", "extinguish", "refill"]);

/** Out of many packs: each row says whose it is, their fold what comes of it. */
export const GIVEN = new Set(["gift", "throw_down"]);

const LONG = 24; // letters that stand side by side with another button

/** Rows for decisions, a fold for each order that has several; the desk remembers which is unfolded. */
export function folded(desk, decisions, few = 1) {
  return [...Map.groupBy(decisions, ({ order }) => order)].flatMap(([order, same]) =>
    same.length <= few ? same.map((decision) => single(desk, decision)) : [fold(desk, order, same)]);
}

function single(desk, decision) {
  const row = decisionRow(desk.game, decision, 9, [decision]);
  row.firstChild.querySelector("kbd")?.replaceWith(sign(decision.order));
  row.classList.toggle("wide", row.textContent.length > LONG);
  return row;
}

const sign = (order) => (hasSign(order) ? h("span.verb-sign", { "aria-hidden": "true" }, glyph(order)) : "");

function fold(desk, order, decisions) {
  const isOpen = desk.verb === order;
  desk.isUnfolded ||= isOpen;
  const button = h("button.decision.fold", {
    type: "button", "data-key": `fold ${order}`, "aria-expanded": String(isOpen), disabled: desk.game.pending !== null, onclick: () => desk.unfold(isOpen ? null : order),
  }, sign(order), h("span.say", {}, verbName(order), GIVEN.has(order) && h("small", {}, t(`delve-about-${order.replaceAll("_", "-")}`))), h("span.count-of", {}, decisions.length));
  const list = isOpen && h("ol.decisions.unfolded", { "aria-label": verbName(order) }, decisions.map((decision) => {
    const row = decisionRow(desk.game, decision, 9, [decision]);
    row.firstChild.querySelector("kbd")?.remove();
    return row;
  }));
  return h(`li${isOpen ? ".is-open" : ""}`, {}, button, list);
}

/** A small button for one decision. */
export function actButton(desk, decision, words, kind = "act") {
  return h(`button.${kind}`, {
    type: "button", title: decision.say, "aria-label": decision.say, "data-key": `act ${decision.do}`, disabled: desk.game.pending !== null, onclick: () => desk.take(decision),
  }, words);
}
