// The first that a table runs: the socket is opened and words are asked for while the other modules are on their way.

import { Connection } from "./connection.js";
import { keptToken } from "./storage.js";
import { learn, speak, tongue } from "./words.js";

export const id = location.pathname.split("/").filter(Boolean).at(-1);
export const token = keptToken(id);
export const spoken = speak();

const early = []; // what came before anybody listened
let listener = null;
const dispatch = (what, ...of) => (listener ? listener[what](...of) : early.push([what, ...of]));

export const connection = new Connection(id, {
  hello: () => listener?.hello() ?? { token, language: tongue(), lines: 0, version: -1 },
  heard: (message) => {
    if (message.is === "welcome" && message.scene.desk) learn(message.scene.desk);
    dispatch("heard", message);
  },
  changed: (...of) => dispatch("changed", ...of),
});
if (token) connection.open();

/** Whoever listens from now on; he is told at once what was told so far. */
export function handOver(handlers) {
  listener = handlers;
  for (const each of early.splice(0)) dispatch(...each);
}
