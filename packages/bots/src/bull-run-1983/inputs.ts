import { type BullRun1983, PIECES, type PieceKind, type Position } from "@stonebridge/games/bull-run-1983";
import {
  CONFEDERATE,
  type Field,
  LAST_TURN,
  LOST,
  NONE,
  type PieceIndex,
  type SideIndex,
  UNION,
  hasUnit,
} from "@stonebridge/games/bull-run-1983/internals";
import type { Inputs } from "../value/inputs.ts";
import { type Country, surveyCountry } from "./country.ts";
import { ARMY, NEARBY, PLACES, Tally } from "./tally.ts";

const SIDES = ["Union", "Confederate"] as const;
const PLACE_NAMES = ["S29", "QQ23", "QQ32", "Manassas", "Centreville"] as const;
const STARS = 3;
const MANASSAS = 3;
const CENTREVILLE = 4;

const TIME = [
  "turn",
  "turn squared",
  "late",
  "last turn",
  "Union to move",
  "Confederates to move",
  "command",
  "movement",
  "combat",
  "rally",
] as const;
/** Index in `STAGES` of the first phase that {@link TIME} tells. */
const COMMAND = 2;
const PHASES = 4;
const OPTIONS = ["setup", "uncertainTimes", "fogOfWar", "exhaustion", "july20"] as const;
const SUMS = [
  "trestle",
  "Union on a star late",
  "Union on a star in the last turn",
  "Union in Manassas",
  "Confederates in Centreville",
  "force",
  "force to come",
  "best star about",
  "best star about as time passes",
  "best star close",
  "best star close towards the end",
  "Centreville close",
  "Centreville close as time is left",
  "Centreville about",
  "Manassas close",
  "Manassas about",
  "best star in time",
  "Union loss as time passes",
  "Confederate loss as time passes",
] as const;
/** Groups of reinforcements that can be due. */
const ARRIVALS = 6;

/** Place in a table of places of what is close, about, and in reach. */
const CLOSE = 1;
const ABOUT = 2;
const IN_THREE_TURNS = 4;
/** Turns at the end in which it matters who stands on a star. */
const LATE = 4;
/** Power of the elapsed share of the day by which force close to a star counts. */
const TOWARDS_THE_END = 4;
/** Points of force that belong to nobody, so that empty country is nobody's. */
const NOBODYS = 6;
/** What numbers are divided by, so that all are about 1. */
const POINTS = 30;
const LONG = 10;
/** The most points of defense in a cell for each of its flags. */
const LEVELS = [1, 4, 9] as const;
/** Columns and rows of cells to a sector. */
const SECTOR = 2;

/**
 * What tells who will win a game of Bull Run (1983).
 * @param game the one whose positions they are
 * @param tally counts each position that is written
 */
export function inputsOf(game: BullRun1983, tally?: Tally): Inputs<Position> {
  const country = surveyCountry(game.field);
  return new PositionInputs(country, tally ?? new Tally(country));
}

/** The inputs of one map and its pieces: everything that depends on them alone is made once. */
class PositionInputs implements Inputs<Position> {
  readonly version = 1;
  readonly numbers: readonly string[] = [
    ...TIME,
    ...OPTIONS,
    ...SUMS,
    ...Array.from({ length: ARRIVALS }, (_, group) => `group ${group + 1} is due`),
    ...SIDES.flatMap((side) => ARMY.map((count) => `${side} ${count}`)),
    ...SIDES.flatMap((side) => PLACE_NAMES.flatMap((place) => NEARBY.map((count) => `${side} at ${place} ${count}`))),
    ...PLACE_NAMES.flatMap((place) => [`Union share close to ${place}`, `Union share about ${place}`]),
  ];
  readonly flags: number;
  readonly mostFlags: number;
  readonly #country: Country;
  readonly #tally: Tally;
  /**
   * Leaders of brigades, whose places tell where the brigades are, and units that can be lost: of all the game's pieces, so that flags mean
   * the same with all options; NONE for those that are not in this game.
   */
  readonly #leaders: readonly PieceIndex[];
  readonly #units: readonly PieceIndex[];
  readonly #sectorOf: Uint8Array;
  readonly #sectors: number;
  readonly #options: readonly number[];
  #numbers: Float32Array = new Float32Array(0);
  #flags: Uint16Array = new Uint16Array(0);
  #at = 0;
  #count = 0;
  #base = 0;

