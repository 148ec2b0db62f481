// A meeting: who is seen, how far, in what mood, what they want, what can be done.

import { bust } from "../../art/busts.js";
import "../../art/creatures.js";
import { picture } from "../../art/svg.js";
import { h } from "../../frame/dom.js";
import { count, has, t } from "../../frame/words.js";
import { folded } from "./folds.js";

const MOST = 8;
const FEW = 8; // answers stand as they are

/** The panel above, then the choices with their odds: what stands alone first. */
export function rows(desk, open) {
  const kinds = Map.groupBy(open, ({ order }) => order), isAlone = ({ order }) => kinds.get(order).length <= (order === "gift" ? 1 : FEW);
  return [desk.view.meeting && panel(desk), ...desk.rows(open.filter(isAlone)), tooDear(desk, open), ...folded(desk, open.filter((each) => !isAlone(each)))].filter(Boolean);
}

/** For whoever waits, and for the judge. */
export const watched = (desk) => (desk.view.meeting ? [panel(desk)] : []);

/** A sum beyond the purse keeps its row; pressed it says why: the rules know. */
function tooDear({ game, view: { meeting } }, open) {
  if (!meeting?.ask || meeting.have >= meeting.ask || !open.length) return null;
  return h("li", {}, h("button.decision.out-of-reach", { type: "button", "aria-disabled": "true", "data-key": "too dear", disabled: game.pending !== null, onclick: () => game.decide({ do: `${game.me.seat} parley ${meeting.group} pay`, order: "parley" }) }, h("span.say", {}, `${game.terms.choice?.pay ?? ""} (${meeting.have}/${meeting.ask})`)));
}

/** Those who are met, as far as they are seen. */
export function panel(desk) {
  const { meeting } = desk.view, seen = meeting.spots.filter(({ status }) => status === "active");
  const kinds = [...Map.groupBy(seen, ({ kind }) => kind)].map(([kind, same]) => `${desk.game.terms.creature?.[kind] ?? kind}${same.length > 1 ? ` × ${same.length}` : ""}`);
  const wanted = meeting.waiting ? wants(meeting) : "", said = meeting.step === "broken" ? [] : [
    meeting.feet && [t("delve-distance"), t("delve-feet", { n: meeting.feet })],
    meeting.mood && [t("delve-mood"), desk.game.terms.mood?.[meeting.mood] ?? meeting.mood],
    meeting.morale.length > 0 && [t("delve-morale"), [...new Set(meeting.morale.map(([, chance]) => chance))].join(", ")],
    wanted && [t("delve-they-want"), wanted],
    meeting.favour && asks(desk, meeting.favour) && [t("delve-favour"), asks(desk, meeting.favour)],
  ].filter(Boolean);
  return h("li.encounter", {},
    h("div.faces-met", { "aria-hidden": "true" }, seen.slice(0, MOST).map(({ kind }) => picture("-13 -13 26 26", { class: "bust" }, bust(kind)))),
    h("div.met", {}, h("strong", {}, kinds.join(", ") || t("delve-somebody")), h("dl", {}, said.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value)))), judged(desk, meeting)));
}

/** What a favour is: the judge's words, or whom to drive off, and which way they are. */
export const asks = ({ game }, { words, foe, exit }) => words || (foe && [t("delve-favour-drive", { foe: game.terms.creature?.[foe] ?? "" }), exit && t("delve-favour-way", { way: game.news.places?.[exit] ?? "" })].filter(Boolean).join(" · "));

/** What was promised, in a line for each who wait. */
export const promised = (desk) => desk.view.favours.map((favour) => h("li.about-chosen", {}, h("strong", {}, t("delve-favour-promised", { who: desk.game.terms.creature?.[favour.kind] ?? "" })), h("span", {}, [asks(desk, favour), favour.coins > 0 && t("delve-favour-worth", { n: favour.coins })].filter(Boolean).join(", "))));

/** The judge names a favour in his own words. */
export function naming(desk, [{ do: does }]) {
  const box = h("input", { type: "text", maxlength: 200, "aria-label": t("delve-favour-name"), placeholder: t("delve-favour-name"), "data-key": "favour words" });
  const send = (event) => {
    event.preventDefault();
    const said = box.value.trim();
    return said ? desk.game.decide({ do: `${does.split(" ")[0]} name_favour ${said}`, order: "name_favour" }) : box.focus();
  };
  return h("li", {}, h("form.in-words", { onsubmit: send }, box, h("button.torch", { type: "submit", "data-key": "favour send" }, t("delve-verb-name-favour"))));
}

const wants = ({ waiting, ask, food }) => [has(`delve-wants-${waiting.replaceAll("_", "-")}`) && t(`delve-wants-${waiting.replaceAll("_", "-")}`), ask > 0 && (food ? count("delve-rations", ask) : count("delve-coins", ask))].filter(Boolean).join(": ");

/** What the judge alone knows of each band, and of each of them how hale he is. */
export function judged({ game }, { bands, spots }) {
  const name = (kind) => game.terms.creature?.[kind] ?? kind, whole = spots.filter(({ hp, most }) => hp !== null && most !== null);
  const hits = [...Map.groupBy(whole, ({ kind }) => kind)].map(([kind, same]) => h("p.secret", { "data-hits": kind }, `${name(kind)}: ${same.map(({ hp, most }) => `${hp}/${most}`).join(", ")}`));
  const told = bands.map(({ number, kind, raw, broken, coins }) => [number, [name(kind), raw && t("delve-reaction-rolled", { n: raw }), broken && (game.terms.conduct?.[broken] ?? broken), coins > 0 && count("delve-coins", coins)].filter(Boolean)]);
  return [...told.filter(([, said]) => said.length > 1).map(([number, said]) => h("p.secret", { "data-band": number }, said.join(" · "))), ...hits];
}
