import { ABSENCE } from "../../../src/second-bull-run-1862/absence.ts";
import { ATTACK, COMBAT, RETREAT } from "../../../src/second-bull-run-1862/combat/refusals.ts";
import { ACTIVATION, COMMANDERS } from "../../../src/second-bull-run-1862/command/refusals.ts";
import { FACING, MARCH } from "../../../src/second-bull-run-1862/movement/refusals.ts";
import { ANY } from "../../../src/second-bull-run-1862/refusing.ts";
import { SET_UP } from "../../../src/second-bull-run-1862/set-up/refusals.ts";
import { ADMINISTRATION, NIGHT, PHASE, REINFORCEMENTS } from "../../../src/second-bull-run-1862/turn/refusals.ts";
import type { AllRefusals } from "../../../src/second-bull-run-1862/text/texts.ts";

const ALL: AllRefusals = {
  ...ANY,
  ...ABSENCE,
  ...PHASE,
  ...SET_UP,
  ...ACTIVATION,
  ...COMMANDERS,
  ...MARCH,
  ...FACING,
  ...ATTACK,
  ...COMBAT,
  ...RETREAT,
  ...ADMINISTRATION,
  ...REINFORCEMENTS,
  ...NIGHT,
};

/** Every refusal of the game. */
export const REFUSALS = Object.values(ALL);
