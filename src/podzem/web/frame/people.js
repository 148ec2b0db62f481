// Who sits where, who is here, whose turn it is; lending a seat to a bot and back.

import { icon } from "../art/icons.js";
import { seatMark } from "../art/seats.js";
import { $, button, h, iconButton, replaceKeepingFocus } from "./dom.js";
import { canInvite } from "./tabs.js";
import { count, t } from "./words.js";

/** Fill the panel. */
export function showPeople(game) {
  const seats = game.news.seats || [];
  const rows = seats.map((seat) => row(game, seat));
  replaceKeepingFocus($("people"), [h("h2.unseen", {}, t("people")), h("ul.seats", {}, rows), invitation(game, seats)]);
}

function row(game, seat) {
  const awaited = game.news.awaited?.includes(seat.seat) && !game.news.outcome;
  const own = seat.seat === game.me.seat;
  const kind = `${awaited ? ".awaited" : ""}${own ? ".own" : ""}${isAway(seat) ? ".away" : ""}`;
  const mark = seatMark(seat.seat);
  const name = h("span.seat-name", {}, game.nameOf(seat.seat));
  return h(
    `li.seat${kind}`,
    { "aria-current": awaited ? "true" : null },
    mark,
    h("span.seat-words", {}, name, facts(game, seat, awaited)),
    action(game, seat),
  );
}

/** Whether nobody else sits here that could be talked to. */
export const isAlone = (game) => !(game.news.seats || []).some((seat) => seat.seat !== game.me.seat && seat.kind === "person" && seat.present);

const isAway = (seat) => seat.kind === "open" || (seat.kind === "person" && !seat.present);

/** What stands under a name: who plays, whether he is here, what everybody may know of him. */
function facts(game, seat, awaited) {
  const said = [seat.seat === game.me.seat && !seat.lent ? t("you") : status(game, seat)];
  if (game.desk) said.push(...game.desk.about(seat.seat));
  const turn = awaited
    ? h("span.torch-word", { title: t("to-decide") }, icon("torch"), h("span.unseen", {}, t("to-decide")))
    : null;
  return h("small.seat-facts", {}, turn, said.filter(Boolean).join(" · "));
}

function status(game, seat) {
  if (seat.lent) return t("lent-to", { bot: botName(seat.lent) });
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "bot") return t("seat-bot");
  return seat.present ? t("present") : t("absent");
}

const botName = (name) => t(`bot-${name.split(":")[0]}`);

/** Lend one's own seat, take it back, or put a bot where nobody sits. */
function action(game, seat) {
  const { me } = game;
  const may = canInvite(game);
  if (game.news.outcome || me.role === "watch") return null;
  if (seat.lent && (seat.seat === me.seat || may))
    return small("give-back", "people", () => game.send({ do: "give_back", seat: seat.seat }), seat);
  if (seat.lent || seat.kind === "bot") return null;
  if (seat.seat === me.seat || (may && isAway(seat)))
    return small("lend", "robot", () => game.send({ do: "lend", seat: seat.seat, bot: game.botOf() }), seat);
  return null;
}

const small = (words, picture, onclick, seat) =>
  iconButton(t(words), icon(picture), onclick, { "data-key": `${words} ${seat.seat}` });

/** The way to bring friends, while there is a seat for them. */
function invitation(game, seats) {
  const open = seats.filter((seat) => seat.kind === "open").length;
  if (!open || !canInvite(game)) return null;
  return h(
    "div.invitation",
    {},
    h("p", {}, count("seats-open", open)),
    button(t("invite"), () => game.share(), { picture: icon("link"), kind: "torch", "data-key": "invite" }),
  );
}

/** Whose turn, in one line at the top. */
export function showTurn(game) {
  const { awaited = [], outcome, paused } = game.news;
  const mine = awaited.includes(game.me.seat) && !outcome;
  $("turn").classList.toggle("mine", mine);
  const marks = awaited.slice(0, 3).map((seat) => (seat < 0 ? icon("judge") : seatMark(seat)));
  const names = awaited.map((seat) => game.nameOf(seat)).join(", ");
  const words = outcome
    ? t("game-over")
    : paused
      ? t("paused")
      : mine
        ? t("your-turn")
        : names
          ? t("turn-of", { names })
          : "";
  const heading = game.desk?.heading();
  $("whose").replaceChildren(
    ...(outcome ? [] : marks),
    h("strong", {}, words),
    heading ? h("span.quiet", {}, heading) : "",
  );
  document.title = `${mine ? "● " : ""}${words} – ${game.table.title || "Podzem"}`;
}
