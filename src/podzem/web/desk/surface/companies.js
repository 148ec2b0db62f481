// Several parties: one press from one to the other.

import { seatMark } from "../../art/seats.js";
import { h, wear } from "../../frame/dom.js";
import { learn, t } from "../../frame/words.js";
import { landmarkName } from "./goal.js";

await Promise.all([learn("evening"), wear("evening")]);

/** The parties, each with where it is. */
export function chipsRow(desk) {
  const { view, party } = desk;
  return h("li.companies", { role: "group", "aria-label": t("campaign") }, view.parties.map((each) =>
    h("button.chip", { type: "button", "data-key": `party ${each.number}`, "aria-pressed": String(each.number === party.number), onclick: () => desk.pick(each.number) },
      seatMark(each.caller), h("span", {}, t("party-number", { n: each.number }), h("small", {}, ` ${where(desk, each)}`)))));
}

function where({ view, game }, { below, inside, can_act: can }) {
  if (below) return t("below-now");
  return (inside && landmarkName(view, game, inside)) || t(can ? "on-the-way" : "day-over");
}
