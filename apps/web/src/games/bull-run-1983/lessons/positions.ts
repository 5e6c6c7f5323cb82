import type { SituationBase } from "@stonebridge/kernel";
import type { GameEvent, View } from "@stonebridge/games/bull-run-1983";
import type { GoalState, LessonGame } from "../../contract/lessons.ts";

/** The short lessons, in order. */
export const SHORT_LESSONS = ["soak-off", "activation", "brigade", "retreat"] as const;
export type ShortLessonId = (typeof SHORT_LESSONS)[number];

/** A position of a short lesson, how it is shown, and what is to be reached. */
export interface LessonPosition {
  readonly situation: SituationBase;
  /** Hexes that the picture holds. */
  readonly about: readonly string[];
  standing(now: LessonGame): GoalState;
}

const FORMAT = { format: "stonebridge-situation", version: 1, game: "bull-run-1983" } as const;
const at = (piece: string, hex: string) => ({ piece, hex });
const active = (piece: string, hex: string) => ({ piece, hex, active: true });

const told = ({ events }: LessonGame): readonly GameEvent[] => events as readonly GameEvent[];

/** The Union's half of the turn is over. */
const halfOver = ({ view }: LessonGame, turn: number): boolean =>
  (view as View).turn > turn || (view as View).side !== "union";

/** Reached once something was told; missed where the half turn ends without it. */
const byEvent =
  (turn: number, shows: (event: GameEvent) => boolean) =>
  (now: LessonGame): GoalState =>
    told(now).some(shows) ? "reached" : halfOver(now, turn) ? "missed" : "open";

/** Hexes on two sides of 4 SC that lie opposite each other: together their zones of control close the ring. */
const OPPOSITE = [
  ["U15", "U17"],
  ["V15", "T16"],
  ["V16", "T15"],
] as const;

/** The positions of the short lessons. */
export const POSITIONS: Readonly<Record<ShortLessonId, LessonPosition>> = {
  "soak-off": {
    situation: {
      ...FORMAT,
      at: { stage: "combat", turn: 6, side: "union" },
      placements: [
        at("cs-33va", "U18"),
        at("cs-4ala", "T18"),
        at("cs-2miss", "T18"),
        active("us-38ny", "T17"),
        active("us-8ny", "T17"),
        active("us-18ny", "S18"),
        active("us-l-mcdowell", "R9"),
      ],
    } as SituationBase,
    about: ["S16", "V19"],
    standing: byEvent(
      6,
      (event) =>
        event.type === "fought" &&
        event.side === "union" &&
        event.reckoning.targets.some(({ piece }) => piece === "cs-33va") &&
        event.reckoning.odds === "5-1",
    ),
  },
  activation: {
    situation: {
      ...FORMAT,
      at: { stage: "movement", turn: 2, side: "union" },
      placements: [
        active("us-l-mcdowell", "II7"),
        at("us-l-tyler", "CC8"),
        at("us-l-sherman", "CC8"),
        at("us-69nym", "DD7"),
        at("us-13ny", "DD7"),
        at("us-79nym", "DD7"),
        at("us-2wis", "DD7"),
        at("cs-4sc", "R11"),
      ],
    } as SituationBase,
    about: ["BB6", "JJ9"],
    standing(now) {
      const commanded = told(now).find((event) => event.type === "commanded" && event.side === "union");
      if (commanded?.type !== "commanded") return "open";
      return commanded.activations.some(({ piece }) => piece === "us-69nym") ? "reached" : "missed";
    },
  },
  brigade: {
    situation: {
      ...FORMAT,
      at: { stage: "movement", turn: 4, side: "union" },
      placements: [
        active("us-l-burnside", "P7"),
        active("us-2nh", "P7"),
        active("us-1ri", "P7"),
        active("us-2ri", "P7"),
        active("us-71nym", "P7"),
        active("us-l-hunter", "P6"),
        at("cs-4sc", "R11"),
      ],
    } as SituationBase,
    about: ["N6", "R8"],
    standing: byEvent(4, (event) => event.type === "formed"),
  },
  retreat: {
    situation: {
      ...FORMAT,
      at: { stage: "movement", turn: 6, side: "union" },
      placements: [
        at("cs-4sc", "U16"),
        active("us-38ny", "U15"),
        active("us-8ny", "U15"),
        active("us-14nym", "W16"),
        active("us-l-mcdowell", "V13"),
      ],
    } as SituationBase,
    about: ["T14", "X18"],
    standing: byEvent(6, (event) => {
      if (event.type !== "fought" || event.side !== "union") return false;
      const from = new Set(event.reckoning.adjacent.map(({ hex }) => hex));
      return OPPOSITE.some(([one, other]) => from.has(one) && from.has(other));
    }),
  },
};
