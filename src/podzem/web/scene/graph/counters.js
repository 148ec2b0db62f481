// Counters, rooms that open and close: only what changed is drawn anew.

import { emblem } from "./emblems.js";
import { seatShape } from "../../art/seats.js";
import { draw, play } from "../../art/svg.js";

// Where the counters of a stack lie, the top one first; how large they are.
const PLACES = [[], [[0, 0]], [[-6, -6], [6, 6]], [[-7, -7], [7, -7], [0, 7]], [[-7, -7], [7, -7], [-7, 7], [7, 7]]];
const SCALES = [0, 0.98, 0.72, 0.58, 0.56];
const DROP = [{ transform: "translate(0, -26px) scale(1.3)", opacity: 0 }, { transform: "none", opacity: 1 }];

export class Counters {
  constructor(plan, rooms) {
    Object.assign(this, { plan, rooms, stacks: new Map(), opened: new Map() });
    this.threat = draw("circle", { class: "threat" });
    this.layer = draw("g", { class: "counters" }, this.threat);
  }

  show({ counters = {}, arrows = {}, caves = {}, danger, players }, animate) {
    for (const [square, stack] of Object.entries(counters)) this.#showStack(square, stack, arrows[square], animate);
    for (const square of [...this.stacks.keys()]) if (!counters[square]) this.#clear(square, animate);
    for (const [cave, { owner, stage }] of Object.entries(caves)) this.#showRoom(cave, owner, stage, animate);
    // What threatens somebody just now is ringed.
    const here = this.plan.places.get(danger?.square ?? danger?.cave ?? players[danger?.target]?.square);
    const ring = here ? { cx: here.x, cy: here.y, r: 20 * here.size } : { r: 0 };
    for (const [key, value] of Object.entries(ring)) this.threat.setAttribute(key, value);
  }

  #showStack(square, stack, arrow, animate) {
    const before = this.stacks.get(square);
    if (before?.stack.join() === stack.join()) return;
    before?.element.remove();
    const { x, y } = this.plan.at(square), element = draw("g", { transform: `translate(${x} ${y})` });
    // The top counter comes first and must be drawn last.
    stack.forEach((counter, index) => {
      const token = this.#token(square, counter, arrow);
      element.prepend(draw("g", { transform: `translate(${PLACES[stack.length][index]}) scale(${SCALES[stack.length]})` }, token));
      if (animate && !before?.stack.includes(counter)) play(token, DROP, { duration: 340, easing: "ease-in" });
    });
    this.layer.prepend(element);
    this.stacks.set(square, { element, stack });
  }

  // A pointer is turned to where it points.
  #token(square, counter, arrow) {
    const [from, to] = [this.plan.at(square), this.plan.at(arrow)], isPointer = counter === `pointer>${arrow}`;
    const turn = isPointer ? Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) : 0;
    return draw("g", { "data-counter": counter },
      draw("rect", { class: "token", x: -14, y: -14, width: 28, height: 28, rx: 5 }), emblem(isPointer ? "pointer" : counter, { transform: `rotate(${turn})` }));
  }

  async #clear(square, animate) {
    const { element } = this.stacks.get(square);
    this.stacks.delete(square);
    if (animate) await play(element, [{ opacity: 1 }, { opacity: 0 }], { duration: 260 });
    element.remove();
  }

  // An open room shows who opened it; its emblem has gone pale.
  #showRoom(cave, owner, stage, animate) {
    const room = this.rooms.get(cave), before = this.opened.get(cave), now = `${owner} ${stage}`;
    if (!room || before === now) return;
    this.opened.set(cave, now);
    room.classList.toggle("open", owner !== null);
    room.querySelector(".opener").replaceChildren(...(owner === null ? [] : [seatShape(owner)]));
    if (animate && before) play(room.querySelector(".sign"), [{ opacity: owner === null ? 0 : 1 }, {}], { duration: 380 });
  }
}
