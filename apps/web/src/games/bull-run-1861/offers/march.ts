import type { Action, Position } from "@stonebridge/games/bull-run-1861";
import { placeAndCounters } from "../../../play/desk/offering.ts";
import type { Pointed } from "../../../play/desk/questions.ts";
import { walked } from "../../../play/desk/walked.ts";
import type { Attempts } from "../../../play/picking/attempts.ts";
import { marchOffers } from "../../../play/zones/marching.ts";
import { type Hand, ofType } from "../../contract/offers.ts";
import { offers } from "../meanings.ts";
import { enemyOf, findUnit, sideOf, unitOf, zoneOf, zonesHeldBy } from "../pieces.ts";
import { outlook, type Table } from "../table.ts";
import { type Offer, offer } from "./offer.ts";

/** Movement points of a declaration (10.3-r), and of one over Farm Ford while the North does not know it (10.3-j). */
const ATTACK_COST = 2;
const FARM_FORD_COST = 4;

const march = marchOffers({
  offers,
  outlook: outlook<Position>,
  reach: ({ rules, position }) => rules.reach(position),
  told({ decision, view }, { zone, path, cost, pushed, stops }) {
    const { unit, points } = decision.about;
    return {
      ...(typeof unit === "string" ? { piece: findUnit(view, unit)?.elements[0]?.id ?? unitOf(unit) } : {}),
      zone,
      path,
      cost,
      pushed,
      stops,
      // Of several that march at their own pace nothing is told.
      ...(decision.step === "march" && typeof points === "number" && !pushed ? { left: points - cost } : {}),
    };
  },
  effort: "push",
  afterEffort: (one) => ({ ...one, pushed: true }),
});

/** Everything the acting unit can do (`march`, `operational-march`). Its marches and attacks are picked on the map at once, the rest by button or mode. */
export function actionOffers(table: Table<Position>, { mode }: Hand): readonly Offer[] {
  switch (mode) {
    case "deploy":
    case "regroup":
      return march.affordable(table, (at) => offers.all(at, [mode]));
    case "turn":
      return march.turns(table);
    default:
      return [...march.marches(table), ...march.affordable(table, attackOffers), ...buttons(table)];
  }
}

/** What has a button and no place on the map: whom a brigade joins is not pointed at while it marches. */
function buttons(table: Table<Position>): readonly Offer[] {
  return offers.all(table, ["rest", "leave", "line", "join", "end"]).map((one) => ({ ...one, targets: [] }));
}

/**
 * Attacks on each zone somebody could fight for. Of the facings that have a zone in the Front, the one that looks
 * straight at it comes first.
 */
function attackOffers(table: Table<Position>): readonly Offer[] {
  const targets = table.rules.attackTargets(table.position).map(({ element, zone, declarations }) =>
    declarations.map((action) => ({
      ...offer("attack", [action], placeAndCounters(offers.ground, table, zone), {
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

/**
 * A march that fails: the brigade walks as far as it may along the shortest way, and the step that it cannot take from
 * there says why. Enemy ground is refused as an attack where it lies beside, another own brigade as the one that acts.
 */
export function marching(
  table: Table<Position>,
  { mode }: Hand,
  { piece, place: zone }: Pointed,
): Attempts<Table<Position>, Action> {
  const { unit } = table.decision.about;
  if (zone === undefined || typeof unit !== "string") return undefined;
  const elements = findUnit(table.view, unit)?.elements ?? [];
  const from = elements[0]?.zone ?? zoneOf(table.view, unit);
  if (from === undefined) return undefined;
  const here = (action: Action) => ({ table, action });

  if (mode === "deploy" || mode === "regroup") return here({ type: mode, unit, zone });
  if (mode === "turn") {
    const [end] = ofType(table.decision.actions, "end");
    const after = end ? outlook(table, [end]).table : undefined;
    return after && { table: after, action: { type: "face", element: elements[0]?.id ?? unit, zone } };
  }
  if (piece !== undefined && unitOf(piece) !== unit && sideOf(table.view, piece) === table.side && zone === from)
    return here({ type: "activate", unit: unitOf(piece) });
  if (table.decision.step === "march" && zonesHeldBy(table.view, enemyOf(table.side)).has(zone)) {
    const beside = elements.find((element) => table.field.neighbours(element.zone).includes(zone));
    if (beside) return here({ type: "attack", element: beside.id, facing: zone });
  }
  if (zone === from) return here({ type: "step", unit, zone });
  const reach = table.rules.reach(table.position);
  const route = table.field.route(from, zone);
  return walked<Table<Position>, Action>(
    {
      table,
      way: route,
      reached: (to) => reach.find((one) => one.zone === to),
      after: (actions) => outlook(table, actions).table,
      step: (to) => ({ type: "step", unit, zone: to }),
      end: { type: "end", unit },
    },
    zone,
  );
}
