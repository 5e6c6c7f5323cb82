import {
  type HexIndex,
  MAY_ENTER,
  MAY_PASS,
  NOWHERE,
  POINT,
  type Position,
  RIVER,
  STACKING_LIMIT,
  type SideIndex,
  type UnitIndex,
  allowanceNow,
  firstAt,
  forecastAssault,
  gatesOf,
  holds,
  inZoneOf,
  isArtillery,
  liftUp,
  pointsAt,
  setDown,
  strengthOf,
} from "@stonebridge/games/no-written-orders/internals";
import { type Country, enemyOf, valueOf } from "./country.ts";
import type { Style } from "./styles.ts";
import type { Stack } from "./survey.ts";

/** Hexes that a unit can reach, each with its cost in halves of a movement point. */
export type Reach = ReadonlyMap<HexIndex, number>;

/** A possible assault: who goes where for it, and what it promises in strength points. */
export interface Assault {
  readonly target: HexIndex;
  readonly places: ReadonlyMap<UnitIndex, HexIndex>;
  readonly worth: number;
}

/** Worth of driving a stack from its hex, and of being driven back. */
const DRIVEN = 1.2;
const THROWN = 1.6;
/** Hexes from an objective within which its holders are. */
const GUARDING = 2;

/**
 * Hexes that a unit could reach now, as far as terrain and enemies allow; its own first. Its way ends in enemy zones of control.
 * @param gates of its side, by {@link gatesFor}
 */
export function reachOf({ field, paths }: Country, p: Position, unit: UnitIndex, gates: Uint8Array): Reach {
  const from = p.place[unit];
  const side = field.sideOf[unit];
  const enemy = enemyOf(side);
  const prices = isFoot(field, unit) ? field.prices.onFoot : field.prices.mounted;
  const pinned = inZoneOf(field, p, enemy, from);
  if (pinned) return new Map([[from, 0]]);
  paths.spread(from, allowanceNow(field, p, unit), prices, gates);
  const reach = new Map<HexIndex, number>();
  for (let at = 0; at < paths.count; at++) reach.set(paths.reached[at], paths.cost[paths.reached[at]]);
  return reach;
}

function isFoot(field: Country["field"], unit: UnitIndex): boolean {
  return field.units[unit].arm === "infantry";
}

/** Gates for units of a side: closed where the enemy is, an end where he controls. */
export function gatesFor(field: Country["field"], p: Position, side: SideIndex): Uint8Array {
  const enemy = enemyOf(side);
  const gates = gatesOf(field, p, side).slice();
  for (let hex = 0; hex < gates.length; hex++) {
    if (gates[hex] === MAY_PASS && inZoneOf(field, p, enemy, hex)) gates[hex] = MAY_ENTER;
    else if (gates[hex] !== MAY_PASS && firstAt(p, hex) === -1) gates[hex] = MAY_ENTER;
  }
  return gates;
}

/** Weighs assaults on every stack that these units can reach, the best first. */
export function assaultsOn(
  country: Country,
  p: Position,
  side: SideIndex,
  reaches: ReadonlyMap<UnitIndex, Reach>,
  enemies: readonly Stack[],
  style: Style,
  permitted: (hex: HexIndex) => boolean = () => true,
): readonly Assault[] {
  const assaults: Assault[] = [];
  for (const { hex } of enemies) {
    if (!permitted(hex)) continue;
    const places = placesAgainst(country, p, side, hex, reaches);
    if (places.size === 0) continue;
    const worth =
      assaultWorth(country, p, places, hex, style) -
      style.dangerPerPoint * dangerAt(country, enemies, hex, places.size);
    assaults.push({ target: hex, places, worth });
  }
  return assaults.toSorted((a, b) => b.worth - a.worth);
}

/** Hexes from which an enemy may counter-attack units that have driven another off. */
const STRIKING = 3;

/** Strength points of enemies near a hex, not counting those in it, for each unit that would come there. */
function dangerAt({ field }: Country, enemies: readonly Stack[], hex: HexIndex, units: number): number {
  let danger = 0;
  for (const stack of enemies)
    if (stack.hex !== hex && field.map.grid.distance(stack.hex, hex) <= STRIKING) danger += stack.strength;
  return danger / units;
}

