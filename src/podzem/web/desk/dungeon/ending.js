// How an expedition ended: who came back, who did not, what was carried out.

import { bust } from "../../art/busts.js";
import { seatColour } from "../../art/seats.js";
import { picture } from "../../art/svg.js";
import { h } from "../../frame/dom.js";
import { count, has, t } from "../../frame/words.js";
import { memberName } from "./names.js";

const HOME = new Set(["outside", "active"]);

/** Everybody with what became of him, those who came back first. */
export function ending({ game, view }) {
  const own = view.members.filter(({ owner }) => owner >= 0).toSorted((a, b) => HOME.has(b.status) - HOME.has(a.status));
  const gains = [["delivered", view.ledger?.delivered], ["income", view.ledger?.income]].filter(([, kuna]) => kuna > 0);
  return h("div.ending", {},
    h("ul", {}, own.map((member) => figure(game, member))),
    gains.length > 0 && h("p", {}, gains.map(([name, kuna]) => `${t(`ending-${name}`)}: ${count("kuna", kuna)}`).join(" · ")));
}

function figure(game, { id, type, owner, status, level }) {
  const words = HOME.has(status) ? t("ending-home") : t(has(`status-${status}`) ? `status-${status}` : "status-gone");
  return h(`li.${HOME.has(status) ? "came-back" : "stayed-below"}`, {}, picture("-13 -13 26 26", { class: "bust" }, bust(type, {}, seatColour(owner))), h("strong", {}, memberName(game, id)), h("small", {}, [words, level > 1 && t("level-is", { n: level })].filter(Boolean).join(" · ")));
}
