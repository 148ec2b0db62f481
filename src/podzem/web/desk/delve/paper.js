// The squared sheet: the party draws on it from the words alone, together; nothing on it is the program's.

import { draw } from "../../art/svg.js";
import { $, h, wear } from "../../frame/dom.js";
import { learn, t } from "../../frame/words.js";

await Promise.all([wear("squared"), learn("delving")]);

const SIDE = 22; // pixels of a square
const AROUND = 18; // squares on each side of the entrance that the paper shows at first; it grows with what is drawn
const MARGIN = 6; // bare squares beyond what lies farthest out
const TOOLS = ["floor", "wall", "door", "arch", "grate", "secret_door", "stairs_up", "stairs_down", "trap", "treasure", "danger", "question", "rub_out", "hand"];
const ON_SIDES = new Set(["wall", "door", "arch", "grate", "secret_door"]);
const SIGNS = { stairs_up: "▲", stairs_down: "▼", trap: "✕", treasure: "◆", danger: "!", question: "?" };
const STEPS = { ArrowLeft: [-1, 0, "W"], ArrowRight: [1, 0, "E"], ArrowUp: [0, -1, "N"], ArrowDown: [0, 1, "S"] };

const squareOf = (key) => key.match(/^(\d+):(-?\d+),(-?\d+)([ES]?)$/);

/** The marks of one depth as shapes, a square to a unit of SIDE; floor that another sheet has not stands out. */
function shapes(marks, depth, other = marks) {
  const parts = [];
  for (const [key, mark] of Object.entries(marks)) {
    const [, level, x, y, side] = squareOf(key) ?? [];
    if (Number(level) !== depth) continue;
    const left = Number(x) * SIDE, top = Number(y) * SIDE;
    if (side) parts.push(edge(mark, side, left, top));
    else parts.unshift(draw("rect", { class: key in other ? "drawn-floor" : "drawn-floor amiss", x: left, y: top, width: SIDE, height: SIDE }), ...(SIGNS[mark] ? [draw("text", { class: `drawn-sign is-${mark}`, x: left + SIDE / 2, y: top + SIDE * 0.7 }, SIGNS[mark])] : []));
  }
  return parts.sort((a, b) => b.classList.contains("drawn-floor") - a.classList.contains("drawn-floor"));
}

function edge(mark, side, left, top) {
  const [x1, y1, x2, y2] = side === "E" ? [left + SIDE, top, left + SIDE, top + SIDE] : [left, top + SIDE, left + SIDE, top + SIDE];
  const line = draw("path", { class: "drawn-wall", d: `M${x1} ${y1}L${x2} ${y2}` });
  if (mark === "wall") return line;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2], [w, tall] = side === "E" ? [6, 14] : [14, 6];
  const sign = mark === "secret_door" ? draw("text", { class: "drawn-letter", x, y: y + 4 }, "S") : draw("rect", { class: `drawn-${mark}`, x: x - w / 2, y: y - tall / 2, width: w, height: tall });
  return draw("g", {}, line, sign);
}

/** A whole sheet, small and still, for the end; as large as the other, so that square lies beside square. */
export function drawnSheet(marks, depth, other) {
  const found = Object.keys({ ...marks, ...other }).map(squareOf).filter((each) => each && Number(each[1]) === depth), xs = found.map((each) => Number(each[2])), ys = found.map((each) => Number(each[3]));
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1], [wide, tall] = [Math.max(...xs) - left + 2, Math.max(...ys) - top + 2];
  return draw("svg", { class: "still-sheet", viewBox: `${left * SIDE} ${top * SIDE} ${wide * SIDE} ${tall * SIDE}`, role: "img" }, ...shapes(marks, depth, other));
}

/** The depths of which something is on a sheet. */
export const depthsOf = (marks) => [...new Set(Object.keys(marks).map((key) => Number(squareOf(key)[1])))].sort((a, b) => a - b);

export class Paper {
  tool = "floor";
  depth = 1;
  cursor = [0, 0];
  #queue = [];
  #from = null;
  #grip = null;
  #marks = {};
  #around = 0;

