// Sheets: the one who acts, and beside it whoever is looked at; the body, numbers, weapons, wounds.

import { $, h, iconButton, replaceKeepingFocus } from "../../frame/dom.js";
import { icon } from "../../art/icons.js";
import { count, t } from "../../frame/words.js";
import { conditionSign } from "../../scene/battle/tokens.js";
import { body } from "./body.js";
import { creatureName, weaponName, zoneName } from "./names.js";

/** Fill the panel. */
export function showSheets(desk) {
  const { view } = desk, own = view.creatures.filter(({ side }) => side === "heroes");
  const { window, blow } = view, here = desk.creature(window?.who || view.active), other = desk.creature(desk.chosen) ?? desk.creature((window && blow?.attacker) || desk.aimed);
  const shown = [...new Set([here ?? own[0], other].filter(Boolean))];
  replaceKeepingFocus($("desk"), [h("h2.unseen", {}, t("sheets")), h("div.sheets", {}, shown.map((each) => sheet(desk, each))), h("ul.short-sheets", {}, own.filter((each) => !shown.includes(each)).map((each) => line(desk, each)))]);
}

function line(desk, creature) {
  const { id, out, adv } = creature;
  return h(`li.short-sheet${out ? ".is-out" : ""}`, {}, h("button.quiet", { type: "button", "data-key": `sheet ${id}`, onclick: () => desk.choose(id) },
    h("strong", {}, creatureName(desk.game, id)), h("span", {}, health(creature)), adv ? h("span.adv-of", {}, t("advantage-is", { n: adv })) : null, conditions(desk, creature)));
}

export const health = ({ hp, hp_max: most, health: word, out }) => (out && out !== "down" ? t(`out-${out}`) : hp === null ? t(`health-${word}`) : `${t("hp")} ${hp}/${most}`);

export function conditions({ game: { terms } }, { conditions: all, vulnerable }) {
  const names = [...Object.entries(all), ...(vulnerable ? [["vulnerable", 1]] : [])];
  return names.length ? h("span.conditions", {}, names.map(([name, n]) => h("span.condition-of", {}, conditionSign(name), (name === "vulnerable" ? t("cond-vulnerable") : terms.condition?.[name]), n > 1 && h("b", {}, ` ${n}`)))) : null;
}

function sheet(desk, creature) {
  const { game } = desk, { id, size, speed, skills, adv, adv_max: most, side } = creature, name = creatureName(game, id);
  const print = side === "heroes" && iconButton(`${t("print-sheet")}: ${name}`, icon("journal"), async () => (await import("./printing.js")).printSheets(desk, [creature]), { "data-key": `print ${id}` });
  return h(`article.full-sheet.is-${side}`, { "aria-label": name },
    h("header", {}, h("strong", {}, name), h("span", {}, health(creature)), adv > 0 && h("span.adv-of", {}, t("advantage-of", { n: adv, most })), size !== "average" && h("small", {}, t(`size-of-${size}`)), print),
    h("div.sheet-body", {}, body(desk, creature), h("div", {}, conditions(desk, creature), weapons(desk, creature), wounds(desk, creature),
      h("p.numbers", {}, h("span", {}, `${t("speed-of-one")} `, h("b", {}, speed)), ["melee", "ballistic", "dodge", "cool"].filter((name) => skills[name]).map((name) => h("span", {}, `${game.terms.skill?.[name]} `, h("b", {}, skills[name])))))));
}

export function weapons({ game }, { weapons: all, ammo }) {
  if (!all.length) return null;
  const said = all.map(({ kind, hand, loaded, jammed, notches, progress }) => h("li", {}, weaponName(game, kind), hand ? h("small", {}, ` ${t(`hand-${hand}`)}`) : null,
    !loaded && h("small.warn", {}, ` ${progress ? t("loading", { n: progress }) : t("unloaded")}`), jammed && h("small.warn", {}, ` ${t("jammed")}`), notches > 0 && h("small.warn", {}, ` −${notches}`)));
  const left = Object.entries(ammo).map(([kind, n]) => `${t(`ammo-${kind}`)} ${n}`).join(", ");
  return h("ul.weapons", {}, said, left && h("li", {}, h("small", {}, left)));
}

export function wounds({ game }, { wounds: all, stuck }) {
  if (!all.length && !stuck.length) return null;
  return h("ul.wounds", {}, all.map(({ zone, name, treated, days }) => h(`li${treated ? ".treated" : ""}`, {}, `${zoneName(game, zone)}: ${game.terms.wound?.[name] ?? ""}`, treated && h("small", {}, ` ${days ? count("days-to-heal", days) : t("treated")}`))),
    stuck.map((each) => h("li", {}, t("stuck-in", { what: t(`ammo-${each}`) }))));
}
