import type { ActionBase } from "@stonebridge/kernel";
import { Type } from "typebox";
import { Count, Label } from "./measures.ts";
import { Offer } from "./pace.ts";
import { strict } from "./shapes.ts";

/** An action as the game names it; the rules say whether it is one. */
const Action = Type.Unsafe<ActionBase>(
  Type.Object({ type: Type.String({ maxLength: 60 }) }, { additionalProperties: true }),
);

/**
 * What a seat sends. `after` is the number of the last piece of news it knows: what it does is meant for the position that this one
 * told of, and is refused as stale where there is more.
 */
export const FromSeat = Type.Union([
  /** Opens the match, or takes it up again after a gap: what follows `after` is told again. With `history` it is told from the beginning. */
  Type.Object(
    { kind: Type.Literal("open"), after: Type.Optional(Count), history: Type.Optional(Type.Literal(true)) },
    strict,
  ),
  /** Asks what the seat may do now. */
  Type.Object({ kind: Type.Literal("ask") }, strict),
  /** Performs an action. */
  Type.Object({ kind: Type.Literal("act"), label: Label, after: Count, action: Action }, strict),
  /** Takes back everything that the seat has done since the piece of its news `to`. */
  Type.Object({ kind: Type.Literal("undo"), label: Label, after: Count, to: Count }, strict),
  /** Gives up. */
  Type.Object({ kind: Type.Literal("resign"), label: Label, after: Count }, strict),
  /** Offers something to the other side. It stands until it is answered or taken back; one stands at a time. */
  Type.Object({ kind: Type.Literal("offer"), label: Label, after: Count, offer: Offer }, strict),
  /** Accepts what the other side offers. */
  Type.Object({ kind: Type.Literal("accept"), label: Label, after: Count }, strict),
  /** Declines what the other side offers, or takes back what it offered itself. */
  Type.Object({ kind: Type.Literal("decline"), label: Label, after: Count }, strict),
  /** Claims the game: the other side has no time left, or has not been there for long. */
  Type.Object({ kind: Type.Literal("claim"), label: Label, after: Count }, strict),
  /** Calls the match off before both sides have begun. */
  Type.Object({ kind: Type.Literal("abort"), label: Label, after: Count }, strict),
  /** Takes days off: the seat's clock stands still. */
  Type.Object(
    { kind: Type.Literal("holiday"), label: Label, after: Count, days: Type.Integer({ minimum: 1, maximum: 60 }) },
    strict,
  ),
]);
export type FromSeat = Type.Static<typeof FromSeat>;
/** What changes a match. */
export type Deed = Extract<FromSeat, { readonly label: string }>;