  constructor(desk) {
    this.desk = desk;
    const [, depth, x, y] = squareOf(desk.view.sheet.start);
    Object.assign(this, { depth: Number(depth), first: Number(depth), start: [Number(x), Number(y)], cursor: [Number(x), Number(y)] });
    this.layer = draw("g");
    this.ghost = draw("rect", { class: "ghost", visibility: "hidden" });
    this.pointer = draw("rect", { class: "pen", width: SIDE, height: SIDE });
    const grid = draw("pattern", { id: "paper-squares", width: SIDE, height: SIDE, patternUnits: "userSpaceOnUse" }, draw("path", { class: "square-line", d: `M${SIDE} 0H0V${SIDE}` }));
    this.squares = draw("rect", { fill: "url(#paper-squares)" });
    this.svg = draw("svg", { class: "drawing", tabindex: 0, role: "application", "aria-label": t("delve-sheet") }, draw("defs", {}, grid), this.squares, this.layer, this.entrance = this.#entrance(), this.ghost, this.pointer);
    this.tools = h("div.paper-tools", { role: "toolbar", "aria-label": t("delve-sheet-tools") });
    this.sheet = h("div.paper-scroll", {}, this.svg);
    this.said = h("span.pen-at", { role: "status" });
    this.element = h("section.squared-sheet", { "aria-label": t("delve-sheet") }, this.tools, this.sheet, this.said);
    $("stage").append(this.element);
    $("stage").classList.add("with-sheet");
    this.#listen();
    this.#showTools();
    this.#fit();
    this.sheet.scrollTo((2 * AROUND + 1) * SIDE / 2 - this.sheet.clientWidth / 2, (2 * AROUND + 1) * SIDE / 2 - this.sheet.clientHeight / 2);
    window.dispatchEvent(new Event("resize"));
  }

  #entrance() {
    const [x, y] = this.start;
    return draw("path", { class: "drawn-entrance", d: `M${x * SIDE + 3} ${y * SIDE + 3}h${SIDE - 6}v${SIDE - 6}h${6 - SIDE}z` });
  }

