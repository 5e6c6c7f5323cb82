import type { ReachedZone } from "@stonebridge/games/bull-run-1861";
import { findUnit, standingIn, unitOf } from "../pieces.ts";
import { outlook, type Table } from "../table.ts";
import { type Hand, offer, type Offer, ofType, type TargetKey } from "./offer.ts";

/** Movement points of a declaration (10.3-r), and of one over Farm Ford while the North does not know it (10.3-j). */
const ATTACK_COST = 2;
const FARM_FORD_COST = 4;

/** Everything the acting unit can do (`march`, `operational-march`). Its marches and attacks are picked on the map at once, the rest by button or mode. */
export function marchOffers<P>(table: Table<P>, hand: Hand): readonly Offer[] {
  switch (hand.mode) {
    case "deploy":
    case "regroup":
      return affordable(table, (reached) => lineOffers(reached, hand.mode === "deploy" ? "deploy" : "regroup"));
    case "turn":
      return turnOffers(table);
    default:
      return [...marches(table), ...affordable(table, attackOffers), ...marchButtons(table)];
  }
}

/** Marches to every other zone where the unit may end. */
function marches<P>(table: Table<P>): readonly Offer[] {
  return table.rules
    .reach(table.position)
    .filter(({ mayEnd }) => mayEnd)
    .map((reached) => marchTo(table, reached));
}

function marchTo<P>(table: Table<P>, reached: ReachedZone): Offer {
  return offer("march", reached.actions, zoneAndItsPieces(table, reached.zone), {
    ...actor(table),
    zone: reached.zone,
    path: reached.path,
    cost: reached.cost,
    pushed: reached.pushed,
    stops: reached.stops,
    ...leftAfter(table, reached),
  });
}

/** What is left after a march; not of one that takes a push, nor of several that march at their own pace. */
function leftAfter<P>({ decision }: Table<P>, { cost, pushed }: ReachedZone): Pick<Offer, "left"> {
  const { points } = decision.about;
  return decision.step === "march" && typeof points === "number" && !pushed ? { left: points - cost } : {};
}

/** What is offered now, and what a push first would open, marked as pushed (10.3-d). */
function affordable<P>(table: Table<P>, offers: (table: Table<P>) => readonly Offer[]): readonly Offer[] {
  const now = offers(table);
  const [push] = ofType(table.decision.actions, "push");
  const after = push ? outlook(table, [push]).table : undefined;
  if (!push || after?.decision.step !== table.decision.step) return now;
  const known = new Set(now.map((one) => one.id));
  const opened = offers(after).filter((one) => !known.has(one.id));
  return [...now, ...opened.map((one) => ({ ...one, actions: [push, ...one.actions], pushed: true }))];
}

/**
 * Attacks on each zone somebody could fight for. Of the facings that have a zone in the Front, the one that looks
 * straight at it comes first.
 */
function attackOffers<P>(table: Table<P>): readonly Offer[] {
  const targets = table.rules.attackTargets(table.position).map(({ element, zone, declarations }) =>
    declarations.map((action) => ({
      ...offer("attack", [action], zoneAndItsPieces(table, zone), {
        piece: element,
        zone,
        zones: [zone],
        attackers: [element],
        facing: action.facing,
        cost: action.over === "farm-ford" ? FARM_FORD_COST : ATTACK_COST,
      }),
      id: `attack ${element} on ${zone}, facing ${action.facing}`,
    })),
  );
  return [...targets.flatMap(([straightest]) => straightest ?? []), ...targets.flatMap(([, ...others]) => others)];
}

function lineOffers<P>(table: Table<P>, type: "deploy" | "regroup"): readonly Offer[] {
  return ofType(table.decision.actions, type).map((action) =>
    offer(type, [action], zoneAndItsPieces(table, action.zone), { piece: action.unit, zone: action.zone, cost: 2 }),
  );
}

/** Ending the move and facing in one go, where the end asks for a facing. */
function turnOffers<P>(table: Table<P>): readonly Offer[] {
  const [end] = ofType(table.decision.actions, "end");
  const after = end ? outlook(table, [end]).table : undefined;
  if (!end || !after || after.side !== table.side || after.decision.step !== "facing") return [];
  return ofType(after.decision.actions, "face").map((face) =>
    offer("turn", [end, face], zoneAndItsPieces(table, face.zone), {
      piece: face.element,
      zone: face.zone,
      facing: face.zone,
    }),
  );
}

/** What has a button and no place on the map. */
function marchButtons<P>(table: Table<P>): readonly Offer[] {
  const { actions } = table.decision;
  return [
    ...ofType(actions, "rest").map((action) => offer("rest", [action], [], { piece: action.unit })),
    ...ofType(actions, "leave").map((action) => offer("leave", [action], [], { piece: action.unit })),
    ...ofType(actions, "line").map((action) =>
      offer("line", [action], [], { piece: action.element, line: action.line }),
    ),
    ...ofType(actions, "join").map((action) => offer("join", [action], [], { piece: action.unit })),
    ...ofType(actions, "end").map((action) => offer("end", [action], [], { piece: action.unit })),
  ];
}

function actor<P>(table: Table<P>): { readonly piece?: string } {
  const unit = table.decision.about["unit"];
  return typeof unit === "string" ? { piece: findUnit(table.view, unit)?.elements[0]?.id ?? unitOf(unit) } : {};
}

/** A zone and the counters in it mean the same where the zone is the goal. */
export function zoneAndItsPieces<P>(table: Table<P>, zone: string): readonly TargetKey[] {
  return [`space:${zone}`, ...standingIn(table.view, zone).map(({ element }): TargetKey => `piece:${element.id}`)];
}
