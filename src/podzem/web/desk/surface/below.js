// Below ground the dungeon's desk lies before the players; it sees its own part of the view.

import { createDesk as createDungeonDesk } from "../dungeon/desk.js";

/** The desk of those below. */
export const createDesk = (game) => createDungeonDesk(partOf(game));

/** The game as those below have it: its view is the dungeon's, all else is the table's. */
function partOf(game) {
  return new Proxy(game, {
    get(whole, key) {
      if (key === "shownView") return () => whole.shownView().below ?? {};
      const value = Reflect.get(whole, key, whole);
      return typeof value === "function" ? value.bind(whole) : value;
    },
    set: (whole, key, value) => Reflect.set(whole, key, value, whole),
  });
}
