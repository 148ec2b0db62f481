// A window: what has been declared, both sides, then the answers; the book's own stands first and says so.

import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { actName, creatureName, weaponName } from "./names.js";

export function windowRows(desk, open) {
  const { window, blow } = desk.view;
  const found = desk.rows([...open].sort((a, b) => (b.facts.answer === window.default) - (a.facts.answer === window.default)));
  if (open.some(({ facts }) => facts.answer === window.default)) found[0].querySelector(".say").append(h("small", {}, ` ${t("by-the-rules")}`));
  return [blow && h("li.encounter", {}, h("div.met", {}, h("strong", {}, t("declared", { who: creatureName(desk.game, blow.attacker), other: creatureName(desk.game, blow.target) })),
    h("dl", {}, facts(desk, blow).map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value)))))), ...found].filter(Boolean);
}

function facts({ game }, { act, weapon, roll, answer }) {
  return [[t("what"), actName(act)], [t("with-what"), weaponName(game, weapon)], roll > 0 && [t("rolled"), String(roll).padStart(2, "0")], answer > 0 && [t("answered"), String(answer).padStart(2, "0")]].filter(Boolean);
}
