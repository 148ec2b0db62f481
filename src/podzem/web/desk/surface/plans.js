// What a march would take, as the server reckons it: said beside it before it is declared.

import { count, t } from "../../frame/words.js";

const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The plan of a march; null for any other order. */
export const planOf = ({ view }, { do: text }) => view.plans?.find((each) => each.do === text) ?? null;

/** The direction in which a way begins. */
export function firstStep({ party }, plan) {
  const step = plan?.way[0].map((each, axis) => each - party.cell[axis]);
  return Object.keys(STEPS).find((each) => `${STEPS[each]}` === `${step}`);
}

/** In a few words, under the order. */
export const planWords = (decision, plan) => [duration(decision, plan), spending(decision, plan), plan.rations > 0 && t("plan-food", { n: plan.rations })].filter(Boolean).join(" · ");

const isVoyage = ({ order }) => order === "sail";

/** How long it takes; a voyage goes as far as the vessel's day reaches. */
export function duration(decision, plan) {
  if (!isVoyage(decision)) return count("plan-days", plan.days);
  return plan.nights.length ? count("plan-no-further", plan.way.length) : t("plan-today");
}

/** What it takes of the day, the party's or the vessel's. */
export const spending = (decision, plan) => t(isVoyage(decision) ? "plan-sailing" : "plan-price", plan);
