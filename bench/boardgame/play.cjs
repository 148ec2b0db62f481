// boardgame.io: random games of `ring` through the local client, after some to warm the compiler up.
"use strict";

const { Client } = require("boardgame.io/client");
const { version } = require("boardgame.io/package.json");
const { chooser } = require("./chooser.cjs");
const { PLAYERS, movable, ring } = require("./ring.cjs");

const WARM_UP = 2;
const GAMES = 10;

/** Play one game to its end; how many decisions there were, each after one throw. */
function play(seed) {
  const client = Client({ game: ring(seed), numPlayers: PLAYERS, debug: false });
  const choose = chooser(seed);
  let taken = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const pawns = movable(state.G, Number(state.ctx.currentPlayer));
    if (pawns.length) client.moves.move(pawns[choose(pawns.length)]);
    else client.moves.pass();
    taken += 1;
  }
  return taken;
}

function playMany(from, count) {
  let taken = 0;
  for (let seed = from; seed < from + count; seed++) taken += play(seed);
  return taken;
}

playMany(0, WARM_UP);
const begun = process.hrtime.bigint();
const decisions = playMany(WARM_UP, GAMES);
const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
const counts = { steps: 2 * decisions, decisions };
const figure = { group: "random playouts", name: "ring, local client", counts, seconds, answer: "", yardstick: false };
console.log(JSON.stringify({ version: `boardgame.io ${version}, Node ${process.versions.node}`, figures: [figure] }));
