// A pursuit: who flees and from whom, which leg it is, the chances of the next; then run, follow, or make oneself lighter.

import { h, wear } from "../../frame/dom.js";
import { learn, t } from "../../frame/words.js";
import { faces, rows as meetingRows, whoTheyAre } from "../dungeon/meeting.js";
import { singlesFirst } from "../dungeon/singles.js";

await Promise.all([wear("hosts"), learn("hosts")]);

const FIRST = ["run", "pursue", "give_up"];

/** The panel, then what can be done: the leg itself first. */
export function rows(desk, open) {
  const { pursuit, meeting } = desk.view;
  if (!pursuit) return meetingRows(desk, open);
  const main = open.filter(({ order }) => FIRST.includes(order)).toSorted((a, b) => FIRST.indexOf(a.order) - FIRST.indexOf(b.order));
  const rest = open.filter(({ order }) => !FIRST.includes(order));
  return [h("li.encounter.pursuit", {}, meeting && faces(meeting), panel(desk, pursuit, meeting)), ...desk.rows(main), ...singlesFirst(desk, rest)];
}

function panel({ game }, { flees, legs, catch: caught, hide }, meeting) {
  const isOurs = flees === "party", facts = [[isOurs ? "chance-caught" : "chance-catch", caught, isOurs], [isOurs ? "chance-hide" : "chance-lost", hide, !isOurs]];
  return h("div.met", {}, h("strong", {}, `${t(`pursuit-${flees}`)} · ${t("pursuit-legs", { n: legs + 1 })}`), meeting && h("p", {}, whoTheyAre(game, meeting)),
    h("dl", {}, facts.map(([name, n, isBad]) => h(`div.${isBad ? "bad" : "good"}`, {}, h("dt", {}, t(name)), h("dd", {}, pips(n), t("in-six", { n }))))), h("small", {}, t("each-leg")));
}

/** Six spots, as many of them filled as faces of a die bring it about. */
const pips = (n) => h("span.pips", { "aria-hidden": "true" }, Array.from({ length: 6 }, (_, spot) => h(spot < n ? "i.full" : "i")));
