// A question of the rules, to a player or to the judge: what they would do by themselves stands first, and tells the judge so.

import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";

/** The answers; the usual one is that of the dice or of the book. */
export function rows(desk, open) {
  const { default: usual } = desk.view.questions.at(-1), isUsual = ({ order, facts }) => order === usual || Object.values(facts).some((fact) => String(fact) === usual);
  const found = desk.rows([...open].sort((a, b) => isUsual(b) - isUsual(a)));
  if (desk.game.me.role === "judge" && open.some(isUsual)) found[0].querySelector(".say").append(h("small", {}, ` ${t("by-the-rules")}`));
  return found;
}
