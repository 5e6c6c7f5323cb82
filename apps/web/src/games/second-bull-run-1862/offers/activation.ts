import type { Action } from "@stonebridge/games/second-bull-run-1862";
import { membersOf, standingIn, zoneOf } from "../pieces.ts";
import type { Table } from "../table.ts";
import { offer, type Offer, ofType, type TargetKey } from "./offer.ts";

/** Of equal groups of a division the one that stays in command, by any of its brigades (SB62-9.1-f). */
export function groupOffers(table: Table): readonly Offer[] {
  return ofType(table.decision.actions, "choose").map((action) =>
    offer("choose", [action], [`piece:${action.unit}`], { piece: action.unit }),
  );
}

/** A corps commander to be named (SB62-6.1-b). */
export function designationOffers(table: Table): readonly Offer[] {
  return ofType(table.decision.actions, "designate").map((action) =>
    offer("designate", [action], [`piece:${action.commander}`], { piece: action.commander }),
  );
}

/** A division by any of its brigades, an independent brigade by itself, or no more (SB62-6.1-g, SB62-6.1-i, RU-14). */
export function divisionOffers(table: Table): readonly Offer[] {
  const { actions } = table.decision;
  return [
    ...ofType(actions, "choose-division").map((action) => {
      const members = membersOf(table.view, action.division);
      return offer(
        "choose-division",
        [action],
        members.map(({ id }): TargetKey => `piece:${id}`),
        { division: action.division, ...(members[0] ? { piece: members[0].id } : {}) },
      );
    }),
    ...ofType(actions, "choose-independent").map((action) =>
      offer("choose-independent", [action], [`piece:${action.unit}`], { piece: action.unit }),
    ),
    ...ofType(actions, "enough").map((action) => offer("enough", [action], [])),
  ];
}

/** The brigade that acts next (SB62-6.1-g, SB62-6.1-h), by its counter, the foremost of a stack by the ground as well; or none. */
export function brigadeOffers(table: Table): readonly Offer[] {
  const { actions } = table.decision;
  return [...activations(table, actions), ...ofType(actions, "done").map((action) => offer("done", [action], []))];
}

export function activations(table: Table, actions: readonly Action[]): readonly Offer[] {
  const all = ofType(actions, "activate");
  const units = new Set(all.map(({ unit }) => unit));
  return all.map((action) => {
    const zone = zoneOf(table.view, action.unit);
    const foremost = zone === undefined ? undefined : standingIn(table.view, zone).find(({ id }) => units.has(id));
    const ground: readonly TargetKey[] = foremost?.id === action.unit ? [`space:${zone}`] : [];
    return offer("activate", [action], [`piece:${action.unit}`, ...ground], {
      piece: action.unit,
      ...(zone === undefined ? {} : { zone }),
    });
  });
}
