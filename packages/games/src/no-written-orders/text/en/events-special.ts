import { line } from "@stonebridge/kernel/words";
import type { SpecialEvent } from "../../modules/special-events.ts";
import type { Tellers } from "../telling.ts";
import type { Say } from "./grammar.ts";

/** Special rules of the modules that are over. */
export const specialEvents: Tellers<SpecialEvent, Say> = {
  "ford-found": () => line`The Union has found ${{ bold: "Farm Ford" }}.`,
  "idea-given-up": () => line`Pope sees that he is wrong. He may give any order from now on.`,
};
