// People, things, places and weights in words; what an id means comes with the table's terms.

import { has, t, tongue } from "../../frame/words.js";

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A hero by his player's name, anybody else by what he is and his number. */
export function memberName(game, id) {
  const [type, number] = id.split(".");
  if (type === "pc") return game.nameOf(Number(number) - 1);
  return upper(`${game.terms.member?.[type] ?? type} ${number}`);
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
export function orderWords(game, { verb, words }) {
  const about = words.map((word) => aboutWords(game, word)).filter(Boolean).join(", ");
  return about ? `${verbName(verb)}: ${about}` : verbName(verb);
}

/** What somebody can be told, without his name when everybody knows who is meant. */
export function decisionWords(game, decision, chosen) {
  const { say, member, order, words } = decision;
  if (order === "leg" || order === "fast") return `${verbName(order)}: ${wayTo(game, words)}`;
  const name = member && member === chosen ? memberName(game, member).toLowerCase() : "";
  return name && say.toLowerCase().startsWith(name) ? say.slice(name.length).replace(/^:? /, "") : say;
}

/** Where a point lies from the group that would walk there: how far each way. */
function wayTo(game, [number, point]) {
  const { at } = game.shownView().groups.find((group) => String(group.number) === number), [x, y] = point.split(",").map((each, axis) => Number(each) - at[axis]);
  const ways = [[y < 0 ? "n" : "s", y], [x < 0 ? "w" : "e", x]].filter(([, far]) => far).map(([way, far]) => `${sazhens(Math.abs(far))} ${t(`way-${way}`)}`);
  return ways.join(", ") || t("right-here");
}

/** What a place is called. */
export const placeName = (game, id) => game.news.places?.[id] ?? id;

/** A word of an order: somebody, something, a place, a door. */
function aboutWords(game, word) {
  const [kind, number] = word.split(".");
  if (game.news.places?.[word]) return placeName(game, word);
  if (number && game.terms.item?.[kind]) return itemName(game, kind);
  if (number && (kind === "pc" || game.terms.member?.[kind])) return memberName(game, word);
  return has(verbId(word)) ? verbName(word) : game.terms.place?.[word] ?? word;
}

const plain = (number) => new Intl.NumberFormat(tongue(), { maximumFractionDigits: 2 }).format(number);

/** A load in grivnas, from quarters. */
export const grivnas = (quarters) => t("grivnas", { n: plain(quarters / 4) });

/** A length in sazhens, from halves. */
export const sazhens = (halves) => t("sazhens", { n: plain(halves / 2) });

export const signed = (number) => (number > 0 ? `+${number}` : String(number).replace("-", "−"));
