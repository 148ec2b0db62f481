// The end of a game: who won and how; again, the journal file, and how to verify committed dice.

import { icon } from "../art/icons.js";
import { seatMark } from "../art/seats.js";
import { call, get, post } from "./api.js";
import { dialog } from "./dialog.js";
import { button, h, notice, wear } from "./dom.js";
import { keepMembership, myName } from "./storage.js";
import { has, learn, t, tongue } from "./words.js";

await learn("more");

wear("dialogs");

/** Show the end once; it can be opened again from the menu. */
export async function showOutcome(game) {
  const { outcome } = game.news;
  const marks = outcome.winners.map((seat) => seatMark(seat));
  const won = outcome.winners.includes(game.me.seat);
  const names = outcome.winners.map((seat) => game.nameOf(seat)).join(", ");
  const ways = [`${game.welcome.scene.desk}-outcome-${outcome.way}`, `outcome-${outcome.way}`, "draw"];
  const title = won ? t("you-won") : names ? t("winner-is", { names }) : t(ways.find(has));
  const words = [
    h("div.laurels", { "aria-hidden": "true" }, marks),
    h("p", {}, game.journal.lastWords()),
    await game.desk.ending(),
    proof(game, outcome),
  ];
  const again = game.me.host
    ? button(t("again"), () => playAgain(game), { kind: "torch", picture: icon("play"), autofocus: true })
    : h("a.torch", { href: "/", autofocus: true }, t("to-home"));
  const file = button(t("export"), () => exportJournal(game), { kind: "plain", picture: icon("journal") });
  return dialog(title, words, { kind: won ? "outcome.won" : "outcome", closeWords: t("close"), footer: [file, again] });
}

/** With committed dice anybody can check every throw: say how. */
function proof(game, outcome) {
  if (!outcome.seed) return null;
  const command = `podzem verify ${fileName(game)} ${outcome.seed}`;
  return h(
    "div.proof",
    {},
    h("p", {}, t("verify-line")),
    h("p", {}, h("small", {}, t("commitment")), h("code", {}, game.table.commitment || "")),
    h("code.command", {}, command),
  );
}

/** The same table once more: same system, bots and dice, and the same options but for those given. */
export async function playAgain(game, options = {}) {
  const { table, welcome } = game;
  try {
    const info = await get(`/api/tables/${game.id}`, { token: game.token });
    const seats = info.seats.map((seat) => (seat.kind === "bot" ? game.botOf(seat) : "person"));
    const request = {
      system: table.system,
      name: myName() || game.nameOf(game.me.seat),
      seats,
      judge: table.judge,
      dice: table.dice,
      clock: table.clock,
      pace: 600,
      options: { ...welcome.table.options, ...options },
      language: tongue(),
    };
    const answer = await post("/api/tables", request);
    keepMembership(answer.table, answer);
    location.assign(`/table/${answer.table}`);
  } catch (error) {
    notice(error.message, { kind: "bad" });
  }
}

const fileName = (game) => `podzem-${game.id}.jsonl`;

/** Save the journal as a file. */
export async function exportJournal(game) {
  try {
    const text = await (await call("GET", `/api/tables/${game.id}/export`, { token: game.token })).text();
    const link = h("a", {
      href: URL.createObjectURL(new Blob([text], { type: "application/jsonl" })),
      download: fileName(game),
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 5000);
  } catch (error) {
    notice(error.message, { kind: "bad" });
  }
}
