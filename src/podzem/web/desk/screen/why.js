// Why a number is what it is: its rows, each with its clause; the limit of modifiers is a row too.

import { h, wear } from "../../frame/dom.js";
import { t } from "../../frame/words.js";

await wear("why");

/** The numbers behind a decision as they open. */
export const sumsOf = (desk, sums) => sums.map((sum) => h("details.sum", { open: true }, h("summary", {}, sum.say), h("ul", {}, sum.terms.map((term) => row(desk, term)))));

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
