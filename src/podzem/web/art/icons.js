// Small signs of the frame, drawn with one pen on a field of 24 by 24; their colour is that of the text around.

import { draw, picture } from "./svg.js";

const ICONS = {
  "eye-closed": "M3 10C6 15 9 16.5 12 16.5S18 15 21 10M5 13.5L3 16M9 16L8 19M15 16L16 19M19 13.5L21 16",
  undo: "M8 4L3 9 8 14M3 9H14A6 6 0 0 1 14 21H9",
  send: "M3 11L21 3 14 21 11 13ZM11 13L21 3",
  sound: "M3 9H7L12 5V19L7 15H3ZM15.5 9A4.5 4.5 0 0 1 15.5 15M18 6A9 9 0 0 1 18 18",
  "sound-off": "M3 9H7L12 5V19L7 15H3ZM16 9.5L21 14.5M21 9.5L16 14.5",
  sun: "M8 12A4 4 0 1 1 16 12A4 4 0 1 1 8 12ZM12 2V5M12 19V22M2 12H5M19 12H22M5 5L7 7M17 17L19 19M19 5L17 7M7 17L5 19",
  moon: "M19.5 14.5A8.5 8.5 0 1 1 9.5 4.5A7 7 0 0 0 19.5 14.5Z",
  pause: "M8 5V19M16 5V19",
  play: "M7 4L20 12 7 20Z",
  rewind: "M12 5L4 12 12 19ZM20 5L12 12 20 19Z",
  fork: "M6 21V16C6 11 18 13 18 8V6M6 16V3M3 6L6 3 9 6M15 8.5L18 5.5 21 8.5",
  link: "M10 14A4 4 0 0 1 10 8.5L13 5.5A4 4 0 0 1 18.5 11L17 12.5M14 10A4 4 0 0 1 14 15.5L11 18.5A4 4 0 0 1 5.5 13L7 11.5",
  copy: "M9 8H20V21H9ZM15 8V3H4V16H9",
  book: "M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20 15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20",
  people: "M5.5 8A3.5 3.5 0 1 1 12.5 8A3.5 3.5 0 1 1 5.5 8ZM2.5 20C2.5 15 5 13.5 9 13.5S15.5 15 15.5 20M15 4.8A3.5 3.5 0 0 1 15 11.2M18 14C20.5 14.8 21.5 17 21.5 20",
  journal: "M6 3H17A2 2 0 0 1 19 5V21H8A2 2 0 0 1 6 19ZM6 19A2 2 0 0 1 8 17H19M9.5 7.5H15.5M9.5 11.5H13.5",
  hand: "M3 9L8.5 6.5 13 18 7.5 20.5ZM9.5 6L15 5V17L13.5 17.5M16 5.5L21.5 8 17 18.5 15 17.7",
  chat: "M4 4H20V16H11L6 20.5V16H4ZM8 8.5H16M8 12H13",
  clock: "M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12ZM12 6.5V12L15.5 14",
  torch: "M10 13H14L13 22H11ZM8.5 13H15.5M12 2C13 5 16 6 16 9A4 4 0 0 1 8 9C8 7.5 9 6.5 9.5 5.5 10 6.5 10.5 7 11 7 10.8 5 11.2 3.5 12 2Z",
  warning: "M12 3L22 20H2ZM12 9.5V14.5M12 17V17.5",
  menu: "M4 6H20M4 12H20M4 18H20",
  close: "M5 5L19 19M19 5L5 19",
  robot: "M5 9H19V19H5ZM12 9V5M10.5 3.5H13.5M9 13V14M15 13V14M9.5 16.5H14.5M2.5 12V16M21.5 12V16",
  judge: "M12 3V20M7 20.5H17M4 6.5C8 7.5 10 5 12 5S16 7.5 20 6.5M5.5 7L2.5 13.5H8.5ZM18.5 7L15.5 13.5H21.5ZM2.5 13.5A3 2.5 0 0 0 8.5 13.5M15.5 13.5A3 2.5 0 0 0 21.5 13.5",
  plus: "M12 5V19M5 12H19",
  minus: "M5 12H19",
  fit: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
};

// An icon by its name. It is silent: the button around it has the words.
export function icon(name) {
  if (!ICONS[name]) throw new Error(`there is no icon ${name}`);
  return picture("0 0 24 24", { class: "icon" }, draw("path", { d: ICONS[name] }));
}

// The names of all icons.
export const iconNames = Object.keys(ICONS);
