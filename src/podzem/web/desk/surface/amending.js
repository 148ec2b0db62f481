// The judge's own hand above ground: date, weather, places, landmarks, stocks, hosts; below it is the dungeon's.

import { h, select } from "../../frame/dom.js";
import { learn, t } from "../../frame/words.js";
import { amendForm, creatures, number, path } from "../dungeon/amending.js";
import { landmarkName } from "./goal.js";

await Promise.all([learn("judging"), learn("hosts")]);

const MOST = 999999;
// Each kind of change: its fields, each a control with its words; the words of the order are their values.
const KINDS = {
  set_weather: (desk) => [weather(desk), number(t("amend-days"), 3, 99)],
  set_date: ({ view: { date } }) => [number(t("amend-year"), date.year, 9999), number(t("amend-month"), date.month, 12), number(t("amend-day"), date.day, 30)],
  place: (desk) => [party(desk), cell(desk)],
  show_mark: (desk) => [party(desk), hidden(desk)],
  bring: (desk) => [party(desk), creatures(desk), number()],
  end_meeting: () => [],
  army_rules: () => [],
  set_stock: (desk) => [settlement(desk), number(t("amend-supplies"), 100, MOST, 0), number(t("amend-purse"), 1000, MOST, 0)],
  add_unit: (desk) => [side(desk), unit(desk), number(t("amend-many"), 10, 10000), number(t("amend-level"), 1, 30)],
  set_train: () => [number(t("amend-rations"), 100, MOST, 0), number(t("amend-worth"), 1000, MOST, 0)],
  name_object: (desk) => [treasure(desk), number(t("amend-worth"), 100, MOST)],
  set: () => [path()],
};
const SIGNS = { set_weather: "light", set_date: "debt", place: "leg", show_mark: "search", bring: "strike", end_meeting: "release", army_rules: "guard", set_stock: "pack", add_unit: "strike", set_train: "pack", name_object: "pack", set: "as_before" };

// What is offered only while there is something to change: a battle, a meeting before any blow, or neither of them.
const isBattle = ({ battle }) => battle;
const WHILE = { add_unit: isBattle, set_train: isBattle, name_object: isBattle, bring: ({ stage }) => stage === "day", end_meeting: ({ stage }) => stage === "meeting", army_rules: ({ stage }) => stage === "meeting" };

/** What can be changed now. */
export function amend(desk) {
  const open = Object.entries(KINDS).filter(([kind]) => WHILE[kind]?.(desk.view) ?? true);
  return amendForm(desk, Object.fromEntries(open), SIGNS);
}

const named = (terms, words) => words.map((word) => [word, terms?.[word] ?? word]);

const weather = ({ game, view }) => ({ words: t("amend-weather"), control: select(named(game.terms.weather, view.secrets.weathers), view.weather.kind) });

const party = ({ view }) => ({ words: t("amend-party"), control: select(view.parties.map(({ number: n }) => [n, t("party-number", { n })]), view.shown) });

/** A cell by its numbers, or by the name of what lies there. */
function cell({ game, view }) {
  const { landmarks } = view.secrets.land, options = landmarks.map((mark) => h("option", { value: mark.cell.join(",") }, landmarkName({ land: view.secrets.land }, game, mark.id)));
  const list = h("datalist", { id: "amend-cells" }, options), here = view.secrets.places[0]?.cell.join(",") ?? "0,0";
  return { words: t("amend-cell"), control: h("span.cell-choice", {}, h("input", { required: true, pattern: "\\d+,\\d+", value: here, list: "amend-cells", "data-key": "amend-cell" }), list), read: (control) => control.querySelector("input").value };
}

/** What no party has found yet. */
function hidden({ game, view }) {
  const known = new Set(view.land.landmarks.map(({ id }) => id)), { land } = view.secrets;
  const all = land.landmarks.filter(({ id }) => !known.has(id)).map(({ id }) => [id, landmarkName({ land }, game, id)]);
  return { words: t("amend-what"), control: select(all, all[0]?.[0]) };
}

function settlement({ game, party: own, view }) {
  const { land, settlements } = view.secrets, all = settlements.map((id) => [id, landmarkName({ land }, game, id)]);
  return { words: t("amend-where"), control: select(all, own?.settlement?.id ?? all[0]?.[0]) };
}

const treasure = ({ game, view }) => ({ words: t("amend-what"), control: select(named(game.terms.item, view.secrets.treasures), "gem") });

const side = () => ({ words: t("amend-side"), control: select([["others", t("army-others")], ["party", t("army-party")]], "others") });

const unit = ({ game, view }) => ({ words: t("amend-what"), control: select(named({ ...game.terms.member, ...game.terms.kind }, view.secrets.units), "man") });
