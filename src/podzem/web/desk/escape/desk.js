// The desk of a board game: a hand of cards, one list of decisions, the same things lit on the board.

import { chooseAmong } from "../../frame/among.js";
import { decisionRow } from "../../frame/decisions.js";
import { $, fade, h } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { chanceCard } from "./cards.js";
import { showHand } from "./hand.js";
import { Places, placeOf } from "./places.js";

const CARD_STAYS = 1900;

/** The controller that desk.js promises. */
export function createDesk(game) {
  return {
    places: new Places(game),
    tab: { words: "hand", icon: "hand" },
    last: ["pass", "give_up"],
    final: ["give_up"],
    grave: "dead",
    good: ["won", "treasure", "enter", "kill"],
    bad: ["dead", "prison"],
    correction: ["players.0.square", "start"],
    show: () => showHand(game),
    spots: (decision) => decision.facts.path ?? [placeOf(decision)].filter(Boolean),
    told: (line) => game.places.told(line),
    choices(open) {
      lightScene(game, open);
      return open.map((decision, number) => decisionRow(game, decision, number, open));
    },
    asked: () => asked(game),
    heading: () => (game.shownView().round ? t("round", { n: game.shownView().round }) : ""),
    about: (seat) => about(game.shownView(), seat),
    tune: ({ event, chance, face }) => (event === "death" || event === "won" ? event : chance ? "card" : face && "die"),
    showMoment(lines) {
      const drawn = lines.findLast((line) => line.chance);
      if (drawn) showCard(game, drawn);
    },
  };
}

/** What everybody may know of a player: his cards, the treasure. */
function about({ players, treasure }, seat) {
  if (!players?.[seat]) return [];
  return [count("cards", players[seat].cards), treasure.carrier === seat && t("has-treasure")];
}

/** Whoever is asked in another's turn answers what just happened. */
function asked(game) {
  const { seat, phase } = game.news.view, words = game.terms.phase?.[phase];
  if (seat === game.me.seat || game.me.seat < 0) return { words: words ? `${t("decide")}: ${words}` : "", urgent: false };
  return { words: `${t("answer-now")} ${game.journal.lastWords()}`, urgent: true };
}

function lightScene(game, open) {
  const byPlace = Map.groupBy(open, placeOf);
  byPlace.delete(undefined);
  const places = new Map([...byPlace].map(([at, here]) => [at, { count: here.length, label: label(game, at, here), own: true }]));
  const pick = (at) => chooseAmong(game, game.places.name(at), byPlace.get(at));
  game.scene?.light(game.pending === null ? places : new Map(), pick);
}

function label(game, at, here) {
  if (here.length === 1) return here[0].say;
  return t("choices-at", { n: here.length, place: game.places.name(at) });
}

/** A chance card fills the middle for a moment. */
function showCard(game, line) {
  const card = chanceCard(line.chance, game.welcome.scene.chances[line.chance], game.terms.chance?.[line.chance] || line.chance);
  const frame = h("div.drawn", {}, card);
  $("moment").querySelector(".drawn")?.remove();
  $("moment").append(frame);
  fade(frame, CARD_STAYS);
}
