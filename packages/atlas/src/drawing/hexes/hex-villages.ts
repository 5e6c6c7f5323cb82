import type { HexMap } from "@stonebridge/board";
import type { Village } from "../features/houses.ts";

/** A town fills its hexes with houses; a village is a handful. */
const TOWN = { reach: 34, houses: 26, aside: [3.4, 9] } as const;
const VILLAGES: readonly Village[] = [
  { name: "Manassas Junction", reach: 20, houses: 7, aside: [3.8, 6] },
  { name: "Groveton", reach: 11, houses: 5, aside: [3.6, 4.6] },
  { name: "Sudley Springs", reach: 14, houses: 6, aside: [3.6, 4.6] },
  { name: "New Market", reach: 13, houses: 5, aside: [3.6, 4.6] },
  { name: "Union Mills", reach: 16, houses: 5, aside: [3.4, 6] },
];

/** The villages of a hex map: its towns, and those that are only drawn. */
export function hexVillages(map: HexMap): Village[] {
  return [...map.data.towns.map(({ name }): Village => ({ name, ...TOWN })), ...VILLAGES];
}
