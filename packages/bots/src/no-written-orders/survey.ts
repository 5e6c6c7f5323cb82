import {
  type HexIndex,
  type HolderIndex,
  type Position,
  type SideIndex,
  type UnitIndex,
  controllerOf,
  isArtillery,
  onMap,
  strengthOf,
  unitsUnder,
} from "@stonebridge/games/no-written-orders/internals";
import type { Country, Objective } from "./country.ts";

/** A stack of one side. */
export interface Stack {
  readonly hex: HexIndex;
  readonly units: readonly UnitIndex[];
  readonly strength: number;
}

/** A body of troops that an order moves. */
export interface Body {
  readonly holder: HolderIndex;
  readonly units: readonly UnitIndex[];
  readonly strength: number;
  /** Its centre: the hex of its strongest stack. */
  readonly hex: HexIndex;
}

/** Hexes at which enemies near an objective count half. */
const NEARNESS = 3;
/** Gunners hold less ground than infantry. */
export const GUNS_HOLD = 0.5;

/** The stacks of a side on the map. */
export function stacksOf({ field }: Country, p: Position, side: SideIndex): readonly Stack[] {
  const byHex = new Map<HexIndex, UnitIndex[]>();
  for (const unit of field.roster[side]) {
    if (!onMap(p, unit)) continue;
    const hex = p.place[unit];
    const units = byHex.get(hex);
    if (units === undefined) byHex.set(hex, [unit]);
    else units.push(unit);
  }
  return [...byHex].map(([hex, units]) => ({ hex, units, strength: forceOf(field, p, units) }));
}

/** Fighting strength of units. */
export function forceOf(field: Country["field"], p: Position, units: readonly UnitIndex[]): number {
  let force = 0;
  for (const unit of units) force += strengthOf(field, p, unit) * (isArtillery(field.arm[unit]) ? GUNS_HOLD : 1);
  return force;
}

/** The bodies of a side: formations, and divisions on orders of their own. */
export function bodiesOf({ field }: Country, p: Position, side: SideIndex): readonly Body[] {
  return field.holders.flatMap((holder, at) => {
    if (holder.side !== side || holder.units.length === 0) return [];
    const units = unitsUnder(field, p, at);
    if (units.length === 0) return [];
    const strength = forceOf(field, p, units);
    return strength === 0 ? [] : [{ holder: at, units, strength, hex: middleOf(field, p, units) }];
  });
}

function middleOf(field: Country["field"], p: Position, units: readonly UnitIndex[]): HexIndex {
  const byHex = new Map<HexIndex, number>();
  for (const unit of units) byHex.set(p.place[unit], (byHex.get(p.place[unit]) ?? 0) + strengthOf(field, p, unit));
  return [...byHex].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** Force of stacks near an objective, nearer ones counting more. */
export function forceAbout(
  { field }: Country,
  { hex }: Pick<Objective, "hex">,
  stacks: readonly Stack[],
  nearness: number = NEARNESS,
): number {
  let force = 0;
  for (const stack of stacks) force += stack.strength * 0.5 ** (field.map.grid.distance(hex, stack.hex) / nearness);
  return force;
}

/** Does the side control an objective? */
export function holdsObjective(p: Position, side: SideIndex, { hex }: Objective): boolean {
  return controllerOf(p, hex) === side;
}
