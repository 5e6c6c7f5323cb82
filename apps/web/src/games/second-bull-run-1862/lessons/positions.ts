import type { SituationBase } from "@stonebridge/kernel";
import {
  cohesionZones,
  commandOf,
  type GameEvent,
  type Position,
  type SecondBullRun1862,
  type View,
} from "@stonebridge/games/second-bull-run-1862";
import { before, goal, whereabouts } from "../../../learn/goals.ts";
import type { Begun } from "../../../learn/lesson-room.ts";
import type { ZoneLesson } from "../../../play/zones/lesson-room.ts";
import type { LessonGame } from "../../contract/lessons.ts";
import { tells } from "../telling/marches.ts";

export type ShortLessonId = "cohesion" | "command" | "combat" | "rout" | "night";

interface Tools {
  readonly game: SecondBullRun1862;
}
type Start = Begun<Tools, Position, View>;
type Now = LessonGame<Position, View, GameEvent>;
type Lesson = ZoneLesson<Tools, Position, View, GameEvent>;

const FORMAT = { format: "stonebridge-situation", version: 1, game: "second-bull-run-1862" } as const;

/** Whether the Union’s part of this phase is over. */
const partOver =
  (phase: number) =>
  ({ view }: Now): boolean =>
    view.phase !== phase || view.active !== "union";

/** Robinson has declared an attack from a zone near which he has two brigades of his division. */
function attacksTogether({ events }: Now, { tools: { game }, position }: Start): boolean {
  const then = events.findIndex((event) => event.type === "attack-declared" && event.unit === "robinson");
  if (then < 0) return false;
  const { robinson } = whereabouts({ robinson: "164" }, events.slice(0, then), tells);
  return cohesionZones(game, position, "robinson").some(({ zone, near }) => zone === robinson && near === 2);
}

/** Brigades that were isolated when the Union’s next part of a phase began; undefined before it. */
function isolatedNext({ events }: Now): readonly string[] | undefined {
  const began = events.find((event) => event.type === "segment-began" && event.side === "union");
  return began?.type === "segment-began" ? began.isolated : undefined;
}

/** Kearny’s brigades at nightfall, and the zone where their commander is. */
const KEARNY = { robinson: "163", poe: "163", birney: "165" } as const;
const HEINTZELMAN = "148";

/** All of Kearny’s brigades stand with their commander or in a zone beside him, before he is sent away. */
function gathered({ events }: Now, { tools: { game } }: Start): boolean {
  const { borders } = game.field.graph.data;
  const near = new Set([
    HEINTZELMAN,
    ...borders.flatMap(({ between }) => (between.includes(HEINTZELMAN) ? between : [])),
  ]);
  const stand = whereabouts(KEARNY, before(events, "recalled") ?? events, tells);
  return Object.values(stand).every((zone) => near.has(zone));
}

/** The short lessons, in order: their positions, how they are shown, and what is to be reached. */
export const POSITIONS: Readonly<Record<ShortLessonId, Lesson>> = {
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
    figures: ({ game }, position) => cohesionZones(game, position, "robinson").map(({ zone, near }) => [zone, near]),
    standing: goal(attacksTogether, partOver(1)),
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
    figures: ({ game }, position) =>
      commandOf(game, position, "mcdowell").flatMap(({ zone, cost, within }) =>
        within ? [[zone, cost] as const] : [],
      ),
    standing: goal(
      (now) => isolatedNext(now)?.includes("hardin") === false,
      (now) => isolatedNext(now) !== undefined,
    ),
  },
  combat: {
    situation: {
      ...FORMAT,
      scenario: "august-30",
      at: {
        stage: "action",
        day: 2,
        turn: 4,
        phase: 2,
        first: "union",
        side: "union",
        commander: "mcdowell",
        divisions: 1,
      },
      placements: [
        { unit: "hardin", zone: "73", facing: "96" },
        { unit: "reynolds-artillery", zone: "73" },
        { unit: "meade", zone: "74", facing: "96" },
        { unit: "field", zone: "96", facing: "73", losses: 1, fatigue: 1 },
        { unit: "pender", zone: "95", facing: "73" },
      ],
      commanders: [{ id: "mcdowell", zone: "59" }],
    } as SituationBase,
    view: [170, 560, 400, 300],
    standing: goal(
      ({ events }) =>
        events.some((event) => event.type === "fought" && event.attacker === "union" && event.from.length > 1),
      partOver(2),
    ),
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
    standing: goal(
      ({ events }) =>
        events.some(
          (event) =>
            (event.type === "rested" && event.unit === "meade" && event.fatigue === 0) ||
            (event.type === "recovered" && event.units.includes("meade")),
        ),
      ({ view }) => view.turn !== 5,
    ),
  },
  night: {
    situation: {
      ...FORMAT,
      scenario: "both-days",
      at: { stage: "night" },
      placements: [
        { unit: "thomas", zone: "184", facing: "163", losses: 2 },
        { unit: "pender", zone: "183", facing: "162" },
        { unit: "robinson", zone: KEARNY.robinson, facing: "184", losses: 1 },
        { unit: "poe", zone: KEARNY.poe },
        { unit: "birney", zone: KEARNY.birney, facing: "185", losses: 4 },
      ],
      commanders: [
        { id: "heintzelman", zone: HEINTZELMAN },
        { id: "jackson", zone: "142" },
      ],
    } as SituationBase,
    view: [740, 100, 480, 360],
    standing: goal(gathered, ({ events }) => before(events, "recalled") !== undefined),
  },
};
