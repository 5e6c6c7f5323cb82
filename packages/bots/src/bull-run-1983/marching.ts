import {
  type Field,
  type HexIndex,
  LAST_TURN,
  type MarchFrame,
  NOWHERE,
  type PieceIndex,
  POINT,
  type Position,
  RANGE,
  controls,
  groundNow,
  limitAt,
  pointsAt,
} from "@stonebridge/games/bull-run-1983/reading";
import { leaderWorth } from "./leaders.ts";
import type { Survey } from "./survey.ts";

/** Worth of a place for pieces that end their move there, in defense points. */
const WEIGHTS = {
  /** A movement point nearer to the goal. */
  nearer: 0.35,
  /** On the goal itself. */
  there: 3,
  /** With or near the leader of the brigade. */
  led: 0.8,
  /** A hex that looks down on the enemy's way. */
  highGround: 0.3,
  /** Coming next to enemies who cannot be beaten. */
  rash: 1.2,
} as const;

/** A place that a march can come to. */
interface Prospect {
  readonly worth: number;
  /** The hex to enter first; NOWHERE to stay. */
  readonly first: HexIndex;
}

/** What it is worth for these pieces to end their move in a hex. */
export function placeWorth(made: Survey, p: Position, pieces: readonly PieceIndex[], hex: HexIndex): number {
  const { country, side, goals } = made;
  const { field } = country;
  const lead = pieces[0];
  if (field.isLeader[lead] === 1) return leaderWorth(made, p, lead, hex);
  let worth = 0;
  const goal = goals[lead];
  if (goal !== NOWHERE) {
    const at = country.objectives.indexOf(goal);
    const way = at === -1 ? field.grid.distance(hex, goal) * POINT : country.cost[at][hex];
    worth -= (WEIGHTS.nearer * way) / POINT;
    if (hex === goal && field.isUnit[lead] === 1) worth += WEIGHTS.there + (p.turn >= LAST_TURN - 1 ? 20 : 0);
  }
  const leader = field.leader[lead];
  if (leader !== -1 && p.place[leader] >= 0 && !pieces.includes(leader))
    worth += field.grid.distance(hex, p.place[leader]) <= RANGE ? WEIGHTS.led : 0;
  if (controls(field, p, 1 - side, hex)) worth += contactWorth(made, field, hex, pieces);
  return worth;
}

/** Fighting from a hex: what the melees against all that touch it promise. */
function contactWorth(made: Survey, field: Field, hex: HexIndex, pieces: readonly PieceIndex[]): number {
  const { neighbours } = field.map;
  const share = pieces.reduce((sum, piece) => sum + field.defense[piece], 0);
  let worth = 0;
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const target = made.targets.get(neighbours[side]);
    if (target === undefined) continue;
    worth += target.worth > 0 ? Math.min(target.worth, share + 2) : -WEIGHTS.rash * share;
  }
  return worth;
}

/** The best that a march can come to by each first step, and by staying. */
export function prospectsOf(made: Survey, p: Position, march: Pick<MarchFrame, "pieces" | "points">): Prospect[] {
  const { country, gates } = made;
  const { field, paths } = country;
  const { pieces } = march;
  const from = p.place[pieces[0]];
  const slowest = slowestOf(march);
  const load = pieces.reduce((sum, piece) => sum + field.defense[piece], 0);
  const best = new Map<HexIndex, number>([[NOWHERE, placeWorth(made, p, pieces, from)]]);
  paths.spread(from, march.points[slowest], groundNow(field, p).cost[field.gait[pieces[slowest]]], gates);
  const first = new Map<HexIndex, HexIndex>();
  for (let at = 1; at < paths.count; at++) {
    const hex = paths.reached[at];
    const before = paths.before[hex];
    const step = before === from ? hex : (first.get(before) as HexIndex);
    first.set(hex, step);
    if (pointsAt(field, p, hex) + load > limitAt(field, p, hex)) continue;
    const worth = placeWorth(made, p, pieces, hex);
    if (worth > (best.get(step) ?? -Infinity)) best.set(step, worth);
  }
  return [...best].map(([step, worth]) => ({ first: step, worth }));
}

function slowestOf({ pieces, points }: Pick<MarchFrame, "pieces" | "points">): number {
  let slowest = 0;
  for (let at = 1; at < pieces.length; at++) if (points[at] < points[slowest]) slowest = at;
  return slowest;
}
