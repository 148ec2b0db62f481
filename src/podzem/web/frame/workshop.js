// The workshop of a system: a document is made on the page, judged by the server, kept as a file, played at a table.

import { get, post } from "./api.js";
import { $, button, h, notice, replace } from "./dom.js";
import { keepMembership, myName } from "./storage.js";
import { applyTheme, showSettings } from "./theme.js";
import { count, learn, speak, t, tongue } from "./words.js";

const system = location.pathname.split("/").at(-1);
const PATIENCE = 250; // milliseconds between two judgements

let bench = null, waiting = 0, judged = null;

async function show() {
  showSettings($("settings"), show);
  const { option, desk, stock } = await get(`/api/systems/${system}/workshop`, { language: tongue() });
  const { createBench } = await import(`../desk/${desk}/bench.js`);
  const known = bench?.document;
  $("title").textContent = document.title = t("workshop-title");
  bench = await createBench($("bench"), stock, changed);
  replace($("doings"),
    button(t("open-file"), pickFile, { kind: "plain", "data-key": "load" }),
    button(t("save-file"), save, { kind: "plain", "data-key": "save" }),
    button(t("play-it"), () => open(option), { kind: "torch", "data-key": "play" }));
  await take(known ? JSON.stringify(known) : null);
}

/** What a text comes to; a document with faults is not taken. */
async function take(text) {
  if (text === null) return changed();
  const answer = await examine(text);
  if (answer && !answer.faults.length) bench.take(answer);
  return answer;
}

async function examine(text) {
  try {
    judged = await post(`/api/systems/${system}/workshop?language=${tongue()}`, { text });
    tell(judged);
    return judged;
  } catch (error) {
    notice(error.message, { kind: "bad" });
    return null;
  }
}

/** The document has changed: it is judged when the hand rests. */
function changed() {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const answer = await examine(written());
    if (answer && !answer.faults.length) bench.drawn?.(answer);
  }, PATIENCE);
}

const written = () => JSON.stringify(bench.document, null, 1);

function tell({ say, faults }) {
  replace($("told"), faults.length ? h("div.fault", {}, count("faults", faults.length), h("ul.faults", {}, faults.map((each) => h("li", {}, each)))) : h("p", {}, t("estimate"), " ", h("strong.estimate", {}, say)));
  for (const key of ["play", "save"]) $("doings").querySelector(`[data-key=${key}]`)?.toggleAttribute("disabled", faults.length > 0);
}

function pickFile() {
  const input = h("input", { type: "file", accept: ".json,.toml,application/json,text/plain", onchange: async () => input.files[0] && take(await input.files[0].text()) });
  input.click();
}

function save() {
  const link = h("a", { href: URL.createObjectURL(new Blob([written()], { type: "application/json" })), download: `${bench.fileName}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}

async function open(option) {
  const request = { system, name: myName() || t("me"), seats: ["person"], judge: "automatic", dice: "seeded", clock: 0, pace: 600, options: { [option]: `${written()}\n` }, language: tongue() };
  try {
    const answer = await post("/api/tables", request);
    keepMembership(answer.table, answer);
    location.assign(`/table/${answer.table}`);
  } catch (error) {
    notice(error.message, { kind: "bad" });
  }
}

applyTheme();
learn("workshop");
learn("home");
learn("more");
await speak();
await show();
