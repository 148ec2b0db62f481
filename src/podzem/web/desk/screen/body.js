// The body by zones: armour in numbers, wounds in colour; the zone that was hit lit.

import { draw, picture } from "../../art/svg.js";
import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { zoneName } from "./names.js";

export const ZONES = ["head", "arm_off", "arm_main", "body", "leg_left", "leg_right"];
const SHAPES = {
  head: "M26 3C33 3 35 9 35 14S31 24 26 24 17 19 17 14 19 3 26 3Z", arm_off: "M9 28L15 26 14 48 9 63 3 60 6 46Z", arm_main: "M43 28L37 26 38 48 43 63 49 60 46 46Z",
  body: "M16 26H36L37 44 36 59H16L15 44Z", leg_left: "M16 61H25.5V97H17Z", leg_right: "M26.5 61H36L35 97H26.5Z",
};
const MIDDLES = { head: [26, 14], arm_off: [9, 44], arm_main: [43, 44], body: [26, 43], leg_left: [20, 79], leg_right: [32, 79] };

/** The drawing alone. */
export function figure({ ap = [], hurt = new Set(), struck = "" }) {
  return picture("0 0 52 100", { class: "body-drawing" }, ...ZONES.map((zone, index) => {
    const [x, y] = MIDDLES[zone];
    return draw("g", { class: [hurt.has(zone) && "hurt", zone === struck && "struck-zone"].filter(Boolean).join(" ") }, draw("path", { class: `zone is-${zone}`, d: SHAPES[zone] }), draw("text", { x, y }, ap.length ? String(ap[index]) : ""));
  }));
}

/** Somebody's body with words for who cannot see it. */
export function body({ game }, { ap, wounds }) {
  const hurt = new Set(wounds.filter(({ treated }) => !treated).map(({ zone }) => zone));
  const words = ZONES.map((zone, index) => [zoneName(game, zone), ap.length ? t("armour-is", { n: ap[index] }) : "", hurt.has(zone) ? t("has-a-wound") : ""].filter(Boolean).join(", ")).join("; ");
  return h("figure.body-figure", { role: "img", "aria-label": words, title: words }, figure({ ap, hurt }));
}
