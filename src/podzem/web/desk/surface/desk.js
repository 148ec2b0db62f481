// The desk of a campaign: days and goal above, the march planned on the map, business, meetings, hosts; below ground it is
// the dungeon's desk that lies before the players.

import { decisionRow, showDecisions, sorted } from "../../frame/decisions.js";
import { $, h, wear } from "../../frame/dom.js";
import { Lesson } from "../../frame/lesson.js";
import { learn } from "../../frame/words.js";
import { createDesk as createDungeonDesk } from "../dungeon/desk.js";
import { folded } from "../dungeon/folds.js";
import { singlesFirst } from "../dungeon/singles.js";
import { goalLine, landmarkName } from "./goal.js";
import { lightLand, marchRows } from "./marching.js";
import { showCompany } from "./people.js";
import { showStrip } from "./strip.js";

await Promise.all([learn("dungeon"), wear("dungeon"), learn("stages"), wear("stages")]);

// What only some stages need comes when they come.
const STAGES = {
  question: () => import("../dungeon/answering.js"), meeting: () => import("../dungeon/meeting.js"), combat: () => import("../dungeon/fight.js"),
  settlement: () => import("./settlement.js"), pursuit: () => import("./pursuit.js"), battle: () => import("./battle.js"),
};
const ON_THE_MAP = new Set(["march", "follow"]);
const LESSON = [
  { say: "goal", about: "doing" },
  { say: "food", about: "turn" },
  { say: "march", about: "stage", done: (view, first) => Number(view.parties[0]?.cell + "" !== first.parties[0]?.cell + "" || Boolean(view.parties[0]?.march) || view.date.days > first.date.days) },
  { say: "evening", about: "doing", done: (view, first) => view.date.days > first.date.days },
  { say: "journal", about: "journal" },
];

/** The controller that desk.js promises. */
export const createDesk = (game) => new Desk(game);

class Desk {
  places = {
    name: (id) => landmarkName(this.view, this.game, id) || id,
    decision: (decision) => (this.below ? this.below.places.decision(decision) : decision.say), way: () => "",
  };
  tab = { words: "campaign", icon: "people" };
  last = ["lay_down_arms", "surrender"];
  final = ["surrender", "lay_down_arms"];
  good = ["won", "kill", "hidden", "away", "arrive"];
  bad = ["lost", "astray", "meeting", "caught", "drowned"];
  tallies = Object.fromEntries(["down", "kill"].map((of) => [of, [1, 2, 3, 4, 5, "more"].map((n) => [`${of}-${n}`, n])]));
  chosen = null; // the member whose things are handled
  verb = null; // the kind of act that is unfolded
  isUnfolded = false;
  planned = null; // the march that is looked at before it is declared
  picked = 0; // the party that is looked at, where one leads several
  mapOver = false;
  below = null; // the dungeon's desk, while somebody is below
  #stages = new Map();
  #lesson = null;
  #asked = "";

  constructor(game) {
    this.game = game;
    if (Lesson.isDue("surface") && game.me.role !== "watch") this.#lesson = new Lesson(game, "surface", LESSON);
  }

  get view() {
    return this.game.shownView();
  }

  /** The open decisions of this person; while he looks elsewhere, none. */
  get open() {
    return this.game.looking ? [] : sorted(this.game, this.game.news.decisions ?? []);
  }

  /** The party that is looked at: the one that was picked, else the one of the view. */
  get party() {
    const { parties = [], shown } = this.view;
    return parties.find(({ number }) => number === this.picked) ?? parties.find(({ number }) => number === shown) ?? parties[0] ?? null;
  }

  member(id) {
    return this.view.members?.find((each) => each.id === id);
  }

  own() {
    return this.view.members.filter(({ owner, status }) => owner === this.game.me.seat && status !== "dead");
  }

  show() {
    if (!this.view.members) return;
    this.#goDown();
    if (this.below) return this.below.show();
    this.game.scene?.onParty?.((number) => this.pick(number));
    showStrip(this);
    showCompany(this);
    const stage = this.#stage();
    stage?.showSheet?.(this);
    if (!stage?.showSheet) document.querySelector(".sheet")?.remove();
    this.#lesson?.show(this.view);
    return undefined;
  }

