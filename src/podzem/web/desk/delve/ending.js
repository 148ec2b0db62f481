// How a delve ended: who came back, what was carried out, and the players' map beside the truth.

import { bust } from "../../art/busts.js";
import { seatColour } from "../../art/seats.js";
import { picture } from "../../art/svg.js";
import { h } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { depthsOf, drawnSheet } from "./paper.js";

/** Everybody with what became of him, then both maps. */
export function ending(desk) {
  const { view } = desk, { sheet } = view;
  const drawn = Object.keys(sheet.marks).length > 0 && sheet.truth && h("div.compared", {},
    h("p", {}, t("delve-compared", { right: sheet.right, wrong: sheet.wrong, missed: sheet.missed })),
    ...depthsOf({ ...sheet.marks, ...sheet.truth }).map((depth, _, { length }) => h("div.both-maps", {}, [["marks", "truth", "delve-your-map"], ["truth", "marks", "delve-the-truth"]].map(([which, other, words]) => h("figure", {},
      h("figcaption", {}, length > 1 ? `${t(words)}, ${t("depth", { n: depth })}` : t(words)), drawnSheet(sheet[which], depth, sheet[other]))))));
  return h("div.ending", {},
    h("ul", {}, view.members.map((member) => h(`li.${member.status === "active" ? "came-back" : "stayed-below"}`, {},
      picture("-13 -13 26 26", { class: "bust" }, bust(member.type, {}, seatColour(member.owner))), h("strong", {}, desk.name(member.id)), h("small", {}, member.status === "active" ? t("delve-came-back") : t(`delve-is-${member.status}`))))),
    view.brought > 0 && h("p", {}, `${t("delve-brought")}: ${count("kuna", view.brought)}`), drawn);
}
