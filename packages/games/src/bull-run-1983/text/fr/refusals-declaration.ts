import { ligne } from "@stonebridge/kernel/words/french";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { RefusalSentences } from "@stonebridge/kernel/words";
import type { DECLARATION } from "../../declaration/refusals.ts";
import type { RefusalWords } from "./refused.ts";

/** Refusals of the declaration of battles. */
export const declaration: RefusalSentences<FiguresByReason<typeof DECLARATION>, RefusalWords> = {
  "target-leader": ({ who }) => [
    ligne`${who} ne peut pas être une cible`,
    ligne`Les chefs n’attaquent pas et ne peuvent pas être attaqués. Choisissez une unité de combat.`,
  ],
  "target-far-leader": ({ who, e }) => [
    ligne`${who} ne peut pas être bombardé${e}`,
    ligne`On ne bombarde que des unités, pas des chefs. Choisissez une unité de combat.`,
  ],
  "target-own": ({ who }) => [
    ligne`${who} ne peut pas être une cible`,
    ligne`Ce n’est pas une unité ennemie sur la carte. Choisissez-en une.`,
  ],
  "target-brigade": ({ who, e }) => [
    ligne`${who} ne peut pas être attaqué${e} à part`,
    ligne`Sa brigade est formée, et les unités d’un pion de brigade ne sont attaquées qu’avec lui. Choisissez la brigade.`,
  ],
  "target-far-brigade": ({ who, e }) => [
    ligne`${who} ne peut pas être bombardé${e} à part`,
    ligne`Sa brigade est formée, et un pion de brigade n’est bombardé que d’un bloc. Choisissez la brigade.`,
  ],
  "target-taken": ({ who, e }) => [
    ligne`${who} ne peut pas être attaqué${e} deux fois`,
    ligne`Cette unité est déjà dans un combat, et ne combat qu’une fois par phase de combat.`,
  ],
  "target-apart": ({ who }) => [
    ligne`${who} ne peut pas rejoindre ces défenseurs`,
    ligne`Aucune de vos unités libres n’est adjacente à tous. Fermez ce combat, puis déclarez-en un autre.`,
  ],
  "target-contact": ({ who, e }) => [
    ligne`${who} ne peut pas être bombardé${e}`,
    ligne`Une de vos unités est à côté et doit l’attaquer. Le tir à longue portée ne peut que soutenir ce combat.`,
  ],
  "target-spent": ({ who, e }) => [
    ligne`${who} ne peut pas être attaqué${e}`,
    ligne`Les unités voisines ont livré une victoire automatique et n’attaquent plus, et aucune batterie n’est libre pour bombarder.`,
  ],
  "target-quiet": ({ who, e }) => [
    ligne`${who} ne peut pas être attaqué${e}`,
    ligne`Aucune de vos unités n’est à côté, et aucune batterie n’est libre pour bombarder.`,
  ],
  "target-fired": ({ who, e }) => [
    ligne`${who} ne peut pas être bombardé${e}`,
    ligne`Vos batteries sont déjà dans un combat, et chacune n’attaque qu’une fois par phase de combat.`,
  ],
  "target-range": ({ who, e }) => [
    ligne`${who} ne peut pas être bombardé${e}`,
    ligne`Aucune batterie libre n’est à 3 hexagones ou moins. Choisissez une cible plus proche.`,
  ],
  "target-unseen": ({ who, e }) => [
    ligne`${who} ne peut pas être bombardé${e}`,
    ligne`Aucune batterie libre n’est à 3 hexagones ou moins avec une ligne de vue dégagée. Choisissez une autre cible.`,
  ],
  "target-group": ({ who }) => [
    ligne`${who} ne peut pas rejoindre ces cibles`,
    ligne`Une batterie de ce bombardement en est trop loin, ou ne la voit pas. Choisissez une autre cible.`,
  ],
  "target-powerless": ({ who, e }) => [
    ligne`${who} ne peut pas être bombardé${e}`,
    ligne`Seules des batteries d’attaque 0 voient cette cible, et elles n’attaquent pas seules. Choisissez une autre cible.`,
  ],
  "assign-none": ({ who }) => [
    ligne`${who} n’a encore personne à attaquer`,
    ligne`Aucun combat n’est ouvert. Choisissez d’abord un défenseur, ou un combat fermé à rejoindre.`,
  ],
  "assign-leader": ({ who }) => [
    ligne`${who} ne peut pas attaquer`,
    ligne`Les chefs n’attaquent pas et ne peuvent pas être attaqués. Choisissez une unité de combat.`,
  ],
  "assign-enemy": ({ who }) => [
    ligne`${who} ne peut pas attaquer`,
    ligne`Ce n’est pas une de vos unités sur la carte. Choisissez-en une.`,
  ],
  "assign-brigade": ({ who }) => [
    ligne`${who} ne peut pas attaquer à part`,
    ligne`Un pion de brigade la représente et attaque d’un bloc. Choisissez la brigade.`,
  ],
  "assign-taken": ({ who }) => [
    ligne`${who} ne peut pas attaquer deux fois`,
    ligne`Cette unité est déjà dans un combat, et ne combat qu’une fois par phase de combat.`,
  ],
  "assign-fired": ({ who }) => [
    ligne`${who} ne peut pas tirer deux fois`,
    ligne`Cette batterie est déjà dans un combat, et n’attaque qu’une fois par phase de combat.`,
  ],
  "assign-spent": ({ who }) => [
    ligne`${who} ne peut pas attaquer`,
    ligne`Elle a livré une victoire automatique ce tour et n’attaque plus. Choisissez une autre unité.`,
  ],
  "assign-far": ({ who }) => [
    ligne`${who} ne peut pas attaquer ce groupe`,
    ligne`Un attaquant doit être adjacent à qui il attaque. Choisissez une unité qui l’est.`,
  ],
  "assign-adjacent": ({ who }) => [
    ligne`${who} ne peut pas attaquer ce groupe`,
    ligne`Un attaquant doit être adjacent à chaque unité du groupe. Choisissez un autre attaquant, ou un groupe plus petit.`,
  ],
  "assign-support": ({ who }) => [
    ligne`${who} ne peut que soutenir ce combat`,
    ligne`Le tir à longue portée sur une cible voisine de vos unités s’ajoute à leur attaque. Fermez ce combat, puis ajoutez la batterie.`,
  ],
  "assign-gun": ({ who }) => [
    ligne`${who} ne peut pas tirer à longue portée`,
    ligne`En zone de contrôle ennemie, une batterie doit attaquer ses voisins. Choisissez-en une hors de contact.`,
  ],
  "assign-range": ({ who }) => [
    ligne`${who} ne peut pas tirer si loin`,
    ligne`Le tir porte à 3 hexagones. Choisissez une cible plus proche, ou une autre batterie.`,
  ],
  "assign-unseen": ({ who }) => [
    ligne`${who} ne peut pas tirer sur ce groupe`,
    ligne`Sa ligne de vue vers une des unités est bloquée. Choisissez une autre batterie, ou un groupe plus petit.`,
  ],
  "assign-powerless": ({ who, e }) => [
    ligne`${who} ne peut pas attaquer seul${e}`,
    ligne`Son facteur d’attaque est 0. Elle peut rejoindre un combat aux côtés d’une autre unité.`,
  ],
  "leaves-target": ({ who, enemies }) => [
    ligne`${who} ne peut pas rejoindre ce combat`,
    ligne`Plus personne n’attaquerait ${enemies}.`,
  ],
  "leaves-attacker": ({ who, pieces }) => [
    ligne`${who} ne peut pas rejoindre ce combat`,
    ligne`Il ne resterait personne à attaquer pour ${pieces}.`,
  ],
  "leaves-pair": ({ who, e, enemies }) => [
    ligne`${who} ne peut pas être attaqué${e} à part`,
    ligne`Batteries et infanterie d’un hexagone vont par paires, et une paire défend ensemble : ${enemies}. Attaquez les deux.`,
  ],
  "close-none": () => [ligne`Aucun combat n’est ouvert`, ligne`Choisissez d’abord un défenseur.`],
  "close-empty": () => [
    ligne`Ce combat ne peut pas se fermer`,
    ligne`Il faut des attaquants et des défenseurs. Ajoutez ce qui manque.`,
  ],
  "close-alone": () => [
    ligne`Ce combat ne peut pas se fermer`,
    ligne`Il faut un défenseur, et un attaquant dont l’attaque est supérieure à 0. Ajoutez ce qui manque.`,
  ],
  "close-first": () => [ligne`Un combat est encore ouvert`, ligne`Fermez d’abord ce combat.`],
  "join-none": ({ who }) => [
    ligne`${who} ne peut pas rejoindre ce combat`,
    ligne`Ce combat n’existe pas. Choisissez-en un qui est fermé.`,
  ],
  "done-targets": ({ enemies, severalEnemies }) => [
    ligne`Les combats ne sont pas complets`,
    ligne`${enemies} ${severalEnemies ? "restent" : "reste"} à attaquer. Ajoutez ce qui manque, ou choisissez Compléter pour moi.`,
  ],
  "done-attackers": ({ pieces, severalPieces }) => [
    ligne`Les combats ne sont pas complets`,
    ligne`${pieces} ${
      severalPieces ? "doivent" : "doit"
    } attaquer aussi. Donnez un combat à chacun, ou choisissez Compléter pour moi.`,
  ],
  "done-powerless": ({ pieces, severalPieces }) => [
    ligne`Les combats ne sont pas complets`,
    ligne`${pieces} ${severalPieces ? "doivent" : "doit"} rejoindre un combat dont tous les défenseurs sont adjacents.`,
  ],
  "done-hopeless": ({ pieces, severalPieces }) => [
    ligne`Ces combats sacrifient trop d’unités`,
    ligne`${pieces} ${
      severalPieces ? "attaqueraient" : "attaquerait"
    } à moins de 1-6, ce qu’une autre répartition évite. Compléter pour moi en montre une.`,
  ],
  "complete-nothing": () => [ligne`Il n’y a rien à compléter`, ligne`Chacun a son combat. Déclarez-les.`],
  "break-able": ({ who }) => [
    ligne`${who} ne peut pas se séparer maintenant`,
    ligne`Qui doit combattre a été fixé au début de la phase, et la séparer le changerait. Attendez le jet de dé.`,
  ],
  "next-none": () => [
    ligne`Ce combat n’existe pas`,
    ligne`Choisissez un combat qui n’a pas encore sa place dans l’ordre.`,
  ],
};
