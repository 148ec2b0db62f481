// Creatures, weapons and zones in words; what an id means comes with the table's terms.

import { has, t, tongue } from "../../frame/words.js";

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Somebody by his id: his own name, else his kind and number. */
export function creatureName(game, id) {
  const found = game.shownView().creatures?.find((each) => each.id === id);
  if (!found) return "";
  const own = found.name[tongue()] || found.name.en;
  if (own) return own;
  const kind = game.terms.creature?.[found.kind] ?? found.kind.replaceAll("_", " ");
  const alike = game.shownView().creatures.filter((each) => each.kind === found.kind);
  return upper(alike.length > 1 ? `${kind} ${alike.indexOf(found) + 1}` : kind);
}

export const weaponName = (game, kind) => game.terms.weapon?.[kind] ?? kind.replaceAll("_", " ");
export const zoneName = (game, zone) => game.terms.zone?.[zone] ?? zone;

const verbId = (verb) => `verb-${verb.replaceAll("_", "-")}`;

export const actName = (verb) => (has(`act-${verb.replaceAll("_", "-")}`) ? t(`act-${verb.replaceAll("_", "-")}`) : has(verbId(verb)) ? t(verbId(verb)) : upper(verb.replaceAll("_", " ")));
