// After a fight: its characters with their wounds, saved as a file or taken on into the next fight.

import { button, h } from "../../frame/dom.js";
import { playAgain } from "../../frame/outcome.js";
import { t } from "../../frame/words.js";

const written = ({ view }) => JSON.stringify(view.sheets, null, 1);

/** What can be done with the characters of this seat; nothing where none is left. */
export function keeping(desk) {
  const { game, view } = desk;
  if (!view.sheets?.length) return null;
  const on = game.me.host && button(t("next-fight"), () => playAgain(game, { sheets: written(desk) }), { kind: "plain", "data-key": "next fight" });
  return h("p.keeping", {}, button(t("save-characters"), () => save(desk), { kind: "plain", "data-key": "save characters" }), on);
}

function save(desk) {
  const link = h("a", { href: URL.createObjectURL(new Blob([written(desk)], { type: "application/json" })), download: "podzem-characters.json" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}
