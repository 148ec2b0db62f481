// Cards: one's own hand, the goods while shopping, and for the judge everybody's hand.

import { card } from "./cards.js";
import { icon } from "../../art/icons.js";
import { seatMark } from "../../art/seats.js";
import { chooseAmong } from "../../frame/among.js";
import { $, h, replaceKeepingFocus } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";

/** Fill the panel from the view. */
export function showHand(game) {
  const view = game.shownView();
  const rows = [];
  if (view.shop?.length) rows.push(shelf(game, t("for-sale"), view.shop, "shop"));
  if (view.hand)
    rows.push(shelf(game, game.looking ? game.nameOf(game.looking.seat) : t("your-hand"), view.hand, "hand"));
  if (view.hands) rows.push(...view.hands.map((hand, seat) => secretShelf(game, hand, seat)));
  if (!rows.length) rows.push(h("p.empty", {}, t("no-hand")));
  replaceKeepingFocus($("desk"), rows);
}

function shelf(game, title, ids, kind) {
  const cards = ids.map((id, index) => h("li", {}, playable(game, id, `${kind} ${index} ${id}`)));
  const empty = h("p.empty", {}, t("empty-hand"));
  return h(
    "div.shelf",
    {},
    h("h3", {}, title, " ", h("span.quiet", {}, count("cards", ids.length))),
    cards.length ? h("ul.cards", {}, cards) : empty,
  );
}

function secretShelf(game, ids, seat) {
  const title = [seatMark(seat), " ", game.nameOf(seat), " ", icon("eye-closed")];
  return h(
    "div.shelf.is-secret",
    {},
    h("h3", {}, title),
    h(
      "ul.cards.small",
      {},
      ids.map((id) => h("li", {}, drawn(game, id))),
    ),
  );
}

function drawn(game, id) {
  return card(id, game.welcome.scene.cards?.[id], game.terms.card?.[id] || id);
}

/** A card that an open decision needs is a button, lit; another is a picture. */
function playable(game, id, key) {
  const uses = game.looking ? [] : (game.news.decisions || []).filter(({ facts }) => facts.card === id);
  const name = game.terms.card?.[id] || id;
  const category = game.terms.category?.[game.welcome.scene.cards?.[id]] || "";
  if (!uses.length) return h("span.card-place", { role: "img", "aria-label": name, title: category }, drawn(game, id));
  const label = `${name}: ${count("uses", uses.length)}`;
  return h(
    "button.card-place.lit",
    {
      type: "button",
      "data-key": key,
      "aria-label": label,
      title: category,
      disabled: game.pending !== null,
      onclick: () => chooseAmong(game, name, uses),
    },
    drawn(game, id),
  );
}
