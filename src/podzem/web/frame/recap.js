// What happened so far, in plain sentences: for whoever comes back after a while, and from the menu.

import { dialog } from "./dialog.js";
import { h, wear } from "./dom.js";
import { learn, t } from "./words.js";

await learn("more");

/** Ask for the story and show it, day by day. */
export async function showRecap(game) {
  const [{ days = [] }] = await Promise.all([game.connection.ask({ do: "recap" }), wear("dialogs")]);
  const told = days.filter(({ title, lines }) => title || lines.length).map(({ title, lines }) =>
    h("section", {}, title && h("h3", {}, title), lines.map((line) => h("p", {}, line))));
  dialog(t("so-far"), h("div.recap", {}, told.length ? told : h("p", {}, t("nothing-yet"))), { kind: "recap", closeWords: t("close") });
}
