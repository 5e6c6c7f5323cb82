import type { PictureCounter, PictureMap } from "../contract/pictures.ts";

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

/** Where they stand on the sheet, in map units: the places of the map’s counters. */
export const places: PictureMap["places"] = {
  "2617": [2223, 1700],
  "2718": [2309, 1750],
  "2818": [2396, 1800],
  "2516": [2136, 1550],
  "2917": [2483, 1650],
  "2517": [2136, 1650],
  "2419": [2050, 1900],
  "2618": [2223, 1800],
  "2719": [2309, 1850],
  "2819": [2396, 1900],
  "2820": [2396, 2000],
  "2919": [2483, 1850],
  "2620": [2223, 2000],
  "3018": [2569, 1800],
  "2520": [2136, 1950],
  "2921": [2483, 2050],
};
