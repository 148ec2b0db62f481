// Why one goes: the table's goal and how far it is reached, what is owed, the nearest dungeon that is known.

import { $, h } from "../../frame/dom.js";
import { count, t, tongue } from "../../frame/words.js";

const SHORT = 15; // days

/** Under the days, always in sight: also in a fight and below ground. */
export function showGoal({ view, game }) {
  const { kind, have, want, days_left: left, owed, nearest, nearest_cells: cells, status } = view.goal;
  const parts = [
    kind !== "none" && h(`span.goal-what${status ? `.is-${status}` : ""}`, {}, t(`goal-${kind}`, { want: kind === "wealth" ? count("kuna", want) : want })),
    kind !== "none" && want > 0 && progress(have, want, kind),
    left !== null && h(`span.goal-left${left < SHORT ? ".short" : ""}`, {}, count("days-left", left)),
    owed > 0 && h("span.goal-owed", {}, t("owed", { sum: count("kuna", owed) })),
    h("span.goal-near", {}, nearest ? t("nearest-dungeon", { name: landmarkName(view, game, nearest), far: cells ? count("cells", cells) : t("right-there") }) : t("no-dungeon-known")),
  ];
  const line = $("turn").querySelector(".goal") ?? $("turn").appendChild(h("p.goal", { role: "note", "aria-label": t("the-goal") }));
  line.replaceChildren(...parts.filter(Boolean));
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