/** Where units go to assault a hex: the strongest first, next to it, with as few other enemies next to them as possible. */
function placesAgainst(
  { field }: Country,
  p: Position,
  side: SideIndex,
  target: HexIndex,
  reaches: ReadonlyMap<UnitIndex, Reach>,
): ReadonlyMap<UnitIndex, HexIndex> {
  const { map } = field;
  const beside: HexIndex[] = [];
  for (let at = target * 6; at < target * 6 + 6; at++) {
    const near = map.neighbours[at];
    if (near !== NOWHERE && map.water[at] !== RIVER && !holds(field, p, enemyOf(side), near)) beside.push(near);
  }
  const room = new Map(beside.map((hex) => [hex, STACKING_LIMIT - pointsOfOthers(field, p, hex, reaches)]));
  const others = new Map(beside.map((hex) => [hex, enemiesBeside(field, p, side, hex)]));
  const places = new Map<UnitIndex, HexIndex>();
  const byStrength = [...reaches.keys()].toSorted((a, b) => strengthOf(field, p, b) - strengthOf(field, p, a));
  for (const unit of byStrength) {
    if (isArtillery(field.arm[unit])) continue;
    const reach = reaches.get(unit) as Reach;
    const strength = strengthOf(field, p, unit);
    const fits = beside.filter((hex) => reach.has(hex) && (room.get(hex) ?? 0) >= strength);
    if (fits.length === 0) continue;
    const price = (hex: HexIndex): number =>
      (others.get(hex) ?? 0) * 4 + (reach.get(hex) ?? 0) / POINT - (places.size > 0 && taken(places, hex) ? 1 : 0);
    const best = fits.reduce((one, other) => (price(other) < price(one) ? other : one));
    places.set(unit, best);
    room.set(best, (room.get(best) ?? 0) - strength);
  }
  return places;
}

function taken(places: ReadonlyMap<UnitIndex, HexIndex>, hex: HexIndex): boolean {
  for (const place of places.values()) if (place === hex) return true;
  return false;
}

/** Strength points in a hex of units that will not leave it. */
function pointsOfOthers(
  field: Country["field"],
  p: Position,
  hex: HexIndex,
  reaches: ReadonlyMap<UnitIndex, Reach>,
): number {
  let points = pointsAt(field, p, hex);
  for (const unit of reaches.keys()) if (p.place[unit] === hex) points -= strengthOf(field, p, unit);
  return points;
}

function enemiesBeside(field: Country["field"], p: Position, side: SideIndex, hex: HexIndex): number {
  let count = 0;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const near = field.map.neighbours[at];
    if (near !== NOWHERE && field.map.water[at] !== RIVER && holds(field, p, enemyOf(side), near)) count += 1;
  }
  return count;
}

/** What an assault from these places promises, in strength points. */
export function assaultWorth(
  country: Country,
  p: Position,
  places: ReadonlyMap<UnitIndex, HexIndex>,
  target: HexIndex,
  style: Style,
): number {
  const { field, game } = country;
  if (firstAt(p, target) === -1) return DRIVEN;
  let shown = p;
  for (const [unit, hex] of places) {
    if (p.place[unit] === hex) continue;
    if (shown === p) shown = game.copy(p);
    liftUp(field, shown, unit, -1);
    setDown(field, shown, unit, hex);
  }
  const { chances, losses, points } = forecastAssault(field, shown, [...places.keys()], target);
  const { strengthPerStep: perStep, strengthPerLossPoint: perPoint } = style;
  return (
    (style.assaultBonus.get(target) ?? 0) +
    losses.defenders * perStep +
    points.defenders * perPoint -
    style.ownLossesFactor * (losses.attackers * perStep + points.attackers * perPoint) +
    chances.carried * (DRIVEN + placeWorth(country, target, style)) -
    chances.repulsed * THROWN
  );
}

/** What driving the enemy from a hex does for the objectives nearby. */
export function placeWorth({ field, objectives }: Country, hex: HexIndex, { strengthPerPlacePoint }: Style): number {
  let worth = 0;
  for (const objective of objectives) {
    const away = field.map.grid.distance(objective.hex, hex);
    if (away <= GUARDING) worth += (valueOf(objective) * strengthPerPlacePoint) / (1 + away);
  }
  return worth;
}
