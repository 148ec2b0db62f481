// Those who are met both below ground and on a field.

import { FACE, knows } from "./busts.js";

const EYES = "edge O-2.3 -4 1.2O2.3 -4 1.2";
const BEARD = "bone M-5.5-3C-5 5-2 9 0 10 2 9 5 5 5.5-3 3-1-3-1-5.5-3Z";

knows({
  bandit: `${FACE} edge M-6-6.5C-6-13 6-13 6-6.5ZM-5.5-2.5H5.5V0C3 2-3 2-5.5 0Z`,
  karl: `${FACE} ${BEARD} iron M-6-6H6 steel M-6-5C-6-12 6-12 6-5Z`,
  giant: `bone O0 -3 8 wood M-8-4C-9-13 9-13 8-4 5-8-5-8-8-4Z ${EYES} wood M-6 0C-5 8 5 8 6 0 3 3-3 3-6 0Z`,
}, {
  rat: "stone M-11 8C-11 0-4-4 3-2L6-7 9-2 12 3C9 8 5 8-11 8Z danger O8 1 1 ink M-11 8C-13 4-12-2-8-4M12 3L10 5M-2 8V5",
  skeleton: "bone M-8-4A8 8 0 0 1 8-4C8 0 5 1 5 4V7H-5V4C-5 1-8 0-8-4Z edge O-3 -4 2.1O3 -4 2.1M0-1L1.3 1.8H-1.3Z ink M-2 7V4.5M2 7V4.5M-9 11H9M0 7V12",
  dragon: "danger M-11-10L-5-8C-2-11 5-11 8-7L12-3 12 1 4 3C2 6 4 9 8 12H-8C-11 6-10 0-7-4Z gold O2 -5 1.4 ink M12-1L8 0M-5-8L-3-4M-8-2L-5-1M-8 4L-5 4 bone M10 1L9 4 8 1.5Z",
});
