// A scene says its kind, the kind names its module and its style. Nothing here knows a system.

import { wear } from "../frame/dom.js";

// Draw a scene into a host element; its controller:
//   show(view, {animate, lines})  the promise is kept within 400 ms
//   light(places, onPick)         Map(place -> {count, label, own})
//   trace(path or null)           dot a path
//   focusNext(), fit(), zoom(factor), destroy()
export async function createScene(host, scene, terms = {}) {
  const [{ createDrawing }] = await Promise.all([import(`./${scene.kind}/${scene.kind}.js`), wear(scene.kind)]);
  return createDrawing(host, scene, terms);
}
