// The desk of a board game: a hand of cards, one list of decisions, the same things lit on the board.

import { chooseAmong } from "../../frame/among.js";
import { decisionRow } from "../../frame/decisions.js";
import { $, fade, h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { chanceCard } from "./cards.js";
import { showHand } from "./hand.js";
import { Places } from "./places.js";

const CARD_STAYS = 1900;

/** The controller that desk.js promises. */
export function createDesk(game) {
  return {
    places: new Places(game.welcome.scene, game.terms),
    tab: { words: "hand", icon: "hand" },
    show: () => showHand(game),
    choices(open) {
      lightScene(game, open);
      return open.map((decision, number) => decisionRow(game, decision, number, open));
    },
    asksOdds: () => true,
    showMoment(lines) {
      const drawn = lines.findLast((line) => line.chance);
      if (drawn) showCard(game, drawn);
    },
  };
}

function lightScene(game, open) {
  const byPlace = Map.groupBy(open, ({ at }) => at);
  byPlace.delete(undefined);
  const places = new Map([...byPlace].map(([at, here]) => [at, { count: here.length, label: label(game, at, here), own: true }]));
  const pick = (at) => chooseAmong(game, game.places.name(at), byPlace.get(at));
  game.scene?.light(game.pending === null ? places : new Map(), pick);
}

function label(game, at, here) {
  if (here.length === 1) return game.places.sentence(here[0].say);
  return t("choices-at", { n: here.length, place: game.places.name(at) });
}

/** A chance card fills the middle for a moment. */
function showCard(game, line) {
  const frame = h("div.drawn", {}, chanceCard(line.chance, game.terms.chance?.[line.chance] || line.chance));
  $("moment").querySelector(".drawn")?.remove();
  $("moment").append(frame);
  fade(frame, CARD_STAYS);
}
