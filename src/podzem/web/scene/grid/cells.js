// Squared paper: rows of digits become shapes, points become places.

import { UNIT } from "./marks.js";

// The grade of a cell: 3 bright, 2 clear, 1 dim, 0 never.
export function gradeAt({ bounds: [left, top] }, rows, x, y) {
  return Number(rows[y - top]?.[x - left] ?? 0);
}

// All cells of at least a grade as one path; cells side by side are one piece.
export function cellsPath({ bounds: [left, top] }, rows, least) {
  const lit = new RegExp(`[${least}-9]+`, "g");
  return rows.map((row, index) => [...row.matchAll(lit)].map(({ 0: run, index: from }) =>
    `M${(left + from) * UNIT} ${(top + index) * UNIT}h${run.length * UNIT}v${UNIT}h${-run.length * UNIT}z`).join("")).join("");
}

// The frame of what is known, never so small that one would look through a magnifying glass.
export function knownBounds({ bounds: [left, top], seen }, [leastWide, leastTall], more = []) {
  const xs = more.map(([x]) => x), ys = more.map(([, y]) => y);
  seen.forEach((row, index) => {
    const first = row.search(/[1-9]/);
    if (first < 0) return;
    xs.push(left + first, left + row.length - [...row].reverse().join("").search(/[1-9]/));
    ys.push(top + index, top + index + 1);
  });
  if (!xs.length) [xs[0], ys[0]] = [left, top];
  const [x, width] = spread(xs, leastWide), [y, height] = spread(ys, leastTall);
  return { x: x * UNIT, y: y * UNIT, width: width * UNIT, height: height * UNIT };
}

function spread(values, least) {
  const from = Math.min(...values), to = Math.max(...values), length = Math.max(to - from + 6, least);
  return [(from + to - length) / 2, length];
}

// Where what the wire names by its id lies: places, openings, features, traps, things, members, those met who are seen.
export function whereabouts(level, groups, meeting) {
  const found = new Map();
  for (const { id, at } of [...level.openings, ...level.features]) found.set(id, at);
  for (const { id, rect, on } of level.traps) found.set(id, rect ? middle(rect) : found.get(on));
  for (const { at, items } of level.heaps) for (const { id } of items) found.set(id, at);
  for (const [place, [x1, y1, x2, y2]] of Object.entries(level.places ?? {})) found.set(place, [(x1 + x2) / 2, (y1 + y2) / 2]);
  for (const { spots } of groups) for (const [member, at] of Object.entries(spots)) found.set(member, at);
  if (groups.some(({ depth }) => depth === level.depth)) for (const { id, at } of meeting?.spots ?? []) if (at) found.set(id, at);
  return (id) => found.get(id) ?? null;
}

export const middle = ([x, y, width, height]) => [x + width / 2, y + height / 2];
