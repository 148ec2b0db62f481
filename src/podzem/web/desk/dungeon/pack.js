// A pack: things with what can be done with each at once.

import { dialog } from "../../frame/dialog.js";
import { h } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { actButton } from "./folds.js";
import { grivnas, itemName, itemWords, memberName, verbName } from "./names.js";

const WORN = new Set(["light_armour", "mail", "plate"]);

/** Fill the list of what somebody bears. */
export const fill = (list, desk, member) => list.replaceChildren(...member.items.map((item) => row(desk, member, item)));

/** The pack by itself; it closes when something was done. */
export function openPack(desk, member) {
  const list = h("ul", {}), box = dialog(`${t("pack")}: ${memberName(desk.game, member.id)}`, h("div.pack", {}, list), { kind: "small", closeWords: t("close") });
  fill(list, desk, member);
  list.addEventListener("click", (event) => event.target.closest("button") && box.close());
}

function row(desk, member, item) {
  const acts = desk.open.filter(({ facts }) => facts.member === member.id && facts.item === item.id);
  const notes = [item.ready && t(WORN.has(item.kind) ? "worn" : "in-hand"), item.burning && count("turns-left", item.left), item.damage > 0 && t("damaged"), item.value && count("kuna", item.value)].filter(Boolean);
  return h(`li${item.burning ? ".is-burning" : ""}`, {},
    h("span", {}, itemWords(desk.game, item), notes.length > 0 && h("small", {}, ` ${notes.join(", ")}`)),
    item.qg !== null && h("small.weight", {}, grivnas(item.qg)),
    acts.length > 0 && h("span.acts", {}, acts.map((act) => actButton(desk, act, words(desk, act, member)))),
    item.contents.length > 0 && h("ul", {}, item.contents.map((inner) => row(desk, member, inner))));
}

/** The verb, and to whom when somebody else is named, or into what; how many, where that is said. */
function words({ game }, { order, facts: { other, container, count: many } }, { items }) {
  const bag = items.flatMap((item) => [item, ...item.contents]).find(({ id }) => id === container);
  const verb = [verbName(order), many > 1 && `× ${many}`].filter(Boolean).join(" ");
  return [verb, other ? memberName(game, other) : bag && itemName(game, bag.kind)].filter(Boolean).join(" → ");
}
