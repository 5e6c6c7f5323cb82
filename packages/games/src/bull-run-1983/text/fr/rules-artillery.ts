import type { RuleWords } from "@stonebridge/kernel";
import type { ARTILLERY } from "../../rules/artillery.ts";

/** Clauses 9 and 10, for readers, with their titles. Artillery and automatic victory. */
export const artillery: Readonly<Record<keyof typeof ARTILLERY, RuleWords>> = {
  "9.1-a": [
    "Pion mobile, pion de combat",
    "Une batterie a un pion mobile et un pion de combat ; un seul est en jeu. Si l’un est éliminé, les deux sont perdus.",
  ],
  "9.11-a": [
    "Seuls les facteurs changent",
    "Les deux pions ne diffèrent que par leurs facteurs. Tous deux empruntent routes, gués et abattis, et tous deux tirent à longue portée.",
  ],
  "9.12-a": [
    "Retourner une batterie",
    "Une batterie ne se retourne qu’en phase de mouvement de son camp, avant de bouger et une fois par phase, ou à la mise en place. Elle peut être inactive ou au contact, et bouger ensuite si elle est active.",
  ],
  "9.2-a": [
    "Tir à longue portée",
    "Les batteries tirent jusqu’à 3 hexagones, hors de zone de contrôle ennemie et dans leur propre phase de combat seulement. Ce tir ne défend jamais et n’entre pas dans une victoire automatique.",
  ],
  "9.3-a": [
    "Ligne de vue",
    "Une batterie a besoin d’une ligne droite libre, de centre à centre, vers chaque cible. Si elle longe un côté, l’attaquant choisit par lequel des deux hexagones elle passe.",
  ],
  "9.31-a": [
    "Ce qui la bloque",
    "Une unité de combat de l’un ou l’autre camp, un bois ou un côté de crête sur la ligne la bloque.",
  ],
  "9.31-b": ["Unités en contrebas", "Les unités sur un gué, un pont ou un ruisseau ne bloquent pas la ligne."],
  "9.31-c": [
    "Les deux bouts",
    "Bois et unités dans l’hexagone de la batterie ou de la cible ne bloquent pas la ligne.",
  ],
  "9.32-a": [
    "Par-dessus sa propre crête",
    "Si la ligne franchit une crête et que la batterie ou la cible est sur le sommet de cette crête, elle est libre, quoi qu’il y ait d’autre dessus.",
  ],
  "9.4-a": [
    "Déclaré avec le reste",
    "Le tir à longue portée se déclare avec les autres attaques. Une batterie attaque une fois et ajoute son facteur d’attaque comme si elle était adjacente.",
  ],
  "9.41-a": [
    "Pas au contact",
    "Une batterie en zone de contrôle ennemie au début de la phase de combat doit attaquer ses voisins et ne tire pas à longue portée.",
  ],
  "9.42-a": [
    "Tout le groupe",
    "Une batterie à longue portée ne se joint à d’autres que contre le même groupe exactement, et en attaque chaque unité.",
  ],
  "9.43-a": ["À portée de tous", "Chaque unité du groupe doit être à portée et dans sa ligne de vue."],
  "9.5-a": [
    "Tir de soutien",
    "Un tir à longue portée sur un groupe que des unités adjacentes attaquent aussi est un tir de soutien. Il ajoute son facteur d’attaque, mais ses PD n’ajoutent rien aux pertes.",
  ],
  "9.51-a": [
    "La moitié au plus",
    "Le soutien ne compte pas pour plus que les attaquants adjacents, terrain compris. Le surplus peut tirer mais n’ajoute rien. Les batteries adjacentes n’ont pas cette limite.",
  ],
  "9.52-a": [
    "Le soutien est à l’abri",
    "AE, EX et AB2 ne touchent pas les batteries en soutien : elles ne se retirent jamais et ne sont jamais perdues.",
  ],
  "9.6-a": [
    "Bombardement",
    "Une attaque menée uniquement à longue portée est un bombardement. Elle se lit sur la table de bombardement, avec le rapport habituel.",
  ],
  "9.61-a": [
    "Si personne ne peut attaquer",
    "On ne bombarde qu’une cible qu’aucune unité adjacente ne peut attaquer. Toute autre doit être attaquée par un voisin, et un tir lointain n’y est que soutien.",
  ],
  "9.61-b": [
    "Voisins qui ne comptent pas",
    "Les unités qui ont avancé ou livré une victoire automatique ce tour n’empêchent pas le bombardement.",
  ],
  "9.61-c": [
    "Pas de diversion au canon seul",
    "Le tir lointain seul ne fait pas d’attaque de diversion. Chaque défenseur au contact doit être attaqué par un voisin si c’est possible.",
  ],
  "9.62-a": [
    "Choisir ses cibles",
    "On ne bombarde que des unités. On en choisit à son gré dans un hexagone, mais un pion de brigade seulement en entier.",
  ],
  "9.63-a": ["Pas de doublement", "Aucune unité n’est doublée dans un bombardement. La division par deux s’applique."],
  "9.64-a": [
    "Il réveille les chefs",
    "Un bombardement active tous les chefs des hexagones visés, mais pas les cibles.",
  ],
  "9.7-a": [
    "Canons qui attaquent et bois",
    "Une batterie qui attaque est divisée par deux si elle est dans un bois ou si l’une de ses cibles y est, de près comme de loin.",
  ],
  "9.8-a": [
    "Canons qui défendent et bois",
    "Une batterie qui défend n’est divisée que si elle est elle-même dans un bois.",
  ],
  "10.1-a": [
    "Victoire automatique",
    "À 8-1 ou mieux en phase de mouvement, l’attaquant peut combattre aussitôt, avant de bouger d’autres pions.",
  ],
  "10.2-a": [
    "Adjacents à tous, sans tir lointain",
    "Aucun tir lointain n’y entre, et chaque attaquant doit être adjacent à tous les défenseurs.",
  ],
  "10.3-a": ["8-1, pas davantage", "Il faut 8-1. D’autres unités à côté des défenseurs peuvent ne pas y participer."],
  "10.4-a": [
    "Tous ses voisins",
    "Chacun de ses attaquants doit attaquer tout ennemi voisin. Les défenseurs d’un hexagone sont donc toujours pris ensemble.",
  ],
  "10.4-b": [
    "D’autres peuvent en prendre moins",
    "D’autres attaquants peuvent n’en prendre que certains, s’ils ne sont à côté que de ceux-là.",
  ],
  "10.5-a": [
    "Son résultat",
    "Elle se lit dans la colonne 6-1. Ses attaquants peuvent avancer ; après quoi ils n’attaquent plus, leur zone de contrôle n’oblige à rien et n’empêche aucun bombardement. Une avance sur un gué compte dans ses 8 PD.",
  ],
  "10.6-a": [
    "Ensuite",
    "Un défenseur qui survit garde sa zone de contrôle là où il va. Les pions qui n’ont ni bougé ni attaqué peuvent encore bouger ; pas ceux de la victoire automatique.",
  ],
  "10.7-a": [
    "Encore",
    "Les pions qui entrent dans la zone de contrôle d’un survivant s’arrêtent, et il doit être attaqué à nouveau : par d’autres victoires automatiques, autant qu’on veut, ou une fois en phase de combat.",
  ],
};
