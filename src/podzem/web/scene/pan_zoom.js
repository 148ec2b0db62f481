// Moving about in a drawing: drag, wheel, pinch, double tap, the keys + - 0. The drawing never leaves its frame.

const NEAREST = 96; // pixels to a cell at the closest look
const TAP = 6; // pixels a finger may tremble

export class PanZoom {
  // `world` is the group that moves within `svg`; `bounds` is its extent; `onChange(scale)` hears of every change.
  constructor(svg, world, bounds, cell, onChange) {
    Object.assign(this, { svg, world, bounds, cell, onChange });
    this.pointers = new Map();
    this.dragged = false;
    this.fitted = true;
    this.ending = new AbortController();
    const on = (name, act, options = {}) => svg.addEventListener(name, act, { signal: this.ending.signal, ...options });
    on("pointerdown", (event) => this.#press(event));
    on("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) on(name, (event) => this.#release(event));
    on("wheel", (event) => this.#wheel(event), { passive: false });
    on("dblclick", (event) => this.#double(event));
    on("keydown", (event) => this.#key(event));
    on("click", (event) => this.dragged && event.stopImmediatePropagation(), { capture: true });
    this.watcher = new ResizeObserver(() => (this.fitted ? this.fit() : this.#put()));
    this.watcher.observe(svg);
    this.fit();
  }

  // The whole drawing in the middle of the frame.
  fit() {
    const { width, height } = this.#frame();
    this.scale = this.least = this.#whole(width, height);
    this.x = (width - this.bounds.width * this.scale) / 2 - this.bounds.x * this.scale;
    this.y = (height - this.bounds.height * this.scale) / 2 - this.bounds.y * this.scale;
    this.#put();
  }

  // Zoom by a factor with a point of the frame (the middle without one) staying where it is.
  zoom(factor, point) {
    const { width, height } = this.#frame();
    const { x, y } = point ?? { x: width / 2, y: height / 2 };
    const scale = Math.min(Math.max(this.scale * factor, this.least), Math.max(this.least, NEAREST / this.cell));
    const by = scale / this.scale;
    this.x = x - (x - this.x) * by;
    this.y = y - (y - this.y) * by;
    this.scale = scale;
    this.#put();
  }

  // Bring a point of the drawing into the frame, if it is not there.
  reveal(place) {
    const { width, height } = this.#frame();
    const x = place.x * this.scale + this.x, y = place.y * this.scale + this.y;
    const room = Math.min(40, width / 4, height / 4);
    this.x += Math.min(Math.max(x, room), width - room) - x;
    this.y += Math.min(Math.max(y, room), height - room) - y;
    this.#put();
  }

  // A place of the screen in the drawing's units.
  inside(event) {
    const { x, y } = this.#point(event);
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  destroy() {
    this.ending.abort();
    this.watcher.disconnect();
  }

  #frame() {
    return { width: this.svg.clientWidth || 1, height: this.svg.clientHeight || 1 };
  }

  #whole(width, height) {
    return Math.min(width / this.bounds.width, height / this.bounds.height);
  }

  #put() {
    const { width, height } = this.#frame();
    this.least = this.#whole(width, height);
    this.scale = Math.max(this.scale, this.least);
    this.fitted = this.scale <= this.least * 1.001;
    this.x = held(this.x, this.bounds.x, this.bounds.width, width, this.scale);
    this.y = held(this.y, this.bounds.y, this.bounds.height, height, this.scale);
    this.world.setAttribute("transform", `translate(${this.x} ${this.y}) scale(${this.scale})`);
    // While all is seen a finger may scroll the page; closer up it moves the drawing.
    this.svg.style.touchAction = this.fitted ? "pan-y" : "none";
    this.onChange(this.scale);
  }

  #point(event) {
    const frame = this.svg.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  #press(event) {
    if (this.pointers.size === 0) this.dragged = false;
    this.pointers.set(event.pointerId, this.#point(event));
    this.pressed = this.#point(event);
  }

  #move(event) {
    if (!this.pointers.has(event.pointerId)) return;
    const before = [...this.pointers.values()];
    const now = this.#point(event);
    const far = Math.hypot(now.x - this.pressed.x, now.y - this.pressed.y) > TAP;
    if (!this.dragged && before.length === 1 && !far) return;
    this.dragged = true;
    this.svg.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, now);
    this.#follow(before, [...this.pointers.values()]);
  }

  // The middle of the fingers is followed; two of them zoom by their distance.
  #follow(before, after) {
    const [from, to] = [middle(before), middle(after)];
    this.x += to.x - from.x;
    this.y += to.y - from.y;
    if (after.length > 1) this.zoom(apart(after) / (apart(before) || 1), to);
    else this.#put();
  }

  #release(event) {
    this.pointers.delete(event.pointerId);
  }

  #wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), this.#point(event));
  }

  #double(event) {
    if (this.fitted) this.zoom(2.2, this.#point(event));
    else this.fit();
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { "+": () => this.zoom(1.35), "=": () => this.zoom(1.35), "-": () => this.zoom(1 / 1.35), 0: () => this.fit() }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}

// An edge of the drawing never comes into the frame; a drawing that is smaller stays in the middle.
function held(at, start, length, frame, scale) {
  const [first, last] = [-start * scale, frame - (start + length) * scale];
  return first < last ? (first + last) / 2 : Math.min(first, Math.max(last, at));
}

const middle = (points) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const apart = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);
