// What the light shows, in words, over the map: asked for anew when the party has moved or its light has changed.

import { $, h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";

export class Told {
  #seen = "";
  #element = null;

  /** Ask for the sentences if where one stands, or what burns, is another than before. */
  async show({ game, view }) {
    const now = JSON.stringify([view.stage, view.groups.map(({ at, depth, heading }) => [at, depth, heading]), view.clock.lights.map(({ item }) => item), view.levels.map(({ openings }) => openings.length), document.documentElement.lang]);
    if (now === this.#seen || game.looking) return;
    this.#seen = now;
    const { of = [] } = await game.connection.ask({ do: "describe" });
    if (this.#seen === now) this.#fill(view.stage === "town" ? [t("delve-told-in-town")] : of);
  }

  #fill(sentences) {
    this.#element?.remove();
    this.#element = sentences.length ? h("div.told", { role: "status", "aria-label": t("delve-told"), tabindex: 0 }, sentences.map((each) => h("p", {}, each))) : null;
    if (this.#element) $("stage").append(this.#element);
  }
}
