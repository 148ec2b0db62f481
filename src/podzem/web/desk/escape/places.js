// Places of a scene in words: their names, or where they lie, as on a chessboard: a letter and a number.

import { t } from "../../frame/words.js";

const ARROWS = ["→", "↘", "↓", "↙", "←", "↖", "↑", "↗"];

/** Where a decision is lit on the board: where a walk ends, where a pointer points, the square that it is about. */
export const placeOf = ({ facts: { path, to, square, chasm, cave } }) => path?.at(-1) ?? to ?? square ?? chasm ?? cave;

export class Places {
  /** The squares of a game's scene with their x and y; its terms put some of them in words. */
  constructor(game) {
    this.game = game;
    this.squares = new Map(game.welcome.scene.squares.map((square) => [square.id, square]));
    this.terms = game.terms;
  }

  /** The name of a place, or its mark: the letter and number by which sentences call it. */
  name(id) {
    return this.terms.square?.[id] || this.squares.get(id)?.mark || id;
  }

  /** What kind of place it is, when that is worth saying. */
  kind(id) {
    const kind = this.squares.get(id)?.kind;
    if (!kind || this.terms.square?.[id]) return "";
    return this.terms.kind?.[kind] || "";
  }

  /** An arrow from one place towards another. */
  arrow(from, to) {
    const [a, b] = [this.squares.get(from), this.squares.get(to)];
    if (!a || !b || a === b) return "";
    const turn = Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4);
    return ARROWS[(Math.round(turn) + 8) % 8];
  }

  /** Where what a line of the journal speaks of ends. */
  told({ facts: { path, square, chasm, cave, onto } = {} }) {
    return [path?.at(-1) ?? onto ?? square ?? chasm ?? cave].filter((id) => this.squares.has(id));
  }

  /** A decision on a button: where a walk ends says more than each square on the way. */
  decision({ say, facts: { path } }) {
    if (!path) return say;
    const to = path.at(-1), kind = this.kind(to), from = this.game.news.view.players[this.game.me.seat]?.square;
    const place = kind ? `${this.name(to)} (${kind})` : this.name(to);
    return `${t("walk-to", { place })} ${this.arrow(from, to)}`.trim();
  }

  /** What tells ways to one place apart, where several of those open lead there: the squares passed. */
  way({ facts: { path } }, open) {
    const isRival = ({ facts }) => facts.path && facts.path.at(-1) === path.at(-1);
    if (!path || path.length < 2 || open.filter(isRival).length < 2) return "";
    return t("walk-by", { places: path.slice(0, -1).map((id) => this.name(id)).join(" · ") });
  }
}
