import type { NoWrittenOrders, Position } from "@stonebridge/games/no-written-orders";
import type { PanelTexts } from "./language/panel-texts.ts";
import { type Counted, countOf } from "./pieces/standing.ts";

/** Points of both sides from one source, in words: how they are earned, and by which rule. */
export interface CountRow extends Counted {
  readonly name: string;
  readonly how: string;
  readonly rule: string;
}

/** How the victory points of both sides come about. */
export function countRows(
  { field }: NoWrittenOrders,
  position: Position,
  { score }: Pick<PanelTexts, "score">,
): readonly CountRow[] {
  const { victory } = field.module;
  const earned = {
    places: { how: score.earned.places, rule: "NWO-18-b" },
    losses: { how: score.earned.losses(victory.perPoint, victory.perArtilleryPoint), rule: "NWO-18-a" },
    formations: { how: score.earned.formations(victory.formationDemoralised), rule: "NWO-14.1-a" },
    army: { how: score.earned.army(victory.armyDemoralised), rule: "NWO-13-c" },
    granted: { how: score.earned.granted, rule: "NWO-S19" },
  };
  return countOf(field, position).map((counted) => ({
    ...counted,
    name: score.sources[counted.from],
    ...earned[counted.from],
  }));
}
