// What deserves to be seen for a moment: the die that was thrown, the chance card that was drawn. Never in the way.

import { chanceCard } from "../art/cards.js";
import { throwDie } from "../art/dice.js";
import { seatMark } from "../art/seats.js";
import { $, calm, h } from "./dom.js";
import { soundIsOn } from "./keep.js";

const CARD_STAYS = 1900;
const DIE_STAYS = 2600;
const TOO_MANY = 14;

/** Show the last throw and the last chance card among new lines; after a long absence nothing is replayed. */
export function showMoments(game, lines) {
  if (lines.length > TOO_MANY) return;
  const thrown = lines.findLast((line) => line.face && (line.sides ?? 6) === 6);
  const drawn = lines.findLast((line) => line.chance);
  if (thrown) showDie(game, thrown);
  if (drawn) showCard(game, drawn);
  const tune = lines.map(tuneOf).filter(Boolean).at(-1);
  if (tune) play(tune);
}

/** Play a tune, if sounds are on; nothing is loaded for it otherwise. */
export async function play(tune) {
  if (soundIsOn()) (await import("./sound.js")).play(tune);
}

function tuneOf({ event, chance, face }) {
  if (event === "death" || event === "won") return event;
  return chance ? "card" : face && "die";
}

function showDie(game, line) {
  const tray = h("div.tray");
  const mark = typeof line.seat === "number" ? seatMark(line.seat) : null;
  const frame = h("div.thrown", {}, tray, mark);
  $("moment").querySelector(".thrown")?.remove();
  $("moment").append(frame);
  throwDie(tray, line.face);
  fade(frame, DIE_STAYS);
}

function showCard(game, line) {
  const frame = h("div.drawn", {}, chanceCard(line.chance, game.terms.chance?.[line.chance] || line.chance));
  $("moment").querySelector(".drawn")?.remove();
  $("moment").append(frame);
  fade(frame, CARD_STAYS);
}

function fade(element, after) {
  setTimeout(() => {
    element.classList.add("gone");
    setTimeout(() => element.remove(), calm() ? 0 : 350);
  }, after);
}
