// The hours below: the turn, the time, every light that burns and when it goes out; the judge's clock of encounter checks.

import { $, h } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { torch } from "../dungeon/signs.js";
import { inDark } from "./names.js";

const MINUTES = 10; // to a turn

/** Fill the strip beside whose turn it is. */
export function showClock(desk) {
  const { view } = desk, strip = $("turn").querySelector(".hours") ?? $("turn").insertBefore(h("div.hours"), $("clock"));
  const minutes = view.turn * MINUTES, time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  const { lights } = ["town", "over"].includes(view.stage) ? { lights: [] } : view.clock, dark = inDark(view);
  const whose = dark.length < view.groups.length ? dark.map(({ ranks }) => ` ${desk.name(ranks.flat().find((id) => desk.member(id)?.status === "active") ?? ranks.flat()[0])}`) : "";
  strip.replaceChildren(
    h("span.turn-number", { title: t("turn-number", { n: view.turn + 1 }) }, view.turn + 1, h("small", {}, time)),
    ...lights.map(({ member, left, of }) => {
      const words = `${desk.name(member)}: ${count("turns-left", left)}`;
      return h(`span.light${left <= 1 ? ".last" : ""}`, { role: "img", "aria-label": words, title: words }, torch(left, of), h("b", {}, left));
    }),
    ...(dark.length ? [h("strong.in-the-dark", {}, t("in-the-dark") + whose)] : []),
    ...(view.secrets?.wander ?? []).map(({ counter, interval }) => checks(counter, interval)),
  );
}

/** Turns since the last check, of how many: the judge alone knows. */
function checks(counter, interval) {
  const words = t("delve-checks", { n: counter, of: interval });
  return h("span.wander", { role: "img", "aria-label": words, title: words }, Array.from({ length: interval }, (_, turn) => h(`i${turn < counter ? ".passed" : ""}`)));
}
