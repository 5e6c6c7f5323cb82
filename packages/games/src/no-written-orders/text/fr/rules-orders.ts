import type { RuleWords } from "@stonebridge/kernel";
import type { ORDERS } from "../../rules/orders.ts";

/** Clauses of 12.3, for readers, with their titles. The orders and what they bind to. */
export const orders: Readonly<Record<keyof typeof ORDERS, RuleWords>> = {
  "12.3-a": [
    "Un ordre à la fois",
    "Une formation a toujours un ordre et un seul, que montre le marqueur sous son chef. Pas de marqueur veut dire Réserve.",
  ],
  "12.3-b": [
    "Objectifs",
    "Tout ordre sauf la Réserve nomme un objectif : un bourg, une route, un carrefour, une crête, un ruisseau ou le plus court chemin praticable entre deux points.",
  ],
  "12.3-c": [
    "À quelle distance",
    "L’objectif doit être à 10 PM au plus, ou s’atteindre par des routes qui commencent à 10 PM au plus.",
  ],
  "12.3-d": [
    "Drapeaux",
    "Un drapeau marque l’objectif, avec le marqueur de la formation caché dessous. L’autre joueur ne regarde jamais sous un drapeau.",
  ],
  "12.3-e": [
    "Drapeau du quartier général",
    "Pour le quartier général, n’importe quel marqueur neutre peut être sous le drapeau.",
  ],
  "12.3-f": [
    "Qui doit bouger, et à quelle allure",
    "Là où un ordre autre qu’Attaque, Reconnaissance ou Réserve exige un mouvement, une unité doit avancer au moins aussi vite que la plus lente de la formation.",
  ],
  "12.3-g": [
    "Bombarder n’est pas attaquer",
    "Là où un ordre interdit d’attaquer, les charges de réaction et les bombardements restent permis.",
  ],
  "12.3-h": [
    "Les ordres",
    "Les ordres sont Attaque, Reconnaissance, Défense, Retardement, Marche, Repli, Retraite générale et Réserve.",
  ],
  "12.3.AT-a": [
    "Attaque : approcher",
    "À chaque tour, chaque unité doit s’approcher d’au moins un hexagone de l’objectif, jusqu’à être à 2 hexagones au plus d’unités ennemies.",
  ],
  "12.3.AT-b": ["Attaque : combattre", "Dès lors, des unités doivent attaquer."],
  "12.3.AT-c": [
    "Attaque : deux bombardements au plus",
    "Un bombardement compte comme attaque pendant deux tours au plus.",
  ],
  "12.3.AT-d": [
    "Attaque : nourrir le combat",
    "Une fois des unités en zone de contrôle ennemie, d’autres doivent y entrer à chaque tour, jusqu’à ce que l’objectif soit occupé ou que l’ordre prenne fin.",
  ],
  "12.3.AT-e": [
    "Attaque : pas de demi-tour",
    "Les unités en zone de contrôle ennemie n’en sortent que par une retraite.",
  ],
  "12.3.AT-f": ["Attaque : ne pas s’éloigner", "Les unités ne peuvent pas s’éloigner de l’objectif."],
  "12.3.AT-g": [
    "Attaque : canons à distance",
    "L’artillerie peut rester hors des zones de contrôle ennemies ; mais s’il ne reste que de l’artillerie dans la formation, l’ordre échoue.",
  ],
  "12.3.AT-h": [
    "Attaque : les charges comptent",
    "Pour les formations de cavalerie, les charges comptent comme attaques.",
  ],
  "12.3.PR-a": [
    "Reconnaissance : une petite attaque",
    "Une reconnaissance en force, une démonstration ou une diversion fonctionne comme l’Attaque, sauf ce qui suit. C’est l’ordre qui convient le mieux aux corps de cavalerie.",
  ],
  "12.3.PR-b": [
    "Reconnaissance : deux unités au contact",
    "Deux unités de la formation au plus peuvent être en zone de contrôle ennemie.",
  ],
  "12.3.PR-c": [
    "Reconnaissance : pas de renfort exigé",
    "En Reconnaissance, le nombre d’unités au contact n’a pas à augmenter.",
  ],
  "12.3.PR-d": [
    "Reconnaissance : revenir au bombardement",
    "La formation peut revenir au bombardement si elle le veut.",
  ],
  "12.3.DF-a": [
    "Défense : où le contact est permis",
    "Les unités n’entrent en zone de contrôle ennemie que dans des hexagones que leur camp contrôlait quand l’ordre a été donné.",
  ],
  "12.3.DF-b": ["Défense : qui attaquer", "Seuls ces hexagones peuvent être attaqués."],
  "12.3.DF-c": [
    "Défense : le chef s’approche",
    "Dès qu’il obéit, le chef doit aller vers l’objectif jusqu’à en être à 2 hexagones au plus.",
  ],
  "12.3.DF-d": [
    "Défense : le chef reste",
    "Une fois qu’il y est, ou que des unités ennemies l’empêchent d’approcher davantage, seule une retraite peut le faire sortir de cette distance à l’objectif, ou à l’hexagone le plus proche qu’il a atteint.",
  ],
  "12.3.DF-e": ["Défense : chassé", "Une Défense échoue si une retraite fait sortir son chef de cette distance."],
  "12.3.DL-a": ["Retardement : pas plus loin", "Ni les unités ni le chef ne peuvent s’éloigner de l’objectif."],
  "12.3.DL-b": [
    "Retardement : pas de contact",
    "Les unités n’entrent pas en zone de contrôle ennemie et n’attaquent pas.",
  ],
  "12.3.DL-c": [
    "Retardement : le chef reste",
    "Une fois le chef à 2 hexagones au plus de l’objectif, seule une retraite peut l’en éloigner, et alors l’ordre échoue.",
  ],
  "12.3.MA-a": [
    "Marche : coûts de marche",
    "La Marche est l’un des deux ordres qui permettent les coûts de marche des routes et chemins.",
  ],
  "12.3.MA-b": ["Marche : en avant", "Unités et chef doivent aller vers l’objectif."],
  "12.3.MA-c": [
    "Marche : la route oblige",
    "Après le deuxième tour, unités et chef doivent suivre un itinéraire : par des points nommés, chacun à 10 PM au plus du précédent, ou sinon le moins cher en PM.",
  ],
  "12.3.MA-d": [
    "Marche : arrivé",
    "L’ordre est accompli dès que le chef, ou toute unité d’une division qui a ses propres ordres, arrive sur le marqueur de l’objectif.",
  ],
  "12.3.MA-e": [
    "Marche : arrêtée par l’ennemi",
    "Les unités s’arrêtent avant d’entrer en zone de contrôle ennemie, et l’ordre est annulé.",
  ],
  "12.3.MA-f": [
    "Marche : ce qui vient ensuite",
    "Quand l’ennemi arrête une Marche, l’ordre suivant de la suite prend effet aussitôt, ou la Défense s’il n’y en a pas.",
  ],
  "12.3.FB-a": ["Repli : s’éloigner", "Les unités doivent essayer de s’éloigner de l’ennemi."],
  "12.3.FB-b": [
    "Repli : coûts de marche",
    "En Repli, les unités peuvent utiliser les coûts de marche des routes et chemins.",
  ],
  "12.3.FB-c": [
    "Repli : par les zones ennemies",
    "En Repli, les unités peuvent quitter une zone de contrôle ennemie pour 1 PM de plus, et entrer dans une autre s’il le faut pour s’échapper.",
  ],
  "12.3.FB-d": ["Repli : pas d’assaut", "En Repli, les unités ne peuvent pas attaquer."],
  "12.3.FB-e": ["Repli : céder la place", "Des unités en Repli qui sont attaquées doivent choisir de se retirer."],
  "12.3.FB-f": [
    "Repli : surprises en colonne",
    "Des unités en Repli comptent comme prises de flanc si de la cavalerie les charge ou les attaque sur une route ou un chemin.",
  ],
  "12.3.FB-g": [
    "Repli : passer en Réserve",
    "L’ordre peut devenir Réserve dans toute phase de commandement où l’ennemi est à plus de 2 hexagones de chaque unité.",
  ],
  "12.3.GR-a": [
    "Retraite générale : pour tous",
    "Une Retraite générale est envoyée à tous les subordonnés et au quartier général.",
  ],
  "12.3.GR-b": [
    "Retraite générale : envoyée et testée",
    "Une Retraite générale est testée dès sa réception, même de nuit, avec une colonne de décalage à droite.",
  ],
  "12.3.GR-c": [
    "Retraite générale : comme le Repli",
    "Une Retraite générale fonctionne comme le Repli, mais ne devient pas Réserve avant le premier tour de nuit après son envoi.",
  ],
  "12.3.GR-d": [
    "Retraite générale : quand elle est permise",
    "Une Retraite générale ne s’ordonne que si l’armée a atteint 80 % de son niveau de démoralisation.",
  ],
  "12.3.RS-a": ["Réserve : repos", "Être en Réserve, c’est ne pas avoir d’ordre. La réorganisation l’exige."],
  "12.3.RS-b": [
    "Réserve : pas de contact",
    "Les unités peuvent quitter une zone de contrôle ennemie pour 1 PM de plus, mais pas y entrer, et n’attaquent pas.",
  ],
  "12.3.RS-c": [
    "Réserve : surprises au repos",
    "Des unités en Réserve se défendent normalement, mais avec 1 de moral de moins.",
  ],
  "12.3.RS-d": [
    "Réserve : le chef attend",
    "Le chef ne peut pas se déplacer. Les nouveaux ordres sont testés une colonne plus à droite.",
  ],
  "12.3.RS-e": [
    "Réserve : rompue",
    "En Réserve, un chef écarté ou une retraite d’unités de son hexagone compte comme l’échec d’un ordre.",
  ],
};
