import type { BorderData, Point, ZoneData, ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import type { BoardModel, PieceModel, SpaceModel } from "../../src/board/model.ts";
import { type FormationLook, NO_MARKS } from "../../src/board/counters/look.ts";

/**
 * A map of three by three square zones, 100 map units each, named `a1` (upper left) to `c3` (lower right).
 * Between the second and the third row runs a river, with a ford at `b2`-`b3`.
 */
const LETTERS = ["a", "b", "c"];
const EDGE = 100;

function name(column: number, row: number): string | undefined {
  const letter = LETTERS[column];
  return letter !== undefined && row >= 0 && row < 3 ? `${letter}${row + 1}` : undefined;
}

const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ column, row, id: name(column, row) as string })));

const zones: readonly ZoneData[] = cells.map(({ column, row, id }, index) => ({
  id,
  number: index + 1,
  name: id.toUpperCase(),
  bank: row < 2 ? "north" : "south",
  terrain: id === "b2" ? ["hill", "woods"] : [],
  victoryPoints: id === "b2" ? 1 : 0,
  basis: "estimate",
  ring: [name(column, row - 1), name(column + 1, row), name(column, row + 1), name(column - 1, row)].map(
    (one) => one ?? null,
  ),
}));

interface GridBorder extends BorderData {
  readonly course: readonly Point[];
}

const borders: readonly GridBorder[] = cells.flatMap(({ column, row, id }): GridBorder[] => {
  const [x, y] = [column * EDGE, row * EDGE];
  const east = name(column + 1, row);
  const south = name(column, row + 1);
  const list: GridBorder[] = [];
  if (east !== undefined) {
    list.push({
      between: [id, east],
      kind: "land",
      road: false,
      basis: "estimate",
      course: [
        [x + EDGE, y],
        [x + EDGE, y + EDGE],
      ],
    });
  }
  if (south !== undefined) {
    const kind = row < 1 ? "land" : id === "b2" ? "ford" : "river";
    list.push({
      between: [id, south],
      kind,
      road: false,
      basis: "estimate",
      ...(kind === "ford" ? { name: "Middle Ford" } : {}),
      course: [
        [x, y + EDGE],
        [x + EDGE, y + EDGE],
      ],
    });
  }
  return list;
});

export const gridGraph: ZoneGraphData = {
  id: "grid",
  name: "Grid",
  zones,
  borders: borders.map(({ course: _course, ...border }) => border),
};

export const gridShapes: ZoneShapesData = {
  id: "grid",
  sheet: [-20, -20, 320, 320],
  field: [
    [0, 0],
    [300, 0],
    [300, 300],
    [0, 300],
  ],
  zones: cells.map(({ column, row, id }) => {
    const [x, y] = [column * EDGE, row * EDGE];
    return {
      id,
      outline: [
        [x, y],
        [x + EDGE, y],
        [x + EDGE, y + EDGE],
        [x, y + EDGE],
      ],
      counters: [x + 50, y + 62],
      plate: [x + 44, y + 14],
      lines: [id],
    };
  }),
  borders: borders.map(({ between, kind, course }) => {
    const [from, to] = course as [Point, Point];
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return { between, course, middle, ...(kind === "ford" ? { badge: middle } : {}) };
  }),
};

export const LOOK: FormationLook = {
  kind: "brigade",
  body: "union",
  stripe: "vermilion",
  name: "Sherman",
  subtitle: "3rd Bde · Tyler",
  figure: "infantry",
  combat: 5,
  artillery: 3,
  cavalry: 0,
  star: true,
  reverse: false,
};

export function piece(id: string, zone: string, more: Partial<PieceModel> = {}): PieceModel {
  return { id, space: zone, depth: 0, look: LOOK, marks: NO_MARKS, state: "rest", label: id, ...more };
}

export function headquarters(id: string, zone: string, depth: number): PieceModel {
  return piece(id, zone, { depth, look: { ...LOOK, kind: "headquarters", figure: "flag", range: 8 } });
}

export function gridModel(
  pieces: readonly PieceModel[] = [],
  states: Readonly<Record<string, Partial<SpaceModel>>> = {},
): BoardModel {
  return {
    spaces: zones.map(({ id }) => ({ id, state: "rest", label: id, ...states[id] })),
    pieces,
    arrows: [],
    overlays: [],
    lit: [],
  };
}
