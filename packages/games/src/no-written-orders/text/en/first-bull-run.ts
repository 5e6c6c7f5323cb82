import { line } from "@stonebridge/kernel/words";
import type { FirstBullRunRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

/** What the special rules of First Bull Run refuse. */
export const firstBullRunRefusals: FirstBullRunRefusals<Words> = {
  "address-courier": ({ holder }) => [
    line`No aide finds ${holder} yet`,
    line`Until 10:00 Beauregard’s orders go astray. Try again after that.`,
  ],
  "step-ford": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`The Union has not found Farm Ford yet. A unit finds it from an adjacent hex; at 11:00 it is known.`,
  ],
  "step-ford-guns": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`Farm Ford is too steep for guns. Take them over a bridge or another ford.`,
  ],
  "advance-ford": ({ who }) => [
    line`${who} cannot advance`,
    line`Farm Ford is in between: guns cannot cross it, and nobody before it is found.`,
  ],
  "assault-ford": ({ who, hex }) => [
    line`${who} cannot assault ${hex}`,
    line`Farm Ford is in between, and the Union has not found it yet.`,
  ],
  "fall-ford": ({ who, toHex }) => [
    line`${who} cannot fall back${toHex}`,
    line`Farm Ford is in between: guns cannot cross it, and the Union cannot before it is found.`,
  ],
  "clear-other": ({ who }) => [
    line`${who} cannot clear the abatis`,
    line`Only infantry in an abatis hex that has not moved may clear it.`,
  ],
  "take-immobile": ({ who }) => [line`${who} cannot move`, line`Its heavy guns have no horses and never move.`],
  "step-post": ({ who, toHex }) => [line`${who} cannot march${toHex}`, line`It guards its post and must stay near it.`],
  "step-turnpike": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`It guards the army’s rear and stays on the turnpike or at Centreville.`,
  ],
};
