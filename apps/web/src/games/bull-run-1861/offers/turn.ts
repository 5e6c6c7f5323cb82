import type { HeadquartersId } from "@stonebridge/games/bull-run-1861";
import { countersOf, findUnit, standingIn, zoneOf } from "../pieces.ts";
import type { Table } from "../table.ts";
import { zoneAndItsPieces } from "./march.ts";
import { type Hand, offer, type Offer, ofType, selects, type TargetKey } from "./offer.ts";

/** Major Offensive: both answers are buttons (6-d, 6-e). */
export function offensiveOffers<P>(table: Table<P>): readonly Offer[] {
  const { actions } = table.decision;
  return [
    ...ofType(actions, "launch").map((action) => offer("launch", [action], [])),
    ...ofType(actions, "refrain").map((action) => offer("refrain", [action], [])),
  ];
}

/** Marks for Operational movement (6-k). */
export function markingOffers<P>(table: Table<P>): readonly Offer[] {
  const { actions } = table.decision;
  return [
    ...ofType(actions, "mark").map((action) =>
      offer("mark", [action], unitTargets(table, action.unit), { piece: action.unit }),
    ),
    ...ofType(actions, "marked").map((action) => offer("marked", [action], [])),
  ];
}

/** The brigade that acts next, or the marked one that marches (7-e, 9-a). */
export function activationOffers<P>(table: Table<P>): readonly Offer[] {
  const activations = ofType(table.decision.actions, "activate");
  const units = new Set(activations.map((action) => action.unit));
  return activations.map((action) => {
    const zone = zoneOf(table.view, action.unit);
    // A pick on the ground means the foremost brigade there that can act.
    const foremost =
      zone === undefined ? undefined : standingIn(table.view, zone).find((one) => units.has(one.unit.id));
    const ground: readonly TargetKey[] = foremost?.unit.id === action.unit ? [`space:${zone}`] : [];
    return offer("activate", [action], [...unitTargets(table, action.unit), ...ground], {
      piece: action.unit,
      ...(zone === undefined ? {} : { zone }),
    });
  });
}

/** Front or second line, or along with a host (10.5-f, 10.5-i): buttons. */
export function lineOffers<P>(table: Table<P>): readonly Offer[] {
  const { actions } = table.decision;
  return [
    ...ofType(actions, "line").map((action) =>
      offer("line", [action], [], { piece: action.element, line: action.line }),
    ),
    ...ofType(actions, "join").map((action) =>
      offer("join", [action], unitTargets(table, action.host), { piece: action.unit }),
    ),
  ];
}

/** Facing by a pick on the zone to face (10.4-a, 10.4-d). */
export function facingOffers<P>(table: Table<P>): readonly Offer[] {
  return ofType(table.decision.actions, "face").map((action) =>
    offer("face", [action], zoneAndItsPieces(table, action.zone), {
      piece: action.element,
      zone: action.zone,
      facing: action.zone,
    }),
  );
}

/** Rides of the headquarters in hand, or of the only one that can ride (7-k). */
export function headquartersOffers<P>(table: Table<P>, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const rides = ofType(actions, "ride");
  const riders = [...new Set(rides.map((action) => action.headquarters))];
  const rider = riders.length === 1 ? riders[0] : riders.find((id) => id === hand.piece);
  const ways = rider === undefined ? [] : table.rules.rides(table.position, rider as HeadquartersId);
  return [
    ...riders.filter((id) => id !== rider).map(selects),
    ...rides
      .filter((action) => action.headquarters === rider)
      .map((action) => {
        const way = ways.find((one) => one.zone === action.zone);
        return offer("ride", [action], [`space:${action.zone}`], {
          piece: action.headquarters,
          zone: action.zone,
          ...(way ? { cost: way.cost, path: way.path } : {}),
        });
      }),
    ...ofType(actions, "stay").map((action) => offer("stay", [action], [])),
  ];
}

/** Where a touched headquarters goes (10.3-n). */
export function displacementOffers<P>(table: Table<P>): readonly Offer[] {
  return ofType(table.decision.actions, "displace").map((action) =>
    offer("displace", [action], [`space:${action.zone}`], { piece: action.headquarters, zone: action.zone }),
  );
}

/** Arrivals (12.3, 13-h). */
export function arrivalOffers<P>(table: Table<P>): readonly Offer[] {
  const { actions } = table.decision;
  return [
    ...ofType(actions, "arrive").map((action) =>
      offer("arrive", [action], [`space:${action.zone}`], { piece: action.unit, zone: action.zone }),
    ),
    ...ofType(actions, "decline").map((action) => offer("decline", [action], [])),
  ];
}

/** The counters of a unit; an attached one stands with its host. */
export function unitTargets<P>(table: Table<P>, id: string): readonly TargetKey[] {
  const unit = findUnit(table.view, id);
  return unit ? countersOf(unit).map((counter): TargetKey => `piece:${counter}`) : [];
}
