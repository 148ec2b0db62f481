// What the dice say before anybody else hears of it: the judge lets it stand, gives it back, or changes a face.

import { die } from "../art/dice.js";
import { icon } from "../art/icons.js";
import { button, h } from "./dom.js";
import { learn, t } from "./words.js";

await learn("judging");

const MOST_BUTTONS = 12;

/** The switch among the judge's tools. */
export function holdButton(game) {
  const on = Boolean(game.news.holds);
  return button(t("weigh"), () => game.send({ do: "hold", on: !on }), {
    picture: die(5),
    kind: "plain",
    "aria-pressed": String(on),
    title: t("weigh-line"),
    "data-key": "weigh",
  });
}

/** What lies before the judge: each line, and beside it the die that can be turned. */
export function heldSheet(game) {
  const { held } = game.news;
  if (!held || game.looking) return null;
  const send = (message) => game.send({ version: game.news.version, ...message });
  const shared = { kind: "plain", "data-key": "give-back" };
  return h(
    "section.weighing",
    { role: "group", "aria-label": t("before-told") },
    h("p.weighing-title", {}, icon("eye-closed"), " ", h("strong", {}, t("before-told")), " ", game.nameOf(held.seat), ": ", held.say || held.do),
    h("ol.weighing-lines", {}, rows(game, held, send)),
    h(
      "p.weighing-ends",
      {},
      button(t("let-stand"), () => send({ do: "release" }), { kind: "torch", "data-key": "let-stand", picture: icon("play") }),
      button(t("not-so"), () => send({ do: "rewind", to: game.news.entry - 1 }), { ...shared, picture: icon("undo") }),
    ),
  );
}

/** The lines in order; a die that no line tells of stands by itself. */
function rows(game, held, send) {
  const found = [], dice = held.dice.map(([sides, face, fell], number) => ({ sides, face, fell, number }));
  for (const { facts = {}, say, event, secret } of held.lines) {
    const isDie = dice.length && facts.face === dice[0].face && (facts.sides ?? dice[0].sides) === dice[0].sides;
    const words = h("span", {}, secret ? [icon("eye-closed"), " "] : null, say || event);
    found.push(h("li", { "data-event": event }, isDie ? turned(dice.shift(), send) : null, words));
  }
  const alone = dice.map((one) => h("li", {}, turned(one, send), h("span", {}, t("die-of", { sides: one.sides }))));
  return [...alone, ...found];
}

/** A die whose face the judge may turn; what fell stands behind it, struck out. */
function turned(one, send) {
  const { sides, face, fell, number } = one;
  const shown = h("summary", { "aria-label": t("turn-die", { face, sides }), "data-key": `die-${number}` }, die(face, sides), face === fell ? null : h("del", {}, fell));
  const turn = (to) => send({ do: "rule", die: number, face: to });
  const box = h("details.turned", { name: "turned", "data-die": number }, shown);
  box.append(sides <= MOST_BUTTONS ? faces(sides, face, turn) : typed(sides, face, turn));
  return box;
}

const faces = (sides, face, turn) =>
  h("span.faces", {}, Array.from({ length: sides }, (_, index) => index + 1).map((to) =>
    h("button.face", { type: "button", "aria-pressed": String(to === face), "aria-label": to, onclick: () => turn(to) }, die(to, sides))));

function typed(sides, face, turn) {
  const input = h("input", { type: "number", min: 1, max: sides, value: face, required: true, "aria-label": t("die-of", { sides }) });
  const onsubmit = (event) => {
    event.preventDefault();
    turn(input.valueAsNumber);
  };
  return h("form.faces", { onsubmit }, input, button(t("turn"), null, { kind: "plain", type: "submit" }));
}
