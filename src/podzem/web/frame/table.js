// The table page: what the socket tells goes into one `game`, and each part of the page is drawn from it.

import { createDesk } from "../desk/desk.js";
import { createScene } from "../scene/scene.js";
import { showDecisions } from "./decisions.js";
import { $, notice, wear } from "./dom.js";
import { connection, handOver, id, spoken, token } from "./boot.js";
import { Journal } from "./journal.js";
import { forget, recall, soundIsOn, wasAway } from "./storage.js";
import { isAlone, showPeople, showTurn } from "./people.js";
import { listenToKeys, openTab, showTabs, showTools } from "./tabs.js";
import { take, takeAgain, send } from "./taking.js";
import { applyTheme, showSettings } from "./theme.js";
import { t, tongue } from "./words.js";

class Game {
  news = {};
  odds = {};
  chances = null; // how odds are shown, once there are any
  pending = null;
  looking = null;
  scene = null;
  desk = null;
  clock = null;
  unread = 0;
  chats = []; // all that was said
  chat = null; // the panel that shows it, once there is somebody to talk to or somebody has opened it
  me = { role: "watch", seat: -1, host: false };
  terms = {};
  #ended = false;
  #wasLost = false;
  #drawing = Promise.resolve();
  #talk = null;

  constructor(id, token) {
    this.id = id;
    this.token = token;
    this.table = {};
    this.journal = new Journal($("journal"), this);
    this.connection = connection;
  }

  /** Hear what the socket tells, from its beginning. */
  listen() {
    handOver({
      hello: () => ({ token: this.token, language: tongue(), lines: this.journal.last, version: this.journal.last ? this.news.version : -1 }),
      heard: (message) => this.#hear(message),
      changed: (state, say) => this.#connected(state, say),
    });
    connection.open();
  }

