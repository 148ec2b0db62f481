// What can be picked on the map: places to walk to, walls to search, doors, things. One stop of the Tab key, arrows inside.

import { draw } from "../../art/svg.js";

export const UNIT = 16; // of the drawing to one of a mark, and to half a sazhen
const FINGER = 24; // pixels round a mark that still mean it
const AHEAD = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const RANK = { step: 6, run: 6 }; // pixels by which a thing is nearer than the ground beside it

// A section of wall is a line, a piece of floor a square.
const outlined = ([x1, y1, x2, y2]) => (x1 === x2 || y1 === y2 ? `M${x1} ${y1}L${x2} ${y2}` : `M${x1 + 3} ${y1 + 3}H${x2 - 3}V${y2 - 3}H${x1 + 3}Z`);

const shapeOf = ({ kind, line }) => `${kind} ${line ?? ""}`;

export class Marks {
  // `reveal(place)` brings a place into the frame.
  constructor(reveal) {
    Object.assign(this, { reveal, marks: new Map(), layer: draw("g", { class: "marks" }) });
    this.layer.addEventListener("keydown", (event) => this.#key(event));
  }

  // `marks`: Map(key -> {at, kind, label, does, count, line}); what stays keeps its element, and the focus.
  light(marks, onPick) {
    this.onPick = onPick;
    for (const [key, { element, shape }] of this.marks) {
      if (marks.has(key) && shapeOf(marks.get(key)) === shape) continue;
      element.remove();
      this.marks.delete(key);
    }
    for (const [key, mark] of marks) this.#lightOne(key, mark);
    if (!this.layer.querySelector("[tabindex='0']")) this.#first()?.setAttribute("tabindex", 0);
  }

  #first() {
    return [...this.marks.values()].find(({ kind }) => kind !== "step")?.element ?? this.layer.firstElementChild;
  }

  #lightOne(key, { at, kind, label, does = "", count = 1, line }) {
    const element = this.marks.get(key)?.element ?? this.#add(key, kind, line);
    const [x, y] = [at[0] * UNIT, at[1] * UNIT];
    element.setAttribute("transform", `translate(${x} ${y})`);
    element.setAttribute("aria-label", label);
    element.dataset.does = does;
    element.querySelector("title").textContent = label;
    element.classList.toggle("several", count > 1);
    this.marks.set(key, { element, x, y, kind, shape: shapeOf({ kind, line }) });
  }

  #add(key, kind, line) {
    const shape = line ? draw("path", { class: "glow", d: outlined(line.map((each) => each * UNIT)) })
      : draw("circle", { class: "glow", r: { step: 3, run: 3.5 }[kind] ?? 11 });
    const element = draw("g", { class: `mark ${kind}`, role: "button", tabindex: -1, "data-mark": key }, draw("title"), shape);
    element.addEventListener("focus", () => this.#stopAt(element));
    this.layer.append(element);
    return element;
  }

  #stopAt(element) {
    for (const each of this.layer.querySelectorAll("[tabindex='0']")) each.setAttribute("tabindex", -1);
    element.setAttribute("tabindex", 0);
    if (element.matches(":focus-visible")) this.reveal(this.marks.get(element.dataset.mark));
  }

  // A tap means the nearest mark within a finger's breadth; whether there was one.
  tap({ x, y }, scale) {
    const away = (mark) => Math.hypot(mark.x - x, mark.y - y) * scale + (RANK[mark.kind] ?? 0);
    const [key, mark] = [...this.marks].sort(([, a], [, b]) => away(a) - away(b))[0] ?? [];
    const hit = mark && away(mark) <= FINGER + (RANK[mark.kind] ?? 0);
    if (hit) this.onPick?.(key, mark.element);
    return Boolean(hit);
  }

  focusNext() {
    (this.layer.querySelector("[tabindex='0']") ?? this.#first())?.focus();
  }

  #key(event) {
    const key = event.target.dataset.mark;
    if (event.key === "Enter" || event.key === " ") this.onPick?.(key, event.target);
    else if (AHEAD[event.key]) this.#towards(this.marks.get(key), AHEAD[event.key])?.element.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // The nearest mark in a direction; what lies aside counts double.
  #towards(here, [dx, dy]) {
    const found = [...this.marks.values()].map((mark) => {
      const x = mark.x - here.x, y = mark.y - here.y, ahead = x * dx + y * dy;
      return { ...mark, ahead, far: ahead + 2 * Math.abs(x * dy + y * dx) };
    });
    return found.filter(({ ahead }) => ahead > 1).sort((a, b) => a.far - b.far)[0];
  }
}
