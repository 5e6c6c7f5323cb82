import { BRIGADES } from "../../../src/bull-run-1983/brigades/refusals.ts";
import { COMBAT } from "../../../src/bull-run-1983/combat/refusals.ts";
import { COMMAND } from "../../../src/bull-run-1983/command/refusals.ts";
import { DECLARATION } from "../../../src/bull-run-1983/declaration/refusals.ts";
import { ELSEWHERE } from "../../../src/bull-run-1983/elsewhere.ts";
import { MOVEMENT } from "../../../src/bull-run-1983/movement/refusals.ts";
import { RALLY } from "../../../src/bull-run-1983/rally/refusals.ts";
import { ANY } from "../../../src/bull-run-1983/refusals.ts";
import { SET_UP } from "../../../src/bull-run-1983/set-up/refusals.ts";

const CHAPTERS = [ANY, SET_UP, COMMAND, MOVEMENT, BRIGADES, DECLARATION, COMBAT, RALLY, ELSEWHERE];

/** Every refusal of the game, chapter by chapter. */
export const REFUSALS = CHAPTERS.flatMap((chapter) => Object.values(chapter));
