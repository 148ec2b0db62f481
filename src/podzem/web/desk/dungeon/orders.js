// Giving orders: choose somebody, see what he can do by kind, one tap; the group's way; then let the turn pass.

import { bust } from "../../art/busts.js";
import { seatColour } from "../../art/seats.js";
import { picture } from "../../art/svg.js";
import { choose } from "../../frame/decisions.js";
import { h } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { actButton, folded } from "./folds.js";
import { memberName, sazhens, verbName, whose } from "./names.js";
import { orderWords } from "./order_words.js";
import { glyph } from "./signs.js";

const GROUP = new Set(["leg", "fast", "ahead", "stay", "join", "split", "place", "release", "all", "ignore_traps"]);
const HANDS = new Set(["take", "light", "douse", "refill", "wedge", "unwedge", "close", "use", "use_on", "drag", "help", "lift", "strip", "wedge_after", "close_after", "douse_after"]);
// What is done with a thing stands by that thing.
const IN_PACK = new Set(["drop", "give", "stow", "ready", "pack"]);
const SHORT = ["N", "W", "E", "S"];

/** The rows of the desk while orders are given. */
export function orderRows(desk, open) {
  const mine = open.filter((each) => whose(each) && whose(each) === desk.chosen && !GROUP.has(each.order) && !IN_PACK.has(each.order) && each.order !== "revise");
  const work = mine.filter(({ order }) => !HANDS.has(order)), hands = mine.filter(({ order }) => HANDS.has(order));
  // Captives are asked and not ordered: what concerns them is nobody's own order.
  const captives = open.filter((each) => whose(each) && !GROUP.has(each.order) && !desk.member(whose(each)));
  return [
    chips(desk),
    desk.chosen && h("li.about-chosen", { role: "status" }, about(desk, open)),
    ...folded(desk, work),
    hands.length > 0 && h("li.kind-of", {}, t("hands-and-pack")),
    ...folded(desk, hands),
    captives.length > 0 && h("li.kind-of", {}, t("captives")),
    ...folded(desk, captives),
    ...groupRows(desk, open),
    ...together(desk, open),
    release(desk, open),
  ].filter(Boolean);
}

/** Everybody one orders for; who has no order yet glows. */
function chips(desk) {
  const own = desk.own();
  if (!own.length) return null;
  return h("li.chips", { role: "group", "aria-label": t("whom-to-order") }, own.map((member) => {
    const name = memberName(desk.game, member.id), said = member.order ? orderWords(desk.game, member.order) : t("no-order");
    return h(`button.chip${member.order ? "" : ".waits"}`, {
      type: "button", "data-key": `chip ${member.id}`, "aria-pressed": String(member.id === desk.chosen), "aria-label": `${name}: ${said}`, title: `${name}: ${said}`, onclick: () => desk.choose(member.id),
    }, picture("-13 -13 26 26", { class: "bust" }, bust(member.type, {}, seatColour(member.owner))), h("span", {}, name));
  }));
}

function about(desk, open) {
  const member = desk.member(desk.chosen), revise = open.find(({ order, facts }) => order === "revise" && facts.member === desk.chosen);
  const said = member.order ? orderWords(desk.game, member.order) : t("no-order");
  return [h("strong", {}, memberName(desk.game, member.id)), h("span", {}, said), revise && actButton(desk, revise, t("change")),
    h("button.act.to-pack", { type: "button", "data-key": "open pack", onclick: async () => (await import("./pack.js")).openPack(desk, member) }, glyph("pack"), t("pack"))];
}

/** The way of the group, for whoever leads it. */
function groupRows(desk, open) {
  const walks = open.filter(({ order }) => order === "leg" || order === "fast"), ahead = open.filter(({ order }) => order === "ahead");
  const rest = open.filter(({ order }) => ["stay", "join", "split", "ignore_traps"].includes(order));
  if (!walks.length && !ahead.length && !rest.length) return [];
  return [h("li.kind-of", {}, t("the-way"), h("small", {}, planned(desk))), paces(desk, walks), aheadRow(desk, ahead), ...folded(desk, rest)].filter(Boolean);
}

function planned({ view, group }) {
  const { legs = [], fast, speed } = view.groups.find(({ number }) => number === group) ?? view.groups[0] ?? {};
  return [` ${t("speed-is", { n: speed })}`, fast ? t("running") : legs.length > 0 && count("legs", legs.length)].filter(Boolean).join(" · ");
}

