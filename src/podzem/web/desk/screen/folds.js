// Decisions by what kind of act they are: a few as they stand, many behind one button that unfolds.

import { decisionRow } from "../../frame/decisions.js";
import { h } from "../../frame/dom.js";
import { actName } from "./names.js";

/** Rows for decisions, one fold for each order that has several; the desk remembers which is unfolded. */
export function folded(desk, decisions, few = 2) {
  return [...Map.groupBy(decisions, ({ order }) => order)].flatMap(([order, same]) => (same.length <= few ? rows(desk, same) : [fold(desk, order, same)]));
}

/** Decisions as they stand, without numbers. */
export const rows = (desk, open) => open.map((decision) => {
  const row = decisionRow(desk.game, decision, 9, [decision]);
  row.firstChild.querySelector("kbd")?.remove();
  return row;
});

function fold(desk, order, same) {
  const isOpen = desk.verb === order;
  desk.isUnfolded ||= isOpen;
  const button = h("button.decision.fold", { type: "button", "data-key": `fold ${order}`, "aria-expanded": String(isOpen), disabled: desk.game.pending !== null, onclick: () => desk.unfold(isOpen ? null : order) }, h("span.say", {}, actName(order)), h("span.how-many", {}, same.length));
  return h(`li${isOpen ? ".is-open" : ""}`, {}, button, isOpen && h("ol.decisions.spread", { "aria-label": actName(order) }, rows(desk, same)));
}
