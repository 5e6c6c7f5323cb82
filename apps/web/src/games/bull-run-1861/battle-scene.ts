import type { PictureCounter, PictureMap } from "../contract/pictures.ts";

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

/** Where they stand on the sheet, in map units: the places of the map’s counters. */
export const places: PictureMap["places"] = {
  "stone-house": [814, 564],
  "robinson-farm": [898, 552],
  "matthews-hill": [774, 496],
  "dogan-ridge": [699, 540],
  "stone-bridge-east": [1047, 499],
  "bald-hill": [746, 672],
  "henry-hill": [838, 628],
  "lewis-ford-south": [1012, 640],
  "conrads-woods": [905, 722],
  portici: [972, 699],
  "new-market": [846, 780],
};
