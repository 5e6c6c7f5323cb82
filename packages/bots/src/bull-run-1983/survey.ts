import {
  ACTIVE,
  FROZEN,
  type Field,
  GUN_RANGE,
  type HexIndex,
  MOVED,
  NONE,
  NOWHERE,
  type PieceIndex,
  type Position,
  SPENT,
  type SideIndex,
  attackOf,
  controls,
  firstAt,
  groundNow,
  hasUnit,
  marked,
  movementOf,
  onMap,
} from "@stonebridge/games/bull-run-1983/reading";
import type { Country } from "./country.ts";
import { worthOfMelee } from "./odds-worth.ts";

/** An enemy stack that may be attacked, and what could be brought against it. */
export interface Target {
  readonly hex: HexIndex;
  /** Defense points of the units there, as they count against most attackers. */
  readonly strength: number;
  readonly points: number;
  /** Attack strength of our units that stand beside it or can still come there. */
  attack: number;
  exposed: number;
  /** What a melee by all of these would be worth, in defense points. */
  worth: number;
}

/** How things stand for one side in its Movement phase. */
export interface Survey {
  readonly side: SideIndex;
  readonly country: Country;
  /** Enemy stacks by hex. */
  readonly targets: ReadonlyMap<HexIndex, Target>;
  /** Where each of our pieces is to go, by piece; NOWHERE for those without a task. */
  readonly goals: readonly HexIndex[];
  /** Gates for our ways: closed where enemies stand, an end where they control. */
  readonly gates: Uint8Array;
}

const CLOSED = 0;
const MAY_ENTER = 1;
const MAY_PASS = 2;
/** A defender uphill or over a stream counts double; nobody knows beforehand from where he will be attacked. */
const STRONG_GROUND = 1.5;

/** Looks over the map for a side. `goals` come from the plan. */
export function survey(country: Country, p: Position, side: SideIndex, goals: readonly HexIndex[]): Survey {
  const { field } = country;
  const targets = enemyStacks(field, p, 1 - side);
  const gates = gatesFor(field, p, 1 - side);
  const made: Survey = { side, country, targets, goals, gates };
  if (targets.size > 0) gather(made, p);
  return made;
}

function enemyStacks(field: Field, p: Position, enemy: SideIndex): Map<HexIndex, Target> {
  const targets = new Map<HexIndex, Target>();
  for (let piece = 0; piece < field.count; piece++) {
    const hex = p.place[piece];
    if (field.sideOf[piece] !== enemy || hex < 0 || field.isUnit[piece] === 0) continue;
    const before = targets.get(hex);
    const points = field.defense[piece] + (before?.points ?? 0);
    targets.set(hex, { hex, points, strength: points * groundFactor(field, p, hex), attack: 0, exposed: 0, worth: 0 });
  }
  return targets;
}

/** How much the ground helps the defender of a hex: the share of its sides that it looks down from. */
function groundFactor(field: Field, p: Position, hex: HexIndex): number {
  const { uphill, water } = groundNow(field, p);
  let up = 0;
  for (let side = hex * 6; side < hex * 6 + 6; side++) up += uphill[side];
  const halved = water[hex] === 2 || water[hex] === 3 ? 0.5 : 1;
  return halved * (up >= 3 ? STRONG_GROUND : 1);
}

function gatesFor(field: Field, p: Position, enemy: SideIndex): Uint8Array {
  const gates = new Uint8Array(field.size).fill(MAY_PASS);
  for (let hex = 0; hex < field.size; hex++) if (controls(field, p, enemy, hex)) gates[hex] = MAY_ENTER;
  for (let piece = 0; piece < field.count; piece++)
    if (p.place[piece] >= 0 && field.sideOf[piece] === enemy && field.isUnit[piece] === 1)
      gates[p.place[piece]] = CLOSED;
  return gates;
}

/** Counts for each target what could be brought against it this turn. */
function gather(made: Survey, p: Position): void {
  const { country, side, targets, gates } = made;
  const { field, paths } = country;
  for (let piece = 0; piece < field.count; piece++) {
    if (field.sideOf[piece] !== side || field.isUnit[piece] === 0 || !onMap(p, piece) || marked(p, piece, SPENT))
      continue;
    const attack = attackOf(field, p, piece);
    const reaches = canMove(p, piece);
    if (reaches)
      paths.spread(p.place[piece], movementOf(field, p, piece), groundNow(field, p).cost[field.gait[piece]], gates);
    for (const target of targets.values()) {
      const distance = field.grid.distance(p.place[piece], target.hex);
      const near = distance === 1 || (reaches && cameBeside(field, paths.cost, target.hex));
      if (near) {
        target.attack += attack;
        target.exposed += field.defense[piece];
      } else if (field.kindOf[piece] === "battery" && distance <= GUN_RANGE) target.attack += attack / 2;
    }
  }
  for (const target of targets.values())
    target.worth = worthOfMelee(target.attack, Math.max(1, target.strength), target.exposed, target.points);
}

function cameBeside(field: Field, cost: Int16Array, hex: HexIndex): boolean {
  const { neighbours } = field.map;
  for (let side = hex * 6; side < hex * 6 + 6; side++)
    if (neighbours[side] !== NOWHERE && cost[neighbours[side]] !== -1) return true;
  return false;
}

/** May it still move this turn? */
export function canMove(p: Position, piece: PieceIndex): boolean {
  return (p.marks[piece] & (ACTIVE | MOVED | SPENT | FROZEN)) === ACTIVE;
}

/** Our units in a hex, beside these. */
export function escorted(
  field: Field,
  p: Position,
  side: SideIndex,
  hex: HexIndex,
  leaving: readonly PieceIndex[],
): boolean {
  for (let piece = firstAt(p, hex); piece !== NONE; piece = p.next[piece])
    if (field.sideOf[piece] === side && field.isUnit[piece] === 1 && !leaving.includes(piece)) return true;
  return false;
}

export { hasUnit };
