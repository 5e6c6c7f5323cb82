import type { RuleWords } from "@stonebridge/kernel";
import type { VARIANTS } from "../../rules/variants.ts";

/** Clauses 19.7 to 19.12 and the notes of the tables, for readers, with their titles. */
export const variants: Readonly<Record<keyof typeof VARIANTS, RuleWords>> = {
  "19.7.1-a": [
    "Tracer une marche cachée",
    "L’itinéraire d’une marche cachée est tracé exactement pour le chef, ou pour l’unité de tête d’une division sans chef : les routes qu’il suit et les bourgs qu’il traverse.",
  ],
  "19.7.1-b": ["Obéissance habituelle", "L’obéissance est testée comme d’habitude."],
  "19.7.1-c": [
    "Amasser le mouvement",
    "Une fois l’ordre exécuté, les unités ne bougent pas sur la carte. Chaque tour elles économisent 4 PM, ou 6 si toute la formation est de cavalerie.",
  ],
  "19.7.1-d": [
    "Se dérober hors de vue",
    "Les unités peuvent débuter en vue de l’ennemi, si un tour de marche les en fait sortir.",
  ],
  "19.7.1-e": [
    "Ce qui semble être là",
    "Elles peuvent être bombardées là où elles semblent être ; leur propriétaire en simule l’effet. Elles disparaissent quand une charge ou un assaut a lieu dans l’hexagone.",
  ],
  "19.7.2-a": [
    "Découverte en route",
    "La marche est découverte dès qu’une unité ennemie a en ligne de vue étendue un hexagone que le chef aurait déjà atteint ; les hexagones du premier mouvement de la marche ne comptent pas.",
  ],
  "19.7.2-b": [
    "Dé pour rester caché",
    "À chaque phase de commandement, le propriétaire lance un dé sur la table des mouvements cachés. Le résultat R révèle la marche.",
  ],
  "19.7.2-c": [
    "Quartiers généraux étrangers",
    "Si le quartier général ennemi le plus proche est autrichien ou russe, on retire 1 au dé. Cela n’arrive jamais ici.",
  ],
  "19.7.2-d": ["Se montrer", "Le propriétaire peut révéler la marche à tout moment."],
  "19.7.2-e": [
    "Où elles reparaissent",
    "Quand une marche est révélée, son propriétaire déplace aussitôt le chef sur l’itinéraire tracé, jusqu’à épuiser les PM économisés ou devant un hexagone bloquant.",
  ],
  "19.7.2-f": [
    "Les unités suivent",
    "De cet hexagone, les unités peuvent dépenser 2 PM, ou les PM économisés restants s’il y en a moins.",
  ],
  "19.7.2-g": [
    "Ce qui les arrête",
    "Un hexagone est bloquant s’il contient une unité ennemie, s’il est en zone de contrôle ennemie, ou en ligne de vue d’une unité ou d’un chef ennemi.",
  ],
  "19.7.3-a": [
    "Un autre itinéraire",
    "L’initiative peut servir à contourner un hexagone bloquant : elle change l’itinéraire, mais ni le but ni le type de l’ordre.",
  ],
  "19.7.3-b": ["Bévue en marche cachée", "Une bévue révèle aussitôt la marche, puis s’exécute comme d’habitude."],
  "19.7.3-c": [
    "De nouveaux ordres en route",
    "De nouveaux ordres peuvent remplacer une marche cachée. Leur arrivée se calcule en ajoutant, au trajet jusqu’où les unités semblent être, les PM que de la cavalerie aurait dépensés sur l’itinéraire au moment où ils sont donnés.",
  ],
  "19.7.3-d": [
    "Après le troisième tour",
    "Même quand les nouveaux ordres sont exécutés, on continue à lancer sur la ligne du troisième tour et des suivants.",
  ],
  "19.7.4-a": [
    "Deux marches cachées se croisent",
    "Si des marches cachées des deux camps suivent le même chemin ou se croisent, on les suit en parallèle, 4 PM à la fois, jusqu’à ce que l’une voie l’autre. Le joueur concerné doit le signaler.",
  ],
  "19.8-a": ["Caractères des chefs", "Certains chefs ont un caractère en plus de leur valeur : agressif ou timoré."],
  "19.8.1-a": [
    "Suivre son caractère",
    "Si un tel chef fait 2 avec deux dés pour l’obéissance, il ignore l’ordre. Un chef agressif se donne une Attaque contre les unités ennemies les plus proches, un timoré un Repli, et l’exécute aussitôt.",
  ],
  "19.8.1-b": [
    "Après un ordre accompli",
    "Un chef qui a un caractère fait le même test chaque fois qu’un de ses ordres est accompli.",
  ],
  "19.8.2-a": [
    "Caractère et initiative",
    "Pour l’initiative, un chef agressif a une colonne à droite pour Attaque et Reconnaissance et une à gauche pour les autres ordres ; un timoré, une à droite pour le Repli et une à gauche pour les autres.",
  ],
  "19.8.3-a": [
    "Panique",
    "Un chef timoré en Attaque ou en Reconnaissance dont la formation est au contact de l’ennemi lance deux dés chaque tour de jour : sur 2, il passe en Repli.",
  ],
  "19.8.3-b": [
    "Témérité",
    "Un chef agressif sous tout autre ordre qui a des unités ennemies en ligne de vue lance deux dés chaque tour de jour : sur 2, il passe à l’Attaque.",
  ],
  "19.9-a": [
    "Les colonnes remplissent la route",
    "Une unité de force supérieure à 2 qui marche par la route occupe deux hexagones : le dernier où elle est entrée et le précédent. Aucune unité en marche n’entre dans l’un ni dans l’autre.",
  ],
  "19.9-b": [
    "Colonne attaquée",
    "Si l’un des deux est attaqué, l’unité compte comme prise de flanc et défend à demi-force depuis l’hexagone attaqué en premier. Après le combat, elle n’est plus en colonne.",
  ],
  "19.10-a": [
    "Six pour toucher",
    "Au lieu de la table de tir, on lance autant de dés que la force de tir. Chaque six est un coup au but.",
  ],
  "19.10-b": [
    "Modificateurs de six pour toucher",
    "Chaque modificateur de combat applicable, comme une attaque de flanc, des armes à répétition ou une désorganisation, ajoute 1 à chacun de ces dés ou en retire 1. Le terrain change la force comme d’habitude.",
  ],
  "19.11-a": [
    "Chacun son tour",
    "Pour le jeu par correspondance, il n’y a pas de tirage des jetons et chaque camp joue un tour entier.",
  ],
  "19.11-b": [
    "Qui joue en premier",
    "Chaque camp additionne les combats gagnés au tour précédent, la valeur de son commandant d’armée et un dé. Le plus haut choisit de jouer en premier ou en second.",
  ],
  "19.11-c": [
    "Le tour d’un joueur",
    "Le tour de chaque joueur a l’ordre habituel : bombardement, charges, mouvement, assaut.",
  ],
  "19.11-d": [
    "Qui combat ensemble",
    "Des unités n’attaquent ensemble que si un même jeton les activerait. On lance donc toujours les dés des actions coordonnées.",
  ],
  "19.11-e": [
    "Réactions d’un seul échange",
    "Les charges de réaction vont ensemble, si bien que chaque niveau ne prend qu’un échange.",
  ],
  "19.12.1-a": [
    "Divisions rattachées",
    "Un ordre de division peut aussi rattacher une division à un autre corps. Elle est alors activée avec ce corps.",
  ],
  "19.12.1-b": [
    "Chefs surchargés",
    "Chaque division au-delà de la première rattachée ainsi à un corps baisse de 1 la valeur de son chef.",
  ],
  "19.12.1-c": [
    "La démoralisation de qui",
    "Une division rattachée subit la démoralisation de son corps présent, mais ses pertes comptent pour son corps d’origine.",
  ],
  "19.12.1-d": [
    "Marquées en secret",
    "Un marqueur du nouveau corps sous une des unités de la division montre le rattachement. À défaut, n’importe quel marqueur convient.",
  ],
  "19.12.2-a": [
    "Estafettes interceptées",
    "Si une unité de combat ennemie est entrée dans l’hexagone d’une estafette, on divise par 6 les PM qu’il faut à de la cavalerie de là au commandant de cette armée ennemie. Autant de tours plus tard, à la phase de commandement, son joueur apprend l’ordre et la formation à qui il était destiné.",
  ],
  "TF-a": [
    "Table de tir : sans force, pas de tir",
    "La table de tir commence à une force de 1 : sans force, on ne tire pas.",
  ],
  "TF-b": ["Table de tir : plus de 24", "La table de tir finit à une force de 24. Au-delà on la lit selon 7.1-h."],
  "TI-a": [
    "Table d’initiative",
    "La table d’initiative dit pour chaque valeur quels totaux de deux dés sont une bévue, sans effet, ou une action d’initiative. Une valeur supérieure à 4 se lit comme 4.",
  ],
  "TI-b": [
    "Table d’initiative : en Réserve",
    "Un chef en Réserve lit la dernière ligne de la table d’initiative dès 1 de moins.",
  ],
  "TC-a": [
    "Table d’obéissance",
    "La table d’obéissance donne pour chaque colonne le plus petit total de deux dés pour R5, pour R4 et pour C. Au-dessous de R5, c’est R6.",
  ],
  "TC-b": ["Table d’obéissance : bords", "Une colonne au-dessous de −1 se lit comme −1, au-dessus de 8 comme 8."],
  "TC-c": [
    "Table d’obéissance : démoralisées",
    "La démoralisation, selon 14.2-a, modifie un résultat après sa lecture.",
  ],
  "TT-a": [
    "Le terrain n’affaiblit que l’attaquant",
    "Les pourcentages de la table des terrains ne réduisent que ceux qui attaquent dans ce terrain.",
  ],
  "TT-b": [
    "Côté et hexagone ensemble",
    "Les réductions du côté et de l’hexagone se multiplient ; mais celle d’un pont remplace celle de l’hexagone.",
  ],
  "TT-c": ["Crêtes contre ceux d’en bas", "Une crête réduit ceux qui attaquent par-dessus depuis le bas."],
  "TX-a": [
    "Résumé : assaut",
    "Pour les assauts, le résumé nomme désorganisation, flanc et terrain. La liste entière est en 7.6.",
  ],
  "TX-b": ["Résumé : charge", "Pour les charges, il nomme flanc, coup de revers et « pas prêt »."],
  "TX-c": [
    "Résumé : bombardement",
    "Pour le bombardement, en option, il nomme 25 % de plus contre des cibles empilées autres que d’artillerie. La règle même, 19.2-a, dit 50 %.",
  ],
};
