// A scene says its kind, the kind names its module. Nothing here knows a system.

import { wear } from "../frame/dom.js";
import { learn } from "../frame/words.js";

const DRAWINGS = {
  graph: () => import("./graph/graph.js"),
  grid: async () => (await Promise.all([import("./grid/grid.js"), learn("grid")]))[0],
};

// Draw a scene into a host element; its controller:
//   show(view, {animate, lines})  the promise is kept within 400 ms
//   light(places, onPick)         Map(place -> {count, label, own})
//   trace(path or null)           dot a path
//   focusNext(), fit(), zoom(factor), destroy()
export async function createScene(host, scene, terms = {}) {
  const find = DRAWINGS[scene.kind];
  if (!find) throw new Error(`there is no drawing for a scene of kind ${scene.kind}`);
  const [{ createDrawing }] = await Promise.all([find(), wear(scene.kind)]);
  return createDrawing(host, scene, terms);
}
