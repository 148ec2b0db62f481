// Why one goes: the table's goal and how far it is reached, what is owed, the nearest dungeon that is known.

import { h } from "../../frame/dom.js";
import { count, t, tongue } from "../../frame/words.js";

/** One line that is always in sight. */
export function goalLine({ view, game }) {
  const { kind, have, want, days_left: left, owed, nearest, nearest_cells: cells, status } = view.goal;
  const parts = [
    kind !== "none" && h(`span.goal-what${status ? `.is-${status}` : ""}`, {}, t(`goal-${kind}`, { want: kind === "wealth" ? count("kuna", want) : want })),
    kind !== "none" && want > 0 && progress(have, want, kind),
    left !== null && h(`span.goal-left${left < 15 ? ".short" : ""}`, {}, count("days-left", left)),
    owed > 0 && h("span.goal-owed", {}, t("owed", { sum: count("kuna", owed) })),
    nearest && h("span.goal-near", {}, t("nearest-dungeon", { name: landmarkName(view, game, nearest), far: count("cells", cells ?? 0) })),
    kind === "none" && !nearest && h("span", {}, t("goal-none")),
  ].filter(Boolean);
  return h("p.goal", { role: "status" }, parts);
}

function progress(have, want, kind) {
  const bar = h("span.goal-fill"), words = kind === "wealth" ? count("kuna", have) : `${have} / ${want}`;
  bar.style.width = `${Math.min(100, (have / want) * 100)}%`;
  return h("span.goal-bar", { role: "img", "aria-label": words, title: words }, bar, h("b", {}, words));
}

/** A landmark by its name, in one's own language first. */
export function landmarkName(view, game, id) {
  const found = view.land.landmarks.find((each) => each.id === id);
  if (!found) return game.terms.landmark?.[id] ?? "";
  return found.name[tongue()] || Object.values(found.name)[0] || game.terms.landmark?.[found.type] || "";
}
