// The desk of a fight: the ribbon of the round, the actions of whoever acts with their odds, windows, sheets.

import { choose, decisionRow, showDecisions, sorted } from "../../frame/decisions.js";
import { h, wear } from "../../frame/dom.js";
import { Lesson } from "../../frame/lesson.js";
import { learn, t } from "../../frame/words.js";
import { folded } from "../dungeon/folds.js";
import { actionRows } from "./actions.js";
import { lightBoard } from "./lighting.js";
import { creatureName } from "./names.js";
import { showRibbon } from "./ribbon.js";
import { showSheets } from "./sheet.js";
import { windowRows } from "./window.js";

await Promise.all([...["party", "dungeon", "stages"].flatMap((part) => [learn(part), wear(part)])]);

const WOUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, "more"];
const LESSON = [
  { say: "turn", about: "stage" },
  { say: "move", about: "stage", done: (view, first) => JSON.stringify(places(view)) !== JSON.stringify(places(first)) },
  { say: "strike", about: "doing", done: (view, first, game) => game.journal.lastWords().length > 0 && view.round > first.round },
  { say: "why", about: "journal" },
];

const places = ({ creatures }) => creatures.map(({ at }) => at);

/** The controller that desk.js promises. */
export const createDesk = (game) => new Desk(game);

class Desk {
  places = { name: (id) => creatureName(this.game, id), decision: ({ say }) => say, way: () => "" };
  tab = { words: "sheets", icon: "people" };
  last = ["confirm", "surrender", "end_turn", "finish"];
  final = ["surrender", "confirm", "finish"];
  grave = "";
  good = ["hit", "critical", "felled", "won"];
  bad = ["countered", "fumble", "down", "lost"];
  tallies = { wounds: WOUNDS.map((n) => [`wounds-${n}`, n]) };
  chosen = null; // whose sheet lies on top
  verb = null;
  isUnfolded = false;
  aimed = null; // the enemy whose actions stand first
  #lesson = null;

  constructor(game) {
    this.game = game;
    if (Lesson.isDue("screen") && game.me.role !== "watch") this.#lesson = new Lesson(game, "screen", LESSON);
  }

  get view() {
    return this.game.shownView();
  }

  get open() {
    return this.game.looking ? [] : sorted(this.game, this.game.news.decisions ?? []);
  }

  creature(id) {
    return this.view.creatures?.find((each) => each.id === id);
  }

  show() {
    if (!this.view.creatures) return;
    this.game.scene?.onCreature?.((id) => this.choose(id));
    showRibbon(this);
    showSheets(this);
    this.#lesson?.show(this.view);
  }

  choices() {
    const { open, view } = this;
    this.isUnfolded = false;
    const rows = view.window && open.length ? windowRows(this, open) : view.stage === "turn" || view.stage === "aftermath" ? actionRows(this, open) : folded(this, open, 2);
    if (!this.isUnfolded) this.verb = null;
    lightBoard(this);
    return rows;
  }

  rows(open) {
    return open.map((decision, number) => decisionRow(this.game, decision, number, open));
  }

  folded(open, few) {
    return folded(this, open, few);
  }

  asksOdds(open) {
    return this.game.welcome.scene.odds && open.some(({ order }) => ["strike", "shoot", "charge", "throw_weapon", "clinch", "throw_down", "infight_enter", "shoot_group", "disengage"].includes(order));
  }

  asked() {
    const { window, active } = this.view;
    if (window) return { words: t(`ask-${window.kind.replaceAll("_", "-")}`, { who: creatureName(this.game, window.who), other: creatureName(this.game, window.other) }), urgent: true };
    return { words: active ? t("acts-now", { who: creatureName(this.game, active) }) : "", urgent: false };
  }

  heading() {
    return this.view.round ? t("round-number", { n: this.view.round }) : "";
  }

  spots({ facts }) {
    const active = this.creature(this.view.active);
    const target = this.creature(facts.target), line = this.view.lines?.find((each) => each.target === facts.target);
    if (facts.square && active) return [active.at, facts.square];
    return target && active ? [active.at, ...(line?.squares ?? []), target.at] : null;
  }

  isTold({ event }) {
    return !["slot", "reckoned", "health"].includes(event);
  }

  again() {
    this.show();
    showDecisions(this.game);
  }

  choose(id) {
    Object.assign(this, { chosen: id, aimed: this.creature(id)?.side === "others" ? id : this.aimed });
    this.again();
  }

  unfold(verb) {
    this.verb = verb;
    this.again();
    document.querySelector("#decisions .is-open")?.scrollIntoView({ block: "start" });
    this.game.askOdds();
  }

  take(decision) {
    return choose(this.game, decision);
  }

  async ending() {
    const { outcome } = this.view;
    return h("p.ending", {}, t(`ended-${outcome || "undecided"}`));
  }

  async amend() {
    return (await import("./amending.js")).amend(this);
  }
}
