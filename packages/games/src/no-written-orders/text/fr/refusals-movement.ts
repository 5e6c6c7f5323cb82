import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused, RefusedWords } from "./refused.ts";

/** "Il en faut 2 PM et il en reste 1½." */
function dear({ needed, left }: RefusedWords): string {
  if (needed === undefined) return left === undefined ? "C’est trop cher." : `Il reste ${left} PM, c’est trop peu.`;
  return left === undefined ? `Il faut ${needed} PM, c’est trop.` : `Il faut ${needed} PM, et il en reste ${left}.`;
}

/** Refusals of marches: setting out, steps, stops, the end of the segment. */
export const movementRefusals = {
  "take-other": ({ who, Il }) => [
    ligne`${who} ne peut pas bouger maintenant`,
    ligne`${Il} n’est pas de la formation qui agit, ou suit un autre ordre. Son tour vient avec son propre jeton.`,
  ],
  "take-moved": ({ who }) => [ligne`${who} a déjà bougé`, ligne`Son mouvement de cette action est fini.`],
  "take-absent": ({ who, Il }) => [ligne`${who} ne peut pas bouger`, ligne`${Il} n’est pas sur la carte.`],
  "take-bombarded": ({ who, Il }) => [
    ligne`${who} ne peut pas bouger maintenant`,
    ligne`${Il} a bombardé, et l’artillerie à pied qui tire reste sur place.`,
  ],
  "take-immobile": ({ who }) => [
    ligne`${who} ne peut pas bouger`,
    ligne`Ses canons lourds n’ont pas d’attelages et ne bougent jamais.`,
  ],
  "take-pinned": ({ who, Il, il }) => [
    ligne`${who} ne peut pas quitter son hexagone`,
    ligne`${Il} a commencé en zone de contrôle ennemie : ${il} n’en sort que par une retraite ou une avance.`,
  ],
  "take-halted": ({ who }) => [
    ligne`${who} fait halte pour la nuit`,
    ligne`Jusqu’au jour, les unités en marche ne font que serrer sur la tête de leur colonne, sauf ordre de marche forcée.`,
  ],
  "take-barred": ({ who }) => [
    ligne`${who} ne peut pas quitter son hexagone`,
    ligne`Le terrain, ceux qui s’y trouvent ou son ordre ne lui laissent aucune issue.`,
  ],
  "take-charged": ({ who, Il }) => [
    ligne`${who} ne peut pas bouger maintenant`,
    ligne`${Il} a chargé à ce tour, et ses chevaux sont fourbus.`,
  ],
  "take-screens": ({ who, Il }) => [
    ligne`${who} ne peut pas bouger maintenant`,
    ligne`${Il} en couvre d’autres du tir au passage, et reste pour cela dans ce segment.`,
  ],
  "dig-off": ({ who }) => [
    ligne`${who} ne peut pas se retrancher`,
    ligne`Les retranchements ne font pas partie de cette bataille telle qu’elle est réglée.`,
  ],
  "dig-order": ({ who, order }) => [
    ligne`${who} ne peut pas se retrancher`,
    ligne`${order("reserve")} : seules l’infanterie et la cavalerie en Défense se retranchent.`,
  ],
  "dig-apart": ({ who, toHex }) => [
    ligne`${who} ne peut pas se retrancher${toHex}`,
    ligne`Le retranchement fait face à un hexagone voisin. Choisissez l’un des six.`,
  ],
  "dig-there": ({ who }) => [
    ligne`${who} ne peut pas se retrancher ainsi`,
    ligne`On creuse déjà dans son hexagone, ou c’est déjà fortifié de ce côté.`,
  ],
  "clear-other": ({ who }) => [
    ligne`${who} ne dégage aucun abattis`,
    ligne`L’infanterie qui est dans un abattis et n’a pas bougé peut y passer son mouvement.`,
  ],
  "exit-there": ({ who }) => [
    ligne`${who} ne peut pas quitter la carte ici`,
    ligne`Seules les sorties du scénario y mènent, à chaque camp les siennes.`,
  ],
  "exit-order": ({ who }) => [
    ligne`${who} ne peut pas quitter la carte maintenant`,
    ligne`Il faut un ordre de marche, de repli ou de retraite générale.`,
  ],
  "enter-other": ({ who, Il, e }) => [
    ligne`${who} ne peut pas entrer maintenant`,
    ligne`${Il} n’est pas encore attendu${e}, ou est déjà sur la carte.`,
  ],
  "enter-there": ({ who, atHex }) => [
    ligne`${who} ne peut pas entrer${atHex}`,
    ligne`Son groupe entre ailleurs ; là où l’ennemi barre une entrée, par les hexagones les plus proches hors de sa portée.`,
  ],
  "enter-full": ({ who, atHex, limit }) => [
    ligne`${who} ne peut pas entrer${atHex}`,
    ligne`Plus de ${limit} points de force y seraient, sans PM pour aller plus loin. L’entrée attend le tour suivant.`,
  ],
  "join-marches": ({ who, order }) => [
    ligne`${who} ne peut pas suivre`,
    ligne`${order("march")} : par la route, les unités marchent une à une. Déplacez-la à part.`,
  ],
  "join-apart": ({ who, Il }) => [
    ligne`${who} ne peut pas suivre`,
    ligne`${Il} n’est pas dans l’hexagone de qui est en route, ou suit déjà.`,
  ],
  "step-apart": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Cet hexagone est à plus d’un pas. Une marche n’y vient que si les PM, l’ordre et le terrain le permettent.`,
  ],
  "step-barred": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`La rivière est entre les deux, sans pont ni gué. Prenez un passage.`,
  ],
  "step-enemy": ({ who, toHex, enemies, several }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${enemies ?? "L’ennemi"} ${several ? "y sont" : "y est"}. Arrêtez-vous à côté, puis donnez l’assaut.`,
  ],
  "step-ford": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`L’Union ne connaît pas encore Farm Ford. On le trouve d’à côté, ou à onze heures.`,
  ],
  "step-ford-guns": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Farm Ford est trop raide pour des canons. Prenez un pont ou un autre gué.`,
  ],
  "step-post": ({ who, toHex, Il }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${Il} garde son poste dans cette bataille, et y reste.`,
  ],
  "step-turnpike": ({ who, toHex, Il }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${Il} garde les arrières de l’armée, et ne quitte ni la turnpike ni Centreville.`,
  ],
  "step-column": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`La colonne de King est étirée : elle se resserre d’abord sur la turnpike, jusqu’à 2 hexagones de l’un à l’autre.`,
  ],
  "step-tail": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`La colonne d’un ennemi en route remplit cet hexagone. Arrêtez-vous à côté, puis donnez l’assaut.`,
  ],
  "step-train": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Un de vos trains y est, et aucune unité ne partage d’hexagone avec lui. Contournez-le.`,
  ],
  "step-pinned": ({ who, Il, il }) => [
    ligne`${who} ne peut pas quitter son hexagone`,
    ligne`${Il} a commencé en zone de contrôle ennemie : ${il} n’en sort que par une retraite ou une avance.`,
  ],
  "step-leaves": ({ who, toHex, order }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${order("attack")} : une unité au contact de l’ennemi ne le quitte que par une retraite.`,
  ],
  "step-dark": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`De nuit ou sous la pluie, aucune unité n’entre en zone de contrôle ennemie.`,
  ],
  "step-uncommanded": ({ who, toHex, Il }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${Il} est hors de portée de ses chefs et n’entre pas en zone de contrôle ennemie. Ramenez son chef à 3 PM.`,
  ],
  "step-away": ({ who, toHex, Il }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${Il} est hors de portée de ses chefs, et ne bouge que vers l’un d’eux.`,
  ],
  "step-guns": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Des canons n’entrent en zone de contrôle ennemie qu’avec de l’infanterie ou de la cavalerie, ou là où il y en a.`,
  ],
  "step-order": ({ who, toHex, order }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${order("march")} : les unités restent hors des zones de contrôle ennemies.`,
  ],
  "step-defend": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Défense : aucune unité n’entre en zone de contrôle ennemie, sauf dans les hexagones qui étaient à vous à l’ordre.`,
  ],
  "step-probe": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Reconnaissance : deux unités de la formation au plus sont au contact de l’ennemi.`,
  ],
  "step-escape": ({ who, toHex, order }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${order("fall-back")} : on n’entre en zone de contrôle ennemie que si nul autre chemin n’est ouvert.`,
  ],
  "step-bivouac": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Marche : de nuit la colonne s’arrête et se resserre sur sa tête, sauf marche forcée.`,
  ],
  "step-route": ({ who, toHex, target }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Marche : chaque pas mène à ${target}, par les points de passage.`,
  ],
  "step-nearer": ({ who, toHex, order }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${order("fall-back")} : aucun pas ne mène vers l’ennemi.`,
  ],
  "step-points": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toHex}`,
    ligne`${dear(words)} Arrêtez-vous ici.`,
  ],
  "step-no-end": ({ who, toHex, order, il }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${order("attack")} : de là, ${il} ne pourrait s’arrêter nulle part selon l’ordre, le commandement et la place.`,
  ],
  "stop-full": ({ who, limit }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`L’hexagone tient ${limit} points de force, et il y en aurait plus.`,
  ],
  "stop-command": ({ who, Il, il }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${Il} serait hors de portée de ses chefs : ${il} doit finir à 3 PM de l’un d’eux.`,
  ],
  "stop-closer": ({ who, order, target }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${order("attack")} : chaque unité vient un hexagone au moins plus près de ${target}, jusqu’à 2 hexagones de l’ennemi.`,
  ],
  "stop-further": ({ who, order, target }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${order("attack")} : aucune unité ne finit plus loin de ${target} qu’au départ.`,
  ],
  "stop-delay": ({ who, target }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`Retardement : aucune unité ne finit plus loin de ${target} qu’au départ.`,
  ],
  "stop-speed": ({ who, order, il }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${order("march")} : ${il} va à l’allure de l’unité la plus lente de sa formation, tant qu’un pas mène plus loin.`,
  ],
  "stop-nearer": ({ who, order, il }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${order("fall-back")} : ${il} doit finir plus loin de l’ennemi qu’au départ, jusqu’à le perdre de vue.`,
  ],
  "stop-division": ({ who, holder }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`${holder} a son propre ordre : ses unités finissent à 2 hexagones les unes des autres.`,
  ],
  "stop-probe": ({ who }) => [
    ligne`${who} ne peut pas s’arrêter ici`,
    ligne`Reconnaissance : deux unités de la formation au plus finissent au contact de l’ennemi.`,
  ],
  "end-feed": ({ order, holder }) => [
    ligne`Le mouvement ne peut pas encore finir`,
    ligne`${order("attack")}, ${holder} : une fois le combat engagé, une unité de plus doit venir au contact à chaque tour.`,
  ],
  "end-fight": ({ order, holder }) => [
    ligne`Le mouvement ne peut pas encore finir`,
    ligne`${order("attack")}, ${holder} : une unité au moins doit s’approcher, pour que quelqu’un puisse donner l’assaut.`,
  ],
  "end-full": ({ limit, who }) => [
    ligne`Le mouvement ne peut pas encore finir`,
    ligne`Plus de ${limit} points de force dans un hexagone, et quelqu’un peut encore en partir : ${who}.`,
  ],
  "end-unmoved": ({ who, order }) => [
    ligne`Le mouvement ne peut pas encore finir`,
    ligne`${order("march")} : ${who} doit encore à l’ordre un mouvement possible. Poursuivez la marche, ou choisissez un hexagone.`,
  ],
  "end-ride": ({ leader }) => [
    ligne`Le mouvement ne peut pas encore finir`,
    ligne`${leader} doit encore un trajet à son ordre, et un chemin y mène. Poursuivez la marche, ou choisissez un hexagone.`,
  ],
  "ride-other": ({ leader }) => [
    ligne`${leader} ne peut pas chevaucher maintenant`,
    ligne`Il chevauche quand sa formation agit ; les commandants d’armée et d’aile, une fois par tour.`,
  ],
  "ride-rode": ({ leader }) => [ligne`${leader} a déjà chevauché`, ligne`Un chef ne chevauche qu’une fois.`],
  "ride-enemy": ({ leader, toHex }) => [ligne`${leader} ne peut pas aller${toHex}`, ligne`L’ennemi y est.`],
  "ride-points": ({ leader, toHex }) => [
    ligne`${leader} ne peut pas aller${toHex}`,
    ligne`C’est trop loin, ou l’ennemi est sur le chemin ; seul, il n’entre pas en zone de contrôle. Qui a donné des ordres va deux fois moins loin.`,
  ],
  "ride-anchor": ({ leader, toHex }) => [
    ligne`${leader} ne peut pas aller${toHex}`,
    ligne`Son ordre le retient : en Défense ou Retardement, il reste à 2 hexagones de l’objectif, une fois arrivé.`,
  ],
  "ride-further": ({ leader, toHex, target }) => [
    ligne`${leader} ne peut pas aller${toHex}`,
    ligne`Retardement : il ne s’éloigne pas de ${target}.`,
  ],
  "ride-progress": ({ leader, toHex, target }) => [
    ligne`${leader} ne peut pas aller${toHex}`,
    ligne`Son ordre le mène à ${target} : il doit s’en approcher.`,
  ],
  "ride-bivouac": ({ leader, toHex }) => [
    ligne`${leader} ne peut pas aller${toHex}`,
    ligne`Sa marche bivouaque pour la nuit : la tête de colonne ne bouge pas, et il ne la dépasse pas.`,
  ],
  "ride-short": ({ leader, toHex, target }) => [
    ligne`${leader} ne peut pas aller${toHex}`,
    ligne`C’est trop court. Son ordre le mène à ${target}, aussi vite que marche la plus lente de ses unités, et le chemin continue.`,
  ],
} as const satisfies Record<string, Refused>;
