// Coming to a table for the first time: by an invitation, as a watcher; or learning that a link is needed.

import { Fault, get, post } from "./api.js";
import { button, h, replace, select, wear } from "./dom.js";
import { field } from "./forms.js";
import { hideSecrets, keepMembership, keepName, myName, secretsOfAddress } from "./storage.js";
import { learn, t } from "./words.js";

await learn("more");

const dressed = Promise.all(["dialogs", "doors"].map(wear));

/** The token to sit down with; asks for a name where somebody joins. Never resolves when there is no way in. */
export async function enter(table, host) {
  const secrets = secretsOfAddress();
  if (secrets.watch) return join(table, secrets.watch, myName() || t("watcher"), null);
  if (secrets.invite) return askName(table, secrets.invite, host);
  return turnedAway(host, t("need-link"));
}

async function join(table, token, name, seat) {
  const answer = await post(`/api/tables/${table}/join`, { name, seat }, { token });
  keepMembership(table, answer);
  hideSecrets();
  return answer.token;
}

/** The form is shown when all of it is there: nothing moves under who presses at once. */
async function askName(table, invite, host) {
  const seats = h("div"), [door] = await Promise.all([offerSeats(table, invite, seats), dressed]);
  return new Promise((resolve) => {
    const input = h("input", {
      maxlength: 30,
      required: true,
      value: myName(),
      autocomplete: "nickname",
      autofocus: true,
    });
    const fault = h("p.fault", { role: "alert" });
    const submit = async (event) => {
      event.preventDefault();
      const name = input.value.trim();
      if (!name) return;
      keepName(name);
      try {
        resolve(await join(table, invite, name, chosenSeat(form)));
      } catch (error) {
        fault.textContent = error instanceof Fault ? error.message : t("no-connection");
      }
    };
    const form = h(
      "form.join",
      { onsubmit: submit },
      door,
      h("h2", {}, t("take-a-seat")),
      h("p", {}, t("join-line")),
      field(t("your-name"), input),
      seats,
      fault,
      button(t("sit-down"), null, { kind: "torch", type: "submit" }),
    );
    replace(host, form);
    host.hidden = false;
    input.focus();
  });
}

/** The door of the game; a choice of seats where there is one, without it any open seat is given. */
async function offerSeats(table, invite, host) {
  try {
    const { seats, system } = await get(`/api/tables/${table}`, { token: invite });
    const { door } = await import("../art/doors.js");
    const open = seats.filter((seat) => seat.kind === "open");
    const pairs = [["", t("any-seat")], ...open.map((seat) => [seat.seat, t("seat-number", { n: seat.seat + 1 })])];
    if (open.length > 1) host.append(field(t("seat"), select(pairs, "", { name: "seat" })));
    return h("div.join-door", { "aria-hidden": "true" }, door(system));
  } catch {
    return null; // Any seat will do.
  }
}

function chosenSeat(form) {
  const value = form.elements.seat?.value;
  return value ? Number(value) : null;
}

/** Say why there is no way in, and where to go. */
export function turnedAway(host, words) {
  replace(
    host,
    h("div.join", {}, h("h2", {}, t("closed-door")), h("p", {}, words), h("a.torch", { href: "/" }, t("to-home"))),
  );
  host.hidden = false;
  return new Promise(() => {});
}
