// The desk of a fight: the ribbon of the round, the actions of whoever acts with their odds, windows, sheets.

import { choose, showDecisions, sorted } from "../../frame/decisions.js";
import { $ } from "../../frame/dom.js";
import { recall } from "../../frame/storage.js";
import { t } from "../../frame/words.js";
import { pairOf } from "../../scene/battle/ground.js";
import { WALKS, actionRows, isAttack } from "./actions.js";
import { answerRows } from "./answers.js";
import { STRIKING } from "./card.js";
import { folded } from "./folds.js";
import { lightBoard } from "./lighting.js";
import { creatureName } from "./names.js";
import { showRibbon } from "./ribbon.js";
import { showSheets } from "./sheet.js";

const WITH_ODDS = ["strike", "shoot", "charge", "throw_weapon", "clinch", "throw_down", "infight_enter", "shoot_group", "disengage", "squeeze", "break_free"];

const chosenCard = (decision) => [...document.querySelectorAll("#decisions .decision")].find(({ dataset }) => dataset.key === decision.do);

/** The controller that desk.js promises. */
export const createDesk = (game) => new Desk(game);

class Desk {
  places = { name: (id) => creatureName(this.game, id), decision: ({ say }) => say, way: () => "" };
  tab = { words: "sheets", icon: "people" };
  last = ["confirm", "surrender", "end_turn", "finish"];
  final = ["surrender", "confirm", "finish"];
  good = ["hit", "critical", "felled", "won"];
  bad = ["countered", "stopped", "fumble", "down", "lost"];
  moments = 200; // lines of several blows are still shown
  chosen = null; // whose sheet is looked at
  aimed = null; // whose attacks are shown
  verb = null; // which fold is open
  walk = null; // which way of walking is lit
  ready = null; // the decision that was pressed once
  isUnfolded = false;
  variants = new Map();
  sums = new Map();
  seen = 0; // blows of this visit
  struck = 0; // those that were ordered here
  known = new Map(); // whoever was in sight, as he was last seen
  #lesson = null;
  #version = null;
  #asked = new Set();

  constructor(game) {
    this.game = game;
    if (recall("lesson.screen") !== true && game.me.role === "seat") this.#teach();
  }

