// The desk of a delve: people with ready and stowed slots, the way in squares, search in words, meetings, fights, the sheet.

import { choose, decisionRow, showDecisions, sorted } from "../../frame/decisions.js";
import { $, h, wear } from "../../frame/dom.js";
import { recall, remember } from "../../frame/storage.js";
import { has, learn, t } from "../../frame/words.js";
import { showClock } from "./clock.js";
import { lightMap } from "./lighting.js";
import { personName, verbName } from "./names.js";
import { showPeople } from "./people.js";
import { Told } from "./told.js";
import { turnRows } from "./turn.js";

await Promise.all([...["party", "dungeon"].map(wear), ...["party", "dungeon"].map(learn)]);

// What only some stages need comes when they come.
const STAGES = { meeting: () => import("./meeting.js"), combat: () => import("./fight.js"), town: () => import("./town.js") };
const FRAME = new Set(["turn_begins", "drew", "rubbed_out"]);
const RUNNING = new Set(["flee_too", "stay", "away"]); // what a flight waits for

/** The controller that desk.js promises. */
export const createDesk = (game) => new Desk(game);

class Desk {
  places = { name: (id) => id, decision: (decision) => this.words(decision), way: (decision) => this.#effects?.brings(this, decision) ?? "" };
  tab = { words: "party", icon: "torch" };
  last = ["leave", "surrender", "finish"];
  final = ["surrender", "finish"];
  grave = "dead";
  good = ["hit", "kill", "success", "escaped", "caught", "noticed", "unseen", "break"];
  bad = ["dead", "down", "sprung", "jammed"];
  correction = ["people.1.hp", "5"];
  teaches = true;
  retells = true;
  chosen = null; // whose orders are shown
  verb = null; // the kind of act that is unfolded
  isUnfolded = false;
  seesRest = false; // what cannot be bought
  pace = "explore";
  method = ""; // how one searches, as picked
  #stages = new Map();
  #lesson = null;
  #paper = null;
  #told = new Told();
  #asked = "";
  #picked = ""; // whom somebody chose himself, and when
  #more = null;
  #effects = null; // the module that says what decisions bring

  constructor(game) {
    this.game = game;
    for (const sign of ["pointermove", "pointerdown", "keydown"]) document.addEventListener(sign, () => this.#foretell(), { once: true }); // somebody is about to choose
    // A table that was told anew has another desk: what the one before laid on the stage goes with it.
    for (const each of document.querySelectorAll(".squared-sheet, .told")) each.remove();
    $("stage").classList.remove("with-sheet");
    if (recall("lesson.delve") !== true && game.me.role === "seat") this.#teach();
  }

  async #teach() {
    const [{ createLesson }] = await Promise.all([import("./lesson.js"), import("../../frame/lesson.js")]); // both at once
    this.#lesson = createLesson(this.game);
    if (this.view.members) this.#lesson.show(this.view);
  }

  get view() {
    return this.game.shownView();
  }

  /** The open decisions of this person; while he looks elsewhere, none. */
  get open() {
    return this.game.looking ? [] : sorted(this.game, this.game.news.decisions ?? []);
  }

  member(id) {
    return this.view.members.find((each) => each.id === id);
  }

  /** Those for whom this seat gives orders. */
  own() {
    return this.view.members.filter(({ owner, status }) => owner === this.game.me.seat && !["dead", "gone"].includes(status));
  }

  /** A decision without the name of whoever is meant anyway. */
  words({ say, brief, facts }) {
    return facts.member && facts.member === this.chosen && brief ? brief : say;
  }

  show() {
    if (!this.view.members) return;
    this.#choose();
    this.game.scene?.onLevel?.(() => lightMap(this));
    showClock(this);
    showPeople(this);
    this.#showPaper();
    this.#told.show(this);
    this.#lesson?.show(this.view);
  }

  choices() {
    const { open } = this;
    this.#toTop();
    this.#choose();
    this.isUnfolded = false;
    const rows = this.#rows(open);
    if (!this.isUnfolded) this.verb = null;
    lightMap(this);
    return rows;
  }

  /** What is written but not yet said, a search or a plan of escape: neither a line that is cut nor a page loaded anew loses any of it. */
  get texts() {
    return (this.game.written ??= recall(`draft.${this.game.id}`, sessionStorage) ?? {});
  }

  write(key, words) {
    this.texts[key] = words;
    remember(`draft.${this.game.id}`, this.texts, sessionStorage);
  }

  /** Another thing is asked: its first choices are in sight. */
  #toTop() {
    const { stage, questions, meeting, fight } = this.view, { main_used: struck, moved } = (fight && this.member(this.chosen)) ?? {};
    const asked = [stage, questions?.at(-1)?.kind, meeting?.step, fight?.acting, fight?.fleeing, struck, moved].join();
    if (asked !== this.#asked) $("doing").scrollTop = 0;
    this.#asked = asked;
  }

  #rows(open) {
    if (!this.view.members) return [];
    if ((this.view.stage !== "turn" || this.view.questions.length) && !this.#effects) this.#tellMore();
    if (this.view.questions.length && open.length) return [...this.#answers(open), ...this.#watched()];
    const { stage } = this.view;
    if (stage === "turn") return [...(this.view.favours.length ? this.#stage("meeting")?.promised(this) ?? [] : []), ...turnRows(this, open)];
    if (!open.length) return this.#watched();
    return this.#stage(stage)?.rows(this, open) ?? this.rows(open);
  }

  /** What somebody sees of a meeting or a fight who has nothing to decide in it, and the judge who is asked. */
  #watched() {
    const { stage, meeting, fight } = this.view;
    return (meeting || fight) && STAGES[stage] ? this.#stage(stage)?.watched?.(this) ?? [] : [];
  }

  /** Words that only some moments need. */
  #learnMore() {
    this.#more ??= import("./effects.js").then((effects) => (this.#effects = effects));
    return this.#more;
  }

  /** They come before the first choice, and the row under a pointer that only moved stays under it. */
  async #foretell() {
    const isNews = !this.#more, [{ showChances }] = await Promise.all([import("../../frame/odds.js"), this.#learnMore()]);
    if (isNews) showChances(this.game, $("doing").querySelector("[data-key]:hover"));
    this.game.askOdds();
  }

  /** What a choice brings, and its chances. */
  async #tellMore() {
    if (!this.#effects) {
      await this.#learnMore();
      this.again();
    }
    this.game.askOdds();
  }

