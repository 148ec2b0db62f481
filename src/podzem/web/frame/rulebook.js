// A rule book: chapters, clauses with their kinds, the document's language beside the reader's, what the document says
// against itself, search, deep links.

import { PARTS, badge, ruleText } from "./clauses.js";
import { $, h, notice, replace } from "./dom.js";
import { DOCUMENTS, ruleBook, systems } from "./library.js";
import { applyTheme, showSettings } from "./theme.js";
import { count, speak, t, tongue } from "./words.js";

const system = location.pathname.split("/").filter(Boolean).at(-1);
const original = DOCUMENTS[system] || "en";

async function show() {
  showSettings($("settings"), show);
  const [titles, document_, here] = await Promise.all([
    systems(),
    ruleBook(system, original),
    ruleBook(system, tongue()),
  ]);
  const known = titles.find((one) => one.key === system);
  const title = `${t("rules")}: ${known?.title || system}`;
  document.title = `${title} – Podzem`;
  $("title").textContent = title;
  const options = new Map((known?.options || []).map((option) => [option.name, option]));
  replace(
    $("book"),
    document_.chapters.map((chapter, index) => showChapter(chapter, here.chapters[index], options)),
    showContradictions(here.contradictions, options),
  );
  replace($("chapters"), h("ol", {}, here.chapters.map(chapterLink), here.contradictions.length ? chapterLink(CONTRADICTIONS()) : null));
  filter();
  goTo();
}

const CONTRADICTIONS = () => ({ id: "contradictions", title: t("contradictions") });

const chapterLink = (chapter) => h("li", {}, h("a", { href: `#${chapter.id}` }, chapter.title));

function showChapter(chapter, here, options) {
  return section(
    { id: chapter.id, title: here.title },
    chapter.clauses.map((clause, index) => showClause(clause, here.clauses[index], options)),
  );
}

function section(chapter, contents) {
  return h(
    "section.chapter",
    { id: chapter.id, "aria-labelledby": `h-${chapter.id}` },
    h("h2", { id: `h-${chapter.id}` }, chapter.title),
    contents,
  );
}

/** Where the document says two things: both, how it is read here, and the switches with their values. */
function showContradictions(contradictions, options) {
  if (!contradictions.length) return null;
  return section(
    CONTRADICTIONS(),
    contradictions.map((one) => showContradiction(one, options)),
  );
}

function showContradiction(one, options) {
  return h(
    "article.clause.contradiction",
    { id: one.id, tabindex: -1 },
    h("header", {}, link(one.id), link(one.clause)),
    h("div.sayings", {}, saying("says-one", one.one), saying("says-other", one.other)),
    h("div.part.ruling", {}, badge("ruling"), h("p", {}, one.settled)),
    one.options.map((name) => switchLine(name, options.get(name))),
    one.options.length ? null : h("p.switch", {}, t("no-switch")),
  );
}

const link = (id) => h("h3", {}, h("a", { href: `#${id}` }, id));

const saying = (head, text) => h("div.saying", {}, h("h4", {}, t(head)), h("p", {}, text));

/** A switch with all its values in a row, the usual one marked. */
function switchLine(name, option) {
  const values = (option?.values || []).flatMap((value) => [" ", valueMark(value, option)]);
  return h("p.switch", {}, h("span.badge", {}, t("option")), " ", h("code", {}, name), option?.say ? ` – ${option.say}:` : null, values);
}

function valueMark(value, option) {
  const word = typeof value === "boolean" ? t(value ? "yes" : "no") : String(value);
  if (value !== option.default) return h("span.value", {}, word);
  return h("strong.value", {}, word, h("small", {}, ` ${t("usually")}`));
}

function showClause(clause, here, options) {
  const source = clause.source ? h("p.source", { lang: original }, clause.source) : null;
  const head = h("header", {}, link(clause.id));
  const switches = clause.options.map((name) => optionLine(name, options.get(name)));
  return h(
    "article.clause",
    { id: clause.id, tabindex: -1 },
    head,
    source,
    PARTS.filter((part) => clause.parts[part]).map((part) => showPart(clause, here, part)),
    switches,
  );
}

/** A part in the document's language, beside it in the reader's; in English for who reads the document's own. */
function showPart(clause, here, part) {
  const english = clause.parts_en?.[part];
  const beside = tongue() === original ? english : here.parts[part];
  const own = h("p", { lang: original }, ruleText(clause.parts[part]));
  const other =
    beside && beside !== clause.parts[part]
      ? h("p.beside", { lang: beside === english ? "en" : tongue() }, ruleText(beside))
      : null;
  return h(`div.part.${part}`, {}, badge(part), h("div.texts", {}, own, other));
}

/** Where a ruling is switched: the option of a new table, its values and the usual one. */
function optionLine(name, option) {
  const words = option ? `${option.say || option.title || name}. ${t("usually")}: ${usual(option)}` : name;
  return h(
    "p.switch",
    {},
    h("span.badge", {}, t("option")),
    " ",
    h("code", {}, name),
    " – ",
    words,
    " ",
    h("small", {}, t("switched-at")),
  );
}

function usual(option) {
  if (typeof option.default === "boolean") return t(option.default ? "yes" : "no");
  return String(option.default);
}

/** Keep what holds every word sought, in an id or a text of either language. */
function filter() {
  const words = $("sought").value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const clause of document.querySelectorAll(".clause")) {
    const text = clause.textContent.toLocaleLowerCase();
    clause.hidden = !words.every((word) => text.includes(word));
    if (!clause.hidden) found += 1;
  }
  for (const chapter of document.querySelectorAll(".chapter"))
    chapter.hidden = !chapter.querySelector(".clause:not([hidden])");
  $("found").textContent = words.length ? (found ? count("clauses-found", found) : t("nothing-found")) : "";
}

/** Go to the clause of the address; a search that hides it gives way. */
function goTo() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.hidden || target.closest("[hidden]")) {
    $("sought").value = "";
    filter();
  }
  document.querySelector(".sought")?.classList.remove("sought");
  target.classList.add("sought");
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

applyTheme();
await speak();
$("sought").addEventListener("input", filter);
$("seek").addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", goTo);
await show().catch((error) => notice(error.message || t("no-connection"), { kind: "bad" }));
