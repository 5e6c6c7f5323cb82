import type { SituationBase } from "@stonebridge/kernel";
import {
  type BullRun1861,
  commandOf,
  type GameEvent,
  type Position,
  type View,
} from "@stonebridge/games/bull-run-1861";
import { goal } from "../../../learn/goals.ts";
import type { ZoneLesson } from "../../../play/zones/lesson-room.ts";
import type { LessonGame } from "../../contract/lessons.ts";

export type ShortLessonId = "flank" | "second" | "command";

interface Tools {
  readonly game: BullRun1861;
}
type Now = LessonGame<Position, View, GameEvent>;
type Lesson = ZoneLesson<Tools, Position, View, GameEvent>;

const FORMAT = { format: "stonebridge-situation", version: 1, game: "bull-run-1861" } as const;
/** A half of the North in an afternoon turn. */
const HALF = { stage: "movement", turn: 6, phase: 2, first: "north", side: "north" } as const;

/** Whether the half that the lesson is about is over. */
const halfOver = ({ view: { turn, phase, active } }: Now): boolean =>
  turn !== HALF.turn || phase !== HALF.phase || active !== HALF.side;

/** Reached by a combat of the North that shows what is taught. */
const byCombat = (shows: (fought: Extract<GameEvent, { readonly type: "fought" }>) => boolean) =>
  goal<unknown, Now>(
    ({ events }) => events.some((event) => event.type === "fought" && event.attacker === "north" && shows(event)),
    halfOver,
  );

/** The short lessons, in order: their positions, how they are shown, and what is to be reached. */
export const POSITIONS: Readonly<Record<ShortLessonId, Lesson>> = {
  flank: {
    situation: {
      ...FORMAT,
      at: { ...HALF, activations: 2 },
      placements: [
        { unit: "porter", zone: "robinson-farm", facing: "henry-hill" },
        { unit: "burnside", zone: "dogan-ridge", facing: "stone-house" },
        { unit: "bee", zone: "henry-hill", facing: "robinson-farm" },
      ],
      headquarters: [{ id: "mcdowell", zone: "matthews-hill" }],
    } as SituationBase,
    view: [590, 420, 420, 315],
    standing: byCombat(({ modifiers }) => modifiers.defender.some(({ key }) => key === "flank")),
  },
  second: {
    situation: {
      ...FORMAT,
      at: { ...HALF, activations: 2 },
      placements: [
        { unit: "porter", zone: "stone-house", facing: "henry-hill" },
        { unit: "burnside", zone: "matthews-hill", facing: "stone-house" },
        { unit: "bee", zone: "henry-hill", facing: "stone-house" },
      ],
      headquarters: [{ id: "mcdowell", zone: "dogan-ridge" }],
    } as SituationBase,
    view: [590, 420, 420, 315],
    standing: byCombat(({ modifiers }) => modifiers.attacker.some(({ key }) => key === "support")),
  },
  command: {
    situation: {
      ...FORMAT,
      at: { ...HALF, activations: 1 },
      placements: [
        { unit: "porter", zone: "sudley-springs", facing: "matthews-hill" },
        { unit: "burnside", zone: "sudley-springs", facing: "matthews-hill" },
        { unit: "sherman", zone: "gum-spring-turn", facing: "stone-bridge-east" },
        { unit: "evans", zone: "matthews-hill", facing: "sudley-springs" },
      ],
      headquarters: [{ id: "mcdowell", zone: "centreville-heights-west" }],
    } as SituationBase,
    view: [540, 110, 1160, 870],
    standing: goal(
      ({ position }, { tools: { game } }) =>
        commandOf(game, position, "mcdowell").some(({ zone, within }) => zone === "sudley-springs" && within),
      halfOver,
    ),
  },
};