  /** Answers to a question of the rules: what the book would do stands first, and says so. */
  #answers(open) {
    const { default: usual } = this.view.questions.at(-1), isUsual = ({ order, facts }) => order === usual || Object.values(facts).some((fact) => String(fact) === usual);
    const rows = this.rows([...open].sort((a, b) => isUsual(b) - isUsual(a)));
    if (open.some(isUsual) && has("delve-by-the-book")) rows[0].querySelector(".say").append(h("small", {}, ` ${t("delve-by-the-book")}`));
    const about = this.#effects?.asked(this.game, this.view.questions.at(-1));
    if (this.view.questions.at(-1).kind === "favour") rows.push(...[this.#stage("meeting")?.naming(this, open)].filter(Boolean));
    return about ? [about, ...rows] : rows;
  }

  /** Decisions one by one, as every system has them. */
  rows(open) {
    return open.map((decision, number) => decisionRow(this.game, decision, number, open));
  }

  /** The module of a stage, once it is there. */
  #stage(stage) {
    if (!STAGES[stage]) return null;
    if (!this.#stages.has(stage)) {
      this.#stages.set(stage, null);
      Promise.all([STAGES[stage](), wear("stages"), learn("stages"), learn("delving")]).then(([module]) => {
        this.#stages.set(stage, module);
        this.again();
      });
    }
    return this.#stages.get(stage);
  }