  /** Below ground the dungeon's desk sees its own part of the view. */
  #goDown() {
    if (!this.view.below) this.below = null;
    else this.below ??= createDungeonDesk(partOf(this.game));
  }

  choices() {
    const { open } = this;
    if (this.below) return [this.#goal(), ...this.below.choices(open)];
    this.#toTop();
    this.isUnfolded = false;
    const rows = [this.#goal(), ...this.#rows(open)];
    if (!this.isUnfolded) this.verb = null;
    lightLand(this);
    return rows;
  }

  #goal() {
    return h("li.goal-row", {}, goalLine(this));
  }

  #rows(open) {
    if (!open.length) return [];
    const stage = this.#stage(this.#name);
    if (stage) return stage.rows(this, open);
    const rest = open.filter(({ order }) => !ON_THE_MAP.has(order));
    return [...marchRows(this, open), ...singlesFirst(this, rest)];
  }

  /** Decisions one by one, as every system has them. */
  rows(open) {
    return open.map((decision, number) => decisionRow(this.game, decision, number, open));
  }

  folded(open, few) {
    return folded(this, open, few);
  }

  #toTop() {
    const asked = `${this.#name} ${this.view.questions?.at(-1)?.kind} ${this.view.meeting?.stage}`;
    if (asked !== this.#asked) $("doing").scrollTop = 0;
    this.#asked = asked;
  }

  asksOdds(open) {
    if (this.below) return this.below.asksOdds(open);
    return this.game.welcome.scene.odds && open.length > 1 && this.#name !== "settlement";
  }

  spots(decision) {
    const plan = this.planOf(decision);
    return plan ? [this.party?.cell, plan.cell].filter(Boolean) : null;
  }

  /** What a march would take, as the server reckons it. */
  planOf({ do: text }) {
    return this.view.plans?.find(({ do: each }) => each === text) ?? null;
  }

  heading() {
    return "";
  }

  isTold(line) {
    return this.below ? this.below.isTold(line) : true;
  }

  mayRepeat(decision) {
    return this.below ? this.below.mayRepeat(decision) : false;
  }

  async ending() {
    return (await import("../dungeon/ending.js")).ending(this);
  }

  async amend() {
    return (await import("../dungeon/amending.js")).amend(this.below ?? this);
  }

  /** A question comes before whatever it interrupts; business is done where the party is inside. */
  get #name() {
    if (this.view.questions?.length && this.open.length) return "question";
    if (this.view.settlement && ["day", "march", "evening"].includes(this.view.stage)) return "settlement";
    return this.view.stage;
  }

  #stage(stage = this.#name) {
    if (!STAGES[stage]) return null;
    if (!this.#stages.has(stage)) {
      this.#stages.set(stage, null);
      STAGES[stage]().then((module) => {
        this.#stages.set(stage, module);
        this.again();
      });
    }
    return this.#stages.get(stage);
  }

  again() {
    this.show();
    showDecisions(this.game);
  }

  choose(member) {
    Object.assign(this, { chosen: member, verb: null });
    this.again();
  }

  pick(party) {
    Object.assign(this, { picked: party, planned: null });
    this.again();
  }

  /** Look at a march before it is declared. */
  plan(decision) {
    this.planned = decision?.do ?? null;
    this.again();
    this.game.askOdds();
  }

  unfold(verb) {
    this.verb = verb;
    this.again();
    document.querySelector("#decisions .is-open")?.scrollIntoView({ block: "start" });
    this.game.askOdds();
  }
}

/** The game as those below have it: its view is the dungeon's, all else is the table's. */
function partOf(game) {
  return new Proxy(game, {
    get(whole, key) {
      if (key === "shownView") return () => whole.shownView().below ?? {};
      const value = Reflect.get(whole, key, whole);
      return typeof value === "function" ? value.bind(whole) : value;
    },
    set: (whole, key, value) => Reflect.set(whole, key, value, whole),
  });
}
