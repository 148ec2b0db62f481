// Short sounds made on the spot; off until somebody switches them on.

import { remember, soundIsOn } from "./storage.js";

const TUNES = {
  turn: [
    [440, 0, 0.12],
    [660, 0.12, 0.18],
  ],
  die: [
    [180, 0, 0.04],
    [240, 0.06, 0.04],
    [150, 0.13, 0.05],
  ],
  card: [
    [520, 0, 0.06],
    [390, 0.06, 0.08],
  ],
  death: [
    [220, 0, 0.2],
    [165, 0.18, 0.3],
  ],
  won: [
    [523, 0, 0.14],
    [659, 0.14, 0.14],
    [784, 0.28, 0.3],
  ],
};
const LOUDNESS = 0.08;

let context = null;

/** Switch sounds on or off; switching on is heard. */
export function setSound(on) {
  remember("sound", on);
  if (on) play("turn");
}

/** Play a tune by its name. */
export function play(name) {
  if (!soundIsOn() || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  context.resume();
  for (const [pitch, after, length] of TUNES[name]) tone(pitch, context.currentTime + after, length);
}

function tone(pitch, start, length) {
  const swing = context.createOscillator();
  const volume = context.createGain();
  swing.type = "triangle";
  swing.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  swing.connect(volume).connect(context.destination);
  swing.start(start);
  swing.stop(start + length);
}
