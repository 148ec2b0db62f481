// One of several ready maps or boards, or a file of one's own; what is wrong with it the server says.

import { h, select } from "./dom.js";
import { t } from "./words.js";

const OWN = "own";

/** A control whose value is a word, or the text of the file; the text is there when its promise `read` is kept. */
export function ownFile(pairs, usual, known = "") {
  let text = known; // of a file that was chosen before
  const file = h("input", { type: "file", accept: ".json,application/json,text/plain", "aria-label": t("own-file"), hidden: true, onchange: () => { control.read = read(); } });
  const chooser = select([...pairs, [OWN, t("own-file")]], usual, { onchange: show });
  const control = h("span.own-file", {}, chooser, file);
  if (known) chooser.value = OWN;
  // A text of one line is told from a word by the end of its line.
  Object.defineProperty(control, "value", { get: () => (chooser.value === OWN ? `${text}\n` : chooser.value) });
  return control;

  function show() {
    file.hidden = chooser.value !== OWN;
    file.required = !file.hidden;
    if (!file.hidden) file.click();
  }

  async function read() {
    text = "";
    text = (await file.files[0]?.text().catch(() => "")) ?? "";
  }
}
