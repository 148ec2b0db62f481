// The party: hit points, checks that open into their terms, ready and stowed slots to drag between.

import { bust } from "../../art/busts.js";
import { seatColour, seatMark } from "../../art/seats.js";
import { picture } from "../../art/svg.js";
import { $, h, replaceKeepingFocus } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { signed, termName } from "./names.js";

let inside = null; // the module that fills what is unfolded, once somebody asked for it
const GONE = new Set(["dead", "gone", "captive"]);

/** Fill the panel: the sheet to draw on, then a card for each. */
export function showPeople(desk) {
  const unfolded = new Set([...$("desk").querySelectorAll("details[open]")].map((each) => each.dataset.key));
  const members = [...desk.view.members].sort((a, b) => GONE.has(a.status) - GONE.has(b.status));
  const paper = h("button.act.to-paper", { type: "button", "data-key": "paper", "aria-pressed": String(desk.hasPaper), onclick: () => desk.togglePaper() }, t(desk.hasPaper ? "delve-sheet-away" : "delve-sheet"));
  const coins = desk.view.coins > 0 && h("span", {}, count("kuna", desk.view.coins));
  replaceKeepingFocus($("desk"), [h("h2.unseen", {}, t("party")), h("p.above-party", {}, paper, coins), h("ul.party", {}, members.map((member) => card(desk, member, unfolded)))]);
}

function card(desk, member, unfolded) {
  const kinds = [`is-${member.status}`, member.id === desk.chosen && "chosen"].filter(Boolean).join(".");
  return h(`li.member-card.${kinds}`, { "data-member": member.id },
    h("header", {}, h("span.portrait", {}, picture("-13 -13 26 26", { class: "bust" }, bust(member.type, {}, seatColour(member.owner))), seatMark(member.owner)),
      h("span.member-name", {}, h("strong", {}, desk.name(member.id)), h("small", {}, notes(desk, member))), hits(member)),
    checks(desk, member, unfolded),
    load(desk, member, unfolded));
}

function notes(desk, { status, level, xp, xp_next: next, order, wounded, slow, hidden, exhaustion, rounds_left: rounds }) {
  const isUp = status === "active";
  const said = [level > 1 && t("level-is", { n: level }), xp > 0 && next && t("delve-xp", { n: xp, of: next }), !isUp && t(`delve-is-${status}`), status === "down" && t("delve-rounds-left", { n: rounds }), isUp && wounded && t("delve-wounded"), isUp && slow && t("delve-slow"), isUp && hidden && t("delve-hidden"), exhaustion > 0 && t("delve-exhausted", { n: exhaustion }), order && desk.work({ order })];
  return said.filter(Boolean).join(" · ");
}

function hits({ hp, most }) {
  const fill = h("span.hp-fill"), words = t("delve-hp", { n: hp, of: most });
  fill.style.width = `${Math.round((100 * hp) / Math.max(1, most))}%`;
  return h(`span.hp${hp <= most / 2 ? ".low" : ""}`, { role: "img", title: words, "aria-label": words }, h("b", {}, `${hp}/${most}`), h("span.hp-bar", {}, fill));
}

/** Attributes; unfolded, each check with what it is the sum of. */
function checks(desk, member, unfolded) {
  const { terms } = desk.game, numbers = Object.entries(member.attributes).map(([name, [value, modifier]]) =>
    h("span", { title: termName(desk.game, name) }, `${terms.short?.[name] ?? termName(desk.game, name)} `, h("b", {}, value), modifier ? ` (${signed(modifier)})` : ""));
  const both = [h("span", {}, `${t("defence")} `, h("b", {}, member.defence)), h("span", {}, `${t("strike")} `, h("b", {}, signed(member.attack)))];
  return details(desk, member, unfolded, "checks", [numbers.length ? numbers : t("delve-checks-of"), both]);
}

/** Both loads against their limits; unfolded, every thing in its compartment. */
function load(desk, member, unfolded) {
  const bar = (name, { used, most }) => h(`span.slots${used > most ? ".over" : ""}`, {}, `${t(`delve-in-${name}`)} `, h("b", {}, `${used}/${most}`));
  return details(desk, member, unfolded, "pack", [bar("ready", member.ready), bar("stowed", member.stowed)]);
}

/** What is inside comes when it is first asked for. */
function details(desk, member, unfolded, kind, summary) {
  const key = `${kind} ${member.id}`, box = h("div"), fill = () => inside[kind](box, desk, member, unfolded);
  const unfold = async (event) => {
    if (!event.target.open || event.target !== box.parentElement || box.firstChild) return; // a card made anew says that it is open, too
    inside ??= await import("./pack.js");
    fill();
    if (isNarrow()) box.parentElement.scrollIntoView({ block: "nearest" }); // the panel has grown upwards
  };
  if (unfolded.has(key) && inside) fill();
  return h(`details.${kind}`, { "data-key": key, open: unfolded.has(key), ontoggle: unfold }, h("summary", { onclick: inPlace }, summary), box);
}

const isNarrow = () => matchMedia("(max-width: 959px)").matches;

/** A card that unfolds takes a row of its own; what was pressed stays under the pointer. */
function inPlace(event) {
  const { currentTarget: it } = event, { top } = it.getBoundingClientRect();
  event.preventDefault();
  it.parentElement.toggleAttribute("open");
  $("desk").scrollTop += it.getBoundingClientRect().top - top;
}