/** Walk or run: the map shows where to. */
function paces(desk, walks) {
  const offered = ["leg", "fast"].filter((pace) => walks.some(({ order }) => order === pace));
  if (!offered.length) return null;
  const buttons = offered.map((pace) => h("button.pace", { type: "button", "data-key": `pace ${pace}`, "aria-pressed": String(desk.pace === pace), onclick: () => desk.walk(pace) }, glyph(pace), verbName(pace)));
  const toMap = h("button.pace", { type: "button", "data-key": "to map", onclick: () => desk.game.scene?.focusNext() }, glyph("map"), t("choose-on-map"));
  return h("li.paces", { role: "group", "aria-label": t("the-way") }, buttons, toMap);
}

/** Into the dark by length alone: a direction, then how far. */
function aheadRow(desk, ahead) {
  if (!ahead.length) return null;
  const ways = SHORT.filter((way) => ahead.some(({ facts }) => facts.heading === way));
  return h("li.ahead", { role: "group", "aria-label": verbName("ahead") }, glyph("ahead"), ways.map((way) => {
    const lengths = ahead.filter(({ facts }) => facts.heading === way);
    const pick = (event) => event.target.value && choose(desk.game, lengths.find((each) => each.do === event.target.value));
    return h("select", { "aria-label": `${verbName("ahead")}: ${t(`way-${way.toLowerCase()}`)}`, "data-key": `ahead ${way}`, disabled: desk.game.pending !== null, onchange: pick },
      h("option", { value: "" }, t(`way-${way.toLowerCase()}`)), lengths.map((each) => h("option", { value: each.do }, sazhens(each.facts.hs))));
  }));
}

/** The same for all who have no order yet. */
function together(desk, open) {
  const all = open.filter(({ order }) => order === "all");
  if (!all.length) return [];
  return [h("li.together", { role: "group", "aria-label": t("all-the-rest") }, h("span.quiet", {}, t("all-the-rest")), all.map((each) => actButton(desk, each, verbName(each.facts.verb), "pace")))];
}

/** Let the turn pass: what will happen, what it costs, who still waits for an order. */
function release(desk, open) {
  const decision = open.find(({ order }) => order === "release");
  const missing = desk.view.members.filter(({ order, status, group, owner }) => !order && group && status === "active" && owner >= 0);
  if (!decision && desk.view.caller !== desk.game.me.seat) return h("li.waiting", {}, missing.length ? missingWords(desk, missing) : t("caller-releases", { name: desk.game.nameOf(desk.view.caller) }));
  // One press is enough: whoever has no order yet holds, if he is one's own.
  const holds = !decision && missing.every(({ owner }) => owner === desk.game.me.seat) && open.find(({ order, facts }) => order === "all" && facts.verb === "hold");
  const pass = () => {
    desk.passes = !decision;
    choose(desk.game, decision ?? holds);
  };
  const button = h("button.torch.release", { type: "button", "data-key": "release", "data-does": (decision || holds)?.do, disabled: !(decision || holds) || desk.game.pending !== null, onclick: pass }, glyph("release"), h("span", {}, t("release")));
  return h("li.let-pass", {}, h("p", {}, missing.length ? missingWords(desk, missing, holds ? "will-hold" : "orders-missing") : summary(desk)), button);
}

const missingWords = ({ game }, missing, id = "orders-missing") => {
  const names = missing.map((each) => memberName(game, each.id)), [one, two, ...rest] = names;
  return h("span.missing", { title: names.join(", ") }, `${t(id)}: ${[one, two].filter(Boolean).join(", ")}${rest.length ? ` +${rest.length}` : ""}`);
};

function summary({ game, view }) {
  const walks = view.groups.filter(({ legs }) => legs.length).map(({ number, legs, fast }) => `${t("group-number", { n: number })}: ${fast ? t("running") : count("legs", legs.length)}`);
  const works = view.members.filter(({ order }) => order && order.verb !== "hold").map(({ id, order }) => `${memberName(game, id)}: ${orderWords(game, order)}`);
  const dying = (view.clock?.lights ?? []).filter(({ left }) => left <= 1).map(({ member }) => t("light-goes-out", { name: memberName(game, member) }));
  return [...walks, ...works, t("costs-a-turn"), ...dying].join(" · ");
}
