// Orders in words. Whose party it is stands above the list, so each is said in its brief form, with what it means under it.

import { has, t } from "../../frame/words.js";
import { landmarkName } from "./goal.js";
import { planOf, planWords } from "./plans.js";

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A decision as it stands on a button. */
export const decisionWords = ({ brief, say }) => upper(brief ?? say);

/** What stands under it: what a march takes, what an order of the day means. */
export function underWords(desk, decision) {
  const plan = planOf(desk, decision);
  if (plan) return [leadsTo(desk, plan), planWords(desk, plan)].filter(Boolean).join(" · ");
  if (decision.order === "pause_at") return t(desk.party.stops.includes(decision.facts.stop) ? "is-on" : "is-off");
  const id = [`means-${decision.order}-${Object.values(decision.facts).at(-1)}`, `means-${decision.order}`].map((each) => each.replaceAll("_", "-")).find(has);
  return id ? t(id) : "";
}

/** Where a way leads: a landmark by its name, else the direction of its first step where the order does not say it. */
function leadsTo({ view, game, party }, { do: text, cell, way }) {
  const [mark] = view.land.landmarks.filter((each) => `${each.cell}` === `${cell}`);
  if (mark) return landmarkName(view, game, mark.id);
  const [dx, dy] = way[0].map((each, axis) => each - party.cell[axis]), direction = { "0,-1": "N", "1,0": "E", "0,1": "S", "-1,0": "W" }[`${dx},${dy}`];
  return text.includes(" follow ") ? game.terms.direction?.[direction] : "";
}