  #hear(message) {
    if (message.is === "welcome") this.#welcome(message);
    else if (message.is === "news") this.#drawing = this.#drawing.then(() => this.#hearNews(message));
    else if (message.is === "chat") this.#hearChat(message);
    else if (message.is === "error") notice(message.say, { kind: "bad" });
  }

  #welcome(message) {
    this.welcome = message;
    this.table = message.table;
    this.me = message.you;
    this.terms = message.terms || {};
    $("title").textContent = message.table.title || "";
    this.chats = message.chats || [];
    this.chat?.begin(this.chats);
    showTools(this);
    if (this.me.role === "watch" && document.body.dataset.tab === "desk") openTab(this, "journal");
    // What cannot be drawn can still be played by the list.
    const scene = this.#buildScene(message.scene).catch((error) => notice(error.message, { kind: "bad" }));
    this.#drawing = Promise.all([scene, this.#buildDesk(message.scene.desk)]);
  }

  async #buildDesk(name) {
    this.desk = await createDesk(this, name);
    showTabs(this);
    if (!recall("hinted") && !this.desk.teaches && $("hint").hidden) (await import("./hints.js")).showHints(name);
  }

  /** The places of the scene in words. */
  get places() {
    return this.desk.places;
  }

  async #buildScene(scene) {
    const drawn = JSON.stringify([scene, tongue()]);
    if (this.scene && drawn === this.drawn) return;
    this.scene?.destroy();
    this.scene = null;
    if (scene.kind) this.scene = await createScene($("scene"), scene, this.terms);
    this.drawn = drawn;
  }

  #hearNews(message) {
    const { lines, ...rest } = message;
    const wasMine = this.isMyTurn();
    if (rest.version !== this.news.version) this.odds = {};
    if (this.pending !== null && rest.version !== this.pending) this.pending = null;
    Object.assign(this.news, rest);
    const isFirst = this.journal.last < 1;
    const fresh = lines ? this.journal.put(lines, { missed: this.#wasLost }) : [];
    this.#wasLost = false;
    this.#setClock(this.news.deadline);
    this.draw(isFirst ? [] : fresh);
    if (!wasMine && this.isMyTurn() && !isFirst && soundIsOn()) import("./sound.js").then(({ play }) => play("turn"));
    if (isFirst && this.desk?.retells && wasAway(this.id, this.journal.last)) import("./recap.js").then(({ showRecap }) => showRecap(this));
    this.askOdds();
    this.#endOnce();
    takeAgain(this);
  }

  /** Most tables have no clock. */
  async #setClock(left) {
    if (typeof left === "number") this.clock ??= new (await import("./clock.js")).Clock(this);
    this.clock?.set(this.news.deadline);
  }

  isMyTurn() {
    return (this.news.decisions || []).length > 0;
  }

  /** The view on the stage: the live one, or what the judge looks at. */
  shownView() {
    return this.looking?.view || this.news.view || {};
  }

  /** Draw every part from what is known. */
  draw(fresh = []) {
    showTurn(this);
    showPeople(this);
    if (this.me.role === "judge") import("./judge.js").then(({ showJudge }) => showJudge(this));
    showTabs(this);
    this.chat?.showTargets();
    if (!isAlone(this)) this.openChat();
    this.desk?.show(fresh);
    this.scene?.show(this.shownView(), { animate: fresh.length > 0 && !this.looking, lines: fresh });
    if (!this.looking && fresh.length) import("./moments.js").then(({ showMoments }) => showMoments(this, fresh));
    showDecisions(this);
  }

  /** The chances of what is open, once a version, where the desk wants them: of all, or of those that it names. */
  async askOdds() {
    const { version } = this.news, wanted = this.isMyTurn() && this.me.role === "seat" && this.desk.asksOdds(this.news.decisions);
    if (!wanted || wanted.length === 0) return;
    const of = Array.isArray(wanted) ? wanted.map((each) => each.do) : null, asked = `${version} ${of ?? ""}`;
    if (this.asked === asked) return;
    this.asked = asked;
    const chances = import("./odds.js"), answer = await this.connection.ask({ do: "odds", version, of });
    if (answer.is !== "odds" || answer.version !== this.news.version) return;
    // Of what was asked by name and is not answered nothing can come but what is sure.
    this.odds = { ...this.odds, ...Object.fromEntries((of ?? []).map((text) => [text, []])), ...answer.of };
    this.chances = await chances;
    this.chances.showChances(this);
  }

  #endOnce() {
    if (!this.news.outcome) this.#ended = false;
    else if (!this.#ended) {
      this.#ended = true;
      setTimeout(async () => this.news.outcome && (await import("./outcome.js")).showOutcome(this), 900);
    }
  }

  /** Take a decision; a real die is asked for as often as the rule throws one. */
  decide(decision) {
    return take(this, { do: "decide", decision: decision.do }, decision);
  }

  /** Take back my last decision. */
  takeBack() {
    return take(this, { do: "take_back" });
  }

  /** Send anything else; a refusal is shown. */
  send(message) {
    return send(this, message);
  }

  /** Look at another seat or moment, or (null) at the live table again. */
  look(answer) {
    this.looking = answer;
    document.body.classList.toggle("looking", answer !== null);
    this.draw();
  }

  nameOf(seat) {
    if (seat < 0) return t("judge");
    const name = this.news.seats?.find((one) => one.seat === seat)?.name;
    return name || t("seat-number", { n: seat + 1 });
  }

  /** The bot that takes a seat: the one named by the server, else the system's own. */
  botOf(seat = {}) {
    return seat.bot || seat.lent || this.table.bots[0];
  }

  async share() {
    const { shareDialog } = await import("./share.js");
    return shareDialog(this.id, this.token).catch((error) => notice(error.message, { kind: "bad" }));
  }

  /** The panel of talk. It is there before anybody wants it: then the connection may be lost. */
  openChat() {
    this.#talk ??= this.#buildChat().catch(() => (this.#talk = null));
    return this.#talk;
  }

  /** In the language in use. */
  async #buildChat() {
    const [{ Chat }] = await Promise.all([import("./chat.js"), wear("chat")]);
    this.chat = new Chat($("chat"), this);
    this.chat.begin(this.chats);
  }

  #hearChat(message) {
    this.chats.push(message);
    this.chat?.add(message);
    if (message.seat === this.me.seat || document.body.dataset.tab === "chat") return;
    this.unread += 1;
    showTabs(this);
  }

  #connected(state, say) {
    document.body.dataset.connection = state;
    $("banner").hidden = state === "open";
    if (state === "lost") {
      this.#wasLost = true;
      $("banner").textContent = t("connection-lost");
    }
    if (state === "refused") this.#refused(say);
  }

  async #refused(say) {
    forget(this.id);
    $("table").hidden = true;
    (await import("./enter.js")).turnedAway($("banner"), say);
  }

  /** Another language: everything said is asked for anew. */
  relabel() {
    this.journal = new Journal($("journal"), this);
    if (this.chat) this.#buildChat();
    this.asked = null;
    showSettings($("settings"), () => this.relabel(), { sound: true });
    this.connection.restart();
  }
}

async function begin() {
  applyTheme();
  await spoken;
  const game = new Game(id, token || (await comeIn(id)));
  showSettings($("settings"), () => game.relabel(), { sound: true });
  listenToKeys(game);
  $("scene").addEventListener("aloud", async () => (await import("./aloud.js")).readAloud(game));
  openTab(game, matchMedia("(min-width: 960px)").matches ? "journal" : "desk");
  game.listen();
}

/** Somebody new: a name is asked for before the table is shown. */
async function comeIn(id) {
  const { enter, turnedAway } = await import("./enter.js");
  $("table").hidden = true;
  const token = await enter(id, $("banner")).catch((error) => turnedAway($("banner"), error.message));
  $("banner").hidden = true;
  $("table").hidden = false;
  return token;
}

begin();
