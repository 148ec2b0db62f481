// The sheet of somebody on the bench as a form; whoever is changed gets a sheet of his own in the document.

import { h } from "../../frame/dom.js";
import { t, tongue } from "../../frame/words.js";
import { ZONES } from "./body.js";

/** All numbers of a sheet, and what he carries; `change(act)` makes a change and draws anew. */
export function sheetForm(plan, creature, change) {
  const { stock } = plan, row = plan.row(creature);
  if (!row) return null;
  const own = (act) => change(() => act(plan.ownRow(creature)));
  const number = (words, value, most, put) => h("label.number", {}, h("span", {}, words), h("input", { type: "number", min: 0, max: most, value: String(value ?? 0), onchange: (event) => own((mine) => put(mine, Math.max(0, Math.min(Number(event.target.value) || 0, most)))) }));
  const listed = (title, names, key, most) => h("details", { "data-key": `sheet ${key}` }, h("summary", {}, title), h("div.numbers-form", {}, names.map((words, index) => number(words, row[key]?.[index], most, (mine, value) => { mine[key] = (row[key] ?? names.map(() => 0)).with(index, value); }))));
  const name = h("input", { value: plan.nameOf(creature), maxlength: 40, "aria-label": t("name-of-one"), onchange: (event) => own((mine) => { mine.name = { [tongue()]: event.target.value }; }) });
  const arms = Object.entries(stock.weapons).map(([id, words]) => h("label", {}, h("input", { type: "checkbox", checked: row.weapons?.includes(id), onchange: (event) => own((mine) => { mine.weapons = event.target.checked ? [...(mine.weapons ?? []), id] : mine.weapons.filter((each) => each !== id); }) }), ` ${words}`));
  return h("details.sheet-form", { "data-key": "own sheet" }, h("summary", {}, t("change-sheet")), name,
    h("div.numbers-form", {}, number(t("hp"), row.hp, 200, (mine, value) => { mine.hp = Math.max(1, value); }), number(t("speed-of-one"), row.speed, 30, (mine, value) => { mine.speed = Math.max(1, value); })),
    listed(t("armour-of-it"), ZONES.map((zone) => t(`zone-${zone.replace("_", "-")}`)), "ap", 10),
    listed(t("skills"), stock.skills.map((each) => stock.terms.skill[each]), "skills", 100),
    listed(t("characteristics"), stock.characteristics.map((each) => t(`char-${each}`)), "characteristics", 100),
    h("details", { "data-key": "sheet weapons" }, h("summary", {}, t("weapons")), h("div.arms-form", {}, arms)));
}
