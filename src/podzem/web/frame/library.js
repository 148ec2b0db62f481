// The systems that can be played, and their rule books, each fetched once.

import { get } from "./api.js";

/** The documents in the order of their doors, and the language each was written in. */
export const DOCUMENTS = { escape: "bg", dungeon: "ru", surface: "ru", delve: "uk", screen: "ru" };

/** The systems that can be played, with their options in words. */
export const systems = () => get("/api/systems");

const kept = new Map();

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
