import type { RuleWords } from "@stonebridge/kernel";
import type { PROCEDURES } from "../../rules/procedures.ts";

/** Die rolls, tables and switches, for readers, with their titles. */
export const procedures: Readonly<Record<keyof typeof PROCEDURES, RuleWords>> = {
  DR01: [
    "Dé de l’action coordonnée",
    "Un dé par camp : s’il ne dépasse pas la valeur du commandant moins 2, le camp a une action coordonnée.",
  ],
  DR02: [
    "Dé de l’action initiale",
    "Un dé par camp, plus la valeur du commandant : une avance de 3 ou plus gagne l’action initiale.",
  ],
  DR03: ["Tirage d’un jeton", "Un jeton est tiré du gobelet au hasard. Il n’y retourne pas."],
  DR04: [
    "Dé de la fin du tour",
    "Un dé par camp : le plus haut agit en premier avec ses réserves. À égalité on relance.",
  ],
  DR05: ["Dés d’initiative", "Deux dés sur la table TI, dans la colonne de la valeur du chef."],
  DR06: [
    "Dé de confiance",
    "Un dé : au-dessus de la valeur du chef plus les modificateurs de la table TQ, l’ordre échoue.",
  ],
  DR07: ["Dés d’obéissance", "Deux dés sur la table TC, dans la colonne que donnent valeurs et décalages."],
  DR08: [
    "Dé d’un ordre en attente",
    "Un dé par ordre en attente à chaque phase de commandement : sur son nombre ou plus, il est exécuté.",
  ],
  DR09: [
    "Dé de réorganisation",
    "Un dé par unité à réorganiser d’un corps ou d’une armée démoralisés : de 1 à 4, elle revient.",
  ],
  DR10: [
    "Dé de rétablissement",
    "Un dé par unité désorganisée à la fin du tour : jusqu’à son moral, elle se rétablit ; épuisée, sur 5 ou 6 seulement.",
  ],
  DR11: [
    "Dés de bombardement",
    "Deux dés sur la table de tir par hexagone bombardé, sans modificateur de moral. Le premier coup au but est une désorganisation.",
  ],
  DR12: ["Dés du tir au passage", "Deux dés sur la table de tir à demi-force, sans modificateur."],
  DR13: [
    "Dés d’assaut",
    "Deux dés sur la table de tir pour chaque camp d’un assaut, avec la différence de moral de base, jamais au-dessous de 2 ni au-dessus de 12.",
  ],
  DR14: [
    "Dés de perte d’un chef",
    "Deux dés par chef écarté ou dont les unités ont été touchées, une fois par combat : sur 2 ou 3, il est perdu.",
  ],
  DR15: ["Dé de retraite", "Un dé pour le groupe : jusqu’à son moral il reste, au-dessus il se retire."],
  DR25: [
    "Dé d’arrivée",
    "Un dé deux tours avant l’arrivée prévue de chaque groupe de renforts, modifié de 1 si la chance a penché d’un côté.",
  ],
  DR27: ["Dé de la marche cachée", "Un dé sur la table TH pour chaque marche cachée à chaque phase de commandement."],
  DR30: [
    "Dés de caractère",
    "Deux dés quand le caractère d’un chef peut l’emporter : il l’emporte sur 2, avant tout modificateur.",
  ],
  DR31: [
    "Dés de six pour toucher",
    "Autant de dés que la force de tir, avec les modificateurs sur chacun : chaque six touche.",
  ],
  DR32: [
    "Dé du premier tour de jeu",
    "Un dé par camp, plus la valeur de son commandant et les combats gagnés au tour précédent. À égalité on relance.",
  ],
  DR33: [
    "Dés des charges",
    "Un dé pour le carré, pour chaque unité qui ne devrait pas poursuivre, et pour chaque unité qui chargerait en réaction.",
  ],
  TF: [
    "Table de tir",
    "24 lignes pour les forces de 1 à 24, 11 colonnes pour les dés de 2 à 12 ; chaque case donne le nombre de coups au but. Une force de 4 en fait 1 dès 7 et 2 dès 10 ; une de 12, 1 dès 4, 2 dès 7, 3 dès 9, 4 dès 10, 5 sur 12.",
  ],
  TI: [
    "Table d’initiative",
    "Valeur 0 : bévue jusqu’à 7, agit sur 12. Valeur 1 : jusqu’à 6, dès 11. Valeur 2 : jusqu’à 5, dès 10. Valeur 3 : jusqu’à 3, dès 8. Valeur 4 et plus : sur 2, dès 6. Entre les deux, rien.",
  ],
  TS: [
    "Décalages d’obéissance",
    "Une colonne à droite pour chacun : destinataire en Réserve ; ordre donné en personne ; ordre de division ou corps de cavalerie ; Retraite générale. Deux à gauche : Attaque ou Reconnaissance. Tout s’additionne.",
  ],
  TC: [
    "Table d’obéissance",
    "Pour les colonnes −1 à 8. R5 dès 5, 5, 4, 4, 4, 3, 2, 2, 2, 2 ; R4 dès 9, 8, 8, 8, 7, 6, 5, 5, 5, 5 ; C jamais, jamais, dès 12, 11, 11, 10, 10, 9, 8, 7. Au-dessous de R5, c’est R6.",
  ],
  TQ: [
    "Table de confiance",
    "À la valeur du chef : 3 pour une formation en Attaque ou en Reconnaissance non démoralisée, 0 si elle l’est ; 1 si l’objectif d’une Attaque est tenu, non d’une Reconnaissance ; 2 pour une démoralisée en Défense ou en Retardement.",
  ],
  TT: [
    "Table des terrains",
    "Assaut, bombardement, charge, PM. Clair : 1. Bourg en bois : charge −50 % ; 1. Bourg : −25 %, −75 %, −50 % ; 1. Fort : −50 %, non, non ; 2. Bois : bombardement −50 %, charge −75 % ; 2 ou 4. Ruisseau : −25 %, rien, −25 % ; 2 de plus. Crête : assaut −25 %, pas de bombardement. Pont : assaut −50 %, pas de charge ; 2 de plus. Marche : route 1/2, chemin et voie ferrée 1.",
  ],
  TM: [
    "Modificateurs de moral",
    "Moins 1 pour chacun : un pas perdu ; démoralisée, épuisée 2 ; à court de cartouches ; en Réserve et en défense ; l’artillerie tire sur le camp dans un assaut. Moins 2 : attaqué de flanc. Plus 1 : avec son chef, ou avec de l’artillerie en défense. Pour se rétablir seulement, plus 1 à couvert, moins 1 à côté d’un ennemi en bon ordre.",
  ],
  TR: [
    "Portées",
    "Commandement, et ordres donnés aussitôt : 3 PM. Estafettes : 6 PM par tour. Objectif d’un ordre : 10 PM. Autre objectif : 10 hexagones. Attaque, Défense, Retardement et unités d’une division : 2 hexagones. Artillerie 3 hexagones, vue 5, vue étendue 8, sous la pluie 4, de nuit 1, sauf si le module en fixe d’autres.",
  ],
  TH: [
    "Table des mouvements cachés",
    "Premier tour caché : toujours caché. Deuxième : révélé sur 5 ou 6. Troisième et suivants : révélé dès 4.",
  ],
  TX: [
    "Résumé des modificateurs",
    "La feuille de référence nomme ce qui change chaque forme de combat : assaut, charge et bombardement.",
  ],
  S01: [
    "Charges de cavalerie",
    "Charges de cavalerie selon 7.7 à 7.10, avec leur segment. Elles n’existent pas dans la guerre de Sécession, et exigent du module des valeurs de poursuite.",
  ],
  S02: ["Renforts variables", "Les renforts peuvent venir jusqu’à deux tours plus tôt ou plus tard, selon 19.1."],
  S03: [
    "Artillerie en détail",
    "L’artillerie gagne la moitié de sa force contre des cibles denses et en défense, selon 19.2.",
  ],
  S04: ["Appui à distance", "L’artillerie peut appuyer de loin des amis attaqués, selon 19.3."],
  S05: [
    "Ravitaillement avancé",
    "Le ravitaillement passe par les trains d’armée, selon 19.4. Le module doit avoir de tels trains.",
  ],
  S06: [
    "Munitions d’artillerie",
    "L’artillerie consomme les munitions de son armée, selon 19.5. Cela exige S05 et une réserve de munitions du module.",
  ],
  S07: [
    "Munitions d’armes légères",
    "Infanterie et cavalerie peuvent manquer de cartouches, selon 19.6. Cela exige S05 et des trains de corps du module.",
  ],
  S08: ["Mouvements cachés", "Des formations peuvent marcher cachées, hors de la carte, selon 19.7."],
  S09: [
    "Caractères des chefs",
    "Les chefs agressifs et timorés suivent leur caractère, selon 19.8. Le module doit nommer de tels chefs.",
  ],
  S10: ["Marche par route avancée", "Les colonnes remplissent deux hexagones de la route, selon 19.9."],
  S11: [
    "Six pour toucher",
    "Le tir se fait avec autant de dés que de points de force au lieu de la table de tir, selon 19.10.",
  ],
  S12: ["Chacun son tour", "Au lieu de tirer des jetons, chaque camp joue un tour entier, selon 19.11."],
  S13: ["Divisions rattachées", "Des divisions peuvent être rattachées à d’autres corps, selon 19.12.1."],
  S14: ["Interception", "Des troupes peuvent lire l’ordre d’une estafette ennemie, selon 19.12.2."],
  S15: [
    "Nuits sans jetons",
    "Aux tours de nuit, on ne tire pas de jetons : les deux camps agissent dans l’ordre de DR04. Le module dit si l’on joue ainsi, à moins que les joueurs ne le disent.",
  ],
  S16: [
    "Retranchements",
    "Les unités en Défense peuvent creuser des retranchements, selon 10.3. Le module dit si l’on joue ainsi, à moins que les joueurs ne le disent.",
  ],
  S17: [
    "Ordres immédiats aux chefs en vue",
    "Les ordres arrivent aussi aussitôt chez un chef que le commandant a en vue étendue, comme le suggèrent les notes de l’auteur.",
  ],
  S18: [
    "Tests secrets",
    "Seul leur propriétaire voit les dés d’obéissance, d’ordres en attente et d’initiative. Une bévue est annoncée à l’adversaire, qui donne l’ordre.",
  ],
};
