// Where a march pauses by itself: switches, so that one sees which are on.

import { choose } from "../../frame/decisions.js";
import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";

/** One row of switches; none where nothing can be set. */
export function stopsRow({ game, party }, open) {
  const own = open.filter(({ order }) => order === "pause_at");
  if (!own.length) return null;
  return h("li.stops", { role: "group", "aria-label": t("pause-at") }, h("small", {}, t("pause-at")), own.map((decision) => {
    const { stop } = decision.facts, isOn = party.stops.includes(stop);
    return h("button.chip", { type: "button", "data-key": decision.do, "aria-pressed": String(isOn), "aria-label": decision.say, disabled: game.pending !== null, onclick: () => choose(game, decision) }, game.terms.stop?.[stop] ?? t("pause-at"));
  }));
}
