// Several decisions at one place or with one thing: a dialog asks which.

import { choose, decisionRow } from "./decisions.js";
import { dialog } from "./dialog.js";
import { h } from "./dom.js";
import { t } from "./words.js";

/** Several decisions at one place or with one thing: ask which. */
export function chooseAmong(game, title, decisions) {
  if (decisions.length === 1) return choose(game, decisions[0]);
  const rows = decisions.map((decision, number) => {
    const row = decisionRow(game, decision, number, decisions);
    row.firstChild.addEventListener("click", () => box.close());
    return row;
  });
  const box = dialog(title, h("ol.decisions", {}, rows), {
    kind: "small",
    closeWords: t("close"),
    onclose: () => game.scene?.trace(null),
  });
  return box;
}
