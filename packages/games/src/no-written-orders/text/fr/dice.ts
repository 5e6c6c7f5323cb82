import type { Line } from "@stonebridge/kernel/words";
import type { DieRoll } from "../../events/die-roll.ts";
import type { ModifierRule } from "../../tables/modifiers.ts";
import { thrownDice } from "../telling.ts";
import type { Texts } from "../texts.ts";
import { OF_SIDE } from "./grammar.ts";

/** The names of die modifiers, by their clause. */
const MODIFIERS: Readonly<Record<ModifierRule, string>> = {
  "NWO-4.2-a": "valeur",
  "NWO-7.6-h": "moral",
  "NWO-19.1-d": "arrivées précédentes",
  "NWO-19.10-b": "état des tireurs",
  "NWO-19.11-b": "valeur",
  "NWO-RUL242": "assauts gagnés",
};

/** A roll as a line of the log, with its modifiers named. */
export function thrown(roll: DieRoll): Line {
  return thrownDice(roll, MODIFIERS);
}

export const dice = {
  modifier: (rule) => MODIFIERS[rule],
  die: (side, face) => `dé ${OF_SIDE[side]} ${face}`,
} satisfies Partial<Texts>;
