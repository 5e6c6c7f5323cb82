import type { RuleWords } from "@stonebridge/kernel";
import type { TURN } from "../../rules/turn.ts";

/** Clauses 6 to 9: initiative, Movement phases, continuation, administration, for readers, with their titles. */
export const turn: Readonly<Record<keyof typeof TURN, RuleWords>> = {
  "6-a": ["Initiative", "Les deux camps lancent un dé. Le plus haut résultat donne le premier joueur du tour."],
  "6-b": ["Initiative à égalité", "En cas d’égalité, on relance."],
  "6-c": ["Initiative au tour 1", "Au premier tour, le Nord commence sans lancer de dé."],
  "6-d": ["Offensive majeure du Nord", "Tout au début du tour, le Nord décide s’il lance son Offensive majeure."],
  "6-e": ["Offensive majeure du Sud", "Le Sud ne peut lancer la sienne que si le Nord ne la lance pas à ce tour."],
  "6-f": ["Une par partie", "Chaque camp n’a qu’une Offensive majeure par partie."],
  "6-g": ["Jamais les deux", "Il n’y a jamais deux Offensives majeures dans le même tour."],
  "6-h": ["Pas au tour 1", "Aucune Offensive majeure ne peut être lancée au tour 1."],
  "6-i": ["Offensive et initiative", "Le camp qui la lance ajoute 2 à son dé d’initiative du tour."],
  "6-j": ["Offensive et activation", "Il ajoute aussi 2 à chacun de ses dés d’activation du tour."],
  "6-k": [
    "Désigner des brigades",
    "Avant les phases de mouvement, chaque camp peut désigner des brigades en mouvement opérationnel, une longue marche en fin de tour. Le second joueur désigne d’abord.",
  ],
  "6-l": ["À portée ou non", "Une brigade désignée fait sa marche, à portée de commandement ou non."],
  "6-m": ["Marche doublée", "Cette marche a des PM doublés : 8 pour l’infanterie, 12 pour la cavalerie."],
  "6-n": [
    "Fatigue ensuite",
    "La marche se termine à Fatigue 2. La même phase en ôte un niveau : la brigade commence le tour suivant à Fatigue 1.",
  ],
  "6-o": ["Pas au contact", "Une brigade au contact de l’ennemi ne peut pas être désignée."],
  "6-p": ["Pas fatiguée", "Une brigade qui a de la Fatigue ne peut pas être désignée."],
  "6-q": ["Le Sud : 1 zone", "Le Sud désigne dans une seule zone, deux brigades au plus."],
  "6-r": ["Le Nord : 2 zones", "Le Nord désigne dans une ou deux zones, quatre brigades au plus."],
  "6-s": [
    "Perte du marqueur",
    "Si l’ennemi vient au contact d’une brigade désignée avant sa marche, elle perd son marqueur et agit normalement.",
  ],
  "7-a": [
    "Ce qui s’y passe",
    "Les brigades bougent et combattent dans les phases de mouvement. Un tour en compte de 3 à 5.",
  ],
  "7-b": ["Qui commence", "Dans chaque phase de mouvement, le premier joueur joue avant le second."],
  "7-c": [
    "Combien de brigades agissent",
    "Un dé lancé sur la table d’activation donne le nombre de brigades qui doivent agir dans cette demi-phase.",
  ],
  "7-d": ["Premier tour lent", "Au tour 1, une seule brigade agit par demi-phase, sans dé."],
  "7-e": ["L’une après l’autre", "Vous choisissez une brigade et terminez avec elle avant de choisir la suivante."],
  "7-f": [
    "Une fois par phase",
    "Une brigade peut agir dans plusieurs phases d’un tour, mais une seule fois dans chacune.",
  ],
  "7-g": [
    "Repos ou mouvement",
    "Une brigade activée se repose et perd un niveau de Fatigue, ou bien elle bouge et peut déclarer une attaque.",
  ],
  "7-h": ["Les combats à la fin", "Les attaques déclarées se jouent quand toutes vos brigades ont fini de bouger."],
  "7-i": ["Puis l’autre camp", "Après les mouvements et les combats du premier joueur, le second fait de même."],
  "7-j": ["Compte des phases", "Le marqueur de phase avance d’une case après chacune."],
  "7-k": ["Quand un QG se déplace", "Un QG peut se déplacer après les brigades et avant les combats."],
  "7-l": ["Jusqu’où va un QG", "Un QG se déplace avec 6 PM."],
  "7-m": ["Un QG évite l’ennemi", "Un QG ne peut pas aller au contact d’une brigade ennemie."],
  "7-n": ["Un QG ne force pas la marche", "Un QG ne peut pas forcer la marche."],
  "7-o": ["QG activé", "Un QG qui s’est déplacé est retourné sur sa face activée."],
  "8-a": [
    "Une quatrième phase",
    "Après 3 phases de mouvement, on lance un dé : sur 4 ou moins, il y en a une quatrième.",
  ],
  "8-b": ["Pas de quatrième phase", "Sur un résultat plus élevé, le tour passe à la phase administrative."],
  "8-c": [
    "Une cinquième phase",
    "Après une quatrième phase, on relance : sur 2 ou moins, il y en a une cinquième, qui est la dernière.",
  ],
  "8-d": ["Effet d’une offensive", "Si l’un des camps a lancé son Offensive majeure à ce tour, le dé a −1."],
  "8-e": ["Premier et derniers tours courts", "Au tour 1 et aux deux derniers tours, le dé a +2."],
  "8-f": ["Les deux comptent", "Si les deux s’appliquent, on les additionne."],
  "9-a": [
    "Marches opérationnelles",
    "La phase administrative commence par les marches opérationnelles : chaque brigade qui a gardé son marqueur fait la sienne.",
  ],
  "9-b": [
    "Une pile marche ensemble",
    "Deux brigades désignées dans une même zone marchent ensemble et finissent dans la même zone.",
  ],
  "9-c": ["Tous récupèrent", "Ensuite, chaque brigade perd un niveau de Fatigue."],
  "9-d": ["QG de nouveau disponibles", "Les QG activés sont remis sur leur face disponible."],
  "9-e": ["Retour du marqueur", "Le marqueur de phase revient au début de sa piste."],
  "9-f": ["Tour suivant", "Le marqueur de tour avance d’une case, et un nouveau tour commence."],
};
