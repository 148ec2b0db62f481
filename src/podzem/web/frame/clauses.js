// The rule behind a line: its text from the rule book, in the reader's language where the book has it.

import { h } from "./dom.js";
import { DOCUMENTS, ruleBook } from "./library.js";
import { learn, t, tongue } from "./words.js";

await learn("more");

export const PARTS = ["rule", "ruling", "house", "aside"];
const CLAUSE = /^(\w+)(?:\.\w+){2,}$/; // an id in a text: its system first

/** A clause of a system's rule book, or null. */
export async function findClause(system, id) {
  const book = await ruleBook(system, tongue());
  for (const chapter of book.chapters) {
    const clause = chapter.clauses.find((one) => one.id === id);
    if (clause) return { ...clause, chapter: chapter.title };
  }
  return null;
}

/** Where a clause stands on the rule book's page. */
export const clauseLink = (system, id) => `/rules/${system}#${id}`;

/** The parts of a clause, each with its badge. */
export function clauseParts(clause) {
  const said = PARTS.filter((part) => clause.parts[part]);
  return said.map((part) => h(`p.clause-part.${part}`, {}, badge(part), " ", ruleText(clause.parts[part])));
}

/** A rule's text; names of options and values stand between grave accents in it, and other rules, to which it leads. */
export function ruleText(text) {
  return text.split("`").map((part, index) => (index % 2 ? named(part) : part));
}

function named(part) {
  const [, system] = CLAUSE.exec(part) ?? [];
  if (!(system in DOCUMENTS)) return h("code", {}, part);
  return h("a", { href: clauseLink(system, part), title: part }, t("this-rule"));
}

/** A kind of clause in a word; its colour is never the only sign. */
export const badge = (part) => h(`span.badge.${part}`, {}, t(`kind-${part}`));

/** A box that fills itself with a clause (heading, text, link to the page), and the promise that it has. */
export function clauseBox(system, id) {
  const box = h("div.clause-box", {}, h("p.quiet", {}, "…"));
  const filled = fillClause(box, system, id).catch(() => box.replaceChildren(h("p.quiet", {}, t("clause-missing")), link(system, id)));
  return { box, filled };
}

async function fillClause(box, system, id) {
  const clause = await findClause(system, id);
  if (!clause) return box.replaceChildren(h("p.quiet", {}, t("clause-missing")));
  const source = clause.source || clause.chapter;
  return box.replaceChildren(h("p.clause-head", {}, source), ...clauseParts(clause), link(system, id));
}

function link(system, id) {
  return h(
    "a.clause-link",
    { href: clauseLink(system, id), target: "_blank", rel: "noopener" },
    t("in-rule-book"),
    " · ",
    h("code", {}, id),
  );
}

/** The rows of a number that explains itself. */
export function termsTable(terms) {
  if (!terms?.length) return null;
  const rows = terms.map(([name, value]) =>
    h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, value > 0 ? `+${value}` : value)),
  );
  return h("table.terms", {}, h("caption", {}, t("made-of")), h("tbody", {}, rows));
}
