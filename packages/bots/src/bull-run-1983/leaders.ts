import {
  ACTIVE,
  type HexIndex,
  type PieceIndex,
  type Position,
  RANGE,
  commandsInRange,
  controls,
  groundNow,
  hasUnit,
  movementOf,
} from "@stonebridge/games/bull-run-1983/internals";
import { canMove, searchWays } from "./columns.ts";
import type { Order } from "./orders.ts";
import type { Survey } from "./survey.ts";

/** What a commander is worth to the units in reach, in defense points. */
const WEIGHTS = {
  /** A leader under him, or a point of his own units, in command range. */
  subordinate: 3,
  men: 0.4,
  /** For an army commander, in the hex he rides to: each defense point that nobody else has activated. */
  called: 0.5,
  /**
   * Factors: units that are not active count more; units that need no order, are in place, or have another commander in range count less.
   */
  idle: 3,
  ownWill: 0.3,
  settled: 0.3,
  shared: 0.05,
  /** With units of his own; alone he may be captured. */
  company: 4,
  caught: 50,
  /** For each attack point that the enemy could bring next to him, a little less. */
  danger: 0.2,
  /** The share of all this that is left for each hex of distance. */
  farther: 0.95,
} as const;

/** A gain below which no leader rides. */
const STIR = 0.3;

/** Orders for leaders who can ride where they like: those whose units are elsewhere, and all those of armies and divisions. */
export function leaderOrder(made: Survey, p: Position): Order | undefined {
  const { side, country } = made;
  const { field, paths } = country;
  for (let leader = 0; leader < field.count; leader++) {
    if (field.sideOf[leader] !== side || field.isLeader[leader] === 0 || field.kindOf[leader] === "dummy") continue;
    if (!canMove(p, leader)) continue;
    const from = p.place[leader];
    searchWays(made, p, [leader], [movementOf(field, p, leader)]);
    const reached = Array.from(paths.reached.subarray(0, paths.count));
    let goal = from;
    const circle = circles(made, p, leader);
    let most = leaderWorth(made, p, from, circle) + STIR;
    for (const hex of reached) {
      if (hex === from || (controls(field, p, 1 - side, hex) && !hasUnit(field, p, side, hex))) continue;
      const worth = leaderWorth(made, p, hex, circle);
      if (worth <= most) continue;
      most = worth;
      goal = hex;
    }
    if (goal !== from) return { pieces: [leader], from, goal };
  }
  return undefined;
}

/** What a leader could command from the hexes of our stacks. */
function circles(made: Survey, p: Position, leader: PieceIndex): [HexIndex, number][] {
  const { country, side } = made;
  const { field } = country;
  const under: [HexIndex, number][] = [];
  for (let piece = 0; piece < field.count; piece++) {
    const at = p.place[piece];
    if (at < 0 || piece === leader || field.sideOf[piece] !== side) continue;
    if (!commandsInRange(field, leader, piece)) continue;
    const leads = field.isLeader[piece] === 1 || field.kindOf[piece] === "brigade";
    let worth = leads ? WEIGHTS.subordinate : WEIGHTS.men * field.defense[piece];
    if (field.red[piece] === 1 || nearEnemy(made, at)) worth *= WEIGHTS.ownWill;
    else if ((p.marks[piece] & ACTIVE) === 0) worth *= WEIGHTS.idle;
    if (country.objectives.includes(at)) worth *= WEIGHTS.settled;
    if (servedByAnother(made, p, leader, piece)) worth *= WEIGHTS.shared;
    under.push([at, worth]);
  }
  const waiting = field.kindOf[leader] === "army-leader" ? idleUnits(made, p) : new Map<HexIndex, number>();
  const centres = new Set([...under.map(([at]) => at), ...waiting.keys()]);
  const { commandRange } = groundNow(field, p);
  return [...centres].map((centre) => {
    const range = commandRange(centre);
    const called = WEIGHTS.called * (waiting.get(centre) ?? 0);
    return [
      centre,
      under.reduce((sum, [at, worth]) => (at === centre || range.includes(at) ? sum + worth : sum), called),
    ];
  });
}

/** Defense points by hex of our units that nobody has activated, except on hexes that have to be held. */
function idleUnits({ country: { field, objectives }, side }: Survey, p: Position): Map<HexIndex, number> {
  const waiting = new Map<HexIndex, number>();
  for (let piece = 0; piece < field.count; piece++) {
    const at = p.place[piece];
    if (at < 0 || field.isUnit[piece] === 0 || field.sideOf[piece] !== side || (p.marks[piece] & ACTIVE) !== 0)
      continue;
    if (!objectives.includes(at)) waiting.set(at, (waiting.get(at) ?? 0) + field.defense[piece]);
  }
  return waiting;
}

/** Units with enemies in command range move without an order. */
function nearEnemy({ enemies, country: { field } }: Survey, hex: HexIndex): boolean {
  for (const enemy of enemies.keys()) if (field.grid.distance(hex, enemy) <= RANGE) return true;
  return false;
}

/** What a hex is worth for a leader: near where he commands many, and not alone. */
function leaderWorth(
  made: Survey,
  p: Position,
  hex: HexIndex,
  circle: readonly (readonly [HexIndex, number])[],
): number {
  const { country, side, threat } = made;
  const escorted = hasUnit(country.field, p, side, hex);
  let worth = escorted ? WEIGHTS.company : 0;
  worth -= threat[hex] > 0 ? (escorted ? WEIGHTS.danger * threat[hex] : WEIGHTS.caught) : 0;
  let most = 0;
  for (const [centre, commands] of circle)
    most = Math.max(most, commands * WEIGHTS.farther ** country.field.grid.distance(hex, centre));
  return worth + most;
}

/** Has another leader of the same rank the piece in range already? */
function servedByAnother(
  { country: { field }, side }: Survey,
  p: Position,
  leader: PieceIndex,
  piece: PieceIndex,
): boolean {
  for (let other = 0; other < field.count; other++)
    if (
      other !== leader &&
      other !== piece &&
      field.kindOf[other] === field.kindOf[leader] &&
      field.sideOf[other] === side &&
      p.place[other] >= 0 &&
      commandsInRange(field, other, piece) &&
      field.grid.distance(p.place[other], p.place[piece]) <= RANGE
    )
      return true;
  return false;
}
