// Moving somebody in the marching order: by drag, by arrow keys, or by the number of his rank.

import { select } from "../../frame/dom.js";
import { t } from "../../frame/words.js";

const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/** Make a figure movable from its rank to others: `to(rank)` does it, `take(decision)` as well. */
export function movable(element, places, rank, { take, to }) {
  if (element.isMovable) return;
  element.isMovable = true;
  element.addEventListener("keydown", (event) => STEPS[event.key] && to(rank + STEPS[event.key]));
  element.ask = () => element.after(rankChoice(places, rank, take));
  drag(element, to);
}

/** The ranks by number, for whoever does not drag. */
function rankChoice(places, rank, take) {
  const others = places.filter(({ facts }) => facts.rank !== rank), ranks = [["", rank], ...others.map(({ do: text, facts }) => [text, facts.rank])].sort(([, a], [, b]) => a - b);
  const onchange = ({ target }) => take(places.find((each) => each.do === target.value));
  const chooser = select(ranks.map(([text, n]) => [text, t("rank-number", { n })]), "", { class: "rank-choice", "aria-label": t("marching-order"), onchange, onblur: (event) => event.target.remove() });
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
