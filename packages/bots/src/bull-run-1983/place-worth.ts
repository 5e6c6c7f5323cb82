import {
  type HexIndex,
  LAND,
  LAST_TURN,
  POINT,
  type Position,
  controls,
  groundNow,
  limitAt,
} from "@stonebridge/games/bull-run-1983/internals";
import { type Room, roomIn } from "./assault.ts";
import type { Column } from "./columns.ts";
import { around, sought } from "./country.ts";
import { worthOfMelee } from "./odds-worth.ts";
import type { Survey } from "./survey.ts";

/** Worth of a place for a column that ends its move there, in defense points. */
const WEIGHTS = {
  /** A movement point nearer to its objective. */
  nearer: 0.45,
  /** On a hex that it guards. */
  guards: 5,
  /** On a star of the enemy's: at any time, in the turn before the last, and in the last. */
  star: 4,
  starBeforeLast: 15,
  starAtLast: 60,
  /** In the enemy's base: he has lost, unless he drives us out at once. */
  base: 40,
  /** High ground that the enemy can reach. */
  height: 0.25,
  /** A ford or bridge halves the strength of those who fight there. */
  crossing: 1.5,
  /** A defense point of our own next to it, while there is room and an enemy who can come. */
  mass: 0.4,
} as const;
/** The share of the force that the enemy could bring next to a hex that he does bring. */
const COMES = 0.6;
/** Height above which ground helps the defender against most attackers, and by how much. */
const HIGH = 3;
const HIGH_GROUND = 1.4;

/** How a commander plays: what the General varies. */
export interface Style {
  /** Objective of the main effort, or AUTOMATIC. */
  readonly mainObjective: number;
  /** What an attack must promise at least, in defense points. */
  readonly leastAttackWorth: number;
  /** The factor on the danger of a hex, in defense points. */
  readonly dangerFactor: number;
  /** Share of the usual garrisons that stays on the hexes to be guarded. */
  readonly garrisonShare: number;
}

/** What it is worth for a column with this task to end its move in a hex. */
export function placeWorth(
  made: Survey,
  p: Position,
  column: Column,
  hex: HexIndex,
  task: number,
  room: Room,
  style: Style,
): number {
  const { country, side, threat } = made;
  const { field, objectives, cost, height } = country;
  const crossing = groundNow(field, p).water[hex] !== LAND;
  const strength = column.defense + limitAt(field, p, hex) - roomIn(made, p, room, hex);
  let worth = (-WEIGHTS.nearer * cost[task][hex]) / POINT;
  if (column.attack > 0) worth += objectiveWorth(made, p, hex, objectives[task] === hex);
  if (controls(field, p, 1 - side, hex)) worth += contactWorth(made, column, hex, strength);
  if (threat[hex] === 0) return worth;
  const ground = crossing ? 0.5 : height[hex] >= HIGH ? HIGH_GROUND : 1;
  worth += WEIGHTS.mass * (strength - column.defense) + (height[hex] >= HIGH ? WEIGHTS.height * height[hex] : 0);
  if (crossing) worth -= WEIGHTS.crossing;
  return worth - style.dangerFactor * dangerAt(made, hex, strength, ground);
}

/** What the enemy could gain by attacking this many defense points in a hex, less what we could do in reply. */
function dangerAt({ threat, support }: Survey, hex: HexIndex, strength: number, ground: number): number {
  const gain = worthOfMelee(threat[hex] * COMES, strength * ground, threat[hex], strength);
  const balance = threat[hex] / (threat[hex] + support[hex] + 1);
  return gain <= 0 ? 0 : gain * Math.min(1, Math.max(0.1, 2 * balance - 0.5));
}

function objectiveWorth({ country, side }: Survey, p: Position, hex: HexIndex, ordered: boolean): number {
  const at = country.objectives.indexOf(hex);
  if (at === -1) return 0;
  if (country.guarded[side].includes(at)) return ordered ? WEIGHTS.guards : 0;
  if (country.field.bases[1 - side].includes(hex)) return WEIGHTS.base;
  if (!sought(country, side).includes(at) || !country.field.stars.includes(hex)) return 0;
  if (p.turn === LAST_TURN) return WEIGHTS.starAtLast;
  return p.turn === LAST_TURN - 1 ? WEIGHTS.starBeforeLast : WEIGHTS.star;
}

/** Being in contact means having to attack everything in contact. */
function contactWorth({ country, enemies }: Survey, column: Column, hex: HexIndex, strength: number): number {
  let against = 0;
  for (const near of around(country, hex)) against += enemies.get(near)?.defense ?? 0;
  if (against === 0) return 0;
  const attack = (column.attack * strength) / Math.max(1, column.defense);
  return worthOfMelee(attack, against, strength, against);
}
