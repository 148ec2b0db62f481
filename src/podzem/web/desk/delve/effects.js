// What is told before a choice: what a decision brings, costs or fetches; what a question of the rules is about.

import { h } from "../../frame/dom.js";
import { count, has, learn, t } from "../../frame/words.js";
import { GIVEN } from "./folds.js";

await learn("delving");

/** Works with a check: their odds are worth asking for. */
export const CHECKED = new Set(["unlock", "unlock_hurried", "disarm", "disarm_hurried", "force", "treat", "repair", "risk", "listen", "search"]);

/** Empty where it is plain from its name; of a thing that somebody gives away, whose it is. */
export function brings(desk, { order, facts: { choice, item, type, kind, group } }) {
  const { town, groups, members, meeting } = desk.view, owner = GIVEN.has(order) && members.find(({ items }) => items.some(({ id }) => id === item));
  if (owner) return [desk.name(owner.id), meeting?.worth[item] && count("delve-coins", meeting.worth[item])].filter(Boolean).join(" · ");
  if (order === "relight") return t(`delve-about-relight-${(town ?? groups.find(({ number }) => String(number) === group))?.relight ? "on" : "off"}`);
  const kuna = { sell: town?.worth[item], buy: town?.prices[type], hire: town?.prices[kind], hire_share: town?.prices[kind] }[order];
  const id = `delve-about-${(choice ? `choice-${choice}` : order).replaceAll("_", "-")}`;
  return kuna !== undefined ? count("kuna", kuna) : has(id) ? t(id) : "";
}

const TERMS = ["spot", "method", "reason", "plan", "item"];
const WORDS = "described"; // what somebody said that he does
const DONE = "searched";
const SAID = new Set(["plan", "favour_done"]); // what somebody named in his own words
const OF_TWO = new Set(["cover", "lethal"]); // who strikes, then whom

/** Whom and what a question is about, in words, a plan as it was said; the clause that asks. */
export function asked(game, question) {
  const { about, clause, kind } = question, { table: { system }, me } = game;
  const named = (id) => name(game, id) ?? (SAID.has(kind) && id);
  const [first, ...rest] = about.map(named).filter(Boolean), isBlow = OF_TWO.has(kind) && rest.length > 0;
  const told = question.hidden ? descriptions(game, question) : isBlow ? [`${first} → ${rest[0]}`, ...rest.slice(1)].join(" · ") : [first, ...rest].filter(Boolean).join(" · ");
  const why = clause && me.role === "judge" && h("a.clause-link", { href: `/rules/${system}#${clause}`, target: "_blank", rel: "noopener", title: clause }, t("delve-asked-rule"));
  return (told || why) && h("li.kind-of.asked-about", {}, told, !question.hidden && told && why && " · ", why);
}

const name = ({ news: { places = {} }, terms }, id) => places[id] ?? TERMS.map((each) => terms[each]?.[id]).find(Boolean);

/** What somebody said last that he looks at, unless he has searched since. */
function lastSaid({ journal }, who) {
  const fits = ({ event, member, members = [] }) => (event === WORDS && member === who) || (event === DONE && members.includes(who));
  return journal.newest(fits, ({ event }) => event === DONE)?.said ?? "";
}

/** A line for each who searches: what he said, how it was understood; then what the judge alone knows is there. */
function descriptions(game, { about, hidden }) {
  const isPerson = (id) => game.desk.member(id), rows = about.flatMap((id, place) => (isPerson(id) ? [place] : []));
  const lines = rows.map((place, row) => {
    const [who, ...tags] = about.slice(place, rows[row + 1]), said = lastSaid(game, who);
    return h("p", {}, `${game.desk.name(who)}: `, said && h("q", {}, said), said && " · ", listed(game, tags));
  });
  const what = hidden.map(({ kind, spots, methods, difficulty }) => `${t(`delve-hidden-${kind}`)} (${[listed(game, spots), listed(game, methods), t("delve-hidden-difficulty", { n: difficulty })].filter(Boolean).join("; ")})`);
  return [...lines, h("p.secret", {}, what.length ? t("delve-asked-hidden", { what: what.join(", ") }) : t("delve-asked-nothing"))];
}

const listed = (game, ids) => ids.map((id) => name(game, id)).filter(Boolean).join(", ");
