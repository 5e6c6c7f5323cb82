import { ligne } from "@stonebridge/kernel/words/french";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { RefusalSentences } from "@stonebridge/kernel/words";
import type { COMMAND } from "../../command/refusals.ts";
import type { RefusalWords } from "./refused.ts";

/** Refusals of the Command phase. */
export const command: RefusalSentences<FiguresByReason<typeof COMMAND>, RefusalWords> = {
  "thaw-enemy": ({ who, e }) => [
    ligne`${who} ne peut pas être révélé${e} par vous`,
    ligne`Seuls les pions de l’Union face cachée dans le brouillard de guerre peuvent être révélés. Choisissez-en un, ou continuez.`,
  ],
  "thaw-open": ({ who }) => [
    ligne`${who} n’est pas face cachée`,
    ligne`Seuls les pions de l’Union face cachée dans le brouillard de guerre peuvent être révélés. Choisissez-en un, ou continuez.`,
  ],
};
