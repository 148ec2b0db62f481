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
function handled(view, decision) {
  if (!isInPack(view, decision)) return decision;
  const { order, facts } = decision;
  return { ...decision, facts: { ...facts, member: holderOf(view, facts.item), other: order === "transfer" ? facts.member : undefined } };
}

/** Whether a decision stands in a pack; what lies on the ground is taken up from the list. */
export const isInPack = (view, { order, facts: { item } }) => (order === "drop" || order === "transfer") && holderOf(view, item) !== undefined;

const holderOf = ({ members }, item) => members.find(({ items }) => holds(items, item))?.id;

const holds = (items, id) => items.some((item) => item.id === id || holds(item.contents, id));
