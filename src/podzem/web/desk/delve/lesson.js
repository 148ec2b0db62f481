// The first lesson, inside the real game: two minutes, from the first sentence to the first search.

import { wear } from "../../frame/dom.js";
import { Lesson } from "../../frame/lesson.js";
import { learn } from "../../frame/words.js";

await Promise.all([learn("delving"), wear("notes")]);

const places = ({ groups }) => JSON.stringify(groups.map(({ at, depth }) => [at, depth]));
const STEPS = [
  { say: "words", about: "stage" },
  { say: "walk", about: "stage", done: (view, first) => places(view) !== places(first) },
  { say: "light", about: "turn" },
  { say: "work", about: "doing", done: (view) => view.members.some(({ order }) => order) || view.turn > 0 },
  { say: "pass", about: "doing", done: (view, first) => view.turn > first.turn },
  { say: "sheet", about: "desk" },
  { say: "why", about: "journal" },
];

/** The lesson of this game, from its first note. */
export const createLesson = (game) => new Lesson(game, "delve", STEPS);
