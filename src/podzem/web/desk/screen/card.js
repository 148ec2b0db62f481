// An act as a card with its exact odds. One press chooses and explains it, the second does it.

import { h } from "../../frame/dom.js";
import { chanceOf } from "../../frame/odds.js";
import { t, tongue } from "../../frame/words.js";

const CHANCES = [["hit", "good"], ["critical", "good"], ["countered", "bad"], ["fumble", "bad"], ["felled", "good"], ["down", "bad"], ["struck", "bad"], ["struck-critical", "bad"], ["riposte", "good"]];
const MOST = 14;
/** Windows in which yes is a blow or a shot of one's own. */
export const STRIKING = new Set(["counter", "free_attack", "quick_shot"]);
const WOUNDING = new Set(["strike", "shoot", "charge", "throw_weapon"]);
const FORESEEN = new Set(["strike", "shoot", "charge", "throw_weapon", "clinch", "throw_down", "infight_enter", "shoot_group", "squeeze", "break_free"]);

/** A card for acts that differ in little; which of them is meant is chosen in it. */
export function card(desk, title, same, { variant, urgent = false } = {}) {
  const { game } = desk, key = same[0].do, found = same.find((each) => each.do === desk.variants.get(key)) ?? same[0];
  const isChosen = desk.ready === found.do, odds = game.odds[found.do], { kind } = desk.view.window ?? {}, isForeseen = kind === "defend" || (STRIKING.has(kind) && found.facts.answer === "yes");
  const press = ({ clientY }) => (isChosen ? desk.take(found) : desk.prepare(found, clientY));
  const main = h("button.decision", { type: "button", "data-key": found.do, "data-order": found.order, disabled: game.pending !== null, onclick: press },
    h("span.say", {}, title, isChosen && h("small.again", {}, t("press-again"))), (odds?.length || FORESEEN.has(found.order) || isForeseen) && desk.foresees && chances(odds), chart(odds, desk.foresees && (WOUNDING.has(found.order) || isForeseen)));
  const pick = (event) => {
    desk.variants.set(key, event.target.value);
    desk.prepare(same.find((each) => each.do === event.target.value));
  };
  const how = same.length > 1 && h("select", { "data-key": `how ${key}`, "aria-label": `${title}: ${t("how-exactly")}`, disabled: game.pending !== null, onchange: pick }, same.map((each) => h("option", { value: each.do, selected: each === found }, variant(each))));
  for (const [name, act] of [["pointerenter", () => desk.point(found)], ["pointerleave", () => desk.point(null)]]) main.addEventListener(name, act);
  return h(`li.act-card${isChosen ? ".chosen" : ""}${urgent ? ".urgent" : ""}`, {}, main, how, isChosen && h("div.why", {}, desk.why(found)));
}

/** What may come of it, gravest first. Room is kept before the odds come. */
function chances(odds) {
  return h("span.chances", {}, CHANCES.map(([name, tone]) => {
    const share = chanceOf(odds, name), row = odds?.find(([each]) => each === name), fill = h("span.chance-fill");
    fill.style.width = `${Math.round(share * 100)}%`;
    return row && h(`span.chance.${tone}`, { title: `${row[2]}: ${row[1]}` }, h("b", {}, percent(share)), h("span.chance-bar", { "aria-hidden": "true" }, fill), h("small", {}, row[2]));
  }));
}

/** Each number of wounds as a rod. Room is kept where wounds are awaited. */
function chart(odds, isAwaited) {
  const rows = (odds ?? []).filter(([name]) => name.startsWith("wounds-"));
  if (!rows.length) return !odds && isAwaited && h("span.chart");
  const numbers = rows.map(([name]) => (name === "wounds-more" ? MOST + 1 : Number(name.slice(7)))), last = Math.max(...numbers);
  const shares = Array.from({ length: last }, (_, index) => chanceOf(odds, index + 1 > MOST ? "wounds-more" : `wounds-${index + 1}`)), most = Math.max(...shares);
  const words = `${t("wounds-chart")}: ${shares.map((share, index) => share > 0 && `${index + 1}${index + 1 > MOST ? "+" : ""} – ${percent(share)}`).filter(Boolean).join(", ")}`;
  return h("span.chart", { role: "img", "aria-label": words, title: words }, h("small.chart-name", {}, t("wounds-chart")), shares.map((share, index) => {
    const rod = h("span.chart-rod");
    rod.style.height = `${share > 0 ? Math.max((share / most) * 100, 6) : 0}%`;
    return h("span.chart-bar", {}, h("span.chart-room", {}, rod), h("small", {}, `${index + 1}${index + 1 > MOST ? "+" : ""}`));
  }));
}

const plain = (number) => new Intl.NumberFormat(tongue(), { maximumFractionDigits: 1 }).format(number);

/** Exact to a tenth of a hundredth; what may fail is never told as certain. */
function percent(share) {
  const hundred = share * 100;
  if (hundred > 0 && hundred < 0.1) return `< ${plain(0.1)} %`;
  return `${plain(hundred < 100 && hundred > 99.9 ? 99.9 : hundred)} %`;
}
