// A field of a form, for the dialogs that ask for something.

import { h } from "./dom.js";

/** A labelled form field. */
export function field(words, control, note = null) {
  return h("label.field", {}, h("span.field-name", {}, words), control, note && h("small", {}, note));
}