  asksOdds(open) {
    if (!this.game.welcome.scene.odds) return false;
    return this.view.stage === "turn" ? open.filter(({ order, facts }) => facts.member === this.chosen && this.#effects?.CHECKED.has(order)) : open.length > 1;
  }

  asked() {
    const { stage, questions, fight, meeting } = this.view;
    if (questions.length) return { words: this.game.terms.asked[questions.at(-1).kind], urgent: true };
    if (stage === "combat" && fight?.fleeing.length) return { words: t("delve-flight-asked"), urgent: true };
    if (stage === "combat" && fight) return { words: fight.round ? t("delve-round", { n: fight.round }) : t("delve-extra-round"), urgent: false };
    return { words: stage === "meeting" ? t(meeting?.step === "broken" ? "delve-broken-met" : "delve-met") : "", urgent: stage === "meeting" };
  }

  heading() {
    return t("turn-number", { n: this.view.turn + 1 });
  }

  spots({ facts }) {
    const group = this.view.groups.find(({ number }) => String(number) === facts.group) ?? this.view.groups[0];
    const { member, ...about } = facts, at = facts.at ?? [member, ...Object.values(about)].toReversed().map((id) => this.game.scene?.where?.(id)).find(Boolean);
    return at ? (facts.group && group ? [group.at, at] : [at]) : null;
  }

  isTold({ event }) {
    return !FRAME.has(event);
  }

  /** Several people give orders side by side. */
  mayRepeat({ order }) {
    return this.view.stage === "turn" && order !== "wait";
  }

  /** The judge's changes have a form of their own. */
  async amend() {
    return (await import("./amending.js")).amend(this);
  }

  async ending() {
    return (await import("./ending.js")).ending(this);
  }

  choose(member) {
    Object.assign(this, { chosen: member, verb: null });
    this.#picked = `${member} ${this.game.news.version}`;
    this.again();
    this.#tellMore();
  }

  unfold(verb) {
    this.verb = verb;
    this.again();
    document.querySelector("#decisions .is-open")?.scrollIntoView({ block: "nearest" });
    this.#tellMore();
  }

  walk(pace) {
    Object.assign(this, { pace, verb: null });
    this.again();
  }

  /** Draw everything anew: a choice that is only half made has changed. */
  again() {
    this.show();
    showDecisions(this.game);
  }

  take(decision) {
    return choose(this.game, decision);
  }

  /** The players' own map beside the scene, or away again. */
  async togglePaper() {
    if (this.#paper) {
      this.#paper.destroy();
      this.#paper = null;
    } else {
      const { Paper } = await import("./paper.js");
      this.#paper = new Paper(this);
    }
    this.again();
  }

  get hasPaper() {
    return this.#paper !== null;
  }

  #showPaper() {
    this.#paper?.show(this.view.sheet);
  }

  // Whoever has no occupation yet comes first, in a flight whoever it waits for; otherwise the choice stays as it was.
  #choose() {
    const own = this.own(), here = own.find(({ id }) => id === this.chosen), { stage, fight } = this.view;
    const of = (decisions) => new Set(decisions.map(({ facts }) => facts.member)), acts = of(this.open);
    const first = fight?.fleeing.length ? of(this.open.filter(({ order }) => RUNNING.has(order))) : acts;
    const isPicked = this.#picked === `${this.chosen} ${this.game.news.version}`;
    if (here && (stage !== "combat" || (isPicked ? acts : first).has(here.id))) return;
    const next = own.find(({ id, order }) => first.has(id) && !order) ?? own.find(({ id }) => first.has(id)) ?? own.find(({ id }) => acts.has(id)) ?? own[0];
    const chosen = next?.id ?? null;
    if (chosen !== this.chosen) this.verb = null;
    this.chosen = chosen;
  }

  /** What somebody is about to do this turn; a search as it was understood. */
  work({ order }) {
    if (!order) return t("delve-no-work");
    const { news: { places = {} }, terms: { spot = {}, method = {} } } = this.game, tags = order.tags.length ? { ...spot, ...method } : {};
    const about = (order.tags.length ? order.tags : order.words).map((word) => places[word] ?? tags[word]).filter(Boolean).join(", ");
    return about ? `${verbName(order.verb)}: ${about}` : verbName(order.verb);
  }

  name(id) {
    return personName(this.game, id);
  }
}

