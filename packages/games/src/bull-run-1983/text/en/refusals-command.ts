import { line, type RefusalSentences } from "@stonebridge/kernel/words";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { COMMAND } from "../../command/refusals.ts";
import type { RefusalWords } from "./refused.ts";

/** Refusals of the Command phase. */
export const command: RefusalSentences<FiguresByReason<typeof COMMAND>, RefusalWords> = {
  "thaw-enemy": ({ who }) => [
    line`${who} cannot be turned up by you`,
    line`Only Union pieces face down in the fog of war can be turned up. Choose one, or continue.`,
  ],
  "thaw-open": ({ who }) => [
    line`${who} is not face down`,
    line`Only Union pieces face down in the fog of war can be turned up. Choose one, or continue.`,
  ],
};
