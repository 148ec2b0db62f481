// The company: its parties one click apart, then a card for each of the party that is looked at.

import { seatMark } from "../../art/seats.js";
import { $, h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { showParty } from "../dungeon/party.js";

/** Fill the panel. */
export function showCompany(desk) {
  const { view, party } = desk, here = new Set(party?.members ?? []);
  const members = view.members.filter(({ id }) => !party || here.has(id));
  showParty(Object.create(desk, { view: { value: { ...view, stage: "", members, groups: [] } } }));
  if (view.parties.length > 1) $("desk").prepend(chips(desk));
}

function chips(desk) {
  const { view, party } = desk;
  return h("div.chips", { role: "group", "aria-label": t("campaign") }, view.parties.map((each) =>
    h("button.chip", { type: "button", "data-key": `party ${each.number}`, "aria-pressed": String(each.number === party.number), onclick: () => desk.pick(each.number) },
      seatMark(each.caller), h("span", {}, t("party-number", { n: each.number }), each.below && h("small", {}, ` ${t("below-now")}`)))));
}
