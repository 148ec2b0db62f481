// Choices of a meeting or a fight: what stands alone, then what comes in several kinds.

import { amountRow, isManyAmounts } from "./amounts.js";
import { folded } from "./folds.js";

/** What stands alone first, with its key and its odds; many numbers are a slider, several of a kind are folded. */
export function singlesFirst(desk, decisions) {
  const kinds = Map.groupBy(decisions, ({ order }) => order), isAlone = ({ order }) => kinds.get(order).length === 1;
  const amounts = [...kinds.values()].filter(isManyAmounts), isAmount = (each) => amounts.some((same) => same.includes(each));
  return [...desk.rows(decisions.filter(isAlone)), ...amounts.map((same) => amountRow(desk, same)), ...folded(desk, decisions.filter((each) => !isAlone(each) && !isAmount(each)))];
}
