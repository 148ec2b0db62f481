// A character sheet on paper, black on white: everything that stays on the character from fight to fight.

import { h, wear } from "../../frame/dom.js";
import { learn, t } from "../../frame/words.js";
import { body } from "./body.js";
import { creatureName } from "./names.js";
import { conditions, health, weapons, wounds } from "./sheet.js";

await Promise.all([wear("paper"), learn("paper")]);

/** Put the sheets on the page and print it; afterwards the page is as before. */
export function printSheets(desk, creatures) {
  document.getElementById("paper")?.remove();
  const paper = h("section", { id: "paper" }, creatures.map((each) => sheet(desk, each)));
  document.body.append(paper);
  document.body.classList.add("on-paper");
  window.addEventListener("afterprint", () => {
    paper.remove();
    document.body.classList.remove("on-paper");
  }, { once: true });
  window.print();
}

const table = (title, rows) => rows.length > 0 && h("table", {}, h("caption", {}, title), h("tbody", {}, rows.map(([name, value]) => h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, value)))));

function sheet(desk, creature) {
  const { game } = desk, { id, size, speed, skills, characteristics, traits } = creature;
  return h("article.paper-sheet", {}, h("h1", {}, creatureName(game, id)), h("p", {}, `${t(`size-of-${size}`)} · ${t("speed-of-one")} ${speed} · ${health(creature)}`),
    h("div.paper-columns", {}, body(desk, creature),
      table(t("characteristics"), Object.entries(characteristics).map(([name, value]) => [t(`char-${name}`), value])),
      table(t("skills"), Object.entries(skills).filter(([, value]) => value).map(([name, value]) => [game.terms.skill?.[name], value])),
      h("div", {}, h("h2", {}, t("weapons")), weapons(desk, creature), traits.length > 0 && h("p", {}, traits.map((each) => t(`trait-${each}`)).join(", ")), h("h2", {}, t("wounds")), wounds(desk, creature) ?? h("p", {}, "—"), conditions(desk, creature))));
}
