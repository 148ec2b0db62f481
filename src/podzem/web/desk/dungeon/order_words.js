// Orders below in words: what somebody was told, what he can be told, and how far a place is.

import { has, t } from "../../frame/words.js";
import { itemName, memberName, placeName, sazhens, verbId, verbName, whose } from "./names.js";

/** An order given to somebody: its verb and what it is about. */
export function orderWords(game, { verb, about }) {
  const said = about.map((each) => aboutWords(game, each)).filter(Boolean).join(", ");
  return said ? `${verbName(verb)}: ${said}` : verbName(verb);
}

/** What somebody can be told, without his name when everybody knows who is meant. */
export function decisionWords(game, decision, chosen) {
  const { say, brief, order, facts } = decision, member = whose(decision);
  if (order === "leg" || order === "fast") return `${verbName(order)}: ${wayTo(game, facts)}`;
  return member && member === chosen ? brief ?? say : say;
}

/** Where a point lies from the group that would walk there: how far each way. */
function wayTo(game, { group: number, point }) {
  const { at } = game.shownView().groups.find((group) => group.number === number), [x, y] = point.map((each, axis) => each - at[axis]);
  const ways = [[y < 0 ? "n" : "s", y], [x < 0 ? "w" : "e", x]].filter(([, far]) => far).map(([way, far]) => `${sazhens(Math.abs(far))} ${t(`way-${way}`)}`);
  return ways.join(", ") || t("right-here");
}

/** What an order is about: a place, a door, something, somebody. */
function aboutWords(game, { term, id, kind }) {
  if (game.news.places?.[id]) return placeName(game, id);
  if (term === "item" && game.terms.item?.[kind]) return itemName(game, kind);
  if (term === "member") return memberName(game, id);
  return has(verbId(id)) ? verbName(id) : game.terms.place?.[id] ?? id;
}
