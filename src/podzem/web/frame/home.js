// Home: five doors in a rock face, one per document; one click and the game begins.

import { door } from "../art/doors.js";
import { icon } from "../art/icons.js";
import { Fault, post } from "./api.js";
import { $, button, h, notice, replace } from "./dom.js";
import { forget, keepMembership, myName, myTables } from "./storage.js";
import { DOCUMENTS, systems } from "./library.js";
import { openForm } from "./opening.js";
import { applyTheme, showSettings } from "./theme.js";
import { learn, moment, speak, t, tongue } from "./words.js";

async function show() {
  showSettings($("settings"), show);
  document.title = `Podzem – ${t("home-title")}`;
  showImport();
  await Promise.all([showDoors(), showMine()]).catch((error) =>
    notice(error instanceof Fault ? error.message : t("no-connection"), { kind: "bad" }),
  );
}

/** The doors are in the rock at once; what is written on them comes when the server has read its books. */
async function showDoors() {
  const keys = Object.keys(DOCUMENTS), places = $("doors");
  if (!places.firstChild) replace(places, keys.map((key) => h("li.doorway.dark", {}, h("div.door-picture", { "aria-hidden": "true" }, door(key)))));
  const known = await systems(), place = ({ key }) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  replace(places, [...known].sort((a, b) => place(a) - place(b)).map((system) => openDoor(system, known)));
}

function openDoor(system, known) {
  const start = button(t("play-now"), (event) => playNow(system, event.currentTarget), {
    kind: "torch",
    picture: icon("play"),
  });
  const friends = button(t("gather-friends"), () => openForm(system, known), { kind: "plain", picture: icon("people") });
  const rules = h("a.quiet", { href: `/rules/${system.key}` }, t("rules"));
  const build = system.workshop && h("a.quiet", { href: `/build/${system.key}` }, t("build-own"));
  const picture = h(
    "button.door-picture",
    { type: "button", tabindex: -1, "aria-hidden": "true", onclick: () => start.click() },
    door(system.key),
  );
  return h(
    "li.doorway.open",
    {},
    picture,
    h("h2", {}, system.title),
    h("p", {}, system.tagline),
    h("div.door-buttons", {}, start, friends, rules, build),
  );
}

/** A table with three bots, and straight into it. */
async function playNow(system, pressed) {
  pressed.disabled = true;
  const seats = ["person", ...Array(system.usual - 1).fill(system.bots[0])];
  const request = {
    system: system.key,
    name: myName() || t("me"),
    seats,
    judge: "automatic",
    dice: "seeded",
    clock: 0,
    pace: 600,
    options: {},
    language: tongue(),
  };
  try {
    const answer = await post("/api/tables", request);
    keepMembership(answer.table, answer);
    location.assign(`/table/${answer.table}`);
  } catch (error) {
    pressed.disabled = false;
    notice(error.message, { kind: "bad" });
  }
}

/** The tokens as the server wants them for the list of my tables, newest first. */
function tokens(most = 40) {
  const rows = Object.entries(myTables()).sort(([, a], [, b]) => (b.kept || 0) - (a.kept || 0));
  return Object.fromEntries(rows.slice(0, most).map(([table, row]) => [table, row.token]));
}

async function showMine() {
  const mine = Object.keys(myTables()).length ? await post("/api/tables/mine", { tokens: tokens() }) : [];
  const known = new Set(mine.map((table) => table.table));
  for (const table of Object.keys(tokens())) if (!known.has(table)) forget(table);
  replace($("mine"), mine.length ? mine.map(tableRow) : h("li.empty", {}, t("no-tables")));
}

function tableRow(table) {
  const state = table.outcome ? t("game-over") : table.your_turn ? t("your-turn") : t("under-way");
  const role = table.role === "seat" ? "" : ` · ${t(table.role === "judge" ? "as-judge" : "as-watcher")}`;
  const words = h(
    "span.mine-words",
    {},
    h("strong", {}, table.title),
    h("small", {}, `${table.names.join(", ")}${role}`),
  );
  const kind = table.your_turn && !table.outcome ? ".torch" : ".plain";
  return h(
    "li",
    {},
    words,
    h(
      `span.mine-state${table.your_turn && !table.outcome ? ".yours" : ""}`,
      {},
      state,
      h("small", {}, moment(table.changed)),
    ),
    h(`a${kind}`, { href: `/table/${table.table}` }, t(table.outcome ? "look-at" : "continue")),
  );
}

function showImport() {
  const input = h("input.unseen", {
    type: "file",
    accept: ".jsonl,.json,.txt",
    tabindex: -1,
    "aria-hidden": "true",
    onchange: (event) => importJournal(event.target),
  });
  replace(
    $("import"),
    input,
    button(t("open-journal"), () => input.click(), { kind: "quiet", picture: icon("journal") }),
  );
}

/** A table from an exported journal; the server verifies every digest. */
async function importJournal(input) {
  const [file] = input.files;
  if (!file) return;
  try {
    const answer = await post("/api/tables/import", {
      journal: await file.text(),
      judge: "human",
      name: myName() || t("me"),
    });
    keepMembership(answer.table, answer);
    location.assign(`/table/${answer.table}`);
  } catch (error) {
    notice(error.message, { kind: "bad" });
    input.value = "";
  }
}

applyTheme();
learn("home");
await speak();
await show();
