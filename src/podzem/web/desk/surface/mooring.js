// Vessels that lie where the party stands: one that nobody can board keeps its row; pressed it says why, the rules know.

import { h } from "../../frame/dom.js";
import { verbName } from "../dungeon/names.js";

/** A row for each that cannot be boarded now. */
export function mooredRows({ game, party }, open) {
  if (!party?.can_act || party.aboard) return [];
  const boarded = new Set(open.filter(({ order }) => order === "embark").map(({ facts }) => facts.vessel));
  return party.moored.filter(({ vessel }) => !boarded.has(vessel)).map(({ vessel: id, kind }) => h("li", {}, h("button.decision.out-of-reach", {
    type: "button", "aria-disabled": "true", "data-moored": id, disabled: game.pending !== null, onclick: () => game.decide({ do: `${game.me.seat} embark ${party.number} ${id}`, order: "embark" }),
  }, h("span.say", {}, `${verbName("embark")}: ${game.terms.vessel?.[kind] ?? ""}`))));
}
