// Below ground the dungeon's desk lies before the players; it sees its own part of the view and of what can be decided.

import { createDesk as createDungeonDesk } from "../dungeon/desk.js";
import { isAbove } from "./desk.js";

/** The desk of those below. */
export const createDesk = (game) => createDungeonDesk(partOf(game));

/** The game as those below have it: view and decisions are the dungeon's, all else is the table's. */
function partOf(game) {
  return new Proxy(game, {
    get(whole, key) {
      if (key === "shownView") return () => whole.shownView().below ?? {};
      if (key === "news") return { ...whole.news, decisions: whole.news.decisions?.filter((each) => !isAbove(each)) };
      const value = Reflect.get(whole, key, whole);
      return typeof value === "function" ? value.bind(whole) : value;
    },
    set: (whole, key, value) => Reflect.set(whole, key, value, whole),
  });
}
