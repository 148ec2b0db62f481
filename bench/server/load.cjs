// The load on one server, the same for both sides: all tables as fast as they go, then at a fixed rate.
// node load.cjs '{"side": "podzem", "port": 7711, "pid": 1, "tables": 125, "warmUp": 3, "seconds": 15, "rate": 300}'
"use strict";

const { chooser } = require("../boardgame/chooser.cjs");
const { Desk } = require("./desk.cjs");
const { Tally } = require("./tally.cjs");
const { usage } = require("./usage.cjs");

const OPENING_AT_ONCE = 8;
const TICK = 2;

const plan = JSON.parse(process.argv[2]);
const { Game } = require(`./${plan.side}_side.cjs`);
const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

class Load {
  constructor() {
    this.desks = new Set();
    this.tally = new Tally();
    this.is_held = true;
    this.is_ended = false;
    this.waiting = [];
    this.seed = 0;
  }

  /** Take a table into the load; its games come one after another. */
  async add() {
    this.seed += 1;
    const game = new Game(plan.port, chooser(this.seed), (...told) => this.hear(desk, ...told));
    const desk = new Desk(game);
    await game.open();
    this.tally.opened += 1;
    this.desks.add(desk);
    if (desk.turn) this.offer(desk);
  }

  async addAll() {
    for (let left = plan.tables; left > 0; left -= OPENING_AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(left, OPENING_AT_ONCE) }, () => this.add()));
  }

  hear(desk, game, seat, version, send, over) {
    const has_turn = desk.hear(seat, version, send, over, performance.now(), this.tally);
    if (!this.desks.has(desk) || this.is_ended) return;
    if (has_turn) this.offer(desk);
    else if (desk.is_done) this.replace(desk);
  }

  offer(desk) {
    if (this.is_held) this.waiting.push(desk);
    else desk.move(performance.now());
  }

  replace(desk) {
    this.desks.delete(desk);
    close(desk.game);
    this.add();
  }

  /** So many seconds with a new tally. */
  async measure(seconds) {
    const before = usage(plan.pid);
    const tally = (this.tally = new Tally());
    const moved = new Map([...this.desks].map((desk) => [desk, desk.moves]));
    const begun = performance.now();
    await sleep(seconds);
    const told = tally.told((performance.now() - begun) / 1000);
    this.tally = new Tally();
    const { cpu, memory, peak } = usage(plan.pid);
    const stuck = [...this.desks].filter((desk) => moved.get(desk) === desk.moves).length;
    return { ...told, cpu: cpu - before.cpu, memory, peak, stuck };
  }

  /** Everybody moves as soon as he is on turn. */
  release() {
    this.is_held = false;
    for (const desk of this.waiting.splice(0)) desk.move(performance.now());
  }

  /** Let moves go at the rate from now on, those first that wait longest. */
  pace() {
    this.is_held = true;
    const begun = performance.now();
    let sent = 0;
    this.ticking = setInterval(() => {
      const due = Math.floor(((performance.now() - begun) / 1000) * plan.rate);
      while (sent < due && this.waiting.length) {
        this.waiting.shift().move(performance.now());
        sent += 1;
      }
    }, TICK);
  }

  end() {
    this.is_ended = true;
    clearInterval(this.ticking);
    for (const desk of this.desks) close(desk.game);
  }
}

function close(game) {
  for (const socket of game.sockets) socket.close();
}

async function main() {
  const load = new Load();
  await load.addAll();
  const idle = usage(plan.pid);
  load.release();
  await sleep(plan.warmUp);
  const closed = await load.measure(plan.seconds);
  load.pace();
  await sleep(plan.warmUp);
  const paced = await load.measure(plan.seconds);
  load.end();
  process.stdout.write(JSON.stringify({ idle, closed, paced }) + "\n", () => process.exit(0));
}

main();
