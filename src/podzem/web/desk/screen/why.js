// Why a number is what it is: its rows, each with its clause; the limit of modifiers is a row too.

import { $, h, wear } from "../../frame/dom.js";
import { t } from "../../frame/words.js";

await wear("why");

const EDGE = 6; // pixels of a button that stay under the finger

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

/** As much of the chosen card is brought into sight as leaves its button where it was pressed. */
export function uncover(pressed) {
  const box = $("doing"), button = box.querySelector(".act-card.chosen .decision");
  if (!button) return;
  const frame = box.getBoundingClientRect(), { top, bottom } = button.getBoundingClientRect();
  if (top < frame.top) box.scrollTop += top - frame.top;
  const hidden = button.parentElement.getBoundingClientRect().bottom - frame.bottom, room = Math.min(top - frame.top, pressed ? bottom - pressed - EDGE : hidden);
  if (hidden > 0 && room > 0) box.scrollTop += Math.min(hidden, room);
}
