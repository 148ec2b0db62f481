// Three short hints in the first game, and never again.

import { $, button, h, wear } from "./dom.js";
import { remember } from "./storage.js";
import { has, learn, t } from "./words.js";

await Promise.all([learn("hints"), wear("hint")]);

const HINTS = ["hint-doing", "hint-scene", "hint-journal"];
const ABOUT = { "hint-doing": "doing", "hint-scene": "stage", "hint-journal": "journal" };

/** Show the hints one after the other; a desk may have its own words. */
export const showHints = (desk) => show(desk, 0);

function show(desk, number) {
  const box = $("hint");
  document.querySelector(".hinted")?.classList.remove("hinted");
  if (number >= HINTS.length) return done(box);
  const hint = HINTS[number];
  $(ABOUT[hint]).classList.add("hinted");
  const last = number === HINTS.length - 1;
  const next = button(
    t(last ? "got-it" : "next"),
    () => {
      show(desk, number + 1);
      if (!last) $("hint").querySelector("button")?.focus();
    },
    { kind: "plain" },
  );
  const skip = last ? null : button(t("skip-hints"), () => show(desk, HINTS.length), { kind: "quiet" });
  box.replaceChildren(
    h("p", {}, h("span.hint-number", {}, `${number + 1}/${HINTS.length}`), " ", t(has(`${hint}-${desk}`) ? `${hint}-${desk}` : hint)),
    h("p.hint-buttons", {}, skip, next),
  );
  box.setAttribute("role", "note");
  box.hidden = false;
  return box;
}

function done(box) {
  remember("hinted", true);
  box.hidden = true;
}
