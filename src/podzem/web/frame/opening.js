// Gathering friends: who sits where, which board and rulings, whose dice; then the link that brings them in.

import { seatMark } from "../art/seats.js";
import { post } from "./api.js";
import { button, dialog, h, iconButton, replace, select } from "./dom.js";
import { field } from "./forms.js";
import { keepMembership, keepName, myName } from "./keep.js";
import { links } from "./share.js";
import { has, t, tongue } from "./words.js";

const CLOCKS = [0, 30, 60, 120, 300];
const DICE = ["seeded", "committed", "entered"];
const MAIN_OPTION = "board";

/** The form for a new table of a system. */
export function openForm(system) {
  const seats = ["person", "person", system.bots[0], system.bots[0]];
  const host = h("fieldset.seating");
  const name = h("input", { maxlength: 30, required: true, value: myName(), autocomplete: "nickname", autofocus: true });
  const settings = {
    judge: radios("judge", ["automatic", "human"]),
    dice: radios("dice", DICE),
    clock: select(
      CLOCKS.map((seconds) => [seconds, clockWords(seconds)]),
      0,
    ),
  };
  const options = system.options.map((option) => ({ option, control: optionControl(option) }));
  const fault = h("p.fault", { role: "alert" });
  const submit = async (event) => {
    event.preventDefault();
    keepName(name.value.trim());
    const request = {
      system: system.key,
      name: name.value.trim(),
      seats,
      judge: settings.judge.value(),
      dice: settings.dice.value(),
      clock: Number(settings.clock.value),
      pace: 600,
      options: chosen(options),
      language: tongue(),
    };
    try {
      opened(box, await post("/api/tables", request));
    } catch (error) {
      fault.textContent = error.message;
    }
  };
  const main = options.filter(({ option }) => option.name === MAIN_OPTION);
  const rest = options.filter(({ option }) => option.name !== MAIN_OPTION);
  const form = h(
    "form.opening",
    { onsubmit: submit },
    field(t("your-name"), name),
    host,
    main.map((row) => optionField(system, row)),
    settings.judge.element,
    settings.dice.element,
    field(t("clock"), settings.clock, t("clock-note")),
    h(
      "details",
      {},
      h("summary", {}, t("rulings")),
      h("p.quiet", {}, t("rulings-line")),
      rest.map((row) => optionField(system, row)),
    ),
    fault,
    button(t("open-table"), null, { kind: "torch", type: "submit" }),
  );
  showSeats(host, system, seats);
  const box = dialog(`${t("gather-friends")}: ${system.title}`, form, { closeWords: t("close") });
  return box;
}

function showSeats(host, system, seats) {
  const again = () => showSeats(host, system, seats);
  const [least, most] = system.seats;
  const pairs = [["person", t("person")], ...system.bots.map((bot) => [bot, botWords(bot)])];
  const rows = seats.map((kind, seat) => {
    const onchange = (event) => {
      seats[seat] = event.target.value;
    };
    const gone = () => {
      seats.splice(seat, 1);
      again();
    };
    const words = t("seat-number", { n: seat + 1 });
    return h(
      "li",
      {},
      seatMark(seat),
      select(pairs, kind, { onchange, "aria-label": words }),
      iconButton(`${t("remove")}: ${words}`, "×", gone, { disabled: seats.length <= least }),
    );
  });
  const more = button(
    t("add-seat"),
    () => {
      seats.push(system.bots[0]);
      again();
    },
    { kind: "quiet", disabled: seats.length >= most },
  );
  replace(host, h("legend", {}, t("seats")), h("ol.seat-list", {}, rows), more);
}

const botWords = (bot) => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

function clockWords(seconds) {
  if (!seconds) return t("no-clock");
  return seconds < 120 ? t("seconds", { n: seconds }) : t("minutes", { n: seconds / 60 });
}

/** A group of radio buttons, each with a line that says what it means. */
function radios(name, values) {
  const inputs = values.map((value, index) => h("input", { type: "radio", name, value, checked: index === 0 }));
  const rows = values.map((value, index) =>
    h(
      "label.choice",
      {},
      inputs[index],
      h("span", {}, t(`${name}-${value}`), h("small", {}, t(`${name}-${value}-line`))),
    ),
  );
  return {
    element: h("fieldset", {}, h("legend", {}, t(name)), rows),
    value: () => inputs.find((input) => input.checked).value,
  };
}

/** A switch is two words, an option of words a list, a number a field; both where both are allowed. */
function optionControl(option) {
  const words = option.values ?? option.words ?? [];
  if (typeof option.default === "boolean")
    return select(
      [
        ["true", t("yes")],
        ["false", t("no")],
      ],
      option.default,
    );
  if (typeof option.least !== "number")
    return select(
      words.map((word) => [word, valueWords(option, word)]),
      option.default,
    );
  if (!words.length)
    return h("input", { type: "number", min: option.least, max: option.most ?? null, value: option.default });
  const last = Math.min(option.most ?? 8, 8);
  const numbers = Array.from({ length: last - option.least + 1 }, (_, index) => option.least + index);
  return select(
    [
      ...words.map((word) => [word, valueWords(option, word)]),
      ...numbers.map((number) => [number, valueWords(option, number)]),
    ],
    option.default,
  );
}

function valueWords(option, word) {
  if (typeof word === "number") return option.name.endsWith("seat") ? t("seat-number", { n: word + 1 }) : word;
  const id = `value-${String(word).replaceAll("_", "-")}`;
  return option.value_names?.[word] || (has(id) ? t(id) : word);
}

function optionField(system, { option, control }) {
  const link = h(
    "a.clause-link",
    { href: `/rules/${system.key}#${option.clause}`, target: "_blank", rel: "noopener" },
    option.clause,
  );
  return h("div.option", {}, field(option.say || option.title || option.name, control), link);
}

/** The options that differ from their default, in their own types. */
function chosen(options) {
  const rows = options.map(({ option, control }) => [option.name, typed(option, control.value), option.default]);
  return Object.fromEntries(rows.filter(([, value, usual]) => value !== usual).map(([name, value]) => [name, value]));
}

function typed(option, text) {
  if (typeof option.default === "boolean") return text === "true";
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** The table is there: its links, and the way in. */
function opened(box, answer) {
  keepMembership(answer.table, answer);
  box.querySelector("h2").textContent = t("table-ready");
  const go = h("a.torch", { href: `/table/${answer.table}` }, t("to-table"));
  replace(
    box.querySelector(".dialog-body"),
    h("p", {}, t("table-ready-line")),
    links(answer.table, answer.invite, answer.watch),
    h("p.go", {}, go),
  );
  go.focus();
}
