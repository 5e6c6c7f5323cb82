import type { RuleId, Seat } from "@stonebridge/kernel";
import type { ArrivalId } from "./army/pieces.ts";
import type { Odds, ResultCode, RouteEnd, SideId, Stage } from "./vocabulary.ts";

/** Who activates whom (4.4): `by` a leader along `path` (hexes, his first), or the reason if no leader does. */
export interface Activation {
  readonly piece: string;
  readonly cause: "red" | "enemy" | "base" | "bombarded" | "dummy" | "range" | "hex" | "brigade";
  readonly by?: string;
  readonly path?: readonly string[];
  readonly rule: RuleId;
}

/** The clauses that halve a unit or double it (7.4, 7.5, 9.7). */
export type StrengthClause = "BR83-7.41-a" | "BR83-7.42-a" | "BR83-7.51-a" | "BR83-7.52-a" | "BR83-9.7-a";

/** What halved or doubled a strength, and the clause that did. */
export interface StrengthChange {
  readonly by: "halved" | "doubled";
  readonly rule: StrengthClause;
}

/** A unit's strength in a battle, in halves of a point (7.5-a), and what changed it. */
export interface Strength {
  readonly piece: string;
  readonly hex: string;
  /** Printed attack or defense factor, in points. */
  readonly printed: number;
  /** What counts, in halves. */
  readonly counts: number;
  /** Defense in halves: what it can lose, or make the enemy lose. */
  readonly defense: number;
  readonly changes: readonly StrengthChange[];
}

/** A battle's strengths and odds, before a die is rolled. Totals in halves of a point. */
export interface Reckoning {
  readonly kind: "melee" | "bombardment" | "automatic-victory";
  readonly targets: readonly Strength[];
  readonly adjacent: readonly Strength[];
  readonly guns: readonly Strength[];
  /** Adjacent attackers, support that counts (9.51), defenders. */
  readonly totals: { readonly adjacent: number; readonly support: number; readonly defense: number };
  /** Column of the table; `none`: worse than the table (7.31-e, 9.6). */
  readonly odds: Odds | "none";
}

/** Why a leader, or a unit, was lost. */
export type LossCause = "combat" | "retreat" | "cancelled" | "contact" | "overstacked" | "late" | "leader-test";

/** Everything that happens, as facts. Ids of pieces, hexes and sides throughout; movement points in sixths. */
export type GameEvent = { readonly rule: RuleId; readonly audience?: readonly Seat[]; readonly reveals?: true } & (
  | { readonly type: "placed"; readonly pieces: readonly string[]; readonly hex: string; readonly route?: RouteEnd }
  | { readonly type: "taken-back"; readonly piece: string }
  | { readonly type: "abatis-placed"; readonly hex: string }
  /** Taken back while the set-up lasts. */
  | { readonly type: "abatis-taken"; readonly hex: string }
  | { readonly type: "trestle"; readonly fate: "stands" | "destroyed" }
  | { readonly type: "hidden"; readonly piece: string; readonly pieces: readonly string[]; readonly hex: string }
  /** What a dummy stood for is back on the map while the set-up lasts. */
  | { readonly type: "unhidden"; readonly piece: string; readonly pieces: readonly string[]; readonly hex: string }
  | { readonly type: "readied"; readonly side: SideId }
  | { readonly type: "turn-began"; readonly turn: number }
  | { readonly type: "player-turn-began"; readonly side: SideId; readonly turn: number }
  | { readonly type: "stage-began"; readonly stage: Stage; readonly side: SideId }
  /** Turned face up. `cause`: the clock, an enemy in recon range (`by`), a die, or their owner. */
  | {
      readonly type: "thawed";
      readonly side: SideId;
      readonly pieces: readonly { readonly piece: string; readonly hex: string }[];
      readonly cause: "clock" | "contact" | "event" | "owner";
      readonly by?: string;
    }
  | { readonly type: "commanded"; readonly side: SideId; readonly activations: readonly Activation[] }
  | { readonly type: "formed"; readonly piece: string; readonly pieces: readonly string[]; readonly hex: string }
  | { readonly type: "broke"; readonly piece: string; readonly pieces: readonly string[]; readonly hex: string }
  | { readonly type: "flipped"; readonly piece: string; readonly face: "mobile" | "battle"; readonly hex: string }
  | {
      readonly type: "moved";
      readonly pieces: readonly string[];
      readonly from: string;
      readonly to: string;
      /** One for each of `pieces`. */
      readonly costs: readonly number[];
      readonly left: readonly number[];
      /** Enemy units whose zone of control ends the move. */
      readonly stoppedBy: readonly string[];
    }
  | { readonly type: "entered"; readonly piece: string; readonly hex: string; readonly cost: number }
  | { readonly type: "railed"; readonly piece: string; readonly from: string; readonly to: string }
  | { readonly type: "arrival-delayed"; readonly group: ArrivalId; readonly hex: string }
  | {
      readonly type: "event-rolled";
      readonly side: SideId;
      readonly event: "thaw" | ArrivalId;
      readonly die: number;
      readonly needed: number;
      readonly happens: boolean;
    }
  | {
      readonly type: "declared";
      readonly side: SideId;
      readonly battles: readonly {
        readonly targets: readonly string[];
        readonly adjacent: readonly string[];
        readonly guns: readonly string[];
      }[];
    }
  | {
      readonly type: "fought";
      readonly side: SideId;
      readonly reckoning: Reckoning;
      /** Absent if no die is rolled (7.31-e, BBT heading). */
      readonly die?: number;
      readonly results: readonly ResultCode[];
    }
  | { readonly type: "owed"; readonly side: SideId; readonly loss: number; readonly count?: number }
  | {
      readonly type: "lost";
      readonly piece: string;
      readonly hex: string;
      readonly to: "rally" | "lost";
      readonly cause: LossCause;
    }
  | {
      readonly type: "leader-tested";
      readonly piece: string;
      readonly hex: string;
      readonly die: number;
      readonly result: "LE" | "LB2";
    }
  | {
      readonly type: "retreated";
      readonly piece: string;
      readonly from: string;
      readonly via: string;
      readonly to: string;
    }
  | { readonly type: "followed"; readonly piece: string; readonly from: string; readonly to: string }
  | { readonly type: "advanced"; readonly piece: string; readonly from: string; readonly to: string }
  | { readonly type: "flagged"; readonly pieces: readonly string[] }
  /** Without the piece if it is face down (BR83-4.84-a). */
  | { readonly type: "abatis-cleared"; readonly hex: string; readonly piece?: string }
  | { readonly type: "revived"; readonly piece: string; readonly leader: string; readonly hex: string }
  | { readonly type: "dummies-removed"; readonly pieces: readonly string[] }
  | { readonly type: "game-over"; readonly winner: SideId; readonly hexes: readonly string[] }
);