  constructor(country: Country, tally: Tally) {
    const { field } = country;
    const { grid } = field;
    this.#country = country;
    this.#tally = tally;
    this.#leaders = piecesOf(field, ["brigade-leader"]);
    this.#units = piecesOf(field, ["infantry", "cavalry", "battery"]);
    const size = SECTOR * Math.ceil(Math.sqrt(field.size / this.#tally.cellCount));
    const rows = Math.ceil(grid.rows / size);
    this.#sectors = rows * Math.ceil(grid.columns / size);
    this.#sectorOf = Uint8Array.from(
      { length: field.size },
      (_, hex) => Math.floor(grid.columnOf(hex) / size) * rows + Math.floor(grid.rowOf(hex) / size),
    );
    this.#options = OPTIONS.map((id) => (["on", "free"].includes(field.options[id]) ? 1 : 0));
    this.flags =
      2 * this.#tally.cellCount * LEVELS.length +
      this.#leaders.length * (this.#sectors + 1) +
      this.#units.length +
      2 * country.objectives.length +
      2 * (LAST_TURN + 1);
    this.mostFlags =
      Math.min(2 * this.#tally.cellCount, this.#units.length) * LEVELS.length +
      this.#leaders.length +
      this.#units.length +
      2 * country.objectives.length +
      1;
  }

  write(p: Position, numbers: Float32Array, flags: Uint16Array): number {
    this.#numbers = numbers;
    this.#flags = flags;
    this.#at = 0;
    this.#count = 0;
    this.#base = 0;
    this.#tally.count(p);
    this.#writeTime(p);
    for (let at = 0; at < this.#options.length; at++) this.#write(this.#options[at]);
    this.#writeSums(p);
    for (let group = 0; group < ARRIVALS; group++) this.#write(untilDue(p, group) / LONG);
    for (let side = UNION; side <= CONFEDERATE; side++) this.#writeAll(this.#tally.armies[side]);
    for (let side = UNION; side <= CONFEDERATE; side++) this.#writePlaces(this.#tally.nearby[side]);
    for (let place = 0; place < PLACES; place++) {
      this.#write(this.#share(place, CLOSE));
      this.#write(this.#share(place, ABOUT));
    }
    this.#flagCells();
    this.#flagPieces(p);
    return this.#count;
  }

  #write(value: number): void {
    this.#numbers[this.#at++] = value;
  }

  #writeAll(points: Float32Array): void {
    for (let at = 0; at < points.length; at++) this.#write(points[at] / POINTS);
  }

  /** The way to the nearest unit, the last number of each place, is a share already. */
  #writePlaces(points: Float32Array): void {
    for (let at = 0; at < points.length; at++)
      this.#write(at % NEARBY.length === NEARBY.length - 1 ? points[at] : points[at] / POINTS);
  }

