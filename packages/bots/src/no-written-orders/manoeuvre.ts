import {
  type FrameOf,
  type HexIndex,
  type HolderIndex,
  MARCHING_ON_FOOT,
  NONE,
  POINT,
  type Position,
  STACKING_LIMIT,
  STEPS,
  type SideIndex,
  type UnitIndex,
  boundBy,
  commandPost,
  distancesTo,
  hexesToEnemy,
  holds,
  inCommand,
  inZoneOf,
  isAmong,
  isArtillery,
  pointsAt,
  sees,
  strengthOf,
  unitsAt,
} from "@stonebridge/games/no-written-orders/internals";
import { type Assault, type Reach, assaultsOn, gatesFor, placeWorth, reachOf } from "./attack.ts";
import { type Country, enemyOf } from "./country.ts";
import type { Style } from "./styles.ts";
import { type Stack, stacksOf } from "./survey.ts";

/** Who goes where in a Movement segment, planned when it begins. */
export interface Manoeuvre {
  readonly key: string;
  readonly goals: ReadonlyMap<UnitIndex, HexIndex>;
  /** Units that move, in their order. */
  readonly queue: readonly UnitIndex[];
  /** The goal of each leader. */
  readonly focus: ReadonlyMap<HolderIndex, HexIndex>;
  readonly handled: Set<string>;
}

/** At most this many assaults of one body in a segment: more are seldom possible. */
const MOST_ASSAULTS = 3;
/** Hexes from a Defend’s target within which its units stand. */
const ABOUT = 2;
/** Hexes from the enemy at which guns are safe by themselves. */
const SAFE = 4;
/** A defending unit moves only for a place that is better by this. */
const WORTH_MOVING = 0.6;

/** Identifies a segment: the same as long as it runs. */
export function segmentKey(p: Position, f: FrameOf<"movement">): string {
  return `${p.turn} ${f.side} ${f.units.join()}`;
}

/** Plans a segment. @param able units that may move now */
export function planManoeuvre(
  country: Country,
  p: Position,
  f: FrameOf<"movement">,
  able: readonly UnitIndex[],
  style: Style,
): Manoeuvre {
  const goals = new Map<UnitIndex, HexIndex>();
  const focus = new Map<HolderIndex, HexIndex>();
  const enemies = stacksOf(country, p, enemyOf(f.side));
  const queue: UnitIndex[] = [];
  const holders = new Set(able.map((unit) => boundBy(country.field, p, unit)));
  for (const holder of holders) {
    const units = able.filter((unit) => boundBy(country.field, p, unit) === holder);
    const standing = p.standing[holder];
    const type = standing?.order.type ?? "reserve";
    if (type === "attack" || type === "probe") attack(country, p, f, holder, units, enemies, style, goals, focus);
    else if (type === "defend" || type === "delay")
      defend(country, p, f.side, holder, units, enemies, style, goals, focus);
    for (const unit of units) if (!goals.has(unit)) close(country, p, unit, type, goals);
    const target = standing?.order.target;
    const ways = target === undefined ? undefined : distancesTo(country.field, target, MARCHING_ON_FOOT);
    const away = (unit: UnitIndex): number => ways?.[p.place[unit]] ?? 0;
    queue.push(...units.toSorted((a, b) => away(a) - away(b)));
  }
  return { key: segmentKey(p, f), goals, queue, focus, handled: new Set() };
}

/** Units out of command go to their leader; units on a march or falling back find their way step by step; the rest stay. */
function close({ field }: Country, p: Position, unit: UnitIndex, type: string, goals: Map<UnitIndex, HexIndex>): void {
  const marches = type === "march" || type === "fall-back" || type === "general-retreat";
  if (marches || !inCommand(field, p, unit)) goals.set(unit, NONE);
  else goals.set(unit, p.place[unit]);
}

