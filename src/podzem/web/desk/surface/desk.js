// The desk of a campaign: days and goal above, the march planned on the map, business, meetings, hosts; below ground it is
// the dungeon's desk that lies before the players.

import { choose, decisionRow, showDecisions, sorted } from "../../frame/decisions.js";
import { $, wear } from "../../frame/dom.js";
import { recall } from "../../frame/storage.js";
import { learn } from "../../frame/words.js";
import { folded } from "../dungeon/folds.js";
import { landmarkName, showGoal } from "./goal.js";
import { isWay, lightLand, marchRows } from "./marching.js";
import { decisionWords, underWords } from "./names.js";
import { isInPack, showCompany } from "./people.js";
import { planOf } from "./plans.js";
import { showStrip } from "./strip.js";

await Promise.all([learn("party"), wear("party")]);

// What only some stages need comes when they come, with its style and words.
const STAGES = {
  below: () => import("./below.js"), looming: () => import("./evening.js"), plan: () => import("./planning.js"), companies: () => import("./companies.js"),
  question: () => import("./asking.js"), meeting: () => withFaces(import("../dungeon/meeting.js")), combat: () => withFaces(import("../dungeon/fight.js")),
  settlement: () => import("./settlement.js"), pursuit: () => import("./pursuit.js"), mooring: () => import("./mooring.js"), bearings: () => import("./bearings.js"), works: () => import("./works.js"), battle: () => import("./battle.js"),
};
const withFaces = (module) => Promise.all([module, import("./wayfarers.js")]).then(([found]) => found); // of those who are met above ground
const FIRST = ["enter_dungeon", "descend", "enter", "resume", "progress", "camp", "embark"];
const DAYS = Array.from({ length: 10 }, (_, day) => day + 1); // on which a march may arrive
const CHANCY = new Set(["swim", "swim_lake", "hide", "free_hide", "flee", "run", "pursue", "engage"]);

/** Whether a decision is about a party above ground: those below are not counted by parties. */
export const isAbove = ({ facts }) => "party" in facts;

/** The controller that desk.js promises. */
export const createDesk = (game) => new Desk(game);

class Desk {
  places = {
    name: (id) => landmarkName(this.view, this.game, id) || id,
    decision: (decision) => (this.isDown ? this.below.places.decision(decision) : decisionWords(decision)),
    way: (decision) => (this.isDown ? this.below.places.way(decision) : underWords(this, decision)),
  };
  tab = { words: "campaign", icon: "people" };
  teaches = true;
  retells = true;
  last = ["attack", "hide", "flee", "lay_down_arms", "surrender"];
  final = ["surrender", "lay_down_arms"];
  tallies = { ...Object.fromEntries(["down", "kill"].map((of) => [of, [1, 2, 3, 4, 5, "more"].map((n) => [`${of}-${n}`, n])])), arrive: DAYS.map((n) => [`days_${n}`, n]) };
  chosen = null; // the member whose things are handled
  verb = null; // the kind of act that is unfolded
  isUnfolded = false;
  planned = null; // the march that is looked at before it is declared
  picked = 0; // the party that is looked at, where one leads several
  mapOver = false;
  below = null; // the dungeon's desk, while somebody is below
  walk = null; // the march that goes on by itself, once one was declared
  #stages = new Map();
  #lesson = null;
  #asked = "";

  constructor(game) {
    this.game = game;
    // Panels see the desk with another view of their own: what they ask of it is done by the desk itself.
    for (const act of ["again", "choose", "pick", "plan", "setOut", "unfold"]) this[act] = this[act].bind(this);
    if (recall("lesson.surface") !== true && game.me.role === "seat") this.#teach();
  }

