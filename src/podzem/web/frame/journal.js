// The journal: sentences, newest at the bottom; each opens its clause and the terms of its numbers.

import { die } from "../art/dice.js";
import { icon } from "../art/icons.js";
import { seatMark } from "../art/seats.js";
import { button, h, wear } from "./dom.js";
import { count, t } from "./words.js";

const PAGE = 60;
const NEAR = 60;

/** Lines with their number and their facts at hand. */
const numbered = (lines, from) => lines.map((line, index) => ({ ...line.facts, ...line, n: from + index }));

export class Journal {
  #lines = [];
  #first = 1;
  #loading = false;
  #follows = true;
  #top = 0;

  /** Build the panel inside its host. */
  constructor(host, game) {
    this.game = game;
    this.log = h("ol.log", {
      role: "log",
      "aria-live": "polite",
      "aria-label": t("journal"),
      onkeydown: (event) => this.#walk(event),
    });
    this.below = button("", () => this.toEnd(), { kind: "below", hidden: true });
    this.earlier = button(t("earlier-lines"), () => this.#loadEarlier(), { kind: "earlier", hidden: true });
    host.replaceChildren(this.earlier, this.log, this.below);
    this.log.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    new ResizeObserver(() => this.#follows && this.toEnd()).observe(this.log);
  }

  /** The number of the last line that this client has. */
  get last() {
    return this.#first + this.#lines.length - 1;
  }

  /** The text of the newest line. */
  lastWords() {
    return this.#lines.at(-1)?.say || "";
  }

  /** The newest line that fits, of those before the newest that ends them. */
  newest(fits, ends) {
    return this.#lines.slice(0, this.#lines.findLastIndex(ends)).findLast(fits);
  }

  /** Forget everything: the next news bring all lines anew. */
  clear() {
    this.#lines = [];
    this.#first = 1;
    this.log.replaceChildren();
  }

  /** Lines from a number on replace what stood there; returns those that are new to this client. */
  put({ from, of: told, fresh }, { missed = false } = {}) {
    if (fresh) this.clear();
    if (!this.#lines.length) this.#first = from;
    const had = this.last;
    const of = numbered(told, from);
    this.#cut(from);
    if (missed && of.length && had >= this.#first) this.log.append(this.#missed(of.length));
    const before = this.#lines.at(-1);
    this.#lines.push(...of);
    this.log.append(...of.map((line, index) => this.#row(line, index ? of[index - 1] : before)));
    this.earlier.hidden = this.#first <= 1;
    this.#stopAt(this.log.querySelector("li:last-child .line"));
    if (this.#follows) this.toEnd();
    else if (of.length) this.#tellBelow();
    return of;
  }

  #cut(from) {
    if (from > this.last) return;
    this.#lines.length = Math.max(0, from - this.#first);
    for (const row of [...this.log.children]) if (!(Number(row.dataset.n) < from)) row.remove();
    if (from < this.#first) this.#first = from;
  }

  #missed(n) {
    return h("li.missed", { "data-n": this.last }, count("missed", n));
  }

  #row(line, before) {
    const owner = line.seat >= 0 ? line.seat : null; // the judge has no mark
    const mark = owner !== null && owner !== before?.seat ? seatMark(owner) : null;
    const face = line.face && (line.sides ?? 6) === 6 ? die(line.face) : null;
    const isSecret = line.secret && this.game.me.role === "judge";
    const secret = isSecret
      ? h("span.secret", { title: t("secret") }, icon("eye-closed"), h("span.unseen", {}, t("secret")))
      : null;
    const opener = h(
      "button.line",
      {
        type: "button",
        tabindex: -1,
        "aria-expanded": "false",
        onclick: (event) => this.#toggle(event.currentTarget, line),
        onpointerenter: () => this.game.scene?.trace(this.game.desk.told(line)),
        onpointerleave: () => this.game.scene?.trace(null),
      },
      h("span.line-mark", { "aria-hidden": "true" }, mark),
      h("span.line-say", {}, secret, line.say || line.event),
      face && h("span.line-die", { "aria-hidden": "true" }, face),
    );
    return h(`li${isSecret ? ".is-secret" : ""}`, { "data-n": line.n, "data-event": line.event }, opener);
  }

  /** The log is one stop of the Tab key: the newest line, or the one last walked to. */
  #stopAt(line) {
    if (!line || this.log.contains(document.activeElement)) return;
    this.log.querySelector('.line[tabindex="0"]')?.setAttribute("tabindex", -1);
    line.setAttribute("tabindex", 0);
  }

  #walk(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const here = event.target.closest(".line");
    if (!step || !here) return;
    event.preventDefault();
    const lines = [...this.log.querySelectorAll(".line")];
    const next = lines[lines.indexOf(here) + step];
    if (!next) return;
    here.setAttribute("tabindex", -1);
    next.setAttribute("tabindex", 0);
    next.focus();
  }

  async #toggle(opener, line) {
    const open = opener.getAttribute("aria-expanded") === "true";
    opener.setAttribute("aria-expanded", String(!open));
    if (open) return opener.nextElementSibling?.remove();
    const more = h("div.line-more");
    opener.after(more);
    this.#follows = false;
    const [{ clauseBox, termsTable }] = await Promise.all([import("./clauses.js"), wear("clauses")]);
    const { box, filled } = line.clause ? clauseBox(this.game.table.system, line.clause) : {};
    more.append(...[termsTable(line.terms), box].filter(Boolean));
    await filled;
    // Whole where it has room, else from the line on; whoever reads it is not carried away by news.
    more.parentElement?.scrollIntoView({ block: "nearest" });
  }

  /** Lines as rows, for whoever shows others than one's own. */
  rows({ from, of }) {
    return numbered(of, from).map((line, index, all) => this.#row(line, all[index - 1]));
  }

  #atEnd() {
    return this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR;
  }

  /** Scroll to the newest line. */
  toEnd() {
    this.#follows = true;
    this.log.scrollTop = this.log.scrollHeight;
    this.below.hidden = true;
  }

  #tellBelow() {
    this.below.replaceChildren(`${t("new-lines")} ↓`);
    this.below.hidden = false;
  }

  #scrolled() {
    // A panel that shrinks is not a reader who scrolls up.
    const reads = this.log.querySelector(".line-more");
    this.#follows = (this.#atEnd() && !reads) || (this.#follows && this.log.scrollTop >= this.#top);
    this.#top = this.log.scrollTop;
    if (this.#follows) this.below.hidden = true;
    if (this.log.scrollTop < NEAR && this.#first > 1) this.#loadEarlier();
  }

  async #loadEarlier() {
    if (this.#loading || this.#first <= 1) return;
    this.#loading = true;
    const from = Math.max(1, this.#first - PAGE);
    const answer = await this.game.connection.ask({ do: "lines", from, to: this.#first - 1 });
    this.#loading = false;
    if (answer.is === "lines" && answer.lines.from + answer.lines.of.length === this.#first)
      this.#prepend(answer.lines);
  }

  #prepend({ from, of: told }) {
    const of = numbered(told, from);
    const height = this.log.scrollHeight;
    this.log.setAttribute("aria-busy", "true");
    this.#lines.unshift(...of);
    this.#first = from;
    this.log.prepend(...of.map((line, index) => this.#row(line, of[index - 1])));
    this.log.scrollTop += this.log.scrollHeight - height;
    this.log.removeAttribute("aria-busy");
    this.earlier.hidden = this.#first <= 1;
  }
}
