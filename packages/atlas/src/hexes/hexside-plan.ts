import type { HexGridShape, HexPair } from "@stonebridge/board";
import type { LinePlan } from "./hex-plan.ts";

/** A water of the geography on hexsides. Waters are laid in the order of the plan: what flows into another comes after it. */
export interface HexsideWaterPlan {
  readonly line: string;
  readonly use: "river" | "stream";
  /** Hexsides on which it does not run. */
  readonly avoids?: readonly HexPair[];
  /** Why its course was corrected. */
  readonly reason?: string;
}

/** Where a water can be crossed, by its name in the gazetteer. */
export interface HexsideCrossingPlan {
  readonly place: string;
  readonly kind: "bridge" | "ford" | "trestle";
  /** Id of the water. */
  readonly water: string;
  /** Ways that cross there. */
  readonly ways: readonly string[];
  /** Whether it can be crossed: a bridge that was burnt has piers and rails up to them. Default true. */
  readonly stands?: boolean;
  readonly reason: string;
}

/** A place of the ground with a name, beside those of the gazetteer. */
export interface GroundPoint {
  readonly id: string;
  readonly name: string;
  /** WGS84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Everything that is decided about the ground of a hex map that is true to scale, with its waters on hexsides. */
export interface HexsideGroundPlan {
  readonly shape: HexGridShape;
  readonly metresPerHex: number;
  /** Where the middle of the first hex lies, WGS84 degrees. */
  readonly origin: { readonly latitude: number; readonly longitude: number };
  readonly waters: readonly HexsideWaterPlan[];
  /** Roads are `major`, trails `minor` ways. */
  readonly ways: readonly LinePlan[];
  readonly crossings: readonly HexsideCrossingPlan[];
  /** Points that matter to the game: each keeps to its bank of every river. */
  readonly points: readonly GroundPoint[];
}
