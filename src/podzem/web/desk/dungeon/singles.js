// Choices of a meeting or a fight: what stands alone, then what comes in several kinds.

import { folded } from "./folds.js";

/** What stands alone first, with its key and its odds; several of a kind are folded. */
export function singlesFirst(desk, decisions) {
  const kinds = Map.groupBy(decisions, ({ order }) => order), isAlone = ({ order }) => kinds.get(order).length === 1;
  return [...desk.rows(decisions.filter(isAlone)), ...folded(desk, decisions.filter((each) => !isAlone(each)))];
}
