// Straight on: one row for each direction, a slider for how far; what that takes stands under it.

import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { planOf } from "./plans.js";

/** A row for each direction; each begins at a landmark that lies there, else as far as the day reaches. */
export const bearingRows = (desk, ways) => [...Map.groupBy(ways, ({ facts }) => facts.direction)].map(([direction, same]) => row(desk, direction, same.toSorted((a, b) => a.facts.count - b.facts.count)));

function row(desk, direction, all) {
  const { game } = desk, [{ order, facts: { party } }] = all, key = `length ${order} ${party} ${direction}`;
  const kept = all.find(({ facts }) => facts.count === desk.lengths?.[key]) ?? wanted(desk, all);
  const slide = ({ target }) => {
    desk.lengths = { ...desk.lengths, [key]: all[target.value].facts.count };
    target.nextElementSibling.replaceWith(way(desk, all[target.value]));
    game.scene?.trace(desk.spots(all[target.value]));
  };
  const said = `${game.terms.direction?.[direction] ?? ""}: ${t("how-much")}`;
  // The slider stands above: what is said of a longer way takes more room and would push it from under the finger.
  return h("li.length", {}, all.length > 1 && h("input", { type: "range", min: 0, max: all.length - 1, value: String(all.indexOf(kept)), "aria-label": said, "data-key": key, disabled: game.pending !== null, oninput: slide }), way(desk, kept));
}

/** Where the slider begins. */
function wanted(desk, all) {
  const marks = desk.view.land.landmarks.map(({ cell }) => `${cell}`), plans = all.map((each) => planOf(desk, each));
  const near = plans.findIndex((plan) => plan && marks.includes(`${plan.cell}`)), today = plans.findLastIndex((plan) => plan && !plan.nights.length);
  return all[near < 0 ? Math.max(0, today) : near];
}

/** One press declares it, and then it goes on by itself; while it is looked at, the map shows it. */
function way(desk, decision) {
  const { game } = desk, { places } = desk, show = () => game.pending === null && game.scene?.trace(desk.spots(decision)), hide = () => game.scene?.trace(null);
  return h("button.decision", {
    type: "button", "data-key": decision.do, "data-order": decision.order, disabled: game.pending !== null, onclick: () => desk.setOut(decision), onpointerenter: show, onfocus: show, onpointerleave: hide, onblur: hide,
  }, h("span.say", {}, places.decision(decision), h("small", {}, places.way(decision))), game.chances?.oddsRow(game, decision));
}
