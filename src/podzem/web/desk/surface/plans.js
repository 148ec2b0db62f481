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
export const planWords = (desk, { price, days, rations }) => [count("plan-days", days), t("plan-price", { price }), rations > 0 && t("plan-food", { n: rations })].filter(Boolean).join(" · ");
