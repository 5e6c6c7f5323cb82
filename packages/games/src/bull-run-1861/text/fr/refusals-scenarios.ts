import type { FiguresByReason } from "@stonebridge/kernel";
import type { RefusalSentences } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { SCENARIOS } from "../../scenarios/refusals.ts";
import type { Said } from "../refused.ts";
import type { RefusedWords } from "./refused.ts";

type Placed = Pick<RefusedWords["piece"] & RefusedWords["zone"], "who" | "zone" | "atZone">;

const otherBank = ({ who, zone, atZone }: Placed): Said => [
  ligne`${who} ne peut pas débuter${atZone}`,
  ligne`${zone} est sur l’autre rive du Bull Run. Choisissez une zone de votre rive.`,
];
const full = ({ who, atZone }: Placed): Said => [
  ligne`${who} ne peut pas débuter${atZone}`,
  ligne`Deux brigades s’y trouvent, c’est le maximum. Choisissez une autre zone.`,
];
const tight = ({ who, atZone }: Placed): Said => [
  ligne`${who} ne peut pas débuter${atZone}`,
  ligne`Il ne resterait pas assez de place pour les brigades à placer. Choisissez une autre zone.`,
];
const extendLate = ({ who, il, e }: RefusedWords["piece"]): Said => [
  ligne`${who} ne peut pas être placé${e} maintenant`,
  ligne`Une ligne étendue se place avant le premier tour. Dans une phase de mouvement, ${il} peut se déployer pour 2 PM.`,
];

