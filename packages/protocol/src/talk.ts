import { Type } from "typebox";
import { Count, Label } from "./measures.ts";

import { LONGEST_LINE, LONGEST_NOTES, type Phrase, PHRASES } from "./phrases.ts";
import { strict, type Told } from "./shapes.ts";

export const PhraseName = Type.Unsafe<Phrase>(Type.Union(PHRASES.map((phrase) => Type.Literal(phrase))));

/** Says something in words of one's own, or a phrase by its name. */
export const Said = Type.Object(
  {
    kind: Type.Literal("say"),
    label: Label,
    text: Type.String({ minLength: 1, maxLength: LONGEST_LINE, pattern: "\\S" }),
  },
  strict,
);
export const SaidByName = Type.Object({ kind: Type.Literal("say"), label: Label, phrase: PhraseName }, strict);

/** What a seat sends besides playing: nothing of it changes the match. */
export const TalkFromSeat = Type.Union([
  /** Asks to be told who is there, what is said after a line, and what the seat keeps for itself; now, and whenever it changes. */
  Type.Object({ kind: Type.Literal("listen"), after: Type.Optional(Count) }, strict),
  /** Whether somebody looks at the screen. Whoever never says so is taken to look while he is connected. */
  Type.Object({ kind: Type.Literal("attend"), here: Type.Boolean() }, strict),
  /** Somebody has seen what the seat was told up to this piece of news: he need not be told by other means that it waits. */
  Type.Object({ kind: Type.Literal("noticed"), number: Count }, strict),
  Said,
  SaidByName,
  /** Keeps something for the seat alone; what is left out stays as it is. */
  Type.Object(
    {
      kind: Type.Literal("keep"),
      label: Label,
      notes: Type.Optional(Type.String({ maxLength: LONGEST_NOTES })),
      /** The last line that has been read. */
      read: Type.Optional(Count),
      /** What the others say is not shown. */
      muted: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
]);
export type TalkFromSeat = Type.Static<typeof TalkFromSeat>;

/** Whether somebody who plays another seat is there. */
export const Presence = Type.Object(
  {
    /** `reconnecting`: his connection broke just now. */
    is: Type.Union([Type.Literal("here"), Type.Literal("reconnecting"), Type.Literal("away")]),
    /** When he was last there, in ms since 1970; absent while he is, and where he never was. */
    since: Type.Optional(Count),
  },
  strict,
);
export type Presence = Told<typeof Presence>;

/** Fields of something that was said, besides its words. */
export const lineFields = {
  /** From 1, for all seats alike. */
  number: Count,
  by: Type.String(),
  /** When, in ms since 1970. */
  at: Count,
  /** What its author called it, where that was the seat itself. */
  label: Type.Optional(Label),
};
/** One thing that was said. */
export const Line = Type.Union([
  Type.Object({ ...lineFields, text: Type.String() }, strict),
  Type.Object({ ...lineFields, phrase: PhraseName }, strict),
]);
export type Line = Told<typeof Line>;

const drawer = { notes: Type.String(), read: Count, muted: Type.Boolean() };
const Drawer = Type.Object(drawer, strict);
/** What a seat keeps for itself. */
export type Drawer = Told<typeof Drawer>;

/** Those who look on at a match. */
export const Onlookers = Type.Object(
  {
    count: Count,
    /** Seconds by which they are told later what happens. */
    delay: Count,
  },
  strict,
);
export type Onlookers = Told<typeof Onlookers>;

/** What the server sends to a seat that listens. */
export const TalkToSeat = Type.Union([
  /** Who is there of those who play the other seats; how many look on, where others may. */
  Type.Object(
    {
      kind: Type.Literal("company"),
      seats: Type.Record(Type.String(), Presence),
      onlookers: Type.Optional(Onlookers),
    },
    strict,
  ),
  /** What was said, in order; nothing, where whoever begins to listen has heard it all. */
  Type.Object({ kind: Type.Literal("said"), lines: Type.Array(Line) }, strict),
  Type.Object({ kind: Type.Literal("kept"), ...drawer }, strict),
]);
export type TalkToSeat = Told<typeof TalkToSeat>;
