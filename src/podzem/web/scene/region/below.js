// While somebody is below ground the drawing is the dungeon's own, on squared paper.

import { wear } from "../../frame/dom.js";
import { createDrawing } from "../grid/grid.js";

/** The dungeon's drawing in the place of the land, which is hidden meanwhile. */
export async function goDown({ host, terms, svg, tools, onLevel }, { below: { cell = 2 }, paper }) {
  await wear("grid");
  svg.style.display = "none";
  tools.element.hidden = true;
  host.classList.remove("region");
  const below = await createDrawing(host, { kind: "grid", cell, ...paper }, terms);
  if (onLevel) below.onLevel(onLevel);
  return below;
}
