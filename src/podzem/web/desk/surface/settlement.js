// Business in a settlement, counter by counter: what it sells with its stock, men for hire, what it buys, heroes.

import { bust } from "../../art/busts.js";
import { good } from "../../art/goods.js";
import { picture } from "../../art/svg.js";
import "./wayfarers.js";
import { choose } from "../../frame/decisions.js";
import { h, replaceKeepingFocus, wear } from "../../frame/dom.js";
import { count, learn, t } from "../../frame/words.js";
import { sheet } from "../dungeon/desk.js";
import { actButton } from "../dungeon/folds.js";
import { grivnas, itemWords, memberName, verbName } from "../dungeon/names.js";
import { glyph } from "../dungeon/signs.js";
import * as town from "../dungeon/town.js";
import { landmarkName } from "./goal.js";

await Promise.all([wear("hosts"), learn("hosts")]);

// What is done at each counter, its sign, and what of it is counted beside its name: what waits, not all that may be done.
const COUNTERS = {
  shop: { orders: ["buy", "buy_animal", "buy_vessel"], sign: "pack", waits: [] },
  men: { orders: ["ask_men", "hire", "hire_share", "agree", "hire_local", "dismiss", "pay"], sign: "take", waits: ["hire", "hire_share", "agree", "hire_local", "pay"] },
  sale: { orders: ["sell", "mend", "take_silver", "sell_captive", "ransom_captive", "free_captive"], sign: "load", waits: ["sell", "mend", "sell_captive", "ransom_captive"] },
  heroes: { orders: ["study", "tongue", "learn", "new_hero", "take_over"], sign: "loyalty", waits: ["study", "tongue", "learn", "new_hero", "take_over"] },
};
const ALL = new Set(Object.values(COUNTERS).flatMap(({ orders }) => orders));

/** What is done at a counter and so stands in no list. */
export const isBusiness = ({ order }) => ALL.has(order);

/** The place over the map: its name, what it has, the counter that is chosen. */
export function showSheet(desk) {
  const settlement = desk.party?.settlement, found = document.querySelector(".sheet");
  if (!settlement || desk.mapOver) return found?.remove();
  const here = asTown(desk), chosen = counterOf(desk), body = { shop: wares, men, sale, heroes }[chosen];
  return replaceKeepingFocus(sheet("town"), [head(here), counters(desk, chosen), ...body(here)].filter(Boolean));
}

/** Animals and vessels stand on a shelf of their own: nobody bears them. */
const isWhole = ({ game: { terms } }, kind) => kind in (terms.vessel ?? {}) || kind in (terms.member ?? {});

/** The desk as the dungeon's town knows it. */
function asTown(desk) {
  const { view, party } = desk, { settlement } = party, { ledger } = view;
  const prices = Object.fromEntries(Object.entries(settlement.prices).filter(([kind]) => !isWhole(desk, kind)));
  const shown = { ...view, town: { purse: ledger.purse, candidates: settlement.candidates, prices } };
  return Object.create(desk, { view: { value: shown }, owner: { value: desk }, open: { value: desk.ofParty(desk.open) }, buying: { value: (who, what) => `buy ${party.number} ${who} ${what} 1` } });
}

function head(desk) {
  const { view, game } = desk, { id, supplies, purse } = desk.party.settlement, kind = view.land.landmarks.find((each) => each.id === id)?.type;
  const facts = [game.terms.landmark?.[kind], supplies > 0 && t("stock-here", { n: supplies }), purse > 0 && t("purse-here", { sum: count("kuna", purse) })].filter(Boolean);
  return h("header", {}, h("strong", {}, landmarkName(view, game, id)), h("small.place-facts", {}, facts.join(" · ")), town.purses(desk, view.town), toggle(desk));
}

function toggle(desk) {
  const show = () => { desk.owner.mapOver = !desk.owner.mapOver; desk.owner.again(); }, words = t(desk.owner.mapOver ? "business" : "show-map");
  return h("button.plain", { type: "button", "data-key": "map-or-town", "aria-expanded": String(!desk.owner.mapOver), onclick: show }, glyph(desk.owner.mapOver ? "pack" : "map"), words);
}

const counterOf = (desk) => (desk.counter in COUNTERS ? desk.counter : "shop");

