// Below ground the dungeon's desk lies before the players; it sees its own part of the view and of what can be decided.

import { createDesk as createDungeonDesk } from "../dungeon/desk.js";
import { isAbove } from "./desk.js";

/** The desk of those below; `elsewhere` says of another dungeon that is looked at while it is not its turn. */
export const createDesk = (game, elsewhere = () => null) => createDungeonDesk(partOf(game, elsewhere));

/** The game as those below have it: view and decisions are the dungeon's, all else is the table's. */
function partOf(game, elsewhere) {
  return new Proxy(game, {
    get(whole, key) {
      if (key === "shownView") return () => elsewhere()?.below ?? whole.shownView().below ?? {};
      if (key === "news") return { ...whole.news, decisions: elsewhere() ? [] : whole.news.decisions?.filter((each) => !isAbove(each)) };
      const value = Reflect.get(whole, key, whole);
      return typeof value === "function" ? value.bind(whole) : value;
    },
    set: (whole, key, value) => Reflect.set(whole, key, value, whole),
  });
}
