// What can be picked now: lit places, each a button with a name, for pointer, finger and keys alike.

import { draw } from "../art/svg.js";
import { CELL } from "./plan.js";

const FINGER = 22; // pixels round a lit place that still mean it
const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

export class Lights {
  constructor(plan, panZoom) {
    this.plan = plan;
    this.panZoom = panZoom;
    this.layer = draw("g", { class: "lights" });
    this.buttons = new Map();
    this.layer.addEventListener("keydown", (event) => this.#key(event));
    this.layer.addEventListener("focusin", (event) => {
      const id = event.target.dataset.place;
      if (id && event.target.matches(":focus-visible")) panZoom().reveal(plan.at(id));
    });
  }

  // Places that stay lit keep their element, and with it the focus.
  light(places, onPick) {
    this.onPick = onPick;
    for (const [id, button] of this.buttons) {
      if (places.has(id)) continue;
      button.remove();
      this.buttons.delete(id);
    }
    for (const [id, place] of places) {
      if (this.plan.places.has(id)) this.#lightOne(id, place);
    }
  }

  #lightOne(id, { count = 1, label = id, own = true }) {
    const button = this.buttons.get(id) ?? this.#add(id);
    button.setAttribute("aria-label", label);
    button.classList.toggle("own", own);
    const [title, badge] = [button.querySelector("title"), button.querySelector(".badge")];
    title.textContent = label;
    badge.classList.toggle("shown", count > 1);
    badge.querySelector("text").textContent = count;
  }

  #add(id) {
    const here = this.plan.at(id);
    const half = (here.size * CELL) / 2 - 5;
    const button = draw("g", { class: "lit", role: "button", tabindex: "0", "data-place": id, transform: `translate(${here.x} ${here.y})` },
      draw("title"),
      draw("rect", { class: "glow", x: -half, y: -half, width: 2 * half, height: 2 * half, rx: 6 }),
      draw("g", { class: "badge", transform: `translate(${half - 2} ${2 - half})` }, draw("circle", { r: 7.5 }), draw("text")));
    this.buttons.set(id, button);
    this.layer.append(button);
    return button;
  }

  // The lit place that a tap means: the nearest, if it is near enough for a finger.
  pick(event, scale) {
    const point = this.panZoom().inside(event);
    const away = (id) => {
      const here = this.plan.at(id), half = (here.size * CELL) / 2;
      return Math.hypot(Math.max(0, Math.abs(point.x - here.x) - half), Math.max(0, Math.abs(point.y - here.y) - half));
    };
    const near = [...this.buttons.keys()].sort((a, b) => away(a) - away(b))[0];
    if (near !== undefined && away(near) * scale <= FINGER - Math.min(FINGER, (CELL * scale) / 2)) this.onPick?.(near);
  }

  // The first lit place, or the one after the focused.
  focusNext() {
    const all = [...this.buttons.values()];
    all[(all.indexOf(document.activeElement) + 1) % all.length]?.focus();
  }

  #key(event) {
    const id = event.target.dataset.place;
    if (event.key === "Enter" || event.key === " ") this.onPick?.(id);
    else if (ARROWS[event.key]) this.#towards(id, ARROWS[event.key])?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // The nearest lit place in a direction; what lies aside counts double.
  #towards(from, [dx, dy]) {
    const here = this.plan.at(from);
    let best = null, least = Infinity;
    for (const [id, button] of this.buttons) {
      const x = this.plan.at(id).x - here.x, y = this.plan.at(id).y - here.y;
      const ahead = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [button, ahead + 2 * aside];
    }
    return best;
  }
}
