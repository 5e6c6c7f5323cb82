import type { Action } from "@stonebridge/games/second-bull-run-1862";
import type { Pointed } from "../../../play/desk/questions.ts";
import { walked } from "../../../play/desk/walked.ts";
import type { Attempts } from "../../../play/picking/attempts.ts";
import { marchOffers } from "../../../play/zones/marching.ts";
import { type Hand, ofType } from "../../contract/offers.ts";
import { offers } from "../meanings.ts";
import { enemyOf, holderOf, sideOf } from "../pieces.ts";
import { outlook, type Table } from "../table.ts";
import type { Offer } from "./offer.ts";

const march = marchOffers({
  offers,
  outlook,
  reach: ({ tools, position }) => tools.reach(position),
  told({ decision: { about } }, { zone, path, cost, forced, stops }) {
    const { unit, points } = about;
    return {
      ...(typeof unit === "string" ? { piece: unit } : {}),
      zone,
      path,
      cost,
      forced,
      stops,
      ...(typeof points === "number" && !forced ? { left: points - cost } : {}),
    };
  },
  effort: "force",
  afterEffort: (offer) => ({ ...offer, forced: true }),
});

/** Everything the acting brigade can do (SB62-6.1-l). Its marches and attacks are picked on the map at once, the rest by button or mode. */
export function actionOffers(table: Table, hand: Hand): readonly Offer[] {
  if (hand.mode === "turn") return march.turns(table);
  const deeds = (at: Table) => offers.all(at, ["attack", "dismount", "mount"]);
  return [...march.marches(table), ...march.affordable(table, deeds), ...offers.all(table, ["rest", "end"])];
}

/**
 * A march that fails: the brigade walks as far as it may along the shortest way, and the step that it cannot take from
 * there says why. Enemy ground is refused as an attack where it lies beside, another own brigade as the one that acts.
 */
export function marching(table: Table, hand: Hand, { piece, place: zone }: Pointed): Attempts<Table, Action> {
  const { decision, view, side } = table;
  const { unit, zone: from } = decision.about;
  if (zone === undefined || typeof unit !== "string" || typeof from !== "string") return undefined;
  if (hand.mode === "turn") {
    const [end] = ofType(decision.actions, "end");
    const after = end ? outlook(table, [end]).table : undefined;
    return after && { table: after, action: { type: "face", unit, zone } };
  }
  if (piece !== undefined && piece !== unit && sideOf(view, piece) === side && zone === from)
    return { table, action: { type: "end", unit: piece } };
  if (holderOf(view, zone) === enemyOf(side) && table.tools.zones.neighbours(from).includes(zone))
    return { table, action: { type: "attack", unit, zone } };
  if (zone === from) return { table, action: { type: "step", unit, zone } };
  const reach = table.tools.reach(table.position);
  const route = table.tools.zones.route(from, zone);
  return walked<Table, Action>(
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
