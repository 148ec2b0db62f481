// Before and after the expedition: characters, things to buy, the way below.

import { h } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { glyph } from "../dungeon/signs.js";
import { folded, IN_PACK } from "./folds.js";

const MARCH = new Set(["lead", "mapper", "speaker", "flight_leader", "relight"]); // standing orders

/** How they are to go below: who after whom, who maps, who speaks and who leads a flight, what becomes of the next torch. */
function marching(desk) {
  const { march = [], mapper, speaker, flight_leader: first, relight } = desk.view.town ?? {}, one = (id, words) => id && t(words, { name: desk.name(id) });
  return [march.map((id) => desk.name(id)).join(", "), one(mapper, "delve-maps"), one(speaker, "delve-speaks"), one(first, "delve-leads-flight"), t(relight ? "delve-relights" : "delve-relights-not")].filter(Boolean);
}

/** What cannot be bought now, with its price; pressed it says why: the rules know. */
function outOfReach(desk, mine) {
  const { game, chosen, view: { town } } = desk;
  const sold = new Set(mine.filter(({ order }) => order === "buy").map(({ facts }) => facts.type)), rest = Object.entries(town?.prices ?? {}).filter(([kind]) => game.terms.item?.[kind] && !sold.has(kind));
  return rest.length > 0 && chosen && h("li.wide", {}, h("details.out-of-reach", { open: desk.seesRest, ontoggle: ({ target }) => { desk.seesRest = target.open; } }, h("summary", {}, t("delve-cannot-buy", { n: rest.length })), rest.map(([kind, price]) =>
    h("button.act", { type: "button", "data-key": `cannot ${kind}`, "aria-disabled": "true", disabled: game.pending !== null, onclick: () => game.decide({ do: `${game.me.seat} buy ${chosen} ${kind}`, order: "buy" }) }, `${game.terms.item[kind]} · ${count("kuna", price)}`))));
}

/** Choices by kind for whoever is chosen; going down last and largest. */
export function rows(desk, open) {
  const own = desk.own(), mine = open.filter(({ order, facts }) => !IN_PACK.has(order) && (!facts.member || facts.member === desk.chosen)), down = open.filter(({ order }) => order === "set_out");
  const chips = own.length > 1 && h("li.chips", { role: "group", "aria-label": t("whom-to-order") }, own.map(({ id }) => h("button.chip", { type: "button", "data-key": `chip ${id}`, "aria-pressed": String(id === desk.chosen), onclick: () => desk.choose(id) }, h("span", {}, desk.name(id)))));
  const march = h("li.kind-of.march", {}, t("delve-march"), h("small", {}, ` · ${marching(desk).join(" · ")}`));
  return [chips, h("li.kind-of", {}, count("kuna", desk.view.town?.coins ?? 0), h("small", {}, ` · ${t("delve-in-town")}`)), ...folded(desk, mine.filter(({ order }) => order !== "set_out" && !MARCH.has(order))),
    outOfReach(desk, mine), own.length > 0 && march, ...folded(desk, open.filter(({ order }) => MARCH.has(order))),
    down.length > 0 && h("li.let-pass.go-down", {}, down.map((decision) => h("button.torch.release", { type: "button", "data-key": decision.do, "aria-label": decision.say, disabled: desk.game.pending !== null, onclick: () => desk.take(decision) }, glyph("pit"), h("span", {}, down.length > 1 ? decision.say : t("delve-verb-set-out")))))].filter(Boolean);
}
