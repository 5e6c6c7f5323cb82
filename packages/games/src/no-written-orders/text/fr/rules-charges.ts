import type { RuleWords } from "@stonebridge/kernel";
import type { CHARGES } from "../../rules/charges.ts";

/** Clauses 7.7 to 7.13, for readers, with their titles. Cavalry charges, evasion, passing fire, large units. */
export const charges: Readonly<Record<keyof typeof CHARGES, RuleWords>> = {
  "7.7-a": ["Qui peut charger", "La cavalerie activée à deux hexagones au plus d’unités ennemies peut les charger."],
  "7.7-b": ["Rien entre les deux", "De deux hexagones, celui du milieu doit être vide."],
  "7.7-c": ["Terrain d’une charge", "Une charge ne traverse que terrain clair et crêtes."],
  "7.7-d": ["Dans l’hexagone même", "La cavalerie qui charge entre dans l’hexagone du défenseur."],
  "7.7-e": [
    "Le feu du défenseur",
    "L’artillerie se défend contre une charge à demi-force, l’infanterie et la cavalerie à force entière.",
  ],
  "7.7-f": ["Pertes avant le choc", "Chaque camp tire une fois. L’attaquant subit ses pertes avant de tirer."],
  "7.7-g": ["Qui gagne", "Le camp qui perd le plus de pas a perdu la charge ; à égalité le défenseur gagne."],
  "7.7-h": [
    "Le perdant se retire",
    "Le perdant se retire ; une unité qui chargeait retourne à son hexagone de départ.",
  ],
  "7.7-i": [
    "Après une charge gagnée",
    "La cavalerie qui gagne peut rester, retourner à son hexagone de départ ou poursuivre.",
  ],
  "7.7-j": [
    "Pas de pertes épargnées",
    "Quel que soit le gagnant, une retraite après une charge ne réduit jamais les pertes.",
  ],
  "7.7-k": [
    "Pas d’issue",
    "Des perdants qui ne peuvent se retirer perdent un pas de plus, et la cavalerie peut les poursuivre dans l’hexagone. Les unités qui chargent n’ont pas de zone de contrôle pour cela.",
  ],
  "7.7-l": [
    "Tous bougent, puis tous combattent",
    "Toutes les charges d’un segment vont ensemble : tous bougent, puis tous combattent. Les charges de réaction sont à part.",
  ],
  "7.7-m": [
    "Une charge par tour",
    "Une unité de cavalerie charge une fois par tour au plus, et ensuite ne bouge ni n’attaque plus du tour.",
  ],
  "7.8-a": [
    "Poursuite",
    "La cavalerie qui poursuit attaque les unités qui viennent de se retirer, sans riposte, ou tout autre ennemi adjacent comme dans une nouvelle charge.",
  ],
  "7.8-b": [
    "Poursuite contre les ordres",
    "Si le propriétaire ne veut pas poursuivre, il lance un dé pour chaque unité : au-dessus de sa valeur de poursuite, elle poursuit quand même.",
  ],
  "7.8-c": [
    "Fin de la poursuite",
    "Après une passe de poursuite, une unité s’arrête ou retourne à son tout premier hexagone.",
  ],
  "7.9-a": [
    "Charge de réaction",
    "La cavalerie à deux hexagones au plus d’un hexagone où l’ennemi entre ou qu’il traverse en marche, en charge, de réaction aussi, ou en retraite peut le charger en réaction si elle réussit un test de moral, avec 1 de plus si un chef est avec elle.",
  ],
  "7.9-b": [
    "Un test par unité",
    "Chaque unité de cavalerie teste pour elle-même, et une fois seulement par unité qui bouge.",
  ],
  "7.9-c": [
    "Réagir ensemble",
    "Si plusieurs unités réagissent contre une unité dans un même hexagone, elles attaquent ensemble.",
  ],
  "7.9-d": ["Continuer ensuite", "Une unité en marche qui gagne un tel combat peut poursuivre sa marche."],
  "7.10-a": [
    "Répétition contre une charge",
    "L’infanterie à armes à répétition n’est pas divisée par deux contre une charge.",
  ],
  "7.10-b": [
    "Carré",
    "S’il y a de l’infanterie dans l’hexagone visé et qu’aucune n’est désorganisée, les défenseurs testent leur moral : s’ils réussissent, la force de la charge est divisée par deux.",
  ],
  "7.10-c": [
    "Charge de flanc",
    "La charge est doublée si le défenseur était déjà adjacent à des amis des chargeurs et qu’il est chargé d’un autre hexagone. Les défenseurs d’un bourg en sont exempts.",
  ],
  "7.10-d": ["Coup de revers", "Une charge de réaction est doublée contre de la cavalerie qui poursuit ou se retire."],
  "7.10-e": [
    "Le moral dans une charge",
    "La différence de moral de base modifie les dés d’une charge comme dans un assaut, mais non quand l’artillerie défend seule ou bombarde.",
  ],
  "7.11-a": [
    "Se dérober",
    "La cavalerie ou l’artillerie à cheval attaquée peut se dérober d’un hexagone, sauf si elle a commencé le tour en zone de contrôle ennemie ou si de la cavalerie participe à l’attaque.",
  ],
  "7.11-b": [
    "La cavalerie rompt le combat",
    "Dans un assaut, un camp composé seulement de cavalerie et qui est touché peut décider de se retirer avant de tester son moral.",
  ],
  "7.11-c": [
    "Pertes divisées par deux",
    "Quand la cavalerie rompt le combat, les pertes des deux camps sont divisées par deux ; une perte de 1 devient nulle.",
  ],
  "7.12-a": [
    "Tir au passage",
    "Quand une unité ou une pile va d’un hexagone de la zone de contrôle d’une pile ennemie à un autre de la même pile, toutes les unités de celle-ci peuvent tirer sur elle à demi-force.",
  ],
  "7.12-b": [
    "Touché au passage",
    "Un coup au but oblige les unités qui passent à tester leur retraite comme après un assaut.",
  ],
  "7.13-a": [
    "Couvert par des amis",
    "Le tir au passage ne touche pas une unité qui ne fait que traverser le premier des deux hexagones, si une unité amie y reste pendant tout le segment de mouvement.",
  ],
  "7.13b-a": [
    "Encore les grandes unités",
    "La règle des unités à trois pas est imprimée ici une seconde fois, mot pour mot comme en 6.2.",
  ],
  "7.13b-b": [
    "Tous les dés à la fois",
    "On peut lancer tous les dés d’un combat à la fois, tests de moral compris : trois pour un tir au passage, six pour un assaut. Cela ne vaut pas là où la cavalerie peut se retirer selon 7.11-b.",
  ],
};
