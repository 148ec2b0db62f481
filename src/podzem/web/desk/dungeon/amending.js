// The judge's own hand: what he may change, by buttons; the rules refuse what cannot be, and say by which clause.

import { dialog } from "../../frame/dialog.js";
import { button, h, replace, select } from "../../frame/dom.js";
import { field } from "../../frame/forms.js";
import { learn, t } from "../../frame/words.js";
import { itemName, memberName } from "./names.js";
import { glyph } from "./signs.js";

await learn("judging");

const MINUTES = 10; // to a turn
// Each kind of change: its fields, each a control with its words; the words of the order are their values.
const KINDS = {
  wound: (desk) => [whom(desk)],
  heal: (desk) => [whom(desk)],
  present: (desk) => [whom(desk), gear(desk)],
  move: (desk) => [group(desk), place(desk)],
  add: (desk) => [group(desk), creatures(desk), number()],
  reveal: (desk) => [hidden(desk)],
  clock: (desk) => [hour(desk)],
  remove: (desk) => [whom(desk)],
  set: () => [path()],
};
export const SIGNS = { wound: "wound", heal: "aid", present: "pack", move: "leg", add: "strike", reveal: "search", clock: "debt", remove: "maim", set: "as_before" };

/** The judge's changes below ground. */
export const amend = (desk) => amendForm(desk, KINDS, SIGNS);

/** The dialog: which change, then about whom or what. */
export function amendForm(desk, all, signs, lines = {}) {
  const form = h("form"), fault = h("p.fault", { role: "alert" });
  let [kind] = Object.keys(all), fields = [];
  const show = () => {
    fields = all[kind](desk);
    fault.textContent = "";
    const isEmpty = fields.some(({ control }) => control.tagName === "SELECT" && !control.options.length);
    const rest = isEmpty ? [h("p", {}, t("amend-nothing"))] : [...fields.map(({ words, control }) => field(words, control)), fault, button(t(message(kind)), null, { kind: "torch", type: "submit", "data-key": "amend" })];
    replace(form, kinds(all, signs, kind, (chosen) => { kind = chosen; show(); form.querySelector("[aria-pressed=true]").focus(); }), h("p.quiet", {}, t(lines[kind] ?? `${message(kind)}-line`)), rest);
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const words = fields.map(({ control, read }) => (read ? read(control) : control.value));
    const answer = await desk.game.connection.ask({ do: "decide", version: desk.game.news.version, decision: ["judge", kind, ...words].join(" ") });
    if (answer.is === "done") box.close();
    else fault.textContent = answer.say || t("table-moved-on");
  });
  show();
  const box = dialog(t("correct"), form, { kind: "amending", closeWords: t("close") });
  return box;
}

const message = (kind) => `amend-${kind.replaceAll("_", "-")}`;

const kinds = (all, signs, chosen, choose) => h("div.amend-kinds", { role: "group", "aria-label": t("correct") }, Object.keys(all).map((kind) =>
  h("button.pace", { type: "button", "data-key": `kind ${kind}`, "aria-pressed": String(kind === chosen), onclick: () => choose(kind) }, glyph(signs[kind]), t(message(kind)))));

function whom({ game, view }) {
  const all = [...view.members.filter(({ status }) => status !== "gone"), ...view.captives];
  return { words: t("amend-whom"), control: select(all.map(({ id }) => [id, memberName(game, id)]), all[0]?.id) };
}

function gear({ game, view }) {
  const things = (view.secrets?.gear ?? []).map((kind) => [kind, itemName(game, kind)]).sort(([, a], [, b]) => a.localeCompare(b));
  return { words: t("amend-what"), control: select(things, "torch") };
}

function group({ view }) {
  return { words: t("amend-group"), control: select(view.groups.map(({ number }) => [number, t("group-number", { n: number })]), view.groups[0]?.number) };
}

/** A kind of creature, by its name. */
export function creatures({ game, view }) {
  const kinds = (view.secrets?.kinds ?? []).map((kind) => [kind, game.terms.member?.[kind] ?? kind]).sort(([, a], [, b]) => a.localeCompare(b));
  return { words: t("amend-what"), control: select(kinds, kinds[0]?.[0]) };
}

/** A whole number between two others. */
export const number = (words = t("amend-many"), value = 3, most = 30, least = 1) => ({ words, control: h("input", { type: "number", required: true, min: least, max: most, value }) });

/** A part of the map that is shown, by its middle. */
function place({ game, view }) {
  const depth = game.scene?.depth?.() ?? view.groups[0]?.depth, level = view.secrets?.levels.find((each) => each.depth === depth);
  const areas = (level?.areas ?? []).filter(({ kind }) => kind !== "outside").map(({ id, kind, rects: [[x, y, width, height]] }) => [`${x + width / 2},${y + height / 2}`, `${game.terms.area?.[kind] ?? kind} ${id}`]);
  return { words: t("amend-where"), control: select(areas, areas[0]?.[0]) };
}

/** What the players do not know of yet, on all levels. */
function hidden({ game, view }) {
  const all = (view.secrets?.levels ?? []).flatMap(({ depth, openings, traps, secrets }) => {
    const shown = view.levels.find((each) => each.depth === depth), known = new Set([...(shown?.traps ?? []), ...(shown?.openings ?? [])].map(({ id }) => id));
    return [
      ...openings.filter(({ id, door }) => door?.secret && !known.has(id)).map(({ id }) => [id, `${t("amend-door")} ${id}`]),
      ...traps.filter(({ id }) => !known.has(id)).map(({ id, type }) => [id, `${game.terms.trap?.[type] ?? type} ${id}`]),
      ...secrets.filter(({ found }) => !found).map(({ id }) => [id, `${t("amend-cache")} ${id}`]),
    ];
  });
  return { words: t("amend-what"), control: select(all, all[0]?.[0]) };
}

function hour({ view }) {
  const minutes = view.day_turn * MINUTES, two = (number) => String(number).padStart(2, "0");
  const control = h("input", { type: "time", required: true, step: MINUTES * 60, value: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` });
  return { words: t("amend-hour"), control, read: ({ value }) => { const [hours, rest] = value.split(":").map(Number); return Math.floor((hours * 60 + rest) / MINUTES); } };
}

/** Anything that a state line can say. */
export const path = (example = "members.1.wound=1") => ({ words: t("path"), control: h("input", { required: true, pattern: "\\S+=\\S+", placeholder: example, spellcheck: "false" }) });
