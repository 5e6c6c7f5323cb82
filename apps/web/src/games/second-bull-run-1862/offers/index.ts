import type { AskingStep } from "@stonebridge/games/second-bull-run-1862";
import type { Table } from "../table.ts";
import { brigadeOffers, designationOffers, divisionOffers, groupOffers } from "./activation.ts";
import { advanceOffers, choosingOffers, combatOffers, withdrawalOffers } from "./combat.ts";
import { commanderOffers, displacementOffers } from "./commanders.ts";
import { facingOffers, marchOffers } from "./march.ts";
import type { Hand, Offer } from "./offer.ts";
import { placementOffers } from "./set-up.ts";
import { answerOffers, flightOffers, nightOffers, partingOffers, recallOffers, reinforcementOffers } from "./turn.ts";

const BY_STEP: Readonly<Record<AskingStep, (table: Table, hand: Hand) => readonly Offer[]>> = {
  placement: placementOffers,
  groups: groupOffers,
  designation: designationOffers,
  divisions: divisionOffers,
  division: brigadeOffers,
  march: marchOffers,
  facing: facingOffers,
  turning: facingOffers,
  displacement: displacementOffers,
  commanders: commanderOffers,
  ride: commanderOffers,
  combat: combatOffers,
  choosing: choosingOffers,
  withdrawal: withdrawalOffers,
  advance: advanceOffers,
  flights: flightOffers,
  jones: answerOffers,
  "counter-attack": answerOffers,
  reinforcements: reinforcementOffers,
  parting: partingOffers,
  "night-moves": nightOffers,
  recall: recallOffers,
};

/** Everything that can be done now with what is in hand. */
export function offersOf(table: Table, hand: Hand): readonly Offer[] {
  return BY_STEP[table.decision.step as AskingStep](table, hand);
}
