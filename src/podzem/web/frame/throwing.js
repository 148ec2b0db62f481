// A die that is thrown and seen to roll.

import { die, sides } from "../art/dice.js";
import { isStill } from "../art/svg.js";

const TUMBLE = 360; // milliseconds

// Throw a die into a host: it rolls in, shows other faces on its way, and lies still.
export async function throwDie(host, face) {
  const thrown = die(face);
  host.append(thrown);
  if (isStill()) return thrown;
  [(face % 6) + 1, ((face + 2) % 6) + 1, ((face + 3) % 6) + 1, face].forEach((shown, step) =>
    setTimeout(() => thrown.replaceChildren(...sides(shown)), step * 80));
  const roll = [
    { transform: "translate(-70px, -30px) rotate(-320deg) scale(.7)", opacity: 0 },
    { transform: "translate(-24px, 8px) rotate(-140deg)", opacity: 1, offset: 0.5 },
    { transform: "translate(4px, -8px) rotate(18deg)", offset: 0.8 },
    { transform: "none" },
  ];
  await thrown.animate(roll, { duration: TUMBLE, easing: "ease-out" }).finished.catch(() => undefined);
  return thrown;
}