  async #teach() {
    const [{ createLesson }] = await Promise.all([import("./lesson.js"), import("../../frame/lesson.js")]); // both at once
    this.#lesson = createLesson(this.game);
    if (this.view.members) this.#lesson.show(this.view);
  }

  get view() {
    return this.game.shownView();
  }

  /** Whoever pursues hopes for what whoever flees fears. */
  get good() {
    return ["won", "kill", "hidden", "enemy_gone", "enemy_halved", this.#isHunter ? "caught" : "escaped"];
  }

  get bad() {
    return ["lost", "astray", "meeting", "met_on_way", "drowned", "dead", "host_gone", "host_halved", "both_gone", this.#isHunter ? "escaped" : "caught"];
  }

  get #isHunter() {
    return this.view.pursuit?.flees === "others";
  }

  /** Whether those below ground are looked at: the party that was picked, else whoever has something to decide. */
  get isDown() {
    const { below, stage, questions = [], parties } = this.view;
    if (!below || !this.below || stage !== "day" || questions.length) return false;
    const picked = parties.find(({ number }) => number === this.picked);
    return picked ? picked.below : !this.open.length || this.open.some((each) => !isAbove(each));
  }

  /** Another dungeon than the one whose turn it is, where the party that was picked is there. */
  get elsewhere() {
    return this.view.elsewhere?.find(({ parties }) => parties.includes(this.picked)) ?? null;
  }

  /** The open decisions of this person; while he looks elsewhere, none. */
  get open() {
    return this.game.looking ? [] : sorted(this.game, this.game.news.decisions ?? []);
  }

  /** The party that is looked at: the one that was picked, else the one below if its desk is shown, else that of the view. */
  get party() {
    const { parties = [], shown, elsewhere = [] } = this.view, numbered = (wanted) => parties.find(({ number }) => number === wanted);
    const isHere = ({ number, below }) => below && !elsewhere.some((other) => other.parties.includes(number));
    return numbered(this.picked) ?? (this.isDown ? parties.find(isHere) : null) ?? numbered(shown) ?? parties[0] ?? null;
  }

  member(id) {
    return this.view.members?.find((each) => each.id === id);
  }

  own() {
    return this.view.members.filter(({ owner, status }) => owner === this.game.me.seat && status !== "dead");
  }

  show(lines = []) {
    if (!this.view.members) return;
    this.#goDown();
    showGoal(this);
    this.game.scene?.lookBelow?.(this.isDown, this.elsewhere);
    if (this.isDown) return this.below.show(lines);
    if (this.view.parties.some(({ march }) => march)) this.#walking();
    this.walk?.hear(lines);
    if (lines.length && !this.party?.can_act) this.picked = this.view.below ? 0 : this.view.parties.find((each) => each.can_act)?.number ?? this.picked;
    this.game.scene?.onParty?.((number) => this.pick(number));
    showStrip(this);
    showCompany(this);
    if (this.view.secrets) import("./secrets.js").then(({ showSecrets }) => this.view.secrets && !this.isDown && showSecrets(this));
    const stage = this.#stage();
    stage?.showSheet?.(this);
    if (!stage?.showSheet) document.querySelector(".sheet")?.remove();
    this.#lesson?.show(this.view);
    return undefined;
  }

  /** Below ground the dungeon's desk sees its own part of the view; it comes when somebody goes there. */
  #goDown() {
    if (!this.view.below) this.below = null;
    else if (!this.below && this.part("below")) this.below = this.part("below").createDesk(this.game, () => this.elsewhere);
  }

  choices() {
    const { open } = this;
    if (this.isDown) return [this.#companies(), ...this.below.choices(this.elsewhere ? [] : open)].filter(Boolean);
    this.#toTop();
    this.isUnfolded = false;
    const rows = [this.walk?.row(), this.#companies(), this.#plan(), ...this.#looming(), ...this.#rows(open)].filter(Boolean);
    if (!this.isUnfolded) this.verb = null;
    lightLand(this);
    return rows;
  }

  #rows(open) {
    if (!open.length) return [];
    const stage = this.#stage(this.#name);
    if (stage && this.#name !== "settlement") return stage.rows(this, open);
    const own = this.ofParty(open), rest = own.filter((each) => !isWay(each) && !isInPack(this.view, each) && !stage?.isBusiness(each)), first = FIRST.flatMap((order) => rest.filter((each) => each.order === order));
    return [...(stage?.rows(this) ?? []), ...this.#first(first), ...(this.party?.moored.length && this.part("mooring")?.mooredRows(this, own) || []), ...marchRows(this, own), ...this.folded(rest.filter((each) => !first.includes(each)))].filter(Boolean);
  }

  /** What is done most; who marches on walks on by himself, too. */
  #first(decisions) {
    const rows = this.rows(decisions);
    decisions.forEach(({ order, facts }, number) => order === "resume" && rows[number].firstChild.addEventListener("click", () => this.walk?.begin(facts.party), { capture: true }));
    return rows;
  }

  /** What concerns the party that is looked at, or no party at all. */
  ofParty(open) {
    return open.filter(({ facts: { party } }) => party === undefined || party === this.party?.number);
  }

  /** Decisions one by one, as every system has them. */
  rows(open) {
    return open.map((decision, number) => decisionRow(this.game, decision, number, open));
  }

  folded(open, few) {
    return folded(this, open, few);
  }

  /** What goes straight on is a row for each direction. */
  unfolded(order, same) {
    return order === "march" || order === "sail" ? this.part("bearings")?.bearingRows(this, same) : null;
  }

  #toTop() {
    const asked = `${this.#name} ${this.view.questions?.at(-1)?.kind} ${this.view.meeting?.stage}`;
    if (asked !== this.#asked) $("doing").scrollTop = 0;
    this.#asked = asked;
  }

  asksOdds(open) {
    if (this.isDown) return this.elsewhere ? [] : this.below.asksOdds(open);
    if (!this.game.welcome.scene.odds) return [];
    if (this.#name === "settlement") return open.filter(({ do: text }) => text === this.planned);
    if (this.#name === "combat") return open.length > 1;
    return open.filter(({ do: text, order }) => text === this.planned || order === this.verb || CHANCY.has(order)).slice(0, 60);
  }

  /** A march is traced cell by cell, its nights marked. */
  spots(decision) {
    const plan = planOf(this, decision);
    return plan ? { way: [this.party?.cell, ...plan.way], nights: plan.nights } : null;
  }

  heading() {
    return "";
  }

  isTold(line) {
    return this.isDown ? this.below.isTold(line) : true;
  }

  mayRepeat(decision) {
    return this.isDown ? this.below.mayRepeat(decision) : false;
  }

  async ending() {
    return (await import("../dungeon/ending.js")).ending(this);
  }

  async amend() {
    return this.isDown ? this.below.amend() : (await import("./amending.js")).amend(this);
  }

  /** A question comes before whatever it interrupts; business is done where the party is inside. */
  get #name() {
    if (this.view.questions?.length && this.open.length) return "question";
    if (this.party?.settlement && this.view.stage === "day") return "settlement";
    return this.view.stage;
  }

  #stage(stage = this.#name) {
    return STAGES[stage] ? this.part(stage) : null;
  }

  /** What is needed now, once it is there; then everything is drawn with it. */
  part(name) {
    if (!this.#stages.has(name)) {
      this.#stages.set(name, null);
      Promise.all([STAGES[name](), ...["dungeon", "stages"].flatMap((part) => [wear(part), learn(part)])]).then(([module]) => {
        this.#stages.set(name, module);
        this.again();
      });
    }
    return this.#stages.get(name);
  }

  #companies() {
    return this.view.parties.length > 1 ? this.part("companies")?.chipsRow(this) : null;
  }

  #plan() {
    return this.planned ? this.part("plan")?.planRow(this) : null;
  }

  #looming() {
    return this.party?.looming?.length ? this.part("looming")?.loomingRows(this) ?? [] : [];
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
    Object.assign(this, { picked: party, planned: null, mapOver: false });
    this.again();
  }

  /** Look at a march before it is declared. */
  plan(decision) {
    this.planned = decision?.do ?? null;
    this.again();
    $("doing").scrollTop = 0;
    this.game.askOdds();
  }

  /** Declare a march; it then goes on by itself. */
  async setOut(decision) {
    if (decision.order !== "sail") { // which goes as far as the day reaches: nothing goes on by itself
      await this.#walking();
      this.walk.begin(decision.facts.party);
    }
    this.planned = null;
    return choose(this.game, decision);
  }

  async #walking() {
    const { Walk } = await import("./walking.js");
    this.walk ??= new Walk(this);
  }

  unfold(verb) {
    this.verb = verb;
    this.again();
    document.querySelector("#decisions .is-open")?.scrollIntoView({ block: "start" });
    this.game.askOdds();
  }
}
