// What the coming evening takes, said before it is lost; each opens its rule.

import { dialog } from "../../frame/dialog.js";
import { h, wear } from "../../frame/dom.js";
import { count, learn, t } from "../../frame/words.js";

await Promise.all([learn("evening"), wear("evening")]);

/** A row for each loss that looms over the party that is looked at. */
export function loomingRows({ party, game }) {
  return (party?.looming ?? []).map(({ kind, count: heads, clause }) =>
    h(`li.looming.is-${kind}`, {}, h("button", { type: "button", "data-key": `why ${kind}`, onclick: () => explain(game, count(`looming-${kind}`, heads), clause, t(`against-${kind}`)) }, h("strong", {}, count(`looming-${kind}`, heads)), h("small", {}, t(`against-${kind}`)))));
}

/** The rule behind something that was said. */
export async function explain(game, title, clause, advice = "") {
  const [{ clauseBox }] = await Promise.all([import("../../frame/clauses.js"), wear("clauses"), wear("dialogs")]);
  dialog(title, [h("p", {}, advice), clauseBox(game.table.system, clause).box], { kind: "small", closeWords: t("close") });
}
