// What deserves to be seen for a moment: the die that was thrown, what the desk shows. Never in the way.

import { seatMark } from "../art/seats.js";
import { $, fade, h, wear } from "./dom.js";
import { soundIsOn } from "./storage.js";
import { throwDie } from "./throwing.js";

await wear("moments");

const DIE_STAYS = 2600;
const CAPTION_STAYS = 8000;
const CAPTION_LINES = 3;

/** Show the last throw among new lines, and what the desk shows of them; after a long absence nothing is replayed. */
export function showMoments(game, lines) {
  showCaption(game, lines);
  if (lines.length > game.desk.moments) return;
  const thrown = lines.findLast((line) => line.face && (line.sides ?? 6) === 6);
  if (thrown) showDie(game, thrown);
  game.desk.showMoment(lines);
  const tune = lines.map((line) => game.desk.tune(line)).filter(Boolean).at(-1);
  if (tune) play(tune);
}

/** On a phone the journal is behind a tab: its newest lines stand for a while under the scene. */
function showCaption(game, lines) {
  const told = lines.filter((line) => game.desk.isTold(line)).slice(-CAPTION_LINES);
  if (!told.length || !matchMedia("(max-width: 959px)").matches) return;
  const caption = h("ol.caption", {}, told.map(({ say }) => h("li", {}, say)));
  $("moment").querySelector(".caption")?.remove();
  $("moment").append(caption);
  fade(caption, CAPTION_STAYS);
}

/** Play a tune, if sounds are on; nothing is loaded for it otherwise. */
async function play(tune) {
  if (soundIsOn()) (await import("./sound.js")).play(tune);
}

function showDie(game, line) {
  const tray = h("div.tray");
  const mark = line.seat >= 0 ? seatMark(line.seat) : null;
  const frame = h("div.thrown", {}, tray, mark);
  $("moment").querySelector(".thrown")?.remove();
  $("moment").append(frame);
  throwDie(tray, line.face);
  fade(frame, DIE_STAYS);
}
