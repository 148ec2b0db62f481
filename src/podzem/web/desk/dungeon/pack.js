// A pack: things with what can be done with each at once.

import { choose } from "../../frame/decisions.js";
import { dialog } from "../../frame/dialog.js";
import { h, select, wear } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { actButton } from "./folds.js";
import { grivnas, itemName, itemWords, memberName, verbName } from "./names.js";

await wear("pack");

const FEW = 2; // ways to do the same with a thing that stand side by side
const WORN = new Set(["light_armour", "mail", "plate"]);

/** Fill the list of what somebody bears. */
export const fill = (list, desk, member) => list.replaceChildren(...member.items.map((item) => row(desk, member, item)));

/** The pack by itself; it closes when something was done. */
export function openPack(desk, member) {
  const list = h("ul", {}), box = dialog(`${t("pack")}: ${memberName(desk.game, member.id)}`, h("div.pack", {}, list), { kind: "small", closeWords: t("close") });
  fill(list, desk, member);
  for (const event of ["click", "change"]) list.addEventListener(event, ({ target }) => target.closest(event === "click" ? "button" : "select") && box.close());
}

function row(desk, member, item) {
  const acts = desk.open.filter(({ facts }) => facts.member === member.id && facts.item === item.id);
  const notes = [item.ready && t(WORN.has(item.kind) ? "worn" : "in-hand"), item.burning && count("turns-left", item.left), item.damage > 0 && t("damaged"), item.value && count("kuna", item.value)].filter(Boolean);
  return h(`li${item.burning ? ".is-burning" : ""}`, {},
    h("span", {}, itemWords(desk.game, item), notes.length > 0 && h("small", {}, ` ${notes.join(", ")}`)),
    item.qg !== null && h("small.weight", {}, grivnas(item.qg)),
    acts.length > 0 && h("span.acts", {}, [...Map.groupBy(acts, ({ order }) => order).values()].map((same) => controls(desk, same, member, item))),
    item.contents.length > 0 && h("ul", {}, item.contents.map((inner) => row(desk, member, inner))));
}

/** What can be done in a few ways is a button for each; in many, to whom or into what is chosen from a list. */
function controls(desk, same, member, item) {
  const [{ order }] = same, { game } = desk;
  if (same.length <= FEW) return same.map((act) => actButton(desk, act, [verbName(order), ...aims(desk, act, member)].join(" ")));
  const onchange = ({ target }) => target.value && choose(game, same.find((act) => act.do === target.value));
  const pairs = [["", `${verbName(order)} …`], ...same.map((act) => [act.do, aims(desk, act, member).join(" ")])];
  return select(pairs, "", { "aria-label": `${verbName(order)}: ${itemName(game, item.kind)}`, "data-key": `acts ${order} ${item.id}`, disabled: game.pending !== null, onchange });
}

/** How many, where that is said; to whom when somebody else is named, or into what. */
function aims({ game }, { facts: { other, container, count: many } }, { items }) {
  const bag = items.flatMap((item) => [item, ...item.contents]).find(({ id }) => id === container), to = other ? memberName(game, other) : bag && itemName(game, bag.kind);
  return [many > 1 && `× ${many}`, to && `→ ${to}`].filter(Boolean);
}
