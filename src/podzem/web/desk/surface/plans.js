// What a march would take, as the server reckons it: said beside it before it is declared.

import { count, t } from "../../frame/words.js";

/** The plan of a march; null for any other order. */
export const planOf = ({ view }, { do: text }) => view.plans?.find((each) => each.do === text) ?? null;

/** In a few words, under the order. */
export const planWords = (desk, { price, days, rations }) => [count("plan-days", days), t("plan-price", { price }), rations > 0 && t("plan-food", { n: rations })].filter(Boolean).join(" · ");
