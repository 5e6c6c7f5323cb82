import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { UnknownRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

/** Refusals of any moment. */
export const unknownRefusals: UnknownRefusals<Words> = {
  "game-over": () => [ligne`La partie est finie`, ligne`Annulez une étape, ou commencez une autre partie.`],
  "other-side": () => [
    ligne`L’autre camp décide maintenant`,
    ligne`Ce choix est celui de l’ennemi. Le vôtre vient ensuite.`,
  ],
  "not-asked": () => [
    ligne`Impossible maintenant`,
    ligne`La séquence de jeu demande autre chose. Répondez d’abord à la question posée.`,
  ],
  "no-such-holder": () => [
    ligne`Cette formation n’existe pas`,
    ligne`Aucune formation, division ni commandant ne porte ce nom dans cette partie. Choisissez-en un autre.`,
  ],
  "no-such-unit": () => [
    ligne`Cette unité n’existe pas`,
    ligne`Aucune unité ne porte ce nom dans cette partie. Choisissez-en une autre.`,
  ],
  "no-such-leader": () => [
    ligne`Ce chef n’existe pas`,
    ligne`Aucun chef ne porte ce nom dans cette partie. Choisissez-en un autre.`,
  ],
  "no-such-hex": () => [
    ligne`Cet hexagone n’existe pas`,
    ligne`Aucun hexagone de la carte ne porte ce nom. Choisissez-en un autre.`,
  ],
  "no-such-order": () => [
    ligne`Cet ordre n’existe pas`,
    ligne`Aucun ordre ne porte ce nom. Choisissez-en un de la liste.`,
  ],
};

/** Of a choice that is not open: what it would end is not being chosen. */
export const nothingChosen = (): readonly [Line, Line] => [
  ligne`Aucun choix de ce genre n’est ouvert`,
  ligne`La séquence de jeu demande autre chose. Répondez d’abord à la question posée.`,
];
