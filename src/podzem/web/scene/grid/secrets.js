// The judge's map: all that the players have not seen, in violet and behind a closed eye.

import { bust } from "../../art/busts.js";
import "../../art/creatures.js";
import { emblem } from "../../art/emblems.js";
import { draw } from "../../art/svg.js";
import { wear } from "../../frame/dom.js";
import { middle } from "./cells.js";
import { UNIT } from "./marks.js";
import { drawOpening, drawTrap } from "./signs.js";

wear("secrets");

const EYE = "M-6-2C-3 2 3 2 6-2M-4 .5L-5.5 3M4 .5L5.5 3M0 1.5V4";

// Fill the layer from the judge's secrets; what the players know as well is left to the layers above.
export function drawSecrets(layer, { levels }, shown, name) {
  const level = levels.find(({ depth }) => depth === shown.depth);
  if (!level) return layer.replaceChildren();
  const known = new Set([...shown.openings, ...shown.traps].map(({ id }) => id)), middles = new Map(level.areas.map(({ id, rects }) => [id, middle(rects[0])]));
  return layer.replaceChildren(
    draw("path", { class: "unseen-floor", d: level.areas.flatMap(({ rects }) => rects).map(box).join("") }),
    ...level.areas.filter(({ kind }) => kind !== "outside").map(({ id, rects: [[x, y]] }) => draw("text", { class: "area-name", x: x * UNIT + 4, y: y * UNIT + 13 }, id)),
    ...level.openings.filter(({ id }) => !known.has(id)).map((opening) => drawOpening(opening, name)),
    ...level.traps.filter(({ id, rect }) => rect && !known.has(id)).map((trap) => drawTrap(trap, name)),
    ...level.secrets.filter(({ found, rect }) => !found && rect).map(({ id, rect }) => hidden(middle(rect), id, emblem("treasure", { transform: "scale(.6)" }))),
    ...level.treasure.map(({ id, at }) => hidden(at, id, emblem("hoard", { transform: "scale(.7)" }))),
    ...level.encounters.filter(({ met }) => !met).map(({ id, area, at, kind, number }) => hidden(at ?? middles.get(area), `${id}: ${number}`, bust(kind, { transform: "scale(.9)" }), [called(name, kind), `${id}: ${number}`].filter(Boolean).join(" · "))),
  );
}

const box = ([x, y, width, height]) => `M${x * UNIT} ${y * UNIT}h${width * UNIT}v${height * UNIT}h${-width * UNIT}z`;

/** Those met are creatures to one system, members to another. */
const called = (name, kind) => ["creature", "member"].map((term) => name(term, kind)).find((said) => said !== kind);

function hidden([x, y], words, picture, title = words) {
  return draw("g", { class: "secret-thing", transform: `translate(${x * UNIT} ${y * UNIT})` }, draw("title", {}, title), picture,
    draw("path", { d: EYE, transform: "translate(11 -11)" }), draw("text", { y: 23 }, words));
}
