// A march that is looked at before it is declared: what it takes, and what may come of it.

import { button, h, wear } from "../../frame/dom.js";
import { count, learn, t } from "../../frame/words.js";
import { glyph } from "../dungeon/signs.js";
import { isWay } from "./marching.js";
import { decisionWords } from "./names.js";
import { duration, planOf, spending } from "./plans.js";

await Promise.all([learn("evening"), wear("evening")]);

/** What the planned march would take, before it is declared; room for its chances is kept until they come. */
export function planRow(desk) {
  const { game } = desk, decision = desk.open.find((each) => isWay(each) && each.do === desk.planned);
  if (!decision) return null;
  const facts = planFacts(decision, planOf(desk, decision));
  const go = button(decisionWords(decision), () => desk.setOut(decision), { kind: "torch.set-out", picture: glyph("ahead"), "data-key": decision.do, disabled: game.pending !== null });
  const chances = game.odds[decision.do] ? game.chances?.oddsRow(game, decision) ?? h("span.sure", {}, t("plan-sure")) : h("span.quiet", {}, "…");
  return h("li.plan", {}, go, button("×", () => desk.plan(null), { kind: "quiet", "aria-label": t("close"), "data-key": "plan none" }),
    h("p.plan-facts", {}, facts.map(([words, tone]) => h(`span${tone ? `.${tone}` : ""}`, {}, words))), h("p.plan-chances", { role: "status" }, chances));
}

/** The facts of a plan one by one: [words, tone]. */
function planFacts(decision, plan) {
  const { rations, lacking, unknown } = plan;
  return [
    [duration(decision, plan)],
    [spending(decision, plan)],
    [rations ? t("plan-food", { n: rations }) : t("plan-no-food"), lacking > 0 ? "bad" : ""],
    lacking > 0 && [t("plan-lacking", { n: lacking }), "bad"],
    unknown > 0 && [count("plan-unknown", unknown)],
  ].filter(Boolean);
}
