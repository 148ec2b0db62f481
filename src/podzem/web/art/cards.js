// Cards as things one holds: a carved frame, the drawing, the name. Tools keep the colour of their category.

import { emblem } from "./emblems.js";
import { draw, paint, picture, rays } from "./svg.js";
import { STAND_INS, TOOLS } from "./tools.js";

// What a chance card shows. Several cards share a sign: they do the same.
const CHANCES = {
  bag: ["C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10"],
  torn: ["C11", "C12", "C13"],
  hourglass: ["C14", "C15", "C16", "C17", "C18", "C19"],
  prison: ["C20", "C21", "C22"],
  key: ["C23"],
  fire: ["C25", "C33", "C34", "C35", "C42"],
  beast: ["C26"],
  devil: ["C27"],
  buried: ["C28", "C29", "C30", "C31", "C32", "C43"],
  skull: ["C36"],
  again: ["C37", "C38"],
  cart: ["C39", "C40"],
  freed: ["C41"],
  grille: ["C44"],
  pointer: ["C45"],
};
const SIGN_OF = new Map(Object.entries(CHANCES).flatMap(([sign, ids]) => ids.map((id) => [id, sign])));
const SWEPT = new Set(["C42", "C43", "C44", "C45"]);

// A tool's card.
export function card(id, category, label) {
  const tool = TOOLS[id] ?? TOOLS[STAND_INS[category]];
  const drawing = tool ? paint(tool) : emblem("spark");
  return made(`card of-${category}`, id, label, frame(), draw("g", { transform: "translate(0 -1) scale(1.5)" }, drawing));
}

// A chance card, as it is held up for all to see.
export function chanceCard(id, label) {
  const sign = draw("g", { transform: "scale(1.5)" }, emblem(SIGN_OF.get(id) ?? "spark"));
  // What is swept off the board is struck through.
  const sweep = SWEPT.has(id) ? [draw("path", { class: "sweep", d: "M-18 18L18-18" })] : [];
  return made("card of-chance", id, label, frame(), draw("path", { class: "cuts", d: rays(16, 20, 25) }), sign, ...sweep);
}

function made(classes, id, label, ...parts) {
  const element = document.createElement("span");
  element.className = classes;
  element.dataset.card = id;
  const name = document.createElement("span");
  name.className = "card-name";
  name.textContent = label;
  element.append(picture("-30 -28 60 56", {}, ...parts), name);
  return element;
}

// The niche behind the drawing: an arch cut by hand.
function frame() {
  return draw("g", {},
    draw("path", { class: "niche", d: "M-25 26L-26-8C-24-19-12-25 1-25 14-25 24-18 26-7L25 26Z" }),
    draw("path", { class: "cuts", d: "M-25 10L-21 9M-26-4L-21-5M-20-17L-17-13M-8-24L-7-20M9-24L8-20M20-17L17-14M26-3L21-4M25 11L21 10M-22 26L-12 23 2 24 14 22 23 26" }));
}
