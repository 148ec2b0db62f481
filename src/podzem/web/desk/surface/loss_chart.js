// What a host may lose in the coming exchange: every total with its chance as a small chart.

import { h } from "../../frame/dom.js";
import { value } from "../../frame/odds.js";
import { t } from "../../frame/words.js";

const MOST_BARS = 12;

/** An amount like `4 1/2` as a number. */
export const strengthOf = (text) => String(text).split(" ").reduce((sum, part) => sum + value(part), 0);

const named = (totals) => (totals.length > 1 ? `${totals[0]}–${totals.at(-1)}` : totals[0]);
const percent = (share) => (share < 0.01 ? "< 1 %" : `${Math.round(share * 100)} %`);

/** Bars from the least loss to the greatest; the last is the colour of danger where nobody would be left. */
export function lossChart(losses, { strength }) {
  const whole = strengthOf(strength), rows = losses.map(({ totals, chance }) => ({ totals, share: value(chance) }));
  const bars = gathered(rows), most = Math.max(...bars.map(({ share }) => share));
  const said = bars.map(({ totals, share }) => `${named(totals)}: ${percent(share)}`).join("; ");
  const middle = rows.reduce((sum, { totals, share }) => sum + strengthOf(totals[0]) * share, 0);
  return h("figure.loss-chart", { role: "img", "aria-label": `${t("may-lose")}. ${said}` },
    h("figcaption", {}, t("may-lose"), h("small", {}, t("on-average", { n: Math.round(middle * 10) / 10 }))), h("div.loss-bars", {}, bars.map((bar) => column(bar, most, whole))));
}

function column({ totals, share }, most, whole) {
  const rod = h("span.rod"), words = `${named(totals)}: ${percent(share)}`, isAll = whole > 0 && strengthOf(totals[0]) >= whole;
  rod.style.height = `${Math.max(4, (share / most) * 100)}%`;
  return h(`span.loss-bar${isAll ? ".is-all" : ""}`, { title: words }, h("small", {}, percent(share)), h("span.rod-room", {}, rod), h("b", {}, named(totals)));
}

/** Where there are too many totals, neighbours stand together. */
function gathered(rows) {
  const wide = Math.ceil(rows.length / MOST_BARS);
  return Array.from({ length: Math.ceil(rows.length / wide) }, (_, place) => {
    const part = rows.slice(place * wide, (place + 1) * wide), totals = part.flatMap((each) => each.totals);
    return { totals: totals.length > 1 ? [totals[0], totals.at(-1)] : totals, share: part.reduce((sum, each) => sum + each.share, 0) };
  });
}
