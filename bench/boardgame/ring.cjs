// A race of four players with four pawns each around a ring of 40 squares, written for the bench.
// A six brings a pawn in, a pawn that lands on another's sends it back, who has all pawns home wins.
"use strict";

const PLAYERS = 4;
const PAWNS = 4;
const SQUARES = 40;
const LAST_HOME = SQUARES + PAWNS - 1;
const WAITING = -1;

function target(progress, die) {
  if (progress === WAITING) return die === 6 ? 0 : null;
  return progress + die <= LAST_HOME ? progress + die : null;
}

function square(seat, progress) {
  return progress < 0 || progress >= SQUARES ? null : (progress + (seat * SQUARES) / PLAYERS) % SQUARES;
}

/** The pawns that the seat may move with the die as it lies. */
function movable(G, seat) {
  const own = G.pawns[seat];
  const open = [];
  for (let pawn = 0; pawn < PAWNS; pawn++) {
    const to = target(own[pawn], G.die);
    if (to !== null && !own.includes(to)) open.push(pawn);
  }
  return open;
}

function capture(G, seat, landed) {
  for (let other = 0; other < PLAYERS; other++) {
    if (other === seat) continue;
    const hit = G.pawns[other].findIndex((progress) => square(other, progress) === landed);
    if (hit >= 0) G.pawns[other][hit] = WAITING;
  }
}

function move({ G, playerID }, pawn) {
  const seat = Number(playerID);
  const to = target(G.pawns[seat][pawn], G.die);
  G.pawns[seat][pawn] = to;
  const landed = square(seat, to);
  if (landed !== null) capture(G, seat, landed);
}

/** The game as boardgame.io wants it; the die is thrown as a turn begins, so that a turn costs one dispatch. */
function ring(seed) {
  return {
    name: "ring",
    seed,
    disableUndo: true,
    setup: () => ({ die: 0, pawns: Array.from({ length: PLAYERS }, () => Array(PAWNS).fill(WAITING)) }),
    turn: {
      minMoves: 1,
      maxMoves: 1,
      onBegin: ({ G, random }) => {
        G.die = random.D6();
      },
    },
    moves: { move, pass: () => {} },
    endIf: ({ G }) => {
      const winner = G.pawns.findIndex((own) => own.every((progress) => progress >= SQUARES));
      return winner < 0 ? undefined : { winner };
    },
  };
}

module.exports = { PLAYERS, movable, ring };
