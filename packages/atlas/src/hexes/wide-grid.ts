import { COLUMN_PITCH, HexGrid, hexAt, hexCentre, NOWHERE, type HexIndex, type Point } from "@stonebridge/board";

/** Hexes beyond each edge; even, so that columns keep their height. */
const MARGIN = 8;

/**
 * The hexes of a map and, round them, those that would lie beyond its edge: lines run out over them. Its hexes are numbers of its
 * own; points are those of the map's hex plane.
 */
export class WideGrid {
  /** The map itself. */
  readonly map: HexGrid;
  /** The wide grid. */
  readonly grid: HexGrid;

  constructor(map: HexGrid) {
    this.map = map;
    this.grid = new HexGrid({
      columns: map.columns + 2 * MARGIN,
      rows: map.rows + 2 * MARGIN,
      lowerColumns: map.lowerColumns,
    });
  }

  /** How far a point of the wide grid's own plane lies east and south of the same point in the map's. */
  get shift(): Point {
    return [MARGIN * COLUMN_PITCH, MARGIN];
  }

  /** Centre of a hex of the wide grid, in the map's hex plane. */
  centre(hex: HexIndex): Point {
    const [x, y] = hexCentre(this.grid, hex);
    return [x - MARGIN * COLUMN_PITCH, y - MARGIN];
  }

  /** The hex of the wide grid at a point; {@link NOWHERE} far out. */
  at([x, y]: Point): HexIndex {
    return hexAt(this.grid, [x + MARGIN * COLUMN_PITCH, y + MARGIN]);
  }

  /** The hex of the wide grid that is this hex of the map. */
  fromMap(hex: HexIndex): HexIndex {
    return (this.map.columnOf(hex) + MARGIN) * this.grid.rows + this.map.rowOf(hex) + MARGIN;
  }

  /** Column and row of a hex of the wide grid as the map would count them on, from 0; less or more beyond its edges. */
  columnOnMap(hex: HexIndex): number {
    return this.grid.columnOf(hex) - MARGIN;
  }

  rowOnMap(hex: HexIndex): number {
    return this.grid.rowOf(hex) - MARGIN;
  }

  /** The hex of the map that is this hex of the wide grid; {@link NOWHERE} beyond the edge. */
  toMap(hex: HexIndex): HexIndex {
    const column = this.columnOnMap(hex);
    const row = this.rowOnMap(hex);
    const inside = column >= 0 && column < this.map.columns && row >= 0 && row < this.map.rows;
    return inside ? column * this.map.rows + row : NOWHERE;
  }

  /** The hex of the wide grid with a printed coordinate of the map. @throws when the map has none */
  known(id: string): HexIndex {
    return this.fromMap(this.map.known(id));
  }

  /** What a hex of the wide grid is called in messages. */
  nameOf(hex: HexIndex): string {
    const inside = this.toMap(hex);
    return inside === NOWHERE ? "a hex beyond the edge" : this.map.ids[inside];
  }
}
