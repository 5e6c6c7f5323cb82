import type { HexIndex } from "@stonebridge/board";
import type { StepsWithSecrets } from "@stonebridge/kernel";
import type { PieceIndex, SideIndex } from "./measures.ts";

/** What the fields of a position and the locals of its steps hold. */
export interface Kinds {
  side: SideIndex;
  /** NOBODY if there is none. */
  "side or none": SideIndex;
  piece: PieceIndex;
  /** NONE if there is none. */
  "piece or none": PieceIndex;
  hex: HexIndex;
  /** 0 or 1. */
  flag: number;
  /** Hexes, parts done, halves of a defense point; -1 for none. */
  count: number;
  /** Movement points, in sixths. */
  points: number;
  /** MELEE or BOMBARDMENT. */
  battle: number;
  /** Game turn, 0 before the first. */
  turn: number;
  /** Index in `STAGES`. */
  stage: number;
  /** Hex of a piece, or a place off the map. */
  place: number;
  /** A bit each. */
  marks: number;
  /** Defense points that may enter a ford. */
  "ford points": number;
  /** Turn in which a group comes, 0 while that is open, NEVER once it is done. */
  due: number;
  /** A bit each: unfreezing, then the groups. */
  events: number;
  /** Up to 255. */
  byte: number;
}

/** One declared battle (reading 2.1). */
export const BATTLE = {
  kind: "battle",
  targets: ["piece"],
  /** Adjacent attackers; none in a bombardment. */
  adjacent: ["piece"],
  /** Batteries at long range. */
  guns: ["piece"],
} as const;

/** How a march ended: its pieces, and the points that each had left. */
export const ENDED = { pieces: ["piece"], points: ["points"] } as const;

/**
 * The steps of the sequence of play with their locals, by who may see them, as they lie on a position's stack while they run; the last one
 * runs. Lists and battles are replaced, never changed.
 */
export const FRAMES = {
  /** `hand`: what the side has in hand, which only its owner knows. */
  "set-up": { everybody: { side: "side" }, owner: { hand: { changes: ["piece"] } } },
  game: { everybody: { at: { changes: "count" } } },
  "player-turn": { everybody: { side: "side", at: { changes: "count" } } },
  thawing: { everybody: { side: "side" } },
  /**
   * What it has seen is kept for whoever asks why a march does not go on, and decides nothing: records are checked without it. `ended`: the
   * march that ended last. `broken`: parts of brigade pieces that broke up after they had moved (8.41).
   */
  movement: {
    everybody: { side: "side", ended: { changes: { maybe: ENDED } }, broken: { changes: { maybe: ["piece"] } } },
  },
  /** Pieces that move together, each with its own count (5.2, R29). */
  march: {
    everybody: {
      side: "side",
      pieces: { changes: ["piece"] },
      /** Points left, by piece of `pieces`. */
      points: { changes: ["points"] },
      /** Hexes entered. */
      steps: { changes: "count" },
      /** Entered an enemy zone of control (5.81). */
      stopped: { changes: "flag" },
    },
  },
  onslaught: { everybody: { side: "side", targets: ["piece"], attackers: { changes: ["piece"] } } },
  /** `pieces`: the brigades that may break before the enemy declares (R76). */
  window: { everybody: { side: "side", pieces: { changes: ["piece"] } } },
  combat: { everybody: { side: "side", at: { changes: "count" } } },
  /** The attacker composes his battles (6.7). `draft`: the current one. */
  declaration: { everybody: { side: "side", battles: { changes: [BATTLE] }, draft: { changes: { maybe: BATTLE } } } },
  order: { everybody: { side: "side", settled: { changes: [BATTLE] }, open: { changes: [BATTLE] } } },
  /** The declared battles in their order; the first `at` have been begun. */
  battles: { everybody: { side: "side", battles: { changes: [BATTLE] }, at: { changes: "count" } } },
  /**
   * One battle whose die has been rolled; it runs through its parts (reading 3.1). Units are those of each side now: brigades may have
   * broken into their parts. Rates are the halves of a point that each defense point of a unit counts for in this battle (7.71-b).
   */
  result: {
    everybody: {
      side: "side",
      at: { changes: "count" },
      kind: "battle",
      die: "count",
      column: "count",
      attackers: { changes: ["piece"] },
      attackerRates: { changes: ["count"] },
      defenders: { changes: ["piece"] },
      defenderRates: { changes: ["count"] },
      guns: ["piece"],
      /** Losses of each side in halves of a point, fixed before either side pays (R83). */
      attackerLoss: "count",
      defenderLoss: "count",
      /** Hexes the defenders held when the battle began. */
      held: ["hex"],
      /** Hexes where each side paid with units: for the leaders there, once both have paid (12.5, R83). */
      attackersFell: { changes: ["hex"] },
      defendersFell: { changes: ["hex"] },
    },
  },
  /** A side pays a loss: defense points in halves, or a number of units (7.71, 7.72); or the excess in an overstacked hex (5.4-b). */
  losses: {
    everybody: {
      side: "side",
      owed: "count",
      count: "count",
      paid: { changes: "count" },
      lost: { changes: "count" },
      units: { changes: ["piece"] },
      rates: { changes: ["count"] },
      /** Hexes where a unit has been lost: for the leaders there (12.5). */
      fallen: { changes: ["hex"] },
    },
  },
  /** Pieces that must retreat two hexes, one at a time (7.8). `against`: enemies they fought (7.81). */
  retreat: { everybody: { side: "side", pieces: { changes: ["piece"] }, against: { changes: ["piece"] } } },
  following: { everybody: { side: "side", leaders: ["piece"], from: "hex", to: "hex" } },
  advance: { everybody: { side: "side", hexes: { changes: ["hex"] }, units: { changes: ["piece"] } } },
  rally: { everybody: { side: "side", revived: { changes: "count" } } },
  over: { everybody: { winner: "side", reason: "flag" } },
} as const satisfies StepsWithSecrets<keyof Kinds, "owner">;
