import type { HexId, HexMapData, HexPair } from "@stonebridge/board";
import type { Confidence } from "../geography/index.ts";
import type { HexGroundPlan } from "./hex-plan.ts";

/** A value that the ground does not give, or gives otherwise. */
export type MapOverride = {
  readonly feature: "woods" | "crests";
  readonly value: boolean;
  readonly reason: string;
  readonly rule?: string;
} & ({ readonly hexes: readonly HexId[] } | { readonly sides: readonly HexPair[] });

/** Everything that makes a hex map: its ground, and what is decided about it. */
export interface HexMapPlan {
  readonly id: string;
  readonly name: string;
  readonly metresPerHex: number;
  readonly ground: HexGroundPlan;
  /** Id of the river that parts the banks, and a hex on each of them. */
  readonly divide: string;
  readonly banks: readonly { readonly letter: string; readonly name: string; readonly seed: HexId }[];
  /** Share of a hex that woods must cover to make it a woods hex, by how well they are known. */
  readonly leastWoods: Readonly<Record<Confidence, number>>;
  /** Hills without crests, and why. */
  readonly levelHills: readonly { readonly hill: string; readonly reason: string }[];
  readonly towns: HexMapData["towns"];
  readonly routeLinks: HexMapData["routeLinks"];
  readonly goals: HexMapData["goals"];
  /** Names that places have on this map, by their name in the gazetteer. */
  readonly placeNames: Readonly<Record<string, string>>;
  /** Places of the gazetteer that the map leaves out: moments of a battle, and what was built later. */
  readonly noPlaces: readonly string[];
  readonly overrides: readonly MapOverride[];
  readonly basis: HexMapData["basis"];
}