  async #teach() {
    const [{ createLesson }] = await Promise.all([import("./lesson.js"), import("../../frame/lesson.js")]); // both at once
    this.#lesson = createLesson(this.game);
    if (this.view.creatures) this.#lesson.show(this.view);
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
    for (const each of this.view.creatures) this.known.set(each.id, each);
    this.#forget();
    this.game.scene?.onCreature?.((id) => this.choose(id));
    showRibbon(this);
    showSheets(this);
    this.#lesson?.show(this.view);
  }

  /** What was prepared is prepared for one moment of the game. */
  #forget() {
    const { version } = this.game.news;
    if (version === this.#version) return;
    Object.assign(this, { ready: null, walk: null, chosen: null });
    for (const kept of [this.variants, this.sums, this.#asked]) kept.clear();
    this.#version = version;
    $("doing").scrollTop = 0; // what is asked now stands at its top
  }

  choices() {
    const { open, view } = this;
    this.isUnfolded = false;
    const rows = view.window && open.length ? answerRows(this, open) : ["turn", "aftermath"].includes(view.stage) ? actionRows(this, open) : folded(this, open);
    if (!this.isUnfolded) this.verb = null;
    lightBoard(this);
    if (this.ready) this.point(open.find((each) => each.do === this.ready));
    return rows;
  }

  /** The way of walking whose squares are lit. */
  walking(open) {
    const has = (order) => open.some((each) => each.order === order);
    return this.walk && has(this.walk) ? this.walk : WALKS.find(has);
  }

  get foresees() {
    return this.game.welcome.scene.odds && this.game.me.role === "seat";
  }

  asksOdds(open) {
    return this.foresees && open.some(({ order }) => WITH_ODDS.includes(order) || (order === "answer" && (this.view.window?.kind === "defend" || STRIKING.has(this.view.window?.kind))));
  }

  /** The rows behind a decision, where they have come; else they are asked for. */
  why(decision) {
    const made = this.sums.get(decision.do);
    if (!made) this.#askSums(decision);
    return made?.() ?? null;
  }

  async #askSums(decision) {
    const { version } = this.game.news;
    if (this.#asked.has(decision.do) || this.game.me.role !== "seat") return;
    this.#asked.add(decision.do);
    const answer = await this.game.connection.ask({ do: "sums", version, decision: decision.do });
    if (answer.is !== "sums" || version !== this.game.news.version) return;
    const { sumsOf } = await import("./why.js");
    this.sums.set(decision.do, () => sumsOf(this, answer.of));
    showDecisions(this.game);
    if (this.ready === decision.do) this.#uncover();
  }

  asked() {
    const { window, active, stage } = this.view, name = (id) => creatureName(this.game, id);
    if (window) return { words: t(`ask-${window.kind.replaceAll("_", "-")}`, { who: name(window.who), other: name(window.other) }), urgent: true };
    if (stage === "after") return { words: t(this.open.some(({ order }) => order !== "finish") ? "after-the-fight" : "after-nothing-left"), urgent: false };
    return { words: active ? t("acts-now", { who: name(active) }) : "", urgent: false };
  }

  heading() {
    return this.view.round ? t("round-number", { n: this.view.round }) : "";
  }

  /** The way to a square, or the line to a target with what lies on it. */
  spots({ facts }) {
    if (!this.view.map) return null;
    const { view } = this, active = this.creature(view.active), target = this.creature(facts.target), line = view.lines?.find((each) => each.target === facts.target);
    if (facts.square && active) return { path: [active.at, ...this.#way(facts.square)], say: this.#yardsTo(facts.square) };
    if (!target || !active) return null;
    const say = line && [t("yards", { n: line.yards }), line.cover !== "none" && t(`cover-${line.cover}`)].filter(Boolean).join(", ");
    return { path: [active.at, ...(line?.squares ?? []), target.at], say, shot: true };
  }

  #step([x, y]) {
    return this.view.reach.find(([a, b]) => a === x && b === y);
  }

  #yardsTo(square) {
    const step = this.#step(square);
    return step ? t("yards", { n: step[4] }) : "";
  }

  #way(square) {
    const found = [];
    for (let here = this.#step(square); here && found.length < 40; here = this.#step([here[2], here[3]])) found.unshift([here[0], here[1]]);
    return found.length ? found : [square];
  }

  told({ creature, path }) {
    return path && this.creature(creature) ? path.map(pairOf) : null;
  }

  isTold({ event }) {
    return ["hit", "outcome", "critical", "died", "down", "moved", "fumbled", "gained", "ended", "finished", "surprised", "spell"].includes(event);
  }

  tune({ event, face }) {
    return event === "hit" ? "attack" : face && "die";
  }

  async showMoment(lines) {
    if (!lines.some(({ event }) => ["declared", "tested", "hit"].includes(event))) return;
    this.seen += (await import("./exchanges.js")).showExchanges(this, lines);
    this.#lesson?.show(this.view);
  }

  again() {
    this.show();
    showDecisions(this.game);
  }

  choose(id) {
    const isTarget = this.open.some((each) => isAttack(each) && each.facts.target === id);
    Object.assign(this, { chosen: id, aimed: isTarget ? id : this.aimed, ready: null });
    this.#look(id);
    this.again();
  }

  /** Show what a decision is about; the second press takes it. What was pressed stays under the finger. */
  prepare(decision, y = 0) {
    const box = $("doing"), before = chosenCard(decision)?.getBoundingClientRect().top;
    Object.assign(this, { ready: decision.do, pressed: y });
    this.#look(decision.facts.target);
    this.again();
    const card = chosenCard(decision);
    if (before !== undefined && card) box.scrollTop += card.getBoundingClientRect().top - before;
    this.#uncover();
  }

  async #uncover() {
    (await import("./why.js")).uncover(this.pressed);
  }

  #look(id) {
    const found = this.creature(id);
    if (found) this.game.scene?.look?.(found);
  }

  point(decision) {
    const shown = decision ?? this.open.find((each) => each.do === this.ready);
    this.game.scene?.trace(shown ? this.spots(shown) : null);
  }

  unfold(verb) {
    this.verb = verb;
    this.again();
    document.querySelector("#decisions .is-open")?.scrollIntoView({ block: "nearest" });
  }

  take(decision) {
    if (isAttack(decision)) this.struck += 1;
    return choose(this.game, decision);
  }

  async ending() {
    return (await import("./keeping.js")).ending(this);
  }

  async amend() {
    return (await import("./amending.js")).amend(this);
  }
}
