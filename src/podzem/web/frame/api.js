// The HTTP part of the protocol (docs/protocol.md). Tokens go in a header, never in an address.

import { tongue } from "./words.js";

/** An answer other than success, in one line for people. */
export class Fault extends Error {
  constructor(status, say, clause = null) {
    super(say);
    this.status = status;
    this.clause = clause;
  }
}

/** The documents in the order of their doors, and the language each was written in. */
export const DOCUMENTS = { escape: "bg", dungeon: "ru", surface: "ru", delve: "uk", screen: "ru" };

async function call(method, path, { body, token, language = tongue() } = {}) {
  const headers = { Accept: "application/json", "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const mark = path.includes("?") ? "&" : "?";
  const address = path.startsWith("/api/words/") || path === "/api/qr" ? path : `${path}${mark}language=${language}`;
  const answer = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!answer.ok) throw await fault(answer);
  return answer;
}

async function fault(answer) {
  const said = await answer.json().catch(() => null);
  return new Fault(answer.status, said?.error?.say || `${answer.status}`, said?.error?.clause || null);
}

export const get = async (path, rest) => (await call("GET", path, rest)).json();

export const post = async (path, body, rest) => (await call("POST", path, { ...rest, body })).json();

const kept = new Map();

/** The systems that can be played, with their options in words. */
export const systems = async () => list(await get("/api/systems"), "systems");

/** A list that may stand alone or under its name. */
export const list = (answer, name) => (Array.isArray(answer) ? answer : answer[name]);

/** A rule book, fetched once a language. */
export function ruleBook(system, language) {
  const key = `${system} ${language}`;
  if (!kept.has(key)) {
    const book = get(`/api/systems/${system}/rules`, { language });
    book.catch(() => kept.delete(key));
    kept.set(key, book);
  }
  return kept.get(key);
}

/** A QR code of a link, as the address of an image. */
export async function qrImage(text) {
  const answer = await call("POST", "/api/qr", { body: { text } });
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}

/** The journal file of a table, as text. */
export async function journalFile(table, token) {
  return (await call("GET", `/api/tables/${table}/export`, { token })).text();
}
