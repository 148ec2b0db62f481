// People, things and places of a delve in words.

import { has, t } from "../../frame/words.js";

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Somebody by his id, as the server names him. */
export const personName = (game, id) => upper(game.news.places?.[id] ?? t("delve-somebody"));

/** A thing: what is used up bit by bit by how much is left, as the server says; anything else by its kind. */
export const thingName = (game, { id, kind }) => upper(game.news.places?.[id] ?? game.terms.item?.[kind] ?? kind.replaceAll("_", " "));

/** A place by the name that the party gives it. */
export const placeName = (game, id) => game.news.places?.[id] ?? id;

/** What an order is called for short. */
export function verbName(verb) {
  const name = verb.replaceAll("_", "-"), id = [`delve-verb-${name}`, `verb-${name}`].find((each) => has(each));
  return id ? t(id) : upper(name.replaceAll("-", " "));
}

export const signed = (number) => (number > 0 ? `+${number}` : String(number).replace("-", "−"));

/** A word of a term: an attribute, a skill, a modifier. */
export const termName = (game, name) => game.terms.modifier?.[name] ?? game.terms.attribute?.[name] ?? game.terms.skill?.[name] ?? game.terms.item?.[name] ?? name.replaceAll("_", " ");

/** The groups in the dark in which anybody lives. */
export const inDark = ({ groups, members }) => groups.filter(({ depth, has_light: isLit, ranks }) => depth && !isLit && members.some(({ id, status }) => status !== "dead" && ranks.flat().includes(id)));

/** The names of those who lie and are not carried. */
export const fallenHere = (desk) => desk.view.members.filter(({ id, group, status }) => group && ["down", "stable"].includes(status) && !desk.view.members.some(({ bears }) => bears === id)).map(({ id }) => desk.name(id)).join(", ");
