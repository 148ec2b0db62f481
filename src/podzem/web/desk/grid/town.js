// Above ground: the purse, the shop, those who offer themselves, what can be done before going down.

import { bust } from "../../art/busts.js";
import { picture } from "../../art/svg.js";
import { h, replaceKeepingFocus, select } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { sheet } from "./desk.js";
import { actButton, folded } from "./folds.js";
import { itemName, memberName, verbName } from "./names.js";

const SHOP = new Set(["buy", "hire"]);
const IN_PACK = new Set(["sell", "repair", "hand", "ready", "stow"]);

/** The square before the gate, over the empty map. */
export function showSheet(desk) {
  const { town } = desk.view, place = sheet("town");
  if (!town) return place.remove();
  const head = h("header", {}, h("strong", {}, t("in-town")), buyers(desk), town.day ? h("span", {}, t("day-number", { n: town.day })) : null, purses(desk, town));
  return replaceKeepingFocus(place, [head, shop(desk, town), hands(desk, town)]);
}

function purses({ game }, { purse = [] }) {
  return h("span.purses", {}, purse.map((kuna, seat) => h("span.purse", {}, `${game.nameOf(seat)}: `, h("b", {}, count("kuna", kuna)))));
}

const whoMayBuy = (desk) => [...new Set(desk.open.filter(({ order }) => order === "buy").map(({ member }) => member))];

/** For whom one buys: one of those who may. */
function buyers(desk) {
  const all = whoMayBuy(desk);
  if (all.length < 2) return null;
  const onchange = (event) => desk.choose(event.target.value);
  return select(all.map((id) => [id, memberName(desk.game, id)]), buyer(desk), { "aria-label": t("buy-for"), "data-key": "buyer", onchange });
}

function buyer(desk) {
  const all = whoMayBuy(desk);
  return all.includes(desk.chosen) ? desk.chosen : all[0];
}

/** What is for sale: the price, and a button where the purse and the back allow it. */
function shop(desk, { prices = {} }) {
  const whose = buyer(desk);
  const rows = Object.entries(prices).map(([kind, price]) => {
    const buys = desk.open.filter(({ order, member, words }) => order === "buy" && member === whose && words.includes(kind));
    return h("li", {}, h("span", {}, itemName(desk.game, kind)), h("small", {}, count("kuna", price)), buys.map((each) => actButton(desk, each, verbName("buy"))));
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
  return folded(desk, open.filter(({ order }) => !SHOP.has(order) && !IN_PACK.has(order)), 2);
}
