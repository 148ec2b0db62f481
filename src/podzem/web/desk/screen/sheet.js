// Sheets: the one who acts or was chosen first, with body, numbers, weapons, wounds; the rest as short lines.

import { draw, picture } from "../../art/svg.js";
import { $, h, replaceKeepingFocus } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { conditionSign } from "../../scene/battle/tokens.js";
import { creatureName, weaponName, zoneName } from "./names.js";

const ZONES = ["head", "arm_off", "arm_main", "body", "leg_left", "leg_right"];
const BODY = {
  head: "M26 4C32 4 35 9 35 14S31 23 26 23 17 19 17 14 20 4 26 4Z", arm_off: "M8 27L15 26 14 50 9 62 4 60 7 46Z", arm_main: "M44 27L37 26 38 50 43 62 48 60 45 46Z",
  body: "M16 25H36L37 58H15Z", leg_left: "M15 60H25V96H16Z", leg_right: "M27 60H37L36 96H27Z",
};

/** Fill the panel. */
export function showSheets(desk) {
  const { view } = desk, top = desk.creature(desk.chosen) ?? desk.creature(view.active) ?? view.creatures[0];
  const rest = view.creatures.filter((each) => each !== top);
  replaceKeepingFocus($("desk"), [h("h2.unseen", {}, t("sheets")), top && sheet(desk, top), h("ul.short-sheets", {}, rest.map((each) => line(desk, each)))]);
}

function line(desk, creature) {
  const { id, out, adv } = creature;
  return h(`li.short-sheet.is-${creature.side}${out ? ".is-out" : ""}`, {}, h("button.quiet", { type: "button", "data-key": `sheet ${id}`, onclick: () => desk.choose(id) },
    h("strong", {}, creatureName(desk.game, id)), h("span", {}, health(creature)), adv ? h("span.adv-of", {}, t("advantage-is", { n: adv })) : null, conditions(creature)));
}

const health = ({ hp, hp_max: most, health: word, out }) => (out && out !== "down" ? t(`out-${out}`) : hp === null ? t(`health-${word}`) : `${t("hp")} ${hp}/${most}`);

function conditions({ conditions: all, vulnerable }) {
  const names = [...Object.entries(all), ...(vulnerable ? [["vulnerable", 1]] : [])];
  return names.length ? h("span.conditions", {}, names.map(([name, n]) => h("span", { role: "img", title: t(`cond-${name}`), "aria-label": t(`cond-${name}`) }, conditionSign(name), n > 1 && h("b", {}, n)))) : null;
}

function sheet(desk, creature) {
  const { game } = desk, { id, size, speed, characteristics, skills, adv, adv_max: most, traits } = creature;
  return h(`article.full-sheet.is-${creature.side}`, { "aria-label": creatureName(game, id) },
    h("header", {}, h("strong", {}, creatureName(game, id)), h("small", {}, t(`size-of-${size}`)), h("span", {}, health(creature)), h("span.adv-of", {}, t("advantage-of", { n: adv, most }))),
    h("div.sheet-body", {}, body(desk, creature), h("div", {},
      budget(desk, creature), conditions(creature), weapons(desk, creature), wounds(desk, creature),
      h("p.numbers", {}, h("span", {}, `${t("speed")} `, h("b", {}, speed)), Object.entries(skills).filter(([, value]) => value).map(([name, value]) => h("span", {}, `${t(`skill-${name}`)} `, h("b", {}, value)))),
      Object.keys(characteristics).length > 0 && h("details", { "data-key": "characteristics" }, h("summary", {}, t("characteristics")), h("p.numbers", {}, Object.entries(characteristics).map(([name, value]) => h("span", {}, `${name.toUpperCase()} `, h("b", {}, value))))),
      traits.length > 0 && h("p.traits", {}, traits.map((each) => t(`trait-${each}`)).join(", ")))));
}

function budget({ view }, { id, main_left: main, move_left: move, reaction_left: reaction }) {
  const marks = [["main", main && id === view.active], ["move", move && id === view.active], ["reaction", reaction]];
  return h("p.budget", {}, marks.map(([name, left]) => h(`span${left ? ".left" : ".spent"}`, {}, t(`budget-${name}`))));
}

/** The body by zones: armour in numbers, wounds in colour. */
function body({ game }, { ap, wounds }) {
  const hurt = new Set(wounds.filter(({ treated }) => !treated).map(({ zone }) => zone));
  const words = ZONES.map((zone, index) => `${zoneName(game, zone)}: ${t("armour-is", { n: ap[index] ?? "?" })}`).join("; ");
  return h("figure.body-figure", { role: "img", "aria-label": words, title: words }, picture("0 0 52 100", {}, ...ZONES.map((zone, index) => {
    const [x, y] = { head: [26, 17], arm_off: [9, 44], arm_main: [43, 44], body: [26, 43], leg_left: [20, 78], leg_right: [32, 78] }[zone];
    return draw("g", { class: hurt.has(zone) ? "hurt" : "" }, draw("path", { class: `zone is-${zone}`, d: BODY[zone] }), draw("text", { x, y }, ap.length ? String(ap[index]) : ""));
  })));
}

function weapons({ game }, { weapons: all, ammo }) {
  if (!all.length) return null;
  const said = all.map(({ kind, hand, loaded, jammed, notches, progress }) => h("li", {}, weaponName(game, kind), hand ? h("small", {}, ` ${t(`hand-${hand}`)}`) : null,
    !loaded && h("small.warn", {}, ` ${progress ? t("loading", { n: progress }) : t("unloaded")}`), jammed && h("small.warn", {}, ` ${t("jammed")}`), notches > 0 && h("small.warn", {}, ` −${notches}`)));
  const left = Object.entries(ammo).map(([kind, n]) => `${t(`ammo-${kind}`)} ${n}`).join(", ");
  return h("ul.weapons", {}, said, left && h("li", {}, h("small", {}, left)));
}

function wounds({ game }, { wounds: all, stuck }) {
  if (!all.length && !stuck.length) return null;
  return h("ul.wounds", {}, all.map(({ zone, name, treated, days }) => h(`li${treated ? ".treated" : ""}`, {}, `${zoneName(game, zone)}: ${game.terms.wound?.[name] ?? name}`, treated && h("small", {}, ` ${days ? count("days-to-heal", days) : t("treated")}`))),
    stuck.map((each) => h("li", {}, t("stuck-in", { what: t(`ammo-${each}`) }))));
}
