// After a fight: its characters with their wounds, saved as a file or taken on into the next fight.

import { button, h } from "../../frame/dom.js";
import { playAgain } from "../../frame/outcome.js";
import { learn, t } from "../../frame/words.js";
import { creatureName } from "./names.js";

await learn("blows");

const written = ({ view }) => JSON.stringify(view.sheets, null, 1);

/** How long it took and who is out, as each was last seen; then what can be done with the characters. */
export function ending(desk) {
  const { heroes = [], others = [] } = Object.groupBy(desk.known.values(), ({ side }) => side), isOut = ({ out }) => out;
  const fallen = heroes.filter(isOut).map(({ id }) => creatureName(desk.game, id));
  const told = [t("rounds-taken", { n: desk.view.round }), others.length && t("others-out", { out: others.filter(isOut).length, all: others.length }), fallen.length ? t("fallen-are", { names: fallen.join(", ") }) : t("none-fell")];
  return h("div", {}, h("p.ending", {}, told.filter(Boolean).join(" ")), keeping(desk));
}

/** What can be done with the characters of this seat; nothing where none is left. */
function keeping(desk) {
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
