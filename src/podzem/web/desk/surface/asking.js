// A question above ground: what is asked and why, who was named so far, then the answers, the usual one first.

import { choose } from "../../frame/decisions.js";
import { h, wear } from "../../frame/dom.js";
import { has, learn, t } from "../../frame/words.js";
import { amountRow, isManyAmounts } from "../dungeon/amounts.js";
import * as answering from "../dungeon/answering.js";
import { memberName } from "../dungeon/names.js";

await Promise.all([wear("hosts"), learn("hosts")]);

const MANY = 14; // answers that are chosen from a list of names

/** What is asked, then how it can be answered. */
export function rows(desk, open) {
  const { kind, members, default: usual } = desk.view.questions.at(-1), words = `asks-${kind}`;
  const named = members.map((id) => memberName(desk.game, id)).join(", ");
  return [has(words) && h("li.encounter.question", {}, h("div.met", {}, h("strong", {}, t(words)), has(`${words}-why`) && h("p", {}, t(`${words}-why`)), named && h("p.named", {}, t("named-so-far", { names: named })))),
    ...(isManyAmounts(open) ? [amountRow(desk, open, Number(usual))] : open.length > MANY ? fromNames(desk, open, usual) : answering.rows(desk, open))].filter(Boolean);
}

/** Dozens of answers: the usual one as a button, the others in a list to choose from. */
function fromNames(desk, open, usual) {
  const isUsual = ({ facts }) => Object.values(facts).some((fact) => String(fact) === usual), rest = open.filter((each) => !isUsual(each)), words = t("another-answer");
  const pick = ({ target }) => target.value && choose(desk.game, rest.find((each) => each.do === target.value));
  return [...answering.rows(desk, open.filter(isUsual)), h("li.another", {}, h("select", { "aria-label": words, "data-key": "another", disabled: desk.game.pending !== null, onchange: pick },
    h("option", { value: "" }, words), rest.map((each) => h("option", { value: each.do }, desk.places.decision(each)))))];
}
