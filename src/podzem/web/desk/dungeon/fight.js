// A fight seen from above: ranks of both sides in the passage, the distance in steps, who can be told what.

import { bust } from "../../art/busts.js";
import "../../art/creatures.js";
import { icon } from "../../art/icons.js";
import { seatColour, seatShape } from "../../art/seats.js";
import { draw } from "../../art/svg.js";
import { chooseAmong } from "../../frame/among.js";
import { isFinal } from "../../frame/decisions.js";
import { button, h } from "../../frame/dom.js";
import { has, t } from "../../frame/words.js";
import { amountRow } from "./amounts.js";
import { sheet } from "./desk.js";
import { folded } from "./folds.js";
import { memberName, sazhens, signed, whose } from "./names.js";
import { glyph } from "./signs.js";
import { singlesFirst } from "./singles.js";

const STEP = 34; // units between ranks
const QUARTER = 17; // units across to a quarter of a sazhen
const MOST_GAP = 190;
const LEAST_LONG = 430;
const STEPS_SHOWN = 20; // lines between both sides; above ground they are tens of sazhens apart
const DARK = 8; // half-sazhens drawn when nobody knows how far they are
const ARRANGING = new Set(["front", "back", "aim", "breaker", "shift", "leader", "lose", "stay_behind"]);
const IN_PACK = new Set(["drop", "give", "stow"]);
const LENGTHS = new Set(["close_in", "fall_back", "retreat"]);

/** The drawing over the map, one for each front. */
export function showSheet(desk) {
  const { fight } = desk.view, place = sheet("battle");
  if (!fight) return place.remove();
  place.classList.toggle("folded-away", desk.mapOver);
  place.classList.toggle("in-the-open", "land" in desk.view);
  const words = t(desk.mapOver ? "show-fight" : "show-map");
  const toggle = button(words, () => {
    desk.mapOver = !desk.mapOver;
    desk.again();
  }, { kind: "plain", picture: glyph(desk.mapOver ? "strike" : "map"), "data-key": "map-or-fight", "aria-label": words, title: words });
  const head = h("header", {}, h("strong", {}, `${t("phase-number", { n: fight.phase })} · ${t(`mode-${fight.mode}`)}`), apart(fight), sealed(fight), toggle);
  return place.replaceChildren(head, ...(desk.mapOver ? [] : fight.fronts.map((front) => frontPicture(desk, fight, front))));
}

const far = ({ hs }) => (hs === null ? t("unknown-distance") : hs === 0 ? t("hand-to-hand") : sazhens(hs));

/** How far they are, where there is one front. */
const apart = ({ fronts }) => (fronts.length === 1 ? h("em", {}, far(fronts[0])) : null);

/** Whose order is in: both are opened together. */
function sealed({ ordered = [] }) {
  const words = ordered.map((given, side) => `${t(side ? "their-side" : "our-side")}: ${t(given ? "order-in" : "order-open")}`);
  return h("small.sealed", {}, words.join(" · "));
}

function frontPicture(desk, fight, { hs: known, width, sides }) {
  const hs = known ?? DARK, stops = Math.floor(hs / 2 > STEPS_SHOWN ? hs / 20 : hs / 2), isOnly = fight.fronts.length === 1, words = far({ hs: known });
  const gap = Math.min(MOST_GAP, 46 + hs * 9), crowd = Math.max(...sides.flat().map((rank) => roomOf(fight, rank).reduce((sum, each) => sum + each, 0)), 4 * QUARTER);
  // A hall is drawn no wider than those who fight in it need.
  const across = Math.min(Math.max(...width) * 2 * QUARTER, crowd + 6 * QUARTER) + 20;
  const deep = sides.map((ranks) => Math.max(1, ranks.length) * STEP), content = deep[0] + deep[1] + gap + 28;
  // A handful of people is not drawn as giants.
  const whole = Math.max(content, LEAST_LONG), left = -gap / 2 - deep[0] - 14 - (whole - content) / 2;
  const label = `${t("distance")}: ${words}. ${sides.map((ranks, side) => `${t(side ? "their-side" : "our-side")}: ${ranks.flat().length}`).join(", ")}`;
  const walls = draw("path", { class: "wall", d: `M${left} ${-across / 2}H${left + whole}M${left} ${across / 2}H${left + whole}` });
  const lines = draw("path", { class: "steps", d: Array.from({ length: stops }, (_, step) => `M${-gap / 2 + ((step + 1) * gap) / (stops + 1)} ${-across / 2 + 8}V${across / 2 - 8}`).join("") });
  const people = sides.flatMap((ranks, side) => ranks.flatMap((rank, depth) => rankFigures(desk, fight, rank, side, (gap / 2 + (depth + 0.5) * STEP) * (side ? 1 : -1))));
  const svg = draw("svg", { class: "front", viewBox: `${left} ${-across / 2 - 10} ${whole} ${across + (isOnly ? 20 : 34)}`, role: "group", "aria-label": label },
    draw("rect", { class: "passage", x: left, y: -across / 2, width: whole, height: across }), lines, walls, ...people);
  if (!isOnly) svg.append(draw("text", { class: "apart", y: across / 2 + 16 }, words));
  if (!sides[1].length) svg.append(draw("text", { class: "in-dark", x: gap / 2 + STEP / 2 }, "?"));
  return svg;
}

