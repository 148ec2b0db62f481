// The place where people stand, in words: to read out, or to let the browser's own voice read. Loaded when first asked for.

import { icon } from "../art/icons.js";
import { dialog } from "./dialog.js";
import { button, h, wear } from "./dom.js";
import { learn, t, tongue } from "./words.js";

await learn("more");
wear("dialogs");

/** Ask the server for the sentences and show them. */
export async function readAloud(game) {
  const { of = [] } = await game.connection.ask({ do: "describe" });
  const voice = window.speechSynthesis;
  const speak = () => {
    voice.cancel();
    for (const text of of) voice.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang: tongue() }));
  };
  const said = of.length ? of.map((text) => h("p", {}, text)) : h("p", {}, t("aloud-nothing"));
  const footer = voice && of.length ? [button(t("aloud-speak"), speak, { picture: icon("sound"), kind: "plain" })] : [];
  dialog(t("aloud-title"), h("div.aloud", {}, said), { kind: "small", closeWords: t("close"), footer, onclose: () => voice?.cancel() });
}
