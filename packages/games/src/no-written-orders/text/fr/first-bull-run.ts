import { ligne } from "@stonebridge/kernel/words/french";
import type { FirstBullRunRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

/** What the special rules of First Bull Run refuse. */
export const firstBullRunRefusals: FirstBullRunRefusals<Words> = {
  "address-courier": ({ holder }) => [
    ligne`Aucune estafette ne trouve encore ${holder}`,
    ligne`Jusqu’à 10 h, les ordres de Beauregard s’égarent. Réessayez ensuite.`,
  ],
  "step-ford": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`L’Union n’a pas encore découvert Farm Ford. Une unité le découvre d’un hexagone adjacent ; à 11 h il est connu.`,
  ],
  "step-ford-guns": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Farm Ford est trop raide pour des canons. Prenez un pont ou un autre gué.`,
  ],
  "advance-ford": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Farm Ford est entre deux : les canons n’y passent pas, et personne tant qu’il n’est pas découvert.`,
  ],
  "assault-ford": ({ who, hex }) => [
    ligne`${who} ne peut pas donner l’assaut à ${hex}`,
    ligne`Farm Ford est entre deux, et l’Union ne l’a pas encore découvert.`,
  ],
  "fall-ford": ({ who, toHex }) => [
    ligne`${who} ne peut pas se replier${toHex}`,
    ligne`Farm Ford est entre deux : les canons n’y passent pas, ni l’Union tant qu’elle ne l’a pas découvert.`,
  ],
  "clear-other": ({ who }) => [
    ligne`${who} ne peut pas dégager l’abattis`,
    ligne`Seule l’infanterie dans un hexagone d’abattis qui n’a pas bougé peut le dégager.`,
  ],
  "take-immobile": ({ who }) => [
    ligne`${who} ne peut pas bouger`,
    ligne`Ses canons lourds n’ont pas d’attelage et ne bougent jamais.`,
  ],
  "step-post": ({ who, toHex, Il }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${Il} garde son poste et doit en rester proche.`,
  ],
  "step-turnpike": ({ who, toHex, Il }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${Il} garde les arrières de l’armée et reste sur la route à péage ou à Centreville.`,
  ],
};
