// The marching order: ranks from the front. How somebody is moved is loaded when a hand or the keyboard comes near.

import { bust } from "../../art/busts.js";
import { seatColour } from "../../art/seats.js";
import { picture } from "../../art/svg.js";
import { choose } from "../../frame/decisions.js";
import { h, wear } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { memberName } from "./names.js";

await wear("ranks");

let marching = null;

/** One group: its ranks with everybody in his place. */
export function formation(desk, group) {
  const places = desk.open.filter(({ order }) => order === "place");
  const ranks = group.ranks.map((rank, index) => rankBox(desk, rank, index + 1, places));
  const isMore = places.some(({ facts }) => facts.rank === group.ranks.length + 1);
  return h("div.formation", { role: "group", "aria-label": `${t("marching-order")}, ${t("group-number", { n: group.number })}` },
    h("small", {}, t("group-number", { n: group.number })), ranks, isMore && rankBox(desk, [], group.ranks.length + 1, places));
}

function rankBox(desk, rank, number, places) {
  return h("div.rank", { "data-rank": number, title: t("rank-number", { n: number }) }, h("small", { "aria-hidden": "true" }, number), rank.map((id) => marcher(desk, id, number, places.filter(({ facts }) => facts.member === id))));
}

function marcher(desk, id, rank, places) {
  const member = desk.member(id) ?? { owner: -1, type: "" }, name = memberName(desk.game, id);
  const take = (decision) => decision && choose(desk.game, decision), to = (number) => take(places.find(({ facts }) => facts.rank === number));
  const face = picture("-13 -13 26 26", { class: "bust" }, bust(member.type, {}, seatColour(member.owner)));
  const words = `${name}, ${t("rank-number", { n: rank })}`;
  if (!places.length) return h("span.marcher", { role: "img", "aria-label": words, title: words }, face);
  const element = h("button.marcher", { type: "button", "data-key": `march ${id}`, "aria-label": words, title: words }, face);
  const ready = async () => {
    marching ??= await import("./marching.js"); // once it is there, whoever is drawn anew moves at once
    marching.movable(element, places, rank, { take, to });
  };
  for (const name of ["pointerenter", "focus"]) element.addEventListener(name, ready, { once: true });
  element.addEventListener("click", async () => {
    await ready();
    if (!element.dragged) element.ask();
  });
  return element;
}
