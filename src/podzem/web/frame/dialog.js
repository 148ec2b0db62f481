// A modal dialog.

import { h } from "./dom.js";

/** A modal dialog that removes itself when closed; returns it open. Escape and a press outside close it. */
export function dialog(title, content, { kind = "", closeWords = "×", onclose = null, footer = [] } = {}) {
  const close = h("button.icon.close", { type: "button", "aria-label": closeWords, onclick: () => box.close() }, "×");
  const heading = h("h2", { id: `d${++dialogs}` }, title);
  const box = h(
    `dialog${kind ? "." + kind : ""}`,
    { "aria-labelledby": heading.id },
    h("header", {}, heading, close),
    h("div.dialog-body", {}, content),
    footer.length ? h("footer", {}, footer) : null,
  );
  box.addEventListener("click", (event) => event.target === box && box.close());
  box.addEventListener("close", () => {
    box.remove();
    onclose?.();
  });
  document.body.append(box);
  box.showModal();
  return box;
}

let dialogs = 0;
