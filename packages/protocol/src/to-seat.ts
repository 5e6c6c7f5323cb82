import type { ActionBase, Decision, EventBase, MarkReason, Outcome, Refusal, Side } from "@stonebridge/kernel";
import type { Offer, Pace } from "./pace.ts";
import type { TalkToSeat } from "./talk.ts";

/** A change of a view: JSON Patch (RFC 6902). */
export type ViewChange = readonly { readonly op: string; readonly path: string; readonly value?: unknown }[];

/** How far a seat may take back its steps. */
export interface Undo {
  /** The piece of its own news after which everything can be taken back; 0: the beginning. */
  readonly to: number;
  /** Why no further. */
  readonly reason: MarkReason;
}

/** A side's clock, as a seat may see it. */
export interface SideClock {
  /** Ms that were left when it was looked at. */
  readonly left: number;
  /** When that was, in ms since 1970; it may be that it stands still until later: then a holiday ends. */
  readonly at: number;
  readonly runs: boolean;
  /** Days off that are left. */
  readonly holidays?: number;
}

/** By what the match is played besides its rules. */
export interface Terms {
  /** Absent: no clock. */
  readonly pace?: Pace;
  readonly clocks?: Readonly<Record<Side, SideClock>>;
  /** The sides that have no time left: the other one may claim the game. */
  readonly out?: readonly Side[];
  /** What is offered, by whom. */
  readonly offer?: { readonly by: Side; readonly offer: Offer };
  /** The match may still be called off. */
  readonly abort?: true;
}

/** Something that concerns the match and not the game: both sides are told. */
export type TableDeed =
  | { readonly kind: "offer"; readonly offer: Offer }
  | { readonly kind: "accept"; readonly offer: Offer }
  | { readonly kind: "decline" | "abort" }
  /** The clock of the side ran out. */
  | { readonly kind: "out" }
  | { readonly kind: "claim"; readonly reason: "time" | "absence" }
  | { readonly kind: "holiday"; readonly days: number };

/** Where a match stands for a seat. */
export interface Standing {
  /** Absent where the match is played without a clock, nothing is offered and both sides have begun. */
  readonly terms?: Terms;
  /** Whether the seat decides now. */
  readonly decides: boolean;
  /** The kernel's fingerprint of its decision, where it decides. */
  readonly asks?: string;
  /** How far it may take back, where it may: where it decides, or where it is done with something and others are not. */
  readonly undo?: Undo;
  /** How the match ended, once it has. */
  readonly outcome?: Outcome;
}

/** One thing that a seat was told. Seats are told what they may see and no more, and each counts for itself. */
export interface News extends Standing {
  /** From 1. */
  readonly number: number;
  /** Whose deed it was. */
  readonly by: Side;
  /** What was done, where the seat did it itself. */
  readonly action?: ActionBase;
  /** The results of all dice it rolled, where nothing of it was kept from the seat; absent if it rolled none. */
  readonly dice?: readonly number[];
  /** What happened, as far as the seat may see. */
  readonly events: readonly EventBase[];
  /** How its view changed. */
  readonly change: ViewChange;
  /** Fingerprint of its view afterwards. */
  readonly check: string;
  /** Steps were taken back: everything after this piece of news never happened. */
  readonly back?: number;
  /** What was done that concerns the match and not the game. */
  readonly table?: TableDeed;
  /** The side that has given up. */
  readonly resigned?: Side;
  /** What the seat itself called it, where it was its own deed. */
  readonly label?: string;
  /** When, in ms since 1970. */
  readonly at: number;
}

/** Where a match stands for a seat, with its view. */
export interface Whole extends Standing {
  /** Of the last piece of news. */
  readonly number: number;
  readonly view: unknown;
  readonly check: string;
}

/** How a match came to where it stands for a seat. */
export interface History extends Standing {
  /** How it began, once what comes before the first decision had happened. */
  readonly first: { readonly view: unknown; readonly check: string; readonly events: readonly EventBase[] };
  /**
   * All its news that still hold: what was taken back is left out, and that it was taken back too. The view that one changes is the
   * view after the one before.
   */
  readonly news: readonly News[];
  /** Of the last piece of news, whether it still holds or not. */
  readonly number: number;
}

/** How a deed ended. */
export type Answer =
  /** It is on the disk. */
  | { readonly result: "done" }
  /** More has happened than the seat knew of; it gets the news and decides anew. */
  | { readonly result: "stale" }
  | { readonly result: "refused"; readonly refusal: Refusal }
  /** It cannot be done, as the sentence says. */
  | { readonly result: "impossible"; readonly problem: string };

/** What the server sends to a seat. */
export type ToSeat =
  | ({ readonly kind: "whole" } & Whole)
  | ({ readonly kind: "history" } & History)
  | ({ readonly kind: "news" } & News)
  | ({ readonly kind: "answer"; readonly label: string } & Answer)
  /** What the seat may do after this piece of news; no decision if it is not asked. */
  | { readonly kind: "asked"; readonly number: number; readonly decision?: Decision<ActionBase> }
  | TalkToSeat
  /** What was sent could not be read. */
  | { readonly kind: "fault"; readonly problem: string };
