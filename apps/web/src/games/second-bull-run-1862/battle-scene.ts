import type { PictureCounter } from "../contract/entry.ts";

/** Longstreet’s attack on Chinn Ridge in the afternoon of 30 August 1862. */
export const battleScene: readonly PictureCounter[] = [
  { side: "union", zone: "84" },
  { side: "union", zone: "84" },
  { side: "union", zone: "85" },
  { side: "union", zone: "86" },
  { side: "union", zone: "105" },
  { side: "union", zone: "105" },
  { side: "union", zone: "106" },
  { side: "union", zone: "107" },
  { side: "union", zone: "119" },
  { side: "union", zone: "88" },
  { side: "union", zone: "89" },
  { side: "union", zone: "121" },
  { side: "confederate", zone: "82" },
  { side: "confederate", zone: "82" },
  { side: "confederate", zone: "81" },
  { side: "confederate", zone: "80" },
  { side: "confederate", zone: "80" },
  { side: "confederate", zone: "102" },
  { side: "confederate", zone: "78" },
  { side: "confederate", zone: "77" },
  { side: "confederate", zone: "63" },
  { side: "confederate", zone: "101" },
  { side: "confederate", zone: "116" },
  { side: "confederate", zone: "117" },
];
