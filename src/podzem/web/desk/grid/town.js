// Above ground: the purse, the shop, those who offer themselves, what can be done before going down.

import { bust } from "../../art/busts.js";
import { picture } from "../../art/svg.js";
import { h, replaceKeepingFocus } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { sheet } from "./desk.js";
import { actButton, folded } from "./folds.js";
import { itemName, memberName, verbName } from "./names.js";

const SHOP = new Set(["buy", "hire"]);

/** The square before the gate, over the empty map. */
export function showSheet(desk) {
  const { town } = desk.view, place = sheet("town");
  if (!town) return place.remove();
  const head = h("header", {}, h("strong", {}, t("in-town")), town.day ? h("span", {}, t("day-number", { n: town.day })) : null, purses(desk, town));
  return replaceKeepingFocus(place, [head, shop(desk, town), hands(desk, town)]);
}

function purses({ game }, { purse = [] }) {
  return h("span.purses", {}, purse.map((kuna, seat) => h("span.purse", {}, `${game.nameOf(seat)}: `, h("b", {}, count("kuna", kuna)))));
}

/** What is for sale: the price, and one button for each who may buy. */
function shop(desk, { prices = {} }) {
  const rows = Object.entries(prices).map(([kind, price]) => {
    const buys = desk.open.filter(({ order, words }) => order === "buy" && words.includes(kind));
    const whom = (each) => (each.member && new Set(buys.map(({ member }) => member)).size > 1 ? memberName(desk.game, each.member) : verbName("buy"));
    return h("li", {}, h("span", {}, itemName(desk.game, kind)), h("small", {}, count("kuna", price)), buys.map((each) => actButton(desk, each, whom(each))));
  });
  return rows.length ? h("section.shop", {}, h("h3", {}, t("shop")), h("ul", {}, rows)) : null;
}

/** Those who would come along. */
function hands(desk, { candidates = [] }) {
  if (!candidates.length) return null;
  return h("section.candidates", {}, h("h3", {}, t("candidates")), h("ul", {}, candidates.map(({ id, type, answer }) => {
    const acts = desk.open.filter(({ words }) => words.includes(id));
    return h("li", {}, picture("-13 -13 26 26", { class: "bust" }, bust(type)), h("span", {}, desk.game.terms.member?.[type] ?? type, answer && h("small", {}, t(`answer-${answer}`))), acts.map((each) => actButton(desk, each, verbName(each.order))));
  })));
}

/** Everything else by kind; going down last and largest. */
export function rows(desk, open) {
  return folded(desk, open.filter(({ order }) => !SHOP.has(order) || !desk.view.town), 2);
}
