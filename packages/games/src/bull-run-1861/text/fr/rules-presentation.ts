import type { RuleWords } from "@stonebridge/kernel";
import type { PRESENTATION } from "../../rules/presentation.ts";

/** Clauses 1 to 5: what the game is, its counters and map, victory, the turn, for readers, with their titles. */
export const presentation: Readonly<Record<keyof typeof PRESENTATION, RuleWords>> = {
  "1-a": [
    "Sujet",
    "Le jeu simule la première bataille de Bull Run, ou de Manassas, livrée le 21 juillet 1861. Un joueur commande le Nord, l’autre le Sud.",
  ],
  "1-b": [
    "Le terrain",
    "La carte couvre les deux rives du Bull Run, de Centreville à Manassas Junction. Elle est divisée en zones de forme irrégulière.",
  ],
  "1-c": ["Les pions", "Un pion est soit une brigade, soit un marqueur qui indique un état."],
  "1-d": ["Durée d’un tour", "Un tour représente une heure et quart."],
  "1-e": ["Début de la partie", "Le premier tour commence à 8 h du matin."],
  "1-f": ["Nombre de tours", "La partie dure 7 tours."],
  "1-g": ["Couleurs", "Les brigades du Nord sont bleues, celles du Sud grises."],
  "1-h": ["Dés", "Tous les jets se font avec des dés à six faces, un par joueur."],
  "2-a": ["Deux sortes de pions", "Les brigades bougent et combattent ; les marqueurs ne servent qu’à noter un état."],
  "2-b": ["Brigades", "Un pion de brigade est une brigade d’infanterie ou de cavalerie."],
  "2-c": [
    "Étoile",
    "Une étoile signale une brigade particulièrement bien commandée. Elle aide au combat, en retraite et hors de portée de commandement.",
  ],
  "2-d": [
    "Potentiel de cavalerie",
    "Un nombre cerclé est la cavalerie rattachée à une brigade du Sud. Seules certaines en ont.",
  ],
  "2-e": [
    "Potentiel de combat",
    "Le nombre de gauche est la force de combat : l’effectif de la brigade et sa qualité.",
  ],
  "2-f": ["Potentiel d’artillerie", "Le nombre de droite est l’artillerie rattachée à la brigade."],
  "2-g": [
    "Points de mouvement",
    "Le mouvement n’est pas imprimé sur les pions : l’infanterie a toujours 4 points de mouvement (PM), la cavalerie 6.",
  ],
  "2-h": ["Revers", "Après sa première perte, une brigade montre son revers, aux chiffres rouges et plus faibles."],
  "2-i": ["Pertes suivantes", "À partir de la deuxième perte, un marqueur sous le pion en tient le compte."],
  "2-j": ["Marqueurs de tour", "Un marqueur indique le tour sur la piste, un autre la phase de mouvement."],
  "2-k": ["Marqueurs de Fatigue", "Une brigade est fraîche, à Fatigue 1 ou à Fatigue 2."],
  "2-l": ["Marqueurs de pertes", "Les marqueurs de pertes portent les chiffres 1 et 2, ou 3 et 4."],
  "2-m": [
    "Autres marqueurs",
    "D’autres marqueurs indiquent une attaque déclarée, un mouvement opérationnel ou la seconde zone d’une ligne étendue.",
  ],
  "2-n": [
    "Quartiers généraux",
    "Trois quartiers généraux (QG) commandent les armées : McDowell pour le Nord, Beauregard et Johnston pour le Sud.",
  ],
  "3-a": ["Zones", "Les brigades occupent des zones et se déplacent de zone en zone."],
  "3-b": [
    "Terrain",
    "Routes, bois, collines, gués, pont, villages et hameaux se trouvent dans les zones ou entre elles. Ils ne comptent que si une règle de mouvement ou de combat les cite.",
  ],
  "3-c": [
    "Zones de départ",
    "Les chiffres et les lettres de la carte indiquent où débutent les brigades dans la mise en place historique.",
  ],
  "4-a": ["Qui gagne", "À la fin de la partie, le camp qui a le plus de points de victoire gagne."],
  "4-b": ["Égalité", "À égalité de points, le Sud gagne."],
  "4-c": ["Compte des pertes", "Chaque camp compte les pas qu’il a perdus ; c’est l’écart entre les deux qui compte."],
  "4-d": ["Écart de 3 à 5", "Si l’écart est d’au moins 3, le camp qui a le moins de pertes reçoit 2 points."],
  "4-e": ["Écart de 6 ou plus", "Si l’écart est d’au moins 6, ce camp en reçoit 3 à la place."],
  "4-f": ["Collines à points", "Chaque colline à points donne 1 point au camp qui la contrôle."],
  "4-g": ["Collines de Centreville", "Les collines autour de Centreville ne rapportent rien."],
  "4-h": ["Six collines", "Six collines exactement rapportent des points."],
  "4-i": ["Collines au départ", "Le Nord débute avec Mountain View, le Sud avec les cinq autres collines à points."],
  "4-j": ["Les deux bases", "Manassas Junction et Centreville donnent chacune 2 points au camp qui les contrôle."],
  "4-k": ["Bases au départ", "Au départ, chaque camp contrôle sa propre base."],
  "4-l": ["Contrôle", "Une zone appartient au dernier camp qui l’a traversée, même s’il n’y a laissé personne."],
  "4-m": ["Changement de contrôle", "Le contrôle change dès qu’une brigade entre, quel que soit son mouvement."],
  "4-n": ["Score de l’histoire", "Selon ces règles, la bataille historique s’est terminée 8 à 5 pour le Sud."],
  "5-a": [
    "Déroulement du tour",
    "Un tour a quatre parties : l’initiative, les phases de mouvement, le jet de continuation et la phase administrative.",
  ],
  "5-b": [
    "Phases de mouvement",
    "Un tour compte 3, 4 ou 5 phases de mouvement. Dans chacune, le premier joueur joue sa demi-phase, puis le second la sienne.",
  ],
};
