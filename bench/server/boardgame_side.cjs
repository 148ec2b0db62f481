// A match of `ring` on boardgame.io's server, spoken to as its own client does: sync once, then update after update.
// Its socket.io protocol is written out here, over the same WebSocket that the other side's load uses.
"use strict";

const { PLAYERS, movable } = require("../boardgame/ring.cjs");
const { connect, post } = require("./wire.cjs");

const SPACE = "/ring,";
const OPEN = "0";
const PING = "2";
const PONG = "3";
const JOIN_SPACE = `40${SPACE}`;
const EVENT = `42${SPACE}`;

class Match {
  constructor(port, choose, heard) {
    this.port = port;
    this.choose = choose;
    this.heard = heard;
    this.sockets = [];
  }

  /** Create the match, let four players join, and wait until each has the state. */
  async open() {
    const { matchID } = await post(this.port, "/games/ring/create", { numPlayers: PLAYERS });
    this.id = matchID;
    const seats = Array.from({ length: PLAYERS }, (_, seat) => String(seat));
    const credentials = [];
    for (const playerID of seats) {
      const joined = await post(this.port, `/games/ring/${matchID}/join`, { playerID, playerName: `player ${playerID}` });
      credentials.push(joined.playerCredentials);
    }
    await Promise.all(seats.map((seat) => this.#sit(Number(seat), credentials[seat])));
  }

  /** A socket for a seat, once it has the state. */
  #sit(seat, credentials) {
    return new Promise((resolve, reject) => {
      const hear = (text, socket) => {
        this.sockets[seat] = socket;
        if (text.startsWith(EVENT)) this.#event(seat, credentials, JSON.parse(text.slice(EVENT.length)), resolve);
        else if (text === PING) socket.send(PONG);
        else if (text.startsWith(JOIN_SPACE)) this.#emit(seat, "sync", this.id, String(seat), credentials, PLAYERS);
        else if (text.startsWith(OPEN)) socket.send(JOIN_SPACE);
      };
      connect(this.port, "/socket.io/?EIO=4&transport=websocket", hear).catch(reject);
    });
  }

  #emit(seat, ...event) {
    this.sockets[seat].send(EVENT + JSON.stringify(event));
  }

  #event(seat, credentials, [name, , told], resolve) {
    if (name === "sync") {
      this.#look(seat, credentials, told.state);
      resolve();
    } else if (name === "update") this.#look(seat, credentials, told);
  }

  #look(seat, credentials, state) {
    const over = state.ctx.gameover !== undefined;
    const mine = !over && Number(state.ctx.currentPlayer) === seat;
    const send = mine ? () => this.#move(seat, credentials, state) : null;
    this.heard(this, seat, state._stateID, send, over);
  }

  #move(seat, credentials, { G, _stateID }) {
    const pawns = movable(G, seat);
    const [type, args] = pawns.length ? ["move", [pawns[this.choose(pawns.length)]]] : ["pass", []];
    const payload = { type, args, playerID: String(seat), credentials };
    this.#emit(seat, "update", { type: "MAKE_MOVE", payload }, _stateID, this.id, String(seat));
  }
}

module.exports = { Game: Match };
