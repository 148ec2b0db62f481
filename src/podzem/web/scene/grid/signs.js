// Map-makers' signs: doors, stairs, traps, heaps and what else stands about.

import { emblem } from "../../art/emblems.js";
import { draw, paint } from "../../art/svg.js";
import { t, tongue } from "../../frame/words.js";
import { UNIT } from "./marks.js";

const TURNS = { E: 0, S: 90, W: 180, N: 270 };
const BOXES = new Set(["chest", "sack"]);

const put = ([x, y], ...rest) => draw("g", { transform: [`translate(${x * UNIT} ${y * UNIT})`, ...rest].join(" ") });

function sign(at, name, words, ...parts) {
  const element = put(at);
  element.classList.add(...name.split(" "));
  element.append(draw("title", {}, words), ...parts);
  return element;
}

// Everything that stands on a level, from the floor up; `name` puts ids in words.
export function drawSigns({ areas, openings, features, heaps, traps }, name) {
  return [
    ...areas.filter(({ kind }) => kind === "stairs").map(stairs),
    ...traps.filter(({ rect }) => rect).map((trap) => drawTrap(trap, name)),
    ...features.map(feature),
    ...heaps.map((heap) => drawHeap(heap, name)),
    ...openings.map((opening) => drawOpening(opening, name)),
  ];
}

// Steps grow shorter on the way down.
function stairs({ at, size }) {
  const [wide, tall] = (size ?? [2, 2]).map((each) => each * UNIT), count = Math.round(wide / 5);
  const steps = Array.from({ length: count }, (_, step) => {
    const x = -wide / 2 + (step + 0.5) * (wide / count), half = (tall / 2) * (1 - (0.55 * step) / count);
    return `M${x} ${-half}V${half}`;
  });
  const element = put(at);
  element.append(draw("path", { class: "stairs", d: steps.join("") }));
  return element;
}

// Along the passage is x, along the wall is y.
export function drawOpening({ id, at, dir, width, door, to_depth: beyond, out }, name = (_, word) => word) {
  const half = (width * UNIT) / 2, element = put(at, `rotate(${TURNS[dir] ?? 0})`);
  element.dataset.opening = id;
  element.classList.add("opening", ...["open", "broken", "secret"].filter((state) => door?.[state]));
  const words = out ? t("way-out") : door ? name("door", door.kind) : "";
  element.append(draw("title", {}, beyond ? `${words} (${beyond})` : words), ...leaf(door, half));
  if (out) element.append(draw("path", { class: "way-out", transform: `rotate(${TURNS[out] - TURNS[dir]})`, d: "M5-3H16V-9L27 0 16 9V3H5Z" }));
  if (door?.wedged) element.append(draw("path", { class: "wedge", d: `M4 ${half - 1}L13 ${half - 1} 4 ${half - 7}Z` }));
  return element;
}

function leaf(door, half) {
  if (!door) return [draw("path", { class: "threshold", d: `M0 ${-half}V${half}` })];
  const posts = draw("path", { class: "post", d: [-half, half].map((y) => `M-4 ${y - 2.5}H4V${y + 2.5}H-4Z`).join("") });
  if (door.kind === "arch") return [posts];
  if (door.kind === "portcullis" && !door.open) return [posts, draw("path", { class: "dots", d: `M0 ${3 - half}V${half - 3}` })];
  const wood = door.open ? `M-3 ${-half}L${2 * half - 8} ${-half - 3}V${3 - half}L-3 ${6 - half}Z` : `M-3.5 ${-half}H3.5V${half}H-3.5Z`;
  const marks = { locked: "M0-3V3", barred: `M-6-${half / 3}H6M-6 ${half / 3}H6` }[door.kind];
  return [posts, draw("path", { class: "leaf", d: wood }),
    ...(door.broken ? [draw("path", { class: "crack", d: `M-3 ${-half / 2}L3 ${-half / 4}-2 0 3 ${half / 4}-3 ${half / 2}` })] : []),
    ...(marks && !door.open ? [draw("path", { class: "bolt", d: marks })] : []),
    ...(door.secret ? [draw("circle", { class: "post", r: 6 }), draw("text", { class: "letter" }, "S")] : [])];
}

// A pit is a crossed square; what strikes is a struck triangle.
export function drawTrap({ type, rect: [x, y, width, height], state }, name = (_, word) => word) {
  const w = (width * UNIT) / 2 - 3, h = (height * UNIT) / 2 - 3, isPit = type.includes("pit");
  const shape = isPit ? `M${-w} ${-h}H${w}V${h}H${-w}ZM${-w} ${-h}L${w} ${h}M${w} ${-h}L${-w} ${h}` : "M0-9L9 7H-9ZM0-4V2M0 4.5V5";
  const spikes = type === "spiked_pit" ? [draw("path", { class: "bolt", d: `M${-w / 2} 3V-4M${w / 2} 3V-4M0-6V-12M0 12V6` })] : [];
  return sign([x + width / 2, y + height / 2], `trap is-${state}`, name("trap", type), draw("path", { d: shape }), ...spikes);
}

/** A text of a map: one string, or one for each language. */
const inTongue = (text) => (typeof text === "string" ? text : text?.[tongue()] ?? Object.values(text ?? {})[0]);

const TERRAIN = { rubble: "cave_in", fire: "fire" };
const STATUE = "stone O0 0 10 edge M0-8L2-2.6 7.6-2.5 3.2 1 4.7 6.5 0 3.3-4.7 6.5-3.2 1-7.6-2.5-2-2.6Z";
const SIZES = { large: STATUE, medium: "wood M-7-5H7V6H-7Z ink M-7-1H7M0-5V6", fine: "bone M-6-5C-3-7 3-7 6-5V5C3 7-3 7-6 5Z ink M-3-2H3M-3 1H2" };
const CHASM = "edge M-11-6L-3-9 5-4 11-7 9 2 11 8 2 5-6 9-10 3Z ink M-7-2L0 0 6-1M-4 4L3 2";
const SMOKE = "stone O-4 3 5O4 3 5O0 -3 6";

function feature({ id, at, size, text, terrain }) {
  const parts = TERRAIN[terrain] ? emblem(TERRAIN[terrain]) : paint({ chasm: CHASM, smoke: SMOKE }[terrain] ?? SIZES[size] ?? SIZES.medium);
  const element = sign(at, "feature", inTongue(text) ?? "", parts);
  element.dataset.feature = id;
  return element;
}

// A chest, a sack, or things lying about.
export function drawHeap({ at, items }, name = (_, word) => word) {
  const box = items.find(({ kind }) => BOXES.has(kind));
  const words = items.map(({ kind, count }) => (count > 1 ? `${name("item", kind)} × ${count}` : name("item", kind))).join(", ");
  return sign(at, "heap", words, emblem(box ? { chest: "treasure", sack: "bag" }[box.kind] : "hoard", { transform: "scale(.85)" }));
}
