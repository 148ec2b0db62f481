// A meeting as one panel: who is seen, how far, who was surprised, what they want, what can be done.

import { bust } from "../../art/busts.js";
import "../../art/creatures.js";
import { picture } from "../../art/svg.js";
import { h } from "../../frame/dom.js";
import { count as counted, t } from "../../frame/words.js";
import { placeName, sazhens } from "./names.js";
import { singlesFirst } from "./singles.js";

const MOST = 8;

/** The panel above, then the choices with their odds. */
export function rows(desk, open) {
  const { meeting } = desk.view;
  return [meeting && h("li.encounter", {}, faces(meeting), facts(desk, meeting)), ...singlesFirst(desk, open)].filter(Boolean);
}

/** Those who are met, as many as are seen. */
export function faces({ kind, count }) {
  const shown = Math.min(count ?? 1, MOST);
  return h(`div.faces-met${kind ? "" : ".unseen-faces"}`, { "aria-hidden": "true" }, Array.from({ length: shown }, () => picture("-13 -13 26 26", { class: "bust" }, bust(kind))), (count ?? 0) > MOST && h("b", {}, `× ${count}`));
}

/** Who they are and how many, as far as that is seen. */
export function whoTheyAre(game, { kind, count, size }) {
  const who = kind ? game.terms.member?.[kind] ?? kind : t(size ? `size-${size}` : "somebody");
  return count ? `${who} × ${count}` : who;
}

function facts({ game }, meeting) {
  const { hs, demand, surprise, way } = meeting;
  const said = [
    hs !== null && hs !== undefined && hs >= 0 && [t("distance"), sazhens(hs)],
    surprise && surprise !== "none" && [t("surprise"), t(`surprise-${surprise}`)],
    way && [t("they-came-by"), placeName(game, way)],
    demand && [t("they-demand"), counted("kuna", demand)],
  ].filter(Boolean);
  return h("div.met", {}, h("strong", {}, whoTheyAre(game, meeting)), h("dl", {}, said.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value)))));
}
