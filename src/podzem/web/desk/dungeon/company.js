// The company below: its marching order above, each with the light he bears and the order he was given.

import { $, h } from "../../frame/dom.js";
import { count, t } from "../../frame/words.js";
import { memberName } from "./names.js";
import { orderWords } from "./order_words.js";
import { showParty } from "./party.js";
import { formation } from "./ranks.js";
import { torch } from "./signs.js";

/** Fill the panel. */
export const showCompany = (desk) => showParty(desk, { above: [h("div.formations", {}, desk.view.groups.map((group) => formation(desk, group)))], waits, beside: light, under: order });

const waits = ({ view }, { order: given, group, status }) => view.stage === "orders" && !given && Boolean(group) && status === "active";

function light({ view }, { id }) {
  const burns = view.clock?.lights.find((each) => each.member === id);
  return burns && h("span.light", { title: count("turns-left", burns.left) }, torch(burns.left, burns.of), h("b", {}, burns.left));
}

/** His order, and a way to another; none yet glows. */
function order(desk, member) {
  if (desk.view.stage !== "orders" || !member.group) return null;
  const said = member.order ? orderWords(desk.game, member.order) : t(waits(desk, member) ? "no-order" : `status-${member.status}`);
  const isOwn = member.owner === desk.game.me.seat && !desk.game.looking;
  const toDesk = () => {
    desk.choose(member.id);
    $("doing").scrollIntoView({ block: "nearest" });
    $("doing").focus();
  };
  return h("p.his-order", {}, h("span", {}, said), isOwn && h("button.act", { type: "button", "data-key": `change ${member.id}`, "aria-label": `${t("change")}: ${memberName(desk.game, member.id)}`, onclick: toDesk }, t(member.order ? "change" : "give-order")));
}