/** The counters side by side; where something waits it says how much. */
function counters(desk, chosen) {
  const choices = (orders) => new Set(desk.open.filter(({ order }) => orders.includes(order)).map(({ facts }) => facts.item ?? facts.other ?? facts.member ?? facts.man)).size;
  return h("div.counters", { role: "group", "aria-label": t("business") }, Object.entries(COUNTERS).map(([name, { waits, sign }]) => {
    const many = choices(waits), show = () => { desk.counter = name; desk.again(); };
    return h("button.pace", { type: "button", "data-key": `counter ${name}`, "aria-pressed": String(name === chosen), onclick: show }, glyph(sign), t(`counter-${name}`), many > 0 && h("span.count-of", {}, many));
  }));
}

/** Goods for whoever is to bear them, animals and vessels for all. */
function wares(desk) {
  const { game, view } = desk, bearer = desk.member(town.buyer(desk)), payer = bearer?.owner ?? game.me.seat;
  const { prices } = desk.party.settlement, whole = Object.keys(prices).filter((kind) => isWhole(desk, kind));
  const said = [t("pays-for-it", { name: game.nameOf(payer) }), bearer && t("bears-now", { load: grivnas(bearer.load_qg), speed: bearer.speed })].filter(Boolean).join(" · ");
  return [h("p.for-whom", {}, h("span", {}, t("buy-for")), town.buyers(desk), h("small", {}, said)), town.shop(desk, view.town, "fare"),
    whole.length > 0 && h("section.shop", {}, h("h3", {}, t("shelf-beasts")), h("ul.shelf", {}, whole.map((kind) => beast(desk, kind, prices[kind]))))];
}

/** An animal or a vessel; what cannot be bought now says why when it is pressed. */
function beast({ game, open, party }, kind, price) {
  const order = kind in (game.terms.vessel ?? {}) ? "buy_vessel" : "buy_animal", decision = open.find((each) => each.order === order && (each.facts.animal ?? each.facts.vessel) === kind);
  const look = [picture("-13 -13 26 26", { class: "ware-picture" }, bust(kind)), h("span", {}, game.terms.vessel?.[kind] ?? game.terms.member?.[kind] ?? ""), h("small", {}, count("kuna", price)), room(party.settlement, kind)];
  if (decision) return h("li.ware", {}, h("button", { type: "button", "data-key": `act ${decision.do}`, "aria-label": decision.say, title: decision.say, disabled: game.pending !== null, onclick: () => choose(game, decision) }, look));
  if (!open.length) return h("li.ware", {}, h("div.out-of-reach", {}, look));
  return h("li.ware", {}, h("button.out-of-reach", { type: "button", "aria-disabled": "true", disabled: game.pending !== null, onclick: () => game.decide({ do: `${game.me.seat} ${order} ${party.number} ${kind}`, order }) }, look));
}

/** What a vessel bears, against what the party weighs: said before it is paid for. */
function room({ holds_qg: holds, burden_qg: burden }, kind) {
  return kind in holds && h(`small${burden > holds[kind] ? ".too-small" : ""}`, {}, t("vessel-holds", { holds: grivnas(holds[kind]), burden: grivnas(burden) }));
}

/** Who would come along and for what; one's own people with their wage. */
function men(desk) {
  const { view, game } = desk, { candidates, local_men: locals, wages } = desk.party.settlement, ask = desk.open.find(({ order }) => order === "ask_men");
  const found = candidates.map(({ id, type, answer }) => {
    const acts = desk.open.filter(({ facts }) => facts.other === id);
    return person(desk, type, [wage(wages[id]), answer && t(`answer-${answer}`)], acts, "", undefined, !acts.length && desk.open.length > 0 && whyNot(desk, id));
  });
  const near = [...new Set(locals)].map((type) => person(desk, type, [wage(wages[type])], desk.open.filter(({ order, facts }) => order === "hire_local" && facts.man === type)));
  const own = view.members.map((member) => [member, desk.open.filter(({ order, facts }) => ["dismiss", "pay"].includes(order) && facts.member === member.id)]).filter(([, acts]) => acts.length);
  return [h("p.advice", {}, t(found.length + near.length ? "men-here" : "men-none"), ask && actButton(desk, ask, ask.say, "pace")),
    found.length + near.length > 0 && h("section.candidates", {}, h("h3", {}, t("candidates")), h("ul", {}, found, near)),
    own.length > 0 && h("section.candidates", {}, h("h3", {}, t("own-people")), h("ul", {}, own.map(([{ id, type }, acts]) => person(desk, type, [], acts, memberName(game, id)))))];
}

