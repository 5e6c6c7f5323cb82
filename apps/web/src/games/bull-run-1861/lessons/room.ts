import { fastDice } from "@stonebridge/kernel";
import { type BullRun1861, bullRun1861, type Position, type View } from "@stonebridge/games/bull-run-1861";
import type { ZoneShapesData } from "@stonebridge/board";
import { shapesUrl } from "virtual:maps/bull-run-1861";
import { type PicturePiece, pictureMarkup } from "../../../board/zones/picture.ts";
import { catalogue } from "../../../language/language.svelte.ts";
import { shapesFrom } from "../../../play/zones/shapes.ts";
import type { LessonRoom, ShortLesson, ShortLessonText } from "../../contract/lessons.ts";
import { brigadeLook, headquartersLook, marksOf } from "../counters.ts";
import { NO_MARKS } from "../../../board/counters/look.ts";
import { bullRunTexts } from "../texts.ts";
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

/** The short lessons of Bull Run 1861. */
export const lessonRoom: LessonRoom = {
  async load() {
    [shapes] = await Promise.all([fetchShapes(), lessonTexts.load(), bullRunTexts.load()]);
  },
  list: () => SHORT_LESSONS.map(lessonOf),
};

interface Opened {
  readonly game: BullRun1861;
  readonly position: Position;
}

const opened = new Map<ShortLessonId, Opened>();

function open(id: ShortLessonId): Opened {
  const known = opened.get(id);
  if (known) return known;
  const make: (data: unknown) => BullRun1861 = bullRun1861.open;
  const game = make(POSITIONS[id].situation);
  const made = { game, position: game.start(fastDice(1)) };
  opened.set(id, made);
  return made;
}

function lessonOf(id: ShortLessonId): ShortLesson {
  const { situation, view, standing } = POSITIONS[id];
  const zoom = WIDTH / view[2];
  const counter = Math.max(COUNTER.units, COUNTER.pixels / zoom);
  return {
    id,
    ...lessonTexts.t[id],
    situation,
    standing: (now) => standing(open(id).game, now),
    cut: { view, level: 1, counter },
    drawing(style) {
      if (!shapes) throw new Error("The lessons were drawn before they were loaded.");
      const { game, position } = open(id);
      return pictureMarkup({
        graph: game.field.graph.data,
        shapes,
        pieces: piecesOf(game.view(position, "spectator")),
        figures: new Map(),
        view,
        zoom,
        counter,
        style,
      });
    },
  };
}

function piecesOf(view: View): readonly PicturePiece[] {
  const texts = bullRunTexts.t;
  return [
    ...view.units.flatMap((unit) =>
      unit.elements.map(({ zone, facing, attacks }) => ({
        zone,
        look: brigadeLook(unit, texts),
        marks: marksOf(unit, attacks, view),
        facing,
      })),
    ),
    ...view.headquarters.map((one) => ({
      zone: one.zone,
      look: headquartersLook(one, texts),
      marks: { ...NO_MARKS, spent: one.activated },
    })),
  ];
}
