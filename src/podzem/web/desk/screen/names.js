// Creatures, weapons, zones and acts in words; what an id means comes with the table's terms.

import { t } from "../../frame/words.js";
import { nameIn, upper } from "../../scene/battle/names.js";

/** Somebody by his id, also when he is out of sight by now: his own name, else his kind and number. */
export function creatureName(game, id) {
  const found = game.shownView().creatures?.find((each) => each.id === id) ?? game.desk?.known.get(id);
  return found ? nameIn(game.terms, found) : "";
}

export const weaponName = (game, kind) => game.terms.weapon?.[kind] ?? t("weapon-own");
export const zoneName = (game, zone) => game.terms.zone?.[zone] ?? "";
export const actName = (verb) => t(`act-${verb.replaceAll("_", "-")}`);

/** What an act is done with, where a hand says it. */
export function armOf(game, creature, hand) {
  const weapon = creature?.weapons.find((each) => each.hand === hand);
  return weapon ? weaponName(game, weapon.kind) : "";
}

/** A decision among those alike: what it differs in, in words. */
export function variantName({ terms }, { facts }) {
  const words = [facts.zone && terms.zone?.[facts.zone], facts.skill && terms.skill?.[facts.skill], facts.pace === "moving" && t("on-the-move"), facts.square && `${t("by-square")} ${facts.square.join(",")}`];
  return upper(words.filter(Boolean).join(", "));
}
