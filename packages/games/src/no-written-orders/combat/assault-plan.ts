import type { HexIndex } from "@stonebridge/board";
import { type Contact, attackDuty, bombOK, hasCharged } from "./assault-duties.ts";
import { type Acting, actsIn } from "../army/acting.ts";
import type { Field } from "../field.ts";
import { type HolderIndex, INFANTRY, NONE, type SideIndex, type UnitIndex } from "../measures.ts";
import { isInFort } from "../army/mover.ts";
import { type Position, unitsAt } from "../position.ts";
import { boundBy } from "../army/standing.ts";
import {
  GARRISON,
  LEADERS_ALONE,
  classAt,
  isBesideEnemy,
  mustAssault,
  refuseAssailant,
  targetsOf,
} from "./assault-targets.ts";

/** A stack that may assault: one target at most (NWO-7.3-j). */
export interface Contender {
  readonly hex: HexIndex;
  /** Units that may take part, and those of them that must (NWO-RUL085). */
  readonly units: readonly UnitIndex[];
  readonly bound: readonly UnitIndex[];
  readonly targets: readonly HexIndex[];
  readonly infantry: boolean;
  /** Holders of its units, and those of them whose duty it can meet: a garrison has none (NWO-10.1-d). */
  readonly holders: readonly HolderIndex[];
  readonly able: readonly HolderIndex[];
}

/** What can be declared in a segment, and which holders must have a unit in an assault. */
export interface Prospect {
  readonly contenders: readonly Contender[];
  /** Classes of the hexes that can be assaulted. */
  readonly classes: ReadonlyMap<HexIndex, number>;
  readonly owing: readonly HolderIndex[];
}

/** A target for each contender, by its place in the list; NONE: nothing declared. */
export type Plan = readonly HexIndex[];

export function prospectOf(field: Field, p: Position, side: SideIndex, f: Acting & Contact): Prospect {
  const able = field.roster[side].filter(
    (unit) =>
      actsIn(field, p, f, unit) && isBesideEnemy(field, p, unit) && refuseAssailant(field, p, f, unit) === undefined,
  );
  const contenders = [...new Set(able.map((unit) => p.place[unit]))]
    .map((hex) =>
      contenderAt(
        field,
        p,
        hex,
        able.filter((unit) => p.place[unit] === hex),
      ),
    )
    .filter(({ targets }) => targets.length > 0);
  const hexes = contenders.flatMap(({ targets }) => targets);
  const holders = [...new Set(contenders.flatMap((contender) => contender.able))];
  return {
    contenders,
    classes: new Map(hexes.map((hex) => [hex, classAt(field, p, 1 - side, hex)])),
    owing: holders.filter(
      (holder) => attackDuty(p, f, holder) && !bombOK(field, p, f, holder) && !hasCharged(field, p, holder),
    ),
  };
}

function contenderAt(field: Field, p: Position, hex: HexIndex, able: readonly UnitIndex[]): Contender {
  const aims = able
    .map((unit) => ({ unit, targets: targetsOf(field, p, unit) }))
    .filter(({ targets }) => targets.length > 0);
  const units = aims.map(({ unit }) => unit);
  const bound = units.filter((unit) => mustAssault(field, p, unit));
  // who must assault binds the stack to a target of its own
  const leading = bound.length > 0 ? aims.filter(({ unit }) => bound.includes(unit)) : aims;
  return {
    hex,
    units,
    bound,
    targets: [...new Set(leading.flatMap(({ targets }) => targets))],
    infantry: unitsAt(p, hex).some((unit) => field.arm[unit] === INFANTRY),
    holders: [...new Set(units.map((unit) => boundBy(field, p, unit)))],
    able: [...new Set(units.filter((unit) => !isInFort(field, p, unit)).map((unit) => boundBy(field, p, unit)))],
  };
}

/** A hex that the plan ignores against the rules: what must still be assaulted, and whether only because of its class. */
interface Neglect {
  readonly hex: HexIndex;
  readonly forClass: boolean;
}

/**
 * What a plan neglects (NWO-7.3-k, NWO-7.3-l, NWO-RUL088): a stack that joins others leaves no adjacent stack unassaulted; one that
 * assaults alone, with infantry, leaves none of a higher class, and none leaves a Fort (NWO-10.1-g).
 */
function neglectOf({ contenders, classes }: Prospect, plan: Plan): Neglect | undefined {
  for (const [at, target] of plan.entries()) {
    if (target === NONE) continue;
    const shared = plan.some((other, place) => other === target && place !== at);
    const own = classes.get(target) ?? 0;
    for (const hex of contenders[at].targets) {
      const rank = classes.get(hex) ?? 0;
      if (rank === LEADERS_ALONE || plan.includes(hex)) continue;
      if (shared) return { hex, forClass: false };
      if ((contenders[at].infantry || rank === GARRISON) && rank > own) return { hex, forClass: true };
    }
  }
  return undefined;
}

/** A holder that must assault and has no stack in the plan. */
function owingIn({ contenders, owing }: Prospect, plan: Plan): HolderIndex {
  return (
    owing.find((holder) => !plan.some((target, at) => target !== NONE && contenders[at].holders.includes(holder))) ??
    NONE
  );
}

/** Places of the contenders that have nothing declared yet and could do what is asked. */
function undeclared({ contenders }: Prospect, plan: Plan, able: (contender: Contender) => boolean): number[] {
  return contenders.flatMap((contender, at) => (plan[at] === NONE && able(contender) ? [at] : []));
}

/** Can a plan be completed, by declaring more, until it is allowed (reading 3.13)? */
export function canBeCompleted(prospect: Prospect, plan: Plan): boolean {
  const neglect = neglectOf(prospect, plan);
  if (neglect !== undefined) {
    const { hex } = neglect;
    return undeclared(prospect, plan, ({ targets }) => targets.includes(hex)).some((at) =>
      canBeCompleted(prospect, plan.with(at, hex)),
    );
  }
  const [bound = NONE] = undeclared(prospect, plan, (contender) => contender.bound.length > 0);
  if (bound !== NONE) return canDeclare(prospect, plan, bound);
  const owing = owingIn(prospect, plan);
  if (owing === NONE) return true;
  return undeclared(prospect, plan, ({ holders }) => holders.includes(owing)).some((at) =>
    canDeclare(prospect, plan, at),
  );
}

function canDeclare(prospect: Prospect, plan: Plan, at: number): boolean {
  return prospect.contenders[at].targets.some((target) => canBeCompleted(prospect, plan.with(at, target)));
}

/** Why a target that a contender could assault is not open to it: it may not join others, or must take a higher class first. */
export function isForClass(prospect: Prospect, plan: Plan, at: number): boolean {
  const target = plan[at];
  if (plan.some((other, place) => other === target && place !== at)) return false;
  const { classes, contenders } = prospect;
  const own = classes.get(target) ?? 0;
  return contenders[at].targets.some((hex) => !plan.includes(hex) && (classes.get(hex) ?? 0) > own);
}

/** Why a plan is not complete: a stack that must assault, a holder that must, a neglected enemy; undefined if it may be fought. */
export function wantOf(prospect: Prospect, plan: Plan): "bound" | "owing" | "joined" | "class" | undefined {
  const neglect = neglectOf(prospect, plan);
  if (neglect !== undefined) return neglect.forClass ? "class" : "joined";
  if (undeclared(prospect, plan, (contender) => contender.bound.length > 0).length > 0) return "bound";
  return owingIn(prospect, plan) === NONE ? undefined : "owing";
}