  #writeTime(p: Position): void {
    const elapsed = p.turn / LAST_TURN;
    this.#write(elapsed);
    this.#write(elapsed * elapsed);
    this.#write(lateness(p));
    this.#write(p.turn === LAST_TURN ? 1 : 0);
    this.#write(p.side === UNION ? 1 : 0);
    this.#write(p.side === CONFEDERATE ? 1 : 0);
    for (let phase = 0; phase < PHASES; phase++) this.#write(p.stage === COMMAND + phase ? 1 : 0);
  }

  #writeSums(p: Position): void {
    const { field, objectives } = this.#country;
    const [union, confederate] = this.#tally.armies;
    const elapsed = p.turn / LAST_TURN;
    const stands = this.#holdsAny(p, UNION, field.stars) ? 1 : -1;
    let close = 0;
    let about = 0;
    let inTime = -Infinity;
    for (let star = 0; star < STARS; star++) {
      close = Math.max(close, this.#share(star, CLOSE));
      about = Math.max(about, this.#share(star, ABOUT));
      inTime = Math.max(inTime, this.#inReach(star));
    }
    const raid = 1 - this.#share(CENTREVILLE, CLOSE);
    this.#write(p.trestle);
    this.#write(lateness(p) * stands);
    this.#write(p.turn === LAST_TURN ? stands : 0);
    this.#write(this.#holdsAny(p, UNION, field.bases[CONFEDERATE]) ? 1 : 0);
    this.#write(this.#holdsAny(p, CONFEDERATE, field.bases[UNION]) ? 1 : 0);
    this.#write((union[DEFENSE] + ATTACK * union[POWER] - confederate[DEFENSE] - ATTACK * confederate[POWER]) / POINTS);
    this.#write((union[RESERVE] - confederate[RESERVE]) / POINTS);
    this.#write(about);
    this.#write(elapsed * (about - EVEN));
    this.#write(close);
    this.#write(elapsed ** TOWARDS_THE_END * (close - EVEN));
    this.#write(raid);
    this.#write(raid * (1 - elapsed));
    this.#write(this.#share(CENTREVILLE, ABOUT));
    this.#write(this.#share(MANASSAS, CLOSE));
    this.#write(this.#share(MANASSAS, ABOUT));
    this.#write((elapsed * inTime) / POINTS);
    this.#write((elapsed * union[GONE]) / POINTS);
    this.#write((elapsed * confederate[GONE]) / POINTS);
    // flags of objectives by holder
    for (let at = 0; at < objectives.length; at++)
      for (let side = UNION; side <= CONFEDERATE; side++)
        if (hasUnit(field, p, side, objectives[at])) this.#flag(2 * at + side);
    this.#base += 2 * objectives.length;
    this.#flag(2 * p.turn + (p.side === CONFEDERATE ? 1 : 0));
    this.#base += 2 * (LAST_TURN + 1);
  }

  /** The Union's share of the force at a place. */
  #share(place: number, how: number): number {
    const at = place * NEARBY.length + how;
    const [union, confederate] = this.#tally.nearby;
    return union[at] / (union[at] + confederate[at] + NOBODYS);
  }

  /** Defense points of the Union within three turns of a place, less the enemy's. */
  #inReach(place: number): number {
    const at = place * NEARBY.length + IN_THREE_TURNS;
    const [union, confederate] = this.#tally.nearby;
    return union[at] - confederate[at];
  }

  #holdsAny(p: Position, side: SideIndex, hexes: readonly number[]): boolean {
    for (let at = 0; at < hexes.length; at++) if (hasUnit(this.#country.field, p, side, hexes[at])) return true;
    return false;
  }

  #flag(at: number): void {
    this.#flags[this.#count++] = this.#base + at;
  }

  #flagCells(): void {
    const { cells, cellCount } = this.#tally;
    for (let side = UNION; side <= CONFEDERATE; side++)
      for (let cell = 0; cell < cellCount; cell++) {
        const points = cells[side][cell];
        for (let level = 0; level < LEVELS.length && points >= LEVELS[level]; level++)
          this.#flag((side * cellCount + cell) * LEVELS.length + level);
      }
    this.#base += 2 * cellCount * LEVELS.length;
  }

  /** Where each brigade is led from, or that nobody leads it any more; and which units are out of play. */
  #flagPieces(p: Position): void {
    const { field } = this.#country;
    for (let at = 0; at < this.#leaders.length; at++) {
      const leader = this.#leaders[at];
      if (leader === NONE) continue;
      const hex = whereabouts(field, p, leader);
      if (hex >= 0) this.#flag(at * (this.#sectors + 1) + this.#sectorOf[hex]);
      else if (hex === LOST) this.#flag(at * (this.#sectors + 1) + this.#sectors);
    }
    this.#base += this.#leaders.length * (this.#sectors + 1);
    for (let at = 0; at < this.#units.length; at++) if (p.place[this.#units[at]] === LOST) this.#flag(at);
  }
}

/** Counts of an army that sums are made of. */
const DEFENSE = ARMY.indexOf("defense");
const POWER = ARMY.indexOf("attack");
const RESERVE = ARMY.indexOf("reserve");
const GONE = ARMY.indexOf("lost");
/** What an attack point counts, in defense points. */
const ATTACK = 0.5;
const EVEN = 0.5;

function piecesOf(field: Field, kinds: readonly PieceKind[]): PieceIndex[] {
  return PIECES.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => field.index.get(id) ?? NONE);
}

/** Hex of a brigade leader or of the brigade piece that stands for him; where he is off the map otherwise. */
function whereabouts(field: Field, p: Position, leader: PieceIndex): number {
  const brigade = field.brigadePiece[leader];
  return brigade !== NONE && p.place[brigade] >= 0 ? p.place[brigade] : p.place[leader];
}

/** Share of the last turns that have passed. */
export function lateness(p: Pick<Position, "turn">): number {
  return Math.max(0, p.turn - LAST_TURN + LATE) / LATE;
}

/** Turns until a group of reinforcements is due; those that have come, or never will, are long past. */
function untilDue({ due, turn }: Position, group: number): number {
  return due[group] > LAST_TURN ? 0 : Math.max(1, due[group] - turn);
}
