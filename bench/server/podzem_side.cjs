// A table of `escape` on podzem's server, spoken to by docs/protocol.md; a decision at random, the kind of order first.
"use strict";

const { connect, post } = require("./wire.cjs");

const PLAYERS = 4;
const OPENING = { system: "escape", name: "seat 0", seats: Array(PLAYERS).fill("person"), options: { board: "classic" } };

class Table {
  constructor(port, choose, heard) {
    this.port = port;
    this.choose = choose;
    this.heard = heard;
    this.sockets = [];
    this.sent = 0;
  }

  /** Open the table, let three more people join, and wait until each has had his first look. */
  async open() {
    const { table, token, invite } = await post(this.port, "/api/tables", OPENING);
    const tokens = [token];
    for (let seat = 1; seat < PLAYERS; seat++) {
      const joined = await post(this.port, `/api/tables/${table}/join`, { name: `seat ${seat}`, seat }, invite);
      tokens.push(joined.token);
    }
    await Promise.all(tokens.map((each, seat) => this.#sit(seat, table, each)));
  }

  /** A socket for a seat, once it has had its first look. */
  #sit(seat, table, token) {
    return new Promise((resolve, reject) => {
      const hear = (text) => this.#hear(seat, JSON.parse(text), resolve);
      const greet = (socket) => {
        this.sockets[seat] = socket;
        this.#say(seat, { do: "hello", token, language: null, lines: 0, version: -1 });
      };
      connect(this.port, `/api/tables/${table}/socket`, hear).then(greet, reject);
    });
  }

  #say(seat, message) {
    this.sockets[seat].send(JSON.stringify(message));
  }

  #hear(seat, told, resolve) {
    if (told.is === "news") {
      this.#look(seat, told);
      resolve();
    } else if (told.is !== "welcome" && told.is !== "done") throw new Error(`podzem said ${JSON.stringify(told)}`);
  }

  #look(seat, { version, decisions, outcome }) {
    const over = outcome !== undefined && outcome !== null;
    const send = decisions?.length ? () => this.#decide(seat, version, decisions) : null;
    this.heard(this, seat, version, send, over);
  }

  #decide(seat, version, decisions) {
    const orders = [...new Set(decisions.map(({ order }) => order))];
    const order = orders[this.choose(orders.length)];
    const open = decisions.filter((decision) => decision.order === order);
    const decision = open[this.choose(open.length)].do;
    this.sent += 1;
    this.#say(seat, { do: "decide", id: `${seat}-${this.sent}`, version, decision });
  }
}

module.exports = { Game: Table };
