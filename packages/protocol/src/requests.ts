import { Type } from "typebox";
import { Hex, Id, Name, Secret } from "./measures.ts";

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

/** `GET /api/matches/<match>`: what somebody may want to know before he takes a seat. */
export const MatchInfo = Type.Object({
  match: Type.String(),
  game: Id,
  /** SHA-256 of the key that the dice come from, to be noted before one mixes anything in. */
  commitment: Hex(32),
  /** Who has taken the seats; null: nobody yet. */
  seats: Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()])),
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
