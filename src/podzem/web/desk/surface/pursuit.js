// A pursuit: who flees, which leg it is, the chances of the next.

import { h } from "../../frame/dom.js";
import { t } from "../../frame/words.js";
import { rows as meetingRows } from "../dungeon/meeting.js";

/** The panel, then what can be done. */
export function rows(desk, open) {
  const { pursuit } = desk.view;
  if (!pursuit) return meetingRows(desk, open);
  const { flees, legs, catch: caught, hide } = pursuit;
  const facts = [[t("chance-catch"), t("in-six", { n: caught })], [t("chance-hide"), t("in-six", { n: hide })]];
  return [h("li.encounter.pursuit", {}, h("div.met", {}, h("strong", {}, `${t(`pursuit-${flees}`)} · ${t("pursuit-legs", { n: legs + 1 })}`),
    h("dl", {}, facts.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value)))))), ...desk.rows(open)];
}
