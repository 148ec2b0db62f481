// People, things, places and weights in words; what an id means comes with the table's terms.

import { has, t, tongue } from "../../frame/words.js";

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whom a decision is about: a member who is told something, or somebody who is dealt with. */
export const whose = ({ facts: { member, group, other } }) => member ?? (group ? null : other) ?? null;

/** Somebody of whom the view speaks. */
function personOf({ members, captives = [], town, fight }, id) {
  return [...members, ...captives, ...(town?.candidates ?? [])].find((each) => each.id === id) ?? fight?.fighters[id];
}

/** Somebody by his id. */
export function memberName(game, id) {
  const { kind, type, number } = personOf(game.shownView(), id) ?? { type: id };
  return nameOf(game, kind === "pc" ? kind : type, number);
}

/** A hero by his player's name, anybody else by what he is and his number. */
function nameOf(game, kind, number) {
  if (kind === "pc") return game.nameOf(number - 1);
  return upper(`${game.terms.member?.[kind] ?? kind} ${number ?? ""}`.trim());
}

/** A kind of thing. */
export const itemName = (game, kind) => game.terms.item?.[kind] ?? kind.replaceAll("_", " ");

/** A thing, and how many of it. */
export function itemWords(game, { kind, count }) {
  return count > 1 ? `${itemName(game, kind)} × ${count}` : itemName(game, kind);
}

const verbId = (verb) => `verb-${verb.replaceAll("_", "-")}`;

/** What an order is called for short; a stage may have another word for it. */
export function verbName(verb, stage = "") {
  const id = [verbId(`${stage}-${verb}`), verbId(verb)].find(has);
  return id ? t(id) : upper(verb.replaceAll("_", " "));
}

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

/** The place that a decision is about, by its name; nothing where it is about something else. */
export const spotName = (game, { facts: { place, opening, trap } }) => game.news.places?.[place ?? opening ?? trap];

/** What a place is called. */
export const placeName = (game, id) => game.news.places?.[id] ?? id;

/** What an order is about: a place, a door, something, somebody. */
function aboutWords(game, { term, id, kind, number }) {
  if (game.news.places?.[id]) return placeName(game, id);
  if (term === "item" && game.terms.item?.[kind]) return itemName(game, kind);
  if (term === "member") return nameOf(game, kind, number);
  return has(verbId(id)) ? verbName(id) : game.terms.place?.[id] ?? id;
}

const plain = (number) => new Intl.NumberFormat(tongue(), { maximumFractionDigits: 2 }).format(number);

/** A load in grivnas, from quarters. */
export const grivnas = (quarters) => t("grivnas", { n: plain(quarters / 4) });

/** A length in sazhens, from halves. */
export const sazhens = (halves) => t("sazhens", { n: plain(halves / 2) });

export const signed = (number) => (number > 0 ? `+${number}` : String(number).replace("-", "−"));
