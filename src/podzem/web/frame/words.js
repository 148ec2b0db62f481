// The page's own words: one language at a time, numbers by the language's plural forms.

import { get } from "./api.js";
import { recall, remember } from "./storage.js";

export const LANGUAGES = { bg: "Български", ru: "Русский", uk: "Українська", en: "English" };

let language = "en";
let messages = {};
const parts = new Map([["", null]]); // each with the promise that it is there
let said = null; // the promise of the language that is asked for, once one is
let plurals = new Intl.PluralRules("en");

/** The language in use. */
export const tongue = () => language;

/** The language chosen before, else the first of the browser's that we have, else English. */
export function preferred() {
  const chosen = recall("language");
  if (chosen in LANGUAGES) return chosen;
  const wanted = navigator.languages.map((name) => name.slice(0, 2).toLowerCase());
  return wanted.find((name) => name in LANGUAGES) || "en";
}

/** Load a language and put it on the page. */
export async function speak(name = preferred()) {
  const before = language;
  language = name;
  said = Promise.all([...parts.keys()].map((part) => load(name, part))).then((found) => (messages = Object.assign({}, ...found)));
  await said.catch((error) => {
    language = before;
    throw error;
  });
  plurals = new Intl.PluralRules(name);
  document.documentElement.lang = name;
  label(document);
}

const load = (name, part) => get(`/api/words/${name}${part && `?part=${part}`}`);

/** Words that only some need, from now on in every language. */
export function learn(part) {
  if (!parts.has(part)) parts.set(part, said && Promise.all([load(language, part), said]).then(([more]) => Object.assign(messages, more)));
  return parts.get(part);
}

/** Choose a language for good. */
export async function chooseLanguage(name) {
  remember("language", name);
  await speak(name);
}

/** A message with its values: `%name` stands for a value. An unknown id shows itself. */
export function t(id, values = {}) {
  const text = messages[id] ?? id;
  return text.replace(/%([a-z]+)/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** A message that depends on a number; its forms are `id-one`, `id-few`, `id-many`. */
export function count(id, n, values = {}) {
  const form = plurals.select(n);
  return t(`${id}-${form === "other" ? "many" : form}`, { n, ...values });
}

export const has = (id) => id in messages;

/** Put words on everything in the page's HTML that names its message. */
export function label(root) {
  for (const element of root.querySelectorAll("[data-say]")) element.textContent = t(element.dataset.say);
  for (const element of root.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", t(element.dataset.label));
    if (element.matches("button, a")) element.title = t(element.dataset.label);
  }
  for (const element of root.querySelectorAll("[data-hint]")) element.placeholder = t(element.dataset.hint);
}

/** A moment as people of this language write the time of day, or the day when it is not today. */
export function moment(text) {
  const when = new Date(text);
  if (Number.isNaN(when.getTime())) return "";
  const today = when.toDateString() === new Date().toDateString();
  const form = today ? { hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language, form).format(when);
}