  /** Paper as far as anything is drawn and beyond; what one looks at stays where it is. */
  #fit() {
    const [cx, cy] = this.start, drawn = Object.keys(this.#marks).map(squareOf).filter((each) => Number(each[1]) === this.depth);
    const far = Math.max(...[this.cursor, ...drawn.map((each) => [each[2], each[3]])].map(([x, y]) => Math.max(Math.abs(x - cx), Math.abs(y - cy))));
    const around = Math.max(AROUND, this.#around, MARGIN * Math.ceil((far + MARGIN) / MARGIN)), more = (around - this.#around) * SIDE;
    if (!more) return;
    const x = (cx - around) * SIDE, y = (cy - around) * SIDE, size = (2 * around + 1) * SIDE;
    for (const [name, value] of Object.entries({ x, y, width: size, height: size })) this.squares.setAttribute(name, value);
    for (const [name, value] of Object.entries({ viewBox: `${x} ${y} ${size} ${size}`, width: size, height: size })) this.svg.setAttribute(name, value);
    if (this.#around) this.sheet.scrollBy(more, more);
    this.#around = around;
  }

  /** What the party has drawn by now, and what is still on its way. */
  show({ marks }) {
    this.#marks = marks;
    this.#draw();
    this.#send();
  }

  #draw() {
    this.#fit();
    this.layer.replaceChildren(...shapes(this.#marks, this.depth));
    const [x, y] = this.cursor;
    this.pointer.setAttribute("x", x * SIDE);
    this.pointer.setAttribute("y", y * SIDE);
  }

  #showTools() {
    const depths = this.desk.view.levels.map(({ depth }) => depth).filter((depth) => depth !== this.depth);
    this.tools.replaceChildren(...TOOLS.map((tool) => h("button.tool", {
      type: "button", "aria-pressed": String(tool === this.tool), title: t(`delve-draw-${tool.replaceAll("_", "-")}`), "aria-label": t(`delve-draw-${tool.replaceAll("_", "-")}`), "data-tool": tool, "data-key": `tool ${tool}`, onclick: () => this.#choose(tool),
    }, SIGNS[tool] ?? "")), ...depths.map((depth) => h("button.tool", { type: "button", "data-key": `sheet ${depth}`, onclick: () => this.#turnTo(depth) }, t("depth", { n: depth }))),
      h("small.tool-name", { "aria-hidden": "true" }, t(`delve-draw-${this.tool.replaceAll("_", "-")}`)));
  }

  #choose(tool) {
    this.tool = tool;
    this.#showTools();
    this.tools.querySelector(`[data-tool=${tool}]`)?.focus();
  }

  #turnTo(depth) {
    this.depth = depth;
    this.entrance.setAttribute("visibility", depth === this.first ? "visible" : "hidden");
    this.#showTools();
    this.#draw();
  }

  #listen() {
    this.svg.addEventListener("pointerdown", (event) => this.#down(event));
    this.svg.addEventListener("pointermove", (event) => this.#move(event));
    this.svg.addEventListener("pointerup", (event) => this.#up(event));
    this.svg.addEventListener("pointercancel", () => this.#lift());
    this.svg.addEventListener("keydown", (event) => this.#key(event));
  }

  #at({ clientX, clientY }) {
    const { left, top, width } = this.svg.getBoundingClientRect(), squares = 2 * this.#around + 1;
    return [(clientX - left) * squares / width + this.start[0] - this.#around, (clientY - top) * squares / width + this.start[1] - this.#around];
  }

  #down(event) {
    if (event.button) return;
    if (this.tool === "hand") this.#grip = [event.clientX, event.clientY];
    else this.#from = this.#at(event);
    this.svg.setPointerCapture(event.pointerId);
  }

  #move(event) {
    if (this.#grip) {
      this.sheet.scrollBy(this.#grip[0] - event.clientX, this.#grip[1] - event.clientY);
      this.#grip = [event.clientX, event.clientY];
    }
    if (!this.#from || ON_SIDES.has(this.tool)) return;
    const [x1, y1, x2, y2] = this.#box(this.#from, this.#at(event));
    for (const [name, value] of Object.entries({ x: x1 * SIDE, y: y1 * SIDE, width: (x2 - x1 + 1) * SIDE, height: (y2 - y1 + 1) * SIDE, visibility: "visible" })) this.ghost.setAttribute(name, value);
  }

  #box([ax, ay], [bx, by]) {
    const [x1, x2] = [Math.floor(ax), Math.floor(bx)].sort((a, b) => a - b), [y1, y2] = [Math.floor(ay), Math.floor(by)].sort((a, b) => a - b);
    return [x1, y1, x2, y2];
  }

  #up(event) {
    if (!this.#from) return this.#lift();
    const from = this.#from, to = this.#at(event), [x1, y1, x2, y2] = this.#box(from, to);
    this.#lift();
    this.cursor = [Math.floor(to[0]), Math.floor(to[1])];
    const side = this.#nearSide(to);
    if (ON_SIDES.has(this.tool)) this.#stroke(side);
    else if (this.tool === "rub_out" && x1 === x2 && y1 === y2 && this.#hasSide(side, to)) this.#stroke(side);
    else this.#stroke(`${this.depth}:${x1},${y1}${x1 === x2 && y1 === y2 ? "" : `..${x2},${y2}`}`);
  }

  #lift() {
    this.#from = this.#grip = null;
    this.ghost.setAttribute("visibility", "hidden");
  }

  /** The side of a square that is nearest to a point, named from the square west or north of it. */
  #nearSide([x, y]) {
    const [cx, cy] = [Math.floor(x), Math.floor(y)], [dx, dy] = [x - cx, y - cy];
    const sides = [[dx, "W"], [1 - dx, "E"], [dy, "N"], [1 - dy, "S"]].sort((a, b) => a[0] - b[0]);
    return this.#sideKey(cx, cy, sides[0][1]);
  }

  #sideKey(x, y, side) {
    if (side === "W") return `${this.depth}:${x - 1},${y}E`;
    if (side === "N") return `${this.depth}:${x},${y - 1}S`;
    return `${this.depth}:${x},${y}${side}`;
  }

  #hasSide(side, [x, y]) {
    const [dx, dy] = [x - Math.floor(x), y - Math.floor(y)];
    return side in this.#marks && Math.min(dx, 1 - dx, dy, 1 - dy) < 0.25;
  }

  /** Arrows move the pen; with Shift they draw on that side; Enter draws on the square. */
  #key(event) {
    const step = STEPS[event.key], [x, y] = this.cursor;
    if (step && event.shiftKey && (ON_SIDES.has(this.tool) || this.tool === "rub_out")) this.#stroke(this.#sideKey(x, y, step[2]));
    else if (step) this.#goTo([x + step[0], y + step[1]]);
    else if ((event.key === "Enter" || event.key === " ") && !ON_SIDES.has(this.tool) && this.tool !== "hand") this.#stroke(`${this.depth}:${x},${y}`);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #goTo(square) {
    this.cursor = square;
    this.said.textContent = t("delve-pen-at", { x: square[0] - this.start[0], y: square[1] - this.start[1] });
    this.#draw();
    this.pointer.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  #stroke(where) {
    this.#queue.push(this.tool === "rub_out" ? `rub_out ${where}` : `sketch ${this.tool} ${where}`);
    this.#send();
  }

  /** One stroke after another: each waits until the one before it is on everybody's sheet. */
  #send() {
    const { game } = this.desk;
    if (!this.#queue.length || game.pending !== null || game.looking || game.me.role !== "seat") return;
    const words = this.#queue.shift();
    game.decide({ do: `${game.me.seat} ${words}`, order: words.split(" ")[0], facts: {}, say: "" });
  }

  destroy() {
    this.element.remove();
    $("stage").classList.remove("with-sheet");
    window.dispatchEvent(new Event("resize"));
  }
}
