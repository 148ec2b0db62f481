// What the judge changes: somebody first, then a row for each kind of change, sent as his order.

import { dialog } from "../../frame/dialog.js";
import { button, h, select, wear } from "../../frame/dom.js";
import { learn, t } from "../../frame/words.js";
import { actName, creatureName } from "./names.js";

await Promise.all([learn("judging"), wear("amending")]);

const SIGNED = (value) => `${value > 0 ? "+" : "−"}${Math.abs(value)}`;

/** The dialog; the rules refuse what cannot be, and say by which clause. */
export function amend(desk) {
  const { game } = desk, { secrets, size, map } = desk.view;
  if (!secrets) return null;
  const send = (order, ...words) => game.decide({ do: ["judge", order, ...words].join(" "), order });
  const who = select(secrets.creatures.map((id) => [id, creatureName(game, id)]), desk.chosen ?? secrets.creatures[0], { "aria-label": t("sheets"), "data-key": "amend who", onchange: () => show() });
  const rows = h("div.amend-rows"), words = (names, kind) => names.map((each) => [each, game.terms[kind]?.[each] ?? ""]);
  const number = (label, most) => h("input", { type: "number", min: 0, max: most, value: "1", "aria-label": label });
  const row = (orders, ...controls) => h("p", {}, ...controls, orders.map((order) => button(actName(order), () => send(order, who.value, controls.map((each) => each.value).join(",")), { kind: "plain", "data-key": `amend ${order}` })));
  const distance = () => {
    const others = secrets.creatures.filter((id) => id !== who.value), yards = number(t("yards-from"), 180), other = select(others.map((id) => [id, creatureName(game, id)]), others[0], { "aria-label": t("whom") });
    return h("p", {}, yards, button(actName("apart"), () => send("apart", who.value, other.value, yards.value), { kind: "plain", "data-key": "amend apart" }), other);
  };
  const show = () => {
    const [x, y] = desk.creature(who.value)?.at ?? [0, 0], isHidden = secrets.hidden.includes(who.value);
    const across = Object.assign(number(t("column"), size[0] - 1), { value: x }), down = Object.assign(number(t("row"), size[1] - 1), { value: y });
    const secret = isHidden ? "reveal" : "hide";
    rows.replaceChildren(row(["wound", "heal"], number(t("hp"), 99)), row(["grant"], number(t("advantage"), 9)),
      row(["inflict", "relieve"], select(words(secrets.conditions, "condition"), secrets.conditions[0], { "aria-label": t("conditions") })),
      map ? row(["place"], across, down) : distance(), h("p", {}, button(actName(secret), () => send(secret, who.value), { kind: "plain", "data-key": `amend ${secret}` })));
  };
  show();
  const modify = secrets.ladder.map((value) => button(SIGNED(value), () => send("modify", value, "judge"), { kind: "plain", "data-key": `amend modify ${value}` }));
  const weather = words(secrets.weathers, "weather").map(([each, name]) => button(name, () => send("weather", each), { kind: "plain", "data-key": `amend weather ${each}` }));
  return dialog(t("amend-fight"), h("div.amending", {}, who, rows, h("h3", {}, t("next-test")), h("p", {}, modify), h("h3", {}, t("weather-now")), h("p", {}, weather), h("p", {}, button(actName("end_fight"), () => send("end_fight"), { kind: "danger", "data-key": "amend end_fight" }))), { closeWords: t("close") });
}
