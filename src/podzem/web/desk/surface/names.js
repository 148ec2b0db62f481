// Orders in words. Whose party it is stands above the list, so each is said in its brief form, with what it means under it.

import { has, t } from "../../frame/words.js";
import { landmarkName } from "./goal.js";
import { firstStep, planOf, planWords } from "./plans.js";

export const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A decision as it stands on a button: brief where it is the party's that is looked at; whom else it is about, it says. */
export const decisionWords = ({ brief, say, facts }) => upper(facts && "party" in facts ? brief ?? say : say);

/** What stands under it: what a march takes, what an order of the day means. */
export function underWords(desk, decision) {
  const plan = planOf(desk, decision);
  if (plan) return [leadsTo(desk, decision, plan), planWords(decision, plan)].filter(Boolean).join(" · ");
  if (decision.order === "pause_at") return t(desk.party.stops.includes(decision.facts.stop) ? "is-on" : "is-off");
  if (decision.order === "build") return desk.part("works")?.workWords(desk.party, decision.facts) ?? "";
  const id = [`means-${decision.order}-${Object.values(decision.facts).at(-1)}`, `means-${decision.order}`].map((each) => each.replaceAll("_", "-")).find(has);
  return id ? t(id) : "";
}

/** Where a way leads: a landmark by its name, else the direction of its first step where the order does not say it. */
function leadsTo({ view, game, party }, { order }, plan) {
  const [mark] = view.land.landmarks.filter((each) => `${each.cell}` === `${plan.cell}`);
  if (mark) return landmarkName(view, game, mark.id);
  return order === "follow" ? game.terms.direction?.[firstStep({ party }, plan)] : "";
}
