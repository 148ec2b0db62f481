// Talk beside the game: to all, or a whisper between a seat and the judge.

import { icon } from "../art/icons.js";
import { seatMark } from "../art/seats.js";
import { h, select } from "./dom.js";
import { dropDraft, keepDraft } from "./storage.js";
import { moment, t } from "./words.js";

const LONGEST = 500;

export class Chat {
  /** Build the panel inside its host. */
  constructor(host, game) {
    this.game = game;
    this.log = h("ol.talk", { role: "log", "aria-live": "polite", "aria-label": t("chat"), tabindex: 0 });
    this.input = h("input", {
      maxlength: LONGEST,
      "aria-label": t("say-something"),
      placeholder: t("say-something"),
      autocomplete: "off",
    });
    keepDraft(this.input, `chat.${game.id}`);
    this.to = h("span.to");
    const send = h("button.icon", { type: "submit", "aria-label": t("send"), title: t("send") }, icon("send"));
    host.replaceChildren(
      this.log,
      h("form.say", { onsubmit: (event) => this.#send(event) }, this.to, this.input, send),
    );
  }

  /** Everything said so far. */
  begin(chats) {
    this.log.replaceChildren(h("li.empty", {}, t("nobody-spoke")));
    for (const chat of chats) this.add(chat);
    this.showTargets();
  }

  /** One more thing said. */
  add(chat) {
    this.log.querySelector(".empty")?.remove();
    const who = chat.seat >= 0 ? [seatMark(chat.seat), " "] : [];
    const whisper = chat.whisper ? h("em.whisper", {}, icon("eye-closed"), ` ${t("whisper")}`) : null;
    this.log.append(
      h(
        `li${chat.whisper ? ".whispered" : ""}`,
        {},
        h("p.talk-head", {}, who, h("strong", {}, this.#speaker(chat)), whisper, h("time", {}, moment(chat.at))),
        h("p", {}, chat.text),
      ),
    );
    this.log.scrollTop = this.log.scrollHeight;
  }

  #speaker(chat) {
    return chat.from || t(chat.seat === -2 ? "judge" : "watcher");
  }

  /** To whom one can speak: a player to all or the judge, the judge to all or any seat. */
  showTargets() {
    const { me, table, news } = this.game;
    const pairs = [["", t("to-all")]];
    if (me.role === "seat" && table.judge === "human") pairs.push(["judge", t("to-judge")]);
    if (me.role === "judge")
      for (const seat of news.seats || []) pairs.push([seat.seat, t("to-seat", { name: this.game.nameOf(seat.seat) })]);
    const chosen = this.to.firstChild?.value || "";
    const known = pairs.some(([value]) => String(value) === chosen);
    this.to.replaceChildren(
      ...(pairs.length > 1 ? [select(pairs, known ? chosen : "", { "aria-label": t("speak-to") })] : []),
    );
  }

  async #send(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (!text) return;
    const to = this.to.firstChild?.value || null;
    this.input.value = "";
    const target = to === null || to === "judge" ? to : Number(to);
    const answer = await this.game.send({ do: "chat", text, to: target });
    if (answer.is === "done") dropDraft(`chat.${this.game.id}`);
    else if (!this.input.value) this.input.value = text;
  }
}
