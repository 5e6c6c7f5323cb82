import type { HexGridShape, HexId, HexPair } from "@stonebridge/board";
import type { SheetPlan } from "./control-points.ts";

/** What a line of the ground is to the rules. `drawn` lines, such as an unfinished railroad, are only drawn. */
export type LineUse = "river" | "stream" | "major" | "minor" | "railroad" | "drawn";

/** A line of the geography on a hex map. Lines are laid in the order of the plan: what ends on another comes after it. */
export interface LinePlan {
  /** Id of the line in the geography. */
  readonly line: string;
  /** Lines that carry it on from its end, one after the other; `-D3` is D3 from its last point to its first. */
  readonly onwards?: readonly string[];
  readonly use: LineUse;
  /** The whole line is taken, or what is left after one of these. */
  readonly enters?: LineEnd;
  readonly leaves?: LineEnd;
  /** The hex from which on a water is a river; before it, it is a stream. */
  readonly riverFrom?: HexId;
  /** The hex in which a water ends on another. */
  readonly endsIn?: HexId;
  /** Hexes that it passes through, in the order of its course. */
  readonly through?: readonly HexId[];
  /** Hexes that it keeps out of, and hexsides that it does not cross. */
  readonly avoids?: readonly HexId[];
  readonly neverCrosses?: readonly HexPair[];
  /** Why its course was corrected. */
  readonly reason?: string;
}

/** A line that begins or ends where it passes the edge of the map, or of what the map shows of it. */
export interface LineEnd {
  readonly hex: HexId;
  /** Number of a direction, clockwise from north, in which it comes or goes. */
  readonly towards: number;
}

/** A way that the geography does not have, and the rulebook demands. */
export interface AddedWay {
  readonly id: string;
  readonly name: string;
  readonly use: "major" | "minor";
  /** Its hexes in order. */
  readonly hexes: readonly HexId[];
  /** Lines on which it begins and ends; without one it runs off the map's edge, or begins in the middle of its hex. */
  readonly from?: string | LineEnd;
  readonly to?: string | LineEnd;
  readonly reason: string;
}

/** A ford or bridge. */
export interface CrossingPlan {
  readonly hex: HexId;
  readonly kind: "ford" | "bridge" | "trestle";
  /** Name of the gazetteer, which is printed; none for an unnamed ford. */
  readonly place?: string;
  readonly water: string;
  /** Ways that cross there. */
  readonly ways: readonly string[];
  readonly rule: string;
  readonly reason: string;
}

/** Everything that is decided about the ground of a hex map. */
export interface HexGroundPlan {
  readonly shape: HexGridShape;
  readonly sheet: SheetPlan;
  readonly unplayable: readonly HexId[];
  readonly crossings: readonly CrossingPlan[];
  readonly waters: readonly LinePlan[];
  readonly ways: readonly LinePlan[];
  readonly addedWays: readonly AddedWay[];
}
