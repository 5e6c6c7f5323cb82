import type { SituationBase } from "@stonebridge/kernel";
import {
  cohesionZones,
  commandOf,
  type Position,
  type SecondBullRun1862,
} from "@stonebridge/games/second-bull-run-1862";
import type { PictureCut } from "../../contract/entry.ts";

/** The short lessons, in order. */
export const SHORT_LESSONS = ["cohesion", "command", "combat", "rout", "night"] as const;
export type ShortLessonId = (typeof SHORT_LESSONS)[number];

/** A position of a short lesson, and how it is shown. */
export interface LessonPosition {
  readonly situation: SituationBase;
  readonly view: PictureCut["view"];
  /** Figures in zones; none where absent. */
  figures?(game: SecondBullRun1862, position: Position): readonly (readonly [zone: string, figure: number])[];
}

const FORMAT = { format: "stonebridge-situation", version: 1, game: "second-bull-run-1862" } as const;

/** The positions of the short lessons. */
export const POSITIONS: Readonly<Record<ShortLessonId, LessonPosition>> = {
  cohesion: {
    situation: {
      ...FORMAT,
      scenario: "august-30",
      at: {
        stage: "action",
        day: 2,
        turn: 2,
        phase: 1,
        first: "union",
        side: "union",
        commander: "heintzelman",
        divisions: 1,
      },
      placements: [
        { unit: "thomas", zone: "184", facing: "163", losses: 1, lossesBefore: 1 },
        { unit: "robinson", zone: "164", facing: "163" },
        { unit: "birney", zone: "186", facing: "185", losses: 2, lossesBefore: 2 },
        { unit: "poe", zone: "166", facing: "165" },
      ],
      commanders: [{ id: "heintzelman", zone: "148" }],
    } as SituationBase,
    view: [820, 60, 560, 420],
    figures: (game, position) => cohesionZones(game, position, "robinson").map(({ zone, near }) => [zone, near]),
  },
  command: {
    situation: {
      ...FORMAT,
      scenario: "august-29",
      at: {
        stage: "action",
        day: 1,
        turn: 10,
        phase: 1,
        first: "union",
        side: "union",
        commander: "mcdowell",
        divisions: 2,
      },
      placements: [
        { unit: "meade", zone: "77", facing: "99" },
        { unit: "seymour", zone: "97", facing: "98" },
        { unit: "hardin", zone: "130", facing: "129" },
        { unit: "trimble", zone: "143", facing: "130" },
        { unit: "tower", zone: "85", facing: "84" },
        { unit: "stiles", zone: "65", facing: "85" },
      ],
      commanders: [
        { id: "mcdowell", zone: "76" },
        { id: "pope", zone: "106" },
      ],
    } as SituationBase,
    view: [405, 348, 760, 570],
    figures: (game, position) =>
      commandOf(game, position, "mcdowell").flatMap(({ zone, cost, within }) =>
        within ? [[zone, cost] as const] : [],
      ),
  },
  combat: {
    situation: {
      ...FORMAT,
      scenario: "august-30",
      at: { stage: "combat", day: 2, turn: 4, phase: 2, first: "union", side: "union" },
      placements: [
        { unit: "hardin", zone: "73", facing: "96", attacks: "96" },
        { unit: "reynolds-artillery", zone: "73" },
        { unit: "meade", zone: "74", facing: "96", attacks: "96" },
        { unit: "field", zone: "96", facing: "73", losses: 1, fatigue: 1 },
        { unit: "pender", zone: "95", facing: "73" },
      ],
    } as SituationBase,
    view: [170, 560, 400, 300],
  },
  rout: {
    situation: {
      ...FORMAT,
      scenario: "august-30",
      at: {
        stage: "action",
        day: 2,
        turn: 5,
        phase: 3,
        first: "union",
        side: "union",
        commander: "mcdowell",
        divisions: 1,
      },
      placements: [
        { unit: "field", zone: "126", losses: 3, routed: true },
        { unit: "pender", zone: "113", facing: "114", losses: 2, fatigue: 2 },
        { unit: "hardin", zone: "96", facing: "113" },
        { unit: "meade", zone: "74", facing: "96", fatigue: 1 },
      ],
      commanders: [
        { id: "jackson", zone: "142" },
        { id: "mcdowell", zone: "76" },
      ],
    } as SituationBase,
    view: [160, 400, 560, 420],
  },
  night: {
    situation: {
      ...FORMAT,
      scenario: "both-days",
      at: { stage: "night" },
      placements: [
        { unit: "thomas", zone: "184", facing: "163", losses: 2 },
        { unit: "pender", zone: "183", facing: "162" },
        { unit: "robinson", zone: "163", facing: "184", losses: 1 },
        { unit: "poe", zone: "163" },
        { unit: "birney", zone: "165", facing: "185", losses: 4 },
      ],
      commanders: [
        { id: "heintzelman", zone: "148" },
        { id: "jackson", zone: "142" },
      ],
    } as SituationBase,
    view: [740, 100, 480, 360],
  },
};
