// The lesson of a first fight: each note when what it speaks of is there to be done.

import { Lesson } from "../../frame/lesson.js";
import { learn } from "../../frame/words.js";
import { isAttack } from "./actions.js";

await learn("bout");

const places = ({ creatures }) => JSON.stringify(creatures.map(({ at, side }) => side === "heroes" && at));

const STEPS = [
  { say: "turn", about: "stage" },
  { say: "move", about: "stage", when: (view, { desk }) => !view.window && Boolean(desk.walking(desk.open)), done: (view, first) => places(view) !== places(first) },
  { say: "strike", about: "doing", when: (view, { desk }) => !view.window && desk.open.some(isAttack), done: (view, first, { desk }) => desk.struck > 0 },
  { say: "defend", about: "doing", when: ({ window }, { desk }) => window?.kind === "defend" && desk.open.length > 0 },
  { say: "why", about: "journal", when: (view, { desk }) => desk.seen > 0 },
];

/** Without a board nobody is taught to walk on it. */
export const createLesson = (game) => new Lesson(game, "screen", STEPS.filter(({ say }) => say !== "move" || game.welcome.scene.map));
