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

/** Whom and what a question is about, in words, a plan as it was said; the clause that asks. */
export function asked({ news: { places = {} }, terms, table: { system }, me }, { about, clause, kind }) {
  const name = (id) => places[id] ?? ["spot", "method", "reason", "plan", "item"].map((each) => terms[each]?.[id]).find(Boolean) ?? (kind === "plan" && id);
  const told = about.map(name).filter(Boolean).join(" · ");
  const why = clause && me.role === "judge" && h("a.clause-link", { href: `/rules/${system}#${clause}`, target: "_blank", rel: "noopener", title: clause }, t("delve-asked-rule"));
  return (told || why) && h("li.kind-of.asked-about", {}, told, told && why && " · ", why);
}
