import type { BullRun1861, Position } from "@stonebridge/games/bull-run-1861";
import type { Inputs } from "../value/inputs.ts";
import { flagsOf } from "./input-flags.ts";
import { type Numbers, armyNumbers, objectiveNumbers, optionNumbers, scoreNumbers } from "./input-numbers.ts";
import { turnsLeft } from "./estimate.ts";
import { groundOf } from "./ground.ts";
import { emptyOutlook, outlookOf } from "./prospects.ts";
import { Tally } from "./tally.ts";

/** Changes with what the inputs mean. */
const VERSION = 1;

/** What the value of a position of Bull Run 1861 is learned from. @param game opened with the situation that is played */
export function inputsOf(game: BullRun1861): Inputs<Position> {
  const ground = groundOf(game);
  const tally = new Tally(ground);
  const outlook = emptyOutlook(ground);
  const moment = { ground, tally, outlook, left: 0 };
  const parts: readonly Numbers[] = [
    scoreNumbers,
    objectiveNumbers(ground),
    armyNumbers(ground),
    optionNumbers(ground),
  ];
  const flags = flagsOf(ground);
  return {
    version: VERSION,
    numbers: parts.flatMap(({ names }) => names),
    flags: flags.count,
    mostFlags: flags.most,
    write(p, numbers, indices) {
      moment.left = turnsLeft(p);
      tally.fill(p);
      outlookOf(ground, p, outlook);
      let at = 0;
      for (const part of parts) at = part.write(p, moment, numbers, at);
      return flags.write(p, tally, moment.left, indices);
    },
  };
}
