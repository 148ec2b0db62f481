// Coming to a table for the first time: by an invitation, as a watcher; or learning that a link is needed.

import { Fault, get, post } from "./api.js";
import { button, h, replace, wear } from "./dom.js";
import { field } from "./forms.js";
import { hideSecrets, keepMembership, keepName, myName, secretsOfAddress } from "./storage.js";
import { learn, t } from "./words.js";

await learn("more");

wear("dialogs");
wear("doors");

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

function askName(table, invite, host) {
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
    const seats = h("div");
    const form = h(
      "form.join",
      { onsubmit: submit },
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
    offerSeats(table, invite, seats);
  });
}

/** The door of the game, and a choice of seats where there is one; without it any open seat is given. */
async function offerSeats(table, invite, host) {
  try {
    const { seats, system } = await get(`/api/tables/${table}`, { token: invite });
    const { door } = await import("../art/doors.js");
    host.closest("form").prepend(h("div.join-door", { "aria-hidden": "true" }, door(system)));
    const open = seats.filter((seat) => seat.kind === "open");
    if (open.length < 2) return;
    const pairs = [["", t("any-seat")], ...open.map((seat) => [seat.seat, t("seat-number", { n: seat.seat + 1 })])];
    host.append(
      field(
        t("seat"),
        h(
          "select",
          { name: "seat" },
          pairs.map(([value, words]) => h("option", { value: String(value) }, words)),
        ),
      ),
    );
  } catch {
    // Any seat will do.
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