/** The reach of each unit in command. */
function reachesOf(country: Country, p: Position, units: readonly UnitIndex[]): ReadonlyMap<UnitIndex, Reach> {
  const commanded = units.filter((unit) => inCommand(country.field, p, unit));
  if (commanded.length === 0) return new Map();
  const gates = gatesFor(country.field, p, country.field.sideOf[commanded[0]]);
  return new Map(commanded.map((unit) => [unit, reachOf(country, p, unit, gates)]));
}

function attack(
  country: Country,
  p: Position,
  f: FrameOf<"movement">,
  holder: HolderIndex,
  units: readonly UnitIndex[],
  enemies: readonly Stack[],
  style: Style,
  goals: Map<UnitIndex, HexIndex>,
  focus: Map<HolderIndex, HexIndex>,
): void {
  const { field } = country;
  const target = p.standing[holder]?.order.target;
  const reaches = reachesOf(country, p, units);
  const owes = f.owed.some((owed) => owed.holder === holder && owed.feed + owed.fight > 0);
  if (target !== undefined) focus.set(holder, target.flag);
  for (let count = 0; count < MOST_ASSAULTS; count++) {
    const free = new Map([...reaches].filter(([unit]) => !goals.has(unit)));
    const [best] = assaultsOn(country, p, f.side, free, enemies, style);
    if (best === undefined || (best.worth < style.leastAssaultWorth && !(owes && count === 0))) break;
    send(best, goals);
    if (count === 0) focus.set(holder, best.target);
  }
  if (target === undefined) return;
  const steps = distancesTo(field, target, STEPS);
  const leader = field.holders[holder].leader;
  const post = commandPost(p, leader);
  const byNearness = [...reaches.keys()].toSorted((a, b) => steps[p.place[a]] - steps[p.place[b]]);
  for (const unit of byNearness)
    if (!goals.has(unit))
      goals.set(
        unit,
        stagingFor(country, p, unit, reaches.get(unit) as Reach, steps, post, goals, style.unescortedGunsFactor),
      );
}

function send({ places }: Assault, goals: Map<UnitIndex, HexIndex>): void {
  for (const [unit, hex] of places) goals.set(unit, hex);
}

/** The place nearest to the target that is out of the enemy’s zones of control; for guns one from which they see him. */
function stagingFor(
  { field }: Country,
  p: Position,
  unit: UnitIndex,
  reach: Reach,
  steps: Int16Array,
  post: HexIndex,
  goals: ReadonlyMap<UnitIndex, HexIndex>,
  escort: number,
): HexIndex {
  const side = field.sideOf[unit];
  const guns = isArtillery(field.arm[unit]);
  let best = p.place[unit];
  let most = -Infinity;
  for (const [hex, cost] of reach) {
    if (hex !== p.place[unit] && (inZoneOf(field, p, enemyOf(side), hex) || !hasRoom(field, p, unit, hex, goals)))
      continue;
    const far = post < 0 ? 0 : Math.max(0, field.map.grid.distance(post, hex) - 3);
    let worth = -steps[hex] * 2 - cost / POINT / 10 - far * 3;
    if (guns)
      worth +=
        gunWorth(field, p, unit, hex) * 2 -
        (isEscorted(field, p, unit, hex, goals) ? 0 : escort * exposureAt(field, p, side, hex));
    if (worth <= most) continue;
    most = worth;
    best = hex;
  }
  return best;
}

/** Is there infantry or cavalry in a hex, or will there be, besides guns? */
function isEscorted(
  field: Country["field"],
  p: Position,
  guns: UnitIndex,
  hex: HexIndex,
  goals: ReadonlyMap<UnitIndex, HexIndex>,
): boolean {
  for (const [unit, goal] of goals) if (goal === hex && unit !== guns && !isArtillery(field.arm[unit])) return true;
  return unitsAt(p, hex).some(
    (unit) => unit !== guns && !isArtillery(field.arm[unit]) && (goals.get(unit) ?? hex) === hex,
  );
}

