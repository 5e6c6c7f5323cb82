import type { Outcome, SituationBase } from "@stonebridge/kernel";
import { type TSchema, Type } from "typebox";
import { Count, Hex, Id, Name, Secret } from "./measures.ts";

/** How many bytes each player mixes into the dice. */
export const MIXED = 16;

/** `POST /api/matches`: begins a match. */
export const NewMatch = Type.Object(
  {
    game: Id,
    scenario: Id,
    /** By the ids of the game's options; what is left out keeps its default. */
    options: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 60 }))),
  },
  { additionalProperties: false },
);
export type NewMatch = Type.Static<typeof NewMatch>;

/** Its answer: an invitation to each side, to be taken once. */
export const Invitations = Type.Object({
  match: Type.String(),
  /** SHA-256 of the key that the dice come from. */
  commitment: Hex(32),
  seats: Type.Record(Type.String(), Secret),
});
export type Invitations = Type.Static<typeof Invitations>;

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Who sits at each side: `name` is null until somebody has taken the seat, `bot` is the level of the bot that plays it. */
export const Seats = Type.Record(
  Type.String(),
  Type.Object({ name: orNull(Type.String()), bot: orNull(Type.String()) }),
);
export type Seats = Type.Static<typeof Seats>;

/** How a match ended; null while it goes on. */
export const Ended = Type.Unsafe<Outcome | null>({});

/** `GET /api/matches/<match>`: what somebody may want to know before he takes a seat. */
export const MatchInfo = Type.Object({
  match: Type.String(),
  game: Id,
  /** The version of the game's rules that it is played by. */
  rules: Type.String(),
  scenario: Id,
  /** How it began, with all its options. */
  situation: Type.Unsafe<SituationBase>({}),
  /** SHA-256 of the key that the dice come from, to be noted before one mixes anything in. */
  commitment: Hex(32),
  /** In ms since 1970. */
  created: Count,
  ended: Ended,
  seats: Seats,
});
export type MatchInfo = Type.Static<typeof MatchInfo>;

/** `POST /api/seat`: takes the seat of an invitation, on this device. */
export const TakeSeat = Type.Object(
  {
    invitation: Secret,
    name: Name,
    /** Random, mixed into the dice. */
    mixed: Hex(MIXED),
  },
  { additionalProperties: false },
);
export type TakeSeat = Type.Static<typeof TakeSeat>;

/** Its answer. */
export const TakenSeat = Type.Object({
  match: Type.String(),
  side: Type.String(),
  /** Proves the seat from now on; the invitation no longer does. */
  secret: Secret,
});
export type TakenSeat = Type.Static<typeof TakenSeat>;
