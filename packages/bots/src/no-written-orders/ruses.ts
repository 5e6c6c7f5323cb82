import type { Action } from "@stonebridge/games/no-written-orders";
import {
  FORMATION,
  type FrameOf,
  type HexIndex,
  type HolderIndex,
  NONE,
  type Position,
  type SideIndex,
  UNION,
  controllerOf,
  decoysNow,
  hexOfMarch,
  hexesToEnemy,
  ordersWith,
} from "@stonebridge/games/no-written-orders/internals";
import { type Country, enemyOf, valueOf } from "./country.ts";
import type { Mission } from "./plan.ts";

/** Hexes from the enemy within which a body is needed where it is, and does not slip away. */
const NEEDED = 6;
/** Hexes from the enemy at which a hidden march shows itself: nearer, he would find it. */
const UNSEEN = 2;
/** Hexes between a false flag and any other of its side. */
const APART = 5;

/**
 * What is done about hidden marches and false flags before orders are given: a march that has come far enough shows itself, and false flags
 * are set.
 */
export function chooseRuse(
  country: Country,
  p: Position,
  side: SideIndex,
  actions: readonly Action[],
): Action | undefined {
  const { field } = country;
  const reveal = actions.find(
    (action) => action.type === "reveal" && hasArrived(country, p, field.holderIndex.get(action.holder) as HolderIndex),
  );
  if (reveal !== undefined) return reveal;
  if (staleFlag(p, side) === undefined && nextFlag(country, p, side) === undefined) return undefined;
  return actions.find(({ type }) => type === "deceive");
}

/** Is a hidden march at the end of its way, or as near to the enemy as it may come unseen? */
function hasArrived({ field }: Country, p: Position, holder: HolderIndex): boolean {
  const march = p.hiding.find((one) => one.holder === holder);
  if (march === undefined) return false;
  const hex = hexOfMarch(field, march);
  return hex === march.route.at(-1) || hexesToEnemy(field, p, field.holders[holder].side, hex) <= UNSEEN;
}

/** The next change to the side's false flags, or that they are as they should be. */
export function chooseDeception(country: Country, p: Position, side: SideIndex, actions: readonly Action[]): Action {
  const { ids } = country.field.map.grid;
  const named = (type: "strike" | "plant", hex: HexIndex | undefined): Action | undefined =>
    hex === undefined ? undefined : actions.find((action) => action.type === type && action.hex === ids[hex]);
  return (
    named("strike", staleFlag(p, side)) ??
    named("plant", nextFlag(country, p, side)) ??
    actions.find(({ type }) => type === "done") ??
    actions[0]
  );
}

/** A false flag that deceives nobody: on a place that is already controlled. */
function staleFlag(p: Position, side: SideIndex): HexIndex | undefined {
  return decoysNow(p).find((decoy) => decoy.side === side && controllerOf(p, decoy.hex) === side)?.hex;
}

/**
 * Where a false flag makes the enemy fear for a place that nobody is going to attack: at his most important place with no flag near; none
 * if none is left.
 */
function nextFlag({ field, objectives }: Country, p: Position, side: SideIndex): HexIndex | undefined {
  const { dummies } = field.scenario;
  const own = decoysNow(p).filter((decoy) => decoy.side === side);
  if (field.options.hiddenMovement === "off" || own.length >= dummies[side === UNION ? "union" : "confederate"])
    return undefined;
  const flags = own.map(({ hex }) => hex);
  for (const [holder, { side: of }] of field.holders.entries()) {
    const flag = p.standing[holder]?.order.target?.flag;
    if (of === side && flag !== undefined) flags.push(flag);
  }
  return objectives
    .filter(({ hex }) => controllerOf(p, hex) === enemyOf(side))
    .filter(({ hex }) => flags.every((flag) => field.map.grid.distance(flag, hex) >= APART))
    .toSorted((a, b) => valueOf(b) - valueOf(a))
    .at(0)?.hex;
}

/** Should a march be out of the enemy’s sight? Only to take a place, by units not needed where they are, one at a time. */
export function isToHide({ field }: Country, p: Position, f: FrameOf<"drafting">, mission: Mission): boolean {
  if (!mission.takes) return false;
  if (mission.body.units.some((unit) => hexesToEnemy(field, p, f.side, p.place[unit]) <= NEEDED)) return false;
  const command = p.stack.findLast((frame) => frame.step === "command");
  const given = command?.step === "command" ? command.given : [];
  return !field.holders.some(
    ({ side }, holder) =>
      side === f.side &&
      [...ordersWith(p, holder), ...given.flatMap(({ to, orders }) => (to === holder ? orders : []))].some(
        ({ hidden }) => hidden,
      ),
  );
}

/**
 * The formation that a division should be attached to: one that shares its division’s task, if its present one has another (NWO-19.12.1-a).
 */
export function hostFor(
  { field }: Country,
  p: Position,
  mission: Mission,
  missions: readonly Mission[],
): string | undefined {
  const { holder } = mission.body;
  const { formation, army } = field.holders[holder];
  const host = p.attached[holder] === NONE ? formation : p.attached[holder];
  const together = (one: HolderIndex): boolean =>
    missions.some(({ body, objective }) => body.holder === one && objective === mission.objective);
  if (together(host)) return undefined;
  const one = missions.find(
    ({ body, objective }) =>
      objective === mission.objective &&
      field.holders[body.holder].army === army &&
      field.holders[body.holder].kind === FORMATION &&
      // a second guest would cost its host a point of rating (NWO-19.12.1-b)
      (body.holder === formation || !p.attached.includes(body.holder)),
  );
  return one === undefined ? undefined : field.holders[one.body.holder].id;
}
