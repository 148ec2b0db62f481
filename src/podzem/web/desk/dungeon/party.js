// The party: who is who, how he fares, what he bears. What only some journeys have is handed in.

import { bust } from "../../art/busts.js";
import { seatColour, seatMark } from "../../art/seats.js";
import { picture } from "../../art/svg.js";
import { $, h, replaceKeepingFocus, wear } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { grivnas, itemWords, memberName, signed } from "./names.js";
import { addSigns, glyph } from "./signs.js";

await wear("numbers");

addSigns({
  defence: "M12 3L20 6C20 13 17 18 12 21 7 18 4 13 4 6Z",
  shot: "M6 3C16 6 18 14 18 18M6 3C6 12 12 18 18 18M4 20L20 4M15 4H20V9",
  speed: "M7 3C10 3 10 10 8 12H5C4 8 4 3 7 3ZM16 9C19 9 20 14 19 18H16C14 16 13 9 16 9Z",
  loyalty: "M12 20C4 14 3 10 5 7S11 5 12 8C13 5 17 4 19 7S20 14 12 20Z",
  fatigue: "M5 7H13L5 17H13M15 12H20L15 19H20",
  wound: "M12 3C16 9 18 12 18 15A6 6 0 0 1 6 15C6 12 8 9 12 3Z",
  infection: "O12 12 5M12 3V7M12 17V21M3 12H7M17 12H21M6 6L9 9M15 15L18 18M18 6L15 9M9 15L6 18",
  exhaustion: "M4 8H18V16H4ZM18 10.5H21V13.5H18M7 10.5V13.5",
  maim: "M5 5L19 19M19 5L5 19",
  debt: "O12 12 9M12 7V12L15 14",
});

const GONE = new Set(["dead", "fled", "gone"]);

/** Fill the panel: what stands above, then a card for each member with what is beside his name and under his numbers. */
export function showParty(desk, { above = [], waits = () => false, beside = () => null, under = () => null } = {}) {
  const { view } = desk;
  const open = new Set([...$("desk").querySelectorAll("details[open]")].map((each) => each.dataset.key));
  const members = [...view.members].sort((a, b) => GONE.has(a.status) - GONE.has(b.status));
  const cards = members.map((member) => card(desk, member, open, { waits, beside, under }));
  const captives = view.captives?.length ? h("p.captives", {}, `${t("captives")}: ${view.captives.map(({ id }) => memberName(desk.game, id)).join(", ")}`) : null;
  replaceKeepingFocus($("desk"), [h("h2.unseen", {}, t("party")), ...above, captives, h("ul.party", {}, cards)]);
}

function card(desk, member, open, { waits, beside, under }) {
  const { game } = desk, name = memberName(game, member.id);
  const kinds = [`is-${member.status}`, member.id === desk.chosen && "chosen", waits(desk, member) && "waits"].filter(Boolean).join(".");
  return h(`li.member-card.${kinds}`, { "data-member": member.id },
    h("header", {}, portrait(member), h("span.member-name", {}, h("strong", {}, name), h("small", {}, line(desk, member))), beside(desk, member)),
    load(member),
    numbers(member),
    conditions(member),
    under(desk, member),
    pack(desk, member, open));
}

let packs = null; // the module that unfolds them, once somebody asked for it

/** What he bears: what is in his hands, the rest folded. */
function pack(desk, member, open) {
  if (!member.items.length) return null;
  const key = `pack ${member.id}`, inHand = member.items.filter(({ ready }) => ready).map((item) => itemWords(desk.game, item)).join(", ");
  const list = h("ul", {}), fill = () => packs.fill(list, desk, member);
  const unfold = async (event) => {
    if (!event.target.open || list.firstChild) return; // a card made anew says that it is open, too
    packs ??= await import("./pack.js");
    fill();
  };
  if (open.has(key) && packs) fill();
  return h("details.pack", { "data-key": key, open: open.has(key), ontoggle: unfold }, h("summary", {}, inHand || t("pack"), h("small", {}, count("things", member.items.length))), list);
}

function portrait(member) {
  return h("span.portrait", {}, picture("-13 -13 26 26", { class: "bust" }, bust(member.type, {}, seatColour(member.owner))), seatMark(member.owner));
}

function line({ game, view }, { status, level, owner, kind, id }) {
  const said = [kind !== "pc" && game.nameOf(owner), level > 1 && t("level-is", { n: level }), id === view.leader && t("leader"), status !== "active" && t(`status-${status}`)];
  return said.filter(Boolean).join(" · ");
}

/** The load against its bands; the last one cannot be passed. */
function load({ load_qg: weight, limits_qg: limits }) {
  const most = limits.at(-1) || 1, bar = h("span.load-fill"), band = limits.findIndex((limit) => weight <= limit);
  bar.style.width = `${Math.min(100, (weight / most) * 100)}%`;
  const marks = limits.slice(0, -1).map((limit) => {
    const tick = h("i");
    tick.style.left = `${(limit / most) * 100}%`;
    return tick;
  });
  const words = `${t("load")}: ${grivnas(weight)} / ${grivnas(most)}`;
  return h("div.load", { title: words, role: "img", "aria-label": words }, h(`span.load-bar.band-${band < 0 ? "over" : band}`, {}, bar, marks), h("small", {}, grivnas(weight)));
}

function numbers({ speed, defence, strike, shot, loyalty }) {
  const rows = [["speed", speed], ["defence", defence], ["strike", signed(strike)], ["shot", shot && signed(shot.mod)], ["loyalty", loyalty]];
  return h("p.numbers", {}, rows.filter(([, value]) => value !== null && value !== undefined).map(([name, value]) =>
    h("span", { title: t(name), role: "img", "aria-label": `${t(name)}: ${value}` }, glyph(name), h("b", {}, value))));
}

function conditions({ conditions: all, maims, pit, debt, effects }) {
  const signs = [...Object.entries(all).filter(([, n]) => n > 0), ...maims.map((maim) => ["maim", 1, maim]), ...(pit ? [["pit", 1]] : []), ...(debt ? [["debt", 1]] : [])];
  if (!signs.length && !effects?.length) return null;
  return h("p.conditions", {}, signs.map(([name, n, which]) => {
    const words = `${t(`condition-${name}`)}${which ? ` (${which})` : ""}${n > 1 ? ` × ${n}` : ""}`;
    return h("span", { role: "img", title: words, "aria-label": words }, glyph(name), n > 1 && h("b", {}, n));
  }), (effects ?? []).map((effect) => h("span", {}, effect)));
}
