import type { HexMapData } from "@stonebridge/board";
import type { SituationBase } from "@stonebridge/kernel";
import type { Face, PieceData } from "../army/pieces.ts";
import type { Options, RouteEnd, SideId, Stage } from "../vocabulary.ts";

/** One piece of a situation, and its state. What is left out is as at the beginning of a game. */
export interface Placement {
  readonly piece: string;
  readonly hex?: string;
  /** Instead of a hex: in the RALLY box, out of play, on its card, or with the brigade piece or dummy that stands for it. */
  readonly where?: "rally" | "lost" | "card" | "held";
  readonly holder?: string;
  readonly face?: "mobile" | "battle";
  readonly route?: RouteEnd;
  readonly frozen?: boolean;
  readonly active?: boolean;
  readonly moved?: boolean;
  readonly pressed?: boolean;
  readonly spent?: boolean;
  readonly fought?: boolean;
  readonly advanced?: boolean;
  readonly bombarded?: boolean;
  readonly entered?: boolean;
  readonly changed?: boolean;
  readonly revived?: boolean;
}

/** Values of one piece by its owner; the battle piece of a battery defends as the mobile one does. */
export interface PieceValues extends Partial<
  Pick<PieceData, "name" | "attack" | "defense" | "movement" | "red" | "basis">
> {
  readonly id: string;
  readonly battle?: Pick<Face, "attack" | "movement">;
}

/** Where play begins: at the set-up, at the start of a phase of somebody's player-turn, or at exactly these running steps. */
export type Beginning =
  | { readonly stage: "set-up" }
  | {
      readonly stage: "panic" | "command" | "movement" | "combat" | "rally";
      readonly turn: number;
      readonly side: SideId;
    }
  | {
      readonly stage: "exact";
      readonly turn: number;
      readonly side?: SideId;
      readonly phase: Stage;
      /** As a saved position has them. */
      readonly steps: readonly unknown[];
    };

/** Any position of the game, for people, files and links. */
export interface Situation extends SituationBase {
  readonly game: "bull-run-1983";
  readonly options?: Partial<Options>;
  /** A map of one's own; absent: the built one. */
  readonly map?: HexMapData;
  /** Values of one's own, by id of the piece: they replace the reconstructed ones. */
  readonly pieces?: readonly PieceValues[];
  readonly at: Beginning;
  readonly placements?: readonly Placement[];
  readonly abatis?: readonly string[];
  readonly trestle?: "stands" | "destroyed";
  readonly fordUse?: Readonly<Record<string, number>>;
  /** By group of reinforcements that is still to come: the turn, 0 if dice decide. Absent: by the card. */
  readonly due?: Readonly<Record<string, number>>;
  /** Events rolled for in this player-turn (OPT1), a bit each: 1 unfreezing, then the groups in their order. */
  readonly rolled?: number;
  /** Sides of which nothing is face down any more. Absent: those without a frozen piece. */
  readonly thawed?: readonly SideId[];
}
