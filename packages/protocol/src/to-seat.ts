import type { ActionBase, Decision, EventBase, MarkReason, Outcome, Refusal } from "@stonebridge/kernel";
import { Type } from "typebox";
import { Count, Label } from "./measures.ts";
import { Offer, Pace } from "./pace.ts";
import { TalkToSeat } from "./talk.ts";
import type { ProblemCode } from "./problems.ts";
import { strict, type Told, Whatever } from "./shapes.ts";

const Side = Type.String();
const Yes = Type.Literal(true);
/** Fingerprint of a view, or of a decision. */
const Check = Type.String();

/** A change of a view: JSON Patch (RFC 6902). */
export const ViewChange = Type.Array(
  Type.Object({ op: Type.String(), path: Type.String(), value: Type.Optional(Type.Unknown()) }, strict),
);
export type ViewChange = Told<typeof ViewChange>;

/** How far a seat may take back its steps. */
export const Undo = Type.Object(
  {
    /** The piece of its own news after which everything can be taken back; 0: the beginning. */
    to: Count,
    /** Why no further. */
    reason: Type.Unsafe<MarkReason>(Type.String()),
  },
  strict,
);
export type Undo = Told<typeof Undo>;

/** A side's clock, as a seat may see it. */
export const SideClock = Type.Object(
  {
    /** Ms that were left when it was looked at. */
    left: Type.Number(),
    /** When that was, in ms since 1970; it may be that it stands still until later: then a holiday ends. */
    at: Type.Number(),
    runs: Type.Boolean(),
    /** Days off that are left. */
    holidays: Type.Optional(Count),
  },
  strict,
);
export type SideClock = Told<typeof SideClock>;

/** By what the match is played besides its rules. */
export const Terms = Type.Object(
  {
    /** Absent: no clock. */
    pace: Type.Optional(Pace),
    clocks: Type.Optional(Type.Record(Side, SideClock)),
    /** The sides that have no time left: the other one may claim the game. */
    out: Type.Optional(Type.Array(Side)),
    /** What is offered, by whom. */
    offer: Type.Optional(Type.Object({ by: Side, offer: Offer }, strict)),
    /** The match may still be called off. */
    abort: Type.Optional(Yes),
  },
  strict,
);
export type Terms = Told<typeof Terms>;

/** Something that concerns the match and not the game: both sides are told. */
export const TableDeed = Type.Union([
  Type.Object({ kind: Type.Literal("offer"), offer: Offer }, strict),
  Type.Object({ kind: Type.Literal("accept"), offer: Offer }, strict),
  Type.Object({ kind: Type.Union([Type.Literal("decline"), Type.Literal("abort")]) }, strict),
  /** The clock of the side ran out. */
  Type.Object({ kind: Type.Literal("out") }, strict),
  Type.Object(
    { kind: Type.Literal("claim"), reason: Type.Union([Type.Literal("time"), Type.Literal("absence")]) },
    strict,
  ),
  Type.Object({ kind: Type.Literal("holiday"), days: Count }, strict),
]);
export type TableDeed = Told<typeof TableDeed>;

/** Fields that say where a match stands for a seat. */
const standing = {
  /** Absent where the match is played without a clock, nothing is offered and both sides have begun. */
  terms: Type.Optional(Terms),
  /** Whether the seat decides now. */
  decides: Type.Boolean(),
  /** The kernel's fingerprint of its decision, where it decides. */
  asks: Type.Optional(Check),
  /** How far it may take back, where it may: where it decides, or where it is done with something and others are not. */
  undo: Type.Optional(Undo),
  /** How the match ended, once it has. */
  outcome: Type.Optional(Whatever<Outcome>()),
};
const Standing = Type.Object(standing, strict);
/** Where a match stands for a seat. */
export type Standing = Told<typeof Standing>;

const Events = Type.Array(Whatever<EventBase>());

