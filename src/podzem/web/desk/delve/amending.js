// What the judge of a delve changes by his own hand; the rules refuse what cannot be, and say by which clause.

import { select, wear } from "../../frame/dom.js";
import { learn, t } from "../../frame/words.js";
import { amendForm, number, path } from "../dungeon/amending.js";
import { personName, signed, thingName } from "./names.js";

await Promise.all([wear("amending"), learn("delving")]);

const HS = 3; // to a square
const byWords = (pairs) => pairs.sort(([, a], [, b]) => a.localeCompare(b));
const chosen = (words, pairs, first = pairs[0]?.[0]) => ({ words, control: select(pairs, first) });

// Each kind of change: its fields; the words of the order are their values.
const KINDS = {
  hurt: (desk) => [whom(desk), number(t("delve-amend-hits"), 1, 20)],
  heal: (desk) => [whom(desk)],
  present: (desk) => [whom(desk), gear(desk)],
  relocate: (desk) => [group(desk), place(desk)],
  add: (desk) => [group(desk), creatures(desk), number()],
  modify: (desk) => [anybody(desk), modifier()],
  frighten: (desk) => [band(desk)],
  reveal: (desk) => [hidden(desk)],
  alarm: (desk) => [group(desk), alertness(desk)],
  remove: (desk) => [whom(desk)],
  set: () => [path("people.1.xp=100")],
};
const SIGNS = { hurt: "wound", heal: "aid", present: "pack", relocate: "leg", add: "strike", modify: "debt", frighten: "fast", reveal: "search", alarm: "listen", remove: "maim", set: "as_before" };

/** The dialog. */
export const amend = (desk) => amendForm(desk, KINDS, SIGNS, { add: "delve-amend-add-line", heal: "delve-amend-heal-line" });

const whom = ({ game, view }) => chosen(t("amend-whom"), view.members.filter(({ status }) => status !== "gone").map(({ id }) => [id, personName(game, id)]));
const anybody = ({ game, view }) => chosen(t("amend-whom"), [...view.members.filter(({ status }) => status !== "gone"), ...(view.meeting?.spots ?? []).filter(({ status }) => status !== "dead")].map(({ id, kind }) => [id, game.news.places?.[id] ? personName(game, id) : game.terms.creature?.[kind] ?? id]));
const modifier = () => chosen(t("delve-amend-modifier"), [-4, -3, -2, -1, 1, 2, 3, 4].map((n) => [n, signed(n)]), 1);
const band = ({ game, view }) => chosen(t("amend-whom"), (view.meeting?.bands ?? []).map(({ number: n, kind }) => [`band.${n}`, game.terms.creature?.[kind] ?? kind]));
const gear = ({ game, view }) => chosen(t("amend-what"), byWords((view.secrets?.gear ?? []).map((kind) => [kind, thingName(game, { kind })])), "torch");
const group = ({ view }) => chosen(t("amend-group"), view.groups.map(({ number: n }) => [n, t("group-number", { n })]));
const creatures = ({ game, view }) => chosen(t("amend-what"), byWords((view.secrets?.kinds ?? []).map((kind) => [kind, game.terms.creature?.[kind] ?? kind])));
const alertness = ({ game }) => chosen(t("delve-amend-alertness"), ["quiet", "normal", "alert"].map((id) => [id, game.terms.alertness?.[id] ?? id]));

/** A part of the map that is shown, by its first square. */
function place({ game, view }) {
  const depth = game.scene?.depth?.() ?? view.groups[0]?.depth, level = view.secrets?.levels.find((each) => each.depth === depth);
  return chosen(t("amend-where"), (level?.areas ?? []).map(({ id, kind, rects: [[x, y]] }) => [`${depth}:${x / HS},${y / HS}`, `${game.terms.area?.[kind] ?? kind} ${id}`]));
}

/** What the players do not know of yet, on all levels. */
function hidden({ game, view }) {
  return chosen(t("amend-what"), (view.secrets?.levels ?? []).flatMap(({ depth, openings, traps, secrets }) => {
    const shown = view.levels.find((each) => each.depth === depth), known = new Set([...(shown?.traps ?? []), ...(shown?.openings ?? [])].map(({ id }) => id));
    return [
      ...openings.filter(({ id, door }) => door?.secret && !known.has(id)).map(({ id }) => [id, `${t("amend-door")} ${id}`]),
      ...traps.filter(({ id }) => !known.has(id)).map(({ id, type }) => [id, `${game.terms.trap?.[type] ?? type} ${id}`]),
      ...secrets.filter(({ found }) => !found).map(({ id }) => [id, `${t("amend-cache")} ${id}`]),
    ];
  }));
}