/** How near the enemy is to a hex, in hexes short of safety. */
function exposureAt(field: Country["field"], p: Position, side: SideIndex, hex: HexIndex): number {
  return Math.max(0, SAFE - hexesToEnemy(field, p, side, hex));
}

function hasRoom(
  field: Country["field"],
  p: Position,
  unit: UnitIndex,
  hex: HexIndex,
  goals: ReadonlyMap<UnitIndex, HexIndex>,
): boolean {
  let points = strengthOf(field, p, unit);
  for (const [other, goal] of goals) if (goal === hex && other !== unit) points += strengthOf(field, p, other);
  // units in the hex without a goal elsewhere stay
  let there = pointsAt(field, p, hex);
  for (const other of goals.keys()) if (p.place[other] === hex) there -= strengthOf(field, p, other);
  return points + Math.max(0, there) <= STACKING_LIMIT;
}

/** Strength points of the enemies that a battery could bombard from a hex. */
function gunWorth(field: Country["field"], p: Position, unit: UnitIndex, hex: HexIndex): number {
  const side = field.sideOf[unit];
  for (const near of field.map.grid.within(hex, field.units[unit].range))
    if (holds(field, p, enemyOf(side), near) && sees(field, p, hex, near)) return 1;
  return 0;
}

function defend(
  country: Country,
  p: Position,
  side: SideIndex,
  holder: HolderIndex,
  units: readonly UnitIndex[],
  enemies: readonly Stack[],
  style: Style,
  goals: Map<UnitIndex, HexIndex>,
  focus: Map<HolderIndex, HexIndex>,
): void {
  const { field } = country;
  const standing = p.standing[holder];
  const target = standing?.order.target;
  if (standing === undefined || target === undefined) return;
  focus.set(holder, target.flag);
  const reaches = reachesOf(country, p, units);
  if (standing.order.type === "defend") {
    const [best] = assaultsOn(country, p, side, reaches, enemies, style, (hex) => isAmong(standing.held, hex));
    if (best !== undefined && best.worth >= style.leastSortieWorth) send(best, goals);
  }
  const byStrength = [...reaches.keys()].toSorted((a, b) => strengthOf(field, p, b) - strengthOf(field, p, a));
  for (const unit of byStrength) {
    if (goals.has(unit)) continue;
    const now = postWorth(country, p, unit, p.place[unit], target.flag, goals, style);
    let best = p.place[unit];
    let most = now + WORTH_MOVING;
    for (const [hex] of reaches.get(unit) as Reach) {
      if (hex === p.place[unit] || inZoneOf(field, p, enemyOf(side), hex) || !hasRoom(field, p, unit, hex, goals))
        continue;
      const worth = postWorth(country, p, unit, hex, target.flag, goals, style);
      if (worth <= most) continue;
      most = worth;
      best = hex;
    }
    goals.set(unit, best);
  }
}

/** How well a unit guards a target from a hex. */
function postWorth(
  country: Country,
  p: Position,
  unit: UnitIndex,
  hex: HexIndex,
  target: HexIndex,
  goals: ReadonlyMap<UnitIndex, HexIndex>,
  style: Style,
): number {
  const { field } = country;
  const away = field.map.grid.distance(hex, target);
  const alone = [...goals.values()].every((goal) => goal !== target) && pointsAt(field, p, target) === 0;
  const guns = isArtillery(field.arm[unit]);
  let worth = -Math.max(0, away - ABOUT) * 2 - away * 0.3;
  if (hex === target && alone && !guns) worth += 3;
  if (guns) worth += gunWorth(field, p, unit, hex);
  return worth + placeWorth(country, hex, style) * 0.1 + crestsAt(field, hex) * 0.15;
}

/** Hexsides of a hex that protect units in it. */
function crestsAt({ map }: Country["field"], hex: HexIndex): number {
  let count = 0;
  for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++)
    if (map.crest[hexside] === 1 || map.stream[hexside] === 1) count += 1;
  return count;
}
