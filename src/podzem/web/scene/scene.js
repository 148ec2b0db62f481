// The door to all drawings: a scene says its kind, the kind names its module. Nothing here knows a system.

const DRAWINGS = { graph: () => import("./graph.js") };

// Draw a scene into a host element and give its controller:
//   show(view, {animate, lines})  draw the view; the promise is kept within 400 ms
//   light(places, onPick)         Map(place -> {count, label, own}): what can be picked now
//   trace(path or null)           dot a path
//   focusNext(), fit(), destroy()
export async function createScene(host, scene, terms = {}) {
  const find = DRAWINGS[scene.kind];
  if (!find) throw new Error(`there is no drawing for a scene of kind ${scene.kind}`);
  const { createDrawing } = await find();
  return createDrawing(host, scene, terms);
}
