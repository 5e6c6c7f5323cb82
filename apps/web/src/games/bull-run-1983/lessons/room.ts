import { bullRun1983, type BullRun1983, type Position, type View } from "@stonebridge/games/bull-run-1983";
import { namesOf } from "@stonebridge/games/bull-run-1983/text";
import { fastDice } from "@stonebridge/kernel";
import { plot } from "virtual:maps/bull-run-1983";
import { hexGround } from "../../../board/hexes/hex-ground.ts";
import { hexPictureMarkup } from "../../../board/hexes/picture.ts";
import type { BoardModel } from "../../../board/model.ts";
import { catalogue } from "../../../language/language.svelte.ts";
import { remembered } from "../../../play/remembered.ts";
import type { PictureCut } from "../../contract/entry.ts";
import type { LessonRoom, ShortLesson, ShortLessonText } from "../../contract/lessons.ts";
import { boardModel } from "../board-model.ts";
import { places } from "../places.ts";
import { pointsBadge } from "../points-badge.ts";
import { gameTexts } from "../texts.ts";
import { POSITIONS, SHORT_LESSONS, type ShortLessonId } from "./positions.ts";

/** The words of the short lessons. */
const lessonTexts = catalogue<Readonly<Record<ShortLessonId, ShortLessonText>>>({
  en: async () => (await import("./en.ts")).lessons,
  fr: async () => (await import("./fr.ts")).lessons,
});

/** Width that the page gives a picture on a desk, in CSS px, and its height for each of width. */
const WIDTH = 460;
const SHAPE = 3 / 4;
/** Ground about the outermost hexes that a picture shows, in heights of a hex. */
const MARGIN = 0.8;

/** The short lessons of Bull Run (1983). */
export const lessonRoom: LessonRoom = {
  async load() {
    await Promise.all([lessonTexts.load(), gameTexts.load()]);
  },
  list: () => SHORT_LESSONS.map(lessonOf),
};

interface Opened {
  readonly game: BullRun1983;
  readonly position: Position;
  readonly view: View;
}

const opened = new Map<ShortLessonId, Opened>();

function open(id: ShortLessonId): Opened {
  const known = opened.get(id);
  if (known) return known;
  const make: (data: unknown) => BullRun1983 = bullRun1983.open;
  const game = make(POSITIONS[id].situation);
  const position = game.start(fastDice(1));
  const made = { game, position, view: game.view(position, "union") };
  opened.set(id, made);
  return made;
}

const groundOf = remembered(({ field }: BullRun1983) => {
  const { columns, rows, lowerColumns, unplayable } = field.map.data;
  return hexGround({ hexes: { columns, rows, lowerColumns, unplayable }, plot });
});

/** The part of the map that holds some hexes, in the shape that the page gives it. */
function cutAbout(hexes: readonly string[]): PictureCut["view"] {
  const points = hexes.flatMap((hex) => (places[hex] ? [places[hex]] : []));
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const room = 2 * MARGIN * plot.height;
  const extent = (along: readonly number[]): number => Math.max(...along) - Math.min(...along) + room;
  const middle = (along: readonly number[]): number => (Math.max(...along) + Math.min(...along)) / 2;
  const width = Math.round(Math.max(extent(across), extent(down) / SHAPE));
  const height = Math.round(width * SHAPE);
  return [Math.round(middle(across) - width / 2), Math.round(middle(down) - height / 2), width, height];
}

function lessonOf(id: ShortLessonId): ShortLesson {
  const { situation, about, standing } = POSITIONS[id];
  const view = cutAbout(about);
  return {
    id,
    ...lessonTexts.t[id],
    situation,
    standing,
    cut: { view, level: 1, counter: plot.height },
    drawing: (style) =>
      hexPictureMarkup({
        model: modelOf(id),
        ground: groundOf(open(id).game),
        view,
        zoom: WIDTH / view[2],
        style,
        prefix: `${id}-`,
      }),
  };
}

/** The position as the map would show it to the Union. */
function modelOf(id: ShortLessonId): BoardModel {
  const { game, view } = open(id);
  const texts = gameTexts.t;
  return boardModel({
    game,
    view,
    texts,
    names: namesOf(texts),
    asked: [],
    overlays: [],
    lines: [],
    battles: [],
    lit: [],
    moved: new Map(),
    spot: [],
    points: pointsBadge,
  });
}
