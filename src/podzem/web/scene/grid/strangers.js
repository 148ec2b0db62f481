// Those met: in rows round their place, seen as well as the light allows.

import { bust } from "../../art/busts.js";
import "../../art/creatures.js";
import { draw } from "../../art/svg.js";
import { scaled } from "./company.js";

const APART = 1.1; // between people whose places nobody knows
const MOST = 24;

export function strangers({ at, count, kind }, zoom) {
  const shown = Math.min(count ?? 1, MOST), across = Math.ceil(Math.sqrt(shown)), deep = Math.ceil(shown / across);
  return Array.from({ length: shown }, (_, index) => {
    const x = at[0] + ((index % across) - (across - 1) / 2) * APART, y = at[1] + (Math.floor(index / across) - (deep - 1) / 2) * APART;
    return draw("g", { class: "stranger", transform: `translate(${scaled([x, y])})` },
      draw("g", { class: "size", transform: `scale(${zoom})` }, draw("circle", { class: "token", r: 7 }), bust(kind, { transform: "scale(.5)" })));
  });
}
