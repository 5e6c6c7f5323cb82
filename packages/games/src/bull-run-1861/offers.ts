import type { Action } from "./actions.ts";
import type { Field } from "./field.ts";
import { HEADQUARTERS } from "./vocabulary.ts";

/** Actions that name a piece, and perhaps a zone, made once for a field: they are offered again and again. */
export interface Offers {
  /** By unit. */
  readonly activate: readonly Action[];
  readonly rest: readonly Action[];
  readonly push: readonly Action[];
  readonly leave: readonly Action[];
  readonly end: readonly Action[];
  /** By unit, then by zone. */
  readonly step: readonly (readonly Action[])[];
  readonly deploy: readonly (readonly Action[])[];
  readonly extend: readonly (readonly Action[])[];
  /** By element, then by zone. */
  readonly face: readonly (readonly Action[])[];
  /** By HQ, then by zone. */
  readonly ride: readonly (readonly Action[])[];
}

const made = new WeakMap<Field, Offers>();

/** The offers of a field. */
export function offersOf(field: Field): Offers {
  let offers = made.get(field);
  if (offers === undefined) made.set(field, (offers = makeOffers(field)));
  return offers;
}

function makeOffers({ units, pieceIds, graph }: Field): Offers {
  const byUnit = (offer: (unit: string) => Action): Action[] => units.map(({ id }) => offer(id));
  const byZone = (ids: readonly string[], offer: (id: string, zone: string) => Action): Action[][] =>
    ids.map((id) => graph.ids.map((zone) => offer(id, zone)));
  const unitIds = units.map(({ id }) => id);
  return {
    activate: byUnit((unit) => ({ type: "activate", unit })),
    rest: byUnit((unit) => ({ type: "rest", unit })),
    push: byUnit((unit) => ({ type: "push", unit })),
    leave: byUnit((unit) => ({ type: "leave", unit })),
    end: byUnit((unit) => ({ type: "end", unit })),
    step: byZone(unitIds, (unit, zone) => ({ type: "step", unit, zone })),
    deploy: byZone(unitIds, (unit, zone) => ({ type: "deploy", unit, zone })),
    extend: byZone(unitIds, (unit, zone) => ({ type: "extend", unit, zone })),
    face: byZone(pieceIds, (element, zone) => ({ type: "face", element, zone })),
    ride: byZone(HEADQUARTERS, (headquarters, zone) => ({ type: "ride", headquarters, zone })),
  };
}
