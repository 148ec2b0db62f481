// Business in a settlement: the dungeon document's shop and hiring, with this place's stock, purse and prices.

import { h } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import * as town from "../dungeon/town.js";
import { landmarkName } from "./goal.js";
import { marchRows } from "./marching.js";

const WAYS = new Set(["march", "follow"]);

const asTown = (desk) => {
  const { view } = desk, { settlement, ledger } = view;
  return Object.create(desk, { view: { value: { ...view, town: { purse: ledger.purse, day: 0, candidates: settlement.candidates, prices: settlement.prices } } } });
};

/** The square of the place, over the map. */
export function showSheet(desk) {
  const { settlement } = desk.view;
  if (!settlement || desk.mapOver) return document.querySelector(".sheet")?.remove();
  town.showSheet(asTown(desk));
  const head = document.querySelector(".sheet header strong");
  if (head) head.textContent = landmarkName(desk.view, desk.game, settlement.id);
  const facts = [t("stock-here", { n: settlement.supplies }), t("purse-here", { sum: count("kuna", settlement.purse) })];
  document.querySelector(".sheet header")?.append(h("small", {}, facts.join(" · ")), toggle(desk));
  return undefined;
}

function toggle(desk) {
  const show = () => { desk.mapOver = !desk.mapOver; desk.again(); };
  return h("button.plain", { type: "button", "data-key": "map-or-town", onclick: show }, t(desk.mapOver ? "business" : "show-map"));
}

/** The way out first, then what can be done here by kind. */
export function rows(desk, open) {
  const ways = open.filter(({ order }) => WAYS.has(order)), rest = open.filter(({ order }) => !WAYS.has(order));
  return [...marchRows(desk, ways), desk.mapOver && h("li", {}, toggle(desk)), ...town.rows(asTown(desk), rest)].filter(Boolean);
}
