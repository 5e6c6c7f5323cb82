import {
  ACTIVE,
  CONFEDERATE,
  FROZEN,
  type FrameOf,
  LAND,
  LOST,
  MOVED,
  NONE,
  NOWHERE,
  POINT,
  type PieceIndex,
  type Position,
  RALLIES,
  RANGE,
  type SideIndex,
  UNION,
  WAITING,
  attackOf,
  controls,
  groundNow,
} from "@stonebridge/games/bull-run-1983/internals";
import type { Country } from "./country.ts";
import { worthOfMelee } from "./odds-worth.ts";

/** What is counted of each army, in points if not said otherwise. */
export const ARMY = [
  "foot",
  "horse",
  "guns",
  "attack",
  "defense",
  "reserve",
  "rallying",
  "lost",
  "frozen",
  "active",
  "moved",
  "commanded",
  "formed",
  "leaders",
  "on crossings",
  "on high ground",
  "beyond Bull Run",
  "in contact",
  "facing odds of 1-1",
  "facing odds of 2-1",
  "facing odds of 3-1",
  "may gain by attacks",
  "loss owed",
  "retreating",
  "outnumbers",
] as const;
type Count = (typeof ARMY)[number];
/** Place of each count in {@link Tally.armies}. */
const AT = Object.fromEntries(ARMY.map((name, at) => [name, at])) as Readonly<Record<Count, number>>;

/** What is counted of each army at each place. */
export const NEARBY = ["on it", "close", "about", "in a turn", "in three turns", "nearest"] as const;
const ON_IT = 0;
const CLOSE = 1;
const ABOUT = 2;
const IN_A_TURN = 3;
const IN_THREE_TURNS = 4;
const NEAREST = 5;

/** Places that decide the game, as groups of objectives: each star, Manassas, Centreville. */
const GROUPS = [[0], [1], [2], [3, 4], [5, 6]] as const;
/** How many there are. */
export const PLACES = GROUPS.length;
/** Movement points at which force counts half as much towards a place: close to it, and about it. */
const HALVES = [2, 5] as const;
/** How far a march goes in a turn and in three, in sixths of a movement point. */
const TURN = 4 * POINT;
const THREE_TURNS = 3 * TURN;
/** Sixths of a movement point beyond which a place is too far to matter. */
const TOO_FAR = 60 * POINT;
/** What an attack point counts, in defense points. */
const ATTACK = 0.5;
/** Height above which ground helps the defender against most attackers. */
const HIGH = 3;
/** Columns and rows of hexes to a cell. */
const CELL = 4;
/** Odds beyond which nothing is gained. */
const ENOUGH = 3;

/** Counts what matters of positions; the tables last until the next count. */
export class Tally {
  /** By side and count. */
  readonly armies: readonly Float32Array[];
  /** By side, place and count. */
  readonly nearby: readonly Float32Array[];
  /** By side: defense points by cell. */
  readonly cells: readonly Float32Array[];
  /** How many cells the map has, and the cell of each hex. */
  readonly cellCount: number;
  readonly cellOf: Uint8Array;
  readonly #country: Country;
  readonly #cellsAround: readonly (readonly number[])[];
  readonly #attackByCell: readonly Float32Array[];
  /** By side: attack and defense points by hex, and the hexes that have any. */
  readonly #attack: readonly Int16Array[];
  readonly #defense: readonly Int16Array[];
  readonly #hexes: readonly Int16Array[];
  readonly #stacks = [0, 0];
  /** By place: what a point of force counts in each hex, close and about; and the cost of the way. */
  readonly #weights: readonly (readonly Float32Array[])[];
  readonly #cost: readonly Int16Array[];

