// The clock of a decision: time left for whoever is awaited, counted down here and set right by every news.

import { icon } from "../art/icons.js";
import { $ } from "./dom.js";
import { t } from "./words.js";

const SHORT = 10;

export class Clock {
  #end = null;
  #timer = 0;

  constructor(game) {
    this.game = game;
  }

  /** Milliseconds left, or null when no clock runs. */
  set(left) {
    clearInterval(this.#timer);
    this.#end = typeof left === "number" ? performance.now() + left : null;
    if (this.#end !== null) this.#timer = setInterval(() => this.#show(), 250);
    this.#show();
  }

  #show() {
    const box = $("clock");
    box.hidden = this.#end === null || Boolean(this.game.news.paused || this.game.news.outcome);
    if (box.hidden) return;
    const seconds = Math.max(0, Math.ceil((this.#end - performance.now()) / 1000));
    const words = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    box.classList.toggle("short", seconds <= SHORT);
    if (box.dataset.shown === words) return;
    box.dataset.shown = words;
    box.setAttribute("aria-label", `${t("time-left")}: ${words}`);
    box.replaceChildren(icon("clock"), words);
  }
}
