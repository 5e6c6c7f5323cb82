import type { Outcome, SituationBase } from "@stonebridge/kernel";
import { type Static, Type } from "typebox";
import { Count, Hex, Id, Name, Secret } from "./measures.ts";
import { Pace } from "./pace.ts";
import { Seats } from "./requests.ts";
import { lineFields, Onlookers, PhraseName, Said, SaidByName } from "./talk.ts";
import { CouldNotRead, historyFields, LabelledAnswer, newsFields, Terms } from "./to-seat.ts";
import { strict, type Told, Whatever } from "./shapes.ts";

/** The longest time by which those who look on are told later what happens, in seconds: a week. */
export const LONGEST_DELAY = 7 * 24 * 60 * 60;

/** `POST /api/matches/<match>/onlookers`: opens the match to those who get a link; the one before leads nowhere any more. */
export const OpenToOnlookers = Type.Object(
  {
    /** Seconds by which they are told later what happens. */
    delay: Type.Integer({ minimum: 0, maximum: LONGEST_DELAY }),
  },
  strict,
);
export type OpenToOnlookers = Static<typeof OpenToOnlookers>;

/** Its answer. The link is told once: the server keeps its hash alone. */
export const OnlookersLink = Type.Object({ match: Type.String(), link: Secret, delay: Count });
export type OnlookersLink = Static<typeof OnlookersLink>;

/** The answer to `DELETE /api/matches/<match>/onlookers`: nobody may look on any more. */
export const OnlookersClosed = Type.Object({ match: Type.String(), closed: Type.Boolean() });
export type OnlookersClosed = Static<typeof OnlookersClosed>;

/** `GET /api/matches/<match>/onlookers`: what those who looked on said to each other, in order, once the match is over. */
export const OnlookersSaid = Type.Object({
  lines: Type.Array(
    Type.Object({
      number: Count,
      /** Names its author, the same in one match. */
      by: Type.String(),
      /** In ms since 1970. */
      at: Count,
      /** What he called himself, if he did. */
      name: Type.Optional(Type.String()),
      text: Type.Optional(Type.String()),
      phrase: Type.Optional(PhraseName),
    }),
  ),
});
export type OnlookersSaid = Static<typeof OnlookersSaid>;

/** `GET /api/onlook`, with the link as a secret: what somebody may want to know before he looks on. */
export const OnlookInfo = Type.Object({
  game: Id,
  /** The version of the game's rules that it is played by. */
  rules: Type.String(),
  scenario: Type.String(),
  /** How it began, with all its options. */
  situation: Type.Unsafe<SituationBase>({}),
  /** SHA-256 of the key that the dice come from. */
  commitment: Hex(32),
  /** How much time both sides had when it began; null: no clock. */
  pace: Type.Union([Pace, Type.Null()]),
  /** In ms since 1970. */
  created: Count,
  seats: Seats,
  /** Seconds by which he is told later what happens. */
  delay: Count,
});
export type OnlookInfo = Static<typeof OnlookInfo>;

/** What somebody sends who looks on. */
export const FromOnlooker = Type.Union([
  /** Comes first: looks on by a link, or takes it up again after a gap: what follows `after` is told again, all of it without `after`. */
  Type.Object(
    {
      kind: Type.Literal("look"),
      link: Secret,
      /** A secret of his own, random: what he said before is his own by it. */
      by: Hex(16),
      /** What he calls himself. */
      name: Type.Optional(Name),
      after: Type.Optional(Count),
    },
    strict,
  ),
  /** Asks to be told what is said after a line, now and from now on. */
  Type.Object({ kind: Type.Literal("listen"), after: Type.Optional(Count) }, strict),
  Said,
  SaidByName,
]);
export type FromOnlooker = Static<typeof FromOnlooker>;

/** Fields that say where a match stands for those who look on: what both sides may know. */
const openStanding = {
  terms: Type.Optional(Terms),
  outcome: Type.Optional(Whatever<Outcome>()),
  /** They never do. */
  decides: Type.Literal(false),
  /** Who decides; all sides, as long as what they do at the same time is secret. */
  deciding: Type.Array(Type.String()),
};
const OpenStanding = Type.Object(openStanding, strict);
export type OpenStanding = Told<typeof OpenStanding>;

/** Something that those who look on have said; `by` names the author, `name` is what he calls himself. */
export const OnlookerLine = Type.Union([
  Type.Object({ ...lineFields, text: Type.String(), name: Type.Optional(Name) }, strict),
  Type.Object({ ...lineFields, phrase: PhraseName, name: Type.Optional(Name) }, strict),
]);
export type OnlookerLine = Told<typeof OnlookerLine>;

const OpenNews = Type.Object({ ...newsFields, ...openStanding }, strict);

/** What the server sends to whoever looks on. */
export const ToOnlooker = Type.Union([
  Type.Object({ kind: Type.Literal("history"), ...historyFields, ...openStanding, news: Type.Array(OpenNews) }, strict),
  Type.Object({ kind: Type.Literal("news"), ...newsFields, ...openStanding }, strict),
  /** How many look on. */
  Type.Object({ kind: Type.Literal("company"), onlookers: Onlookers }, strict),
  Type.Object({ kind: Type.Literal("said"), lines: Type.Array(OnlookerLine) }, strict),
  LabelledAnswer,
  /** Nobody looks on by this link any more, or there are too many. */
  Type.Object(
    { kind: Type.Literal("closed"), why: Type.Union([Type.Literal("closed"), Type.Literal("full")]) },
    strict,
  ),
  CouldNotRead,
]);
export type ToOnlooker = Told<typeof ToOnlooker>;
