import type { Point } from "@stonebridge/board";
import type { FocusMap } from "./hands/focus-order.ts";
import type { Box } from "./geometry.ts";
import type { PieceModel } from "./model.ts";
import type { Stack, StackGround } from "./stacks.ts";
import type { Links } from "./paths/travel.ts";

/** How large things are drawn on a map, at zooms in CSS px per map unit. */
export interface Magnitudes {
  /** Map units that stand for one unit of the drawing standard: ten metres on a zone map, 1/38 of the height of a hex. */
  readonly unit: number;
  /** Zoom at which the map is read and played: it never opens larger. */
  readonly opening: number;
  readonly largest: number;
  /** Width of a counter in CSS px. */
  counterPixels(zoom: number): number;
}

/** The map made ready for drawing and pointing, whether pieces stand in zones or in hexes; nothing in it changes. */
export interface Ground {
  readonly kind: "zones" | "hexes";
  readonly spaces: readonly string[];
  readonly sheet: Box;
  readonly field: Box;
  readonly magnitudes: Magnitudes;
  /** Where pieces stand. */
  readonly anchors: ReadonlyMap<string, Point>;
  readonly links: Links;
  readonly focus: FocusMap;
  /** A stack opens out when it is picked, not when a pointer rests on it, and stays open until it is closed. */
  readonly opensOnPick: boolean;
  box(space: string): Box | undefined;
  /** Room for notes beside the pieces of a space; undefined for an unknown space. */
  room(space: string): StackGround | undefined;
  /**
   * Places the pieces of a space. `width`: of a counter, in map units. `placed`: stacks that are placed already.
   */
  stack(
    space: string,
    pieces: readonly PieceModel[],
    width: number,
    placed: ReadonlyMap<string, Stack>,
  ): Stack | undefined;
  /** Stacks as they are drawn: from afar several may be drawn as one. */
  joined(stacks: readonly Stack[], width: number): readonly Stack[];
  /** Spaces that score, apart from those of which a model tells. */
  readonly goals: readonly string[];
  /** Outline as path data: what a pointer and a focus ring use. */
  outline(space: string): string;
  /** Middle of the border between two spaces; undefined where they share none. */
  middle(one: string, other: string): Point | undefined;
  spaceAt(point: Point): string | undefined;
}
