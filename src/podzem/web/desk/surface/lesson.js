// The first lesson, inside the real game: why one goes, what one eats, how one marches, how a day ends.

import { Lesson } from "../../frame/lesson.js";
import { learn } from "../../frame/words.js";

await learn("journey");

const hasMoved = (view, first) => view.date.days > first.date.days || view.parties[0]?.cell + "" !== first.parties[0]?.cell + "" || Boolean(view.parties[0]?.march);
const isDay = ({ stage }) => stage === "day"; // no meeting, no fight, not below
const STEPS = [
  { say: "goal", about: "turn" },
  { say: "food", about: "turn" },
  { say: "march", about: "stage", when: (view, { desk }) => desk.open.some(({ order }) => order === "march"), done: (view, first, { desk }) => Boolean(desk?.planned) || hasMoved(view, first) },
  { say: "plan", about: "doing", when: (view, { desk, pending }) => Boolean(desk.planned) || pending !== null, done: hasMoved },
  { say: "evening", about: "doing", when: isDay, done: (view, first) => view.date.days > first.date.days },
  { say: "journal", about: "journal", when: isDay },
];

/** The lesson of this game, from its first note. */
export const createLesson = (game) => new Lesson(game, "surface", STEPS);
