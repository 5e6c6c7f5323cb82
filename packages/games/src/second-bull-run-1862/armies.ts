import type { Basis } from "@stonebridge/board";
import { type CommanderData, COMMANDERS, type PrintedValue, type UnitData, UNITS } from "./units.ts";

/** Values that an owner of the printed game enters for a brigade; all others stay as we have them. */
export interface UnitValues extends Partial<Pick<UnitData, PrintedValue>> {
  /** Where these values come from; absent: they are printed. */
  readonly basis?: Basis;
}
/** Values that an owner of the printed game enters for a commander; all others stay as we have them. */
export type CommanderValues = Partial<Pick<CommanderData, "available" | "activated" | "movement" | "basis">>;

/** Brigades and commanders as a game is played with them, and the values that its owner has entered for some. */
export interface Armies {
  readonly units: readonly UnitData[];
  readonly commanders: readonly CommanderData[];
  readonly entered: {
    readonly units: ReadonlyMap<UnitData, UnitValues>;
    readonly commanders: ReadonlyMap<CommanderData, CommanderValues>;
  };
}

/** As we have them. */
export const ARMIES: Armies = {
  units: UNITS,
  commanders: COMMANDERS,
  entered: { units: new Map(), commanders: new Map() },
};
