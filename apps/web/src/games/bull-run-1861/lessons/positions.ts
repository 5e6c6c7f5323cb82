import type { EventBase, SituationBase } from "@stonebridge/kernel";
import {
  type BullRun1861,
  commandOf,
  type GameEvent,
  type Position,
  type View,
} from "@stonebridge/games/bull-run-1861";
import type { PictureCut } from "../../contract/entry.ts";
import type { GoalState, LessonGame } from "../../contract/lessons.ts";

/** The short lessons, in order. */
export const SHORT_LESSONS = ["flank", "second", "command"] as const;
export type ShortLessonId = (typeof SHORT_LESSONS)[number];

/** A position of a short lesson, how it is shown, and what is to be reached. */
export interface LessonPosition {
  readonly situation: SituationBase;
  readonly view: PictureCut["view"];
  standing(game: BullRun1861, now: LessonGame): GoalState;
}

const FORMAT = { format: "stonebridge-situation", version: 1, game: "bull-run-1861" } as const;
/** A half of the North in an afternoon turn. */
const HALF = { stage: "movement", turn: 6, phase: 2, first: "north", side: "north" } as const;

type Fought = Extract<GameEvent, { readonly type: "fought" }>;

const foughtOf = (events: readonly EventBase[]): readonly Fought[] =>
  (events as readonly GameEvent[]).filter((event): event is Fought => event.type === "fought");

/** Whether the half that the lesson is about is over. */
function halfOver({ view }: LessonGame): boolean {
  const { turn, phase, active } = view as View;
  return turn !== HALF.turn || phase !== HALF.phase || active !== HALF.side;
}

/** Reached by a combat of the North that shows what is taught; missed where the half ends without one. */
function byCombat(shows: (fought: Fought) => boolean) {
  return (_: BullRun1861, now: LessonGame): GoalState => {
    const own = foughtOf(now.events).filter(({ attacker }) => attacker === "north");
    return own.some(shows) ? "reached" : halfOver(now) ? "missed" : "open";
  };
}

/** The positions of the short lessons. */
export const POSITIONS: Readonly<Record<ShortLessonId, LessonPosition>> = {
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
    view: [330, 380, 640, 480],
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
    view: [330, 380, 640, 480],
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
    view: [600, 110, 1160, 870],
    standing(game, now) {
      const reach = commandOf(game, now.position as Position, "mcdowell");
      const within = reach.some(({ zone, within: reached }) => zone === "sudley-springs" && reached);
      return within ? "reached" : halfOver(now) ? "missed" : "open";
    },
  },
};
