import { ligne } from "@stonebridge/kernel/words/french";
import type { SecondBullRunRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

/** What the special rules of Second Bull Run refuse. */
export const secondBullRunRefusals: SecondBullRunRefusals<Words> = {
  "kind-idea": ({ sender }) => [
    ligne`${sender} ne donne pas encore cet ordre`,
    ligne`Tant que Longstreet n’est pas en vue, il croit l’ennemi en fuite et n’ordonne qu’Attaque, Reconnaissance ou Marche.`,
  ],
  "step-column": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`La colonne de King est étirée. Elle doit d’abord se resserrer sur la route à péage, jusqu’à 2 hexagones au plus entre ses unités.`,
  ],
};
