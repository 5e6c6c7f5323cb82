import type { View } from "@stonebridge/games/no-written-orders";
import type { Table } from "../table.ts";
import { ofType } from "../../contract/offers.ts";

/** Units of the running Movement segment that cannot be moved any more. */
export function spentUnits(table: Table | undefined, view: View): ReadonlySet<string> {
  if (table?.step !== "movement") return NOBODY;
  const { units } = table.tools.game.field;
  const segment = view.steps.findLast((one) => one.step === "movement");
  if (segment === undefined || !("units" in segment)) return NOBODY;
  const may = new Set(ofType(table.decision.actions, "take").map(({ unit }) => unit));
  return new Set(segment.units.map((unit) => units[unit].id).filter((unit) => !may.has(unit)));
}

const NOBODY: ReadonlySet<string> = new Set();
