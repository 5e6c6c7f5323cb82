import type { Point } from "@stonebridge/board";
import type { EventBase } from "@stonebridge/kernel";
import { hexGround } from "../../board/hexes/hex-ground.ts";
import { hexPictureMarkup } from "../../board/hexes/picture.ts";
import type { BoardModel, HexMap } from "../../board/model.ts";
import type { PictureCut } from "../../games/contract/pictures.ts";
import type { LessonRoom } from "../../games/contract/lessons.ts";
import { type Begun, type LessonPosition, lessonRoom, type Lessons, WIDTH } from "../../learn/lesson-room.ts";
import { remembered } from "../remembered.ts";

/** A position of a short lesson, and the hexes that its picture shows. */
export interface HexLesson<T, P, V, E extends EventBase> extends LessonPosition<T, P, V, E> {
  readonly about: readonly string[];
}

/** Height of a picture relative to its width. */
const SHAPE = 3 / 4;
/** Margin around the outermost hexes of a picture, in heights of a hex. */
const MARGIN = 0.8;
/** From this width, in map units, a picture is drawn from coarser tiles. */
const WIDE = 900;

interface HexLessons<Id extends string, T, P, V, L> extends Lessons<Id, T, P, V, L> {
  readonly plot: HexMap["plot"];
  /** Centres of the hexes, in map units. */
  readonly places: Readonly<Record<string, Point>>;
  map(tools: T): HexMap["hexes"];
  /** The position as the map would show it. */
  model(lesson: L, begun: Begun<T, P, V>): BoardModel;
}

/** The short lessons of a game on a map of hexes. */
export function hexLessons<Id extends string, T, P, V, E extends EventBase, L extends HexLesson<T, P, V, E>>({
  plot,
  places,
  map,
  model,
  ...lessons
}: HexLessons<Id, T, P, V, L>): LessonRoom {
  const groundOf = remembered((hexes: HexMap["hexes"]) => hexGround({ hexes, plot }));
  /** The part of the map that contains some hexes, in the shape that the page gives it. */
  const cutAbout = (hexes: readonly string[]): PictureCut["view"] => {
    const points = hexes.flatMap((hex) => (places[hex] ? [places[hex]] : []));
    const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const room = 2 * MARGIN * plot.height;
    const extent = (along: readonly number[]): number => Math.max(...along) - Math.min(...along) + room;
    const middle = (along: readonly number[]): number => (Math.max(...along) + Math.min(...along)) / 2;
    const width = Math.round(Math.max(extent(across), extent(down) / SHAPE));
    const height = Math.round(width * SHAPE);
    return [Math.round(middle(across) - width / 2), Math.round(middle(down) - height / 2), width, height];
  };
  return lessonRoom<Id, T, P, V, E, L>(lessons, (id, lesson, begun) => {
    const view = cutAbout(lesson.about);
    return {
      cut: { view, level: view[2] < WIDE ? 2 : 1, counter: plot.height },
      drawing(style) {
        const ground = groundOf(map(begun().tools));
        const zoom = WIDTH / view[2];
        return hexPictureMarkup({ model: model(lesson, begun()), ground, view, zoom, style, prefix: `${id}-` });
      },
    };
  });
}
