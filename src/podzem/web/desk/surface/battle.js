// A battle of hosts: both drawn up with what each may lose, then what the commander wants, or whom he gives up.

import { bust } from "../../art/busts.js";
import "../../art/creatures.js";
import "./wayfarers.js";
import { seatColour } from "../../art/seats.js";
import { picture } from "../../art/svg.js";
import { h, wear } from "../../frame/dom.js";
import { count, learn, t } from "../../frame/words.js";
import { sheet } from "../dungeon/desk.js";
import { folded } from "../dungeon/folds.js";
import { memberName, signed } from "../dungeon/names.js";
import { lossChart, strengthOf } from "./loss_chart.js";
import { isLoss, lossRows } from "./losses.js";

await Promise.all([wear("hosts"), learn("hosts")]);

const MAIN = new Set(["engage", "leave_field", "lay_down_arms"]);
const PAWNS = 24; // of one kind are drawn one by one

/** Both hosts side by side, over the map. */
export function showSheet(desk) {
  const { battle } = desk.view, place = sheet("hosts");
  if (!battle) return place.remove();
  const { exchange, stage, armies } = battle, most = Math.max(...armies.map(({ strength }) => strengthOf(strength)), 1);
  const said = [t("exchange-number", { n: exchange }), stage === "losses" ? t("dice-lie") : t("before-dice")];
  const own = [...armies].sort((a, b) => (b.side === "party") - (a.side === "party"));
  return place.replaceChildren(h("header", {}, h("strong", {}, said.join(" · "))), h("div.hosts-two", {}, own.map((army) => host(desk, army, most))));
}

function host(desk, army, most) {
  const { side, due, multiplier, losses, objectives } = army;
  return h(`section.host.is-${side}`, {}, h("h3", {}, t(`army-${side}`)), strength(army, most), terms(desk, army), ranks(desk, army),
    losses.length > 0 && lossChart(losses, army),
    due && h("p.due", {}, multiplier && h("small", {}, t("army-multiplier", { n: multiplier })), h("b", {}, t("army-due", { n: due }))),
    objectives.length > 0 && h("ol.wants", { "aria-label": t("army-wants") }, objectives.map((one) => h("li", {}, wish(desk, one), h("small", {}, t("objective-price", { n: one.price }))))));
}

/** How strong it is beside the stronger of both, with a mark where it began. */
function strength({ strength: now, initial }, most) {
  const fill = h("span.strength-fill"), begun = h("i"), words = t("army-strength", { n: now });
  const part = (worth) => `${Math.min(100, (strengthOf(worth) / most) * 100)}%`;
  fill.style.width = part(now);
  begun.style.left = part(initial);
  return h("p.strength", {}, h("b", {}, words), h("span.strength-bar", { "aria-hidden": "true" }, fill, begun));
}

/** What it takes from the enemy's die, row by row. */
function terms({ game }, { modifiers }) {
  const rows = Object.entries(modifiers);
  if (!rows.length) return null;
  return h("p.host-terms", { title: t("modifiers-why") }, rows.map(([name, n]) => h("span", {}, game.terms.modifier?.[name] ?? name, " ", h("b", {}, signed(n)))));
}

/** Alike ones together: a face and a row of them, and what each is worth. */
function ranks(desk, { side, units }) {
  const alike = Map.groupBy(units, ({ kind, level, strength: worth, sector }) => `${kind} ${level} ${worth} ${sector}`);
  const isParted = new Set(units.map(({ sector }) => sector)).size > 1;
  return h("ul.units", {}, [...alike.values()].map((same) => rank(desk, side, same, isParted)));
}

function rank({ game, view }, side, same, isParted) {
  const [{ kind, level, strength: worth, sector }] = same, many = same.reduce((sum, { count: n }) => sum + n, 0), type = kind === "pc" ? "man" : kind;
  const colour = side === "party" ? seatColour(view.members.find(({ id }) => id === same[0].id)?.owner ?? 0) : undefined;
  const faces = Array.from({ length: Math.min(many, PAWNS) }, () => picture("-13 -13 26 26", { class: "bust" }, bust(type, {}, colour)));
  const facts = [t("worth-each", { n: worth }), level > 1 && t("level-is", { n: level }), isParted && t("sector-number", { n: sector })].filter(Boolean);
  return h("li", {}, h("span.pawns", { "aria-hidden": "true" }, faces), h("span", {}, kindName(game, kind), " × ", h("b", {}, many), h("small", {}, facts.join(" · "))));
}

const kindName = (game, kind) => game.terms.member?.[kind] ?? game.terms.kind?.[kind] ?? t("somebody");

/** A unit by the name of its one man, else by what they are; a thing or a work by its kind. */
export function unitName({ game, view }, id, kind = "") {
  if (view.members.some((each) => each.id === id)) return memberName(game, id);
  const unit = view.battle?.armies.flatMap(({ units }) => units).find((each) => each.id === id);
  return unit ? `${kindName(game, unit.kind)} × ${unit.count}` : ["member", "item", "vessel"].map((each) => game.terms[each]?.[kind]).find(Boolean) ?? "";
}

/** An objective in words. */
function wish(desk, { objective, target, kind }) {
  return [desk.game.terms.objective?.[objective], target && unitName(desk, target, kind)].filter(Boolean).join(": ");
}

/** Whom to give up, where that is asked; else fight or leave, then what one wants besides. */
export function rows(desk, open) {
  const losing = open.filter(isLoss);
  if (losing.length) return lossRows(desk, losing);
  const main = open.filter(({ order }) => MAIN.has(order)), wants = open.filter(({ order }) => order === "objective" || order === "no_objectives");
  const rest = open.filter((each) => !MAIN.has(each.order) && !wants.includes(each));
  return [...desk.rows(main), wants.length > 0 && h("li.kind-of", {}, t("army-wants"), h("small", {}, ` ${t("army-wants-line")}`)), ...folded(desk, wants, 3),
    rest.length > 0 && h("li.kind-of", {}, t("judge-arranges")), ...folded(desk, rest)].filter(Boolean);
}
