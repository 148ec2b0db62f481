// A fight: the order of the round, whose place it is, what is left of his Main Action and Move, what each choice takes.

import { bust } from "../../art/busts.js";
import "../../art/creatures.js";
import { picture } from "../../art/svg.js";
import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { folded, IN_PACK } from "./folds.js";
import { judged } from "./meeting.js";
import { fallenHere, personName, signed, termName } from "./names.js";
import { inWords } from "./searching.js";

const FIRST = ["lethal", "attack", "shoot", "throw", "knock_out", "first_aid", "move"];
const LAST = ["shout", "flee", "surrender"];
const BLOWS = new Set(["lethal", "attack", "shoot", "throw"]);
const FLIGHT = new Set(["flee", "flee_too", "stay", "plan", "away"]);
const FEW = { attack: 4, shoot: 4, lethal: 4, throw: 2 }; // so many of a kind stand as they are
const FLEEING = new Set(["flee_too", "stay", "away"]); // somebody has turned to flee
const COSTS = ["main", "move", "draw", "free"];
const WAYS = new Set(["move", "dash", "fall_back", "strike_at"]);

/** The order, then choices by what they take of the round. */
export function rows(desk, open) {
  const { costs = {} } = desk.game.welcome.scene, mine = open.filter(({ order, facts }) => !IN_PACK.has(order) && (!facts.member || facts.member === desk.chosen)).sort((a, b) => rank(a) - rank(b));
  const by = Map.groupBy(mine, ({ order }) => (COSTS.includes(costs[order]) ? costs[order] : "free"));
  const acting = [...new Set(open.map(({ facts }) => facts.member).filter(Boolean))];
  if (mine.some(({ order }) => FLEEING.has(order))) return [acting.length > 1 && whose(desk, acting), lost(desk), ...running(desk, mine), flight(desk, true)].filter(Boolean);
  const flees = open.some(({ order }) => FLIGHT.has(order));
  const [main, ...rest] = COSTS.map((cost) => part(desk, cost, by.get(cost) ?? []));
  return [ribbon(desk), acting.length > 1 && whose(desk, acting), spent(desk, mine), ...main, morale(desk), ...rest.slice(0, -1).flat(), flees && lost(desk), flees && flight(desk), ...rest.at(-1)].filter(Boolean);
}

/** For whoever waits: whose place it is; for the judge, what he alone knows of those met. */
export function watched(desk) {
  const { meeting } = desk.view, secret = meeting ? judged(desk, meeting) : [];
  return [ribbon(desk), secret.length > 0 && h("li.judged", {}, secret)].filter(Boolean);
}

const rank = ({ order }) => (FIRST.includes(order) ? FIRST.indexOf(order) - FIRST.length : LAST.indexOf(order) + 1);

/** How likely those who are seen lose heart, once one of theirs falls. */
function morale({ game, view: { meeting } }) {
  const told = (meeting?.morale ?? []).map(([kind, chance]) => `${game.terms.creature?.[kind] ?? kind} ${chance}`);
  return told.length > 0 && h("li.kind-of.their-morale", {}, `${t("delve-morale")}: `, h("b", {}, told.join(", ")));
}

/** While a flight is declared: who runs, with what plan, what is thrown down; then away. */
function running(desk, mine) {
  const [asked, rest] = [true, false].map((is) => mine.filter(({ order }) => FLEEING.has(order) === is));
  return [...wide(desk.rows(asked)), ownPlan(desk), ...folded(desk, rest)];
}

/** Whoever declared the flight may say a plan of his own, where somebody can judge it. */
function ownPlan(desk) {
  const { game, view: { fight }, chosen } = desk;
  if (game.table.judge !== "human" || fight.plan || fight.fleeing[0] !== chosen) return null;
  return h("li.wide", {}, inWords(desk, chosen, "plan", "plan", t("delve-plan-in-words"), t("delve-plan-say")));
}

/** Rows over the whole width: their odds stand beside them. */
function wide(rows) {
  for (const row of rows) row.classList.add("wide");
  return rows;
}

function part(desk, cost, decisions) {
  if (!decisions.length) return [];
  const onMap = decisions.filter(({ order }) => WAYS.has(order)), kinds = Map.groupBy(decisions, ({ order }) => order);
  const alone = decisions.filter(({ order }) => kinds.get(order).length <= (FEW[order] ?? 1));
  return [h("li.kind-of", {}, t(`delve-cost-${cost}`), onMap.length > 1 && h("small", {}, ` ${t("delve-on-map")}`)), ...wide(desk.rows(alone)), ...folded(desk, decisions.filter((each) => !alone.includes(each)))];
}

function ribbon(desk) {
  const { fight } = desk.view;
  if (!fight) return null;
  return h("li.order-of-fight", {}, h("ol", {}, fight.order.map(({ who, total }, place) => {
    const kind = desk.member(who)?.type ?? who.split(":")[1] ?? "", side = { party: t("party"), they: t("delve-they") }[who];
    const name = desk.member(who) ? desk.name(who) : side ?? desk.game.terms.creature?.[kind] ?? t("delve-somebody");
    return h(`li${place === fight.turn ? ".now" : ""}`, { title: `${name}: ${total}` }, picture("-13 -13 26 26", { class: "bust" }, bust(kind)), h("small", {}, name), h("b", {}, total));
  })));
}

function whose(desk, acting) {
  return h("li.chips", { role: "group", "aria-label": t("whom-to-order") }, acting.map((id) => h("button.chip", { type: "button", "data-key": `chip ${id}`, "aria-pressed": String(id === desk.chosen), onclick: () => desk.choose(id) }, h("span", {}, desk.name(id)))));
}

/** What is left of the round of whoever acts. */
function spent(desk, mine) {
  const member = desk.member(desk.chosen);
  if (!member) return null;
  const isFar = !member.main_used && mine.length > 0 && !mine.some(({ order }) => BLOWS.has(order)) && mine.some(({ order }) => order === "move");
  return h("li.about-chosen", { role: "status" }, h("strong", {}, desk.name(member.id)),
    h(`span.left${member.main_used ? ".spent" : ""}`, {}, t("delve-cost-main")), h(`span.left${member.moved ? ".spent" : ""}`, {}, t("delve-cost-move")), isFar && h("small", {}, t("delve-no-reach")));
}

/** Whom a flight leaves behind. */
function lost(desk) {
  const fallen = fallenHere(desk);
  return fallen && h("li.kind-of.lie-here", {}, t("delve-lie-here", { names: fallen }));
}

/** What a flight is rolled with, before anybody chooses it. */
function flight({ game, view }, open = false) {
  const { flight: known } = view.fight ?? {};
  if (!known) return null;
  const side = (words, terms) => h("div", {}, h("dt", {}, words, " ", h("b", {}, signed(terms.reduce((sum, [, value]) => sum + Number(value), 0)))), h("dd", {}, terms.map(([term, value]) => `${termName(game, term)} ${value.replace("-", "−")}`).join(", ")));
  return h("li.flight-terms", {}, h("details", { "data-key": "flight terms", open }, h("summary", {}, t("delve-flight-terms")), h("dl", {}, side(personName(game, known.leader), known.ours), side(t("delve-they"), known.theirs))));
}
