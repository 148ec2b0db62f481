// What is opened now and then: the menu, the help, a new name, the face of a real die. Loaded when first asked for.

import { icon } from "../art/icons.js";
import { dialog } from "./dialog.js";
import { button, h, wear } from "./dom.js";
import { field } from "./forms.js";
import { pauseButton } from "./judge.js";
import { keepName } from "./storage.js";
import { exportJournal, showOutcome } from "./outcome.js";
import { canInvite } from "./tabs.js";
import { showSettings } from "./theme.js";
import { learn, t } from "./words.js";

await learn("more");

wear("dialogs");

const KEYS = [
  ["1 – 9", "key-numbers"],
  ["Tab", "key-tab"],
  ["← ↑ ↓ →", "key-arrows"],
  ["+ − 0", "key-zoom"],
  ["U", "key-undo"],
  ["?", "key-help"],
];

/** Everything that is not needed at every turn. */
export function showMenu(game) {
  const settings = h("div.settings");
  const close = (then) => () => {
    box.close();
    then();
  };
  const rows = [
    canInvite(game) &&
      button(
        t("invite"),
        close(() => game.share()),
        { picture: icon("link"), kind: "plain" },
      ),
    game.me.role === "seat" &&
      button(
        t("rename"),
        close(() => rename(game)),
        { picture: icon("hand"), kind: "plain" },
      ),
    game.me.host && game.me.role !== "judge" && !game.news.outcome && pauseButton(game),
    game.news.outcome &&
      button(
        t("show-outcome"),
        close(() => showOutcome(game)),
        { picture: icon("torch"), kind: "plain" },
      ),
    (game.news.outcome || game.me.role === "judge") &&
      button(
        t("export"),
        close(() => exportJournal(game)),
        { picture: icon("journal"), kind: "plain" },
      ),
    button(
      t("so-far"),
      close(async () => (await import("./recap.js")).showRecap(game)),
      { picture: icon("journal"), kind: "plain", "data-key": "so-far" },
    ),
    button(
      t("print-journal"),
      close(() => print()),
      { picture: icon("journal"), kind: "plain" },
    ),
    button(t("help"), close(showHelp), { kind: "plain", picture: h("span.half", {}, "?") }),
    h("a.plain", { href: "/" }, icon("torch"), t("to-home")),
  ];
  const box = dialog(t("menu"), [settings, h("div.menu-rows", {}, rows)], { kind: "small", closeWords: t("close") });
  showSettings(
    settings,
    close(() => game.relabel()),
    { sound: true },
  );
}

/** The keys, in words. */
export function showHelp() {
  const rows = KEYS.map(([key, words]) => h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(words))));
  dialog(t("help"), [h("p", {}, t("help-line")), h("dl.keys", {}, rows)], { kind: "small", closeWords: t("close") });
}

function rename(game) {
  const input = h("input", { maxlength: 30, required: true, value: game.nameOf(game.me.seat), autofocus: true });
  const submit = (event) => {
    event.preventDefault();
    keepName(input.value.trim());
    game.send({ do: "name", name: input.value.trim() });
    box.close();
  };
  const form = h(
    "form",
    { onsubmit: submit },
    field(t("your-name"), input),
    button(t("save"), null, { kind: "torch", type: "submit" }),
  );
  const box = dialog(t("rename"), form, { kind: "small", closeWords: t("close") });
}

/** Real dice on the table: which face did it show? */
export function askFace({ sides, faces }) {
  return new Promise((resolve) => {
    let face = null;
    const pick = (value) => () => {
      face = value;
      box.close();
    };
    const buttons = Array.from({ length: sides }, (_, index) =>
      h("button.face.torch", { type: "button", onclick: pick(index + 1) }, index + 1),
    );
    const words = faces.length ? t("throw-another", { faces: faces.join(", ") }) : t("throw-line");
    const box = dialog(t("throw-die", { sides }), [h("p", {}, words), h("div.faces", {}, buttons)], {
      kind: "small",
      closeWords: t("close"),
      onclose: () => resolve(face),
    });
  });
}
