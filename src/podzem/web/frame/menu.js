// The bar's tools, the menu for small screens, the tabs, the help, the keys.

import { icon } from "../art/icons.js";
import { $, button, dialog, h, iconButton, replaceKeepingFocus } from "./dom.js";
import { pauseButton } from "./judge.js";
import { exportJournal, showOutcome } from "./outcome.js";
import { showSettings } from "./theme.js";
import { t } from "./words.js";

const TABS = [["hand", "hand"], ["journal", "journal"], ["people", "people"], ["chat", "chat"]];
const KEYS = [["1 – 9", "key-numbers"], ["Tab", "key-tab"], ["← ↑ ↓ →", "key-arrows"], ["+ − 0", "key-zoom"], ["U", "key-undo"], ["?", "key-help"]];

/** The buttons at the top right. */
export function showTools(game) {
  const rules = h("a.icon", { href: `/rules/${game.table.system}`, target: "_blank", rel: "noopener", "aria-label": t("rules"), title: t("rules") }, icon("book"));
  const tools = [canInvite(game) && iconButton(t("invite"), icon("link"), () => game.share(), { "data-key": "share" }), rules, iconButton(t("help"), "?", showHelp, { "data-key": "help" }), iconButton(t("menu"), icon("menu"), () => showMenu(game), { "data-key": "menu" })];
  replaceKeepingFocus($("tools"), tools);
}

const canInvite = (game) => game.me.host || game.me.role === "judge";

function showMenu(game) {
  const settings = h("div.settings");
  const close = (then) => () => {
    box.close();
    then();
  };
  const rows = [
    canInvite(game) && button(t("invite"), close(() => game.share()), { picture: icon("link"), kind: "plain" }),
    game.me.host && game.me.role !== "judge" && !game.news.outcome && pauseButton(game),
    game.news.outcome && button(t("show-outcome"), close(() => showOutcome(game)), { picture: icon("torch"), kind: "plain" }),
    (game.news.outcome || game.me.role === "judge") && button(t("export"), close(() => exportJournal(game)), { picture: icon("journal"), kind: "plain" }),
    button(t("print-journal"), close(() => print()), { picture: icon("journal"), kind: "plain" }),
    button(t("help"), close(showHelp), { kind: "plain", picture: h("span.half", {}, "?") }),
    h("a.plain", { href: "/" }, icon("torch"), t("to-home")),
  ];
  const box = dialog(t("menu"), [settings, h("div.menu-rows", {}, rows)], { kind: "small", closeWords: t("close") });
  showSettings(settings, close(() => game.relabel()), { sound: true });
}

/** The keys, in words. */
export function showHelp() {
  const rows = KEYS.map(([key, words]) => h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(words))));
  dialog(t("help"), [h("p", {}, t("help-line")), h("dl.keys", {}, rows)], { kind: "small", closeWords: t("close") });
}

/** The tabs of a small screen; a wide one shows journal and chat by them and the rest always. */
export function showTabs(game) {
  const chosen = document.body.dataset.tab;
  const rows = TABS.map(([panel, picture]) => h(`button.tab.tab-${panel}`, { type: "button", role: "tab", id: `tab-${panel}`, "data-key": panel, "aria-controls": panel, "aria-selected": String(chosen === panel), tabindex: chosen === panel ? 0 : -1, onclick: () => openTab(game, panel), onkeydown: (event) => walkTabs(event, game) }, icon(picture), h("span", {}, t(panel)), panel === "chat" && game.unread ? h("span.count", {}, game.unread) : null));
  replaceKeepingFocus($("tabs"), rows);
  for (const [panel] of TABS) $(panel).setAttribute("aria-labelledby", `tab-${panel}`);
}

/** Open a panel. */
export function openTab(game, panel) {
  document.body.dataset.tab = panel;
  if (panel === "chat") game.unread = 0;
  showTabs(game);
  if (panel === "journal") game.journal?.toEnd();
}

function walkTabs(event, game) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const seen = TABS.map(([panel]) => panel).filter((panel) => $(`tab-${panel}`).offsetParent);
  const here = seen.indexOf(event.currentTarget.dataset.key);
  const next = seen[(here + step + seen.length) % seen.length];
  openTab(game, next);
  $(`tab-${next}`).focus();
}

/** Number keys choose, ? helps, U takes back; never while somebody types or a dialog is open. */
export function listenToKeys(game) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("input, select, textarea")) return;
    const host = document.querySelector("dialog[open]") || document;
    if (/^[1-9]$/.test(event.key)) host.querySelectorAll(".decision, .face")[Number(event.key) - 1]?.click();
    else if (host !== document) return;
    else if (event.key === "?") showHelp();
    else if (event.key.toLowerCase() === "u" && game.news.take_back) game.takeBack();
  });
}
