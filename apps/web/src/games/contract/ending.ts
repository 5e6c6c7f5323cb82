import type { EventBase, Outcome, Side } from "@stonebridge/kernel";

/** Who fought in a fight, and how much of its strength was his. */
export interface Fighter {
  readonly piece: string;
  readonly strength: number;
}

/** A fight as it begins; what it cost comes with later events. */
export interface FightBegun {
  readonly attacker: Side;
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  /** The zone or hex that was fought for. */
  readonly space: string;
}

/** What a game tells of its end, with nothing hidden: it is over. */
export interface EndTeller<E extends EventBase, V> {
  /** What the curve of the score shows of both sides. */
  pointsOf(view: V): Readonly<Record<Side, number>>;
  /** What both have lost. */
  lossesOf(view: V): Readonly<Record<Side, number>>;
  /** Makes a reader of fights, which is given every event of the game once, in order. @param first how everything stood before them */
  reading(first: V): FightReader<E>;
  /** The body that a piece belongs to; undefined if it is of none. */
  formationOf(piece: string): string | undefined;
  sideOf(piece: string): Side | undefined;
  readonly words: {
    /** What is counted: "Victory points". */
    readonly points: string;
    /** What is over the last account of the score, where it does not say where points come from. */
    readonly counted?: string;
    /** What losses are counted in: "steps". */
    readonly losses: string;
    /** How far the winner was ahead, as a sentence; undefined if it was not counted out. */
    margin(outcome: Outcome, view: V): string | undefined;
    formation(id: string): string;
    /** The hour of a turn, as short as an axis needs it: "10:30". */
    hour(turn: number): string;
    piece(id: string): string;
    space(id: string): string;
  };
}

/** Reads one event after the other. */
export interface FightReader<E extends EventBase> {
  /** A fight begins with it. */
  begins(event: E): FightBegun | undefined;
  /** The running fight is over with it, whatever is lost later. */
  ends(event: E): boolean;
  /** What it costs: a piece, and how much of it. */
  cost(event: E): { readonly piece: string; readonly lost: number } | undefined;
}
