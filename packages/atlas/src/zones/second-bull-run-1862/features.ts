import type { ZoneEntryData, ZoneRefugeData } from "@stonebridge/board";
import type { Chain, DividingRiver, Slope } from "../ring-plan.ts";

/** The sides as the game names them; the first moves its reinforcements first. */
export const SIDES = ["union", "confederate"] as const;

/** The roads by the zones they run through. The steps 77-99-116 are in the rulebook's example of movement. */
export const ROADS: readonly Chain[] = [
  {
    name: "Warrenton Turnpike",
    zones: [37, 38, 39, 56, 57, 58, 75, 76, 77, 78, 80, 102, 104, 106, 107, 108, 109, 110, 123, 124, 140, 141],
  },
  { name: "Groveton-Sudley road", zones: [77, 99, 116, 129, 143, 159, 181, 182, 183, 201, 202] },
  { name: "Manassas-Sudley road", zones: [11, 23, 35, 50, 67, 88, 87, 108, 121, 134, 147, 164, 185, 202] },
  { name: "Pageland Lane", zones: [2, 14, 26, 38, 55, 72, 95, 113, 126, 155, 175, 192, 193] },
  { name: "Lewis Lane", zones: [7, 18, 30, 44, 62, 79, 78] },
  { name: "Ball's Ford road", zones: [70, 69, 68, 67] },
  { name: "Brawner lane", zones: [57, 73, 96, 114, 127, 142] },
];

/** The unfinished railroad behind which Jackson stood. The rulebook puts 96 on it. */
export const EMBANKMENT: Chain = {
  name: "Unfinished railroad",
  zones: [95, 96, 115, 116, 129, 143, 158, 159, 160, 161, 183, 184],
};

/** Where one climbs. The rulebook climbs into 96 and 128; the others are the crests over the meadows of Young's Branch. */
export const SLOPES: readonly Slope[] = [
  { from: [73, 74, 97], to: 96 },
  { from: [98], to: 115 },
  { from: [115, 116, 129], to: 128 },
  { from: [115], to: 127 },
  { from: [129, 143], to: 142 },
  { from: [103, 104], to: 105 },
  { from: [82, 104], to: 84 },
  { from: [64, 83], to: 85 },
  { from: [86, 87], to: 88 },
  { from: [87, 109], to: 89 },
  { from: [107, 108], to: 121 },
  { from: [120, 133], to: 134 },
  { from: [121], to: 135 },
  { from: [118], to: 119 },
];

/** Bull Run cuts three zones off in the east; the Stone Bridge is the only way over it. */
export const RIVER: DividingRiver = {
  name: "Bull Run",
  northBank: [141, 154, 174],
  bridges: [{ name: "Stone Bridge", between: [140, 141] }],
};

export const ENTRIES: readonly ZoneEntryData[] = [
  { letter: "A", zone: "202", road: true },
  { letter: "B", zone: "190", road: false },
  { letter: "C", zone: "141", road: true },
  { letter: "D", zone: "70", road: true },
  { letter: "E", zone: "11", road: true },
  { letter: "F", zone: "7", road: true },
  { letter: "G", zone: "2", road: true },
  { letter: "H", zone: "37", road: true },
];

/** Goals of retreat (SB62-11.1.4-a): entries of the own side, and for the Confederates Pageland Lane to the north. */
export const REFUGES: readonly ZoneRefugeData[] = [
  { side: "union", zone: "190" },
  { side: "union", zone: "141" },
  { side: "union", zone: "70" },
  { side: "union", zone: "11" },
  { side: "confederate", zone: "2" },
  { side: "confederate", zone: "37" },
  { side: "confederate", zone: "193" },
];

/** Neighbours that the rulebook's examples of facing, movement and combat name. */
export const BORDERED_BY_TEXT: readonly (readonly [number, number])[] = [
  [103, 105],
  [104, 105],
  [105, 106],
  [105, 107],
  [105, 119],
  [105, 120],
  [103, 104],
  [103, 119],
  [96, 115],
  [98, 115],
  [98, 99],
  [77, 99],
  [99, 116],
  [128, 129],
];
