import type { PictureCounter } from "../contract/entry.ts";

/** Henry Hill at half past three on 21 July 1861: Jackson’s line holds, Sherman and Porter come up. */
export const battleScene: readonly PictureCounter[] = [
  { side: "north", zone: "stone-house" },
  { side: "north", zone: "stone-house" },
  { side: "north", zone: "robinson-farm" },
  { side: "north", zone: "robinson-farm" },
  { side: "north", zone: "matthews-hill" },
  { side: "north", zone: "dogan-ridge" },
  { side: "north", zone: "stone-bridge-east" },
  { side: "north", zone: "bald-hill" },
  { side: "south", zone: "henry-hill" },
  { side: "south", zone: "henry-hill" },
  { side: "south", zone: "henry-hill" },
  { side: "south", zone: "lewis-ford-south" },
  { side: "south", zone: "conrads-woods" },
  { side: "south", zone: "portici" },
  { side: "south", zone: "new-market" },
];
