// The hours below: the turn, the time, every light that burns and when it goes out.

import { $, h } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { memberName } from "./names.js";
import { torch } from "./signs.js";

const MINUTES = 10; // to a turn

/** Fill the strip beside whose turn it is. */
export function showClock({ game, view }) {
  const strip = $("turn").querySelector(".hours") ?? $("turn").insertBefore(h("div.hours"), $("clock"));
  const minutes = view.turn * MINUTES, time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  const lights = view.clock?.lights ?? [];
  strip.replaceChildren(
    h("span.turn-number", { title: t("turn-number", { n: view.turn }) }, view.turn, h("small", {}, time)),
    ...lights.map((light) => burning(game, light)),
    ...(view.stage !== "town" && view.groups.length && !lights.length ? [h("strong.in-the-dark", {}, t("in-the-dark"))] : []),
  );
}

function burning(game, { member, left, of }) {
  const words = `${memberName(game, member)}: ${count("turns-left", left)}`;
  return h(`span.light${left <= 1 ? ".last" : ""}`, { role: "img", "aria-label": words, title: words }, torch(left, of), h("b", {}, left));
}
