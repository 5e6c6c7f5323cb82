import { ligne } from "@stonebridge/kernel/words/french";
import type { SpecialEvent } from "../../modules/special-events.ts";
import type { Tellers } from "../telling.ts";
import type { Say } from "./grammar.ts";

/** Special rules of the modules that are over. */
export const specialEvents: Tellers<SpecialEvent, Say> = {
  "ford-found": () => ligne`L’Union a découvert ${{ bold: "Farm Ford" }}.`,
  "idea-given-up": () => ligne`Pope comprend son erreur : il peut désormais donner tous les ordres.`,
};
