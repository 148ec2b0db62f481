// Several things to do at one place: a small list beside it; on a phone at its foot, where the thumbs are.

import { decisionRow } from "../../frame/decisions.js";
import { h, wear } from "../../frame/dom.js";
import { verbName } from "./names.js";

await wear("popover");

const AWAY = 14; // pixels between the place and the list
const EDGE = 8;

/** Open the list at a point of the window; Escape or a tap elsewhere closes it, a choice as well. */
export function popUp(game, title, id, decisions, at) {
  const rows = decisions.map((decision, number) => row(game, id, decision, number, decisions));
  const box = h("div.popover", { popover: "auto", role: "dialog", "aria-label": title }, h("strong", {}, title), h("ol.decisions", {}, rows));
  box.addEventListener("click", (event) => event.target.closest("button") && box.hidePopover());
  box.addEventListener("toggle", ({ newState }) => {
    if (newState !== "closed") return;
    box.remove();
    game.scene?.trace(null);
  });
  document.body.append(box);
  box.showPopover();
  beside(box, at);
  box.querySelector("button").focus();
  return box;
}

/** What is only about the place that the title names is said by its verb. */
function row(game, id, decision, number, decisions) {
  const found = decisionRow(game, decision, number, decisions), { member, at, ...rest } = decision.facts, about = Object.values(rest);
  if (member && about.length === 1 && about[0] === id) found.querySelector(".say").textContent = verbName(decision.order);
  return found;
}

/** Below the place where there is room, else above it, never over the edge of the window. */
function beside({ style, offsetWidth: width, offsetHeight: height }, { x, y }) {
  style.left = `${Math.max(EDGE, Math.min(x - width / 2, innerWidth - width - EDGE))}px`;
  style.top = `${y + AWAY + height + EDGE <= innerHeight ? y + AWAY : Math.max(EDGE, y - AWAY - height)}px`;
}