const wage = (kuna) => kuna > 0 && t("wage-a-day", { sum: count("kuna", kuna) });

/** Whom nobody can hire now keeps his button; pressed it says why: the rules know. */
function whyNot({ game, view, party }, id) {
  const hero = view.members.find(({ kind, owner, status }) => kind === "pc" && owner === game.me.seat && status !== "dead")?.id;
  return hero && h("button.act.out-of-reach", { type: "button", "aria-disabled": "true", disabled: game.pending !== null, onclick: () => game.decide({ do: `${game.me.seat} hire ${party.number} ${hero} ${id}`, order: "hire" }) }, verbName("hire"));
}

function person(desk, type, notes, acts, name = "", words = (each) => whoHires(desk, each, acts), also = null) {
  const said = notes.filter(Boolean).join(" · ");
  return h("li", {}, picture("-13 -13 26 26", { class: "bust" }, bust(type)), h("span", {}, name || (desk.game.terms.member?.[type] ?? ""), said && h("small", {}, said)), acts.map((each) => actButton(desk, each, words(each))), also);
}

/** With several heroes the one who asks is named. */
function whoHires({ game }, { order, facts: { member, other } }, acts) {
  return other && acts.filter((each) => each.order === order).length > 1 ? `${verbName(order)}: ${memberName(game, member)}` : verbName(order);
}

/** What the place would give for each thing and captive; what is damaged can be mended. */
function sale(desk) {
  const { view, game } = desk, { pays } = desk.party.settlement;
  const things = view.members.flatMap((member) => member.items.flatMap((item) => [item, ...item.contents]).map((item) => [member, item, desk.open.filter(({ order, facts }) => ["sell", "mend"].includes(order) && facts.item === item.id)])).filter(([, , acts]) => acts.length);
  const held = view.captives.map(({ id, type }) => [id, type, desk.open.filter(({ order, facts }) => COUNTERS.sale.orders.includes(order) && facts.member === id)]).filter(([, , acts]) => acts.length);
  const silver = desk.open.filter(({ order }) => order === "take_silver");
  return [!things.length && !held.length && h("p.advice", {}, t("sale-none")),
    things.length > 0 && h("section.candidates", {}, h("h3", {}, t("counter-sale")), h("ul", {}, things.toSorted(([, a], [, b]) => (pays[b.id] ?? 0) - (pays[a.id] ?? 0)).map(([{ id }, item, acts]) =>
      h("li", {}, picture("-13 -13 26 26", { class: "ware-picture" }, good(item.kind)), h("span", {}, itemWords(game, item), h("small", {}, [memberName(game, id), pays[item.id] && count("kuna", pays[item.id])].filter(Boolean).join(" · "))), acts.map((each) => actButton(desk, each, verbName(each.order))))))),
    silver.length > 0 && h("section.candidates", {}, h("h3", {}, verbName("take_silver")), h("p.advice", {}, t("silver-why")), h("ul", {}, [...Map.groupBy(silver, ({ facts }) => facts.member)].map(([id, acts]) =>
      person(desk, desk.member(id)?.type, [], acts, memberName(game, id), ({ facts }) => count("kuna", facts.kuna))))),
    held.length > 0 && h("section.candidates", {}, h("h3", {}, t("captives")), h("ul", {}, held.map(([id, type, acts]) => person(desk, type, [pays[id] && count("kuna", pays[id])], acts, memberName(game, id)))))];
}

/** What heroes come to know, and who takes the place of the dead. */
function heroes(desk) {
  const acts = desk.open.filter(({ order }) => COUNTERS.heroes.orders.includes(order));
  return [acts.length ? h("ul.decisions.heroes", {}, desk.rows(acts)) : h("p.advice", {}, t("heroes-none"))];
}

/** What is left for the list: everything but business; the way back to the counters first while the map is shown. */
export function rows(desk) {
  return desk.mapOver ? [h("li", {}, toggle({ owner: desk }))] : [];
}
