// A first lesson inside the real game: one short note at a time, each waits until what it speaks of was done.

import { $, button, h } from "./dom.js";
import { recall, remember } from "./storage.js";
import { learn, t } from "./words.js";

await learn("lesson");

/** The lesson of a desk. Each step: {say, about, done(view, first, game)}; `about` is the part of the page it speaks of. */
export class Lesson {
  #steps;
  #at = 0;
  #first = null; // the view in which a step began

  constructor(game, name, steps) {
    Object.assign(this, { game, name });
    this.#steps = steps;
  }

  /** Whether this person has not had it yet. */
  static isDue = (name) => recall(`lesson.${name}`) !== true;

  /** Look at what has changed: a step that is done makes room for the next. */
  show(view) {
    if (this.#at >= this.#steps.length) return;
    this.#first ??= view;
    const { done } = this.#steps[this.#at];
    if (done?.(view, this.#first, this.game)) this.#next(view);
    else this.#draw(view);
  }

  #next(view) {
    this.#at += 1;
    this.#first = view;
    if (this.#at >= this.#steps.length) this.#end();
    else this.#draw(view);
  }

  #draw(view) {
    const { say, about, done } = this.#steps[this.#at], key = `${this.name}-${say}`;
    if (this.#drawn === key && !$("hint").hidden) return;
    this.#drawn = key;
    document.querySelector(".hinted")?.classList.remove("hinted");
    if (about) $(about)?.classList.add("hinted");
    const last = this.#at === this.#steps.length - 1;
    const next = done ? null : button(t(last ? "lesson-end" : "lesson-next"), () => this.#next(view), { kind: "plain", "data-key": "lesson-next" });
    const skip = last ? null : button(t("lesson-skip"), () => this.#end(), { kind: "quiet", "data-key": "lesson-skip" });
    $("hint").replaceChildren(
      h("p", {}, h("span.hint-number", {}, `${this.#at + 1}/${this.#steps.length}`), " ", t(`lesson-${key}`)),
      h("p.hint-buttons", {}, done ? h("small", {}, t("lesson-try")) : null, skip, next));
    $("hint").setAttribute("role", "note");
    $("hint").hidden = false;
  }

  #drawn = "";

  #end() {
    this.#at = this.#steps.length;
    remember(`lesson.${this.name}`, true);
    remember("hinted", true);
    document.querySelector(".hinted")?.classList.remove("hinted");
    $("hint").hidden = true;
  }
}
