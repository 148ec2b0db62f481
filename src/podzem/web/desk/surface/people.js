// The company: its parties one click apart, then a card for each of the party that is looked at.

import { seatMark } from "../../art/seats.js";
import { $, h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { showParty } from "../dungeon/party.js";
import { landmarkName } from "./goal.js";

/** Fill the panel. */
export function showCompany(desk) {
  const { view, party } = desk, here = new Set(party?.members ?? []);
  const members = view.members.filter(({ id }) => !party || here.has(id));
  const open = desk.ofParty(desk.open).map((decision) => handled(view, decision));
  showParty(Object.create(desk, { view: { value: { ...view, stage: "", members, groups: [] } }, open: { value: open } }));
}

/** What is left behind or handed over stands in the pack of whoever has it. */
function handled({ members }, decision) {
  const { order, facts: { item, member } } = decision;
  if (order !== "drop" && order !== "transfer") return decision;
  const holder = members.find(({ items }) => holds(items, item))?.id;
  return { ...decision, facts: { ...decision.facts, member: holder, other: order === "transfer" ? member : undefined } };
}

const holds = (items, id) => items.some((item) => item.id === id || holds(item.contents, id));

/** The parties, where there are several: one press looks at another. */
export function chipsRow(desk) {
  const { view, party } = desk;
  if (view.parties.length < 2) return null;
  return h("li.companies", { role: "group", "aria-label": t("campaign") }, view.parties.map((each) =>
    h("button.chip", { type: "button", "data-key": `party ${each.number}`, "aria-pressed": String(each.number === party.number), onclick: () => desk.pick(each.number) },
      seatMark(each.caller), h("span", {}, t("party-number", { n: each.number }), h("small", {}, ` ${where(desk, each)}`)))));
}

function where({ view, game }, { below, inside, can_act: can }) {
  if (below) return t("below-now");
  return (inside && landmarkName(view, game, inside)) || t(can ? "on-the-way" : "day-over");
}
