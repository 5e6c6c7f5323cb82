import type { FiguresByReason } from "@stonebridge/kernel";
import type { RefusalSentences } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { TURN } from "../../turn/refusals.ts";
import type { Said } from "../refused.ts";
import type { RefusedWords } from "./refused.ts";

const zonesMarked = ({ who, limit }: Pick<RefusedWords["piece"], "who"> & { readonly limit: number }): Said => [
  ligne`${who} ne peut pas passer en mouvement opérationnel`,
  ligne`Vous avez désigné dans ${limit} ${limit === 1 ? "zone" : "zones"}, c’est le maximum. Désignez d’autres brigades ${limit === 1 ? "de cette zone" : "de ces zones"}, ou continuez.`,
];
const twoMarked = ({ who }: Pick<RefusedWords["piece"], "who">): Said => [
  ligne`${who} ne peut pas passer en mouvement opérationnel`,
  ligne`Vous avez désigné 2 brigades de cette zone, c’est le maximum.`,
];

/** Refusals of the Initiative phase, of activation and rest, of Operational movement. */
export const turnRefusals: RefusalSentences<FiguresByReason<typeof TURN>, RefusedWords> = {
  "launch-spent": () => [
    ligne`L’Offensive majeure a déjà servi`,
    ligne`Chaque camp n’en a qu’une pour la partie. Continuez sans elle.`,
  ],
  "launch-first-turn": () => [
    ligne`L’Offensive majeure n’est pas encore possible`,
    ligne`Aucun camp ne peut la lancer au premier tour.`,
  ],
  "launch-both": () => [
    ligne`L’Offensive majeure n’est pas possible maintenant`,
    ligne`L’ennemi a lancé la sienne, et il n’y en a jamais deux au même tour.`,
  ],
  "launch-after-north": () => [
    ligne`L’Offensive majeure n’est pas encore possible`,
    ligne`Le Nord décide d’abord. Le Sud décide si le Nord ne lance pas la sienne.`,
  ],
  "launch-late-north": () => [
    ligne`L’Offensive majeure n’est pas possible maintenant`,
    ligne`On la lance au début d’un tour, avant les dés d’initiative.`,
  ],
  "launch-late-south": () => [
    ligne`L’Offensive majeure n’est pas possible maintenant`,
    ligne`On la lance au début d’un tour, avant les dés d’initiative, si le Nord n’a pas lancé la sienne.`,
  ],
  "mark-contact": ({ who, Il, ofEnemies }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    ligne`${Il} est au contact ${ofEnemies}. Seule une brigade hors de contact peut être désignée.`,
  ],
  "mark-fatigued": ({ who, Il, fatigue }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    ligne`${Il} est à Fatigue ${fatigue}. Seule une brigade sans Fatigue peut être désignée.`,
  ],
  "mark-limit-north": zonesMarked,
  "mark-limit-south": zonesMarked,
  "mark-third-north": twoMarked,
  "mark-third-south": twoMarked,
  "mark-extended": ({ who, Il }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    ligne`${Il} est en ligne étendue et ne peut pas marcher. Regroupez d’abord la ligne, dans une phase de mouvement.`,
  ],
  "mark-already": ({ who, Il }) => [
    ligne`${who} ne peut pas passer deux fois en mouvement opérationnel`,
    ligne`${Il} a déjà son marqueur.`,
  ],
  "mark-attached": ({ who, host }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    ligne`La Légion marche avec ${host}. Désignez plutôt cette brigade.`,
  ],
  "mark-ordered": () => [
    ligne`Le Nord ne désigne aucune brigade au tour 1`,
    ligne`Les brigades de A et de B marchent sur ordre, ce qui épuise son mouvement opérationnel.`,
  ],
  "mark-late": () => [
    ligne`On ne désigne pas de brigades maintenant`,
    ligne`On les désigne pour le mouvement opérationnel après l’initiative, d’abord le joueur qui l’a perdue.`,
  ],

  "act-phase": ({ who }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`Les brigades agissent dans les phases de mouvement d’un tour.`,
  ],
  "act-number": ({ who }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`Autant de brigades ont agi dans cette demi-phase que le dé le permet.`,
  ],
  "act-one": ({ who }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`Au tour 1, chaque camp active 1 brigade par phase de mouvement.`,
  ],
  "act-other": ({ who }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`Une autre brigade agit. Finissez d’abord avec elle.`,
  ],
  "act-used": ({ who, Il }) => [
    ligne`${who} ne peut pas agir de nouveau`,
    ligne`${Il} a déjà agi dans cette phase de mouvement et peut agir de nouveau dans la suivante.`,
  ],
  "act-inactive": ({ who, e }) => [
    ligne`${who} n’est pas activé${e}`,
    ligne`Seule une brigade activée se repose, bouge ou attaque. Activez d’abord cette brigade.`,
  ],
  "act-marked": ({ who, Il }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`${Il} est en mouvement opérationnel et marche à la fin du tour.`,
  ],
  "act-eliminated": ({ who, Il, e }) => [ligne`${who} ne peut pas agir`, ligne`${Il} a été éliminé${e}.`],
  "act-waiting": ({ who, Il }) => [
    ligne`${who} ne peut pas agir`,
    ligne`${Il} n’est pas sur la carte. Certaines brigades arrivent plus tard, ou seulement par une option.`,
  ],
  "rest-fresh": ({ who, Il, il }) => [
    ligne`${who} ne peut pas se reposer`,
    ligne`${Il} n’a pas de Fatigue à perdre. Pour tenir sa zone, ${il} peut finir son mouvement sans marcher.`,
  ],
  "rest-carried": ({ who, host, e }) => [
    ligne`${who} ne peut pas se reposer seul${e}`,
    ligne`La Légion est avec ${host} et en partage la Fatigue. Reposez plutôt cette brigade.`,
  ],
  "rest-moved": ({ who, Il }) => [
    ligne`${who} ne peut pas se reposer maintenant`,
    ligne`${Il} a commencé à bouger : une brigade se repose ou bouge. Finissez son mouvement.`,
  ],
  "rest-again": ({ who }) => [
    ligne`${who} ne peut pas se reposer de nouveau`,
    ligne`Une activation enlève 1 niveau de Fatigue. Finissez son mouvement.`,
  ],
  "move-rested": ({ who, Il, e }) => [
    ligne`${who} ne peut pas faire cela maintenant`,
    ligne`${Il} s’est reposé${e} : une brigade se repose ou bouge. Finissez son mouvement.`,
  ],
  "move-over": ({ who }) => [
    ligne`${who} ne peut pas faire cela maintenant`,
    ligne`Le mouvement est fini. Choisissez la ligne et l’orientation.`,
  ],

  "act-unmarked": ({ who }) => [
    ligne`${who} ne peut pas marcher maintenant`,
    ligne`Seules les brigades en mouvement opérationnel marchent dans cette phase.`,
  ],
  "operational-contact": ({ who, Il, ofEnemies }) => [
    ligne`${who} ne peut pas marcher maintenant`,
    ligne`${Il} est au contact ${ofEnemies}, et le contact fait perdre le marqueur de mouvement opérationnel.`,
  ],
  "operational-fatigued": ({ who, Il, fatigue }) => [
    ligne`${who} ne peut pas marcher maintenant`,
    ligne`${Il} est à Fatigue ${fatigue}, et seules les brigades sans Fatigue font un mouvement opérationnel.`,
  ],
  "operational-only": ({ who }) => [
    ligne`${who} ne peut pas faire cela maintenant`,
    ligne`Un mouvement opérationnel est une marche : ni attaque, ni marche forcée, ni repos, et les lignes restent telles quelles.`,
  ],
};
