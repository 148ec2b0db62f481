// Those met: in rows round their place, seen as well as the light allows.

import { bust } from "../../art/busts.js";
import "../../art/creatures.js";
import { draw } from "../../art/svg.js";
import { scaled } from "./company.js";

const APART = 1.1; // between people whose places nobody knows
const MOST = 24;

export function strangers({ at, count, kind, spots }, zoom) {
  if (spots) return apart(spots.filter((each) => each.at)).map(({ at: where, kind: which, status }) => figure(where, which, zoom, status));
  const shown = Math.min(count ?? 1, MOST), across = Math.ceil(Math.sqrt(shown)), deep = Math.ceil(shown / across);
  return Array.from({ length: shown }, (_, index) => {
    const x = at[0] + ((index % across) - (across - 1) / 2) * APART, y = at[1] + (Math.floor(index / across) - (deep - 1) / 2) * APART;
    return figure([x, y], kind, zoom);
  });
}

function figure(at, kind, zoom, status = "active") {
  return draw("g", { class: `stranger is-${status}`, transform: `translate(${scaled(at)})` },
    draw("g", { class: "size", transform: `scale(${zoom})` }, draw("circle", { class: "token", r: 7 }), bust(kind, { transform: "scale(.5)" }), draw("path", { class: "fallen", d: "M-6-6L6 6M6-6L-6 6" })));
}

// Where several stand in one square they are drawn round its middle.
function apart(spots) {
  return [...Map.groupBy(spots, ({ at }) => `${at}`).values()].flatMap((crowd) => crowd.map((each, index) => {
    const turn = (index / crowd.length) * 2 * Math.PI, far = crowd.length > 1 ? 0.7 : 0;
    return { ...each, at: [each.at[0] + Math.cos(turn) * far, each.at[1] + Math.sin(turn) * far] };
  }));
}
