import type { RuleWords } from "@stonebridge/kernel";
import type { PRESENTATION } from "../../rules/presentation.ts";

/** Clauses PP, OB, MAP and SP, for readers, with their titles. Playing pieces, order of battle cards, the map and the summary of play. */
export const presentation: Readonly<Record<keyof typeof PRESENTATION, RuleWords>> = {
  "PP1-a": [
    "Sortes de pions",
    "Il y a des chefs, des unités de combat, et des marqueurs pour le pont de chevalets, les abattis et les pions qui ne bougent pas.",
  ],
  "PP2-a": [
    "Facteur de mouvement",
    "Le facteur de mouvement d’un chef ou d’une unité dit combien de points de mouvement (PM) il peut dépenser par tour.",
  ],
  "PP2-b": [
    "Brigades et divisions",
    "Chefs et unités appartiennent à des brigades ou à des bataillons d’artillerie. Dans le camp de l’Union, les brigades font aussi partie de divisions.",
  ],
  "PP2-c": [
    "Code du pion",
    "Le code imprimé sur un pion indique sa brigade et sa division. Un pion sans code n’appartient à aucune brigade.",
  ],
  "PP2.1-a": [
    "Unités de combat",
    "L’infanterie, la cavalerie et les batteries sont des unités de combat. Chacune a un facteur d’attaque et un facteur de défense.",
  ],
  "PP2.1-b": [
    "Deux pions par batterie",
    "Chaque batterie a deux pions. Un seul est sur la carte ; l’autre attend sur la fiche.",
  ],
  "PP2.2-a": [
    "Chefs",
    "Un chef commande une armée, une division, une brigade ou un bataillon d’artillerie. Des symboles sur son pion montrent son rang.",
  ],
  "PP2.3-a": [
    "Pions de brigade",
    "Chaque brigade a un pion de brigade, qui prend la place de son chef et d’une partie de son infanterie. Jusque-là, il reste hors de la carte.",
  ],
  "PP2.4-a": [
    "Deux armées confédérées",
    "Les pions confédérés sont de l’armée du Potomac (gris) ou de l’armée de la Shenandoah (beige). Le commandement de l’une à l’autre est limité.",
  ],
  "PP2.4-b": [
    "Johnston et Beauregard",
    "Johnston et Beauregard comptent chacun comme membres des deux armées confédérées.",
  ],
  "PP3-a": ["Marqueurs STOP", "Un marqueur STOP est posé sur un pion qui ne peut pas bouger ce tour."],
  "PP4-a": [
    "Abattis et pont de chevalets",
    "Les abattis peuvent être enlevés en cours de partie. Le sort du pont de chevalets se décide à la mise en place, pour toute la partie.",
  ],
  "PP5-a": [
    "Pions des options",
    "Les pions d’une règle optionnelle restent hors du jeu tant que l’option n’est pas choisie.",
  ],
  "OB1-a": [
    "Fiches d’ordre de bataille",
    "La fiche de chaque camp donne ses pions brigade par brigade. Seuls les renforts sont à part, si bien qu’une brigade peut être partagée.",
  ],
  "OB2-a": [
    "Sur la carte dès le début",
    "Les pions de la zone AT START et les marqueurs de terrain commencent sur la carte.",
  ],
  "OB2-b": [
    "Deux sections de l’Union",
    "La zone AT START de l’Union a une section pour la 3e division et une pour les autres ; leurs limites de mise en place diffèrent un peu.",
  ],
  "OB2-c": ["Section figée", "La zone AT START des Confédérés se partage entre pions figés au début et pions libres."],
  "OB3-a": ["Où attendent les pions de brigade", "Un pion de brigade qui n’est pas formé reste sur la fiche."],
  "OB4-a": [
    "Où attendent les pions de batterie",
    "Chaque batterie a sur la fiche une case pour le pion qui n’est pas sur la carte.",
  ],
  "OB5-a": ["Où attendent les renforts", "Les renforts restent sur la fiche jusqu’à leur tour."],
  "OB6-a": [
    "Ce que fait chaque sorte",
    "L’infanterie couvre une batterie, forme la brigade, enlève les abattis et sert au ralliement. Une batterie couvre l’infanterie et tire de loin. Un chef actif en active d’autres ; un chef de brigade forme et rallie aussi. La cavalerie n’a pas de fonction spéciale.",
  ],
  "MAP1-a": ["Terrain d’un hexagone", "La légende dit ce que fait le terrain de chaque hexagone."],
  "MAP1.1-a": [
    "D’un hexagone au voisin",
    "Un pion est toujours dans un seul hexagone et ne passe qu’à un hexagone voisin.",
  ],
  "MAP1.1-b": [
    "Hexagones du bord",
    "Un hexagone incomplet au bord de la carte ne se joue que s’il porte une coordonnée.",
  ],
  "MAP1.1-c": [
    "Sortir de la carte",
    "Un pion qui quitte la carte, ou entre dans un hexagone sans coordonnée, est hors du jeu. Aucun pion ne peut en sortir volontairement.",
  ],
  "MAP1.2-a": ["Cases de ralliement", "Les cases de ralliement contiennent les unités éliminées qui peuvent revenir."],
  "MAP2-a": [
    "Hexagones de rivière",
    "Un hexagone qui contient une partie de rivière est un hexagone de rivière, sauf s’il a un gué ou un pont. Peu importe que la rivière ne fasse qu’y finir.",
  ],
  "MAP2.1-a": ["Hexagones de pont", "Un hexagone avec un pont est un hexagone de pont, et non de rivière."],
  "MAP2.2-a": [
    "Hexagones de gué",
    "Là où une route entre dans une rivière, l’hexagone est un gué, et non un hexagone de rivière.",
  ],
  "MAP2.2-b": [
    "Gués sans nom",
    "JJ10, II11 et JJ15 sont des gués du Cub Run qui ne portent pas de nom. Tous les autres gués sont nommés sur la carte.",
  ],
  "MAP2.3-a": [
    "Le Bull Run",
    "Le Bull Run va de O1 à TT34. À l’est, c’est le côté de l’Union, avec Centreville ; à l’ouest, celui des Confédérés, avec Manassas.",
  ],
  "MAP2.3-b": ["Le Cub Run", "Le Cub Run va de KK5 à II18. KK5 est de la rivière, KK4 n’en est pas."],
  "MAP2.3-c": ["Le Catharpin Creek", "Le Catharpin Creek va de I4 à Q4. I4 est de la rivière, I5 n’en est pas."],
  "MAP3-a": [
    "Hexagones de ruisseau",
    "Un hexagone touché par un ruisseau est un hexagone de ruisseau s’il n’est pas de rivière ; celui où le ruisseau finit compte aussi.",
  ],
  "MAP3-b": [
    "Ruisseau et rivière ensemble",
    "Un hexagone qui a un ruisseau et une rivière est seulement un hexagone de rivière.",
  ],
  "MAP4-a": [
    "Bois",
    "Les bois ralentissent la marche et gênent l’artillerie. Les bois clairsemés ne sont pas dessinés.",
  ],
  "MAP5-a": [
    "Pentes",
    "Un hexagone avec des hachures est un hexagone de pente. Les pentes dessinent collines (Y19), croupes (NN12) et vallées (AAA10) ; elles ne mesurent pas l’altitude.",
  ],
  "MAP5.1-a": [
    "Sommets et crêtes",
    "Un hexagone d’où partent des hachures est un sommet. Le côté où elles commencent est une crête.",
  ],
  "MAP5.2-a": [
    "Pas de crête, pas de pente",
    "Un sommet domine ses pentes. Sans crête entre eux, aucun de deux hexagones voisins n’est la pente de l’autre.",
  ],
  "MAP5.2-b": ["Plusieurs pentes d’un sommet", "Un sommet domine tous les hexagones où il envoie des hachures."],
  "MAP5.2-c": ["Plusieurs sommets d’une pente", "Une pente est dominée par chaque sommet qui y envoie des hachures."],
  "MAP5.2-d": [
    "Pente et sommet à la fois",
    "Une pente qui envoie des hachures plus loin est aussi un sommet : elle est à mi-hauteur d’une longue colline.",
  ],
  "MAP6-a": [
    "Les deux bases",
    "Centreville (QQ5 et RR5) est la base de l’Union, Manassas (FF32 et GG32) celle des Confédérés.",
  ],
  "SP-a": [
    "La mise en place de l’Union en bref",
    "Les pions de l’Union débutent à un hexagone au plus d’une route qui mène à Centreville, à R1 ou, pour la 3e division, à CCC35, hors de portée de reconnaissance de tout pion confédéré.",
  ],
  "SP-b": [
    "Séparer à toute phase",
    "Les brigades peuvent se séparer à chaque phase du tour de l’un ou l’autre joueur, même en zone de contrôle ennemie.",
  ],
  "SP-c": [
    "Regarder l’ennemi",
    "Vous pouvez regarder les pions ennemis face visible. L’Union ne regarde jamais ceux qui sont figés.",
  ],
  "SP-d": [
    "Dégel par contact",
    "Un pion de l’Union à portée de reconnaissance dégèle aussitôt un pion figé ; si c’est un chef, tous sont dégelés.",
  ],
  "SP-e": [
    "Rouge, une fois dégelé",
    "Un pion au facteur de mouvement rouge est toujours actif, mais seulement quand il n’est plus figé.",
  ],
  "SP-f": [
    "Ce qui manque aux inactifs",
    "Un pion inactif ne bouge pas en phase de mouvement ; tout le reste, il le fait comme d’ordinaire.",
  ],
  "SP-g": [
    "Avant de bouger",
    "Les brigades se forment et les batteries changent de pion avant que ces pions bougent, ou à la mise en place, et jamais autrement.",
  ],
  "SP-h": [
    "Ce qu’empêche une zone de contrôle",
    "Une zone de contrôle ennemie empêche de former une brigade, d’enlever un abattis et de rallier. Une batterie peut encore changer de pion.",
  ],
  "SP-i": [
    "La victoire automatique en bref",
    "Une victoire automatique demande 8-1 et se lit dans la colonne 6-1. Les défenseurs survivants peuvent être attaqués encore ; ses attaquants ne bougent ni n’attaquent plus ce tour.",
  ],
  "SP-j": [
    "Un hexagone, plusieurs combats",
    "Sous réserve de la couverture, des unités du même hexagone peuvent être dans des combats différents.",
  ],
  "SP-k": [
    "Bombardement et couverture",
    "Le bombardement ignore la couverture, mais un pion de brigade est une cible d’un seul tenant.",
  ],
  "SP-l": [
    "Soutien ou bombardement",
    "Un tir à longue portée sur une cible que des attaquants adjacents peuvent attaquer est un tir de soutien ; sur toute autre, c’est un bombardement, qui a sa propre table.",
  ],
  "SP-m": [
    "Enlever un abattis, en bref",
    "En phase de ralliement, une unité d’infanterie qui n’a ni bougé ni combattu peut enlever l’abattis de son hexagone.",
  ],
  "SP-n": [
    "Personne sur une étoile",
    "Si la partie finit sans unité de combat de l’Union sur une étoile, les Confédérés ont gagné.",
  ],
};