/** Refusals of the set-up and of arrivals. */
export const scenarioRefusals: RefusalSentences<FiguresByReason<typeof SCENARIOS>, RefusedWords> = {
  "place-placed": ({ who, Il, e }) => [
    ligne`${who} ne peut pas être placé${e} de nouveau`,
    ligne`${Il} est déjà sur la carte. Annulez le placement pour en changer.`,
  ],
  "place-historical": ({ who, e }) => [
    ligne`${who} ne peut pas être placé${e}`,
    ligne`Dans la mise en place historique, chaque brigade débute sur son numéro ou sa lettre. Vous ne choisissez que les lignes et les orientations.`,
  ],
  "place-late-south": ({ who, e }) => [
    ligne`${who} ne peut pas être placé${e} maintenant`,
    ligne`Le Sud place ses brigades avant le premier tour, et avant le Nord.`,
  ],
  "place-late-north": ({ who, e }) => [
    ligne`${who} ne peut pas être placé${e} maintenant`,
    ligne`Le Nord place ses brigades avant le premier tour, après le Sud.`,
  ],
  "place-cavalry": ({ who, e }) => [
    ligne`${who} ne peut pas encore être placé${e}`,
    ligne`Le 30th Virginia passe d’abord, car il débute près du QG de Beauregard. Placez-le, puis les autres.`,
  ],
  "place-army": ({ who, Il }) => [
    ligne`${who} ne peut pas débuter en avant`,
    ligne`Seule l’armée du Potomac a des brigades avancées. ${Il} débute près de Manassas Junction.`,
  ],
  "place-legion": ({ who }) => [
    ligne`${who} ne peut pas débuter en avant`,
    ligne`La Légion n’est pas une des trois brigades avancées. Placez-la avec les autres.`,
  ],
  "place-fourth": ({ who, Il }) => [
    ligne`${who} ne peut pas débuter en avant`,
    ligne`Trois brigades débutent en avant, et elles sont placées. ${Il} débute près de Manassas Junction.`,
  ],
  "place-forward": ({ who }) => [
    ligne`${who} doit débuter en avant`,
    ligne`Trois brigades de l’armée du Potomac débutent en avant, et il n’en reste pas d’autres pour cela.`,
  ],
  "place-north": ({ who }) => [
    ligne`${who} ne peut pas débuter en avant`,
    ligne`Seul le Sud a des brigades avancées. Choisissez une zone marquée.`,
  ],
  "place-bank": otherBank,
  "place-base-bank": otherBank,
  "place-alone": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`Une brigade avancée débute seule dans sa zone. Choisissez une zone vide.`,
  ],
  "place-distance-south": ({ who, zone, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`${zone} n’est pas à la bonne distance de Manassas Junction. Choisissez une zone marquée.`,
  ],
  "place-distance-north": ({ who, zone, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`${zone} n’est pas à la bonne distance de Centreville. Choisissez une zone marquée.`,
  ],
  "place-full-south": full,
  "place-full-north": full,
  "place-full-cavalry": full,
  "place-river": ({ who, zone, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`${zone} borde le Bull Run, et aucune brigade du Nord n’y débute. Choisissez une zone plus en arrière.`,
  ],
  "place-base": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`Le QG ennemi s’y trouve. Choisissez une autre zone.`,
  ],
  "place-enemy": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`L’ennemi s’y est placé. Choisissez une zone sans ennemi.`,
  ],
  "place-room-south": tight,
  "place-room-north": tight,
  "place-headquarters": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`Le régiment débute dans la zone du QG de Beauregard ou dans une zone qui la borde.`,
  ],

  "dispose-late": () => [
    ligne`Cela ne se règle pas maintenant`,
    ligne`Chaque camp choisit lignes et orientations avant le premier tour, une fois ses brigades placées.`,
  ],
  "dispose-order": () => [
    ligne`Cela ne se règle pas encore`,
    ligne`Le Sud dispose d’abord ses brigades, puis le Nord.`,
  ],
  "face-already": ({ who, zone }) => [
    ligne`${who} fait déjà face à ${zone}`,
    ligne`Choisissez une autre zone voisine, ou gardez cette orientation.`,
  ],
  "arrange-alone": ({ who }) => [
    ligne`${who} ne peut pas changer de ligne`,
    ligne`C’est la seule brigade de la zone, et une brigade seule est en première ligne.`,
  ],
  "arrange-front": ({ who }) => [
    ligne`${who} est déjà en première ligne`,
    ligne`Choisissez la brigade de seconde ligne pour les échanger.`,
  ],
  "extend-north": ({ who, Il }) => [
    ligne`${who} ne peut pas débuter en ligne étendue`,
    ligne`Seules les brigades du Sud le peuvent. ${Il} peut se déployer dans une phase de mouvement.`,
  ],
  "extend-others": ({ who, Il }) => [
    ligne`${who} ne peut pas débuter en ligne étendue`,
    ligne`Dans la mise en place historique, seul Cocke le fait. ${Il} peut se déployer dans une phase de mouvement.`,
  ],
  "extend-bank": ({ who, toZone }) => [
    ligne`${who} ne peut pas s’étendre${toZone}`,
    ligne`La ligne reste sur une seule rive du Bull Run. Choisissez une zone de la même rive.`,
  ],
  "extend-late": extendLate,
  "extend-late-free": extendLate,
  "attach-late": ({ who, host }) => [
    ligne`${who} ne peut pas rejoindre ${host} maintenant`,
    ligne`La Légion rejoint une brigade à la fin de son propre mouvement.`,
  ],

  "arrive-time": ({ who, Il }) => [
    ligne`${who} ne peut pas arriver maintenant`,
    ligne`${Il} arrive à Manassas Junction à la fin du tour 2.`,
  ],
  "arrive-place": ({ who, atZone, Il }) => [
    ligne`${who} ne peut pas arriver${atZone}`,
    ligne`${Il} arrive à Manassas Junction.`,
  ],
  "arrive-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas arriver${atZone}`,
    ligne`Deux brigades s’y trouvent, c’est le maximum. Choisissez la zone la plus proche où il y a de la place.`,
  ],
  "arrive-far": ({ who, atZone }) => [
    ligne`${who} ne peut pas arriver${atZone}`,
    ligne`Une zone plus proche de Manassas Junction a de la place. Choisissez-la.`,
  ],
  "arrive-enemy": ({ who, atZone }) => [
    ligne`${who} ne peut pas arriver${atZone}`,
    ligne`Une brigade ennemie tient la zone. La brigade arrive à la fin d’un tour où la zone est libre.`,
  ],
  "arrive-must": () => [
    ligne`La brigade ne peut pas rester en dehors`,
    ligne`Elle arrive dès qu’il y a de la place. Choisissez où.`,
  ],
  "arrive-option": ({ who }) => [
    ligne`${who} ne peut pas arriver`,
    ligne`Les renforts nordistes sont une option, et cette partie se joue sans eux.`,
  ],
  "arrive-time-north": ({ who }) => [
    ligne`${who} ne peut pas arriver maintenant`,
    ligne`Les renforts nordistes arrivent à Centreville à la fin du tour 3.`,
  ],
  "arrive-place-north": ({ who, atZone }) => [
    ligne`${who} ne peut pas arriver${atZone}`,
    ligne`Les renforts nordistes arrivent à Centreville.`,
  ],
  "arrive-enemy-north": ({ who }) => [
    ligne`${who} ne peut pas arriver maintenant`,
    ligne`L’ennemi tient Centreville. La brigade arrive à la fin d’un tour où la zone est libre.`,
  ],
  "arrive-other": ({ who }) => [ligne`${who} ne peut pas encore arriver`, ligne`Une autre brigade arrive d’abord.`],
  "arrive-here": ({ who, Il }) => [ligne`${who} ne peut pas arriver`, ligne`${Il} est déjà en jeu.`],
};
