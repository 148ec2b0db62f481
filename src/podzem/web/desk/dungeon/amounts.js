// Orders that differ in one number alone: a slider, and a button that says the number and shows its odds.

import { decisionRow } from "../../frame/decisions.js";
import { h } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { sazhens, verbName } from "./names.js";

// The facts that are amounts, and how each is said.
const SAID = { hs: sazhens, kuna: (n) => count("kuna", n), count: String };
const FEW = 9;

const amountFact = ({ facts }) => Object.keys(SAID).find((name) => name in facts);
const sizeOf = (decision) => Number(decision.facts[amountFact(decision)]);

/** Whether there are so many that a list of them would say nothing. */
export const isManyAmounts = (same) => same.length > FEW && same.every((each) => Object.keys(each.facts).length === 1 && amountFact(each));

/** It begins at the far end, or where it was left, or at a number that is wanted. */
export function amountRow(desk, same, wanted = null) {
  const { game } = desk, all = same.toSorted((a, b) => sizeOf(a) - sizeOf(b)), [{ order }] = all, label = verbName(order, desk.view.stage), said = SAID[amountFact(all[0])];
  const kept = all.find((each) => sizeOf(each) === (desk.lengths?.[order] ?? wanted)) ?? all.at(-1);
  const row = (decision) => {
    const found = decisionRow(game, decision, 9, [decision]).firstChild;
    found.querySelector(".say").textContent = `${label}: ${said(sizeOf(decision))}`;
    found.querySelector("kbd")?.remove();
    return found;
  };
  const slide = ({ target }) => {
    const decision = all[target.value];
    desk.lengths = { ...desk.lengths, [order]: sizeOf(decision) };
    target.previousElementSibling.replaceWith(row(decision));
  };
  return h("li.length", {}, row(kept), all.length > 1 && h("input", { type: "range", min: 0, max: all.length - 1, value: String(all.indexOf(kept)), "aria-label": `${label}: ${t("how-much")}`, "data-key": `length ${order}`, disabled: game.pending !== null, oninput: slide }));
}
