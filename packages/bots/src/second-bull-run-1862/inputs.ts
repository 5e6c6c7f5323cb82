import type { Position, SecondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import type { Inputs } from "../value/inputs.ts";
import { Touch } from "./contact.ts";
import { Flags } from "./input-flags.ts";
import {
  armiesPart,
  battlePart,
  calendarPart,
  contactPart,
  objectivesPart,
  type Part,
  scorePart,
} from "./input-parts.ts";
import { Muster } from "./muster.ts";
import { groundOf } from "./ground.ts";

/** Changes with what the inputs mean. */
const VERSION = 1;

/** What tells who will win, of a position with everything known. The Union is the first side. */
export function inputsOf(game: SecondBullRun1862): Inputs<Position> {
  const ground = groundOf(game);
  const muster = new Muster(ground);
  const touch = new Touch(ground, muster);
  const flags = new Flags(ground);
  const parts: readonly Part[] = [
    calendarPart(ground, muster),
    scorePart(ground, muster),
    objectivesPart(ground, muster),
    armiesPart(muster),
    contactPart(touch),
    battlePart(ground),
  ];
  return {
    version: VERSION,
    numbers: parts.flatMap(({ names }) => names),
    flags: flags.count,
    mostFlags: flags.most,
    write(p, numbers, indices) {
      muster.take(p);
      touch.take(p);
      let at = 0;
      for (let part = 0; part < parts.length; part++) {
        parts[part].write(p, numbers, at);
        at += parts[part].names.length;
      }
      return flags.write(p, indices);
    },
  };
}
