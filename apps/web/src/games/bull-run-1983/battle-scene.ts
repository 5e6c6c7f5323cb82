import type { PictureCounter, PictureMap } from "../contract/pictures.ts";

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

/** Where they stand on the sheet, in map units: the places of the map’s counters. */
export const places: PictureMap["places"] = {
  S11: [1617, 1050],
  T11: [1703, 1100],
  S12: [1617, 1150],
  U11: [1790, 1050],
  S13: [1617, 1250],
  R12: [1530, 1200],
  V10: [1876, 1000],
  Q13: [1443, 1250],
  R10: [1530, 1000],
  W10: [1963, 950],
  T13: [1703, 1300],
  U12: [1790, 1150],
  U13: [1790, 1250],
  V12: [1876, 1200],
  V13: [1876, 1300],
  W12: [1963, 1150],
  S14: [1617, 1350],
  T14: [1703, 1400],
  X13: [2050, 1300],
  R15: [1530, 1500],
};
