// Those on the board: a token as large as its creature, facing, health as a ring, conditions as signs.

import { bust } from "../../art/busts.js";
import "../../art/creatures.js";
import { seatColour, seatShape } from "../../art/seats.js";
import { draw, picture, play, rounded } from "../../art/svg.js";
import { YARD, centre } from "./ground.js";

const LONGEST = 380;
const WAYS = { N: -90, NE: -45, E: 0, SE: 45, S: 90, SW: 135, W: 180, NW: -135 };

export const CONDITION_SIGNS = {
  stunned: "M6 8L10 4 12 8 16 3M5 14A7 5 0 0 0 19 14", prone: "M3 17H21M5 13H15O18 12 2.5", bleeding: "M12 3C16 9 18 12 18 15A6 6 0 0 1 6 15C6 12 8 9 12 3Z", burning: "M12 3C15 8 18 10 18 15A6 6 0 0 1 6 15C6 12 10 9 12 3Z",
  frightened: "O12 12 8M8 10V10.2M16 10V10.2M8 17Q12 13 16 17", broken: "M12 3L9 9 14 12 10 21", poisoned: "M10 3H14V8L19 18A3 3 0 0 1 16 21H8A3 3 0 0 1 5 18L10 8Z", exhausted: "M5 7H13L5 17H13M15 12H20L15 19H20",
  blinded: "M3 12C6 7 9 6 12 6S18 7 21 12M4 4L20 20", deafened: "M8 20C6 16 5 13 5 10A7 7 0 0 1 19 10M4 4L20 20", surprised: "M12 3V14M12 18V19",
};

export const conditionSign = (name) => picture("0 0 24 24", { class: "icon" }, draw("path", { d: rounded(CONDITION_SIGNS[name] ?? "M5 12H19") }));

export class Tokens {
  constructor() {
    Object.assign(this, { figures: new Map(), layer: draw("g", { class: "tokens" }) });
  }

  show({ creatures, active }, animate) {
    const present = new Set(creatures.map(({ id }) => id));
    for (const [id, { element }] of this.figures) if (!present.has(id)) this.figures.delete(id) && element.remove();
    return Promise.all(creatures.map((creature) => this.#put(creature, creature.id === active, animate)));
  }

  #put(creature, isActive, animate) {
    const figure = this.figures.get(creature.id) ?? this.#add(creature), at = centre(creature.at, creature.squares), before = figure.at;
    figure.at = at;
    figure.element.setAttribute("transform", `translate(${at})`);
    figure.element.setAttribute("class", ["creature", `is-${creature.side}`, isActive && "is-active", creature.out && `is-${creature.out} is-out`, creature.conditions.prone && "is-prone", creature.vulnerable && "is-vulnerable"].filter(Boolean).join(" "));
    figure.nose.setAttribute("transform", `rotate(${WAYS[creature.facing] ?? 90})`);
    const part = creature.hp === null ? (creature.health === "unhurt" ? 1 : 0.5) : creature.hp / Math.max(1, creature.hp_max);
    figure.ring.setAttribute("stroke-dasharray", `${(part * 100).toFixed(1)} 100`);
    figure.signs.replaceChildren(...signs(creature));
    figure.title.textContent = "";
    if (!animate || !before || `${before}` === `${at}`) return null;
    return play(figure.element, [before, at].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })), { duration: LONGEST, easing: "ease-in-out" });
  }

  #add({ id, kind, side, seat, squares }) {
    const radius = (YARD * squares) / 2 - 3, mine = side === "heroes";
    const nose = draw("path", { class: "nose", d: `M${radius - 3}-5L${radius + 5} 0 ${radius - 3} 5Z` });
    const token = seat >= 0 ? draw("g", { transform: `scale(${(radius / 13) * 0.82})` }, seatShape(seat))
      : draw("g", {}, draw("circle", { class: "token", r: radius, fill: mine ? seatColour(0) : "var(--danger)" }), bust(kind, { transform: `scale(${radius / 15})` }));
    const ring = draw("circle", { class: "health", r: radius + 1, pathLength: 100, "stroke-dasharray": "100 100", transform: "rotate(-90)" });
    const marks = draw("g", { class: "marks-of", transform: `translate(${-radius} ${radius - 2})` }), title = draw("title");
    const element = draw("g", { "data-creature": id }, title, nose, token, ring, draw("path", { class: "crossed", d: `M${-radius * 0.7}${-radius * 0.7}L${radius * 0.7} ${radius * 0.7}M${radius * 0.7}${-radius * 0.7}L${-radius * 0.7} ${radius * 0.7}` }), marks);
    const figure = { element, nose, ring, signs: marks, title, at: null };
    this.layer.append(element);
    this.figures.set(id, figure);
    return figure;
  }
}

function signs({ conditions, adv }) {
  const names = Object.keys(conditions).slice(0, 4);
  const found = names.map((name, index) => draw("g", { class: `condition is-${name}`, transform: `translate(${index * 10} 0) scale(.42)` }, draw("circle", { cx: 12, cy: 12, r: 13 }), draw("path", { d: rounded(CONDITION_SIGNS[name] ?? "M5 12H19") })));
  if (adv) found.push(draw("text", { class: "adv", x: names.length * 10 + 4, y: 8 }, `+${adv}`));
  return found;
}
