// A declared march goes on by itself, day by day, while nothing comes up; where something does, the page says what it was.

import { button, h, wear } from "../../frame/dom.js";
import { learn, t } from "../../frame/words.js";

await Promise.all([learn("evening"), wear("evening")]);

const NEXT = ["resume", "progress", "camp"]; // what one who only walks decides, the first that is open
const SEEN = 420; // milliseconds in which a day's walk is seen
// What belongs to walking and needs no answer; anything else that is told stops it.
const USUAL = new Set(["march_began", "march_along", "march_resumed", "entered_cell", "crossed", "too_little_left", "progressed", "camped", "rations_eaten", "foraged", "day_began", "weather", "weather_die", "spell_die", "sight_die", "regained_strength", "paths_dry", "feeding_chosen"]);

export class Walk {
  #party = 0;
  #timer = 0;
  #accepted = ""; // what looms over this day, as it was known when one set out
  why = null; // the line that stopped the last march

  constructor(desk) {
    this.desk = desk;
  }

  get isOn() {
    return this.#party > 0;
  }

  begin(party) {
    this.#party = party;
    this.#accepted = this.#looming();
    this.why = null;
  }

  end(why = null) {
    clearTimeout(this.#timer);
    this.#party = 0;
    this.why = why;
  }

  /** Something was told: walk on, or say why not. */
  hear(lines) {
    if (!lines.length) return;
    if (!this.isOn) this.why = null;
    else {
      const stop = lines.find(({ event }) => !USUAL.has(event));
      if (stop || !this.#next()) this.end(stop);
      else this.#wait();
    }
  }

  #wait() {
    const { game } = this.desk, { version } = game.news;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const next = this.isOn && game.news.version === version && game.pending === null && this.#next();
      if (next) game.decide(next);
    }, SEEN);
  }

  get #walker() {
    return this.desk.view.parties?.find(({ number }) => number === this.#party);
  }

  #looming() {
    return `${this.desk.view.date.days} ${this.#walker?.looming.map(({ kind }) => kind)}`;
  }

  /** What goes on with the march, unless the evening would take something of which nobody knew. */
  #next() {
    const { view, open } = this.desk, party = this.#walker;
    if (!party?.march || view.stage !== "day" || view.questions?.length) return null;
    if (party.looming.length && this.#looming() !== this.#accepted) return null;
    return NEXT.map((order) => open.find((each) => each.order === order && each.facts.party === party.number)).find(Boolean) ?? null;
  }

  /** While it walks: a way to stop; afterwards: why it stopped. */
  row() {
    const halt = () => {
      this.end();
      this.desk.again();
    };
    if (this.isOn) return h("li.walking", { role: "status" }, h("span", {}, t("walking-on")), button(t("halt"), halt, { kind: "plain", "data-key": "halt" }));
    return this.why && reason(this.desk, this.why);
  }
}

/** The line that stopped it; pressed it opens its rule. */
function reason({ game }, { event, say, clause }) {
  const open = async () => (await import("./evening.js")).explain(game, say, clause);
  return h("li.walking.why", { role: "status" }, event !== "arrived" && h("small", {}, t("stopped-because")), h("button.quiet", { type: "button", "data-key": "why stopped", disabled: !clause, onclick: open }, h("strong", {}, say)));
}
