// The judge's tools: see as any seat at any moment, rewind, fork, pause, weigh throws, correct. Nothing here decides a rule.

import { icon } from "../art/icons.js";
import { dialog } from "./dialog.js";
import { $, button, h, notice, replaceKeepingFocus, select, wear } from "./dom.js";
import { field } from "./forms.js";
import { keepMembership } from "./storage.js";
import { heldSheet, holdButton } from "./weighing.js";
import { learn, t } from "./words.js";

await learn("more");

const JUDGE = -2;
const WATCHER = -1;

wear("judge");

/** Show the row of tools. */
export function showJudge(game) {
  document.body.classList.add("is-judge");
  $("judge").hidden = false;
  showOtherLines(game);
  const tools = [
    eyes(game),
    slider(game),
    moments(game),
    pauseButton(game),
    holdButton(game),
    button(t("correct"), () => (game.desk.amend ? game.desk.amend() : correct(game)), { picture: icon("judge"), kind: "plain", "data-key": "correct" }),
  ];
  replaceKeepingFocus($("judge"), [
    h("strong.judge-name", {}, icon("eye-closed"), " ", t("judge-screen")),
    ...tools,
    lookingBand(game),
    heldSheet(game),
  ]);
}

/** Host and judge pause and resume. */
export function pauseButton(game) {
  const paused = game.news.paused;
  return button(t(paused ? "resume" : "pause"), () => game.send({ do: paused ? "resume" : "pause" }), {
    picture: icon(paused ? "play" : "pause"),
    kind: "plain",
    "data-key": "pause",
  });
}

const lastEntry = (game) => Math.max(0, (game.news.entry ?? 1) - 1);

function eyes(game) {
  const seats = (game.news.seats || []).map((seat) => [seat.seat, game.nameOf(seat.seat)]);
  const pairs = [[JUDGE, t("as-judge")], [WATCHER, t("as-watcher")], ...seats];
  const onchange = (event) => look(game, { seat: Number(event.target.value) });
  return h(
    "label.tool",
    {},
    h("span", {}, t("see-as")),
    select(pairs, game.looking?.seat ?? JUDGE, { onchange, "data-key": "eyes" }),
  );
}

function slider(game) {
  const last = lastEntry(game);
  const at = game.looking?.at ?? last;
  const oninput = (event) => {
    number.textContent = `${event.target.value} / ${last}`;
  };
  const onchange = (event) => look(game, { at: Number(event.target.value) });
  const number = h("output", {}, `${at} / ${last}`);
  return h(
    "label.tool.time",
    {},
    h("span", {}, t("moment")),
    h("input", { type: "range", min: 0, max: last, value: at, oninput, onchange, "data-key": "slider" }),
    number,
  );
}

function moments(game) {
  const at = game.looking?.at;
  if (at === undefined || at >= lastEntry(game)) return h("span.tool", {}, forkButton(game, lastEntry(game)));
  const rewind = button(t("rewind-here"), () => rewindTo(game, at), {
    picture: icon("rewind"),
    kind: "plain",
    "data-key": "rewind",
  });
  return h("span.tool", {}, rewind, forkButton(game, at));
}

function forkButton(game, at) {
  return button(t("fork-here"), () => fork(game, at), { picture: icon("fork"), kind: "plain", "data-key": "fork" });
}

/** Put the lines of another seat or moment in the place of one's own, or take them away again. */
function showOtherLines(game) {
  const { log } = game.journal;
  log.parentElement.querySelector(".other")?.remove();
  log.hidden = game.looking !== null;
  if (game.looking) log.after(h("ol.log.other", { "aria-label": t("journal") }, game.journal.rows(game.looking.lines)));
}

/** Ask for a view of another seat or moment; "now, as judge" is the live table again. */
async function look(game, change) {
  const seat = change.seat ?? game.looking?.seat ?? JUDGE;
  const at = change.at ?? game.looking?.at ?? lastEntry(game);
  if (seat === JUDGE && at >= lastEntry(game)) return game.look(null);
  const answer = await game.connection.ask({ do: "look", seat, at });
  return answer.is === "look" ? game.look(answer) : notice(answer.say || t("not-possible"), { kind: "bad" });
}

function lookingBand(game) {
  if (!game.looking) return null;
  const { seat, at, last } = game.looking;
  const who = seat === WATCHER ? t("as-watcher") : seat === JUDGE ? t("as-judge") : game.nameOf(seat);
  return h(
    "p.look-band",
    { role: "status" },
    t("looking-at", { who, at, last }),
    " ",
    button(t("back-to-now"), () => game.look(null), { kind: "torch", "data-key": "now" }),
  );
}

function rewindTo(game, to) {
  const yes = button(
    t("rewind-here"),
    async () => {
      box.close();
      game.look(null);
      await game.send({ do: "rewind", version: game.news.version, to });
    },
    { kind: "danger", picture: icon("rewind") },
  );
  const box = dialog(t("really"), h("p", {}, t("rewind-warning", { n: lastEntry(game) - to })), {
    kind: "small",
    closeWords: t("close"),
    footer: [yes],
  });
}

async function fork(game, to) {
  const answer = await game.send({ do: "fork", to });
  if (answer.is !== "done" || !answer.table) return;
  const token = answer.tokens?.token || answer.tokens?.judge || answer.token;
  if (token) keepMembership(answer.table, { ...answer.tokens, token });
  notice(t("forked"), { action: h("a", { href: `/table/${answer.table}` }, t("go-there")) });
}

/** One path of the state and its new value, as in a state line. */
function correct(game) {
  const [somePath, someValue] = game.desk.correction;
  const path = h("input", {
    required: true,
    pattern: "\\S+",
    placeholder: somePath,
    spellcheck: "false",
    autofocus: true,
  });
  const worth = h("input", { required: true, pattern: "\\S+", placeholder: someValue, spellcheck: "false" });
  const fault = h("p.fault", { role: "alert" });
  const submit = async (event) => {
    event.preventDefault();
    const answer = await game.connection.ask({
      do: "decide",
      version: game.news.version,
      decision: `judge set ${path.value}=${worth.value}`,
    });
    if (answer.is === "done") box.close();
    else fault.textContent = answer.say || t("table-moved-on");
  };
  const form = h(
    "form",
    { onsubmit: submit },
    h("p", {}, t("correct-line")),
    field(t("path"), path),
    field(t("new-value"), worth),
    fault,
    button(t("correct"), null, { kind: "torch", type: "submit" }),
  );
  const box = dialog(t("correct"), form, { kind: "small", closeWords: t("close") });
}
