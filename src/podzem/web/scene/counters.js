// Counters on squares, and rooms that open and close: only what changed is drawn anew.

import { emblem } from "../art/emblems.js";
import { seatShape } from "../art/seats.js";
import { draw, isStill, play } from "../art/svg.js";
import { CELL } from "./plan.js";

// Where the counters of one stack lie, the top one first.
const PLACES = [[], [[0, 0]], [[-6, -6], [6, 6]], [[-7, -7], [7, -7], [0, 7]], [[-7, -7], [7, -7], [-7, 7], [7, 7]]];
const SCALES = [0, 0.98, 0.72, 0.58, 0.56];

export class Counters {
  constructor(plan, rooms) {
    this.plan = plan;
    this.rooms = rooms;
    this.layer = draw("g", { class: "counters" });
    this.stacks = new Map();
    this.opened = new Map();
  }

  show(view, animate) {
    for (const [square, stack] of Object.entries(view.counters ?? {})) this.#showStack(square, stack, animate);
    for (const square of [...this.stacks.keys()]) {
      if (!view.counters?.[square]) this.#clear(square, animate);
    }
    for (const [cave, { owner, stage }] of Object.entries(view.caves ?? {})) this.#showRoom(cave, owner, stage, animate);
    this.#showDanger(view);
  }

  #showStack(square, stack, animate) {
    const before = this.stacks.get(square);
    const written = stack.join(" ");
    if (before?.written === written) return;
    before?.element.remove();
    const here = this.plan.at(square);
    const element = draw("g", { class: "stack", transform: `translate(${here.x} ${here.y})` });
    // The top counter is the first of the list and must be drawn last.
    stack.forEach((counter, index) => element.prepend(this.#token(square, counter, PLACES[stack.length][index], SCALES[stack.length])));
    this.layer.append(element);
    this.stacks.set(square, { element, written });
    const fresh = [...element.children].filter((token) => !before?.written.split(" ").includes(token.dataset.counter));
    if (animate) for (const token of fresh) drop(token.firstChild);
  }

  #token(square, counter, [x, y], scale) {
    const [kind, target] = counter.split(">");
    const token = draw("g", { class: `counter k-${kind}`, "data-counter": counter, transform: `translate(${x} ${y}) scale(${scale})` });
    const sign = emblem(kind);
    if (target) sign.setAttribute("transform", `rotate(${this.#bearing(square, target)})`);
    token.append(draw("g", {}, draw("rect", { class: "token", x: -14, y: -14, width: 28, height: 28, rx: 5 }), sign));
    return token;
  }

  #bearing(from, to) {
    const [a, b] = [this.plan.at(from), this.plan.at(to)];
    return Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
  }

  #clear(square, animate) {
    const { element } = this.stacks.get(square);
    this.stacks.delete(square);
    if (!animate || isStill()) element.remove();
    else play(element, [{ opacity: 1 }, { opacity: 0 }], { duration: 260 }).then(() => element.remove());
  }

  // An open room shows who opened it; its emblem is gone pale.
  #showRoom(cave, owner, stage, animate) {
    const room = this.rooms.get(cave);
    const state = `${owner} ${stage}`;
    if (!room || this.opened.get(cave) === state) return;
    const known = this.opened.has(cave);
    this.opened.set(cave, state);
    room.classList.toggle("open", owner !== null);
    room.classList.toggle("closing", stage === 2);
    const mark = room.querySelector(".opener");
    mark.replaceChildren(...(owner === null ? [] : [seatShape(owner)]));
    const size = this.plan.at(cave).size;
    mark.setAttribute("transform", `translate(${size * CELL * 0.33} ${size * CELL * -0.33}) scale(.5)`);
    if (animate && known) play(room.querySelector(".sign"), [{ opacity: owner === null ? 0 : 1 }, {}], { duration: 380 });
  }

  // What threatens somebody just now is ringed.
  #showDanger({ danger, players }) {
    const id = danger && (danger.square ?? danger.cave ?? players[danger.target]?.square);
    this.danger?.remove();
    this.danger = null;
    if (!id) return;
    const here = this.plan.at(id);
    this.danger = draw("circle", { class: "danger", cx: here.x, cy: here.y, r: 20 * here.size });
    this.layer.append(this.danger);
  }
}

function drop(token) {
  play(token, [{ transform: "translate(0, -26px) scale(1.3)", opacity: 0 }, { transform: "translate(0, 2px)", opacity: 1, offset: 0.7 }, { transform: "none" }], { duration: 340, easing: "ease-in" });
}
