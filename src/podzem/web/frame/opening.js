// Gathering friends: who sits where, which board and rulings, whose dice; then the link that brings them in.

import { seatMark } from "../art/seats.js";
import { post } from "./api.js";
import { dialog } from "./dialog.js";
import { button, h, iconButton, replace, select } from "./dom.js";
import { field } from "./forms.js";
import { keepMembership, keepName, myName } from "./storage.js";
import { ownFile } from "./own_file.js";
import { links } from "./share.js";
import { count, has, t, tongue } from "./words.js";

const CLOCKS = [0, 30, 60, 120, 300];
const DICE = ["seeded", "committed", "entered"];
const MAP = "map"; // the option that names a map
const DRAWN = "random"; // a map that the dice draw: each document has its own
const PERSON = "person"; // who sits at a seat, unless a bot does
const JUDGE = "judge"; // the group of options that matter to a person who judges

/** The form for a new table of a system; `known` are all systems: some play the same maps by other rules, and keep what was chosen. */
export function openForm(system, known = [], map = "", as = myName(), kept = {}) {
  const seats = kept.seats?.slice(0, system.seats[1]).map((kind) => (kind === PERSON || system.bots.includes(kind) ? kind : system.bots[0]))
    ?? Array.from({ length: Math.max(2, Math.min(4, system.seats[1])) }, (_, seat) => (seat < 2 ? PERSON : system.bots[0]));
  const host = h("fieldset.seating");
  const name = h("input", { maxlength: 30, required: true, value: as, autocomplete: "nickname", autofocus: true });
  const settings = {
    judge: radios("judge", ["automatic", "human"], kept.judge),
    dice: radios("dice", DICE, kept.dice),
    clock: select(
      CLOCKS.map((seconds) => [seconds, clockWords(seconds)]),
      kept.clock ?? 0,
    ),
  };
  // Whether a person judges is asked above, as for every system.
  const options = system.options.filter(({ name }) => name !== "judge").map((option) => ({ option, control: optionControl(option, option.name === MAP ? map : "") }));
  const mapped = options.find(({ option }) => option.name === MAP)?.control;
  const rules = rulesOf(system, known, async (other) => {
    await mapped.read;
    const { value } = mapped, { judge, dice, clock } = settings;
    box.close();
    openForm(other, known, value, name.value, { seats, judge: judge.value(), dice: dice.value(), clock: clock.value });
  });
  const fault = h("p.fault", { role: "alert" });
  const submit = async (event) => {
    event.preventDefault();
    await Promise.all(options.map(({ control }) => control.read));
    keepName(name.value.trim());
    const request = {
      system: system.key,
      name: name.value.trim(),
      seats,
      judge: settings.judge.value(),
      dice: settings.dice.value(),
      clock: Number(settings.clock.value),
      pace: 600,
      options: { ...chosen(options), ...asked(system, settings.judge.value()) },
      language: tongue(),
    };
    try {
      opened(box, await post("/api/tables", request));
    } catch (error) {
      showFault(fault, error);
    }
  };
  // Options by what they are about; the rest are rulings, and folded.
  const groups = Map.groupBy(options, ({ option }) => option.group), { [JUDGE]: ofJudge = [], "": rest = [], ...others } = Object.fromEntries(groups);
  const form = h(
    "form.opening",
    { onsubmit: submit },
    field(t("your-name"), name),
    host,
    rules,
    Object.entries(others).map(([group, rows]) => optionGroup(system, group, rows)),
    settings.judge.element,
    whenJudging(settings.judge, optionGroup(system, JUDGE, ofJudge)),
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

const wordsOf = (option) => option?.values ?? option?.words ?? [];

/** Another document may be played on the same maps: then by which one is a choice of the table. */
function rulesOf(system, known, onOther) {
  const maps = ({ options }) => wordsOf(options.find(({ name, free }) => name === MAP && free)).filter((word) => word !== DRAWN);
  const own = new Set(maps(system)), same = known.filter((other) => maps(other).some((word) => own.has(word)));
  if (same.length < 2) return null;
  const choice = select(same.map(({ key, title }) => [key, title]), system.key, { "data-key": "rules", onchange: (event) => onOther(same.find(({ key }) => key === event.target.value)) });
  return field(t("map-rules"), choice, t("map-rules-line"));
}

/** What was wrong; of a file everything at once. */
function showFault(place, { message, faults = [] }) {
  replace(place, faults.length ? [count("faults", faults.length), h("ul.faults", {}, faults.map((each) => h("li", {}, each)))] : message);
  place.scrollIntoView({ block: "nearest" });
}

/** A person who judges is asked where the rules leave something to the judge. */
const asked = (system, judge) => (judge === "human" && system.options.some(({ name }) => name === "judge") ? { judge: "ask" } : {});

/** Options that belong together; one alone needs no heading. */
function optionGroup(system, name, rows) {
  if (!rows.length) return null;
  const fields = rows.map((row) => ({ ...row, element: optionField(system, row) }));
  for (const row of fields) onlyWhen(row, fields);
  const own = `options-${rows[0].option.name}`, heading = t(has(own) ? own : `options-${name}`);
  const elements = fields.map(({ element }) => element), first = elements[0].querySelector(".field-name");
  if (rows.length > 1 && first.textContent.toLowerCase() === heading.toLowerCase()) first.classList.add("unseen");
  return rows.length === 1 ? elements[0] : h("fieldset.option-group", {}, h("legend", {}, heading), elements);
}

/** What matters only with a value of another option is shown only with it. */
function onlyWhen({ option, element }, fields) {
  if (!option.when) return;
  const [name, value] = option.when, other = fields.find((row) => row.option.name === name).control;
  const show = () => { element.hidden = other.value !== value; };
  other.addEventListener("change", show);
  show();
}

/** Shown only to whoever takes the judge's seat. */
function whenJudging(judge, element) {
  if (!element) return null;
  const show = () => { element.hidden = judge.value() !== "human"; };
  judge.element.addEventListener("change", show);
  show();
  return element;
}

function showSeats(host, system, seats) {
  const again = () => showSeats(host, system, seats);
  const [least, most] = system.seats;
  const pairs = [[PERSON, t("person")], ...system.bots.map((bot) => [bot, botWords(bot)])];
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
function radios(name, values, chosen = values[0]) {
  const inputs = values.map((value) => h("input", { type: "radio", name, value, checked: value === chosen }));
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
function optionControl(option, wanted = "") {
  const words = wordsOf(option);
  if (option.free) return ownFile(words.map((word) => [word, valueWords(option, word)]), words.includes(wanted) ? wanted : option.default, wanted.includes("\n") ? wanted.trimEnd() : "");
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
  if (typeof word === "number") return option.term === "seat" ? t("seat-number", { n: word + 1 }) : word;
  const id = [`value-${option.name}-${word}`, `value-${word}`].map((each) => each.replaceAll("_", "-")).find(has);
  return id ? t(id) : word;
}

function optionField(system, { option, control }) {
  const words = option.say || option.title || option.name;
  const link = h(
    "a.clause-link",
    { href: `/rules/${system.key}#${option.clause}`, target: "_blank", rel: "noopener", title: option.clause, "aria-label": `${t("its-rule")}: ${words}` },
    t("its-rule"),
  );
  return h("div.option", {}, field(words, control), link);
}

/** The options that differ from their default, in their own types. */
function chosen(options) {
  const rows = options.map(({ option, control }) => [option.name, typed(option, control.value), option.default]);
  return Object.fromEntries(rows.filter(([, value, usual]) => value !== usual).map(([name, value]) => [name, value]));
}

function typed(option, text) {
  if (typeof option.default === "boolean") return text === "true";
  // A word may look like a number: a body of "170" grivnas.
  return (option.values ?? []).includes(text) || !/^\d+$/.test(text) ? text : Number(text);
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
