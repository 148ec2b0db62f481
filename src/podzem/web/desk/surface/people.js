// A card for each of the party that is looked at.

import { showParty } from "../dungeon/party.js";

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
