// A first lesson inside the real game: one short note at a time, each waits until what it speaks of was done.

import { $, button, h, wear } from "./dom.js";
import { recall, remember } from "./storage.js";
import { learn, t } from "./words.js";

await Promise.all([learn("lesson"), wear("hint")]);

/**
 * The lesson of a desk. Each step: {say, about, done(view, first, game), when(view, game)}; `about` is the part of the
 * page it speaks of. A step with `when` waits for its moment, and those after it do not wait for it.
 */
export class Lesson {
  #left;
  #many;
  #now = null;
  #taught = 0;
  #first = null; // the view in which a step began

  constructor(game, name, steps) {
    Object.assign(this, { game, name });
    const had = recall(`lesson.${name}`) || []; // a page that was loaded anew goes on where it was
    this.#left = steps.filter(({ say }) => !had.includes?.(say));
    this.#many = steps.length;
    this.#taught = steps.length - this.#left.length;
  }

  /** Whether this person has not had it yet. */
  static isDue = (name) => recall(`lesson.${name}`) !== true;

  /** Look at what has changed: a step that is done makes room for the next. */
  show(view) {
    if (!this.#left.length) return;
    if (this.#now?.done?.(view, this.#first, this.game)) return this.#next(view);
    const step = this.#left.find(({ when }) => !when || when(view, this.game));
    if (step !== this.#now) [this.#now, this.#first] = [step, view];
    return step ? this.#draw(view) : this.#hide();
  }

  #next(view) {
    this.#left = this.#left.filter((each) => each !== this.#now);
    remember(`lesson.${this.name}`, [...(recall(`lesson.${this.name}`) || []), this.#now.say]);
    this.#now = null;
    this.#taught += 1;
    if (this.#left.length) this.show(view);
    else this.#end();
  }

  #draw(view) {
    const { say, about, done } = this.#now, key = `${this.name}-${say}`;
    if (this.#drawn === key && !$("hint").hidden) return;
    this.#drawn = key;
    document.querySelector(".hinted")?.classList.remove("hinted");
    if (about) $(about)?.classList.add("hinted");
    const last = this.#left.length === 1;
    const next = done ? null : button(t(last ? "lesson-end" : "lesson-next"), () => this.#next(view), { kind: "plain", "data-key": "lesson-next" });
    const skip = last ? null : button(t("lesson-skip"), () => this.#end(), { kind: "quiet", "data-key": "lesson-skip" });
    $("hint").replaceChildren(
      h("p", {}, h("span.hint-number", {}, `${this.#taught + 1}/${this.#many}`), " ", t(`lesson-${key}`)),
      h("p.hint-buttons", {}, done ? h("small", {}, t("lesson-try")) : null, skip, next));
    $("hint").setAttribute("role", "note");
    $("hint").dataset.step = say;
    $("hint").hidden = false;
  }

  #drawn = "";

  #hide() {
    document.querySelector(".hinted")?.classList.remove("hinted");
    $("hint").hidden = true;
  }

  #end() {
    this.#left = [];
    remember(`lesson.${this.name}`, true);
    remember("hinted", true);
    this.#hide();
  }
}
