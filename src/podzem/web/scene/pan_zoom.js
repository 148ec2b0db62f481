// Drag, wheel, pinch, double tap, the keys + - 0. The drawing never leaves its frame.

const CLOSEST = 2.4; // pixels to a unit
const TREMBLE = 6; // pixels that a finger may move and still tap

export class PanZoom {
  // `world` moves within `svg`; `onChange(x, y, scale)` hears of it.
  constructor(svg, world, bounds, onChange) {
    Object.assign(this, { svg, world, bounds, onChange, pointers: new Map(), dragged: false, fitted: true, byHand: false });
    const on = (name, act, options) => svg.addEventListener(name, act, options);
    on("pointerdown", (event) => {
      if (this.pointers.size === 0) this.dragged = false;
      this.pointers.set(event.pointerId, (this.pressed = this.#point(event)));
    });
    on("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) on(name, (event) => this.pointers.delete(event.pointerId));
    on("wheel", (event) => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), this.#point(event));
    }, { passive: false });
    on("dblclick", (event) => !this.picked && (this.fitted ? this.zoom(2.2, this.#point(event)) : this.fit()));
    on("keydown", (event) => this.#key(event));
    // The end of a drag is not a tap.
    on("click", (event) => this.dragged && event.stopImmediatePropagation(), { capture: true });
    this.watcher = new ResizeObserver(() => {
      if (this.fitted) this.#all();
      else this.#resized();
      this.onResize?.();
    });
    this.watcher.observe(svg);
    this.#all();
  }

  // A click picked something, or not: two quick picks are no double tap.
  clicked(event, picked) {
    this.picked = picked || (event.detail > 1 && this.picked);
  }

  // Another frame: what was in its middle stays there.
  #resized() {
    const [width, height] = this.#frame();
    this.x += (width - this.size[0]) / 2;
    this.y += (height - this.size[1]) / 2;
    this.#put();
  }

  // The whole drawing in the middle of the frame, because somebody asks for it.
  fit() {
    this.byHand = true;
    this.#all();
  }

  #all() {
    this.scale = this.x = this.y = 0;
    this.#put();
  }

  // Zoom round a point of the frame, or its middle.
  zoom(factor, point) {
    this.byHand = true;
    const [width, height] = this.#frame();
    const { x, y } = point ?? { x: width / 2, y: height / 2 };
    const by = Math.max(this.least, Math.min(this.scale * factor, CLOSEST)) / this.scale;
    this.x = x - (x - this.x) * by;
    this.y = y - (y - this.y) * by;
    this.scale *= by;
    this.#put();
  }

  // Another drawing in the frame: who saw all of it sees all of this.
  frame(bounds) {
    this.bounds = bounds;
    if (this.fitted) this.#all();
    else this.#put();
  }

  // A place in the middle, so many pixels to a unit.
  nearTo({ x, y }, scale) {
    const [width, height] = this.#frame();
    this.scale = scale;
    this.x = width / 2 - x * scale;
    this.y = height / 2 - y * scale;
    this.#put();
  }

  // Bring a place into the frame.
  reveal(place) {
    const [width, height] = this.#frame();
    const x = place.x * this.scale + this.x, y = place.y * this.scale + this.y;
    this.x += Math.min(Math.max(x, 40), width - 40) - x;
    this.y += Math.min(Math.max(y, 40), height - 40) - y;
    this.#put();
  }

  // Where an event is in the drawing's units.
  inside(event) {
    const { x, y } = this.#point(event);
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  destroy() {
    this.watcher.disconnect();
  }

  #frame() {
    return [this.svg.clientWidth || 1, this.svg.clientHeight || 1];
  }

  #put() {
    const { bounds } = this, [width, height] = (this.size = this.#frame());
    this.least = Math.min(width / bounds.width, height / bounds.height);
    this.scale = Math.max(this.scale, this.least);
    this.fitted = this.scale <= this.least * 1.001;
    this.x = held(this.x, bounds.x * this.scale, bounds.width * this.scale, width);
    this.y = held(this.y, bounds.y * this.scale, bounds.height * this.scale, height);
    this.world.setAttribute("transform", `translate(${this.x} ${this.y}) scale(${this.scale})`);
    // While all is seen a finger may scroll the page.
    this.svg.style.touchAction = this.fitted ? "pan-y" : "none";
    this.onChange(this.x, this.y, this.scale);
  }

  #point(event) {
    const frame = this.svg.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  // The middle of the fingers is followed; two of them zoom.
  #move(event) {
    if (!this.pointers.has(event.pointerId)) return;
    const now = this.#point(event), before = [...this.pointers.values()];
    if (!this.dragged && before.length === 1 && apart([now, this.pressed]) <= TREMBLE) return;
    this.dragged = true;
    this.svg.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, now);
    const after = [...this.pointers.values()], from = middle(before), to = middle(after);
    this.x += to.x - from.x;
    this.y += to.y - from.y;
    this.zoom(after.length > 1 ? apart(after) / (apart(before) || 1) : 1, to);
  }

  #key(event) {
    const factor = { "+": 1.35, "=": 1.35, "-": 0.74, 0: 0 }[event.key];
    if (factor === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.zoom(factor);
  }
}

// What is larger than the frame fills it, what is smaller stays in its middle.
function held(at, start, length, frame) {
  const last = frame - start - length;
  return last > -start ? (last - start) / 2 : Math.min(-start, Math.max(last, at));
}

const middle = (points) => ({ x: (points[0].x + points.at(-1).x) / 2, y: (points[0].y + points.at(-1).y) / 2 });

const apart = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);
