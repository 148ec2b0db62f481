// Initiative as a ribbon: the slots of the round in their order, who has acted, whose turn it is.

import { bust } from "../../art/busts.js";
import "../../art/creatures.js";
import { seatColour, seatMark } from "../../art/seats.js";
import { picture } from "../../art/svg.js";
import { $, h, replaceKeepingFocus } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { creatureName } from "./names.js";

/** Fill the ribbon over the board. */
export function showRibbon(desk) {
  const { view, game } = desk, ribbon = $("stage").querySelector(".ribbon") ?? $("stage").appendChild(h("ol.ribbon", { "aria-label": t("initiative") }));
  ribbon.hidden = !view.slots.length;
  replaceKeepingFocus(ribbon, view.slots.map((slot) => {
    const creature = desk.creature(slot.id), name = creatureName(game, slot.id);
    const face = creature?.seat >= 0 ? seatMark(creature.seat) : picture("-13 -13 26 26", { class: "bust" }, bust(creature?.kind, {}, creature?.side === "heroes" ? seatColour(0) : "var(--danger)"));
    const kinds = [slot.active && "active", slot.done && "done", creature?.side === "others" && "foe"].filter(Boolean).map((each) => `.${each}`).join("");
    return h(`li.slot${kinds}`, { "aria-current": slot.active ? "step" : null }, h("button", { type: "button", "data-key": `slot ${slot.id}`, title: name, "aria-label": `${name}: ${slot.result}`, onclick: () => desk.choose(slot.id) }, face, h("small", {}, slot.result)));
  }));
}
