import type { Outcome, SituationBase } from "@stonebridge/kernel";
import { Type } from "typebox";
import { Count, Hex, Id, Name, Secret } from "./measures.ts";
import { MIXED } from "./mixed.ts";
import { Pace } from "./pace.ts";
import { orNull, strict } from "./shapes.ts";

/** Who takes a seat, and how his device keeps it. */
const taker = {
  name: Name,
  /** Random, mixed into the dice. */
  mixed: Hex(MIXED),
};
/** `cookie`: the browser keeps the seat, in a cookie that no script reads; otherwise the answer has a `secret`, for programs. */
const keeps = { keeps: Type.Optional(Type.Literal("cookie")) };

/** `POST /api/matches`: begins a match. */
export const NewMatch = Type.Object(
  {
    game: Id,
    scenario: Id,
    /** By the ids of the game's options; what is left out keeps its default. */
    options: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 60 }))),
    /** A seat to take at once: a side, or the one that a lot decides. */
    seat: Type.Optional(Type.Object({ side: Type.Union([Type.Literal("lot"), Id]), ...taker, ...keeps }, strict)),
    /** How much time there is; absent: no clock. */
    pace: Type.Optional(Pace),
    /** Sides that bots of the server play, each with its level. */
    bots: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 60 }))),
  },
  strict,
);
export type NewMatch = Type.Static<typeof NewMatch>;

/** The longest record that is taken online, in characters. */
export const LONGEST_RECORD = 2_000_000;

/** `POST /api/records`: a game that was begun elsewhere becomes a match, which goes on where its record ends. */
export const TakeOnline = Type.Object(
  {
    /** The record, as text. */
    record: Type.String({ maxLength: LONGEST_RECORD }),
    /** What it began with, by its name. */
    scenario: Id,
    /** The seat of whoever brings it. */
    seat: Type.Object({ side: Type.Union([Type.Literal("lot"), Id]), ...taker, ...keeps }, strict),
    /** How much time there is from now on; absent: no clock. */
    pace: Type.Optional(Pace),
  },
  strict,
);
export type TakeOnline = Type.Static<typeof TakeOnline>;

/** The answer to both: an invitation to each side that is free, to be taken once. */
export const Invitations = Type.Object({
  match: Type.String(),
  /** SHA-256 of the key that the dice come from. */
  commitment: Hex(32),
  seats: Type.Record(Type.String(), Secret),
  /** The seat that was taken at once, if one was, and what proves it unless a cookie does. */
  side: Type.Optional(Type.String()),
  secret: Type.Optional(Secret),
});
export type Invitations = Type.Static<typeof Invitations>;

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
  scenario: Type.String(),
  /** How it began, with all its options. */
  situation: Type.Unsafe<SituationBase>({}),
  /** SHA-256 of the key that the dice come from, to be noted before one mixes anything in. */
  commitment: Hex(32),
  /** How much time both sides had when it began; null: no clock. */
  pace: orNull(Pace),
  /** In ms since 1970. */
  created: Count,
  ended: Ended,
  /** How many steps were played elsewhere before it came to the server, with all that is hidden open to whoever brought it. */
  before: Count,
  seats: Seats,
});
export type MatchInfo = Type.Static<typeof MatchInfo>;

/** `POST /api/seat`: takes the seat of an invitation, or takes over on this device a seat that another one holds and goes on holding. */
export const TakeSeat = Type.Union([
  Type.Object({ invitation: Secret, ...taker, ...keeps }, strict),
  Type.Object({ move: Secret, ...keeps }, strict),
]);
export type TakeSeat = Type.Static<typeof TakeSeat>;

/** Its answer. */
export const TakenSeat = Type.Object({
  match: Type.String(),
  side: Type.String(),
  /** Proves the seat from now on, unless a cookie does; the invitation no longer does. */
  secret: Type.Optional(Secret),
});
export type TakenSeat = Type.Static<typeof TakenSeat>;

/** `POST /api/matches/<match>/invite`, `/move` and `/sign-out`: which seat it is about. */
export const WhichSeat = Type.Object({ side: Id }, strict);
export type WhichSeat = Type.Static<typeof WhichSeat>;

/** The answer to `invite`: a new invitation to a free seat; the one before is void. */
export const Invitation = Type.Object({ match: Type.String(), side: Type.String(), invitation: Secret });
export type Invitation = Type.Static<typeof Invitation>;

/** The answer to `move`: what takes the seat over on one more device, once, before this time. */
export const Move = Type.Object({ match: Type.String(), side: Type.String(), move: Secret, until: Count });
export type Move = Type.Static<typeof Move>;

/** The answer to `sign-out`: how many other devices held the seat, and hold it no more. */
export const SignedOut = Type.Object({ match: Type.String(), side: Type.String(), devices: Count });
export type SignedOut = Type.Static<typeof SignedOut>;

/** `POST /api/matches/<match>/rematch`: the same once more with the sides swapped, by whoever played that side of a match that is over. */
export const AskRematch = Type.Object({ side: Id, mixed: Hex(MIXED) }, strict);
export type AskRematch = Type.Static<typeof AskRematch>;

/** Its answer: the match, the same for whoever asks first and second, and the side that he plays there. */
export const Rematch = Type.Object({
  match: Type.String(),
  side: Type.String(),
  /** Against a bot the first request takes no seat: ask again, with what you mix in once you know the commitment. */
  seated: Type.Boolean(),
  /** To whoever asks first: it takes the other seat too, as the request of the opponent does. */
  invitation: Type.Optional(Secret),
});
export type Rematch = Type.Static<typeof Rematch>;

/** `GET /api/mine`: what a device plays, what changed last first. */
export const Mine = Type.Object({
  matches: Type.Array(
    Type.Object({
      match: Type.String(),
      side: Type.String(),
      game: Id,
      scenario: Type.String(),
      created: Count,
      /** When the seat was last told something. */
      changed: Count,
      ended: Ended,
      /** Where neither a person nor a bot sits, the seat is free, and whoever holds another one may invite to it. */
      seats: Seats,
      decides: Type.Boolean(),
      /** The rematch of a match that is over: whether a seat of it is kept for this one; otherwise it is taken. */
      rematch: Type.Optional(Type.Object({ match: Type.String(), offered: Type.Boolean() })),
    }),
  ),
});
export type Mine = Type.Static<typeof Mine>;
