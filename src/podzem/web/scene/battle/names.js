// Those on a board in words: a name of their own, else their kind, and their number among those alike.

import { tongue } from "../../frame/words.js";

export const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Somebody of the view; the journal calls him the same. */
export function nameIn(terms, { kind, name, number }) {
  const own = name[tongue()] ?? name[""] ?? name.en ?? Object.values(name)[0];
  const said = own || terms.creature?.[kind] || "";
  return upper(number ? `${said} ${number}` : said);
}
