// Light, dark or as the system says; sound; language: the small row of settings on every page.

import { icon } from "../art/icons.js";
import { h, iconButton, replace, select } from "./dom.js";
import { recall, remember, soundIsOn } from "./storage.js";
import { LANGUAGES, chooseLanguage, t, tongue } from "./words.js";

const THEMES = ["system", "light", "dark"];

/** Put the chosen theme on the page; with "system" the style sheet follows the system by itself. */
export function applyTheme(theme = recall("theme") || "system") {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function chooseTheme(theme) {
  remember("theme", theme);
  applyTheme(theme);
}

/** Fill a host with the settings; `relabel` is called when the language has changed. */
export function showSettings(host, relabel, { sound = false } = {}) {
  const again = () => showSettings(host, relabel, { sound });
  const theme = recall("theme") || "system";
  replace(host, languageChoice(relabel, again), themeButton(theme, again), sound && soundButton(again));
}

function languageChoice(relabel, again) {
  const onchange = async (event) => {
    await chooseLanguage(event.target.value);
    again();
    relabel();
  };
  return select(Object.entries(LANGUAGES), tongue(), { "aria-label": t("language"), class: "language", onchange });
}

function themeButton(theme, again) {
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  const picture =
    theme === "system" ? h("span.half", { "aria-hidden": "true" }, "◐") : icon(theme === "light" ? "sun" : "moon");
  return iconButton(
    `${t("theme")}: ${t(`theme-${theme}`)}`,
    picture,
    (event) => {
      chooseTheme(next);
      const pressed = event.currentTarget;
      again();
      keepPlace(pressed);
    },
    { "data-key": "theme" },
  );
}

function soundButton(again) {
  const on = soundIsOn();
  return iconButton(
    t(on ? "sound-on" : "sound-off"),
    icon(on ? "sound" : "sound-off"),
    async (event) => {
      const pressed = event.currentTarget;
      (await import("./sound.js")).setSound(!on);
      again();
      keepPlace(pressed);
    },
    { "data-key": "sound", "aria-pressed": String(on) },
  );
}

/** The row was made anew: the keyboard stays on the button that was pressed. */
function keepPlace({ dataset }) {
  document.querySelector(`.settings [data-key="${dataset.key}"]`)?.focus();
}
