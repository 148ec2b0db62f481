// People, things, places and weights in words; what an id means comes with the table's terms.

import { has, t, tongue } from "../../frame/words.js";

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whom a decision is about: a member who is told something, or somebody who is dealt with. */
export const whose = ({ facts: { member, group, other } }) => member ?? (group ? null : other) ?? null;

/** Somebody of whom the view speaks. */
function personOf({ members, captives = [], town, fight }, id) {
  return [...members, ...captives, ...(town?.candidates ?? [])].find((each) => each.id === id) ?? fight?.fighters[id];
}

/** Somebody by his id: a hero by his player's name, anybody else as the table calls him, or by what he is. */
export function memberName(game, id) {
  const { kind, type, number } = personOf(game.shownView(), id) ?? { type: id };
  return kind === "pc" ? game.nameOf(number - 1) : upper(game.news.places?.[id] ?? game.terms.member?.[type] ?? type);
}

/** A kind of thing. */
export const itemName = (game, kind) => game.terms.item?.[kind] ?? kind.replaceAll("_", " ");

/** A thing, and how many of it. */
export function itemWords(game, { kind, count }) {
  return count > 1 ? `${itemName(game, kind)} × ${count}` : itemName(game, kind);
}

export const verbId = (verb) => `verb-${verb.replaceAll("_", "-")}`;

/** What an order is called for short; a stage may have another word for it. */
export function verbName(verb, stage = "") {
  const id = [verbId(`${stage}-${verb}`), verbId(verb)].find(has);
  return id ? t(id) : upper(verb.replaceAll("_", " "));
}

/** The place that a decision is about, by its name; nothing where it is about something else. */
export const spotName = (game, { facts: { place, opening, trap } }) => game.news.places?.[place ?? opening ?? trap];

/** What a place is called. */
export const placeName = (game, id) => game.news.places?.[id] ?? id;

const plain = (number) => new Intl.NumberFormat(tongue(), { maximumFractionDigits: 2 }).format(number);

/** A load in grivnas, from quarters. */
export const grivnas = (quarters) => t("grivnas", { n: plain(quarters / 4) });

/** A length in sazhens, from halves. */
export const sazhens = (halves) => t("sazhens", { n: plain(halves / 2) });

export const signed = (number) => (number > 0 ? `+${number}` : String(number).replace("-", "−"));
