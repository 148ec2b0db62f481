// What this browser keeps: the tokens of my tables, my name, my settings. Nothing here reaches a URL of the server.

const PREFIX = "podzem.";

/** A kept value, or null; a browser that keeps nothing is no error. */
export function recall(name, store = localStorage) {
  try {
    return JSON.parse(store.getItem(PREFIX + name));
  } catch {
    return null;
  }
}

/** Keep a value. */
export function remember(name, value, store = localStorage) {
  try {
    store.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A full or forbidden store costs comfort, not the game.
  }
}

/** My tables: table id to what I got when I opened or joined it. */
export const myTables = () => recall("tables") || {};

/** The membership kept for one table. */
export const membership = (table) => myTables()[table] || null;

/** Keep what opening or joining answered. */
export function keepMembership(table, answer) {
  remember("tables", { ...myTables(), [table]: { ...membership(table), ...answer, kept: Date.now() } });
}

const AWAY = 6 * 3600 * 1000; // milliseconds after which much is forgotten
const LONG = 80; // lines that somebody who never was here cannot know

/** Whether this person comes back to a table after a while; when he goes is noted. */
export function wasAway(table, lines) {
  const left = membership(table)?.left;
  addEventListener("pagehide", () => membership(table) && keepMembership(table, { left: Date.now() }));
  return left ? Date.now() - left > AWAY : lines > LONG;
}

/** Forget a table that the server no longer knows. */
export function forget(table) {
  const { [table]: _gone, ...rest } = myTables();
  remember("tables", rest);
}

/** What I call myself. */
export const myName = () => recall("name") || "";

export const keepName = (name) => remember("name", name);

/** The part behind # as names and values; tokens travel there because it is never sent. */
export function secretsOfAddress() {
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
}

/** Take the token out of the address bar, so that nobody copies or films it. */
export const hideSecrets = () => history.replaceState(null, "", location.pathname);

/** The token for a table that this browser has, or that its address brings. */
export function keptToken(table) {
  const { token } = secretsOfAddress();
  if (token) keepMembership(table, { token });
  const kept = membership(table)?.token;
  if (kept) hideSecrets();
  return kept || null;
}

/** Whether sounds are played: only once somebody switched them on. */
export const soundIsOn = () => recall("sound") === true;

/** Half-made input survives a lost connection and a reload. */
export function keepDraft(input, name) {
  const kept = recall(`draft.${name}`, sessionStorage);
  if (kept) input.value = kept;
  input.addEventListener("input", () => remember(`draft.${name}`, input.value, sessionStorage));
}

export const dropDraft = (name) => remember(`draft.${name}`, "", sessionStorage);
