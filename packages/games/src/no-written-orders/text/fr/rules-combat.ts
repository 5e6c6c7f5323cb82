import type { RuleWords } from "@stonebridge/kernel";
import type { COMBAT } from "../../rules/combat.ts";

/** Clauses 7.1 to 7.6, for readers, with their titles. Fire, assault, retreat, advance. */
export const combat: Readonly<Record<keyof typeof COMBAT, RuleWords>> = {
  "7.1-a": [
    "Un jet de combat",
    "Dans tout combat, on additionne la force des unités qui tirent pour trouver la ligne de la table de tir ; deux dés donnent alors le nombre de coups au but.",
  ],
  "7.1-b": [
    "Attaquant et défenseur",
    "L’attaquant est le camp qui engage le combat : les unités activées dans un assaut ou un bombardement, la cavalerie qui charge dans une charge. L’autre camp est le défenseur.",
  ],
  "7.1-c": [
    "Le propriétaire choisit qui est touché",
    "Quand plusieurs unités sont visées, leur propriétaire choisit lesquelles subissent les coups au but, dans les limites des deux clauses suivantes.",
  ],
  "7.1-d": [
    "Le premier coup à l’infanterie",
    "Le premier coup au but doit toucher une unité d’infanterie s’il y en a une.",
  ],
  "7.1-e": [
    "Les unités entamées d’abord",
    "Les coups au but doivent toucher des unités déjà entamées tant qu’il y en a.",
  ],
  "7.1-f": [
    "Modificateurs et pourcentages",
    "Dans certains cas, les dés ont un modificateur, ou la force de tir change d’un pourcentage.",
  ],
  "7.1-g": ["Additionner, réduire, arrondir", "On additionne d’abord les forces réduites, puis on arrondit."],
  "7.1-h": [
    "Plus de 24",
    "Une force de plus de 24 se lit en deux fois, 24 puis le reste, avec les mêmes dés ; les coups au but s’additionnent.",
  ],
  "7.1-i": [
    "Ce que veut dire éliminer",
    "Une unité éliminée n’est pas anéantie mais hors de combat pour un temps : elle peut revenir par réorganisation. Une unité entamée ne retrouve jamais sa face entière.",
  ],
  "7.2-a": [
    "Un coup, un pas",
    "Chaque coup au but coûte un pas : l’unité est retournée, ou éliminée s’il ne lui reste pas de pas.",
  ],
  "7.3-a": [
    "Une passe d’assaut",
    "Après le mouvement, les unités activées peuvent livrer une passe d’assaut aux ennemis adjacents. Elle représente le tir comme le corps à corps.",
  ],
  "7.3-b": ["Pas par une rivière sans pont", "On ne donne pas l’assaut à travers un côté de grande rivière sans pont."],
  "7.3-c": [
    "Pertes simultanées",
    "Les pertes des deux camps s’appliquent en même temps, sauf si la clause suivante dit autre chose.",
  ],
  "7.3-d": [
    "Le défenseur tire en premier",
    "Si une pile attaquante est venue au contact dans ce segment depuis un hexagone non adjacent que le défenseur avait en ligne de vue, celui-ci peut tirer sur elle en premier.",
  ],
  "7.3-e": [
    "Pertes avant la riposte",
    "Quand le défenseur tire en premier, les pertes de l’attaquant s’appliquent avant qu’on compte sa force et qu’il tire.",
  ],
  "7.3-f": ["Déjà au contact", "Le tir sur une pile qui contient une unité déjà adjacente est simultané."],
  "7.3-g": [
    "Qui doit donner l’assaut",
    "L’infanterie et la cavalerie en Attaque ou en Reconnaissance, dans la zone de contrôle d’unités ennemies, doivent donner l’assaut.",
  ],
  "7.3-h": ["Qui peut donner l’assaut", "Toutes les autres unités choisissent, si leurs ordres permettent un assaut."],
  "7.3-i": [
    "Plusieurs piles contre une",
    "Plusieurs piles peuvent attaquer une même pile. Celle-ci tire alors sur toutes à la fois, et toutes les piles attaquantes testent leur moral en un seul groupe.",
  ],
  "7.3-j": ["Une cible par pile", "Une pile n’attaque qu’une seule pile."],
  "7.3-k": [
    "Aucun ennemi oublié",
    "Une pile ne se joint pas à l’assaut contre une pile déjà attaquée si une autre pile ennemie adjacente reste alors sans assaut dans ce segment.",
  ],
  "7.3-l": [
    "La classe la plus forte d’abord",
    "Quand plusieurs piles adjacentes ne sont pas encore attaquées, une pile avec infanterie doit prendre la première dans cet ordre : fort, pile avec infanterie, cavalerie, artillerie, quartier général.",
  ],
  "7.3-m": [
    "La cavalerie attaque à moitié",
    "Dans un assaut, la force de la cavalerie est additionnée, divisée par deux et arrondie au plus proche.",
  ],
  "7.4-a": [
    "Test de retraite",
    "Après la passe, chaque camp touché teste son moral. S’il échoue, ses unités dans ce combat reculent d’un hexagone.",
  ],
  "7.4-b": ["Qui n’a pas de canons d’abord", "Si un seul camp avait de l’artillerie, l’autre teste en premier."],
  "7.4-c": [
    "Sinon l’attaquant d’abord",
    "Si les deux camps avaient de l’artillerie, ou aucun, l’attaquant teste en premier.",
  ],
  "7.4-d": ["Un seul camp se retire", "Si le premier camp se retire, le second ne teste pas."],
  "7.4-e": [
    "Élimination n’est pas retraite",
    "Si le premier camp a été anéanti, ce n’est pas une retraite : l’autre teste quand même.",
  ],
  "7.4-f": ["La retraite désorganise", "Les unités qui se retirent sont désorganisées."],
  "7.4-g": [
    "L’artillerie à pied est perdue",
    "L’artillerie à pied ne peut pas se retirer : elle est détruite, en attaque comme en défense.",
  ],
  "7.4-h": [
    "Capturée pour de bon",
    "Si une unité ennemie avance ensuite dans son hexagone, l’artillerie est définitivement perdue.",
  ],
  "7.4-i": [
    "Retraite dans un hexagone plein",
    "Si une pile en retraite fait dépasser la limite d’empilement d’un hexagone, toutes les unités de cet hexagone sont désorganisées.",
  ],
  "7.4-j": ["Retraite en zone de contrôle", "Une retraite en zone de contrôle ennemie attire un tir au passage."],
  "7.4-k": [
    "Pas de retraite choisie",
    "Personne ne choisit de se retirer d’un combat, sauf la cavalerie selon 7.11-a et 7.11-b et les unités que le Repli y oblige.",
  ],
  "7.5-a": [
    "Avance d’une unité",
    "Si un assaut vide l’hexagone visé et que les attaquants n’ont pas reculé, une de leurs unités peut y avancer.",
  ],
  "7.5-b": ["Zones ignorées en avance", "Une avance ignore les zones de contrôle."],
  "7.5-c": ["Avec un chef, la pile", "Si un chef est avec une pile attaquante, toute la pile et lui peuvent avancer."],
  "7.5-d": [
    "D’une division, la pile",
    "Les unités d’une même division empilées ensemble peuvent toutes avancer sans chef.",
  ],
  "7.5-e": ["Pas d’artillerie seule en avance", "L’artillerie n’avance qu’avec une unité d’une autre arme."],
  "7.6-a": ["Fusils rayés", "Les unités à fusils rayés, le cas normal, tirent à leur force normale."],
  "7.6-b": [
    "Armes à répétition",
    "Les unités à armes à répétition gagnent 50 % quand elles tirent sur une pile où il y a de l’artillerie ou des unités à fusils rayés.",
  ],
  "7.6-c": [
    "Répétition qui tire d’abord",
    "Les unités à armes à répétition gagnent aussi 50 % quand les pertes de l’ennemi s’appliquent avant qu’il tire.",
  ],
  "7.6-d": ["Désorganisées, à demi-force", "Une unité désorganisée au début du segment d’assaut tire à demi-force."],
  "7.6-e": [
    "Attaque de flanc",
    "Si deux unités attaquent par des côtés que sépare au moins un côté, l’attaquant gagne 50 % de force et le défenseur a 2 de moral de moins.",
  ],
  "7.6-f": [
    "Bourgs et forts n’ont pas de flanc",
    "Les défenseurs des bourgs et des forts ne peuvent pas être pris de flanc.",
  ],
  "7.6-g": [
    "Terrain",
    "Le terrain réduit l’attaquant selon la table TT. Les forces de même pourcentage s’additionnent, puis on arrondit au plus proche.",
  ],
  "7.6-h": [
    "Différence de moral",
    "On soustrait le moral de base du défenseur de celui de l’attaquant. L’attaquant ajoute la différence à ses dés, le défenseur la soustrait des siens.",
  ],
  "7.6-i": [
    "Pas contre des canons seuls",
    "Quand un camp n’a que de l’artillerie, la différence de moral ne modifie aucun des deux jets.",
  ],
};
