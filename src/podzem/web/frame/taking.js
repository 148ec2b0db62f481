// Taking a decision: sent once under one id, its real dice asked for, its refusal shown.

import { showDecisions } from "./decisions.js";
import { notice } from "./dom.js";
import { t } from "./words.js";

let hasTaken = false; // the press that may be the first of two

// The second press of a double one takes nothing: what has come into the place of the first was not meant.
document.addEventListener("click", (event) => {
  if (event.detail !== 2) hasTaken = false;
  else if (hasTaken && event.target.closest("#doing, #desk")) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);

/** Send a decision and see it through; until it is answered nothing else can be chosen. */
export async function take(game, message, decision = null, isAgain = false) {
  const { version } = game.news;
  hasTaken = true;
  setPending(game, version);
  let whole = { ...message, version };
  let answer = await game.connection.ask(whole);
  while (answer.is === "face") {
    const face = await (await import("./menu.js")).askFace(answer);
    if (face === null) break;
    whole = { ...whole, id: answer.id, faces: [...answer.faces, face] };
    answer = await game.connection.ask(whole);
  }
  if (answer.is !== "done") setPending(game, null);
  if (answer.is === "stale" && decision && !isAgain && game.desk.mayRepeat(decision)) game.repeat = decision.do;
  else explain(answer);
}

/** Others decided at the same moment: what was meant is sent once more, if it can still be done. */
export function takeAgain(game) {
  const { repeat } = game;
  game.repeat = null;
  if (!repeat) return;
  const still = game.news.decisions.find((each) => each.do === repeat);
  if (still) take(game, { do: "decide", decision: repeat }, still, true);
  else notice(t("table-moved-on"));
}

function setPending(game, version) {
  game.pending = version;
  showDecisions(game);
  game.desk?.show();
}

/** Send anything else and promise its answer. */
export async function send(game, message) {
  const answer = await game.connection.ask(message);
  explain(answer);
  return answer;
}

function explain({ is, say }) {
  if (is === "refused") notice(say, { kind: "bad" });
  if (is === "stale") notice(t("table-moved-on"));
}
