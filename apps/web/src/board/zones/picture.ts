import type { Point, ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { type CounterStyle, pieceMarkup } from "../counters/counter.ts";
import { lettering } from "../counters/lettering.ts";
import { bearing } from "../geometry.ts";
import { num } from "../drawing/markup.ts";
import type { CounterLook, PieceMarks } from "../counters/look.ts";
import { COLOURS, LETTERING } from "../drawing/palette.ts";
import { borderPaths, bordersMarkup } from "./borders.ts";
import { plateMarkup, plateOf, signSymbols } from "./plates.ts";

/** A counter on a picture of a map of zones. */
export interface PicturePiece {
  readonly zone: string;
  readonly look: CounterLook;
  readonly marks: PieceMarks;
  /** Neighbour it faces. */
  readonly facing?: string | undefined;
}

export interface ZonePicture {
  readonly graph: ZoneGraphData;
  readonly shapes: ZoneShapesData;
  /** The lowest of a stack first; commanders, who stand beside, in any order. */
  readonly pieces: readonly PicturePiece[];
  /** Figures in zones. */
  readonly figures: ReadonlyMap<string, string>;
  readonly view: readonly [left: number, top: number, width: number, height: number];
  /** CSS px of a map unit. */
  readonly zoom: number;
  /** Edge of a counter, in map units. */
  readonly counter: number;
  readonly style: CounterStyle;
}

/** The second line of a stack stands this far up and left of the first, in widths of a counter. */
const BEHIND: Point = [-0.16, -0.24];
/** CSS px of a map unit below which the names of empty zones would lie over one another. */
const NAMED = 0.65;
/** A commander beside brigades: how far, and how large. */
const STAFF = { beside: 0.95, size: 0.72 } as const;

/** Borders, numbers, figures and counters of a part of a map, to be drawn over its tiles: markup of an SVG in map units. */
export function pictureMarkup(picture: ZonePicture): string {
  const { graph, shapes, zoom, style } = picture;
  const [left, top, width, height] = picture.view;
  const seen = (at: Point) => at[0] > left && at[0] < left + width && at[1] > top && at[1] < top + height;
  const byId = new Map(shapes.zones.map((shape) => [shape.id, shape]));
  const held = new Set(picture.pieces.map(({ zone }) => zone));
  const plates = graph.zones.flatMap((zone) => {
    const shape = byId.get(zone.id);
    if (!shape || !seen(shape.plate)) return [];
    const named = zoom >= NAMED || held.has(zone.id);
    const view = { zoom, control: undefined, named, tone: style.tone, prefix: "picture-" } as const;
    return [plateMarkup({ ...plateOf(zone, shape), points: 0, signs: [] }, view)];
  });
  const places = new Map(shapes.zones.map(({ id, counters }) => [id, counters]));
  return (
    `<defs>${signSymbols("picture-")}</defs>` +
    `<g fill="none" stroke-linecap="round">${bordersMarkup(borderPaths(graph, shapes), zoom)}</g>` +
    `<g font-family="${LETTERING}">${plates.join("")}${figuresMarkup(picture, places)}${piecesMarkup(picture, places)}</g>`
  );
}

type Places = ReadonlyMap<string, Point>;

function figuresMarkup({ figures, pieces, counter }: ZonePicture, places: Places): string {
  const held = new Set(pieces.map(({ zone }) => zone));
  const radius = counter * 0.24;
  return [...figures]
    .flatMap(([zone, text]) => {
      const at = places.get(zone);
      if (!at || held.has(zone)) return [];
      const circle = `<circle cx="${num(at[0])}" cy="${num(at[1])}" r="${num(radius)}" fill="${COLOURS.ivory}" stroke="${COLOURS.black}" stroke-width="${num(radius / 7)}"/>`;
      const figure = { weight: 800, size: radius * 1.25, fill: COLOURS.black } as const;
      return [circle + lettering(text, at[0], at[1] + radius * 0.45, figure)];
    })
    .join("");
}

function piecesMarkup({ pieces, counter, zoom, style }: ZonePicture, places: Places): string {
  const stacks = new Map<string, PicturePiece[]>();
  for (const piece of pieces) stacks.set(piece.zone, [...(stacks.get(piece.zone) ?? []), piece]);
  return [...stacks]
    .flatMap(([zone, stack]) => {
      const at = places.get(zone);
      if (!at) return [];
      const staff = stack.filter(({ look }) => look.kind === "leader");
      const brigades = stack.filter(({ look }) => look.kind !== "leader");
      const back = brigades.length - 1;
      const drawn = (piece: PicturePiece, [x, y]: Point, size: number) => {
        const edge = size * counter;
        const goal = piece.facing === undefined ? undefined : places.get(piece.facing);
        const content = pieceMarkup(
          {
            look: piece.look,
            marks: piece.marks,
            state: "rest",
            lit: false,
            ...(goal && { facing: bearing(at, goal) }),
          },
          counter * zoom >= 44 ? 1 : 0,
          style,
        );
        const corner = [at[0] + x * counter - edge / 2, at[1] + y * counter - edge / 2] as const;
        return `<g transform="translate(${num(corner[0])} ${num(corner[1])}) scale(${num(edge / 100, 4)})">${content}</g>`;
      };
      return [
        ...brigades.map((piece, line) => {
          const depth = back - line;
          const top = depth === 0 ? piece : { ...piece, facing: undefined };
          return drawn(top, [BEHIND[0] * depth, BEHIND[1] * depth], 1);
        }),
        ...staff.map((piece, index) =>
          drawn(piece, back < 0 ? [index, 0] : [STAFF.beside, index - 0.2], back < 0 ? 1 : STAFF.size),
        ),
      ];
    })
    .join("");
}
