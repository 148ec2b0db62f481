export const UNIT = 16; // of the drawing to half a sazhen
