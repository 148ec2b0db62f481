// What the judge alone knows of the day: where parties truly are, when they would meet somebody, how long the weather lasts.

import { icon } from "../../art/icons.js";
import { $, h } from "../../frame/dom.js";
import { count, learn, t } from "../../frame/words.js";

await learn("judging");

/** A line for each party above the cards. */
export function showSecrets({ view: { secrets, parties } }) {
  const lines = secrets.places.map((place) => h("li", {}, said(place, parties.length > 1)));
  $("desk").querySelector(".day-secrets")?.remove();
  $("desk").prepend(h("aside.day-secrets", { "aria-label": t("judge-screen") }, icon("eye-closed"), h("ul", {}, h("li", {}, count("weather-lasts", secrets.spell_left)), lines)));
}

function said({ number, cell, believed, measures }, isOneOfSeveral) {
  const isLost = `${cell}` !== `${believed}`;
  return [isOneOfSeveral && `${t("party-number", { n: number })}: `, h(isLost ? "strong" : "span", {}, t(isLost ? "truly-astray" : "truly-here", { cell: cell.join(","), believed: believed.join(",") })), " · ",
    measures.length ? t("meets-after", { list: measures.join(", ") }) : t("meets-nobody")];
}
