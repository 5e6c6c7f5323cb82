import { commandOf, type Action } from "@stonebridge/games/second-bull-run-1862";
import { facedAsSuggested } from "../../play/zones/answers.ts";
import { suggestedFacing } from "../../play/zones/suggested-facing.ts";
import { ofType } from "../contract/offers.ts";
import { enemyOf } from "./pieces.ts";
import type { Table } from "./table.ts";

/** The one sensible answer to a question that is asked when a brigade has acted; undefined if there are several. */
export function sensible(table: Table): Action | undefined {
  const { actions, step, about } = table.decision;
  switch (step) {
    case "facing":
      return facedAsSuggested(ofType(actions, "face"), about, (zone, facings) => facingFor(table, zone, facings));
    case "division":
    case "divisions":
      return actions.length === 1 && (actions[0]?.type === "done" || actions[0]?.type === "enough")
        ? actions[0]
        : undefined;
    case "commanders":
      return ridesGainNothing(table) ? ofType(actions, "stay")[0] : undefined;
    default:
      return undefined;
  }
}

/** The facing that the map suggests for a brigade in a zone. */
export function facingFor({ tools, view, side }: Table, zone: string, facings: readonly string[]): string | undefined {
  const enemy = enemyOf(side);
  const threats = view.units.flatMap(({ printed, zone: held, combat, artillery }) =>
    printed.side === enemy && held !== undefined ? [{ zone: held, weight: combat + artillery }] : [],
  );
  return suggestedFacing(tools.zones, zone, facings, threats);
}

/** Every commander who could ride has his brigades in his range (SB62-9.1-a), and nobody waits for the army commander to be rallied. */
function ridesGainNothing({ game, position, decision, view, side }: Table): boolean {
  const routed = view.units.some((unit) => unit.printed.side === side && unit.routed && unit.zone !== undefined);
  const tries = ofType(decision.actions, "try").length > 0;
  const riders = new Set(ofType(decision.actions, "ride").map(({ commander }) => commander));
  return (
    !(tries && routed) &&
    [...riders].every((commander) => {
      const near = commandOf(game, position, commander).filter(({ within }) => within);
      const zones = new Set(near.map(({ zone }) => zone));
      return view.units.every(
        ({ printed, zone }) => printed.corps !== commander || zone === undefined || zones.has(zone),
      );
    })
  );
}
