// A battle of hosts: both in numbers and strength, the dice, what each has to take off the field.

import { bust } from "../../art/busts.js";
import "../../art/creatures.js";
import { picture } from "../../art/svg.js";
import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { sheet } from "../dungeon/desk.js";
import { singlesFirst } from "../dungeon/singles.js";

/** Both hosts side by side, over the map. */
export function showSheet(desk) {
  const { battle } = desk.view, place = sheet("hosts");
  if (!battle) return place.remove();
  const head = h("header", {}, h("strong", {}, t("exchange-number", { n: battle.exchange })));
  return place.replaceChildren(head, h("div.hosts-two", {}, battle.armies.map((army) => host(desk, army))));
}

function host({ game }, { side, strength, multiplier, dice, due, units }) {
  return h(`section.host.is-${side}`, {}, h("h3", {}, t(`army-${side}`)), h("p", {}, t("army-strength", { n: strength }), dice.length > 0 && h("b.dice-fell", {}, ` ${dice.join(" + ")}`), multiplier && h("small", {}, ` × ${multiplier}`)),
    due && h("p.due", {}, t("army-due", { n: due })),
    h("ul", {}, units.map((unit) => h("li", {}, picture("-13 -13 26 26", { class: "bust" }, bust(unit.kind)), h("span", {}, game.terms.member?.[unit.kind] ?? unit.kind, " × ", h("b", {}, unit.count)), h("small", {}, unit.strength)))));
}

export function rows(desk, open) {
  return singlesFirst(desk, open);
}