/** Fields of a piece of news, besides where the match stands. */
export const newsFields = {
  /** From 1. */
  number: Count,
  /** Whose deed it was. */
  by: Side,
  /** What was done, where the seat did it itself. */
  action: Type.Optional(Whatever<ActionBase>()),
  /** The results of all dice it rolled, where nothing of it was kept from the seat; absent if it rolled none. */
  dice: Type.Optional(Type.Array(Count)),
  /** What happened, as far as the seat may see. */
  events: Events,
  /** How its view changed. */
  change: ViewChange,
  /** Fingerprint of its view afterwards. */
  check: Check,
  /** Steps were taken back: everything after this piece of news never happened. */
  back: Type.Optional(Count),
  /** What was done that concerns the match and not the game. */
  table: Type.Optional(TableDeed),
  /** The side that has given up. */
  resigned: Type.Optional(Side),
  /** What the seat itself called it, where it was its own deed. */
  label: Type.Optional(Label),
  /** When, in ms since 1970. */
  at: Count,
};
const News = Type.Object({ ...newsFields, ...standing }, strict);
/** One thing that a seat was told. Seats are told what they may see and no more, and each counts for itself. */
export type News = Told<typeof News>;

const whole = {
  ...standing,
  /** Of the last piece of news. */
  number: Count,
  view: Type.Unknown(),
  check: Check,
};
const Whole = Type.Object(whole, strict);
/** Where a match stands for a seat, with its view. */
export type Whole = Told<typeof Whole>;

/** Fields of a history, besides where the match stands and its news. */
export const historyFields = {
  /** How it began, once what comes before the first decision had happened. */
  first: Type.Object({ view: Type.Unknown(), check: Check, events: Events }, strict),
  /** Of the last piece of news, whether it still holds or not. */
  number: Count,
};
const history = {
  ...standing,
  ...historyFields,
  /**
   * All its news that still hold: what was taken back is left out, and that it was taken back too. The view that one changes is the
   * view after the one before.
   */
  news: Type.Array(News),
};
const History = Type.Object(history, strict);
/** How a match came to where it stands for a seat. */
export type History = Told<typeof History>;

/** The name of a reason in the list of problems, and the figures that its sentence needs. */
const reason = {
  code: Type.Optional(Type.Unsafe<ProblemCode>(Type.String())),
  figures: Type.Optional(Type.Record(Type.String(), Type.String())),
};

const answers = {
  /** It is on the disk. */
  done: { result: Type.Literal("done") },
  /** More has happened than the seat knew of; it gets the news and decides anew. */
  stale: { result: Type.Literal("stale") },
  refused: { result: Type.Literal("refused"), refusal: Whatever<Refusal>() },
  /** It cannot be done, as the sentence says. */
  impossible: { result: Type.Literal("impossible"), problem: Type.String(), ...reason },
};
const Answer = Type.Union([
  Type.Object(answers.done, strict),
  Type.Object(answers.stale, strict),
  Type.Object(answers.refused, strict),
  Type.Object(answers.impossible, strict),
]);
/** How a deed ended. */
export type Answer = Told<typeof Answer>;

const answer = { kind: Type.Literal("answer"), label: Label };
/** The answer to what was sent under a label. */
export const LabelledAnswer = Type.Union([
  Type.Object({ ...answer, ...answers.done }, strict),
  Type.Object({ ...answer, ...answers.stale }, strict),
  Type.Object({ ...answer, ...answers.refused }, strict),
  Type.Object({ ...answer, ...answers.impossible }, strict),
]);

/** The seat is connected no more. */
const Closed = Type.Object(
  /** Another device that holds the seat has signed this one out. */
  { kind: Type.Literal("closed"), why: Type.Literal("signed-out") },
  strict,
);

/** What was sent could not be read, or the match has not begun. */
export const CouldNotRead = Type.Object({ kind: Type.Literal("fault"), problem: Type.String(), ...reason }, strict);

/** What the server sends to a seat. */
export const ToSeat = Type.Union([
  Type.Object({ kind: Type.Literal("whole"), ...whole }, strict),
  Type.Object({ kind: Type.Literal("history"), ...history }, strict),
  Type.Object({ kind: Type.Literal("news"), ...newsFields, ...standing }, strict),
  LabelledAnswer,
  /** What the seat may do after this piece of news; no decision if it is not asked. */
  Type.Object(
    { kind: Type.Literal("asked"), number: Count, decision: Type.Optional(Whatever<Decision<ActionBase>>()) },
    strict,
  ),
  TalkToSeat,
  Closed,
  CouldNotRead,
]);
export type ToSeat = Told<typeof ToSeat>;
