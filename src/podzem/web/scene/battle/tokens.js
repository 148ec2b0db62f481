// Those on the board: a token as large as its creature, facing, health as a ring, conditions as signs, a name.

import { fighter } from "./fighters.js";
import { seatColour } from "../../art/seats.js";
import { draw, picture, play, rounded } from "../../art/svg.js";
import { YARD, centre } from "./ground.js";
import { nameIn } from "./names.js";

const LONGEST = 380;
const LETTER = 5.8; // units that a letter of a name is wide
const WAYS = { N: -90, NE: -45, E: 0, SE: 45, S: 90, SW: 135, W: 180, NW: -135 };

const CONDITION_SIGNS = {
  stunned: "M6 8L10 4 12 8 16 3M5 14A7 5 0 0 0 19 14", prone: "M3 17H21M5 13H15O18 12 2.5", bleeding: "M12 3C16 9 18 12 18 15A6 6 0 0 1 6 15C6 12 8 9 12 3Z", burning: "M12 3C15 8 18 10 18 15A6 6 0 0 1 6 15C6 12 10 9 12 3Z",
  frightened: "O12 12 8M8 10V10.2M16 10V10.2M8 17Q12 13 16 17", broken: "M12 3L9 9 14 12 10 21", poisoned: "M10 3H14V8L19 18A3 3 0 0 1 16 21H8A3 3 0 0 1 5 18L10 8Z", exhausted: "M5 7H13L5 17H13M15 12H20L15 19H20",
  blinded: "M3 12C6 7 9 6 12 6S18 7 21 12M4 4L20 20", deafened: "M8 20C6 16 5 13 5 10A7 7 0 0 1 19 10M4 4L20 20", surprised: "M12 3V14M12 18V19", vulnerable: "M12 3L20 6V12C20 17 16 20 12 21M8 8L16 16",
};

export const conditionSign = (name) => picture("0 0 24 24", { class: "icon" }, draw("path", { d: rounded(CONDITION_SIGNS[name] ?? "M5 12H19") }));

/** The share of health that is left, as far as it is known: whole, half for the wounded, none. */
export const healthOf = ({ hp, hp_max: most, health }) => (hp === null ? { unhurt: 1, wounded: 0.5 }[health] ?? 0 : hp / Math.max(1, most));

export const colourOf = ({ side, seat }) => (side === "heroes" ? seatColour(Math.max(0, seat)) : "var(--danger)");

export class Tokens {
  constructor(terms) {
    Object.assign(this, { terms, figures: new Map(), layer: draw("g", { class: "tokens" }) });
  }

  /** `ways`: where each one went, square by square, as the lines tell it. */
  show({ creatures, active, secrets, size: [width] }, ways = new Map()) {
    const present = new Set(creatures.map(({ id }) => id)), hidden = new Set(secrets?.hidden);
    for (const [id, { element }] of this.figures) if (!present.has(id)) this.figures.delete(id) && element.remove();
    // Those who lie are walked over: they stand below the others.
    for (const { id } of creatures.filter(({ out }) => out)) this.figures.has(id) && this.layer.prepend(this.figures.get(id).element);
    return Promise.all(creatures.map((creature) => this.#put(creature, { isActive: creature.id === active, isHidden: hidden.has(creature.id), way: ways.get(creature.id), width: width * YARD })));
  }

  #put(creature, { isActive, isHidden, way, width }) {
    const figure = this.figures.get(creature.id) ?? this.#add(creature), at = centre(creature.at, creature.squares), before = figure.at;
    figure.at = at;
    // A long name beside the edge stays on the board.
    const half = Math.min(figure.label.textContent.length * LETTER, width) / 2;
    figure.label.setAttribute("x", Math.min(Math.max(at[0], half), width - half) - at[0]);
    figure.element.setAttribute("transform", `translate(${at})`);
    figure.element.setAttribute("class", ["creature", `is-${creature.side}`, isActive && "is-active", isHidden && "is-hidden", creature.out && `is-${creature.out} is-out`, creature.conditions.prone && "is-prone"].filter(Boolean).join(" "));
    figure.nose.setAttribute("transform", `rotate(${WAYS[creature.facing] ?? 90})`);
    figure.ring.setAttribute("stroke-dasharray", `${(healthOf(creature) * 100).toFixed(1)} 100`);
    figure.signs.replaceChildren(...signs(creature));
    if (!before || `${before}` === `${at}` || !way) return null;
    const points = [before, ...way.map((square) => centre(square, creature.squares)), at];
    return play(figure.element, points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })), { duration: LONGEST, easing: "linear" });
  }

  #add(creature) {
    const { id, kind, squares } = creature, radius = (YARD * squares) / 2 - 3, name = nameIn(this.terms, creature), colour = colourOf(creature);
    const nose = draw("path", { class: "nose", d: `M${radius - 2}-5L${radius + 6} 0 ${radius - 2} 5Z` });
    const token = draw("g", { class: "face" }, draw("circle", { class: "token", r: radius, fill: colour }), fighter(kind, { transform: `scale(${radius / 15})` }, colour));
    const ring = draw("circle", { class: "health", r: radius + 1, pathLength: 100, "stroke-dasharray": "100 100", transform: "rotate(-90)" });
    const bad = draw("path", { class: "crossed", d: `M${-radius * 0.7} ${-radius * 0.7}L${radius * 0.7} ${radius * 0.7}M${radius * 0.7} ${-radius * 0.7}L${-radius * 0.7} ${radius * 0.7}` });
    const marks = draw("g", { class: "marks-of", transform: `translate(${-radius} ${-radius - 5})` });
    const label = draw("text", { class: "token-name", y: radius + 10 }, name);
    const badge = creature.number ? draw("text", { class: "ordinal", x: radius - 2, y: radius - 1 }, creature.number) : "";
    const eye = draw("path", { class: "unseen-sign", d: "M-9 0Q0 8 9 0M-7 4L-9 7M0 5V9M7 4L9 7", transform: `translate(0 ${-radius - 4})` });
    const element = draw("g", { "data-creature": id }, draw("title", {}, name), nose, token, draw("circle", { class: "health-ground", r: radius + 1 }), ring, bad, badge, label, marks, eye);
    const figure = { element, nose, ring, label, signs: marks, at: null };
    this.layer.append(element);
    this.figures.set(id, figure);
    return figure;
  }
}

function signs({ conditions, adv, vulnerable }) {
  const names = [...Object.keys(conditions), ...(vulnerable ? ["vulnerable"] : [])].slice(0, 4);
  const found = names.map((name, index) => draw("g", { class: `condition is-${name}`, transform: `translate(${index * 11} 0) scale(.44)` }, draw("circle", { cx: 12, cy: 12, r: 13 }), draw("path", { d: rounded(CONDITION_SIGNS[name] ?? "M5 12H19") })));
  if (adv) found.push(draw("text", { class: "adv", x: names.length * 11 + 2, y: 9 }, `+${adv}`));
  return found;
}
