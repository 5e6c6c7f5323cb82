import type { RuleWords } from "@stonebridge/kernel";
import type { TURN } from "../../rules/turn.ts";

/** Clauses of chapter 4, for readers, with their titles. The turn and its actions. */
export const turn: Readonly<Record<keyof typeof TURN, RuleWords>> = {
  "4-a": [
    "Cinq phases",
    "Un tour a cinq phases, toujours dans cet ordre : commandement, jetons, action initiale, actions tirées, fin de tour avec les actions des réserves.",
  ],
  "4-b": [
    "Commandement et réorganisation",
    "Dans la première phase, les deux camps peuvent donner des ordres, les chefs testent leur obéissance aux ordres reçus, et des unités peuvent se réorganiser.",
  ],
  "4-c": [
    "Préparer les jetons",
    "Dans la deuxième phase, les commandants lancent les dés pour une action coordonnée et une action initiale, puis on met les jetons dans le gobelet.",
  ],
  "4-d": [
    "Jetons hors du gobelet",
    "Restent hors du gobelet le jeton de la formation qui a l’action initiale, ceux d’une paire coordonnée et ceux des formations en Réserve.",
  ],
  "4-e": [
    "Action initiale",
    "Dans la troisième phase, la formation qui a reçu l’action initiale, s’il y en a une, fait une action de formation entière.",
  ],
  "4-f": [
    "On tire jusqu’au dernier jeton",
    "Dans la quatrième phase, on tire un jeton et toutes les unités qu’il active font leur action ; on recommence jusqu’à vider le gobelet.",
  ],
  "4-g": [
    "Les réserves agissent",
    "Dans la cinquième phase, les deux camps activent toutes leurs unités en Réserve. Chacun lance un dé ; le plus haut agit en premier.",
  ],
  "4-h": [
    "Rétablissement, puis tour suivant",
    "Ensuite toute unité désorganisée teste son moral et se rétablit si elle réussit. Le marqueur de tour avance.",
  ],
  "4-i": ["Une fois par tour", "Une formation agit au plus une fois par tour."],
  "4.1-a": [
    "Deux formations comme une",
    "Quand un jeton d’action coordonnée sort, deux formations sont activées ensemble ; elles bougent et combattent comme si elles n’en faisaient qu’une.",
  ],
  "4.1-b": ["Jetons de la paire", "Les jetons des deux formations elles-mêmes restent sur la carte pour le montrer."],
  "4.1-c": [
    "Gagner une action coordonnée",
    "Un camp lance un dé : si celui-ci est inférieur d’au moins 2 à la valeur du commandant d’armée, le camp reçoit le jeton.",
  ],
  "4.1-d": [
    "La valeur de qui",
    "Un camp qui a plusieurs commandants d’armée en nomme un pour ce dé. Les deux formations doivent alors être sous ses ordres.",
  ],
  "4.2-a": [
    "Le dé de l’action initiale",
    "Chaque camp lance un dé et y ajoute la valeur de son commandant d’armée. Une avance d’au moins 3 gagne l’action initiale.",
  ],
  "4.2-b": [
    "N’importe laquelle, ou aucune",
    "Le gagnant peut choisir n’importe quelle formation de son camp, en Réserve aussi, ou aucune.",
  ],
  "4.2-c": [
    "Avant tout tirage",
    "Son jeton ne va pas dans le gobelet : elle agit la première du tour, avant tout tirage.",
  ],
  "4.3-a": [
    "Le commandant d’armée se déplace",
    "Un commandant d’armée peut se déplacer une fois par tour, dans n’importe quelle action de son camp.",
  ],
  "4.3-b": [
    "Le chef de formation se déplace",
    "Le chef d’une formation se déplace quand celle-ci est activée ; ceux de ses divisions aussi.",
  ],
  "4.4-a": ["Segment de bombardement", "Premier segment : l’artillerie activée peut bombarder."],
  "4.4-b": [
    "Pas de segment de charge",
    "Le segment des charges n’existe pas dans la guerre de Sécession. Là où on le joue, il vient entre bombardement et mouvement : la cavalerie activée peut charger, et être chargée à son tour.",
  ],
  "4.4-c": [
    "Segment de mouvement",
    "Ensuite les unités activées et leur chef peuvent bouger selon les ordres de la formation.",
  ],
  "4.4-d": [
    "Segment d’assaut",
    "Enfin les unités activées adjacentes à des ennemis peuvent leur donner l’assaut, selon ce que les ordres de la formation exigent ou permettent.",
  ],
  "4.4-e": [
    "Artillerie à pied qui a bombardé",
    "L’artillerie à pied qui a bombardé ne fait plus rien dans cette action.",
  ],
};
