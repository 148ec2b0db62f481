// What the judge changes: somebody and something, sent as his order.

import { dialog } from "../../frame/dialog.js";
import { button, h, select } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { actName, creatureName } from "./names.js";

const NUMBERED = ["wound", "heal", "grant"];
const ABOUT = [...NUMBERED, "inflict", "relieve", "place", "hide", "reveal"];

/** The dialog: a row for each kind of change; the rules refuse what cannot be, and say by which clause. */
export function amend(desk) {
  const { secrets } = desk.view;
  if (!secrets) return null;
  const who = select(secrets.creatures.map((id) => [id, creatureName(desk.game, id)]), secrets.creatures[0], { "aria-label": t("sheets") });
  const number = h("input", { type: "number", min: 1, max: 99, value: "1", "aria-label": t("number") });
  const condition = select(secrets.conditions.map((each) => [each, desk.game.terms.condition?.[each]]), secrets.conditions[0], { "aria-label": t("conditions") });
  const square = h("input", { value: "0,0", "aria-label": t("to-square") });
  const second = { wound: number, heal: number, grant: number, inflict: condition, relieve: condition, place: square };
  const send = (order) => desk.game.decide({ do: ["judge", order, who.value, second[order]?.value].filter(Boolean).join(" "), order });
  const rows = ABOUT.map((order) => button(actName(order), () => send(order), { kind: "plain" }));
  const weather = secrets.weathers.map((each) => button(desk.game.terms.weather?.[each], () => desk.game.decide({ do: `judge weather ${each}`, order: "weather" }), { kind: "plain" }));
  const modify = [20, 10, -10, -20, -30].map((value) => button(`${value > 0 ? "+" : "−"}${Math.abs(value)}`, () => desk.game.decide({ do: `judge modify ${value} judge`, order: "modify" }), { kind: "plain" }));
  return dialog(t("amend-fight"), h("div.amending", {}, h("p", {}, who, number, condition, square), h("p", {}, rows), h("p", {}, t("next-test"), ...modify), h("p", {}, weather), button(actName("end_fight"), () => desk.game.decide({ do: "judge end_fight", order: "end_fight" }), { kind: "plain" })));
}
