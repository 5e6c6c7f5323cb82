import type { RuleWords } from "@stonebridge/kernel";
import type { PRESENTATION } from "../../rules/presentation.ts";

/** Clauses 1 to 5: what the game is, its counters and map, victory, the turn, for readers, with their titles. */
export const presentation: Readonly<Record<keyof typeof PRESENTATION, RuleWords>> = {
  "1-a": [
    "Sujet",
    "Le jeu traite de la première bataille de Bull Run, ou de Manassas, livrée le 21 juillet 1861. Un joueur mène le Nord, l’autre le Sud.",
  ],
  "1-b": [
    "Le terrain",
    "La carte couvre les deux rives du Bull Run, de Centreville à Manassas Junction. Elle est découpée en zones de formes inégales.",
  ],
  "1-c": ["Les pions", "Certains pions sont des brigades, les autres des marqueurs qui montrent un état."],
  "1-d": ["Durée d’un tour", "Chaque tour couvre une heure et quart de la journée."],
  "1-e": ["Début de la partie", "Le premier tour s’ouvre à 8 h du matin."],
  "1-f": ["Nombre de tours", "La journée dure 7 tours."],
  "1-g": ["Couleurs", "Les brigades bleues sont au Nord, les grises au Sud."],
  "1-h": ["Dés", "Tous les jets se font avec des dés ordinaires à six faces, un par joueur."],
  "2-a": [
    "Deux sortes de pions",
    "Il y a les brigades, qui bougent et combattent, et les marqueurs, qui notent quelque chose.",
  ],
  "2-b": ["Brigades", "Une brigade est un corps d’infanterie ou de cavalerie."],
  "2-c": [
    "Étoile",
    "Une étoile marque une brigade bien commandée. Elle aide au combat, en retraite et hors de portée de commandement.",
  ],
  "2-d": [
    "Potentiel de cavalerie",
    "Un nombre cerclé est la cavalerie qui va avec une brigade du Sud. Seules certaines en ont.",
  ],
  "2-e": [
    "Potentiel de combat",
    "Le nombre de gauche dit la force de la brigade : combien d’hommes, et de quelle qualité.",
  ],
  "2-f": ["Potentiel d’artillerie", "Le nombre de droite représente les canons qui vont avec la brigade."],
  "2-g": [
    "Points de mouvement",
    "Aucun pion ne porte son mouvement : l’infanterie a toujours 4 points de mouvement (PM), la cavalerie 6.",
  ],
  "2-h": ["Revers", "Une brigade qui a perdu un pas montre son revers, aux chiffres rouges et plus bas."],
  "2-i": ["Pertes suivantes", "Dès la deuxième perte, un marqueur sous le pion en tient le compte."],
  "2-j": ["Marqueurs de tour", "Un marqueur indique le tour sur la piste, un autre la phase de mouvement."],
  "2-k": ["Marqueurs de Fatigue", "Une brigade est fraîche, ou porte Fatigue 1, ou porte Fatigue 2."],
  "2-l": ["Marqueurs de pertes", "Les marqueurs de pertes portent les chiffres 1 et 2, ou 3 et 4."],
  "2-m": [
    "Autres marqueurs",
    "D’autres marqueurs montrent une attaque déclarée, un mouvement opérationnel, et la seconde zone d’une ligne étendue.",
  ],
  "2-n": [
    "Quartiers généraux",
    "Trois quartiers généraux (QG) mènent les armées : McDowell pour le Nord, Beauregard et Johnston pour le Sud.",
  ],
  "3-a": ["Zones", "Les brigades occupent des zones et vont d’une zone à la suivante."],
  "3-b": [
    "Terrain",
    "Routes, bois, collines, gués, pont, villages et hameaux sont dans les zones ou entre elles. Ils ne comptent que là où une règle de mouvement ou de combat les nomme.",
  ],
  "3-c": [
    "Zones de départ",
    "Des chiffres et des lettres sur la carte montrent où débutent les brigades dans la mise en place historique.",
  ],
  "4-a": ["Qui gagne", "À la fin de la partie, le camp qui a le plus de points de victoire a gagné."],
  "4-b": ["Égalité", "À points égaux, le Sud a gagné."],
  "4-c": [
    "Compte des pertes",
    "Chaque camp additionne les pas qu’il a perdus ; c’est l’écart entre les deux sommes qui compte.",
  ],
  "4-d": ["Écart de 3 à 5", "Si l’écart est d’au moins 3, le camp qui a perdu le moins de pas reçoit 2 points."],
  "4-e": ["Écart de 6 ou plus", "À partir d’un écart de 6, cette récompense passe à 3 points."],
  "4-f": ["Collines à points", "Qui contrôle une colline à points en tire 1 point."],
  "4-g": ["Collines de Centreville", "Les collines autour de Centreville ne rapportent rien."],
  "4-h": ["Six collines", "Six collines rapportent des points, ni plus ni moins."],
  "4-i": ["Collines au départ", "Le Nord débute avec Mountain View, le Sud avec les cinq autres collines à points."],
  "4-j": ["Les deux bases", "Manassas Junction et Centreville valent chacune 2 points à qui les contrôle."],
  "4-k": ["Bases au départ", "Au départ, chaque camp tient sa propre base."],
  "4-l": ["Contrôle", "Une zone est au camp qui y est passé le dernier, même si personne n’y est resté."],
  "4-m": ["Changement de contrôle", "Le contrôle change dès qu’une brigade entre, de quelque façon qu’elle y vienne."],
  "4-n": ["Score de l’histoire", "Comptée ainsi, la vraie bataille s’est terminée 8 à 5 pour le Sud."],
  "5-a": [
    "Déroulement du tour",
    "Un tour a quatre parties : l’initiative, les phases de mouvement, le dé qui en accorde d’autres, et l’administration à la fin.",
  ],
  "5-b": [
    "Phases de mouvement",
    "Un tour compte 3, 4 ou 5 phases de mouvement. Dans chacune, le premier joueur joue sa moitié, puis le second la sienne.",
  ],
};
