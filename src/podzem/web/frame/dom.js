// Elements in one call, and re-rendering that does not lose the keyboard's place.

/** An element from a shape like "button.torch", properties and children; null and false are left out. */
export function h(shape, props = {}, ...children) {
  const [tag, ...classes] = shape.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [name, value] of Object.entries(props)) put(element, name, value);
  fill(element, children);
  return element;
}

function put(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "value" || name === "checked" || name === "selected") element[name] = value;
  else element.setAttribute(name, value === true ? "" : value);
}

function fill(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child);
  }
}

/** The element with an id; the page's own HTML promises that it is there. */
export const $ = (id) => document.getElementById(id);

/** Put new children in the place of the old ones. */
export function replace(element, ...children) {
  element.replaceChildren();
  fill(element, children);
  return element;
}

let pressed = null; // what a finger or button is held down on
let letting = 0; // the timer that ends it
const waiting = new Map(); // parts that changed under it, and how

const rest = () => {
  pressed = null;
  const changes = [...waiting.values()];
  waiting.clear();
  for (const change of changes) change();
};
const restAfter = (ms) => {
  clearTimeout(letting);
  letting = setTimeout(rest, ms);
};
document.addEventListener("pointerdown", ({ target }) => {
  clearTimeout(letting);
  pressed = target;
}, true);
document.addEventListener("click", () => {
  pressed = null;
  restAfter(0);
}, true);
// A finger's click comes a good while after the finger has gone; none comes after a drag.
document.addEventListener("pointerup", ({ pointerType }) => restAfter(pointerType === "touch" ? 400 : 60), true);
document.addEventListener("pointercancel", () => restAfter(60), true);

/** Replace children but keep the focus on the element with the same data-key, else on `fallback()`. */
export function replaceKeepingFocus(element, children, fallback = () => null) {
  // What vanishes between press and release would swallow the click: the change waits for it.
  if (pressed && element.contains(pressed)) return void waiting.set(element, () => replaceKeepingFocus(element, children, fallback));
  waiting.delete(element);
  const active = document.activeElement;
  const within = element.contains(active);
  const key = within ? active.closest("[data-key]")?.dataset.key : null;
  replace(element, ...children);
  if (!within) return;
  const again = key && [...element.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key);
  (again || fallback())?.focus({ preventScroll: true });
}

/** A button with words, and a picture before them if there is one. */
export function button(words, onclick, { picture = null, kind = "", ...rest } = {}) {
  return h(`button${kind ? "." + kind : ""}`, { type: "button", onclick, ...rest }, picture, h("span", {}, words));
}

/** A button that is only a picture; its words are for screen readers and the tooltip. */
export function iconButton(words, picture, onclick, rest = {}) {
  return h("button.icon", { type: "button", "aria-label": words, title: words, onclick, ...rest }, picture);
}

/** A select from [value, words] pairs. */
export function select(pairs, chosen, props = {}) {
  const options = pairs.map(([value, words]) => h("option", { value: String(value) }, words));
  const element = h("select", props, options);
  element.value = String(chosen);
  return element;
}

const worn = new Map();

/** Load a style sheet that only some visitors need, once; the promise is kept when it is there, or cannot be had. */
export function wear(style) {
  if (!worn.has(style)) worn.set(style, new Promise((ready) => {
    const href = new URL(`../style/${style}.css`, import.meta.url).href;
    document.head.append(h("link", { rel: "stylesheet", href, onload: ready, onerror: ready }));
  }));
  return worn.get(style);
}

/** A short notice at the edge of the page, read out. It goes by itself, or when it is pressed if it leads somewhere. */
export function notice(words, { kind = "", action = null } = {}) {
  const shelf = $("notices");
  const note = h(`div.notice${kind ? "." + kind : ""}`, {}, h("span", {}, words), action);
  shelf.append(note);
  while (shelf.children.length > 3) shelf.firstChild.remove();
  if (action) note.addEventListener("click", () => note.remove());
  else setTimeout(() => note.remove(), 7000);
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Take something away again after a while, gently. */
export function fade(element, after) {
  setTimeout(() => {
    element.classList.add("gone");
    setTimeout(() => element.remove(), calm() ? 0 : 350);
  }, after);
}
