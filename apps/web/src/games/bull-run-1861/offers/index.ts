import type { AskingStep } from "@stonebridge/games/bull-run-1861";
import type { Table } from "../table.ts";
import { advanceOffers, combatOffers, hitOffers, withdrawalOffers } from "./combat.ts";
import { marchOffers } from "./march.ts";
import type { Hand, Offer } from "./offer.ts";
import { dispositionOffers, placementOffers } from "./set-up.ts";
import {
  activationOffers,
  arrivalOffers,
  displacementOffers,
  facingOffers,
  headquartersOffers,
  lineOffers,
  markingOffers,
  offensiveOffers,
} from "./turn.ts";

const BY_STEP: Readonly<Record<AskingStep, <P>(table: Table<P>, hand: Hand) => readonly Offer[]>> = {
  placement: placementOffers,
  dispositions: dispositionOffers,
  offensive: offensiveOffers,
  marking: markingOffers,
  activation: activationOffers,
  march: marchOffers,
  line: lineOffers,
  facing: facingOffers,
  turning: facingOffers,
  headquarters: headquartersOffers,
  displacement: displacementOffers,
  combat: combatOffers,
  hit: hitOffers,
  withdrawal: withdrawalOffers,
  advance: advanceOffers,
  operational: activationOffers,
  "operational-march": marchOffers,
  arrival: arrivalOffers,
};

/** Everything that can be done now with what is in hand. */
export function offersOf<P>(table: Table<P>, hand: Hand): readonly Offer[] {
  return BY_STEP[table.decision.step as AskingStep](table, hand);
}
