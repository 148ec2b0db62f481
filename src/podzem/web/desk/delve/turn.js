// A dungeon turn: who does what, where to, and the turn declared (delve.time.sequence).

import { bust } from "../../art/busts.js";
import { seatColour } from "../../art/seats.js";
import { picture } from "../../art/svg.js";
import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { glyph } from "../dungeon/signs.js";
import { folded, IN_PACK } from "./folds.js";
import { fallenHere, inDark, verbName } from "./names.js";
import { searchRows } from "./searching.js";

const PACES = ["explore", "go", "run"];
const OF_GROUP = new Set([...PACES, "follow", "wait", "leave", "lead", "split", "join", "mapper", "speaker", "flight_leader", "relight", "free_captives"]);

/** The rows while a turn is declared. */
export function turnRows(desk, open) {
  const mine = open.filter(({ order, facts }) => facts.member === desk.chosen && !OF_GROUP.has(order) && !IN_PACK.has(order) && order !== "lift");
  const { works = [] } = desk.game.welcome.scene, isWork = ({ order }) => works.includes(order), isSearch = ({ order }) => order === "search";
  const rest = open.filter(({ order, facts }) => !OF_GROUP.has(order) && !IN_PACK.has(order) && !desk.member(facts.member));
  const now = mine.filter((each) => !isWork(each) && !isSearch(each));
  return [
    chips(desk, open),
    desk.chosen && open.length > 0 && h("li.about-chosen", { role: "status" }, h("strong", {}, desk.name(desk.chosen)), h("span", {}, desk.work(desk.member(desk.chosen))), isVague(desk.member(desk.chosen)) && h("small", {}, t("delve-search-vague"))),
    ...inTheDark(desk, open),
    ...lying(desk, open),
    dangers(desk, open),
    ...searchRows(desk, mine.filter(isSearch)),
    ...folded(desk, mine.filter((each) => isWork(each) && !isSearch(each))),
    now.length > 0 && h("li.kind-of", {}, t("hands-and-pack")),
    ...folded(desk, now),
    ...folded(desk, rest),
    ...ways(desk, open),
    declare(desk, open),
  ].filter(Boolean);
}

/** Whether somebody searches by words that name neither a place nor a way. */
const isVague = ({ order }) => order?.verb === "searching" && order.words.join(" ") === "all look";

/** Everybody one orders for; who has no occupation yet glows. */
function chips(desk, open) {
  const own = desk.own().filter(({ group }) => group), acts = new Set(open.map(({ facts }) => facts.member));
  if (!own.length) return null;
  return h("li.chips", { role: "group", "aria-label": t("whom-to-order") }, own.map((member) => {
    const name = desk.name(member.id), said = desk.work(member), waits = acts.has(member.id) && !member.order;
    return h(`button.chip${waits ? ".waits" : ""}`, {
      type: "button", "data-key": `chip ${member.id}`, "aria-pressed": String(member.id === desk.chosen), "aria-label": `${name}: ${said}`, title: `${name}: ${said}`, onclick: () => desk.choose(member.id),
    }, picture("-13 -13 26 26", { class: "bust" }, bust(member.type, {}, seatColour(member.owner))), h("span", {}, name));
  }));
}

/** Who stands in the dark can light what he has: that comes first. */
function inTheDark(desk, open) {
  const dark = new Set(inDark(desk.view).flatMap(({ ranks }) => ranks.flat()));
  return dark.size ? [h("li.kind-of", {}, t("delve-dark-how")), ...folded(desk, open.filter(({ order, facts }) => order === "light" && dark.has(facts.member)), 3)] : [];
}

/** Comrades who lie here and are left behind unless somebody carries them. */
function lying(desk, open) {
  const fallen = fallenHere(desk);
  return fallen ? [h("li.kind-of.lie-here", { role: "status" }, t("delve-lie-here", { names: fallen })), ...folded(desk, open.filter(({ order }) => order === "lift"), 3)] : [];
}

/** What was hinted at or found close by: walking on regardless, or touching it, sets it off. */
function dangers({ game }, open) {
  const near = [...new Set(open.filter(({ order }) => order === "risk").map(({ facts }) => game.news.places?.[facts.what]).filter(Boolean))];
  return near.length > 0 && h("li.kind-of.lie-here", { role: "status" }, t("delve-danger-near", { names: near.join(", ") }));
}

/** Where to: the map shows the squares; the pace says how. */
function ways(desk, open) {
  const rest = open.filter(({ order }) => OF_GROUP.has(order) && !PACES.includes(order) && !["wait", "follow"].includes(order));
  const offered = PACES.filter((pace) => open.some(({ order }) => order === pace)), follow = open.filter(({ order }) => order === "follow");
  if (!offered.length && !rest.length && !follow.length) return [];
  if (offered.length && !offered.includes(desk.pace)) desk.pace = offered[0];
  const group = desk.view.groups.find(({ ranks }) => ranks.flat().includes(desk.chosen)) ?? desk.view.groups[0], left = group ? t("delve-feet-left", { n: group.left, of: group.speed }) : "";
  return [h("li.kind-of", {}, t("the-way"), h("small", {}, ` ${left}`)), offered.length > 0 && paces(desk, offered), ...folded(desk, follow), ...folded(desk, elsewhere(desk, open)), ...folded(desk, rest)].filter(Boolean);
}

/** Squares of another depth than the map shows: they are reached by stairs, and chosen from a list. */
const elsewhere = ({ game }, open) => open.filter(({ order, facts }) => PACES.includes(order) && facts.depth !== game.scene?.depth?.());

function paces(desk, offered) {
  const signs = { explore: "leg", go: "map", run: "fast" };
  const buttons = offered.map((pace) => h("button.pace", { type: "button", "data-key": `pace ${pace}`, "aria-pressed": String(desk.pace === pace), onclick: () => desk.walk(pace) }, glyph(signs[pace]), verbName(pace)));
  const toMap = h("button.pace", { type: "button", "data-key": "to map", onclick: () => desk.game.scene?.focusNext() }, glyph("ahead"), t("choose-on-map"));
  return h("li.paces", { role: "group", "aria-label": t("the-way") }, buttons, toMap);
}

/** Let the turn pass: what will be done, what it costs, which light goes out. */
function declare(desk, open) {
  const decisions = open.filter(({ order }) => order === "wait");
  if (!decisions.length) return desk.view.caller === desk.game.me.seat ? null : h("li.waiting", {}, t("caller-releases", { name: desk.game.nameOf(desk.view.caller) }));
  const works = desk.view.members.filter(({ order }) => order).map((member) => `${desk.name(member.id)}: ${desk.work(member)}`);
  const dying = desk.view.clock.lights.filter(({ left }) => left <= 1).map(({ member }) => t("light-goes-out", { name: desk.name(member) }));
  return h("li.let-pass", {}, h("p", {}, [...works, t("costs-a-turn"), ...dying].join(" · ")), decisions.map((decision) =>
    h("button.torch.release", { type: "button", "data-key": decision.do, "data-does": decision.do, title: decision.say, disabled: desk.game.pending !== null, onclick: () => desk.take(decision) }, glyph("release"), h("span", {}, decisions.length > 1 ? decision.say : t("release")))));
}
