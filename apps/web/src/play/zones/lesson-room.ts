import type { ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import type { EventBase } from "@stonebridge/kernel";
import { type PicturePiece, pictureMarkup } from "../../board/zones/picture.ts";
import type { PictureCut } from "../../games/contract/entry.ts";
import type { LessonRoom } from "../../games/contract/lessons.ts";
import { type LessonPosition, lessonRoom, type Lessons, WIDTH } from "../../learn/lesson-room.ts";
import { shapesFrom } from "./shapes.ts";

/** A position of a short lesson, and the part of the map that shows it. */
export interface ZoneLesson<T, P, V, E extends EventBase> extends LessonPosition<T, P, V, E> {
  readonly view: PictureCut["view"];
  /** Figures in zones; none where absent. */
  figures?(tools: T, position: P): readonly (readonly [zone: string, figure: number])[];
}

/** Edge of a counter in the pictures, in map units; never less than this many CSS px, so that it can be read. */
const COUNTER = { units: 58, pixels: 46 } as const;

interface ZoneLessons<Id extends string, T, P, V, L> extends Lessons<Id, T, P, V, L> {
  readonly shapesUrl: string;
  graph(tools: T): ZoneGraphData;
  /** The lowest of a stack first. */
  pieces(view: V): readonly PicturePiece[];
}

/** The short lessons of a game on a map of zones. */
export function zoneLessons<Id extends string, T, P, V, E extends EventBase, L extends ZoneLesson<T, P, V, E>>({
  shapesUrl,
  graph,
  pieces,
  load,
  ...lessons
}: ZoneLessons<Id, T, P, V, L>): LessonRoom {
  const fetchShapes = shapesFrom(shapesUrl);
  let shapes: ZoneShapesData | undefined;
  const fetching = async () => {
    [shapes] = await Promise.all([fetchShapes(), load()]);
  };
  return lessonRoom<Id, T, P, V, E, L>({ ...lessons, load: fetching }, (_, { view, figures }, begun) => {
    const zoom = WIDTH / view[2];
    const counter = Math.max(COUNTER.units, COUNTER.pixels / zoom);
    return {
      cut: { view, level: 1, counter },
      drawing(style) {
        if (!shapes) throw new Error("The lessons were drawn before they were loaded.");
        const { tools, position, view: seen } = begun();
        return pictureMarkup({
          graph: graph(tools),
          shapes,
          pieces: pieces(seen),
          figures: new Map(figures?.(tools, position).map(([zone, figure]) => [zone, String(figure)])),
          view,
          zoom,
          counter,
          style,
        });
      },
    };
  });
}
