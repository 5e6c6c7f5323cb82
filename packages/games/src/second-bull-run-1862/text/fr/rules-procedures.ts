import type { RuleWords } from "@stonebridge/kernel";
import type { PROCEDURES } from "../../rules/procedures.ts";

/** Decisions, die rolls, tables and switches; for readers, with their titles. */
export const procedures: Readonly<Record<keyof typeof PROCEDURES, RuleWords>> = {
  D01: [
    "Scénario et options",
    "Avant la partie, les joueurs choisissent le scénario et, pour le 29 août, s’ils emploient l’option tactique.",
  ],
  D02: [
    "Quel commandant de corps",
    "Le joueur actif choisit un de ses commandants de corps sur la carte. S’il y en a un, il doit le faire.",
  ],
  D03: [
    "Quelle division",
    "Pour chaque division que donne le dé : une division de ce commandant, une division indépendante ou, une fois, une brigade indépendante ; ou rien de plus.",
  ],
  D04: [
    "Ajouter une invitée",
    "Avec chaque division activée, une brigade indépendante à portée qui n’a pas agi, ou aucune.",
  ],
  D05: [
    "Repos, attente ou mouvement",
    "Chaque brigade se repose, reste sur place et peut s’orienter, ou bouge. Une brigade en déroute n’a pas le choix.",
  ],
  D06: [
    "Déclarer une attaque",
    "Une brigade à qui il reste 2 PM peut attaquer une zone voisine tenue par l’ennemi. Une attaque déclarée doit être jouée.",
  ],
  D07: ["Forcer la marche", "Après sa marche normale, une brigade qui en a le droit peut forcer la marche."],
  D08: ["Monter ou démonter", "Dans son action, une brigade de cavalerie peut mettre pied à terre ou remonter."],
  D09: [
    "Orientation",
    "Après une action, vous choisissez l’orientation : libre, ou, au contact, une de celles qui ont le plus de brigades ennemies possible dans le Front.",
  ],
  D10: [
    "Déplacer un commandant",
    "Après les brigades, vous décidez si le commandant de corps choisi se déplace, si le commandant d’armée essaie, et où ils vont.",
  ],
  D11: ["Combat suivant", "Vous choisissez le combat suivant. Tous sont joués."],
  D12: [
    "Se tourner vers le nouvel ennemi",
    "Le camp des brigades mises au contact choisit des orientations avec le nouvel ennemi dans leur Front.",
  ],
  D13: ["Où va un commandant", "Le camp d’un commandant seul et au contact doit le déplacer et choisit où."],
  D14: [
    "Chemin d’une retraite",
    "Le camp choisit entre les chemins de même valeur et, sauf déroute, l’orientation à la fin.",
  ],
  D15: [
    "Avancer ou non",
    "Le vainqueur choisit quelles brigades avancent dans la zone vide, deux au plus, et leur orientation.",
  ],
  D16: [
    "Choix entre égales",
    "Entre brigades de même potentiel de combat, leur camp choisit laquelle subit la perte ou la Fatigue.",
  ],
  D17: [
    "Faire entrer des renforts",
    "Le camp choisit entrées, ordre, chemins et orientations. Une formation attendue doit entrer s’il y a de la place.",
  ],
  D18: [
    "Appeler Jones le 29",
    "Au tour 6, les Confédérés choisissent d’appeler ou non la division Jones, au prix de 2 PV.",
  ],
  D19: ["Tour 2 ou tour 3", "L’Union choisit quelles unités regroupées entrent au tour 2 et lesquelles au tour 3."],
  D20: [
    "Déclarer la contre-attaque",
    "À chaque phase administrative à partir du tour 3, les Confédérés peuvent déclarer la contre-attaque, une fois par partie.",
  ],
  D21: [
    "Répartir les groupes",
    "Chaque joueur choisit la zone de chaque unité dans son groupe, et son orientation ; pour deux groupes, l’Union choisit aussi entre deux jeux de zones.",
  ],
  D22: ["Quel corps se retire", "La nuit, l’Union choisit le corps qui quitte la carte."],
  D23: [
    "Marches de nuit",
    "Chaque joueur choisit jusqu’à trois unités et leurs marches, d’abord celles hors de la carte.",
  ],
  D24: [
    "Rester ou rompre le contact",
    "La nuit, le camp d’une brigade au contact qui peut rester choisit si elle reste.",
  ],
  D25: [
    "Appeler Jones le 30",
    "Dans une phase administrative, les Confédérés peuvent appeler la division Jones, une fois.",
  ],
  DR01: [
    "Dé d’initiative",
    "Les deux joueurs lancent, avec +1 pour l’Union le 29 août. Le plus haut est joueur 1 ; le scénario règle l’égalité.",
  ],
  DR02: [
    "Dé de tactique",
    "Chaque joueur dont le commandant d’armée est sur la carte lance, l’Union avec +1, les Confédérés avec −1 : 4 ou moins donne Manœuvre, 5 ou plus Assaut.",
  ],
  DR03: [
    "Dé d’activation",
    "Le dé du joueur actif, avec les modificateurs de son commandant de corps et du scénario, se lit sur la table d’activation.",
  ],
  DR04: ["Test de commandement", "Pour une division hors de portée : elle agit sur 3 ou moins."],
  DR05: [
    "Test du commandant d’armée",
    "Pour le commandant d’armée : il peut se déplacer sur sa valeur de test ou moins.",
  ],
  DR06: [
    "Dé d’une quatrième phase",
    "Un dé pour les deux joueurs après la troisième phase d’action : 4 ou moins en donne une quatrième.",
  ],
  DR07: [
    "Dé d’une cinquième phase",
    "Un dé pour les deux joueurs après la quatrième phase d’action : 2 ou moins en donne une cinquième.",
  ],
  DR08: [
    "Test de déroute",
    "Le camp de chaque brigade en déroute lance en phase administrative et lit la table du test de déroute.",
  ],
  DR09: [
    "Dé des renforts",
    "Pour chaque division ou brigade indépendante à son tour T : l’Union arrive sur 3 ou moins, les Confédérés sur 4 ou moins.",
  ],
  DR10: [
    "Dé des derniers canons",
    "Chaque camp à qui il reste des points d’artillerie après les six : un dé égal ou inférieur à ce reste donne +1.",
  ],
  DR11: ["Dé des tireurs d’élite", "Pour chaque brigade de tireurs d’élite engagée : 1 ou 2 donne +1 à son camp."],
  DR12: ["Dé de combat", "Chaque camp lance une fois et ajoute ses modificateurs ; le total est d’au moins 1."],
  DR13: [
    "Dé du test de combat",
    "Le camp lance pour chacune de ses brigades qui subit le test et lit la table du test de combat.",
  ],
  T1: ["Table d’activation", "0 ou moins : aucune division. 1 ou 2 : une. De 3 à 5 : deux. 6 ou plus : trois."],
  T2: [
    "Table des rapports de forces",
    "1 contre 3 : −4. 1 contre 2 : −2. 1 contre 1 : 0. 3 contre 2 : +1. 2 contre 1 : +2. 3 contre 1 : +3. Moins de 1 contre 3 : Fatigue et test de combat pour l’attaquant. Artillerie seule : +3.",
  ],
  T3: [
    "Points de mouvement",
    "Infanterie et artillerie 6, cavalerie montée et commandants 8, cavalerie démontée 2. Isolée : 2 de moins. Marche forcée : 2 de plus.",
  ],
  T4: [
    "Coûts",
    "Une zone coûte 2 PM, 1 par la route. Pont ou gué, montée et canons ennemis coûtent 1 de plus chacun. Attaquer, démonter et remonter coûtent 2 chacun. À une entrée, 1 de plus par paire de brigades déjà entrées.",
  ],
  T5: [
    "Modificateurs de combat",
    "Les deux : canons, tireurs d’élite, étoiles par zone, Fatigue jusqu’à −2 ou −4. Attaquant : le rapport, +1 par zone de plus, −2 par zone qui le menace, −1 par cavalerie contre un bois. Défenseur : terrain jusqu’à +2, −1 par attaque de flanc, −1 par cavalerie dans un bois.",
  ],
  T6: [
    "Table du test de combat",
    "Moins de 0 : déroute, 1 perte, recul de 3 zones. De 0 à 2 : désordre, 1 perte, recul de 2 zones. De 3 à 5 : retraite, recul de 1 zone. 6 ou plus : mêlée, 1 perte de chaque côté.",
  ],
  T7: [
    "Table du test de déroute",
    "De 1 à 3 : elle reste en déroute. 4 ou 5 : elle se rallie à Fatigue 1. 6 : elle se rallie à Fatigue 1 et récupère une perte.",
  ],
  T8: [
    "Table du test de commandement",
    "Sur 3 ou moins la division agit, sur 4 ou plus elle n’agit pas. Division de cavalerie −1, brigade non isolée au contact −1.",
  ],
  T9: ["Table de continuation", "Une quatrième phase d’action de 1 à 4, une cinquième sur 1 ou 2."],
  T10: ["Table des renforts", "L’Union arrive au tour T de 1 à 3, les Confédérés de 1 à 4 ; sinon au tour suivant."],
  T11: ["Table des tactiques", "4 ou moins donne Manœuvre, 5 ou plus Assaut ; l’Union a +1, les Confédérés −1."],
  T12: [
    "Heures des tours",
    "Le tour 1 commence à 5 h 00, et chaque tour dure 90 minutes : tour 4 à 9 h 30, tour 7 à 14 h 00, tour 10 à 18 h 30, tour 11 à 20 h 00.",
  ],
  T13: [
    "Points de victoire",
    "29 août : 1 PV au camp qui inflige davantage de pertes, 3 au-delà d’une fois et demie. 30 août et les deux jours : 2 et 5. Un objectif 3. Une avance de 8 gagne.",
  ],
  S1: [
    "Option tactique",
    "Non : chaque joueur commande comme il veut. Oui : dès l’arrivée de son commandant d’armée, un dé dit à chaque tour si l’armée manœuvre ou donne l’assaut.",
  ],
  S2: [
    "Pertes de la mise en place",
    "Exclues : les pertes qu’une brigade a en entrant en jeu ne donnent de points à personne. Comptées : elles comptent comme infligées par l’ennemi.",
  ],
};
