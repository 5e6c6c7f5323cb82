import { ligne } from "@stonebridge/kernel/words/french";
import type { MovementRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

const stepOrder: MovementRefusals<Words>["step-order"] = ({ who, toHex, order }) => [
  ligne`${who} ne peut pas marcher${toHex}`,
  ligne`${order} : les unités restent hors des zones de contrôle ennemies.`,
];

const rideAnchor: MovementRefusals<Words>["ride-anchor"] = ({ leader, toHex }) => [
  ligne`${leader} ne peut pas aller${toHex}`,
  ligne`En Défense ou Retardement, une fois arrivé, il reste à 2 hexagones au plus de l’objectif.`,
];

const rideProgress: MovementRefusals<Words>["ride-progress"] = ({ leader, toHex, target }) => [
  ligne`${leader} ne peut pas aller${toHex}`,
  ligne`Son ordre le mène vers ${target} : il doit s’en approcher.`,
];

const endRide: MovementRefusals<Words>["end-ride"] = ({ leader }) => [
  ligne`Le mouvement ne peut pas encore finir`,
  ligne`${leader} doit encore se déplacer selon son ordre, et la voie est libre. Poursuivez la marche, ou choisissez un hexagone pour lui.`,
];

/** Refusals of marches: setting out, steps, stops, rides, the end of the segment. */
export const movementRefusals: MovementRefusals<Words> = {
  "take-other": ({ who, Il }) => [
    ligne`${who} ne peut pas bouger maintenant`,
    ligne`${Il} n’appartient pas à la formation active, ou suit un autre ordre. Son tour vient avec son propre jeton.`,
  ],
  "take-moved": ({ who }) => [ligne`${who} a déjà bougé`, ligne`Une unité bouge une fois par action.`],
  "take-absent": ({ who, Il }) => [ligne`${who} ne peut pas bouger`, ligne`${Il} n’est pas sur la carte.`],
  "take-bombarded": ({ who }) => [
    ligne`${who} ne peut pas bouger maintenant`,
    ligne`L’artillerie à pied qui a bombardé ne bouge plus.`,
  ],
  "take-immobile": ({ who, Il }) => [ligne`${who} ne peut pas bouger`, ligne`${Il} n’a aucun point de mouvement.`],
  "take-pinned": ({ who, Il, il }) => [
    ligne`${who} ne peut pas quitter son hexagone`,
    ligne`${Il} a commencé en zone de contrôle ennemie : ${il} n’en sort que par une retraite ou une avance.`,
  ],
  "take-halted": ({ who }) => [
    ligne`${who} fait halte pour la nuit`,
    ligne`Jusqu’au jour, les unités en Marche ne font que serrer sur la tête de colonne, sauf marche forcée.`,
  ],
  "take-closed": ({ who }) => [
    ligne`${who} ne peut pas quitter son hexagone`,
    ligne`Le terrain, d’autres unités ou son ordre lui barrent toutes les issues.`,
  ],
  "take-charged": ({ who, Il }) => [
    ligne`${who} ne peut pas bouger maintenant`,
    ligne`${Il} a chargé ce tour-ci et ne fait rien d’autre.`,
  ],
  "take-screens": ({ who, Il }) => [
    ligne`${who} ne peut pas bouger maintenant`,
    ligne`${Il} couvre d’autres unités contre le tir au passage et reste sur place tout le segment.`,
  ],
  "dig-off": ({ who }) => [ligne`${who} ne peut pas se retrancher`, ligne`Cette partie se joue sans retranchements.`],
  "dig-order": ({ who, order }) => [
    ligne`${who} ne peut pas se retrancher`,
    ligne`${order} : seules l’infanterie et la cavalerie en Défense se retranchent.`,
  ],
  "dig-apart": ({ who, hex }) => [
    ligne`${who} ne peut pas se retrancher face à ${hex}`,
    ligne`Le retranchement fait face à un hexagone voisin. Choisissez l’un des six.`,
  ],
  "dig-there": ({ who }) => [
    ligne`${who} ne peut pas se retrancher ainsi`,
    ligne`Une unité se retranche déjà dans son hexagone, ou un retranchement couvre déjà ce côté.`,
  ],
  "exit-there": ({ who }) => [
    ligne`${who} ne peut pas quitter la carte ici`,
    ligne`On ne quitte la carte que par les sorties de son camp.`,
  ],
  "exit-order": ({ who }) => [
    ligne`${who} ne peut pas quitter la carte maintenant`,
    ligne`Il faut un ordre de Marche, de Repli ou de Retraite générale.`,
  ],
  "enter-other": ({ who, Il, e }) => [
    ligne`${who} ne peut pas entrer maintenant`,
    ligne`${Il} n’est pas encore attendu${e}, ou est déjà sur la carte.`,
  ],
  "enter-there": ({ who, atHex }) => [
    ligne`${who} ne peut pas entrer${atHex}`,
    ligne`Son groupe entre ailleurs ; si l’ennemi barre une entrée, par les hexagones les plus proches hors de sa portée.`,
  ],
  "enter-full": ({ who, atHex, limit }) => [
    ligne`${who} ne peut pas entrer${atHex}`,
    ligne`L’hexagone dépasserait ${limit} points de force, et il ne reste pas de PM pour continuer. L’entrée attend le tour suivant.`,
  ],
  "join-marches": ({ who, order }) => [
    ligne`${who} ne peut pas se joindre au mouvement`,
    ligne`${order} : sur route, les unités marchent une à une. Déplacez cette unité à part.`,
  ],
  "join-apart": ({ who, Il }) => [
    ligne`${who} ne peut pas se joindre au mouvement`,
    ligne`${Il} n’est pas dans l’hexagone des unités en mouvement, ou les suit déjà.`,
  ],
  "join-no-end": ({ who, order }) => [
    ligne`${who} ne peut pas se joindre au mouvement`,
    ligne`${order} : la pile ainsi formée ne pourrait s’arrêter nulle part selon l’ordre, la portée de commandement et l’empilement.`,
  ],
  "leave-no-end": ({ who, order }) => [
    ligne`${who} ne peut pas rester en arrière ici`,
    ligne`${order} : sans cette unité, la pile ne pourrait s’arrêter nulle part selon l’ordre, la portée de commandement et l’empilement.`,
  ],
  "step-apart": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Cet hexagone n’est pas adjacent, et aucun chemin n’y mène avec ses PM et son ordre.`,
  ],
  "step-closed": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`La rivière les sépare. Prenez un pont ou un gué.`,
  ],
  "step-enemy": ({ who, toHex, enemies, several }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${enemies} ${several ? "y sont" : "y est"}. Arrêtez-vous à côté, puis donnez l’assaut.`,
  ],
  "step-tail": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Une colonne ennemie remplit cet hexagone. Arrêtez-vous à côté, puis donnez l’assaut.`,
  ],
  "step-train": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Un de vos trains y est, et une unité ne s’empile pas avec un train. Contournez-le.`,
  ],
  "step-pinned": ({ who, Il, il }) => [
    ligne`${who} ne peut pas quitter son hexagone`,
    ligne`${Il} a commencé en zone de contrôle ennemie : ${il} n’en sort que par une retraite ou une avance.`,
  ],
  "step-leaves": ({ who, toHex, order }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${order} : une unité au contact ne le quitte que par une retraite.`,
  ],
  "step-dark": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`De nuit ou sous la pluie, aucune unité n’entre en zone de contrôle ennemie.`,
  ],
  "step-uncommanded": ({ who, toHex, Il }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${Il} est hors de portée de commandement et n’entre pas en zone de contrôle ennemie. Son chef doit être à 3 PM au plus.`,
  ],
  "step-away": ({ who, toHex, Il }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${Il} est hors de portée de commandement et ne bouge que vers un de ses chefs.`,
  ],
  "step-guns": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`L’artillerie n’entre en zone de contrôle ennemie qu’avec de l’infanterie ou de la cavalerie, ou là où il y en a déjà.`,
  ],
  "step-order": stepOrder,
  "step-defend": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Défense : une unité n’entre en zone de contrôle ennemie que dans des hexagones qui étaient à vous à l’arrivée de l’ordre.`,
  ],
  "step-probe": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Reconnaissance : deux unités de la formation au plus peuvent être au contact de l’ennemi.`,
  ],
  "step-escape": ({ who, toHex, order }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${order} : une unité n’entre en zone de contrôle ennemie que s’il n’y a pas d’autre chemin.`,
  ],
  "step-bivouac": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Marche : de nuit, la colonne s’arrête et ne fait que serrer sur sa tête, sauf marche forcée.`,
  ],
  "step-route": ({ who, toHex, target }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Marche : dès le troisième tour, chaque pas suit le chemin le moins cher vers ${target}, par les points de passage.`,
  ],
  "step-nearer": ({ who, toHex, order }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${order} : aucun pas ne doit mener vers l’ennemi.`,
  ],
  "step-points": ({ who, toHex, needed, left }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Il faut ${needed} PM, et il n’en reste que ${left}. Arrêtez-vous ici.`,
  ],
  "step-no-end": ({ who, toHex, order, il }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${order} : de là, ${il} ne pourrait s’arrêter nulle part selon l’ordre, la portée de commandement et l’empilement.`,
  ],
  "stop-full": ({ who, limit }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`L’hexagone dépasserait ${limit} points de force.`,
  ],
  "stop-command": ({ who, Il, il }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${Il} serait hors de portée de commandement : ${il} doit finir à 3 PM au plus d’un de ses chefs.`,
  ],
  "stop-closer": ({ who, order, target }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${order} : chaque unité doit s’approcher de l’objectif, ${target}, d’un hexagone au moins, jusqu’à être à 2 hexagones de l’ennemi.`,
  ],
  "stop-further": ({ who, order, target }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${order} : aucune unité ne peut finir plus loin de l’objectif, ${target}, qu’au départ.`,
  ],
  "stop-delay": ({ who, target }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`Retardement : aucune unité ne peut finir plus loin de l’objectif, ${target}, qu’au départ.`,
  ],
  "stop-speed": ({ who, order, il }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${order} : ${il} doit avancer au moins autant que l’unité la plus lente de sa formation, tant que la voie est libre.`,
  ],
  "stop-nearer": ({ who, order, il }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${order} : ${il} doit finir plus loin de l’ennemi qu’au départ, jusqu’à le perdre de vue.`,
  ],
  "stop-division": ({ who, holder }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${holder} a son propre ordre : ses unités doivent finir à 2 hexagones au plus les unes des autres.`,
  ],
  "stop-probe": ({ who }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`Reconnaissance : deux unités de la formation au plus peuvent finir au contact de l’ennemi.`,
  ],
  "stop-feed": ({ who, holder, order }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${order}, ${holder} : une fois au contact, une unité de plus doit y venir à chaque tour.`,
  ],
  "stop-fight": ({ who, holder, order }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${order}, ${holder} : une unité au moins doit s’approcher assez pour donner l’assaut.`,
  ],
  "end-feed": ({ order, holder }) => [
    ligne`Le mouvement ne peut pas encore finir`,
    ligne`${order}, ${holder} : une fois au contact, une unité de plus doit y venir à chaque tour.`,
  ],
  "end-fight": ({ order, holder }) => [
    ligne`Le mouvement ne peut pas encore finir`,
    ligne`${order}, ${holder} : une unité au moins doit s’approcher assez pour donner l’assaut.`,
  ],
  "end-full": ({ limit, who }) => [
    ligne`Le mouvement ne peut pas encore finir`,
    ligne`L’hexagone où se trouve ${who} dépasse ${limit} points de force, et une unité peut encore en partir.`,
  ],
  "end-unmoved": ({ who, order }) => [
    ligne`Le mouvement ne peut pas encore finir`,
    ligne`${order} : ${who} doit encore se déplacer selon son ordre, et la voie est libre. Poursuivez la marche, ou choisissez un hexagone.`,
  ],
  "end-ride": endRide,
  "end-march": endRide,
  "ride-other": ({ leader }) => [
    ligne`${leader} ne peut pas se déplacer maintenant`,
    ligne`Il se déplace quand sa formation agit ; les commandants d’armée et d’aile, une fois par tour, dans n’importe quelle action de leur camp.`,
  ],
  "ride-rode": ({ leader }) => [ligne`${leader} s’est déjà déplacé`, ligne`Un chef se déplace une fois par tour.`],
  "ride-enemy": ({ leader, toHex }) => [ligne`${leader} ne peut pas aller${toHex}`, ligne`L’ennemi y est.`],
  "ride-points": ({ leader, toHex }) => [
    ligne`${leader} ne peut pas aller${toHex}`,
    ligne`C’est trop loin, ou l’ennemi barre le chemin : seul, il n’entre pas en zone de contrôle. Un chef qui a donné des ordres va deux fois moins loin.`,
  ],
  "ride-anchor": rideAnchor,
  "ride-further": ({ leader, toHex, target }) => [
    ligne`${leader} ne peut pas aller${toHex}`,
    ligne`Retardement : il ne peut pas s’éloigner de l’objectif, ${target}.`,
  ],
  "ride-progress": rideProgress,
  "ride-bivouac": ({ leader, toHex }) => [
    ligne`${leader} ne peut pas aller${toHex}`,
    ligne`Sa colonne bivouaque pour la nuit : la tête ne bouge pas, et il ne la dépasse pas.`,
  ],
  "ride-short": ({ leader, toHex, target }) => [
    ligne`${leader} ne peut pas aller${toHex}`,
    ligne`C’est trop court. Son ordre le mène vers ${target}, au moins aussi vite que la plus lente de ses unités, et la voie est libre.`,
  ],
  "move-segment": () => [
    ligne`Personne ne se déplace maintenant`,
    ligne`Unités et chefs se déplacent dans un segment de leur action : après bombardements et charges, avant les assauts.`,
  ],
  "march-nobody": () => [ligne`Personne n’est en marche`, ligne`Choisissez d’abord une unité à déplacer.`],
  "march-other": ({ who }) => [
    ligne`${who} est encore en marche`,
    ligne`Les unités se déplacent l’une après l’autre, seules ou en pile. Arrêtez d’abord cette marche.`,
  ],
  "ride-bound": ({ leader }) => [
    ligne`${leader} ne peut pas se déplacer maintenant`,
    ligne`Le chef d’une formation se déplace quand elle agit.`,
  ],
  "ride-army": ({ leader }) => [
    ligne`${leader} ne peut pas se déplacer maintenant`,
    ligne`Les commandants d’armée et d’aile se déplacent une fois par tour, dans une action de leur camp, quand ses unités bougent.`,
  ],
  "step-delay": stepOrder,
  "step-reserve": stepOrder,
  "step-towards": ({ who, toHex, target }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Marche : chaque pas doit mener vers ${target}.`,
  ],
  "enter-elsewhere": ({ who, atHex }) => [ligne`${who} ne peut pas entrer${atHex}`, ligne`Son groupe entre ailleurs.`],
  "ride-tied": rideAnchor,
  "ride-march": rideProgress,
  "ride-halved": ({ leader, toHex }) => [
    ligne`${leader} ne peut pas aller${toHex}`,
    ligne`C’est trop loin : un chef qui a donné des ordres ce tour-ci va deux fois moins loin.`,
  ],
  "ride-zone": ({ leader, toHex }) => [
    ligne`${leader} ne peut pas aller${toHex}`,
    ligne`C’est une zone de contrôle ennemie sans unité à vous, et seul il n’y entre pas.`,
  ],
};
