import type { RuleWords } from "@stonebridge/kernel";
import type { RULINGS_OF_MOVEMENT } from "../../rules/rulings-movement.ts";

/** Rulings on chapters 1 to 5, for readers, with their titles. Turn and movement. */
export const rulingsMovement: Readonly<Record<keyof typeof RULINGS_OF_MOVEMENT, RuleWords>> = {
  RUL001: [
    "Quel texte l’emporte",
    "Là où des parties du livret se contredisent, le texte numéroté l’emporte sur la feuille de référence, et celle-ci sur les notes. Le particulier l’emporte sur le général, et l’interdit d’un ordre sur ce que permet le mouvement. La feuille peut ajouter ce qui manque au texte.",
  ],
  RUL002: [
    "Numéros du jeu d’origine",
    "Certains renvois ont gardé les numéros de l’édition d’origine. Chacun se lit comme la règle qu’il vise.",
  ],
  RUL003: [
    "Numéros employés deux fois",
    "Plusieurs numéros figurent deux fois dans le livret, et certains manquent. Chaque doublet est une seule règle, mais le second 10.2 s’appelle ici 10.3, et le second 7.13 est 7.13b.",
  ],
  RUL004: [
    "Le module est le jeu de base",
    "Là où le livret renvoie à l’original, le module en tient lieu. Ces décisions règlent ce qu’il laisse ouvert lui aussi.",
  ],
  RUL005: ["Fractions exactes", "Les fractions se gardent exactement et s’arrondissent une fois par groupe de forces."],
  RUL006: [
    "Phases communes",
    "Là où les deux camps décident dans une même phase, ils le font en secret ; puis le premier camp du module lance ses dés d’abord, et tout prend effet ensemble. Les bévues viennent après tous les dés d’initiative, d’abord les chefs du premier camp.",
  ],
  RUL010: [
    "Un pas ou deux",
    "Une grande unité qui a perdu deux pas a 1 de moral de moins, non 2 : c’est une unité qui a perdu un pas.",
  ],
  RUL011: [
    "Quand valent les limites",
    "Tout s’additionne d’abord ; les limites 1 et 5 s’appliquent une fois, à la fin.",
  ],
  RUL013: [
    "De qui les canons lèvent le moral",
    "L’artillerie n’élève le moral qu’en défense, jamais pour des attaquants, bien que la feuille parle de toute pile. Pour se rétablir, la feuille vaut telle quelle : une pile avec de l’artillerie a 1 de plus.",
  ],
  RUL014: ["Chef et canons ensemble", "Un chef et de l’artillerie dans une pile donnent 1 ensemble, non 2."],
  RUL015: ["Canons seuls", "L’artillerie qui défend seule gagne ce 1 pour elle-même."],
  RUL016: [
    "Réserve en défense",
    "Le 1 de moins de la Réserve compte dans les tests de retraite après un assaut ou un tir au passage, mais non pour se rétablir ni dans le moral de base.",
  ],
  RUL017: [
    "Moral de base de qui",
    "Le moral de base d’un camp est celui du groupe qui tire pour lui, pris comme en 2.3-a au moment de son jet.",
  ],
  RUL018: [
    "Ce qu’est un feu d’artillerie",
    "Un camp est sous le feu de l’artillerie si de l’artillerie a ajouté de la force au tir d’assaut contre lui. Tir au passage et appui à distance ne comptent pas.",
  ],
  RUL021: ["Renvoi à l’action coordonnée", "La deuxième phase renvoie à 5.1 pour l’action coordonnée. C’est 4.1."],
  RUL022: [
    "Numéros des segments",
    "Le livret numérote II deux segments. Sans charges, ce sont I bombardement, II mouvement, III assaut.",
  ],
  RUL023: [
    "Ordre dans la phase de commandement",
    "La première phase se déroule ainsi : suivi du temps ; initiative ; confiance ; ordres et estafettes ; obéissance ; réorganisation.",
  ],
  RUL024: [
    "Rester caché avant l’initiative",
    "Les marches cachées lancent leur dé au début de la phase de commandement, avant l’initiative. Le texte met ce dé après les ordres et avant l’initiative, mais l’initiative vient avant les ordres.",
  ],
  RUL025: [
    "Quand la paire est nommée",
    "La paire est nommée ouvertement dans la deuxième phase. Elle joue ses segments en commun et des piles des deux peuvent attaquer une même cible, mais chaque formation garde son ordre, son chef et sa portée.",
  ],
  RUL026: [
    "Réserve et action initiale",
    "Une formation en Réserve peut avoir l’action initiale, dans les limites de la Réserve et sans segment d’assaut ; elle n’agit alors plus dans la cinquième phase. Elle ne peut être d’une paire coordonnée.",
  ],
  RUL027: [
    "Les deux actions au même camp",
    "Si un camp a les deux actions, il nomme d’abord la formation initiale et prend la paire dans le reste.",
  ],
  RUL028: [
    "Une formation",
    "L’action initiale est pour une formation. Le pluriel possible de la feuille ne veut rien dire de plus.",
  ],
  RUL029: [
    "Plusieurs commandants d’armée",
    "Avec plusieurs commandants d’armée, le camp en nomme un sur la carte pour l’action initiale aussi ; toute formation peut alors être choisie.",
  ],
  RUL030: [
    "Un commandant d’aile lance",
    "Un commandant d’aile lance avec sa propre valeur, à la place du dé du commandant d’armée et non en plus, et seulement pour ses subordonnés.",
  ],
  RUL031: [
    "Égalités à la fin du tour",
    "À égalité à la fin du tour, on relance. « Les Français d’abord », sur la feuille, est un reste d’un autre jeu.",
  ],
  RUL032: [
    "Jamais deux fois",
    "Aucune formation n’agit deux fois par tour : soit par son jeton, soit dans la cinquième phase.",
  ],
  RUL033: [
    "Changements dans un tour",
    "Une formation qui passe en Réserve après avoir agi n’agit pas dans la cinquième phase ; une formation qui perd la Réserve par un échec y agit en Repli. Le jeton d’un corps est dans le gobelet si le corps ou une de ses divisions n’est pas en Réserve, et seules ces parties agissent avec lui.",
  ],
  RUL034: [
    "Qui n’a pas de jeton",
    "Quartiers généraux, trains et unités sans formation agissent dans la cinquième phase.",
  ],
  RUL035: [
    "Toute action amie",
    "« Toute action amie » est l’action initiale, une par jeton ou celle des réserves : une seule par tour.",
  ],
  RUL036: ["Segments des réserves", "L’action des réserves a bombardement et mouvement, mais pas d’assaut."],
  RUL040: ["Le terrain clair coûte 1", "Le terrain clair, absent de la table, coûte 1 PM."],
  RUL041: [
    "Bois 2 ou 4",
    "Les bois coûtent 2 PM à l’infanterie et aux tracés, 4 à la cavalerie, à l’artillerie et aux trains.",
  ],
  RUL042: [
    "Ce que paient les chefs",
    "Les chefs paient le terrain selon 5.2-j et ignorent les zones de contrôle comme la cavalerie.",
  ],
  RUL043: [
    "Ponts hors marche",
    "Hors marche, un pont coûte 2 PM de plus, comme dit le texte ; le 1 de la feuille ne compte pas.",
  ],
  RUL044: [
    "Chemins et voies ferrées coûtent 1",
    "En marche, le coût de 1 PM d’un chemin ou d’une voie ferrée remplace celui de l’hexagone. Chefs, tracés et estafettes paient 1/2 par routes, chemins et voies ferrées.",
  ],
  RUL045: [
    "Gués sur une route",
    "Là où une route passe un ruisseau sans pont, il y a un gué : les 2 PM et les 25 % du ruisseau valent.",
  ],
  RUL046: [
    "Quelles colonnes barrent",
    "Les unités en marche de toute formation amie ferment un hexagone aux autres en marche.",
  ],
  RUL047: [
    "Ce qu’est un village vide",
    "Un village est vide pour qui marche quand il n’y a pas d’unité de combat. Chefs et quartiers généraux ne comptent pas.",
  ],
  RUL048: ["Unités déjà là", "On paie 1 PM pour les unités de combat déjà là, pas pour celles de la même pile."],
  RUL049: [
    "Piles d’allures mêlées",
    "Dans une pile en mouvement, chaque unité paie ses propres coûts avec ses propres PM. Celle qu’on prend en route dépense les siens.",
  ],
  RUL050: [
    "Ce que l’hexagone sûr épargne",
    "L’hexagone toujours permis ne dispense que des PM. Zones de contrôle, empilement, ordres et terrains interdits lient quand même.",
  ],
  RUL051: [
    "Trop dans un hexagone",
    "Après une retraite, un hexagone peut déborder jusqu’au prochain segment de mouvement de la formation, qui doit y remédier si un mouvement permis le peut. Pendant un segment, un mouvement ne fait déborder un hexagone que si des unités encore à bouger peuvent en partir, et elles le doivent alors.",
  ],
  RUL052: [
    "Quelle force s’empile",
    "Les unités s’empilent à la force de la face qu’elles montrent. Chefs et quartiers généraux ne comptent rien.",
  ],
  RUL053: [
    "Zones des désorganisées",
    "Les unités désorganisées ou hors de portée de commandement ont leur zone de contrôle comme d’habitude.",
  ],
  RUL054: [
    "Côtés infranchissables",
    "Un côté de rivière sans pont ni gué est infranchissable pour les zones de contrôle et les assauts.",
  ],
  RUL055: ["Renvoi aux ordres", "La règle des zones de contrôle renvoie à 20 pour les ordres. C’est 12.3."],
  RUL056: [
    "La cavalerie ne tire pas au passage",
    "Dans une pile devant qui l’on passe, seules tirent les unités autres que de cavalerie, comme dit 5.4-h, bien que 7.12-a parle de toutes.",
  ],
  RUL057: [
    "Tir au passage sur cavalerie et chefs",
    "La cavalerie subit le tir au passage, car un tir n’est pas une restriction de mouvement. Les chefs seuls, non.",
  ],
  RUL058: [
    "La cavalerie part gratuitement",
    "La cavalerie ne paie rien de plus pour quitter une zone de contrôle, puisqu’elle les ignore.",
  ],
  RUL059: [
    "Hexagones tenus par l’ennemi",
    "Les hexagones où il y a des unités ennemies sont fermés au mouvement. On peut entrer là où il n’y a qu’un chef, un quartier général, une estafette ou un train.",
  ],
  RUL060: [
    "L’escorte s’en va",
    "L’artillerie peut rester au contact quand son escorte part : il n’en faut une que pour entrer.",
  ],
  RUL061: [
    "Sorties",
    "Les unités ne quittent la carte que par les sorties que nomme le module. Celle qui se retire hors de la carte est éliminée.",
  ],
  RUL062: [
    "Mouvement réduit",
    "La moitié d’un potentiel de mouvement s’arrondit vers le haut. Un potentiel ne tombe jamais au-dessous de 1.",
  ],
};