  constructor(country: Country) {
    const { field, cost } = country;
    const { grid, size } = field;
    const rows = Math.ceil(grid.rows / CELL);
    const columns = Math.ceil(grid.columns / CELL);
    const both = <T>(make: () => T): readonly T[] => [make(), make()];
    this.#country = country;
    this.cellCount = rows * columns;
    this.cellOf = Uint8Array.from(
      { length: size },
      (_, hex) => Math.floor(grid.columnOf(hex) / CELL) * rows + Math.floor(grid.rowOf(hex) / CELL),
    );
    this.#cellsAround = Array.from({ length: this.cellCount }, (_, cell) => cellsAround(cell, rows, columns));
    this.armies = both(() => new Float32Array(ARMY.length));
    this.nearby = both(() => new Float32Array(PLACES * NEARBY.length));
    this.cells = both(() => new Float32Array(this.cellCount));
    this.#attackByCell = both(() => new Float32Array(this.cellCount));
    this.#attack = both(() => new Int16Array(size));
    this.#defense = both(() => new Int16Array(size));
    this.#hexes = both(() => new Int16Array(size));
    this.#cost = GROUPS.map((group) =>
      Int16Array.from({ length: size }, (_, hex) => Math.min(...group.map((at) => cost[at][hex]))),
    );
    this.#weights = this.#cost.map((costs) =>
      HALVES.map((half) => Float32Array.from(costs, (spent) => 0.5 ** (spent / POINT / half))),
    );
  }

  /** Counts a position. */
  count(p: Position): void {
    this.#clear();
    const { field } = this.#country;
    for (let piece = 0; piece < field.count; piece++) {
      if (field.isUnit[piece] === 0) {
        if (p.place[piece] >= 0 && field.kindOf[piece] !== "dummy") this.armies[field.sideOf[piece]][AT.leaders] += 1;
      } else if (p.place[piece] >= 0) this.#countUnit(p, piece);
      // a brigade piece that is not on the map adds nothing: its parts do
      else if (field.kindOf[piece] !== "brigade") this.#countAway(p, piece);
    }
    this.#countContact(p, UNION);
    this.#countContact(p, CONFEDERATE);
    this.#countCells();
    this.#countResult(p);
  }

  #clear(): void {
    for (let side = UNION; side <= CONFEDERATE; side++) {
      for (let at = 0; at < this.#stacks[side]; at++) {
        const hex = this.#hexes[side][at];
        this.#attack[side][hex] = 0;
        this.#defense[side][hex] = 0;
      }
      this.#stacks[side] = 0;
      this.armies[side].fill(0);
      this.nearby[side].fill(0);
      for (let place = 0; place < PLACES; place++) this.nearby[side][place * NEARBY.length + NEAREST] = 1;
      this.cells[side].fill(0);
      this.#attackByCell[side].fill(0);
    }
  }

  #countUnit(p: Position, piece: PieceIndex): void {
    const { field, height } = this.#country;
    const side = field.sideOf[piece];
    const army = this.armies[side];
    const hex = p.place[piece];
    const marks = p.marks[piece];
    const defense = field.defense[piece];
    const attack = attackOf(field, p, piece);
    const kind = field.kindOf[piece];
    army[kind === "battery" ? AT.guns : kind === "cavalry" ? AT.horse : AT.foot] += defense;
    army[AT.attack] += attack;
    army[AT.defense] += defense;
    if (kind === "brigade") army[AT.formed] += defense;
    if ((marks & FROZEN) !== 0) army[AT.frozen] += defense;
    if ((marks & ACTIVE) !== 0) army[AT.active] += defense;
    if ((marks & MOVED) !== 0) army[AT.moved] += defense;
    if (this.#isCommanded(p, piece)) army[AT.commanded] += defense;
    if (groundNow(field, p).water[hex] !== LAND) army[AT["on crossings"]] += defense;
    if (height[hex] >= HIGH) army[AT["on high ground"]] += defense;
    if (field.ownBank[side][hex] === 0) army[AT["beyond Bull Run"]] += defense;
    if (this.#defense[side][hex] === 0 && this.#attack[side][hex] === 0) this.#hexes[side][this.#stacks[side]++] = hex;
    this.#attack[side][hex] += attack;
    this.#defense[side][hex] += defense;
    const cell = this.cellOf[hex];
    this.cells[side][cell] += defense;
    this.#attackByCell[side][cell] += attack;
    this.#countNear(side, hex, defense, defense + ATTACK * field.attack[piece][0]);
  }

  #countNear(side: SideIndex, hex: number, defense: number, force: number): void {
    const table = this.nearby[side];
    for (let place = 0; place < PLACES; place++) {
      const at = place * NEARBY.length;
      const spent = this.#cost[place][hex];
      const weights = this.#weights[place];
      if (spent === 0) table[at + ON_IT] += defense;
      table[at + CLOSE] += force * weights[0][hex];
      table[at + ABOUT] += force * weights[1][hex];
      if (spent <= TURN) table[at + IN_A_TURN] += defense;
      if (spent <= THREE_TURNS) table[at + IN_THREE_TURNS] += defense;
      const near = Math.min(1, spent / TOO_FAR);
      if (near < table[at + NEAREST]) table[at + NEAREST] = near;
    }
  }

  #countAway(p: Position, piece: PieceIndex): void {
    const { field } = this.#country;
    const army = this.armies[field.sideOf[piece]];
    const place = p.place[piece];
    const defense = field.defense[piece];
    if (place === WAITING) army[AT.reserve] += defense;
    else if (place === RALLIES) army[AT.rallying] += defense;
    else if (place === LOST) army[AT.lost] += defense;
  }

  /** Would its own leader reach it, or does it need no order? */
  #isCommanded(p: Position, piece: PieceIndex): boolean {
    const { field } = this.#country;
    if (field.red[piece] === 1) return true;
    if (field.kindOf[piece] === "brigade") return true;
    const leader = field.leader[piece];
    if (leader === NONE) return false;
    const brigade = field.brigadePiece[piece];
    const at = p.place[leader] >= 0 || brigade === NONE ? p.place[leader] : p.place[brigade];
    return at >= 0 && field.grid.distance(p.place[piece], at) <= RANGE;
  }

  /** What the enemy could do to this side's stacks from where he stands. */
  #countContact(p: Position, side: SideIndex): void {
    const { field } = this.#country;
    const { neighbours } = field.map;
    const { water } = groundNow(field, p);
    const army = this.armies[side];
    const enemy = this.#attack[1 - side];
    const exposed = this.#defense[1 - side];
    for (let at = 0; at < this.#stacks[side]; at++) {
      const hex = this.#hexes[side][at];
      const defense = this.#defense[side][hex];
      if (defense === 0 || !controls(field, p, 1 - side, hex)) continue;
      army[AT["in contact"]] += defense;
      let attack = 0;
      let risked = 0;
      for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
        const near = neighbours[hexside];
        if (near === NOWHERE || exposed[near] === 0) continue;
        const share = water[near] === LAND ? 1 : 0.5;
        attack += enemy[near] * share;
        risked += exposed[near] * share;
      }
      if (attack >= defense) army[AT["facing odds of 1-1"]] += defense;
      if (attack >= 2 * defense) army[AT["facing odds of 2-1"]] += defense;
      if (attack >= 3 * defense) army[AT["facing odds of 3-1"]] += defense;
      if (attack > 0) {
        const gain = worthOfMelee(attack, water[hex] === LAND ? defense : defense / 2, risked, defense);
        if (gain > 0) this.armies[1 - side][AT["may gain by attacks"]] += gain;
      }
    }
  }

  /** Where each side has more force than the other. */
  #countCells(): void {
    for (let side = UNION; side <= CONFEDERATE; side++) {
      const own = this.#attackByCell[side];
      const theirs = this.cells[1 - side];
      let gain = 0;
      for (let cell = 0; cell < this.cellCount; cell++) {
        if (theirs[cell] === 0) continue;
        const around = this.#cellsAround[cell];
        let attack = 0;
        let defense = 0;
        for (let at = 0; at < around.length; at++) {
          attack += own[around[at]];
          defense += theirs[around[at]];
        }
        gain += theirs[cell] * Math.min(ENOUGH, attack / defense);
      }
      this.armies[side][AT.outnumbers] = gain;
    }
  }

  /** What a battle that has been rolled for still costs. */
  #countResult(p: Position): void {
    const { field } = this.#country;
    for (let at = 0; at < p.stack.length; at++) {
      const frame = p.stack[at];
      if (frame.step === "losses") this.armies[frame.side][AT["loss owed"]] += owed(frame);
      else if (frame.step === "retreat")
        for (let one = 0; one < frame.pieces.length; one++)
          this.armies[frame.side][AT.retreating] += field.defense[frame.pieces[one]];
    }
  }
}

/** Defense points still to be paid. */
function owed({ owed: halves, paid, count }: FrameOf<"losses">): number {
  return count > 0 ? count : Math.max(0, halves - paid) / 2;
}

/** A cell and those next to it. */
function cellsAround(cell: number, rows: number, columns: number): number[] {
  const column = Math.floor(cell / rows);
  const row = cell % rows;
  const cells: number[] = [];
  for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) cells.push(x * rows + y);
  return cells;
}
