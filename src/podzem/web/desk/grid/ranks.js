// The marching order: ranks from the front; somebody is moved by drag, by arrow keys, or by the number of his rank.

import { bust } from "../../art/busts.js";
import { seatColour } from "../../art/seats.js";
import { picture } from "../../art/svg.js";
import { choose } from "../../frame/decisions.js";
import { h, select } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { memberName } from "./names.js";

const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/** One group: its ranks with everybody in his place. */
export function formation(desk, group) {
  const places = desk.open.filter(({ order }) => order === "place");
  const ranks = group.ranks.map((rank, index) => rankBox(desk, rank, index + 1, places));
  const isMore = places.some(({ words }) => Number(words[1]) === group.ranks.length + 1);
  return h("div.formation", { role: "group", "aria-label": `${t("marching-order")}, ${t("group-number", { n: group.number })}` },
    h("small", {}, t("group-number", { n: group.number })), ranks, isMore && rankBox(desk, [], group.ranks.length + 1, places));
}

function rankBox(desk, rank, number, places) {
  return h("div.rank", { "data-rank": number, title: t("rank-number", { n: number }) }, h("small", { "aria-hidden": "true" }, number), rank.map((id) => marcher(desk, id, number, places.filter(({ member }) => member === id))));
}

function marcher(desk, id, rank, places) {
  const member = desk.member(id) ?? { owner: -1, type: "" }, name = memberName(desk.game, id);
  const to = (number) => {
    const decision = places.find(({ words }) => Number(words[1]) === number);
    if (decision) choose(desk.game, decision);
  };
  const face = picture("-13 -13 26 26", { class: "bust" }, bust(member.type, {}, seatColour(member.owner)));
  const words = `${name}, ${t("rank-number", { n: rank })}`;
  if (!places.length) return h("span.marcher", { role: "img", "aria-label": words, title: words }, face);
  const element = h("button.marcher", { type: "button", "data-key": `march ${id}`, "aria-label": words, title: words }, face);
  element.addEventListener("keydown", (event) => STEPS[event.key] && to(rank + STEPS[event.key]));
  element.addEventListener("click", () => element.dragged || element.after(rankChoice(places, rank, to)));
  drag(element, to);
  return element;
}

/** The ranks by number, for whoever does not drag. */
function rankChoice(places, rank, to) {
  const numbers = [...new Set([rank, ...places.map(({ words }) => Number(words[1]))])].sort((a, b) => a - b);
  const chooser = select(numbers.map((number) => [number, t("rank-number", { n: number })]), rank, { class: "rank-choice", "aria-label": t("marching-order"), onchange: (event) => to(Number(event.target.value)), onblur: (event) => event.target.remove() });
  setTimeout(() => chooser.focus());
  return chooser;
}

/** Follow the pointer; the rank below it at the end is the one meant. */
function drag(element, to) {
  let from = null;
  element.addEventListener("pointerdown", (event) => {
    from = { x: event.clientX, y: event.clientY };
    element.dragged = false;
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointermove", (event) => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    element.dragged ||= Math.hypot(dx, dy) > 6;
    if (element.dragged) element.style.translate = `${dx}px ${dy}px`;
  });
  const end = (event) => {
    from = null;
    element.style.translate = "";
    const rank = event.type === "pointerup" && element.dragged && document.elementsFromPoint(event.clientX, event.clientY).find((each) => each.dataset?.rank);
    if (rank) to(Number(rank.dataset.rank));
  };
  for (const name of ["pointerup", "pointercancel"]) element.addEventListener(name, end);
}
