// What the active one can do: whom to attack, the attacks on him as cards, moves on the board, the rest by kind.

import { fighter } from "../../scene/battle/fighters.js";
import { picture } from "../../art/svg.js";
import { h } from "../../frame/dom.js";
import { chanceOf } from "../../frame/odds.js";
import { t } from "../../frame/words.js";
import { colourOf, healthOf } from "../../scene/battle/tokens.js";
import { card } from "./card.js";
import { folded, rows } from "./folds.js";
import { actName, armOf, creatureName, variantName } from "./names.js";

const ATTACKS = ["strike", "shoot", "throw_weapon", "charge", "shoot_group", "squeeze", "break_free", "throw_down", "clinch", "infight_enter", "aim"];
const WALKS = ["move", "crawl", "withdraw", "run"];
const SMALL = ["face", "swap", "drop", "shout", "go_prone", "confirm", "dismount", "surrender", "pass"];

/** Whether a decision is an attack on somebody. */
export const isAttack = ({ order, facts }) => Boolean(facts.target) && ATTACKS.includes(order);

/** Attacks on the one who is chosen, moves, the rest; the end of the turn last. */
export function actionRows(desk, open) {
  if (!open.length) return [];
  const attacks = open.filter(({ order }) => ATTACKS.includes(order)), moves = open.filter(({ order, facts }) => WALKS.includes(order) && facts.square), small = open.filter(({ order }) => SMALL.includes(order));
  const ends = open.filter(({ order }) => order === "end_turn"), rest = open.filter((each) => ![attacks, moves, small, ends].some((part) => part.includes(each)));
  return [budget(desk), ...attackRows(desk, attacks), ...moveRows(desk, moves), ...folded(desk, rest), ...folded(desk, small, 1), ...rows(desk, ends)].filter(Boolean);
}

/** What is left of the turn, and with whom one is at close quarters. */
function budget(desk) {
  const { view } = desk, active = desk.creature(view.active);
  if (!active || view.stage !== "turn") return null;
  const marks = [["main", active.main_left], ["move", active.move_left], ["reaction", active.reaction_left]];
  const engaged = view.engaged?.length > 0 && active.move_left && h("p.engaged", {}, t("engaged-with", { names: view.engaged.map((id) => creatureName(desk.game, id)).join(", ") }));
  const apart = !view.map && view.lines.length > 0 && h("p.engaged", {}, t("distances-are", { names: view.lines.map(({ target, yards }) => `${creatureName(desk.game, target)} – ${t("yards", { n: yards })}`).join(", ") }));
  return h("li.budget", {}, h("p.budget-marks", {}, marks.map(([name, left]) => h(`span${left ? ".left" : ".spent"}`, {}, t(`budget-${name}`)))), apart, engaged);
}

/** Those who can be attacked as a row of faces; the attacks on the one chosen as cards. */
function attackRows(desk, attacks) {
  const { view } = desk;
  if (!attacks.length) return desk.creature(view.active)?.main_left && view.stage === "turn" ? [h("li.empty", {}, t("nobody-in-reach"))] : [];
  const byTarget = Map.groupBy(attacks, ({ facts }) => facts.target ?? ""), yards = (id) => view.lines.find(({ target }) => target === id)?.yards ?? 0;
  const targets = [...byTarget.keys()].filter(Boolean).sort((a, b) => yards(a) - yards(b));
  const best = (id) => Math.max(0, ...byTarget.get(id).map((each) => chanceOf(desk.game.odds[each.do], "hit")));
  if (!targets.includes(desk.aimed)) desk.aimed = targets.find((id) => byTarget.get(id).some(({ order }) => order !== "aim")) ?? targets[0] ?? null;
  const faces = targets.length > 1 && h("li.targets", { role: "group", "aria-label": t("whom") }, targets.map((id) => face(desk, id, yards(id), best(id))));
  return [faces, ...cards(desk, byTarget.get("") ?? []), ...cards(desk, byTarget.get(desk.aimed) ?? [], targets.length === 1)].filter(Boolean);
}

function face(desk, id, yards, best) {
  const creature = desk.creature(id), isAimed = desk.aimed === id, bar = h("span.life-left");
  bar.style.width = `${Math.round(healthOf(creature) * 100)}%`;
  return h("button.target", { type: "button", "data-key": `target ${id}`, "aria-pressed": String(isAimed), onclick: () => desk.choose(id) },
    picture("-13 -13 26 26", { class: "bust" }, fighter(creature.kind, {}, colourOf(creature))), h("span.target-words", {}, creatureName(desk.game, id), h("small", {}, t("yards", { n: yards }), best > 0 && ` · ${Math.round(best * 100)} %`), h("span.life", { "aria-hidden": "true" }, bar)));
}

/** A card for each act and hand; a charge by the shortest way unless another is chosen. */
function cards(desk, attacks, isNamed) {
  const active = desk.creature(desk.view.active), kinds = Map.groupBy(attacks, ({ order, facts }) => `${ATTACKS.indexOf(order) + 10} ${facts.hand ?? ""}`);
  return [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, same]) => {
    const far = ({ facts: { square } }) => (square ? Math.hypot(square[0] - active.at[0], square[1] - active.at[1]) : 0);
    same.sort((a, b) => far(a) - far(b));
    const [{ order, facts }] = same, arm = facts.hand && armOf(desk.game, active, facts.hand);
    const title = [actName(order), arm, isNamed && facts.target && creatureName(desk.game, facts.target)].filter(Boolean).join(" · ");
    return card(desk, title, same, { variant: (each) => variantName(desk.game, each) });
  });
}

/** Moves are chosen on the board; by the keyboard from a list. */
function moveRows(desk, moves) {
  return [...Map.groupBy(moves, ({ order }) => order)].map(([order, same]) => {
    const pick = (event) => event.target.value && desk.take(same.find((each) => each.do === event.target.value));
    const show = () => {
      desk.walk = order;
      desk.again();
      desk.game.scene?.focusNext();
    };
    return h("li.walks", {}, h("button.walk", { type: "button", "data-key": `walk ${order}`, "aria-pressed": String(desk.walking(moves) === order), onclick: show }, actName(order), h("small", {}, hint(desk, order, same))),
      h("select", { "aria-label": `${actName(order)}: ${t("to-square")}`, "data-key": `to ${order}`, disabled: desk.game.pending !== null, onchange: pick }, h("option", { value: "" }, t("to-square")), same.map((each) => h("option", { value: each.do }, each.facts.square.join(",")))));
  });
}

function hint({ ready }, order, moves) {
  const press = t(moves.some((each) => each.do === ready) ? "press-square-again" : "on-the-board");
  return order === "run" ? `${t("run-on-the-board")}; ${press}` : press;
}

export { WALKS };
