// What a card unfolds: checks with their terms; what somebody bears, each thing with what can be done, dragged where it may go.

import { h, wear } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { actButton } from "./folds.js";
import { signed, termName, thingName, verbName } from "./names.js";

await Promise.all(["pack", "slots"].map(wear));

const COMPARTMENTS = ["hand", "worn", "ready", "stowed"];
const PUTS = { hand: ["hold"], worn: ["wear"], ready: ["fetch", "sheathe"], stowed: ["stow"] }; // orders that put a thing there

/** Fill the place of a pack. */
export function pack(box, desk, member, unfolded) {
  box.className = "compartments";
  box.replaceChildren(...COMPARTMENTS.map((where) => compartment(desk, member, where, unfolded)));
}

/** Fill the place of the checks: each number with what it is the sum of. */
export function checks(box, { game }, member) {
  box.replaceChildren(h("dl", {}, sum(game, t("defence"), member.defence, member.defence_terms), sum(game, t("strike"), signed(member.attack), member.attack_terms),
    member.pairs.map(({ attribute, skill, level, terms }) => sum(game, `${termName(game, attribute)} / ${termName(game, skill)}`, signed(level), terms))));
}

/** A number with its terms, each with its rule. */
function sum(game, words, total, terms) {
  const parts = terms.map(([name, value, clause]) => h("a", { href: `/rules/delve#${clause}`, title: clause, target: "_blank" }, `${termName(game, name)} ${value.replace("-", "−")}`));
  return h("div.check", {}, h("dt", {}, words, h("b", {}, total)), h("dd", {}, parts.length ? parts : h("span", {}, "0")));
}

function compartment(desk, member, where, unfolded) {
  const items = member.items.filter((item) => item.where === where), { most, used } = where === "stowed" ? member.stowed : member.ready;
  const drop = (event) => {
    event.preventDefault();
    put(desk, member, event.dataTransfer.getData("text/plain"), where);
  };
  const free = where === "ready" || where === "stowed" ? Math.max(0, most - used) : 0;
  return h("section.compartment", { "data-where": where, ondragover: (event) => event.preventDefault(), ondrop: drop, "aria-label": t(`delve-in-${where}`) },
    h("h3", {}, t(`delve-in-${where}`)), h("ul", {}, bundles(items).map((bundle) => slot(desk, member, bundle, unfolded)), Array.from({ length: Math.min(free, 12) }, () => h("li.free-slot", { "aria-hidden": "true" }))));
}

/** Small things of one bundle stand together. */
const bundles = (items) => [...Map.groupBy(items, ({ bundle, id }) => (bundle ? `bundle ${bundle}` : id)).values()];

function slot(desk, member, things, unfolded) {
  return h(`li.slot${things.some(({ burning }) => burning) ? ".is-burning" : ""}`, {}, things.map((item) => thing(desk, member, item, unfolded)));
}

/** A thing: pressed it says what can be done with it; it can be dragged where it may go. */
function thing(desk, member, item, unfolded) {
  const acts = desk.open.filter(({ facts }) => facts.member === member.id && facts.item === item.id), key = `thing ${item.id}`;
  const said = [item.burning && count("turns-left", item.left), item.broken && t("delve-broken"), !item.loaded && t("delve-unloaded"), item.slots > 1 && t("delve-slots", { n: item.slots }), item.value > 0 && count("kuna", item.value)].filter(Boolean).join(", ");
  const movable = acts.some(({ order }) => order === "give") || COMPARTMENTS.some((where) => putting(desk, member, item.id, where)), name = [thingName(desk.game, item), said && h("small", {}, ` ${said}`)];
  const drag = { draggable: movable ? "true" : null, "data-item": item.id, ondragstart: (event) => event.dataTransfer.setData("text/plain", item.id) };
  if (!acts.length) return h("div.thing", drag, h("span", {}, name));
  return h("details.thing", { ...drag, "data-key": key, open: unfolded.has(key) }, h("summary", {}, name), h("span.acts", {}, acts.map((act) => actButton(desk, act, actWords(desk, act)))));
}

const actWords = (desk, { order, facts: { other, where } }) => [verbName(order), where && t(`delve-in-${where}`), other && desk.name(other)].filter(Boolean).join(" → ");

/** Put a thing where it was dropped, be it a comrade's; where it cannot go, the rules say why. */
function put(desk, member, id, where) {
  const { game } = desk, decision = putting(desk, member, id, where) ?? desk.open.find(({ order, facts }) => order === "give" && facts.item === id && facts.other === member.id);
  if (decision) return desk.take(decision);
  const item = member.items.find((each) => each.id === id), order = PUTS[where].at(item?.where === "hand" ? -1 : 0);
  return item && item.where !== where && game.pending === null && game.decide({ do: `${game.me.seat} ${order} ${member.id} ${id}`, order });
}

/** The decision that puts a thing into a compartment, if it is open. */
function putting(desk, member, item, where) {
  return desk.open.find(({ order, facts }) => facts.member === member.id && facts.item === item && (facts.where === where || PUTS[where].includes(order)));
}
