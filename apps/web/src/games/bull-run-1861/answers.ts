import type { Action, HeadquartersId, View } from "@stonebridge/games/bull-run-1861";
import { facedAsSuggested } from "../../play/zones/answers.ts";
import { suggestedFacing } from "../../play/zones/suggested-facing.ts";
import { ofType } from "../contract/offers.ts";
import { enemyOf, standingIn, zoneOf, zonesHeldBy } from "./pieces.ts";
import { outlook, type Table } from "./table.ts";

/** The one sensible answer to a question that is asked when a brigade has moved; undefined if there are several. */
export function sensible<P>(table: Table<P>): Action | undefined {
  const { actions, step, about } = table.decision;
  switch (step) {
    case "facing":
      return facedAsSuggested(ofType(actions, "face"), about, (zone, facings) => facingFor(table, zone, facings));
    case "line":
      return lineFor(table);
    case "headquarters":
      return ridesGainNothing(table) ? ofType(actions, "stay")[0] : undefined;
    default:
      return undefined;
  }
}

/** The facing that the map suggests for a piece in a zone. */
export function facingFor<P>(
  { field, view, side }: Table<P>,
  zone: string,
  facings: readonly string[],
): string | undefined {
  const enemy = enemyOf(side);
  const threats = [...zonesHeldBy(view, enemy)].map((held) => ({
    zone: held,
    weight: standingIn(view, held).reduce((sum, { unit }) => sum + unit.combat.current, 0),
  }));
  return suggestedFacing(field, zone, facings, threats);
}

/** Out of the enemy's reach nobody needs a second line: who comes last stands in front (10.5-f). */
function lineFor<P>({ decision, field, view, side }: Table<P>): Action | undefined {
  const zone = decision.about["zone"];
  const held = zonesHeldBy(view, enemyOf(side));
  if (typeof zone !== "string" || field.neighbours(zone).some((near) => held.has(near))) return undefined;
  const lines = ofType(decision.actions, "line");
  return lines.length === decision.actions.length ? lines.find(({ line }) => line === "front") : undefined;
}

/** No headquarters would have more brigades in its range elsewhere (10.1-b). */
function ridesGainNothing<P>(table: Table<P>): boolean {
  const now = commanded(table);
  return ofType(table.decision.actions, "ride").every((ride) => {
    const after = outlook(table, [ride]).table;
    return after === undefined || commanded(after) <= now;
  });
}

const HEADQUARTERS_OF: Readonly<Record<View["units"][number]["army"], HeadquartersId>> = {
  "northeastern-virginia": "mcdowell",
  potomac: "beauregard",
  shenandoah: "johnston",
};

/** Brigades of the deciding side in the range of their headquarters. */
function commanded<P>({ rules, position, view, side }: Table<P>): number {
  const within = new Map<HeadquartersId, ReadonlySet<string>>();
  for (const { id, side: whose } of view.headquarters)
    if (whose === side) {
      const near = rules.command(position, id).filter((one) => one.within);
      within.set(id, new Set(near.map(({ zone }) => zone)));
    }
  return view.units.filter((unit) => {
    const zone = unit.side === side && unit.elements.length > 0 ? zoneOf(view, unit.id) : undefined;
    return zone !== undefined && within.get(HEADQUARTERS_OF[unit.army])?.has(zone);
  }).length;
}
