import { fastDice } from "@stonebridge/kernel";
import {
  type Position,
  secondBullRun1862,
  type SecondBullRun1862,
  type View,
} from "@stonebridge/games/second-bull-run-1862";
import type { ZoneShapesData } from "@stonebridge/board";
import { shapesUrl } from "virtual:maps/second-bull-run-1862";
import { type PicturePiece, pictureMarkup } from "../../../board/zones/picture.ts";
import { catalogue } from "../../../language/language.svelte.ts";
import { shapesFrom } from "../../../play/zones/shapes.ts";
import type { LessonRoom, ShortLesson, ShortLessonText } from "../../contract/lessons.ts";
import { brigadeLook, commanderLook, commanderMarks, marksOf } from "../counters.ts";
import { gameTexts } from "../texts.ts";
import { POSITIONS, SHORT_LESSONS, type ShortLessonId } from "./positions.ts";

/** The words of the short lessons. */
const lessonTexts = catalogue<Readonly<Record<ShortLessonId, ShortLessonText>>>({
  en: async () => (await import("./en.ts")).lessons,
  fr: async () => (await import("./fr.ts")).lessons,
});

const fetchShapes = shapesFrom(shapesUrl);
let shapes: ZoneShapesData | undefined;

/** Edge of a counter in the pictures, in map units; never less than this many CSS px, so that it can be read. */
const COUNTER = { units: 58, pixels: 46 } as const;
/** Width that the page gives a picture on a desk, in CSS px. */
const WIDTH = 460;

/** The short lessons of Second Bull Run 1862. */
export const lessonRoom: LessonRoom = {
  async load() {
    [shapes] = await Promise.all([fetchShapes(), lessonTexts.load(), gameTexts.load()]);
  },
  list: () => SHORT_LESSONS.map(lessonOf),
};

interface Opened {
  readonly game: SecondBullRun1862;
  readonly position: Position;
}

const opened = new Map<ShortLessonId, Opened>();

function open(id: ShortLessonId): Opened {
  const known = opened.get(id);
  if (known) return known;
  const make: (data: unknown) => SecondBullRun1862 = secondBullRun1862.open;
  const game = make(POSITIONS[id].situation);
  const made = { game, position: game.start(fastDice(1)) };
  opened.set(id, made);
  return made;
}

function lessonOf(id: ShortLessonId): ShortLesson {
  const { situation, view, figures } = POSITIONS[id];
  const zoom = WIDTH / view[2];
  const counter = Math.max(COUNTER.units, COUNTER.pixels / zoom);
  return {
    id,
    ...lessonTexts.t[id],
    situation,
    cut: { view, level: 1, counter },
    drawing(style) {
      if (!shapes) throw new Error("The lessons were drawn before they were loaded.");
      const { game, position } = open(id);
      return pictureMarkup({
        graph: game.field.graph.data,
        shapes,
        pieces: piecesOf(game.view(position, "spectator")),
        figures: new Map(figures?.(game, position).map(([zone, figure]) => [zone, String(figure)])),
        view,
        zoom,
        counter,
        style,
      });
    },
  };
}

function piecesOf(view: View): readonly PicturePiece[] {
  const texts = gameTexts.t;
  const units = view.units.toSorted((one, other) => other.depth - one.depth);
  return [
    ...units.flatMap((unit) =>
      unit.zone === undefined
        ? []
        : [{ zone: unit.zone, look: brigadeLook(unit, texts), marks: marksOf(unit, undefined), facing: unit.facing }],
    ),
    ...view.commanders.flatMap((one) =>
      one.zone === undefined ? [] : [{ zone: one.zone, look: commanderLook(one, texts), marks: commanderMarks(one) }],
    ),
  ];
}
