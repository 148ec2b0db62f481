// A window: what has been declared, then the answers with the numbers behind them; the book's own says so.

import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { card } from "./card.js";
import { folded } from "./folds.js";
import { actName, creatureName, weaponName, zoneName } from "./names.js";

export function answerRows(desk, open) {
  const { window, blow } = desk.view, isUsual = ({ facts }) => facts.answer === window.default;
  const answers = open.filter(({ order }) => order === "answer").sort((a, b) => isUsual(b) - isUsual(a)), others = open.filter(({ order }) => order !== "answer");
  const usual = t(desk.game.me.role === "seat" ? "usual-answer" : "by-the-book");
  const rows = answers.map((each) => card(desk, isUsual(each) ? `${each.say} – ${usual}` : each.say, [each], { urgent: true }));
  return [blow && h("li.declared", {}, h("strong", {}, `${creatureName(desk.game, blow.attacker)} → ${creatureName(desk.game, blow.target)}`), h("dl", {}, facts(desk, blow).map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value))))), ...rows, ...folded(desk, others)].filter(Boolean);
}

const two = (roll) => (roll === 100 ? "00" : String(roll).padStart(2, "0"));

function facts({ game }, { act, weapon, zone, roll, answer }) {
  return [[t("what"), actName(act)], [t("with-what"), weaponName(game, weapon)], zone && [t("into"), zoneName(game, zone)], roll > 0 && [t("rolled"), two(roll)], answer > 0 && [t("answered"), two(answer)]].filter(Boolean);
}
