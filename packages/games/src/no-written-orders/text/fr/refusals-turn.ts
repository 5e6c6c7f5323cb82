import { ligne } from "@stonebridge/kernel/words/french";
import type { TurnRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

/** Refusals of the chits and of the Reorganisation. */
export const turnRefusals: TurnRefusals<Words> = {
  "begin-other": ({ formation }) => [
    ligne`${formation} ne peut pas agir en premier`,
    ligne`L’action initiale va à une de vos formations qui a un jeton. Choisissez-en une autre, ou aucune.`,
  ],
  "begin-absent": ({ formation }) => [
    ligne`${formation} ne peut pas agir en premier`,
    ligne`Aucune de ses unités n’est sur la carte. Choisissez une autre formation.`,
  ],
  "begin-wing": ({ formation }) => [
    ligne`${formation} ne peut pas agir en premier`,
    ligne`Un commandant d’aile a obtenu l’action initiale : il ne la donne qu’à une formation de son aile.`,
  ],
  "turn-other": ({ formation }) => [
    ligne`${formation} ne peut pas agir maintenant`,
    ligne`Cette formation a déjà agi dans ce tour de joueur, ou son moment n’est pas venu. Choisissez-en une autre.`,
  ],
  "pair-other": ({ formation }) => [
    ligne`${formation} ne peut pas former la paire`,
    ligne`Les deux formations doivent avoir un jeton et dépendre du commandant qui a obtenu l’action coordonnée.`,
  ],
  "pair-reserve": ({ formation }) => [
    ligne`${formation} ne peut pas former la paire`,
    ligne`Une formation en Réserve agit à la fin du tour. Choisissez-en une qui a un ordre.`,
  ],
  "pair-initial": ({ formation }) => [
    ligne`${formation} ne peut pas former la paire`,
    ligne`Cette formation a l’action initiale, et une formation agit une fois par tour.`,
  ],
  "pair-absent": ({ formation }) => [
    ligne`${formation} ne peut pas former la paire`,
    ligne`Cette formation n’a pas de jeton ce tour-ci : aucune de ses unités n’est sur la carte.`,
  ],
  "return-other": ({ who }) => [
    ligne`On ne peut pas rallier ${who}`,
    ligne`Vous ne ralliez que vos unités éliminées, ou les grandes réduites à leur dernier pas dans l’hexagone de leur chef.`,
  ],
  "return-leader": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`Le chef de sa formation n’est pas sur la carte, ou il est tombé ce tour-ci.`,
  ],
  "return-order": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`Sa formation doit être en Réserve.`,
  ],
  "return-seen": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`Des unités ennemies voient son chef. Mettez-le d’abord hors de vue.`,
  ],
  "return-limit": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`Son chef a déjà rallié tout ce qu’il pouvait ce tour-ci.`,
  ],
  "return-early": ({ who, Il }) => [
    ligne`On ne peut pas encore rallier ${who}`,
    ligne`${Il} ne peut revenir qu’à partir de la prochaine nuit.`,
  ],
  "return-alone": ({ who }) => [
    ligne`On ne peut pas rallier ${who} séparément`,
    ligne`Les unités d’un seul pas reviennent par paires : de deux identiques éliminées, une revient.`,
  ],
  "return-taken": ({ who }) => [
    ligne`On ne peut pas rallier ${who}`,
    ligne`Des canons pris par l’ennemi sont définitivement perdus.`,
  ],
  "return-surrendered": ({ who }) => [
    ligne`On ne peut pas rallier ${who}`,
    ligne`Une unité coupée du ravitaillement quand elle est éliminée se rend : elle est définitivement perdue.`,
  ],
  "return-scattered": ({ who }) => [
    ligne`On ne peut pas rallier ${who}`,
    ligne`Dans un corps ou une armée démoralisés, une unité revient sur un dé de 1 à 4. Celle-ci a obtenu plus : elle est définitivement perdue.`,
  ],
  "return-merged": ({ who }) => [
    ligne`On ne peut pas rallier ${who}`,
    ligne`De deux unités identiques d’un seul pas, une seule revient. Celle-ci est l’autre, dont les hommes l’ont complétée.`,
  ],
  "return-full": ({ who, limit }) => [
    ligne`On ne peut pas rallier ${who} ici`,
    ligne`L’hexagone de son chef dépasserait ${limit} points de force. Faites d’abord de la place.`,
  ],
  "return-train": ({ who }) => [
    ligne`On ne peut pas rallier ${who} ici`,
    ligne`Son chef est avec un train, et une unité ne s’empile pas avec un train. Déplacez d’abord l’un ou l’autre.`,
  ],
  "shift-other": ({ who }) => [
    ligne`${who} n’a pas à faire place`,
    ligne`Seules les unités de l’hexagone d’un chef qui rallie font place.`,
  ],
  "shift-there": ({ who, toHex }) => [
    ligne`${who} ne peut pas s’écarter${toHex}`,
    ligne`Il faut un hexagone voisin où il reste de la place, hors des zones de contrôle ennemies.`,
  ],
  "shift-train": ({ who, toHex }) => [
    ligne`${who} ne peut pas s’écarter${toHex}`,
    ligne`Un de vos trains y est, et une unité ne s’empile pas avec un train.`,
  ],
  "name-one": () => [
    ligne`Personne à désigner`,
    ligne`Votre camp n’a qu’un commandant qui puisse lancer le dé, et c’est lui qui le lance. Seul un camp qui en a plusieurs en désigne un.`,
  ],
  "name-phase": () => [
    ligne`Aucun commandant ne lance le dé maintenant`,
    ligne`Les commandants le lancent dans la deuxième phase, après les ordres, pour l’action coordonnée et l’action initiale.`,
  ],
  "begin-chosen": () => [
    ligne`L’action initiale est donnée`,
    ligne`Une formation l’a pour ce tour, et agit avant le tirage des jetons.`,
  ],
  "begin-lost": () => [
    ligne`Aucune action initiale à donner`,
    ligne`Seul un camp qui l’emporte de 3 avec le dé et la valeur choisit une formation, juste après le jet.`,
  ],
  "begin-phase": () => [
    ligne`Personne n’a encore l’action initiale`,
    ligne`Les commandants la jouent aux dés dans la deuxième phase, après les ordres.`,
  ],
  "begin-never": () => [
    ligne`Il n’y a pas d’action initiale`,
    ligne`Dans cette partie, c’est chacun son tour, sans jetons.`,
  ],
  "pair-chosen": () => [
    ligne`La paire est choisie`,
    ligne`Deux formations partagent le jeton de l’action coordonnée pour ce tour.`,
  ],
  "pair-few": () => [
    ligne`Aucune paire à choisir`,
    ligne`Il faut deux formations de ce commandant qui ont un ordre et des unités sur la carte.`,
  ],
  "pair-lost": () => [
    ligne`Aucune action coordonnée à employer`,
    ligne`Un camp en a une si son dé est inférieur d’au moins 2 à la valeur de son commandant. Le dé se lance dans la deuxième phase.`,
  ],
  "decline-none": () => [
    ligne`Rien à refuser`,
    ligne`Seul celui qui obtient l’action initiale ou l’action coordonnée, dans la deuxième phase, peut y renoncer.`,
  ],
  "order-chits": () => [
    ligne`Les jetons décident qui agit`,
    ligne`Cette partie ne se joue pas chacun son tour : la formation dont le jeton est tiré agit.`,
  ],
  "order-lost": () => [
    ligne`Ce n’est pas à vous de choisir qui joue d’abord`,
    ligne`Le camp dont le total du dé, de la valeur et des assauts gagnés est le plus haut choisit, au début des tours de joueur.`,
  ],
  acted: ({ who }) => [ligne`${who} a déjà agi`, ligne`Une formation agit une fois par tour.`],
  "act-phase": ({ who }) => [
    ligne`${who} ne peut pas encore agir`,
    ligne`Les ordres viennent d’abord, puis les jetons ; les formations agissent à partir de la troisième phase.`,
  ],
  "act-chit": ({ who }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`Sa formation agit quand son jeton est tiré.`,
  ],
  "act-reserve": ({ who }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`Sa formation est en Réserve et agit à la fin du tour.`,
  ],
  "act-turn": ({ who }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`Les camps jouent l’un après l’autre : ses actions sont pour votre tour.`,
  ],
  "return-phase": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`On rallie à la fin de la phase de commandement.`,
  ],
  "name-other": ({ sender }) => [
    ligne`${sender} ne peut pas lancer le dé`,
    ligne`Un commandant d’armée présent sur la carte le lance pour son camp, ou un commandant d’aile qui agit seul.`,
  ],
  "chits-night": () => [ligne`Pas de jetons de nuit`, ligne`Les deux camps agissent à la fin du tour, sans eux.`],
  "act-night": ({ who }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`De nuit il n’y a pas de jetons : toutes les unités agissent à la fin du tour.`,
  ],
  "pair-wing": ({ formation }) => [
    ligne`${formation} ne peut pas former la paire`,
    ligne`Un commandant d’aile a obtenu l’action coordonnée, et seules les formations de son aile peuvent l’avoir.`,
  ],
  "return-fallen": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`Le chef de sa formation est tombé ce tour-ci. Son successeur arrive au tour suivant.`,
  ],
  "return-whole": ({ who }) => [
    ligne`On ne peut pas rallier ${who}`,
    ligne`L’unité est sur la carte, et une unité réduite ne retrouve jamais son recto. Seules les grandes, à leur dernier pas, en récupèrent un.`,
  ],
  "return-away": ({ who }) => [
    ligne`On ne peut pas rallier ${who} ici`,
    ligne`L’unité doit être dans l’hexagone de son chef.`,
  ],
  "shift-full": ({ who, toHex, limit }) => [
    ligne`${who} ne peut pas s’écarter${toHex}`,
    ligne`Cet hexagone dépasserait ${limit} points de force.`,
  ],
};
