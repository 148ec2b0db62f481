// A fight document while it is made: squares by what they are, those who stand on them, rows of one's own.

import { tongue } from "../../frame/words.js";
import { pairOf } from "../../scene/battle/ground.js";

export class Plan {
  constructor(stock) {
    this.stock = stock;
    this.plain = stock.letters["."];
    this.start("crossroad");
  }

  start(name) {
    const ready = structuredClone(this.stock.fights[name] ?? Object.values(this.stock.fights)[0]);
    this.read(ready, squaresOf(ready, this.stock, this.plain));
  }

  /** Take a document; `squares` is what its board comes to. */
  read(document, squares) {
    const rows = document.board.replace(/^\n|\n$/g, "").split("\n");
    Object.assign(this, { rest: document, width: rows[0].length, height: rows.length, creatures: document.creature.map((each) => ({ ...each })), squares });
  }

  at(key) {
    return this.squares.get(key) ?? this.plain;
  }

  /** A feature is put on a square, or (the same again) taken off; the eraser makes it plain. */
  paint(key, feature) {
    const made = feature ? { ...this.at(key), ...feature } : this.plain;
    if (same(made, this.plain)) this.squares.delete(key);
    else this.squares.set(key, made);
  }

  resize(width, height) {
    Object.assign(this, { width, height });
    const isIn = ([x, y]) => x < width && y < height;
    for (const key of [...this.squares.keys()]) if (!isIn(pairOf(key))) this.squares.delete(key);
    this.creatures = this.creatures.filter((each) => isIn(each.at.map((n) => n + this.squaresOf(each) - 1)));
  }

  /** The sheet behind somebody: a row of the document's own, or the stock's. */
  row({ kind }) {
    return [...(this.rest.kind ?? []), ...(this.rest.character ?? [])].find(({ id }) => id === kind) ?? this.stock.creatures.find(({ id }) => id === kind)?.row;
  }

  isCharacter({ kind }) {
    return (this.rest.character ?? []).some(({ id }) => id === kind) || Boolean(this.stock.creatures.find(({ id }) => id === kind)?.character);
  }

  squaresOf({ kind }) {
    const size = this.row({ kind })?.size;
    return this.stock.creatures.find(({ row }) => row.size === size)?.squares ?? 1;
  }

  /** Whether all of somebody stands on the board, in no wall and on nobody but himself; the tiny stand anywhere. */
  hasRoom(creature, himself = null) {
    const size = this.squaresOf(creature), [left, top] = creature.at, isTiny = this.row(creature)?.size === "tiny";
    const taken = new Set(this.creatures.filter((each) => each !== himself).flatMap((each) => squaresUnder(each.at, this.squaresOf(each))));
    return left + size <= this.width && top + size <= this.height && squaresUnder(creature.at, size).every((key) => (isTiny || !taken.has(key)) && !this.at(key).wall);
  }

  nameOf({ kind }) {
    const own = this.row({ kind })?.name;
    return (own && (own[tongue()] || own.en || Object.values(own)[0])) || this.stock.terms.creature[kind] || "";
  }

  /** Somebody gets a sheet of his own, which can be changed. */
  ownRow(creature) {
    const row = this.row(creature), list = this.isCharacter(creature) ? "character" : "kind";
    if ((this.rest[list] ?? []).includes(row)) return row;
    const taken = new Set([...(this.rest.kind ?? []), ...(this.rest.character ?? [])].map(({ id }) => id));
    let number = 1;
    while (taken.has(`own_${number}`)) number += 1;
    const own = { ...structuredClone(row), id: `own_${number}`, name: { [tongue()]: this.nameOf(creature) } };
    this.rest[list] = [...(this.rest[list] ?? []), own];
    creature.kind = own.id;
    return own;
  }

  get document() {
    const letters = Object.entries(this.stock.letters), rows = [], patch = [];
    for (let y = 0; y < this.height; y++) {
      rows.push(Array.from({ length: this.width }, (_, x) => {
        const here = this.at(`${x},${y}`), letter = letters.find(([, ground]) => same(ground, here))?.[0];
        if (!letter) patch.push({ at: [x, y, 1, 1], ...Object.fromEntries(Object.entries(here).filter(([name, value]) => value !== this.plain[name])) });
        return letter ?? ".";
      }).join(""));
    }
    const used = new Set(this.creatures.map(({ kind }) => kind)), kept = (list) => (this.rest[list] ?? []).filter(({ id }) => used.has(id));
    const { board: _, patch: __, creature: ___, ...rest } = this.rest;
    return { ...rest, board: `${rows.join("\n")}\n`, patch, creature: this.creatures, kind: kept("kind"), character: kept("character") };
  }
}

const squaresUnder = ([x, y], size) => Array.from({ length: size * size }, (_, n) => `${x + (n % size)},${y + Math.floor(n / size)}`);

const same = (a, b) => Object.keys(a).every((name) => a[name] === b[name]);

/** What the letters and patches of a ready document come to. */
function squaresOf({ board, patch = [] }, { letters }, plain) {
  const found = new Map();
  board.replace(/^\n|\n$/g, "").split("\n").forEach((row, y) => [...row].forEach((letter, x) => letter !== "." && found.set(`${x},${y}`, letters[letter])));
  for (const { at: [left, top, width, height], ...marks } of patch)
    for (let x = left; x < left + width; x++) for (let y = top; y < top + height; y++) found.set(`${x},${y}`, { ...(found.get(`${x},${y}`) ?? plain), ...marks });
  return found;
}
