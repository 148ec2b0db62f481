// Search in words: a text, or a place and a method picked; what was tried is kept. Nothing here knows what is hidden.

import { h, select } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { glyph } from "../dungeon/signs.js";
import { folded } from "./folds.js";

const LONGEST = 200;
const ASK = "ask"; // the rules ask how

/** The form of a search, for whoever can search now. */
export function searchRows(desk, searches) {
  const whole = searches.filter(({ order }) => order === "search"), rest = searches.filter((each) => !whole.includes(each));
  if (!whole.length) return folded(desk, rest);
  return [h("li.search-form", {}, h("strong", {}, glyph("search"), t("delve-search"), desk.game.chances?.oddsRow(desk.game, whole[0])), written(desk, whole[0]), picked(desk, whole), tried(desk)), ...folded(desk, rest)];
}

/** In one's own words, in any of the four languages. */
const written = (desk, { facts: { member } }) => inWords(desk, member, "describe", "search", t("delve-search-in-words"), t("delve-search-do"), t("delve-search-hint"));

/** An order that ends in what somebody types. */
export function inWords(desk, member, order, key, label, action, placeholder = label) {
  const box = h("input", { type: "text", maxlength: LONGEST, value: desk.texts[key] ?? "", placeholder, "aria-label": label, "data-key": `${key} words`, oninput: (event) => desk.write(key, event.target.value) });
  const send = (event) => {
    event.preventDefault();
    const words = box.value.trim().split(/\s+/).filter(Boolean);
    if (!words.length) return box.focus();
    desk.write(key, "");
    return desk.game.decide({ do: `${desk.game.me.seat} ${order} ${member} ${words.join(" ")}`, order });
  };
  return h("form.in-words", { onsubmit: send }, box, h("button.torch", { type: "submit", "data-key": `${key} send`, disabled: desk.game.pending !== null }, action));
}

/** Picked: a way first, or none, for which the rules then ask; choosing the place begins it. */
function picked(desk, searches) {
  const { game } = desk, { terms } = game, { member } = searches[0].facts;
  const methods = [ASK, ...Object.keys(terms.method ?? {}).filter((id) => !["look", "in_words", ASK].includes(id))];
  const name = (kind, id) => game.news.places?.[id] ?? terms[kind]?.[id] ?? id;
  const how = select(methods.map((id) => [id, id === ASK ? t("delve-search-how") : name("method", id)]), methods.includes(desk.method) ? desk.method : ASK, { "data-key": "search how", "aria-label": t("delve-search-method"), onchange: (event) => { desk.method = event.target.value; } });
  const begin = (event) => {
    const listed = searches.find((each) => each.do === event.target.value);
    if (!listed) return null;
    const isVague = listed.facts.method === "look";
    return isVague || how.value === ASK ? desk.take(listed) : game.decide({ do: `${game.me.seat} search ${member} ${listed.facts.spot} ${how.value}`, order: "search" });
  };
  const where = select([["", t("delve-search-where")], ...searches.map((each) => [each.do, name("spot", each.facts.spot)])], "", { "aria-label": t("delve-search-spot"), "data-key": `search ${member}`, disabled: game.pending !== null, onchange: begin });
  return h("div.picked", {}, how, where);
}

/** What was tried already, and where: places and ways as they were named. */
function tried({ view, game }) {
  if (!view.said.length) return null;
  const name = (kind, ids) => ids.map((id) => game.news.places?.[id] ?? game.terms[kind]?.[id] ?? id).join(", ");
  const lines = view.said.map(({ place, spots, methods }) => `${game.news.places?.[place] ?? ""} · ${name("spot", spots)}: ${name("method", methods)}`);
  return h("details.tried", {}, h("summary", {}, t("delve-tried", { n: lines.length })), h("ul", {}, lines.map((said) => h("li", {}, said))));
}
