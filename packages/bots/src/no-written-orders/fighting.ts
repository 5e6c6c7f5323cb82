import type { Action } from "@stonebridge/games/no-written-orders";
import {
  type FrameOf,
  type HexIndex,
  NONE,
  type Position,
  type SideIndex,
  type UnitIndex,
  addressOf,
  boundBy,
  firstAt,
  forecastBombardment,
  hexesToEnemy,
  inZoneOf,
  isArtillery,
  stepsOf,
  strengthOf,
} from "@stonebridge/games/no-written-orders/internals";
import { assaultWorth, placeWorth } from "./attack.ts";
import { type Country, enemyOf } from "./country.ts";
import type { Style } from "./styles.ts";

/** Strength points that a lost step counts as, and a disrupted stack. */
const STEP = 3;
const DISRUPTED = 0.8;
/** A bombardment that promises less is not worth staying for. */
const LEAST_FIRE = 0.2;
/** Guns count double at the end. */
const GUNS = 2;

/** What batteries fire at. */
export function chooseBombardment(
  { field }: Country,
  p: Position,
  f: FrameOf<"bombardment">,
  actions: readonly Action[],
): Action {
  let best: Action | undefined;
  let most = LEAST_FIRE;
  for (const action of actions) {
    if (action.type !== "bombard") continue;
    const unit = field.unitIndex.get(action.unit) as UnitIndex;
    const hex = field.map.grid.known(action.hex);
    const laid = f.batteries.filter((_, at) => f.targets[at] === hex);
    const worth = fireWorth(field, p, [...laid, unit], hex) - (laid.length > 0 ? fireWorth(field, p, laid, hex) : 0);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best ?? actions.find(({ type }) => type === "end-bombardment") ?? actions[0];
}

function fireWorth(field: Country["field"], p: Position, batteries: readonly UnitIndex[], hex: HexIndex): number {
  const { disrupted, losses } = forecastBombardment(field, p, batteries, hex);
  return losses * STEP + disrupted * DISRUPTED;
}

/** The best assault to declare, or that enough is declared. */
export function chooseDeclaration(
  country: Country,
  p: Position,
  f: FrameOf<"declaration">,
  actions: readonly Action[],
  style: Style,
): Action {
  const { field } = country;
  const end = actions.find(({ type }) => type === "end-declaration");
  const byTarget = new Map<HexIndex, UnitIndex[]>();
  for (const action of actions) {
    if (action.type !== "assault") continue;
    const hex = field.map.grid.known(action.hex);
    const units = byTarget.get(hex) ?? [];
    units.push(field.unitIndex.get(action.unit) as UnitIndex);
    byTarget.set(hex, units);
  }
  let best: { readonly hex: HexIndex; readonly unit: UnitIndex; readonly worth: number } | undefined;
  for (const [hex, units] of byTarget) {
    const declared = f.units.filter((_, at) => f.targets[at] === hex);
    const all = [...declared, ...units];
    const worth = assaultWorth(country, p, new Map(all.map((unit) => [unit, p.place[unit]])), hex, style);
    const before =
      declared.length === 0
        ? 0
        : assaultWorth(country, p, new Map(declared.map((unit) => [unit, p.place[unit]])), hex, style);
    const gain = worth - before;
    if (best === undefined || gain > best.worth) {
      const unit = units.reduce((one, other) =>
        strengthOf(field, p, other) > strengthOf(field, p, one) ? other : one,
      );
      best = { hex, unit, worth: gain };
    }
  }
  if (best === undefined || (end !== undefined && best.worth < style.leastAssaultWorth)) return end ?? actions[0];
  const { hex, unit } = best;
  return (
    actions.find(
      (action) =>
        action.type === "assault" && action.unit === field.units[unit].id && action.hex === field.map.grid.ids[hex],
    ) ?? actions[0]
  );
}

/** Hits go where they cost least: no unit is eliminated while another can take them. */
export function hitPrice({ field }: Country, p: Position, unit: UnitIndex): number {
  const { strength } = field.units[unit];
  const lost = p.lost[unit];
  const step = (strength[lost] ?? 0) - (strength[lost + 1] ?? 0);
  const last = lost + 1 >= stepsOf(strength);
  return (step + (last ? strength[0] : 0)) * (isArtillery(field.arm[unit]) ? GUNS : 1);
}

/** How good a hex is to retreat to: away from the enemy, near the leader, not in the way of others. */
export function refugeWorth(
  { field }: Country,
  p: Position,
  side: SideIndex,
  unit: UnitIndex | undefined,
  hex: HexIndex,
): number {
  const away = Math.min(4, hexesToEnemy(field, p, side, hex));
  const leader = unit === undefined ? NONE : addressOf(field, p, boundBy(field, p, unit));
  const near = leader === NONE ? 0 : field.map.grid.distance(leader, hex);
  return (
    away * 2 - near * 0.6 - (inZoneOf(field, p, enemyOf(side), hex) ? 4 : 0) + (firstAt(p, hex) === NONE ? 0.2 : 0)
  );
}

/** How good it is to advance into a hex that the enemy left. */
export function advanceWorth(country: Country, p: Position, unit: UnitIndex, hex: HexIndex, style: Style): number {
  const { field } = country;
  const target = p.standing[boundBy(field, p, unit)]?.order.target;
  const grid = field.map.grid;
  const closer = target === undefined ? 0 : grid.distance(p.place[unit], target.flag) - grid.distance(hex, target.flag);
  return closer + placeWorth(country, hex, style) + (isArtillery(field.arm[unit]) ? -2 : 0.5);
}
