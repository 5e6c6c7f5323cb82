import type { PictureCounter } from "../contract/entry.ts";

/** Henry Hill in the afternoon of 21 July 1861, on hexes of a thousand feet. */
export const battleScene: readonly PictureCounter[] = [
  { side: "union", zone: "2617" },
  { side: "union", zone: "2718" },
  { side: "union", zone: "2617" },
  { side: "union", zone: "2818" },
  { side: "union", zone: "2516" },
  { side: "union", zone: "2917" },
  { side: "union", zone: "2517" },
  { side: "union", zone: "2419" },
  { side: "union", zone: "2618" },
  { side: "confederate", zone: "2719" },
  { side: "confederate", zone: "2819" },
  { side: "confederate", zone: "2820" },
  { side: "confederate", zone: "2919" },
  { side: "confederate", zone: "2620" },
  { side: "confederate", zone: "3018" },
  { side: "confederate", zone: "2520" },
  { side: "confederate", zone: "2921" },
];
