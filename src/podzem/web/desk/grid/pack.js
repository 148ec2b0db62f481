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
  const acts = desk.open.filter((each) => each.member === member.id && (each.order === "pack" ? each.words[1] === item.id : each.words?.includes(item.id)));
  const notes = [item.ready && t(WORN.has(item.kind) ? "worn" : "in-hand"), item.burning && count("turns-left", item.left), item.damage > 0 && t("damaged"), item.value && count("kuna", item.value)].filter(Boolean);
  return h(`li${item.burning ? ".is-burning" : ""}`, {},
    h("span", {}, itemWords(desk.game, item), notes.length > 0 && h("small", {}, ` ${notes.join(", ")}`)),
    item.qg !== null && h("small.weight", {}, grivnas(item.qg)),
    acts.length > 0 && h("span.acts", {}, acts.map((act) => actButton(desk, act, words(desk, act, item)))),
    item.contents.length > 0 && h("ul", {}, item.contents.map((inner) => row(desk, member, inner))));
}

/** The verb, and to whom when somebody else is named. */
function words({ game }, { order, words: said, member }, item) {
  const other = said.find((word) => word !== member && (word.startsWith("pc.") || game.terms.member?.[word.split(".")[0]]));
  const into = said.map((word) => word.split(".")[0]).find((kind, at) => said[at] !== item.id && said[at].includes(".") && game.terms.item?.[kind]);
  return [verbName(order), other ? memberName(game, other) : into && itemName(game, into), said.includes("after") && t("afterwards")].filter(Boolean).join(" → ");
}
