import type { FiguresByReason } from "@stonebridge/kernel";
import { type RefusalSentences, line } from "@stonebridge/kernel/words";
import type { GAME } from "../../refusing.ts";
import type { RefusedWords } from "./refused.ts";

/** Refusals of any moment. */
export const gameRefusals: RefusalSentences<FiguresByReason<typeof GAME>, RefusedWords> = {
  "game-over": () => [line`The game is over`, line`Look back at any step, or start a new game.`],
  "other-side": () => [
    line`This choice is not yours`,
    line`Each side decides in turn, and only about its own brigades and commanders.`,
  ],
  "not-asked": () => [line`This cannot be done now`, line`Another decision comes first. Answer its question.`],
  "no-such-unit": () => [
    line`There is no such brigade`,
    line`This game has no brigade or HQ of that name. Choose another.`,
  ],
  "no-such-zone": () => [line`There is no such zone`, line`This map has no zone of that name. Choose another.`],
  "not-yours": () => [
    line`This choice is not yours`,
    line`Each side decides in turn, and only about its own brigades and commanders.`,
  ],
};
