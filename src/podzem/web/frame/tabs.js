// The bar's tools, the tabs and the keys of the table page.

import { icon } from "../art/icons.js";
import { pressable } from "./decisions.js";
import { $, h, iconButton, replaceKeepingFocus } from "./dom.js";
import { t } from "./words.js";

const TABS = ["desk", "journal", "people", "chat"];
const menu = () => import("./menu.js");
const help = async () => (await menu()).showHelp();

/** The buttons at the top right. */
export function showTools(game) {
  const rules = h(
    "a.icon",
    {
      href: `/rules/${game.table.system}`,
      target: "_blank",
      rel: "noopener",
      "aria-label": t("rules"),
      title: t("rules"),
    },
    icon("book"),
  );
  const tools = [
    canInvite(game) && iconButton(t("invite"), icon("link"), () => game.share(), { "data-key": "share" }),
    rules,
    iconButton(t("help"), "?", help, { "data-key": "help" }),
    iconButton(t("menu"), icon("menu"), async () => (await menu()).showMenu(game), { "data-key": "menu" }),
  ];
  replaceKeepingFocus($("tools"), tools);
}

/** Who may bring people in. */
export const canInvite = (game) => game.me.host || game.me.role === "judge";

/** The tabs of a small screen; a wide one shows journal and chat by them and the rest always. */
export function showTabs(game) {
  const chosen = document.body.dataset.tab;
  const rows = TABS.map((panel) =>
    h(
      `button.tab.tab-${panel}`,
      {
        type: "button",
        role: "tab",
        id: `tab-${panel}`,
        "data-key": panel,
        "aria-controls": panel,
        "aria-selected": String(chosen === panel),
        tabindex: chosen === panel ? 0 : -1,
        onclick: () => openTab(game, panel),
        onkeydown: (event) => walkTabs(event, game),
      },
      icon(panel === "desk" ? tabOf(game).icon : panel),
      h("span", {}, t(panel === "desk" ? tabOf(game).words : panel)),
      panel === "chat" && game.unread ? h("span.count", {}, game.unread) : null,
    ),
  );
  replaceKeepingFocus($("tabs"), rows);
  for (const panel of TABS) $(panel).setAttribute("aria-labelledby", `tab-${panel}`);
}

/** What the desk's own panel is called. */
const tabOf = (game) => game.desk?.tab ?? { words: "", icon: "torch" };

/** Open a panel. */
export function openTab(game, panel) {
  document.body.dataset.tab = panel;
  if (panel === "chat") {
    game.unread = 0;
    game.openChat();
  }
  showTabs(game);
  if (panel === "journal") game.journal?.toEnd();
}

function walkTabs(event, game) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const seen = TABS.filter((panel) => $(`tab-${panel}`).offsetParent);
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
    const host = document.querySelector("dialog[open], :popover-open") || document;
    if (/^[1-9]$/.test(event.key)) pressable(host === document ? $("decisions") : host)[Number(event.key) - 1]?.click();
    else if (host !== document) return;
    else if (event.key === "?") help();
    else if (event.key.toLowerCase() === "u" && game.news.take_back) game.takeBack();
  });
}
