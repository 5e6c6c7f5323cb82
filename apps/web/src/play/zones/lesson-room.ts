import type { ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import type { EventBase, SituationBase } from "@stonebridge/kernel";
import { type PicturePiece, pictureMarkup } from "../../board/zones/picture.ts";
import type { PictureCut } from "../../games/contract/pictures.ts";
import type { LessonRoom } from "../../games/contract/lessons.ts";
import { type LessonPosition, lessonRoom, type LessonRules, type Lessons, WIDTH } from "../../learn/lesson-room.ts";
import { shapesFrom } from "./shapes.ts";

/** A position of a short lesson, and the part of the map that shows it. */
export interface ZoneLesson<T, P, V, E extends EventBase> extends LessonPosition<T, P, V, E> {
  readonly view: PictureCut["view"];
  /** Figures in zones; none if absent. */
  figures?(tools: T, position: P): readonly (readonly [zone: string, figure: number])[];
}

/** Edge of a counter in the pictures, in map units; never less than this many CSS px, so that it can be read. */
const COUNTER = { units: 58, pixels: 46 } as const;

/** A game on zones: its rules, and the map they are played on. */
type ZoneGame<P, V> = LessonRules<P, V> & { readonly field: { readonly graph: { readonly data: ZoneGraphData } } };

interface ZoneLessons<Id extends string, G, T, P, V, L> extends Omit<Lessons<Id, T, P, V, L>, "seat" | "open"> {
  readonly shapesUrl: string;
  open(situation: SituationBase): G;
  /** The lowest of a stack first. */
  pieces(view: V): readonly PicturePiece[];
}

/** The short lessons of a game on a map of zones. */
export function zoneLessons<
  Id extends string,
  G extends ZoneGame<P, V>,
  P,
  V,
  E extends EventBase,
  L extends ZoneLesson<{ readonly game: G }, P, V, E>,
>({ shapesUrl, pieces, load, open, ...lessons }: ZoneLessons<Id, G, { readonly game: G }, P, V, L>): LessonRoom {
  const fetchShapes = shapesFrom(shapesUrl);
  let shapes: ZoneShapesData | undefined;
  const fetching = async () => {
    [shapes] = await Promise.all([fetchShapes(), load()]);
  };
  const room = {
    ...lessons,
    // Nothing is hidden on zones.
    seat: "spectator",
    load: fetching,
    open: (situation: SituationBase) => ({ game: open(situation) }),
  } as const;
  return lessonRoom<Id, { readonly game: G }, P, V, E, L>(room, (_, { view, figures }, begun) => {
    const zoom = WIDTH / view[2];
    const counter = Math.max(COUNTER.units, COUNTER.pixels / zoom);
    return {
      cut: { view, level: 1, counter },
      drawing(style) {
        if (!shapes) throw new Error("The lessons were drawn before they were loaded.");
        const { tools, position, view: seen } = begun();
        return pictureMarkup({
          graph: tools.game.field.graph.data,
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
