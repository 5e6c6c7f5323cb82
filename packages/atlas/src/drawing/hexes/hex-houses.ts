import type { HexMap } from "@stonebridge/board";
import type { Place } from "../../geography/gazetteer.ts";
import { type Houses, type Village, layHouses, offWays } from "../features/houses.ts";
import type { Ways } from "../features/ways.ts";
import type { Region } from "../regions.ts";

/** A town fills its hexes with houses; a village is a handful. */
const TOWN = { reach: 34, houses: 26, aside: [3.4, 9] } as const;
const VILLAGES: readonly Village[] = [
  { name: "Manassas Junction", reach: 20, houses: 7, aside: [3.8, 6] },
  { name: "Groveton", reach: 11, houses: 5, aside: [3.6, 4.6] },
  { name: "Sudley Springs", reach: 14, houses: 6, aside: [3.6, 4.6] },
  { name: "New Market", reach: 13, houses: 5, aside: [3.6, 4.6] },
  { name: "Union Mills", reach: 16, houses: 5, aside: [3.4, 6] },
];

/** Room that a fort takes beside a road, u. */
const FORT_ROOM = 5;

/** Places the buildings of a hex map: its towns, the villages that are only drawn, lone houses, and forts beside the roads. */
export function layHexHouses(places: readonly Place[], ways: Ways, ground: Region, map: HexMap): Houses {
  const villages = [...map.data.towns.map(({ name }): Village => ({ name, ...TOWN })), ...VILLAGES];
  const houses = layHouses(places, ways, ground, villages);
  return { ...houses, forts: houses.forts.map((at) => offWays(at, ways, FORT_ROOM)) };
}
