// A rule book: chapters, clauses with their kinds, the document's language beside English, search, deep links.

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
  );
  replace(
    $("chapters"),
    h(
      "ol",
      {},
      here.chapters.map((chapter) => h("li", {}, h("a", { href: `#${chapter.id}` }, chapter.title))),
    ),
  );
  filter();
  goTo();
}

function showChapter(chapter, here, options) {
  const clauses = chapter.clauses.map((clause) => showClause(clause, options));
  return h(
    "section.chapter",
    { id: chapter.id, "aria-labelledby": `h-${chapter.id}` },
    h("h2", { id: `h-${chapter.id}` }, here.title),
    clauses,
  );
}

function showClause(clause, options) {
  const source = clause.source ? h("p.source", { lang: original }, clause.source) : null;
  const head = h("header", {}, h("h3", {}, h("a", { href: `#${clause.id}` }, clause.id)));
  const switches = clause.options.map((name) => optionLine(name, options.get(name)));
  return h(
    "article.clause",
    { id: clause.id, tabindex: -1 },
    head,
    source,
    PARTS.filter((part) => clause.parts[part]).map((part) => showPart(clause, part)),
    switches,
  );
}

function showPart(clause, part) {
  const english = clause.parts_en?.[part];
  const own = h("p", { lang: original }, ruleText(clause.parts[part]));
  const other =
    original !== "en" && english && english !== clause.parts[part]
      ? h("p.english", { lang: "en" }, ruleText(english))
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
