import type { RuleId } from "@stonebridge/kernel";
import { known, type Line } from "@stonebridge/kernel/words";
import type { DieRoll } from "../../events/die-roll.ts";
import { thrownDice } from "../telling.ts";
import type { Texts } from "../texts.ts";
import { SIDE } from "./grammar.ts";

/** The names of die modifiers, by their clause. */
const MODIFIERS: Readonly<Record<RuleId, string>> = {
  "NWO-4.2-a": "rating",
  "NWO-7.6-h": "morale",
  "NWO-19.1-d": "luck so far",
  "NWO-19.10-b": "state of the firers",
  "NWO-19.11-b": "rating",
  "NWO-RUL242": "assaults won",
};

function modifier(rule: RuleId): string {
  return known(MODIFIERS, rule) ?? "";
}

/** A roll as a line of the log, with its modifiers named. */
export function thrown(roll: DieRoll): Line {
  return thrownDice(roll, modifier);
}

export const dice = {
  modifier,
  die: (side, face) => `${SIDE[side]} die ${face}`,
} satisfies Partial<Texts>;
