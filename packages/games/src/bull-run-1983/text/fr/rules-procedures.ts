import type { RuleWords } from "@stonebridge/kernel";
import type { PROCEDURES } from "../../rules/procedures.ts";

/** Decisions, die rolls, tables and switches, for readers, with their titles. */
export const procedures: Readonly<Record<keyof typeof PROCEDURES, RuleWords>> = {
  D01: [
    "Règles optionnelles",
    "Avant la mise en place, les deux joueurs décident des règles optionnelles. Une option est absente s’ils ne la choisissent pas.",
  ],
  D02: [
    "Mise en place confédérée",
    "Les Confédérés choisissent un hexagone pour chaque pion, les brigades formées au départ et l’un des pions de chaque batterie. Tous doivent être posés.",
  ],
  D03: ["Placer les abattis", "Les Confédérés choisissent les hexagones des quatre abattis."],
  D04: ["Pont debout ou non", "Les Confédérés décident si le pont de chevalets est debout."],
  D05: [
    "Mise en place de l’Union",
    "L’Union choisit un hexagone et un itinéraire pour chaque pion, ses brigades formées et pions de batterie et, dans le brouillard de guerre, ses leurres.",
  ],
  D06: [
    "Dégeler les siens",
    "Dans le brouillard de guerre, l’Union peut dégeler des pions à sa phase de commandement ; ce que représente un leurre va ensemble.",
  ],
  D07: [
    "Former une brigade",
    "En phase de mouvement, l’attaquant peut former des brigades et dit avec quelle infanterie, si plusieurs sommes conviennent.",
  ],
  D08: [
    "Changer le pion d’une batterie",
    "En phase de mouvement, l’attaquant peut passer chaque batterie de mobile à combat ou l’inverse avant qu’elle bouge.",
  ],
  D09: [
    "Le pas suivant",
    "À chaque pas, vous choisissez un hexagone que vous pouvez payer, ou vous arrêtez. L’ennemi et les points épuisés peuvent vous arrêter.",
  ],
  D10: [
    "Victoire automatique ou non",
    "L’attaquant choisit défenseurs et attaquants d’une victoire automatique, ou n’en fait pas.",
  ],
  D11: ["Faire entrer les renforts", "Les renforts attendus doivent entrer s’ils le peuvent ; l’ordre est à vous."],
  D12: [
    "Séparer une brigade",
    "L’un et l’autre peuvent séparer leurs brigades. Il le faut sur un gué, un pont ou un abattis, ou pour n’en perdre qu’une partie.",
  ],
  D13: [
    "Déclarer les combats",
    "L’attaquant fait groupes, paires et attaquants, ajoute les canons et fixe l’ordre. Tous ceux qui doivent combattre sont dans un combat.",
  ],
  D14: [
    "Côté d’une ligne de vue",
    "Là où une ligne de vue longe un côté, l’attaquant choisit l’hexagone qu’elle traverse.",
  ],
  D15: [
    "Choisir les pertes",
    "Le camp qui perd choisit les unités perdues, et peut d’abord séparer des brigades. Le montant est fixé.",
  ],
  D16: [
    "Mener une retraite",
    "Le propriétaire des pions qui se retirent choisit leur ordre, leurs chemins et les chefs qui suivent.",
  ],
  D17: ["Avancer ou non", "L’attaquant choisit quelles unités et quels chefs avancent, et où."],
  D18: ["La fuite d’un chef", "Le propriétaire d’un chef qui doit se retirer choisit son chemin."],
  D19: ["Enlever un abattis ou non", "L’attaquant décide pour chaque abattis qui peut l’être."],
  D20: ["Rallier", "Dès midi, l’attaquant choisit quel chef rallie et quelle unité revient, ou s’en passe."],
  D21: ["Hexagones trop pleins", "Le propriétaire d’une pile trop grande choisit les unités qui partent."],
  D22: ["Abandonner", "L’un et l’autre peuvent abandonner quand ils veulent."],
  X01: [
    "Dé de combat",
    "Un dé par combat avec attaquants adjacents et par victoire automatique, lu sur la table de combat.",
  ],
  X02: ["Dé de bombardement", "Un dé par bombardement à 1-2 ou mieux, lu sur la table de bombardement."],
  X03: ["Dé de chef", "Un dé pour chaque chef resté quand la dernière unité de son hexagone a été éliminée."],
  X04: ["Dé d’événement", "Avec les heures incertaines, un dé à chaque tour de son camp pour chaque événement proche."],
  Tb1: [
    "Table de combat",
    "Colonnes de 1-6 à 6-1. Dé 1 : AE AB2 à 1-5, AB2 à 1-3, DB2 1-2, DE DB2 1-1, puis DE. 2 : AE AB2 à 1-4, AB2 1-3, EX à 4-1, puis DB2. 3 : AB2 à 1-2, DB2 à 3-1, puis DE. 4 : AE AB2 1-6, AB2 à 2-1, DB2 à 5-1, DE 6-1. 5 : AE AB2 à 1-1, EX à 3-1, DB2 4-1, puis DE. 6 : AE AB2 à 2-1, puis DE.",
  ],
  Tb2: [
    "Table de bombardement",
    "Colonnes de 1-2 à 6-1. Dé 1 : DB2 à 1-1, puis DL1. 2 : rien jusqu’à 4-1, puis DB2. 3 : rien à 1-2, DB2 à 3-1, puis DL1. 4 : rien jusqu’à 2-1, DB2 à 5-1, DL1 à 6-1. 5 : rien jusqu’à 3-1, DB2 à 4-1, puis DL1. 6 : rien jusqu’à 2-1, puis DL1.",
  ],
  Tb3: ["Table des chefs", "Sur 1 à 3, le chef se retire de deux hexagones (LB2) ; sur 4 à 6, il est éliminé (LE)."],
  Tb4: [
    "Codes des résultats",
    "AE : l’attaquant perd les PD des défenseurs. AB2 : retraite des attaquants. DE : le défenseur perd les PD des attaquants adjacents. DB2 : retraite des défenseurs. EX : chacun perd ce qu’a le plus faible. DL1 : une unité du défenseur. LE : chef éliminé. LB2 : retraite du chef.",
  ],
  Tb5: [
    "Coûts du terrain",
    "Terrain clair, bourg, pont, pente ou sommet : 1 PM. Ruisseau ou bois : 2. Gué : 1, plus 1 pour entrer et 1 pour sortir. Abattis : 1 de plus pour entrer et 1 pour sortir. Rivière : interdite.",
  ],
  Tb6: [
    "Tarifs de marche par route",
    "Grande route : batterie 1/3 PM, autres 1/2. Petite route ou voie ferrée : batterie 1/2, autres 1. Pions de brigade : pas de tarif.",
  ],
  Tb7: [
    "Terrain au combat",
    "Moitié de la force, une fois : toute unité sur un gué ou un pont ; une batterie dans un bois, ou qui attaque dans un bois. Double : un défenseur qui domine tous les attaquants adjacents, mais non en bombardement. Un défenseur peut cumuler.",
  ],
  Tb8: [
    "Table de commandement",
    "À portée : le chef d’armée active tous les chefs, celui de division sa division, celui de brigade sa brigade, celui d’artillerie ses batteries. Dans son hexagone : chefs d’armée, de division et de brigade de l’Union tous les pions, chef de brigade confédéré son armée, chef d’artillerie les batteries de celle-ci.",
  ],
  Tb9: [
    "Arrivées",
    "Confédérés : 11 h en A18 par le rail. Union : 16 h et 18 h en CCC5. Le 20 juillet, les Confédérés arrivent à midi en A18 et A21, et à 16 h en CC35.",
  ],
  Tb10: [
    "Heures incertaines, dés",
    "Dégel : premier dé à 9 h 30, certain à 12 h. Groupe confédéré de 11 h : 10 h et 12 h 30. Groupe de l’Union de 16 h : 15 h et 17 h 30. Groupe de l’Union de 18 h : 17 h et 19 h 30.",
  ],
  Tb11: [
    "Ce que voit chaque camp",
    "Pions visibles, marqueurs, cases de ralliement, dés et déclarations sont ouverts. Des pions cachés, l’ennemi voit l’hexagone et le nombre de pions ; leur fiche est fermée tant qu’un pion est figé.",
  ],
  S1: ["Heures incertaines", "Le dégel de 10 h 30 et trois groupes de renforts dépendent de dés, pas de l’horloge."],
  S2: ["Brouillard de guerre", "L’Union aussi commence face cachée, avec des leurres, jusqu’à 10 h 30."],
  S3: ["Épuisement", "Les unités venues par R1 ne se rallient qu’une fois."],
  S4: [
    "Le 20 juillet",
    "La bataille a lieu un jour plus tôt : d’autres pions, d’autres arrivées, rien de figé, pas de marche par R1.",
  ],
};
