// Rain and snow as still strokes over the whole land: seen at once, and drawn once.

import { draw } from "../../art/svg.js";
import { wear } from "../../frame/dom.js";
import { pattern } from "./land.js";

await wear("weather");

const STROKES = {
  rain: [44, "M8 4l-4 11M30 2l-4 11M20 24l-4 11M40 28l-4 11M4 32l-2 6"],
  storm: [40, "M10 2l-7 17M32 0l-7 17M22 20l-7 17M39 22l-7 17M28 8l-4 6 4 1-5 8"],
  snow: [52, "M10 8h.1M34 4h.1M22 24h.1M46 30h.1M6 40h.1M30 46h.1"],
  blizzard: [36, "M6 6h.1M24 2h.1M14 18h.1M32 22h.1M4 28h.1M20 32h.1M2 12l7-2M22 14l8-2M10 30l7-2"],
};

/** The patterns that the style fills the sky with. */
export const drawWeather = () => draw("defs", {}, ...Object.entries(STROKES).map(([kind, [side, d]]) => pattern(kind, side, d)));