const roomOf = ({ fighters }, rank) => rank.map((id) => Math.max(2, fighters[id]?.space ?? 2) * QUARTER);

/** One rank across the passage, each as wide as the room he takes. */
function rankFigures(desk, fight, rank, side, x) {
  const spaces = roomOf(fight, rank), total = spaces.reduce((sum, each) => sum + each, 0);
  let top = -total / 2;
  return rank.map((id, index) => {
    const y = top + spaces[index] / 2;
    top += spaces[index];
    return figure(desk, fight.fighters[id] ?? {}, id, side, x, y);
  });
}

function figure(desk, fighter, id, side, x, y) {
  const { game } = desk, acts = desk.open.filter((each) => whose(each) === id && ARRANGING.has(each.order)), owner = desk.member(id)?.owner ?? -1;
  const name = fighter.mine || owner >= 0 ? memberName(game, id) : `${game.terms.member?.[fighter.type] ?? fighter.type ?? "?"}`;
  const words = [name, ...(fighter.flags ?? []).map((flag) => (has(`flag-${flag}`.replaceAll("_", "-")) ? t(`flag-${flag}`.replaceAll("_", "-")) : flag))].join(", ");
  const token = desk.member(id)?.kind === "pc" ? draw("g", { transform: "scale(.95)" }, seatShape(owner))
    : draw("g", {}, draw("circle", { class: "token", r: 13, fill: side ? "var(--danger)" : seatColour(Math.max(0, owner)) }), bust(fighter.type, { transform: "scale(.85)" }));
  const flags = (fighter.flags ?? []).includes("leader") ? [draw("path", { class: "crown", d: "M-7-15L-4-20 0-16 4-20 7-15Z" })] : [];
  const states = (fighter.flags ?? []).map((flag) => ` is-${flag}`).join("");
  const element = draw("g", { class: `fighter side-${side}${states}${acts.length ? " lit" : ""}`, transform: `translate(${x} ${y})`, "data-fighter": id }, draw("title", {}, words), token, ...flags);
  if (!acts.length) {
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", words);
    return element;
  }
  const pick = () => chooseAmong(game, name, acts);
  for (const [attribute, value] of Object.entries({ role: "button", tabindex: 0, "aria-label": words })) element.setAttribute(attribute, value);
  element.append(draw("circle", { class: "glow", r: 15.5 }));
  element.addEventListener("click", pick);
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    pick();
  });
  return element;
}

/** Main actions first, with their odds; lengths, rearranging and small acts are folded; the rest is in the packs. */
export function rows(desk, open) {
  const main = open.filter((each) => !whose(each)), lengths = [...Map.groupBy(main.filter(isLength), ({ order }) => order).values()];
  const rest = open.filter((each) => whose(each) && !IN_PACK.has(each.order)), isEnd = (each) => isFinal(desk.game, each);
  const ends = main.filter(isEnd), plain = main.filter((each) => !isLength(each) && !isEnd(each));
  return [h("li.sides", {}, summary(desk)), ...singlesFirst(desk, plain), ...lengths.map((same) => lengthRow(desk, same)), ...folded(desk, rest), ...desk.rows(ends)];
}

const isLength = ({ order }) => LENGTHS.has(order);

/** How far to go: up to those met, if anybody knows how far they are; no farther. */
function lengthRow(desk, same) {
  return amountRow(desk, same, same[0].order === "close_in" ? desk.view.fight?.fronts[0]?.hs : null);
}

function summary(desk) {
  const { fight, members } = desk.view;
  if (!fight) return "";
  const up = (side) => fight.fronts.reduce((sum, { sides }) => sum + sides[side].flat().length, 0);
  const ours = members.filter(({ status, group }) => group && status === "active").map(({ strike }) => strike);
  return [h("span", {}, icon("people"), ` ${t("our-side")}: ${up(0)}`), h("span", {}, ` ${t("their-side")}: ${fight.fronts.some(({ seen }) => seen === false) ? "?" : up(1)}`), ours.length > 0 && h("small", {}, ` ${t("strike")}: ${signed(Math.max(...ours))}`)];
}
