import type { Side } from "@stonebridge/kernel";
import { Type } from "typebox";
import { Count, Label } from "./measures.ts";
import type { Onlookers } from "./onlookers.ts";
import { LONGEST_LINE, LONGEST_NOTES, type Phrase, PHRASES } from "./phrases.ts";

const strict = { additionalProperties: false };

const PhraseName = Type.Unsafe<Phrase>(Type.Union(PHRASES.map((phrase) => Type.Literal(phrase))));

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
export interface Presence {
  /** `reconnecting`: his connection broke just now. */
  readonly is: "here" | "reconnecting" | "away";
  /** When he was last there, in ms since 1970; absent while he is, and where he never was. */
  readonly since?: number;
}

/** One thing that was said. */
export type Line = {
  /** From 1, for all seats alike. */
  readonly number: number;
  readonly by: Side;
  /** When, in ms since 1970. */
  readonly at: number;
  /** What its author called it, where that was the seat itself. */
  readonly label?: string;
} & ({ readonly text: string } | { readonly phrase: Phrase });

/** What a seat keeps for itself. */
export interface Drawer {
  readonly notes: string;
  readonly read: number;
  readonly muted: boolean;
}

/** What the server sends to a seat that listens. */
export type TalkToSeat =
  /** Who is there of those who play the other seats; how many look on, where others may. */
  | { readonly kind: "company"; readonly seats: Readonly<Record<Side, Presence>>; readonly onlookers?: Onlookers }
  /** What was said, in order; nothing, where whoever begins to listen has heard it all. */
  | { readonly kind: "said"; readonly lines: readonly Line[] }
  | ({ readonly kind: "kept" } & Drawer);
