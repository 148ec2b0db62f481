// What you can do: in words with its odds, as the desk lays it out; the same things lit on the scene.

import { icon } from "../art/icons.js";
import { $, button, h, replaceKeepingFocus } from "./dom.js";
import { t } from "./words.js";

/** What ends something for good. */
export const isFinal = (game, { order }) => game.desk.final.includes(order);

/** The open decisions in the order they are shown: as the system gives them, the ways out last. */
export function sorted(game, decisions) {
  const weight = ({ order }) => game.desk.last.indexOf(order) + 1;
  return [...decisions].sort((a, b) => weight(a) - weight(b));
}

/** Let the desk fill the list and light the scene. */
export function showDecisions(game) {
  if (!game.desk) return;
  const open = game.looking ? [] : sorted(game, game.news.decisions || []);
  const first = () => $("decisions").querySelector("button:not([disabled])") || $("doing");
  const wasHere = document.activeElement === $("doing");
  game.scene?.trace(null);
  replaceKeepingFocus($("decisions"), game.desk.choices(open), first);
  number(pressable($("decisions")));
  if (wasHere && open.length) first().focus({ preventScroll: true });
  $("doing").classList.toggle("open", open.length > 0);
  $("decisions").classList.toggle("busy", game.pending !== null);
  showPrompt(game, open);
  showUndo(game);
}

/** What the number keys press, in its order. */
export const pressable = (host) => [...host.querySelectorAll("button:is(.decision, .face)")];

/** A number beside a row is the key that presses it, whatever else stands between the rows. */
function number(buttons) {
  for (const [index, each] of buttons.entries()) {
    const key = each.querySelector("kbd:not(.none)");
    if (index < 9 && key) key.textContent = index + 1;
    else key?.replaceWith(h("kbd.none"));
  }
}

/** One decision as a row of a list; `open` are those beside it. */
export function decisionRow(game, decision, number, open) {
  const words = game.places.decision(decision), way = game.places.way(decision, open);
  const parts = [h("span.say", {}, words, way && h("small", {}, way)), game.chances?.oddsRow(game, decision)];
  const key = number < 9 ? h("kbd", { "aria-hidden": "true" }, number + 1) : h("kbd.none");
  const element = h(
    "button.decision",
    {
      type: "button",
      "data-key": decision.do,
      "data-order": decision.order,
      disabled: game.pending !== null,
      onclick: () => choose(game, decision),
    },
    key,
    parts,
  );
  const show = () => game.pending === null && game.scene?.trace(game.desk.spots(decision));
  const hide = () => game.scene?.trace(null);
  for (const event of ["pointerenter", "focus"]) element.addEventListener(event, show);
  for (const event of ["pointerleave", "blur"]) element.addEventListener(event, hide);
  return h("li", {}, element);
}

/** Take a decision, after one more question when it is grave. */
export async function choose(game, decision) {
  if (game.pending !== null) return;
  const open = game.news.decisions || [];
  if (isFinal(game, decision)) game.chances ??= await import("./odds.js");
  if (game.chances?.isGrave(game, decision, open) && !(await game.chances.confirmed(game, decision))) return;
  game.decide(decision);
}

/** The line above the list: what is being decided, or what is being waited for. */
function showPrompt(game, open) {
  const { words, urgent } = prompt(game, open);
  if ($("prompt").textContent !== words) $("prompt").textContent = words;
  $("prompt").classList.toggle("urgent", urgent);
  $("doing").classList.toggle("urgent", urgent);
}

function prompt(game, open) {
  const { outcome, paused, awaited = [] } = game.news;
  if (game.looking) return { words: t("looking-only"), urgent: false };
  if (outcome) return { words: game.journal.lastWords(), urgent: false };
  if (paused) return { words: t("paused"), urgent: false };
  return open.length ? game.desk.asked() : { words: waiting(game, awaited), urgent: false };
}

function waiting(game, awaited) {
  const names = awaited.map((seat) => game.nameOf(seat)).join(", ");
  if (!names) return t("nothing-to-do");
  return t(game.me.seat === -1 ? "watching" : "waiting-for", { names });
}

function showUndo(game) {
  const can = game.news.take_back && !game.looking;
  const element =
    can && button(t("undo"), () => game.takeBack(), { picture: icon("undo"), kind: "plain", "data-key": "undo" });
  replaceKeepingFocus($("undo"), [element], () => $("doing"));
}
