// Chances beside a decision: fractions with a small bar, from the same code that plays.

import { icon } from "../art/icons.js";
import { isFinal, showDecisions } from "./decisions.js";
import { dialog } from "./dialog.js";
import { $, button, h } from "./dom.js";
import { t, tongue } from "./words.js";

const MOST_SHOWN = 3;
const MANY = "6+";
const LEAST = 0.1; // of a hundred

/** A fraction's text as a number. */
export function value(text) {
  const [over, under = "1"] = String(text).split("/");
  return Number(over) / Number(under);
}

/** The chance of one prospect, 0 when it is not among them. */
export function chanceOf(odds, prospect) {
  const row = odds?.find(([name]) => name === prospect);
  return row ? value(row[1]) : 0;
}

let pointed = null; // the row that a pointer came to; one that only rests where it pressed before points at nothing
document.addEventListener("pointermove", ({ target, movementX: x, movementY: y }) => (x || y) && (pointed = target.closest?.("#doing [data-key]")));

/** Draw the list with its chances. Rows grow with them: the one that is pointed at, else the one in the middle of who has scrolled, stays where it was. */
export function showChances(game, hovered = pointed) {
  const box = $("doing"), { left, top, width, height } = box.getBoundingClientRect();
  const looked = hovered?.matches(":hover") ? hovered : box.scrollTop > 0 && document.elementFromPoint(left + width / 2, top + height / 2)?.closest("#doing [data-key]");
  const was = looked && looked.getBoundingClientRect().top;
  showDecisions(game);
  const again = looked && [...box.querySelectorAll("[data-key]")].find(({ dataset }) => dataset.key === looked.dataset.key);
  if (!again) return;
  box.scrollTop += again.getBoundingClientRect().top - was;
  if (looked === hovered) pointed = again;
}

/** The chances worth showing of a decision, gravest first; what is counted as bars beside them. */
export function oddsRow({ desk, odds }, decision) {
  const rows = (odds[decision.do] || []).filter(([, chance]) => value(chance) > 0), tallies = Object.entries(desk.tallies);
  const counted = new Set(tallies.flatMap(([, numbers]) => numbers.map(([name]) => name))), single = rows.filter(([name]) => !counted.has(name));
  const bars = tallies.map(([of, numbers]) => tally(rows, of, numbers)).filter(Boolean);
  return single.length || bars.length ? h("span.odds-row", {}, single.slice(0, MOST_SHOWN).map((row) => chip(desk, row)), h("span.tallies", {}, bars)) : null;
}

/** How many it may be: a bar for each number, and for none where that it comes at all is a prospect itself. */
function tally(rows, of, numbers) {
  const counts = numbers.map(([name, n]) => [n, chanceOf(rows, name)]).filter(([, share]) => share > 0);
  if (!counts.length || counts[0][1] === 1) return null; // none, or sure: then the plan has said it
  const any = chanceOf(rows, of), bars = any ? [[0, 1 - any], ...counts] : counts;
  const words = t(`tally-${of}`), said = bars.map(([n, share]) => `${number(n)}: ${percentage(share)}`).join(", ");
  const bar = ([n, share]) => {
    const rod = h("span.rod");
    rod.style.height = `${Math.max(share * 100, 4)}%`;
    return h("span.tally-bar", {}, rod, number(n));
  };
  return h(`span.tally.${of}`, { role: "img", "aria-label": `${words}. ${said}`, title: `${words}. ${said}` }, bars.map(bar));
}

const number = (n) => (n === "more" ? MANY : String(n));

function chip({ good, bad }, [name, chance, say]) {
  const bar = h("span.odds-fill");
  bar.style.width = `${Math.round(value(chance) * 100)}%`;
  const tone = bad.includes(name) ? "bad" : good.includes(name) ? "good" : "plain";
  const words = say || name;
  const shown = fraction(chance);
  return h(
    `span.odds.${tone}`,
    { title: `${t("chance-of", { what: words })}: ${chance}` },
    h("span.odds-number", {}, shown),
    h("span.odds-bar", { "aria-hidden": "true" }, bar),
    h("span.odds-say", {}, words),
  );
}

const plain = (number) => new Intl.NumberFormat(tongue(), { maximumFractionDigits: 1, roundingMode: "trunc" }).format(number);

/** A fraction as it is while it is short, else as a percentage. */
function fraction(text) {
  if (text.length <= 5) return text === "1" ? "1/1" : text;
  return percentage(value(text));
}

function percentage(share) {
  const percent = share * 100, isNearlyAll = percent > 99, isNearlyNone = percent < 1;
  if (percent < LEAST) return `< ${plain(LEAST)} %`;
  // What may fail is never told as certain.
  return `${isNearlyAll || isNearlyNone ? plain(Math.min(percent, 100 - LEAST)) : Math.round(percent)} %`;
}

/** Whether to ask again: it cannot be taken back and more likely than not costs a life that another choice keeps. */
export function isGrave(game, decision, others) {
  if (isFinal(game, decision)) return others.length > 1;
  const riskOf = (each) => chanceOf(game.odds[each.do], game.desk.grave), risk = riskOf(decision);
  return risk >= 0.5 && others.some((other) => riskOf(other) < risk);
}

/** Ask once more before what is grave. */
export function confirmed(game, decision) {
  return new Promise((resolve) => {
    let answer = false;
    const close = (yes) => () => {
      answer = yes;
      box.close();
    };
    const yes = button(t("yes-do-it"), close(true), { kind: "danger", picture: icon("warning") });
    const no = button(t("no-wait"), close(false), { kind: "plain", autofocus: true });
    const words = [h("p", {}, game.places.decision(decision)), oddsRow(game, decision)];
    const box = dialog(t("really"), words, {
      kind: "small",
      closeWords: t("close"),
      footer: [no, yes],
      onclose: () => resolve(answer),
    });
  });
}
