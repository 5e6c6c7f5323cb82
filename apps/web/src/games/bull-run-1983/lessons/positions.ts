import type { SituationBase } from "@stonebridge/kernel";
import type { BullRun1983, GameEvent, Position, View } from "@stonebridge/games/bull-run-1983";
import { before, goal, whereabouts } from "../../../learn/goals.ts";
import type { Begun } from "../../../learn/lesson-room.ts";
import type { HexLesson } from "../../../play/hexes/lesson-room.ts";
import type { LessonGame } from "../../contract/lessons.ts";
import { tells } from "../telling/marches.ts";

export type ShortLessonId = "soak-off" | "activation" | "brigade" | "retreat";

interface Tools {
  readonly game: BullRun1983;
}
type Now = LessonGame<Position, View, GameEvent>;
type Lesson = HexLesson<Tools, Position, View, GameEvent>;

const FORMAT = { format: "stonebridge-situation", version: 1, game: "bull-run-1983" } as const;
const at = (piece: string, hex: string) => ({ piece, hex });
const active = (piece: string, hex: string) => ({ piece, hex, active: true });

/** Reached once something was told; missed where the half turn ends without it. */
const byEvent = (turn: number, shows: (event: GameEvent) => boolean) =>
  goal<unknown, Now>(
    ({ events }) => events.some(shows),
    ({ view }) => view.turn > turn || view.side !== "union",
  );

/** The regiment that may be shut in, and those who may do it. */
const SHUT_IN = { piece: "cs-4sc", hex: "U16" } as const;
const HUNTERS = { "us-38ny": "U15", "us-8ny": "U15", "us-14nym": "W16" } as const;

/** When the battle began, every hex around the regiment lay in a zone of control of the Union’s: beside one of its units, or under it. */
function shutIn({ events }: Now, { tools: { game } }: Begun<Tools, Position, View>): boolean {
  const then = before(events, "fought");
  if (then === undefined) return false;
  const { grid, map } = game.field;
  const hex = grid.known(SHUT_IN.hex);
  const hunters = Object.values(whereabouts(HUNTERS, then, tells)).map((space) => grid.known(space));
  return map.neighbours
    .slice(hex * 6, hex * 6 + 6)
    .every((way) => hunters.some((hunter) => grid.distance(hunter, way) <= 1));
}

/** Who was activated in the Union’s Command phase; undefined before it. */
function commandedIn(events: readonly GameEvent[]) {
  const commanded = events.find((event) => event.type === "commanded" && event.side === "union");
  return commanded?.type === "commanded" ? commanded.activations : undefined;
}

/** The short lessons, in order: their positions, how they are shown, and what is to be reached. */
export const POSITIONS: Readonly<Record<ShortLessonId, Lesson>> = {
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
    standing: goal(
      ({ events }) => commandedIn(events)?.some(({ piece }) => piece === "us-69nym") === true,
      ({ events }) => commandedIn(events) !== undefined,
    ),
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
        at(SHUT_IN.piece, SHUT_IN.hex),
        ...Object.entries(HUNTERS).map(([piece, hex]) => active(piece, hex)),
        active("us-l-mcdowell", "V13"),
      ],
    } as SituationBase,
    about: ["T14", "X18"],
    standing: goal(shutIn, ({ events, view }) => before(events, "fought") !== undefined || view.side !== "union"),
  },
};
