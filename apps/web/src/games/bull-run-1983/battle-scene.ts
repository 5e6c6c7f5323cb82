import type { PictureCounter } from "../contract/entry.ts";

/** Henry Hill in the afternoon of 21 July 1861, regiment by regiment. */
export const battleScene: readonly PictureCounter[] = [
  { side: "union", zone: "S11" },
  { side: "union", zone: "T11" },
  { side: "union", zone: "S12" },
  { side: "union", zone: "U11" },
  { side: "union", zone: "S13" },
  { side: "union", zone: "R12" },
  { side: "union", zone: "V10" },
  { side: "union", zone: "Q13" },
  { side: "union", zone: "R10" },
  { side: "union", zone: "W10" },
  { side: "confederate", zone: "T13" },
  { side: "confederate", zone: "U12" },
  { side: "confederate", zone: "U13" },
  { side: "confederate", zone: "V12" },
  { side: "confederate", zone: "V13" },
  { side: "confederate", zone: "W12" },
  { side: "confederate", zone: "S14" },
  { side: "confederate", zone: "T14" },
  { side: "confederate", zone: "X13" },
  { side: "confederate", zone: "R15" },
];
