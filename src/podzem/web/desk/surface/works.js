// Works: what one takes before it stands.

import { count, t } from "../../frame/words.js";

/** What a work takes before it stands, and how much of it a day brings. */
export function workWords({ works }, { work, edge }) {
  const { kuna, labour, done, hands } = works.find((each) => each.work === work && each.edge === edge) ?? {};
  return labour ? [kuna > 0 && count("kuna", kuna), t(done === "0" ? "work-takes" : "work-left", { labour, done }), t("work-a-day", { hands })].filter(Boolean).join(" · ") : "";
}
