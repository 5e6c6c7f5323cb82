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
import type { Style } from "./styles.ts";
import type { Survey } from "./survey.ts";

/** Worth of a place for a column that ends its move there, in defense points, that no commander sees otherwise. */
const WEIGHTS = {
  /** On a star of the enemy's in the turn before the last, and in the last. */
  starBeforeLast: 15,
  starAtLast: 60,
  /** In the enemy's base: he has lost, unless he drives us out at once. */
  base: 40,
} as const;
/** Height above which ground helps the defender against most attackers, and by how much. */
const HIGH = 3;
const HIGH_GROUND = 1.4;

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
  let worth = (-style.nearer * cost[task][hex]) / POINT;
  if (column.attack > 0) worth += objectiveWorth(made, p, hex, objectives[task] === hex, style);
  if (controls(field, p, 1 - side, hex)) worth += style.contact * contactWorth(made, column, hex, strength);
  if (threat[hex] === 0) return worth;
  const ground = crossing ? 0.5 : height[hex] >= HIGH ? HIGH_GROUND : 1;
  worth += style.mass * (strength - column.defense) + (height[hex] >= HIGH ? style.height * height[hex] : 0);
  if (crossing) worth -= style.crossing;
  return worth - style.dangerFactor * dangerAt(made, hex, strength, ground, style);
}

/** What the enemy could gain by attacking this many defense points in a hex, less what we could do in reply. */
function dangerAt({ threat, support }: Survey, hex: HexIndex, strength: number, ground: number, style: Style): number {
  const gain = worthOfMelee(threat[hex] * style.comes, strength * ground, threat[hex], strength);
  const balance = threat[hex] / (threat[hex] + support[hex] + 1);
  return gain <= 0 ? 0 : gain * Math.min(1, Math.max(0.1, 2 * balance - 0.5));
}

function objectiveWorth({ country, side }: Survey, p: Position, hex: HexIndex, ordered: boolean, style: Style): number {
  const at = country.objectives.indexOf(hex);
  if (at === -1) return 0;
  if (country.guarded[side].includes(at)) return ordered ? style.guards : 0;
  if (country.field.bases[1 - side].includes(hex)) return WEIGHTS.base;
  if (!sought(country, side).includes(at) || !country.field.stars.includes(hex)) return 0;
  if (p.turn === LAST_TURN) return WEIGHTS.starAtLast;
  return p.turn === LAST_TURN - 1 ? WEIGHTS.starBeforeLast : style.star;
}

/** Being in contact means having to attack everything in contact. */
function contactWorth({ country, enemies }: Survey, column: Column, hex: HexIndex, strength: number): number {
  let against = 0;
  for (const near of around(country, hex)) against += enemies.get(near)?.defense ?? 0;
  if (against === 0) return 0;
  const attack = (column.attack * strength) / Math.max(1, column.defense);
  return worthOfMelee(attack, against, strength, against);
}
