import type { NoWrittenOrders, Position, View } from "@stonebridge/games/no-written-orders";
import { namesOf } from "@stonebridge/games/no-written-orders/text";
import { fastDice } from "@stonebridge/kernel";
import { hexGround } from "../../../board/hexes/hex-ground.ts";
import { hexPictureMarkup } from "../../../board/hexes/picture.ts";
import type { BoardModel } from "../../../board/model.ts";
import { catalogue } from "../../../language/language.svelte.ts";
import { remembered } from "../../../play/remembered.ts";
import type { PictureCut } from "../../contract/entry.ts";
import type { LessonRoom, ShortLesson, ShortLessonText } from "../../contract/lessons.ts";
import { boardModel, secretMarkers } from "../board-model.ts";
import { MAPS } from "../maps.ts";
import { orderModels, rideModels, type Ordered } from "../orders/picture.ts";
import { chanceText } from "../orders/say.ts";
import { overlayModels } from "../overlays.ts";
import { places } from "../places.ts";
import type { Spoken } from "../spoken.ts";
import { gameTexts } from "../texts.ts";
import { openTools, type PlayTools } from "../tools.ts";
import { POSITIONS, SHORT_LESSONS, type ShortLessonId } from "./positions.ts";

/** The words of the short lessons. */
export const lessonTexts = catalogue<Readonly<Record<ShortLessonId, ShortLessonText>>>({
  en: async () => (await import("./en.ts")).lessons,
  fr: async () => (await import("./fr.ts")).lessons,
});

/** Width that the page gives a picture on a desk, in CSS px, and its height for each of width. */
const WIDTH = 460;
const SHAPE = 3 / 4;
/** Ground about the outermost hexes that a picture shows, in heights of a hex. */
const MARGIN = 0.8;

/** A picture so wide, in map units, is drawn from coarser tiles. */
const WIDE = 900;
/** The pictures are not read aloud: their captions are. */
const UNSPOKEN: Spoken = { piece: (id) => id, hex: (id) => id, offer: () => "" };

/** The short lessons of No Written Orders. */
export const lessonRoom: LessonRoom = {
  async load() {
    await Promise.all([lessonTexts.load(), gameTexts.load()]);
  },
  list: () => SHORT_LESSONS.map(lessonOf),
};

interface Opened {
  readonly tools: PlayTools;
  readonly position: Position;
  readonly view: View;
}

const opened = new Map<ShortLessonId, Opened>();

function open(id: ShortLessonId): Opened {
  const known = opened.get(id);
  if (known) return known;
  const tools = openTools(POSITIONS[id].situation);
  const position = tools.game.start(fastDice(1));
  const made = { tools, position, view: tools.game.view(position, "union") };
  opened.set(id, made);
  return made;
}

/** All lessons lie on the map of First Bull Run. */
const { plot } = MAPS["first-bull-run"];
const groundOf = remembered(({ field }: NoWrittenOrders) => {
  const { columns, rows, lowerColumns, numbers, unplayable } = field.map.data;
  return hexGround({ hexes: { columns, rows, lowerColumns, numbers, unplayable }, plot });
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
  const { situation, about } = POSITIONS[id];
  const view = cutAbout(about);
  return {
    id,
    ...lessonTexts.t[id],
    situation,
    cut: { view, level: view[2] < WIDE ? 2 : 1, counter: plot.height },
    drawing: (style) => {
      const { tools } = open(id);
      const ground = groundOf(tools.game);
      return hexPictureMarkup({ model: modelOf(id), ground, view, zoom: WIDTH / view[2], style, prefix: `${id}-` });
    },
  };
}

/** The position as the map would show it to the Union. */
function modelOf(id: ShortLessonId): BoardModel {
  const { tools, position, view } = open(id);
  const { overlay, orders } = POSITIONS[id];
  const texts = gameTexts.t;
  const names = namesOf(texts, tools.game.field);
  const looked = { tools, position, view, table: undefined, piece: overlay?.piece };
  const ordered: Ordered = {
    tools,
    view,
    known: position,
    drawn: undefined,
    shown: new Set(orders),
    percent: chanceText,
    turn: (turn) => {
      const data = names.turn(turn);
      return data === undefined ? "" : texts.time(data);
    },
  };
  return boardModel({
    tools,
    texts,
    names,
    view,
    spoken: UNSPOKEN,
    asked: [],
    spent: new Set(),
    overlays: overlay === undefined ? [] : overlayModels(new Set([overlay.kind]), looked),
    lines: [],
    battles: [],
    markers: secretMarkers(view),
    orders: orderModels(ordered),
    rides: rideModels(ordered, undefined),
    lit: [],
    moved: new Map(),
    spot: [],
  });
}
