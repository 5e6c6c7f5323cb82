import type { RuleWords } from "@stonebridge/kernel";
import type { PROCEDURES } from "../../rules/procedures.ts";

/** Decisions, die rolls, tables and switches; for readers, with their titles. */
export const procedures: Readonly<Record<keyof typeof PROCEDURES, RuleWords>> = {
  D01: [
    "Scénario et options",
    "Avant la partie, les joueurs fixent le scénario et, pour le 29 août, l’emploi de l’option tactique.",
  ],
  D02: [
    "Quel commandant de corps",
    "Le joueur actif nomme un de ses commandants de corps sur la carte. S’il y en a un, il le doit.",
  ],
  D03: [
    "Quelle division",
    "Pour chaque place donnée par le dé : une division de ce commandant, une division indépendante ou, une fois, une brigade indépendante ; ou rien de plus.",
  ],
  D04: [
    "Emmener une invitée",
    "Avec chaque division activée, une brigade indépendante à portée qui n’a pas agi, ou aucune.",
  ],
  D05: [
    "Repos, halte ou mouvement",
    "Pour chaque brigade : ôter de la Fatigue, rester et peut-être tourner, ou bouger. Une brigade en déroute n’a pas de choix.",
  ],
  D06: [
    "Déclarer une attaque",
    "Une brigade à qui il reste 2 PM peut attaquer une zone voisine tenue par l’ennemi. Une fois déclaré, elle le doit.",
  ],
  D07: ["Forcer la marche", "La marche ordinaire finie, une brigade qui en a le droit peut la forcer."],
  D08: ["Monter ou démonter", "Dans son action, une brigade de cavalerie peut mettre pied à terre ou remonter."],
  D09: [
    "Orientation",
    "Après une action vous choisissez l’orientation : libre, ou, près de l’ennemi, une de celles qui ont le plus de ses brigades dans le Front.",
  ],
  D10: [
    "Déplacer un commandant",
    "Après les brigades : si le commandant de corps nommé se déplace, si celui d’armée essaie, et où ils vont.",
  ],
  D11: ["Combat suivant", "Vous choisissez le combat qui vient ensuite. Tous sont joués."],
  D12: [
    "Tourner vers l’arrivante",
    "Le maître de brigades nouvellement abordées choisit parmi les orientations qui ont l’arrivante dans leur Front.",
  ],
  D13: ["Où va un commandant", "Le maître d’un commandant seul et abordé choisit où il va. Il doit aller."],
  D14: [
    "Chemin d’une retraite",
    "Le maître choisit entre des chemins de même rang et, sauf déroute, l’orientation à la fin.",
  ],
  D15: [
    "Avancer ou non",
    "Le vainqueur choisit quelles brigades entrent dans la zone vide, d’aucune à deux, et leur orientation.",
  ],
  D16: [
    "Laquelle entre égales",
    "Entre brigades de même potentiel de combat, le maître choisit laquelle subit la perte ou la Fatigue.",
  ],
  D17: [
    "Faire entrer des renforts",
    "Le maître choisit entrées, ordre, chemins et orientations. Ce qui est dû doit entrer s’il y a de la place.",
  ],
  D18: ["Appeler Jones le 29", "Au tour 6, les Confédérés choisissent si la division Jones vient, au prix de 2 PV."],
  D19: ["Tour 2 ou tour 3", "L’Union choisit quelles unités regroupées viennent au tour 2 et lesquelles au tour 3."],
  D20: [
    "Déclarer la contre-attaque",
    "À chaque phase administrative dès le tour 3, les Confédérés peuvent la déclarer, une fois par partie.",
  ],
  D21: [
    "Répartir les groupes",
    "Chaque joueur choisit la zone de chaque unité dans son groupe, et son orientation ; l’Union prend aussi l’un de deux jeux de zones pour deux groupes.",
  ],
  D22: ["Quel corps se retire", "La nuit, l’Union choisit le corps qui quitte la carte."],
  D23: [
    "Marches de nuit",
    "Chaque joueur choisit jusqu’à trois unités et leurs marches, d’abord celles hors de la carte.",
  ],
  D24: ["Rester ou s’éloigner", "La nuit, le maître d’une brigade au contact qui peut rester choisit si elle reste."],
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
    "Chaque joueur dont le commandant d’armée est sur la carte lance, l’Union avec +1, les Confédérés avec −1 : jusqu’à 4 Manœuvre, à partir de 5 Assaut.",
  ],
  DR03: [
    "Dé d’activation",
    "Le dé du joueur actif, avec le modificateur de son commandant de corps et ceux du scénario, lu sur T1.",
  ],
  DR04: ["Test de commandement", "Pour une division hors de portée : jusqu’à 3, elle agit."],
  DR05: ["Test du commandant d’armée", "Pour que le commandant d’armée se déplace : jusqu’à sa valeur de test."],
  DR06: ["Dé d’une quatrième phase", "Un dé pour les deux joueurs après la troisième phase d’action : jusqu’à 4."],
  DR07: ["Dé d’une cinquième phase", "Un dé pour les deux joueurs après la quatrième phase d’action : jusqu’à 2."],
  DR08: ["Test de déroute", "Le maître de chaque brigade en déroute lance en phase administrative, lu sur T7."],
  DR09: [
    "Dé des renforts",
    "Pour chaque division ou brigade indépendante à son tour T : l’Union jusqu’à 3, les Confédérés jusqu’à 4.",
  ],
  DR10: [
    "Dé des derniers canons",
    "Chaque camp dont l’artillerie laisse un reste après les six : jusqu’à ce reste, +1.",
  ],
  DR11: ["Dé des tireurs d’élite", "Pour chaque brigade de tireurs d’élite engagée : 1 ou 2 donne +1 à son camp."],
  DR12: ["Dé de combat", "Chaque camp lance une fois et ajoute ses modificateurs ; le total est d’au moins 1."],
  DR13: ["Dé du test de combat", "Le maître lance pour chacune de ses brigades qui subit le test, lu sur T6."],
  T1: ["Table d’activation", "Jusqu’à 0 : aucune division. 1 ou 2 : une. De 3 à 5 : deux. Dès 6 : trois."],
  T2: [
    "Table des rapports de forces",
    "Dès 1 contre 3 : −4. Dès 1 contre 2 : −2. Dès 1 contre 1 : 0. Dès 3 contre 2 : +1. Dès 2 contre 1 : +2. Dès 3 contre 1 : +3. Moins de 1 contre 3 : Fatigue et test pour l’attaquant. Artillerie seule : +3.",
  ],
  T3: [
    "Points de mouvement",
    "Infanterie et artillerie 6, cavalerie montée et commandants 8, cavalerie démontée 2. Isolée : 2 de moins. Marche forcée : 2 de plus.",
  ],
  T4: [
    "Coûts",
    "Une zone 2, par la route 1. Pont ou gué 1 de plus, montée 1 de plus, sous les canons ennemis 1 de plus. Une attaque 2, démonter 2, remonter 2. À une entrée, 1 de plus par paire de brigades déjà entrées.",
  ],
  T5: [
    "Modificateurs de combat",
    "Les deux : canons, tireurs d’élite, étoiles par zone, Fatigue jusqu’à −2 ou −4. Attaquant : le rapport, +1 par zone de plus, −2 par zone qui le menace, −1 par cavalerie contre un bois. Défenseur : terrain jusqu’à +2, −1 par attaque de flanc, −1 par cavalerie dans un bois.",
  ],
  T6: [
    "Table du test de combat",
    "Jusqu’à −1 : déroute, 1 perte, recul de 3 zones. De 0 à 2 : désordre, 1 perte, recul de 2 zones. De 3 à 5 : retraite, recul de 1 zone. Dès 6 : mêlée, 1 perte de chaque côté.",
  ],
  T7: [
    "Table du test de déroute",
    "De 1 à 3 : elle reste en déroute. 4 ou 5 : elle se rallie à Fatigue 1. 6 : elle se rallie à Fatigue 1 et récupère une perte.",
  ],
  T8: [
    "Table du test de commandement",
    "Jusqu’à 3 la division agit, dès 4 elle n’agit pas. Division de cavalerie −1, brigade non isolée au contact −1.",
  ],
  T9: ["Table de continuation", "Une quatrième phase d’action de 1 à 4, une cinquième sur 1 ou 2."],
  T10: ["Table des renforts", "L’Union au tour T de 1 à 3, les Confédérés de 1 à 4 ; sinon au tour suivant."],
  T11: ["Table des tactiques", "Jusqu’à 4 Manœuvre, dès 5 Assaut ; l’Union ajoute 1, les Confédérés ôtent 1."],
  T12: [
    "Heures des tours",
    "Le tour 1 commence à 5 h 00, et chaque tour dure 90 minutes : tour 4 à 9 h 30, tour 7 à 14 h 00, tour 10 à 18 h 30, tour 11 à 20 h 00.",
  ],
  T13: [
    "Points de victoire",
    "29 août : 1 PV pour plus de pertes infligées, 3 au-delà d’une fois et demie. 30 août et les deux jours : 2 et 5. Un objectif 3. Une avance de 8 gagne.",
  ],
  S1: [
    "Option tactique",
    "Non : chaque joueur commande à son gré. Oui : dès la venue de son commandant d’armée, un dé dit à chaque tour si l’armée manœuvre ou donne l’assaut.",
  ],
  S2: [
    "Pertes de la mise en place",
    "Exclues : les pertes qu’une brigade a en entrant dans le jeu ne donnent de points à personne. Comptées : elles comptent comme infligées par l’ennemi.",
  ],
};
