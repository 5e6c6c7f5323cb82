import type { RuleWords } from "@stonebridge/kernel";
import type { ORDERS } from "../../rules/orders.ts";

/** Clauses 12.3, for readers, with their titles. The orders and what they bind to. */
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
    "Un drapeau du camp marque l’objectif, avec le marqueur de la formation caché dessous. L’autre joueur ne regarde jamais ce qu’il y a sous un drapeau.",
  ],
  "12.3-e": [
    "Drapeau du quartier général",
    "Pour le quartier général, n’importe quel marqueur neutre peut être sous le drapeau.",
  ],
  "12.3-f": [
    "Qui doit bouger, et à quelle allure",
    "Là où un ordre autre qu’Attaque, Reconnaissance et Réserve exige un mouvement, une unité doit faire au moins l’allure de la plus lente de la formation.",
  ],
  "12.3-g": [
    "Bombarder n’est pas attaquer",
    "Là où un ordre interdit d’attaquer, charges de réaction et bombardements restent permis.",
  ],
  "12.3-h": [
    "Les ordres",
    "Les ordres sont Attaque, Reconnaissance, Défense, Retardement, Marche, Repli, Retraite générale et Réserve.",
  ],
  "12.3.AT-a": [
    "Attaque : approcher",
    "Chaque tour, chaque unité doit venir au moins un hexagone plus près de l’objectif, jusqu’à être à 2 hexagones au plus d’unités ennemies.",
  ],
  "12.3.AT-b": ["Attaque : combattre", "Dès lors, des unités doivent attaquer."],
  "12.3.AT-c": [
    "Attaque : deux bombardements au plus",
    "Le bombardement suffit comme attaque pendant deux tours au plus.",
  ],
  "12.3.AT-d": [
    "Attaque : nourrir le combat",
    "Une fois des unités en zone de contrôle ennemie, d’autres doivent y entrer chaque tour, jusqu’à ce que l’objectif soit occupé ou que l’ordre ait pris fin.",
  ],
  "12.3.AT-e": [
    "Attaque : pas de demi-tour",
    "Les unités en zone de contrôle ennemie n’en sortent que par une retraite.",
  ],
  "12.3.AT-f": ["Attaque : jamais s’éloigner", "Les unités ne peuvent pas s’éloigner de l’objectif."],
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
    "Une reconnaissance en force, une démonstration ou une diversion agit comme l’Attaque, sauf ce qui suit. C’est l’ordre qui convient le mieux aux corps de cavalerie.",
  ],
  "12.3.PR-b": [
    "Reconnaissance : deux unités au contact",
    "Deux unités de la formation au plus peuvent être en zone de contrôle ennemie.",
  ],
  "12.3.PR-c": [
    "Reconnaissance : pas de renfort exigé",
    "En Reconnaissance, le nombre d’unités au contact n’a pas à augmenter.",
  ],
  "12.3.PR-d": ["Reconnaissance : revenir au bombardement", "La formation peut revenir au bombardement si elle veut."],
  "12.3.DF-a": [
    "Défense : où le contact est permis",
    "Les unités n’entrent en zone de contrôle ennemie que dans des hexagones que leur camp contrôlait quand l’ordre fut donné.",
  ],
  "12.3.DF-b": ["Défense : qui assaillir", "Seuls de tels hexagones peuvent être attaqués."],
  "12.3.DF-c": [
    "Défense : le chef s’approche",
    "Dès qu’il obéit, le chef doit aller vers l’objectif jusqu’à en être à 2 hexagones au plus.",
  ],
  "12.3.DF-d": [
    "Défense : le chef reste",
    "Quand il y est, ou que des unités ennemies l’empêchent d’approcher davantage, il ne sort de cette distance à l’objectif, ou à l’hexagone le plus proche atteint, que par une retraite.",
  ],
  "12.3.DF-e": ["Défense : chassé", "Une Défense échoue si son chef est sorti de sa distance de cette façon."],
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
    "Marche : tarifs de marche",
    "La Marche est l’un des deux ordres qui permettent les tarifs de marche des routes et chemins.",
  ],
  "12.3.MA-b": ["Marche : en avant", "Unités et chef doivent aller vers l’objectif."],
  "12.3.MA-c": [
    "Marche : la route oblige",
    "Dès la fin du deuxième tour, ils sont liés à un itinéraire : par des points nommés, chacun à 10 PM au plus du précédent, ou sinon le moins cher en PM.",
  ],
  "12.3.MA-d": [
    "Marche : arrivé",
    "L’ordre est accompli dès que le chef, ou toute unité d’une division aux ordres propres, arrive sur le marqueur de l’objectif.",
  ],
  "12.3.MA-e": [
    "Marche : arrêtée par l’ennemi",
    "Les unités s’arrêtent avant d’entrer en zone de contrôle ennemie, et l’ordre est annulé.",
  ],
  "12.3.MA-f": [
    "Marche : ce qui vient ensuite",
    "Quand l’ennemi arrête une Marche, l’ordre suivant d’une suite entre en vigueur aussitôt, ou la Défense s’il n’y en a pas.",
  ],
  "12.3.FB-a": ["Repli : s’éloigner", "Les unités doivent essayer de s’éloigner de l’ennemi."],
  "12.3.FB-b": [
    "Repli : tarifs de marche",
    "En Repli, les unités peuvent employer les tarifs de marche des routes et chemins.",
  ],
  "12.3.FB-c": [
    "Repli : par les zones ennemies",
    "En Repli, les unités peuvent quitter une zone de contrôle ennemie pour 1 PM de plus, et entrer dans une s’il le faut pour s’échapper.",
  ],
  "12.3.FB-d": ["Repli : pas d’assaut", "En Repli, les unités ne peuvent pas attaquer."],
  "12.3.FB-e": ["Repli : céder la place", "Des unités en Repli qui sont attaquées doivent se retirer d’elles-mêmes."],
  "12.3.FB-f": [
    "Repli : surprises en colonne",
    "Des unités en Repli comptent comme prises de flanc si de la cavalerie les charge ou les attaque sur une route ou un chemin.",
  ],
  "12.3.FB-g": [
    "Repli : passer en Réserve",
    "Dans toute phase de commandement où aucune unité n’est à 2 hexagones au plus de l’ennemi, l’ordre peut devenir Réserve.",
  ],
  "12.3.GR-a": [
    "Retraite générale : pour tous",
    "Une Retraite générale est envoyée à tous les subordonnés et au quartier général.",
  ],
  "12.3.GR-b": [
    "Retraite générale : envoyée et testée",
    "Une Retraite générale est testée dès qu’elle est reçue, de nuit aussi, avec une colonne de décalage à droite.",
  ],
  "12.3.GR-c": [
    "Retraite générale : comme le Repli",
    "Une Retraite générale agit comme le Repli, mais ne devient pas Réserve avant le premier tour de nuit après son envoi.",
  ],
  "12.3.GR-d": [
    "Retraite générale : quand elle est permise",
    "Une Retraite générale ne s’ordonne que si l’armée a atteint 80 % de son niveau de démoralisation.",
  ],
  "12.3.RS-a": ["Réserve : repos", "La Réserve est l’absence d’ordres. La réorganisation l’exige."],
  "12.3.RS-b": [
    "Réserve : pas de contact",
    "Les unités peuvent quitter des zones de contrôle ennemies pour 1 PM de plus, non y entrer, et n’attaquent pas.",
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
    "En Réserve, si le chef est écarté, ou si des unités de son hexagone se retirent, cela compte comme l’échec d’un ordre.",
  ],
};
