// Above ground: the purse, the shop, those who offer themselves, what can be done before going down.

import { bust } from "../../art/busts.js";
import { good } from "../../art/goods.js";
import { picture } from "../../art/svg.js";
import { choose, isFinal } from "../../frame/decisions.js";
import { h, replaceKeepingFocus, select } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { sheet } from "./desk.js";
import { actButton, folded } from "./folds.js";
import { itemName, memberName, verbName } from "./names.js";
import { glyph } from "./signs.js";

const ELSEWHERE = new Set(["buy", "hire", "sell", "repair", "hand", "ready", "stow", "enter"]);
// Shelves by what people need first; what is on none of them stands on the last.
const SHELVES = {
  light: ["torch", "lamp", "tinderbox", "skin_oil"],
  fare: ["ration", "skin_water", "skin_wine", "bandage", "healing_water"],
  arms: ["knife", "weapon", "sword", "axe", "mace", "spear", "two_handed_weapon", "sling", "bow", "quiver", "stones", "bag_stones", "bag_bullets"],
  armour: ["shield", "light_armour", "mail", "plate"],
};

/** The square before the gate, over the empty map. */
export function showSheet(desk) {
  const { town } = desk.view, place = sheet("town");
  if (!town) return place.remove();
  const head = h("header", {}, h("strong", {}, t("in-town")), town.day ? h("span", {}, t("day-number", { n: town.day })) : null, buyers(desk), purses(desk, town));
  return replaceKeepingFocus(place, [head, advice(desk), hands(desk, town), shop(desk, town)].filter(Boolean));
}

/** Whoever has nothing to go down with is told what it takes. */
function advice(desk) {
  const own = desk.view.members.filter(({ owner, status }) => owner === desk.game.me.seat && status !== "dead"), has = (kind) => own.some(({ items }) => items.some((item) => item.kind === kind));
  if (!own.length || has("torch") || has("lamp")) return null;
  return h("p.advice", {}, picture("-13 -13 26 26", { class: "bust" }, good("torch")), t("town-advice"));
}

/** What everybody has, each by his player's name. */
export function purses({ game }, { purse = [] }) {
  return h("span.purses", {}, purse.map((kuna, seat) => h("span.purse", {}, `${game.nameOf(seat)}: `, h("b", {}, count("kuna", kuna)))));
}

const whoMayBuy = (desk) => [...new Set(desk.open.filter(({ order }) => order === "buy").map(({ facts }) => facts.member))];

/** For whom one buys: one of those who may. */
export function buyers(desk) {
  const all = whoMayBuy(desk);
  if (all.length < 2) return null;
  const onchange = (event) => desk.choose(event.target.value);
  return select(all.map((id) => [id, memberName(desk.game, id)]), buyer(desk), { "aria-label": t("buy-for"), "data-key": "buyer", onchange });
}

/** Who gets what is bought. */
export function buyer(desk) {
  const all = whoMayBuy(desk);
  return all.includes(desk.chosen) ? desk.chosen : all[0] ?? desk.view.members.find(({ owner, status }) => owner === desk.game.me.seat && status !== "dead")?.id;
}

/** What is for sale, shelf by shelf, the one that is needed most `first`: one press buys one, where the purse and the back allow it. */
export function shop(desk, { prices = {} }, first = "") {
  const shelved = Object.values(SHELVES).flat(), shelves = { ...SHELVES, gear: Object.keys(prices).filter((kind) => !shelved.includes(kind)) };
  const rows = Object.entries(shelves).toSorted(([a], [b]) => (b === first) - (a === first)).map(([name, kinds]) => [name, kinds.filter((kind) => kind in prices)]).filter(([, kinds]) => kinds.length);
  return rows.length ? h("section.shop", {}, rows.map(([name, kinds]) => [h("h3", {}, t(`shelf-${name}`)), h("ul.shelf", {}, kinds.map((kind) => ware(desk, kind, prices[kind])))])) : null;
}

/** A thing with its price, and how many of it the buyer has. */
function ware(desk, kind, price) {
  const whose = buyer(desk), [buys, ...more] = desk.open.filter(({ order, facts }) => order === "buy" && facts.member === whose && facts.item === kind);
  const has = (desk.member(whose)?.items ?? []).filter((item) => item.kind === kind).reduce((sum, item) => sum + (item.count ?? 1), 0);
  const look = [picture("-13 -13 26 26", { class: "ware-picture" }, good(kind)), h("span", {}, itemName(desk.game, kind)), h("small", {}, count("kuna", price)), has > 0 && h("b.count-of", { title: t("has-many", { n: has }) }, `× ${has}`)];
  return h("li.ware", {}, buys ? forSale(desk, buys, look) : outOfReach(desk, whose, kind, look), more.length > 0 && h("span.several", {}, more.map((each) => actButton(desk, each, `+${each.facts.count}`))));
}

function forSale({ game }, buys, look) {
  return h("button", { type: "button", "data-key": `act ${buys.do}`, "aria-label": buys.say, title: buys.say, disabled: game.pending !== null, onclick: () => choose(game, buys) }, look);
}

/** What cannot be bought keeps its card; pressed it says why: the rules know. */
function outOfReach({ game, open, buying = (who, what) => `buy ${who} ${what}` }, whose, kind, look) {
  if (!whose || !open.length) return h("div.out-of-reach", {}, look);
  return h("button.out-of-reach", { type: "button", "aria-disabled": "true", disabled: game.pending !== null, onclick: () => game.decide({ do: `${game.me.seat} ${buying(whose, kind)}`, order: "buy" }) }, look);
}

/** Those who would come along. */
export function hands(desk, { candidates = [] }) {
  if (!candidates.length) return null;
  return h("section.candidates", {}, h("h3", {}, t("candidates")), h("ul", {}, candidates.map(({ id, type, answer }) => {
    const acts = desk.open.filter(({ facts }) => facts.other === id);
    return h("li", {}, picture("-13 -13 26 26", { class: "bust" }, bust(type)), h("span", {}, desk.game.terms.member?.[type] ?? type, answer && h("small", {}, t(`answer-${answer}`))), acts.map((each) => actButton(desk, each, verbName(each.order))));
  })));
}

/** Everything else by kind; going down last and largest. */
export function rows(desk, open) {
  const rest = open.filter(({ order }) => !ELSEWHERE.has(order)), down = open.filter(({ order }) => order === "enter");
  const isEnd = (each) => isFinal(desk.game, each);
  return [...folded(desk, rest.filter((each) => !isEnd(each)), 2), ...desk.rows(rest.filter(isEnd)), down.length > 0 && h("li.let-pass.go-down", {}, down.map((each) => gate(desk, each, down.length)))].filter(Boolean);
}

function gate(desk, decision, many) {
  const words = many > 1 ? decision.say : verbName("enter");
  return h("button.torch.release", { type: "button", "data-key": decision.do, "aria-label": decision.say, title: decision.say, disabled: desk.game.pending !== null, onclick: () => choose(desk.game, decision) }, glyph("pit"), h("span", {}, words));
}
