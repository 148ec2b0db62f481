// Initiative as a ribbon: the slots of the round in their order, who has acted, whose turn it is, how each one fares.

import { fighter } from "../../scene/battle/fighters.js";
import { picture } from "../../art/svg.js";
import { $, h, replaceKeepingFocus } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { colourOf, healthOf } from "../../scene/battle/tokens.js";
import { creatureName } from "./names.js";

/** Fill the ribbon over the board. */
export function showRibbon(desk) {
  const { view } = desk, ribbon = $("stage").querySelector(".ribbon") ?? $("stage").appendChild(h("ol.ribbon"));
  ribbon.setAttribute("aria-label", t("initiative"));
  ribbon.hidden = !view.slots.length;
  replaceKeepingFocus(ribbon, view.slots.filter(({ id }) => desk.creature(id)).map((slot) => item(desk, slot)));
  const now = ribbon.querySelector(".active");
  if (now) ribbon.scrollLeft = Math.max(0, now.offsetLeft - ribbon.clientWidth / 2);
}

function item(desk, slot) {
  const creature = desk.creature(slot.id), name = creatureName(desk.game, slot.id), life = h("span.life-left");
  life.style.width = `${Math.round(healthOf(creature) * 100)}%`;
  const kinds = [slot.active && "active", slot.done && "done", creature.side === "others" && "foe", creature.out && "out"].filter(Boolean).map((each) => `.${each}`).join("");
  const words = `${name}: ${t("initiative").toLowerCase()} ${slot.result}`;
  return h(`li.slot${kinds}`, { "aria-current": slot.active ? "step" : null }, h("button", { type: "button", "data-key": `slot ${slot.id}`, title: words, "aria-label": words, onclick: () => desk.choose(slot.id) },
    picture("-13 -13 26 26", { class: "bust" }, fighter(creature.kind, {}, colourOf(creature))), h("span.slot-name", {}, name), h("small", {}, slot.result), h("span.life", { "aria-hidden": "true" }, life)));
}
