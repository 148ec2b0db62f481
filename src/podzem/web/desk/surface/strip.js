// The days: the date and its season, the weather behind and today, what is left to march and to eat.

import { draw, picture, rounded } from "../../art/svg.js";
import { $, h } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";

const BEHIND = 4; // days of weather that are shown
const AHEAD = 6; // evenings to come
const WEATHER = {
  clear: "O12 12 4.5M12 2V5M12 19V22M2 12H5M19 12H22M5 5L7 7M17 17L19 19M19 5L17 7M7 17L5 19",
  cloudy: "M6 18A4 4 0 0 1 6 10A6 6 0 0 1 17.5 9A4.5 4.5 0 0 1 18 18Z",
  rain: "M6 14A4 4 0 0 1 6 6A6 6 0 0 1 17.5 5A4.5 4.5 0 0 1 18 14ZM8 17L7 21M13 17L12 21M18 17L17 21",
  storm: "M6 13A4 4 0 0 1 6 5A6 6 0 0 1 17.5 4A4.5 4.5 0 0 1 18 13ZM13 13L9 18H13L10 23M18 16L17 20",
  snow: "M6 13A4 4 0 0 1 6 5A6 6 0 0 1 17.5 4A4.5 4.5 0 0 1 18 13ZM7 17V17.2M12 17V17.2M17 17V17.2M9 21V21.2M15 21V21.2",
  blizzard: "M3 8H15A3 3 0 1 0 12 5M3 13H19A3 3 0 1 1 16 16M4 18H4.2M9 18H9.2M7 22H7.2M12 21H12.2",
};

export const weatherSign = (kind) => picture("0 0 24 24", { class: `icon weather-sign is-${kind}` }, draw("path", { d: rounded(WEATHER[kind] ?? WEATHER.cloudy) }));

/** Fill the strip beside whose turn it is. */
export function showStrip(desk) {
  const { view, party } = desk;
  const strip = $("turn").querySelector(".hours") ?? $("turn").insertBefore(h("div.hours"), $("clock"));
  strip.replaceChildren(...[day(view), calendar(view, party), party && food(party), party && stride(party, desk.game.terms)].filter(Boolean));
}

function day({ date: { year, month, day: number, season, days } }) {
  const words = t("date", { day: number, month, year });
  return h(`span.turn-number.season-${season}`, { title: `${words} · ${count("days-out", days)}` }, t("date-short", { day: number, month }), h("small", {}, t(`season-${season}`)));
}

/** The weather of the last days, today's the largest; then the evenings that the supplies still feed. */
function calendar({ weather: { kind, before, washed, flood, ice } }, party) {
  const signs = [flood && t("flood"), ice && t("ice"), washed && t("washed")].filter(Boolean);
  const said = [t(`weather-${kind}`), ...signs].join(" · "), isForaging = party?.feeding === "forage";
  const bowls = party ? Array.from({ length: AHEAD }, (_, evening) => h(`i.bowl${isForaging || evening < party.fed_days ? ".full" : ""}`)) : [];
  return h("span.skies", { role: "img", "aria-label": said, title: said }, before.slice(-BEHIND).map((each) => h("span.past", {}, weatherSign(each))), h("b.today", {}, weatherSign(kind)), h("span.bowls", {}, bowls),
    signs.length > 0 && h("small.washed", {}, signs.join(", ")));
}

/** Supplies as days; none left in the colour of danger. Why they grow less stands behind it. */
function food({ rations, eaters, ration, feeding, fed_days: days }) {
  const isForaging = feeding === "forage", words = isForaging ? t("foraging") : count("days-of-food", days);
  return h(`span.food${days < 2 && !isForaging ? ".short" : ""}`, { title: t("food-why", { rations, eaters }) }, words, h("small", {}, t("rations-of", { n: rations, all: eaters * ration })));
}

/** What is left of the day's march; whoever is aboard goes as far as the vessel, and each plan says how far that is. */
function stride({ left, budget, below, inside, aboard }, terms) {
  if (below || inside) return "";
  if (aboard) return h("span.stride.aboard", {}, t("aboard", { vessel: terms.vessel?.[aboard] ?? "" }));
  return h("span.stride", { title: t("stride-why") }, t("stride", { left, budget }));
}
