// What the coming evening takes, said before it is lost; each opens its rule.

import { dialog } from "../../frame/dialog.js";
import { h, wear } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";

/** A row for each loss that looms over the party that is looked at. */
export function loomingRows({ party, game }) {
  return (party?.looming ?? []).map(({ kind, count: heads, clause }) =>
    h(`li.looming.is-${kind}`, {}, h("button", { type: "button", "data-key": `why ${kind}`, onclick: () => explain(game, kind, heads, clause) }, h("strong", {}, count(`looming-${kind}`, heads)), h("small", {}, t(`against-${kind}`)))));
}

async function explain(game, kind, heads, clause) {
  const [{ clauseBox }] = await Promise.all([import("../../frame/clauses.js"), wear("clauses"), wear("dialogs")]);
  dialog(count(`looming-${kind}`, heads), [h("p", {}, t(`against-${kind}`)), clauseBox(game.table.system, clause).box], { kind: "small", closeWords: t("close") });
}
