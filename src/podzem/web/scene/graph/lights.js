// What can be picked now: lit places, each a button for pointer, finger and keys.

import { draw } from "../../art/svg.js";
import { CELL } from "./plan.js";

const FINGER = 22; // pixels round the middle of a lit place that still mean it
const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

export class Lights {
  // `reveal(place)` brings a place into the frame.
  constructor(plan, reveal) {
    Object.assign(this, { plan, reveal, buttons: new Map(), layer: draw("g") });
    this.layer.addEventListener("keydown", (event) => this.#key(event));
  }

  // What stays lit keeps its element, and the focus.
  light(places, onPick) {
    this.onPick = onPick;
    for (const [id, button] of this.buttons) {
      if (places.has(id)) continue;
      button.remove();
      this.buttons.delete(id);
    }
    for (const [id, place] of places) if (this.plan.places.has(id)) this.#lightOne(id, place);
  }

  #lightOne(id, { count = 1, label = id, own = true }) {
    const button = this.buttons.get(id) ?? this.#add(id);
    button.setAttribute("aria-label", label);
    button.classList.toggle("own", own);
    button.classList.toggle("several", count > 1);
    button.querySelector("title").textContent = label;
    button.querySelector("text").textContent = count;
  }

  #add(id) {
    const { x, y, size } = this.plan.at(id), half = (size * CELL) / 2 - 5;
    const button = draw("g", { class: "lit", role: "button", tabindex: 0, "data-place": id, transform: `translate(${x} ${y})` },
      draw("title"), draw("rect", { class: "glow", x: -half, y: -half, width: 2 * half, height: 2 * half, rx: 6 }),
      draw("g", { class: "tally", transform: `translate(${half - 2} ${2 - half})` }, draw("circle", { r: 7.5 }), draw("text")));
    // Not on the layer: Chromium makes a tab stop of whatever listens for focus.
    button.addEventListener("focus", () => button.matches(":focus-visible") && this.reveal(this.plan.at(id)));
    this.buttons.set(id, button);
    this.layer.append(button);
    return button;
  }

  // A tap means the nearest lit place within a finger's breadth; whether there was one.
  tap(point, scale) {
    const away = (id) => {
      const { x, y, size } = this.plan.at(id);
      return Math.max(Math.abs(point.x - x), Math.abs(point.y - y)) - (size * CELL) / 2;
    };
    const nearest = [...this.buttons.keys()].sort((a, b) => away(a) - away(b))[0];
    const hit = nearest && away(nearest) * scale <= Math.max(0, FINGER - (CELL * scale) / 2);
    if (hit) this.onPick?.(nearest);
    return Boolean(hit);
  }

  // The first lit place, or the one after the focused.
  focusNext() {
    const all = [...this.buttons.values()];
    all[(all.indexOf(document.activeElement) + 1) % all.length]?.focus();
  }

  #key(event) {
    const id = event.target.dataset.place;
    if (event.key === "Enter" || event.key === " ") this.onPick?.(id);
    else if (ARROWS[event.key]) this.#towards(this.plan.at(id), ARROWS[event.key])?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // The nearest lit place in a direction; what lies aside counts double.
  #towards(here, [dx, dy]) {
    const found = [...this.buttons].map(([id, button]) => {
      const x = this.plan.at(id).x - here.x, y = this.plan.at(id).y - here.y, ahead = x * dx + y * dy;
      return { button, ahead, far: ahead + 2 * Math.abs(x * dy + y * dx) };
    });
    return found.filter(({ ahead }) => ahead > 1).sort((a, b) => a.far - b.far)[0]?.button;
  }
}
