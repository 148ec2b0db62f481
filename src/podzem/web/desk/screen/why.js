// Why a number is what it is: its rows, each with its clause; the limit of modifiers is a row too.

import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";

/** The numbers behind a decision; they are asked for once, and stand here when they come. */
export function why(desk, decision) {
  const box = h("div.why", { "data-why": decision.do }), known = desk.sums.get(decision.do);
  if (known) fill(desk, box, known);
  else desk.askSums(decision);
  return box;
}

function fill(desk, box, sums) {
  box.replaceChildren(...sums.map((sum) => h("details.sum", { open: true }, h("summary", {}, sum.say), h("ul", {}, sum.terms.map((term) => row(desk, term))))));
}

const signed = (value) => (value < 0 ? `−${-value}` : `+${value}`);

function row(desk, [name, value, clause]) {
  const open = async (event) => {
    const item = event.currentTarget.closest("li"), shown = item.querySelector(".clause-box");
    if (shown) return shown.remove();
    const { clauseBox } = await import("../../frame/clauses.js");
    const { box } = clauseBox(desk.game.table.system, clause);
    return item.append(box);
  };
  return h("li", {}, h("button.term", { type: "button", title: t("rule-behind"), onclick: open }, h("span", {}, name), h("b", {}, signed(value))));
}
