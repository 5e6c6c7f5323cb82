import type { RuleWords } from "@stonebridge/kernel";
import type { CAMPAIGN } from "../../rules/campaign.ts";

/** Clauses 13 to 18, for readers, with their titles. Demoralisation, reorganisation, night, supply, victory. */
export const campaign: Readonly<Record<keyof typeof CAMPAIGN, RuleWords>> = {
  "13-a": [
    "Une armée démoralisée",
    "Une armée est démoralisée quand la force de ses unités détruites atteint son niveau de démoralisation.",
  ],
  "13-b": [
    "Les deux à la fois",
    "Si les deux armées l’atteignent au même instant, le camp qui n’agit pas passe en premier.",
  ],
  "13-c": [
    "Ce que cela veut dire",
    "La démoralisation d’une armée compte pour la victoire, mais n’affaiblit pas les unités comme celle d’un corps.",
  ],
  "14.1-a": [
    "Une formation démoralisée",
    "Une formation est démoralisée tant que la force entière de ses unités éliminées atteint au moins son niveau de démoralisation.",
  ],
  "14.1-b": ["Ses unités", "Ses unités ont 1 de moral et 1 de potentiel de mouvement de moins."],
  "14.1-c": ["En sortir", "Si la réorganisation ramène ses pertes au-dessous du niveau, la démoralisation prend fin."],
  "14.2-a": [
    "Plus lente à obéir",
    "Pour l’obéissance, une formation démoralisée lit C comme R4, R4 comme R5 et R5 comme R6.",
  ],
  "14.2-b": ["Plus lente à agir", "Le chef d’une formation démoralisée lit « Agit d’initiative » comme R4."],
  "14.3-a": [
    "Mauvaise compagnie",
    "Une formation démoralisée baisse de 2 le niveau de démoralisation de toute formation amie dont le chef est à 5 hexagones au plus du sien.",
  ],
  "14.3-b": ["La cavalerie est à l’abri", "Les formations de cavalerie n’en sont pas affectées."],
  "14.3-c": ["Plusieurs ensemble", "Une formation le subit une fois pour chaque chef démoralisé aussi proche."],
  "15-a": [
    "Quand des unités reviennent",
    "Les unités éliminées peuvent être réorganisées à partir du premier tour de nuit qui suit leur élimination.",
  ],
  "15-b": [
    "Au repos, hors de vue",
    "La formation des unités à réorganiser doit être en Réserve, et son chef hors de la ligne de vue étendue de toute unité ennemie.",
  ],
  "15-c": [
    "Le chef est occupé",
    "À ce tour, les unités tracent toujours leur commandement jusqu’au chef, mais il n’apporte rien d’autre.",
  ],
  "15-d": [
    "Où elles reviennent",
    "Les unités réorganisées reviennent avec la force de leur revers dans l’hexagone de leur chef, dans la limite d’empilement.",
  ],
  "15-e": ["Deux par tour", "Un chef réorganise deux unités par tour au plus."],
  "15-f": ["Faire de la place", "Les unités déjà dans l’hexagone s’écartent s’il faut de la place."],
  "15-g": [
    "Hommes démoralisés",
    "Dans un corps ou une armée démoralisés, chaque unité ne revient que sur un dé de 1 à 4 ; sinon elle est définitivement détruite. Dans les deux cas elle compte parmi les deux.",
  ],
  "15-h": [
    "Unités d’un pas",
    "Les unités d’un seul pas reviennent par paires de valeurs exactement égales : l’une revient, l’autre est définitivement retirée. Dans un corps démoralisé, toutes deux doivent faire de 1 à 4.",
  ],
  "15-i": [
    "Définitivement perdues",
    "Les unités qui ne pouvaient pas tracer de ravitaillement quand elles ont été éliminées, au combat ou par le test de 9 h, se sont rendues et ne reviennent jamais.",
  ],
  "15-j": ["Les zones coupent le ravitaillement", "Les zones de contrôle ennemies coupent le ravitaillement."],
  "16.1-a": [
    "Pas de contact la nuit",
    "Aux tours de nuit, aucune unité, pas même la cavalerie, n’entre en zone de contrôle ennemie. Les unités peuvent en sortir si leurs ordres le permettent.",
  ],
  "16.1-b": ["Pas de bombardement la nuit", "L’artillerie ne peut pas bombarder la nuit."],
  "16.1-c": [
    "Les attaques cessent à la nuit",
    "À la tombée de la nuit, toute Attaque ou Reconnaissance qui n’occupe aucune partie de son objectif échoue.",
  ],
  "16.1-d": ["Des ordres la nuit", "On peut envoyer de nouveaux ordres la nuit."],
  "16.1-e": [
    "Testés avant l’aube",
    "Les ordres reçus la nuit, sauf une Retraite générale, sont testés une heure avant la première phase de commandement de jour.",
  ],
  "16.1-f": [
    "Exécutés à l’aube",
    "Un C de ce test ne prend effet qu’au premier tour de jour. Les autres résultats agissent comme d’habitude.",
  ],
  "16.1-g": [
    "La nuit sans jetons",
    "Comme on ne combat guère la nuit, les joueurs peuvent se passer des jetons à ces tours et bouger en parallèle.",
  ],
  "16.2-a": [
    "Bivouac",
    "Les troupes en Marche s’arrêtent d’elles-mêmes la nuit : la tête de colonne fait halte, et les autres serrent jusqu’à lui être adjacentes, ou aussi près que l’empilement le permet, en piles aussi pleines que possible.",
  ],
  "16.2-b": ["Repartir à l’aube", "La marche reprend au premier tour de jour."],
  "16.2-c": ["Marche forcée", "On peut ordonner une marche forcée : elle continue toute la nuit."],
  "16.2-d": [
    "Fatigue",
    "Dès le tour de jour suivant, toute la formation subit alors tous les effets de la démoralisation, jusqu’à ce qu’elle se soit reposée.",
  ],
  "16.2-e": ["Repos", "Le repos, c’est une nuit sans marcher, ou au moins trois heures en Réserve de jour."],
  "16.2-f": [
    "Pas de repos au combat",
    "Une formation ne se repose pas tant qu’une de ses unités est au combat, en attaque ou en défense.",
  ],
  "16.2-g": ["Pas en plus de la démoralisation", "La fatigue ne s’ajoute pas à la démoralisation due aux pertes."],
  "16.2-h": ["Épuisement", "Une formation déjà fatiguée qui ne se repose pas la nuit est épuisée le lendemain matin."],
  "16.2-i": [
    "Unités épuisées",
    "Une formation épuisée a 2 de moral de moins, ses unités ne se rétablissent que sur 5 ou 6 et ne bougent que d’un hexagone, jusqu’à ce qu’elle se soit reposée.",
  ],
  "16.2-j": [
    "Fatigue d’une division",
    "La fatigue peut se suivre à part pour les divisions qui ont leurs propres ordres ; mais si une division fatiguée rejoint son corps, tout le corps est fatigué.",
  ],
  "16.2-k": ["Creuser fatigue", "Creuser des retranchements ajoute à la fatigue."],
  "16.2-l": [
    "Arriver la nuit",
    "Des renforts qui entrent la nuit bougent un tour, puis s’arrêtent. Ceux du dernier tour de nuit continuent donc sans halte et sans fatigue.",
  ],
  "17-a": [
    "Ligne de ravitaillement",
    "Le ravitaillement se trace sur cinq hexagones au plus hors route, puis par routes ou chemins jusqu’à une source.",
  ],
  "17-b": ["Ce qui la coupe", "Les unités ennemies et leurs zones de contrôle coupent le ravitaillement."],
  "17-c": [
    "Sans ravitaillement à neuf heures",
    "Une unité qui ne peut pas tracer de ravitaillement à la fin du tour de 9 h perd un pas.",
  ],
  "18-a": ["Points de victoire", "Le module dit ce qui rapporte des points de victoire."],
  "18-b": [
    "Occupation",
    "Un camp occupe un hexagone s’il y a une unité, ou s’il a été le dernier à y faire entrer ou passer une unité.",
  ],
  "18-c": [
    "Contrôle",
    "Un camp contrôle un hexagone s’il l’occupe, ou s’il a été le dernier à l’avoir dans sa zone de contrôle et non dans celle de l’ennemi.",
  ],
  "18-d": [
    "Match nul stratégique",
    "Une différence de moins de 10 % en points de victoire est un match nul stratégique.",
  ],
};
