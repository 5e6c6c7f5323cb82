import type { RuleWords } from "@stonebridge/kernel";
import type { BEGINNING } from "../../rules/beginning.ts";

/** Clauses 1 to 3, for readers, with their titles. Scope, morale, playing pieces. */
export const beginning: Readonly<Record<keyof typeof BEGINNING, RuleWords>> = {
  "1-a": [
    "Ce que le module apporte",
    "Ces règles modifient et complètent un jeu de base. Celui-ci fournit ce qu’elles ne fixent pas : carte, pions, arrivées, valeurs des unités ; ici le module s’en charge.",
  ],
  "1-b": [
    "Arrondir au plus proche",
    "Une fraction s’arrondit au nombre entier le plus proche, une moitié exacte vers le haut, sauf règle contraire.",
  ],
  "2-a": [
    "Le jeu en bref",
    "Des jetons tirés d’un gobelet disent qui bouge. Au combat, les deux camps tirent. La cavalerie ignore les zones de contrôle. Les chefs ont besoin d’ordres, mettent du temps à les suivre et peuvent s’y tromper ; ou ils agissent de leur propre initiative, ce qui est risqué.",
  ],
  "2.1-a": [
    "Formations",
    "Une formation est un corps, une division ou un autre ensemble d’unités sous un chef qui a une valeur.",
  ],
  "2.1-b": ["Un jeton active", "Chaque formation a un jeton. Quand il sort du gobelet, la formation est activée."],
  "2.2-a": ["Moral de l’infanterie et de la cavalerie", "L’infanterie et la cavalerie ont un moral de base de 4."],
  "2.2-b": ["Moral de l’artillerie", "L’artillerie a un moral de base de 5."],
  "2.2-c": ["Moral fixé par le module", "Un module peut donner à toute unité un autre moral de base."],
  "2.2-d": [
    "Un pas perdu",
    "Une unité qui a perdu un pas a 1 de moral de moins, quel que soit le nombre de pas perdus.",
  ],
  "2.2-e": ["Démoralisée", "Toute unité d’une formation démoralisée a 1 de moral de moins."],
  "2.2-f": ["Sous le feu des canons", "Dans un assaut, un camp sur lequel tire de l’artillerie a 1 de moral de moins."],
  "2.2-g": ["Attaqué de flanc", "Un défenseur attaqué de flanc a 2 de moral de moins."],
  "2.2-h": [
    "Tout s’additionne, de 1 à 5",
    "Tous les changements s’additionnent ; le résultat n’est jamais inférieur à 1 ni supérieur à 5.",
  ],
  "2.2-i": [
    "Moral de base",
    "Le moral de base est celui de l’unité entière, sans aucun changement. C’est lui que comparent les modificateurs de dés des assauts et des charges.",
  ],
  "2.3-a": [
    "Moral d’un groupe",
    "Le moral d’un groupe est le plus haut de son infanterie ; sans infanterie, le plus haut de sa cavalerie ; sans l’une ni l’autre, le plus haut de son artillerie.",
  ],
  "2.3-b": [
    "Test de moral",
    "Pour tester le moral, on lance un dé : son moral ou moins, c’est réussi. Un 6 échoue donc toujours.",
  ],
  "3.2-a": [
    "Jetons",
    "Chaque grande formation a un jeton, qui dit quand elle bouge. Chaque camp a aussi un jeton d’action coordonnée.",
  ],
  "3.3-a": ["Quartiers généraux", "Chaque commandant d’armée a un pion de quartier général."],
  "3.3-b": ["Mouvement des quartiers généraux", "Un quartier général a un potentiel de mouvement de 5."],
  "3.4-a": [
    "Marqueurs",
    "Des marqueurs montrent la désorganisation et les formations qui doivent tester leur confiance et, dans certains jeux, les forces cachées.",
  ],
  "3.5-a": [
    "Ordres par marqueurs",
    "Des marqueurs sous les chefs montrent leurs ordres. Jouer avec des ordres écrits sur papier relève d’une autre règle.",
  ],
};
