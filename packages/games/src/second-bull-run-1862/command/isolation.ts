import { APART } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { cohesionOf, distancesTo, leads, placesOf, presentOf, within } from "./command-range.ts";
import { type DivisionIndex, type Field, MOUNTED_COHESION, type SideIndex, type UnitIndex } from "../field.ts";
import { FARTHEST } from "../movement/ground.ts";
import { asks, divisionId, type Play, pop, push, type Step, unitId } from "../play.ts";
import { ACTED, COHERENT, isMounted, ISOLATED, type Position, ROUTED } from "../position.ts";
import { ANY } from "../refusing.ts";
import { ACTIVATION } from "./refusals.ts";

/**
 * The start of a side’s part of an action phase (RU-26): who has acted, where each brigade is, which are in cohesion (SB62-9.1-c) and which
 * are isolated (SB62-9.1-d, SB62-9.1-f). If two groups are equal, their owner is asked which of them keeps its commander (RU-25).
 */
export function takeStock(play: Play, side: SideIndex): void {
  const { field, p } = play;
  p.origin = [...p.place];
  for (const unit of field.rosterOf[side]) p.marks[unit] &= ~(ACTED | ISOLATED | COHERENT);
  for (let division = field.divisions.length - 1; division >= 0; division--) {
    if (field.sideOf[field.membersOf[division][0]] !== side) continue;
    const members = presentOf(field, p, division);
    if (members.length < 2) continue;
    for (const unit of members) if (isCoherent(field, p, unit, members)) p.marks[unit] |= COHERENT;
    const groups = groupsOf(field, p, members);
    if (groups.length === 1) continue;
    const best = leadingGroups(play, division, groups);
    for (const group of groups) if (group !== best[0]) isolate(p, group);
    if (best.length > 1) push(play, { step: "groups", side, division, groups: best });
  }
}

function isolate(p: Position, units: readonly UnitIndex[]): void {
  for (const unit of units) p.marks[unit] |= ISOLATED;
}

/** SB62-9.1-c: not routed, and at most two zones (mounted cavalry three) from another brigade of its division. */
function isCoherent(field: Field, p: Position, unit: UnitIndex, members: readonly UnitIndex[]): boolean {
  if ((p.marks[unit] & ROUTED) !== 0) return false;
  const limit = cohesionOf(field, p, unit);
  for (const other of members) if (other !== unit && within(field, p.place[unit], p.place[other], limit)) return true;
  return false;
}

/** Brigades of a division linked by two zones at most, by three if one of the two is mounted cavalry (RU-25); routed ones link too. */
export function groupsOf(field: Field, p: Position, members: readonly UnitIndex[]): readonly (readonly UnitIndex[])[] {
  const groups: UnitIndex[][] = [];
  const left = [...members];
  while (left.length > 0) {
    const group = left.splice(0, 1);
    for (const unit of group) {
      let kept = 0;
      for (const other of left) {
        const limit = isMounted(field, p, unit) ? MOUNTED_COHESION : cohesionOf(field, p, other);
        if (within(field, p.place[unit], p.place[other], limit)) group.push(other);
        else left[kept++] = other;
      }
      left.length = kept;
    }
    groups.push(group);
  }
  return groups;
}

/**
 * The best groups of two or more: nearest to the corps commander, then the largest (RU-25); without him on the map the largest. None if all
 * brigades are alone.
 */
function leadingGroups(
  { field, p }: Play,
  division: DivisionIndex,
  groups: readonly (readonly UnitIndex[])[],
): readonly (readonly UnitIndex[])[] {
  const bodies = groups.filter((group) => group.length > 1);
  if (bodies.length < 2) return bodies;
  const commander = field.corpsOf[field.membersOf[division][0]];
  const away = leads(p, commander)
    ? distancesTo(
        field,
        p,
        commander,
        bodies.map((group) => placesOf(p, group)),
        FARTHEST,
      )
    : bodies.map(() => APART);
  const reached = away.filter((cost) => cost !== APART);
  const least = reached.length > 0 ? Math.min(...reached) : APART;
  const near = bodies.filter((_, at) => away[at] === least);
  const size = Math.max(...near.map((group) => group.length));
  return near.filter((group) => group.length === size);
}

/** RU-25: among equal groups the owner names the one that is not isolated, by any of its brigades. */
export const groups: Step<"groups"> = {
  ask(play, f) {
    const actions = f.groups.flatMap((group) =>
      group.map((unit): Action => ({ type: "choose", unit: unitId(play, unit) })),
    );
    return asks("groups", f.side, "SB62-9.1-f", { division: divisionId(play, f.division) }, actions);
  },
  take(play, f, action) {
    if (action.type !== "choose") return;
    const { field, p } = play;
    const chosen = present(field.unitIndex.get(action.unit), action.unit);
    pop(play);
    for (const group of f.groups) {
      if (!group.includes(chosen)) isolate(p, group);
      else for (const unit of group) p.marks[unit] &= ~ISOLATED;
    }
  },
  refuse({ field }, f, action) {
    if (action.type !== "choose") return undefined;
    const unit = field.unitIndex.get(action.unit);
    if (unit === undefined) return ANY["no-such-unit"];
    return field.sideOf[unit] === f.side ? ACTIVATION["choose-group"] : ANY["other-side"];
  },
};
