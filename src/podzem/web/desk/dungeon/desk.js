// The desk of an expedition: party and packs in the panel, orders by kind, the clock, what a meeting, a fight or a town needs.

import { decisionRow, showDecisions, sorted } from "../../frame/decisions.js";
import { $, wear } from "../../frame/dom.js";
import { learn } from "../../frame/words.js";
import { showClock } from "./clock.js";
import { showCompany } from "./company.js";
import { lightMap } from "./lighting.js";
import { decisionWords } from "./order_words.js";
import { orderRows } from "./orders.js";

await Promise.all([wear("party"), learn("party")]);

// What only some stages need comes when they come.
const STAGES = { question: () => import("./answering.js"), meeting: () => import("./meeting.js"), combat: () => import("./fight.js"), town: () => import("./town.js") };

const FORCED = new Set(["open", "break"]);
const CHANCY = new Set(["search", "listen"]);
const FRAME = new Set(["turn_begins", "turn_passed"]); // said by the clock
const NUMBERS = [1, 2, 3, 4, 5, "more"]; // how many may fall, each by itself

/** The controller that desk.js promises. */
export const createDesk = (game) => new Desk(game);

class Desk {
  // The system's sentences name nearly everything already.
  places = { name: (id) => id, decision: (decision) => decisionWords(this.game, decision, this.chosen), way: () => "" };
  tab = { words: "party", icon: "torch" };
  last = ["surrender", "finish"];
  final = ["surrender", "finish"];
  good = ["won", "kill", "opened"];
  bad = ["lost"];
  tallies = Object.fromEntries(["down", "kill"].map((of) => [of, NUMBERS.map((n) => [`${of}-${n}`, n])]));
  chosen = null; // the member who is given orders
  verb = null; // the kind of act that is unfolded
  isUnfolded = false; // whether there is something of that kind to show
  pace = "leg";
  passes = false; // the turn is to pass once those who had no order hold
  mapOver = false; // the map is wanted while something lies over it
  #stages = new Map();
  #ordered = null;
  #asked = "";

  constructor(game) {
    this.game = game;
  }

  /** The open decisions of this person; while he looks elsewhere, none. */
  get open() {
    return this.game.looking ? [] : sorted(this.game, this.game.news.decisions ?? []);
  }

  get view() {
    return this.game.shownView();
  }

  /** The number of the chosen member's group. */
  get group() {
    return this.member(this.chosen)?.group ?? null;
  }

  member(id) {
    return this.view.members.find((each) => each.id === id);
  }

  /** Those below whom this seat gives orders. */
  own() {
    return this.view.members.filter(({ owner, group, status }) => owner === this.game.me.seat && group && status !== "dead");
  }

  show() {
    if (!this.view.members) return;
    this.game.scene?.onLevel?.(() => lightMap(this));
    showClock(this);
    showCompany(this);
    this.#stage()?.showSheet?.(this);
    if (!this.#stage()?.showSheet) document.querySelector(".sheet")?.remove();
  }

  choices() {
    const { open } = this;
    this.#passOn(open);
    this.#toTop();
    this.#choose();
    this.isUnfolded = false;
    const rows = this.#rows(open);
    // What was unfolded may be gone, and would go on hiding the rest of the map.
    if (!this.isUnfolded) this.verb = null;
    lightMap(this);
    return rows;
  }

  #rows(open) {
    if (!open.length) return this.view.stage === "orders" && this.own().length ? orderRows(this, open) : [];
    const stage = this.#stage(this.#name);
    if (!stage && this.#name !== "orders") return this.rows(open);
    return stage ? stage.rows(this, open) : orderRows(this, open);
  }

  /** Everybody was told to hold so that the turn passes: then it does. */
  #passOn(open) {
    const release = this.passes && open.find(({ order }) => order === "release");
    if (!release || this.game.pending !== null) return;
    this.passes = false;
    queueMicrotask(() => this.game.decide(release));
  }

  /** Another thing is asked: its first choices are in sight. */
  #toTop() {
    const asked = `${this.#name} ${this.view.questions?.at(-1)?.kind} ${this.view.meeting?.stage}`;
    if (asked !== this.#asked) $("doing").scrollTop = 0;
    this.#asked = asked;
  }

  /** Decisions one by one, as every system has them. */
  rows(open) {
    return open.map((decision, number) => decisionRow(this.game, decision, number, open));
  }

  /** Of a turn's orders only work has chances: doors and chests at once, the rest when it is unfolded. */
  asksOdds(open) {
    const { stage } = this.view;
    if (!this.game.welcome.scene.odds || open.length < 2 || stage === "town") return false;
    return stage !== "orders" || CHANCY.has(this.verb) || open.some(({ order }) => FORCED.has(order));
  }

  isTold({ event }) {
    return !FRAME.has(event);
  }

  /** What the end of the game shows besides who won. */
  async ending() {
    return (await Promise.all([import("./ending.js"), wear("stages"), learn("stages")]))[0].ending(this);
  }

  /** The judge's changes have a form of their own. */
  async amend() {
    return (await import("./amending.js")).amend(this);
  }

  /** Several people give orders side by side: one's own is none the worse for another's. */
  mayRepeat({ order }) {
    return this.view.stage === "orders" && order !== "release";
  }

  /** A question comes before whatever it interrupts. */
  get #name() {
    return this.view.questions?.length && this.open.length ? "question" : this.view.stage;
  }

  /** The module of this stage, once it is there. */
  #stage(stage = this.view.stage) {
    if (!STAGES[stage]) return null;
    if (!this.#stages.has(stage)) {
      this.#stages.set(stage, null);
      Promise.all([STAGES[stage](), wear("stages"), learn("stages")]).then(([module]) => {
        this.#stages.set(stage, module);
        this.again();
      });
    }
    return this.#stages.get(stage);
  }

  /** Draw everything anew: a choice that is only half made has changed. */
  again() {
    this.show();
    showDecisions(this.game);
  }

  choose(member) {
    Object.assign(this, { chosen: member, verb: null, passes: false });
    this.#ordered = this.member(member)?.order ?? null;
    this.again();
  }

  unfold(verb) {
    this.verb = verb;
    this.again();
    document.querySelector("#decisions .is-open")?.scrollIntoView({ block: "start" });
    this.game.askOdds();
  }

  walk(pace) {
    Object.assign(this, { pace, verb: null });
    this.again();
  }

  // Whoever got his order makes room for the next who has none; otherwise the choice stays as it was.
  #choose() {
    // In the town nobody is given orders: whoever was chosen there goes on buying.
    if (this.view.stage === "town" && this.member(this.chosen)) return;
    const own = this.own().filter(({ status }) => status === "active"), here = own.find(({ id }) => id === this.chosen);
    const isDone = here?.order && !this.#ordered;
    if (here && !isDone) return;
    const next = own.find(({ order }) => !order) ?? here ?? own[0], chosen = next?.id ?? null;
    // Whoever orders nobody (the judge, a player in the town) has things to unfold as well.
    if (chosen !== this.chosen) this.verb = null;
    this.chosen = chosen;
    this.#ordered = next?.order ?? null;
  }
}

/** A sheet over the stage, made once and filled again. */
export function sheet(name) {
  let element = document.querySelector(".sheet");
  if (!element) {
    element = document.createElement("section");
    $("stage").append(element);
  }
  element.className = `sheet ${name}`;
  return element;
}
