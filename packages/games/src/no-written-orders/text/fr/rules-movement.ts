import type { RuleWords } from "@stonebridge/kernel";
import type { MOVEMENT } from "../../rules/movement.ts";

/** Clauses 5 and 6, for readers, with their titles. Movement, stacking, zones of control, states of units. */
export const movement: Readonly<Record<keyof typeof MOVEMENT, RuleWords>> = {
  "5-a": [
    "Points de mouvement",
    "Les unités paient des points de mouvement pour les hexagones où elles entrent et les côtés qu’elles franchissent, aux coûts de la table TT, dans la limite de leur potentiel de mouvement.",
  ],
  "5-b": ["Piles en marche", "Des unités peuvent bouger ensemble en pile, laisser des unités en route ou en prendre."],
  "5-c": [
    "Toujours un hexagone",
    "Une unité peut toujours bouger d’un hexagone, quel qu’en soit le coût, sauf en terrain interdit ou à travers lui.",
  ],
  "5.2-a": ["Routes", "En marche, un hexagone de route coûte 1/2 PM."],
  "5.2-b": [
    "Chemins et voies ferrées",
    "En marche, un hexagone de chemin ou de voie ferrée coûte 1 PM, quel que soit le reste de l’hexagone.",
  ],
  "5.2-c": ["Ponts", "Un pont ne coûte rien de plus en marche, et 2 PM de plus sinon."],
  "5.2-d": ["Ruisseaux", "Franchir un côté à ruisseau coûte 2 PM de plus."],
  "5.2-e": [
    "Qui peut marcher ainsi",
    "Seules les unités en Marche ou en Repli, Retraite générale comprise, peuvent utiliser la marche et ses coûts.",
  ],
  "5.2-f": ["Une unité à la fois", "En marche, les unités bougent une à une, non par piles."],
  "5.2-g": [
    "Le long de la route",
    "En marche, une unité doit entrer dans un hexagone par un côté que traverse la route, le chemin ou la voie ferrée.",
  ],
  "5.2-h": [
    "Pas de colonne sur le chemin",
    "On n’entre pas en marche dans un hexagone où se trouvent des unités amies en Marche ou en Repli, Retraite générale comprise.",
  ],
  "5.2-i": ["Villages vides seulement", "Un village ou un bourg où l’on entre en marche doit être vide."],
  "5.2-j": [
    "Chefs, portée et ordres par les routes",
    "Les chefs, la portée de commandement et la transmission des ordres paient 1/2 PM par hexagone de route, de chemin ou de voie ferrée, quels qu’en soient les occupants, et ailleurs le coût de l’infanterie.",
  ],
  "5.3-a": ["12 points de force par hexagone", "Un hexagone contient des unités jusqu’à 12 points de force."],
  "5.3-b": ["Quand on vérifie les piles", "On vérifie la limite à la fin de chaque segment de mouvement."],
  "5.3-c": [
    "Des amis dans l’hexagone",
    "Entrer dans un hexagone autrement qu’en marche coûte 1 PM de plus par unité amie qui s’y trouve.",
  ],
  "5.3-d": [
    "Examiner les piles ennemies",
    "On n’examine une pile ennemie que si une de ses propres unités ou un de ses chefs l’a en ligne de vue.",
  ],
  "5.3-e": [
    "L’artillerie au-dessus",
    "Dans une pile que l’ennemi a en ligne de vue, l’artillerie doit être au-dessus.",
  ],
  "5.4-a": ["Zone de contrôle", "Toute unité de combat a une zone de contrôle : les six hexagones qui l’entourent."],
  "5.4-b": ["Pas par-dessus un côté infranchissable", "Une zone de contrôle ne passe pas un côté infranchissable."],
  "5.4-c": ["Pas dans les forts", "Une zone de contrôle n’entre pas dans les forts."],
  "5.4-d": [
    "Fixée par l’ennemi",
    "Une unité qui débute son mouvement en zone de contrôle ennemie ne quitte l’hexagone que par avance ou retraite après combat. Elle ne bouge pas du tout, pas même vers une autre zone de contrôle ennemie.",
  ],
  "5.4-e": [
    "Continuer au travers d’une zone",
    "Une unité entrée en zone de contrôle ennemie pendant ce mouvement peut continuer pour 1 PM de plus.",
  ],
  "5.4-f": [
    "Partir sur ordre",
    "Les unités en Repli, en Retraite générale ou en Réserve peuvent quitter une zone de contrôle ennemie pour 1 PM de plus.",
  ],
  "5.4-g": [
    "Cavalerie et chefs",
    "La cavalerie et les chefs ignorent les zones de contrôle quand ils bougent, sans rien payer. Au contact, la cavalerie doit pourtant donner l’assaut comme les autres.",
  ],
  "5.4-h": [
    "Tir sur qui passe",
    "Une unité ennemie, sauf de cavalerie, peut tirer à demi-force sur les unités qui passent d’un hexagone à l’autre de sa zone de contrôle, voir 7.12-a.",
  ],
  "5.4-i": [
    "Les canons veulent une escorte",
    "L’artillerie n’entre en zone de contrôle ennemie que là où se trouve une unité amie d’une autre arme, ou avec une telle unité.",
  ],
  "5.5-a": [
    "Pas de contact de nuit ni sous la pluie",
    "Aux tours de nuit et de pluie, aucune unité n’entre en zone de contrôle ennemie.",
  ],
  "5.5-b": [
    "Partir reste permis",
    "Aux tours de nuit et de pluie, les unités peuvent toujours sortir d’une zone de contrôle ennemie.",
  ],
  "5.6-a": [
    "Quitter la carte",
    "Une unité qui quitte la carte ne compte pas comme éliminée pour la victoire, sauf si elle l’a fait dans une retraite.",
  ],
  "6.1-a": [
    "Deux pas",
    "La plupart des unités sont imprimées des deux côtés et ont deux pas : un coup au but retourne l’unité, le suivant l’élimine.",
  ],
  "6.1-b": ["Un pas", "Une unité au dos vierge a un pas : le premier coup au but l’élimine."],
  "6.2-a": ["Trois pas", "Une unité dont la face vaut 8 ou plus a trois pas."],
  "6.2-b": [
    "Le troisième état",
    "Après son deuxième coup au but, une grande unité reste en jeu avec la moitié de la force de son revers, arrondie au plus proche.",
  ],
  "6.2-c": [
    "Retour au revers",
    "Une grande unité peut être réorganisée jusqu’à son revers, qu’elle soit sur la carte ou éliminée.",
  ],
  "6.3-a": [
    "Unités désorganisées",
    "Une unité désorganisée a sa force divisée par deux au combat, bombardement et tir au passage compris.",
  ],
  "6.3-b": [
    "Rétablissement",
    "À la fin du tour, chaque unité désorganisée teste son moral ; si elle réussit, elle se rétablit.",
  ],
  "6.3-c": [
    "Un ennemi à côté",
    "Pour se rétablir seulement, le moral est de 1 de moins à côté d’une unité ennemie qui n’est pas désorganisée.",
  ],
  "6.3-d": [
    "Se rétablir à couvert",
    "Pour se rétablir seulement, le moral est de 1 de plus dans un terrain qui réduit les attaquants, bois compris.",
  ],
};
