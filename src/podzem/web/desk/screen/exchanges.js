// A blow that is seen: both dice, their levels, who was the better, the zone lit, the wounds.

import { $, fade, h, wear } from "../../frame/dom.js";
import { play } from "../../art/svg.js";
import { learn, t } from "../../frame/words.js";
import { figure } from "./body.js";
import { creatureName, zoneName } from "./names.js";

await Promise.all([learn("blows"), wear("exchanges")]);

const STAYS = 7000;
const MOST = 3;
const APPEARS = 320;

/** The exchanges that some lines tell of: who, the tests of both, what came of it. One that was declared before a question goes on after it. */
function exchanges(lines, begun) {
  const found = begun ? [begun] : [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.event === "declared") found.push({ attacker: line.creature, target: line.target, tests: [], needs: {}, hit: null, critical: false, outcome: "", isCountered: false, isNew: true });
    else if (last && [last.attacker, last.target].includes(line.creature)) last.isNew = goesOn(last, line) || last.isNew;
  }
  return found;
}

/** Whether a line belongs to an exchange: its numbers, its dice, how it came out, the blow of whoever had the better. */
function goesOn(last, line) {
  const struck = last.isCountered ? last.attacker : last.outcome === "win" && last.target;
  if (line.event === "reckoned" && !last.outcome) last.needs[line.creature] = line.facts.number;
  else if (line.event === "tested" && !last.outcome && last.tests.length < 2) return last.tests.push({ ...line, needs: last.needs[line.creature] }) > 0;
  else if (line.event === "outcome" && !last.outcome) last.outcome = line.facts.answer;
  else if (line.event === "countered") last.isCountered = true;
  else if (line.event === "hit" && !last.hit && line.creature === struck) return Boolean((last.hit = line));
  else if (line.event === "critical" && last.hit && line.creature === struck) last.critical = line.say;
  return false;
}

/** Show the latest of them for a while, at the edge of the board; how many there were. */
export function showExchanges(desk, lines) {
  const all = exchanges(lines, desk.begun && { ...desk.begun, isNew: false }), told = all.filter(({ tests, isNew }) => tests.length && isNew), found = told.slice(-MOST);
  desk.begun = all.at(-1);
  if (!found.length) return 0;
  $("moment").querySelector(".exchanges")?.remove();
  const shelf = h("div.exchanges", {}, found.map((each) => exchange(desk, each)));
  $("moment").append(shelf);
  for (const part of shelf.querySelectorAll(".exchange>*")) play(part, [{ opacity: 0, transform: "scale(.8)" }, { opacity: 1, transform: "none" }], { duration: APPEARS, easing: "ease-out" });
  fade(shelf, STAYS);
  return told.length;
}

const two = (roll) => (roll === 100 ? "00" : String(roll).padStart(2, "0"));
const signed = (levels) => (levels < 0 ? `−${-levels}` : `+${levels}`);

function exchange({ game }, { tests, hit, critical }) {
  const [mine, other] = tests, side = (test, kind) => test && h(`span.side.${kind}${test.success ? ".made" : ""}`, {}, h("small", {}, creatureName(game, test.creature)), h("b.d100", {}, two(test.roll)), h("span.levels", {}, test.needs !== undefined && `≤ ${test.needs} · `, t("levels-are", { n: signed(test.sl) })));
  const end = hit ? h("span.landed", {}, figure({ struck: hit.zone }), h("span", {}, h("b", {}, t("wounds-are", { n: hit.facts.n })), h("small", {}, creatureName(game, hit.creature)), h("small", {}, zoneName(game, hit.zone)), critical && h("em", {}, t("critical-word")))) : h("span.landed.missed-it", {}, t(other && other.sl === mine.sl ? "blocked-word" : "missed-word"));
  return h("div.exchange", {}, side(mine, "attacker"), h("span.against", {}, other ? (mine.sl > other.sl ? "›" : mine.sl < other.sl ? "‹" : "=") : ""), side(other, "defender"), end);
}
