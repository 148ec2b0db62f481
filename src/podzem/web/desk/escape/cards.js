// Cards to hold: a carved niche, a drawing, a name.

import { emblem } from "../../scene/graph/emblems.js";
import { draw, paint, picture } from "../../art/svg.js";
import { TOOLS } from "./tools.js";

const LARGE = { transform: "scale(1.5)" };

// What chance cards show, by what they do; a fall, a disaster and what is swept off the board by its kind.
const SIGNS = {
  find_tool: "bag", lose_tool: "torn", skip: "hourglass", prison: "prison", keep_pass: "key", release: "key", death: "skull", extra_turn: "again", advance: "cart",
  buried: "cave_in",
};

// A tool's card.
export function card(id, category, label) {
  return made(category, id, label, TOOLS[id] ? paint(TOOLS[id], LARGE) : emblem("spark", LARGE));
}

// A chance card: its effect is the scene's. What is swept off the board is struck through.
export function chanceCard(id, { op, kind, cave }, label) {
  const sign = kind ?? cave ?? op;
  const sweep = op === "clear_counters" ? [draw("path", { class: "sweep", d: "M-18 18L18-18" })] : [];
  return made("chance", id, label, draw("circle", { class: "rays cuts", r: 22 }), emblem(SIGNS[sign] ?? sign, LARGE), ...sweep);
}

function made(category, id, label, ...parts) {
  const element = document.createElement("span"), name = document.createElement("span");
  element.className = `card of-${category}`;
  element.dataset.card = id;
  name.className = "card-name";
  name.textContent = label;
  element.append(picture("-30 -28 60 56", {}, ...niche(), ...parts), name);
  return element;
}

const niche = () => [
  draw("path", { class: "niche", d: "M-25 26L-26-8C-24-19-12-25 1-25 14-25 24-18 26-7L25 26Z" }),
  draw("path", { class: "cuts", d: "M-25 10L-21 9M-26-4L-21-5M-20-17L-17-13M-8-24L-7-20M9-24L8-20M20-17L17-14M26-3L21-4M25 11L21 10M-22 26L-12 23 2 24 14 22 23 26" }),
];
