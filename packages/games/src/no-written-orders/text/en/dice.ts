import type { Line } from "@stonebridge/kernel/words";
import type { DieRoll } from "../../events/die-roll.ts";
import type { ModifierRule } from "../../tables/modifiers.ts";
import { thrownDice } from "../telling.ts";
import type { Texts } from "../texts.ts";
import { SIDE } from "./grammar.ts";

/** The names of die modifiers, by their clause. */
const MODIFIERS: Readonly<Record<ModifierRule, string>> = {
  "NWO-4.2-a": "rating",
  "NWO-7.6-h": "morale",
  "NWO-19.1-d": "luck so far",
  "NWO-19.10-b": "state of the firers",
  "NWO-19.11-b": "rating",
  "NWO-RUL242": "assaults won",
};

/** A roll as a line of the log, with its modifiers named. */
export function thrown(roll: DieRoll): Line {
  return thrownDice(roll, MODIFIERS);
}

export const dice = {
  modifier: (rule) => MODIFIERS[rule],
  die: (side, face) => `${SIDE[side]} die ${face}`,
} satisfies Partial<Texts>;
