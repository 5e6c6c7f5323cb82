import type { RuleWords } from "@stonebridge/kernel";
import type { PROCEDURES } from "../../rules/procedures.ts";

/** Decisions, die rolls, tables and switches, for readers, with their titles. */
export const procedures: Readonly<Record<keyof typeof PROCEDURES, RuleWords>> = {
  D01: [
    "Scénario et options",
    "Avant la partie, les joueurs choisissent la mise en place et les règles optionnelles. Une option ne joue que s’ils la choisissent.",
  ],
  D02: [
    "Mise en place libre du Sud",
    "Le Sud choisit ses 3 brigades avancées, les autres zones, les lignes étendues, l’ordre des piles, la brigade que rejoint la Légion de Hampton et les orientations.",
  ],
  D03: ["Mise en place libre du Nord", "Après le Sud, le Nord choisit zones, ordre des piles et orientations."],
  D04: [
    "Disposer la mise en place historique",
    "Chaque camp choisit orientations et lignes ; le Sud choisit aussi la brigade que rejoint la Légion de Hampton et la seconde zone de Cocke. Le Sud commence.",
  ],
  D05: [
    "Placer le 30e Virginie",
    "Avec l’option, le Sud place le régiment dans la zone de Beauregard ou une zone voisine.",
  ],
  D06: [
    "Nord : Offensive majeure ?",
    "À partir du tour 2, on le demande au Nord au début de chaque tour, jusqu’à ce qu’il la lance.",
  ],
  D07: ["Sud : Offensive majeure ?", "On le demande au Sud si le Nord ne la lance pas à ce tour."],
  D08: ["Le second joueur désigne", "Le second joueur désigne des brigades en mouvement opérationnel, ou aucune."],
  D09: ["Le premier joueur désigne", "Puis le premier joueur fait de même."],
  D10: [
    "Quelle brigade agit",
    "Le joueur actif choisit la brigade suivante parmi celles qui n’ont pas agi dans cette demi-phase.",
  ],
  D11: ["Repos ou mouvement", "Une brigade activée se repose ou bouge ; bouger peut aussi être rester sur place."],
  D12: [
    "Hors de portée, pas de choix",
    "Une brigade choisie hors de portée doit faire le test : le choix s’est fait à son activation.",
  ],
  D13: ["La zone suivante", "À chaque pas, vous choisissez une zone ouverte, ou vous arrêtez."],
  D14: [
    "Forcer la marche ou non",
    "Quand les PM ne suffisent plus, vous pouvez forcer la marche, une fois par activation.",
  ],
  D15: ["Se déployer", "Pendant son mouvement, une brigade peut se déployer vers une zone de votre choix."],
  D16: ["Se regrouper", "Une brigade en ligne étendue peut se regrouper dans l’une de ses deux zones."],
  D17: [
    "Première ou seconde ligne",
    "Un nouveau venu choisit sa ligne ; une brigade qui agit dans une pile peut changer de ligne.",
  ],
  D18: [
    "Orientation",
    "Après un mouvement, un repos, une avance ou une retraite, vous choisissez l’orientation, dans ce que permet un nouveau contact.",
  ],
  D19: [
    "Se tourner vers le nouveau venu",
    "Le camp de la brigade mise au contact choisit une orientation qui a le nouveau venu dans le Front.",
  ],
  D20: [
    "Déclarer une attaque",
    "Une brigade de première ligne qui a encore 2 PM et un ennemi accessible dans son Front peut déclarer une attaque.",
  ],
  D21: ["Repli d’un QG", "Le camp d’un QG replié choisit où il va."],
  D22: ["Déplacer un QG", "Avant les combats, le joueur actif peut déplacer chaque QG non activé."],
  D23: ["Combat suivant", "L’attaquant choisit le combat suivant : qui attaque quelle zone."],
  D24: [
    "Perte ou retraite",
    "Pour chaque brigade touchée, son camp choisit un pas perdu ou une tentative de retraite, sauf si les règles imposent l’un des deux.",
  ],
  D25: [
    "Chemin de la retraite",
    "Le camp choisit les zones de la retraite, 1 ou 2, dans l’ordre de préférence des règles.",
  ],
  D26: ["Ordre des brigades touchées", "Si plusieurs brigades sont touchées, leur camp choisit l’ordre."],
  D27: ["Avance", "L’attaquant peut faire avancer une brigade dans la zone abandonnée."],
  D28: [
    "Marche opérationnelle",
    "À la fin du tour, chaque brigade désignée marche où son camp veut, dans la limite de ses PM doublés.",
  ],
  D29: ["La Légion et sa brigade", "La Légion peut suivre une brigade, rester, rejoindre, se séparer ou agir seule."],
  D30: [
    "Arrivée de Smith",
    "Le Sud choisit la ligne et l’orientation de Smith, et une autre zone si Manassas Junction est pleine.",
  ],
  D31: ["Renforts ou non", "Avec l’option, le Nord décide pour chacune des trois brigades si elle vient."],
  D32: ["Attaques d’une ligne étendue", "Chaque partie d’une ligne étendue peut attaquer pour ses propres 2 PM."],
  D33: [
    "Retraite de la seconde ligne",
    "Quand sa première ligne s’est retirée, la seconde la suit par un chemin que choisit son camp.",
  ],
  X01: [
    "Dé d’initiative",
    "Les deux camps lancent ; +2 pour celui qui lance son Offensive majeure. Le plus haut commence, on relance en cas d’égalité. Pas de dé au tour 1.",
  ],
  X02: ["Dé d’activation", "Un dé par demi-phase, +2 pendant votre Offensive majeure, lu sur la table d’activation."],
  X03: [
    "Test d’initiative",
    "Un dé pour une brigade hors de portée : elle agit sur 3 ou moins. −1 pour une étoile ou la cavalerie, −1 au contact.",
  ],
  X04: [
    "Dé de quatrième phase",
    "Après la troisième phase de mouvement : sur 4 ou moins, on en joue une quatrième. −1 avec une Offensive majeure, +2 au tour 1 et aux deux derniers.",
  ],
  X05: [
    "Dé de cinquième phase",
    "Après la quatrième phase de mouvement : sur 2 ou moins, on en joue une cinquième, avec les mêmes modificateurs.",
  ],
  X06: [
    "Dé d’artillerie",
    "Un dé par brigade de première ligne qui a des canons : un résultat égal ou inférieur à son artillerie donne +1. Un soutien avec canons donne −1 au dé.",
  ],
  X07: [
    "Dé de cavalerie",
    "Un dé par brigade attaquante de première ligne qui a un potentiel de cavalerie : un résultat égal ou inférieur donne +1.",
  ],
  X08: ["Dé de combat", "Un dé par camp, plus tous ses modificateurs ; un total inférieur à 1 compte pour 1."],
  X09: [
    "Dé de retraite",
    "Un dé par brigade qui tente : elle se retire sur 3 ou moins. −1 pour la cavalerie ou une étoile, +1 en ligne étendue.",
  ],
  X10: ["Dé de la Légion", "Un dé quand la brigade que suit la Légion perd un pas : sur 1 ou 2, la Légion le subit."],
  Tb1: [
    "Table d’activation",
    "Nord : 1 ou 2 donne 2 brigades, 3 ou 4 en donne 3, 5 ou plus 4. Sud : 1 donne 2, de 2 à 5 en donne 3, 6 ou plus 4.",
  ],
  Tb2: [
    "Table des rapports",
    "Moins de 1,5 contre 1 donne +1, à partir de 1,5 contre 1 +2, de 2 contre 1 +3, de 3 contre 1 +4.",
  ],
  Tb3: [
    "Table de continuation",
    "Aux tours 2 à 5, une quatrième phase vient sur 4 ou moins et une cinquième sur 2 ou moins. Au tour 1 et aux deux derniers, une quatrième vient sur 2 ou moins, jamais de cinquième. Une Offensive majeure donne −1 au dé.",
  ],
  Tb4: [
    "Coûts",
    "Entrer dans une zone coûte 2 PM, 1 par la route, 2 par un gué ou le pont, et 4 par Farm Ford la première fois. Attaquer, se déployer et se regrouper coûtent 2 chacun. S’orienter, changer de ligne et se reposer ne coûtent rien.",
  ],
  Tb5: [
    "Points de mouvement",
    "Infanterie 4, +2 en marche forcée, 8 en mouvement opérationnel. Cavalerie 6, +3, 12. QG 6, sans marche forcée.",
  ],
  Tb6: [
    "Portées de commandement",
    "McDowell 8 PM, Beauregard 6 PM pour l’armée du Potomac, Johnston 6 PM pour celle de la Shenandoah.",
  ],
  Tb7: [
    "Limites du mouvement opérationnel",
    "Par tour, le Sud désigne dans 1 zone, 2 brigades au plus ; le Nord dans 2 zones, 4 au plus.",
  ],
  Tb8: [
    "Modificateurs de combat",
    "Rapport +1 à +4, artillerie +1 chacune, cavalerie +1 chacune (attaque), soutien +1 chacun (attaque), commandement +1, colline +2, passage +2, bois +1, ligne étendue +1 (défense), Fatigue −1 ou −2, ennemi sur le Flanc −1 au défenseur et −2 à l’attaquant.",
  ],
  Tb9: [
    "Résultats de combat",
    "Le total le plus bas subit une Fatigue ; si l’autre est le double, une Fatigue et un coup au but. Égalité : une Fatigue pour l’attaquant.",
  ],
  Tb10: ["Retraite en bon ordre", "3 ou moins au dé modifié : réussite. 4 ou plus : la brigade reste et perd un pas."],
  Tb11: [
    "Quand la retraite est obligatoire",
    "Force d’origine 1 ou 2 : quand il reste 1. 3 ou 4 : quand il reste 2 ou moins. 5 ou 6 : quand il reste 3 ou moins. Au-dessus, le choix est libre.",
  ],
  Tb12: [
    "Points de victoire",
    "Écart de pertes de 3 à 5 : 2 points ; de 6 ou plus : 3. Chaque colline à points 1, chaque base 2. Une Manœuvre historique manquée coûte 2 au Nord.",
  ],
  Tb13: [
    "Places historiques",
    "Sud : 1 Evans, 2 Cocke, 3 Stuart, 4 Bonham, 5 Longstreet, 6 Jones et Early, 7 Bee, Jackson et Hampton, 8 Bartow, 9 Ewell et Holmes. Nord : A Porter et Burnside, B Cavalerie US et Franklin, C Howard et Willcox, D Sherman et Schenck, E Keyes, F Blenker, G Davies, H Richardson.",
  ],
  Tb14: [
    "Heures des tours",
    "Le tour 1 commence à 8 h 00, puis 9 h 15, 10 h 30, 11 h 45, 13 h 00, 14 h 15 et 15 h 30 ; un huitième à 16 h 45.",
  ],
  S1: ["Mise en place", "Historique : chaque brigade à sa place de ce matin-là. Libre : chaque camp choisit."],
  S2: ["Distance de la mise en place libre", "Les 5 PM depuis la base sont une distance maximale ou minimale."],
  S3: ["30e Virginie", "Le régiment combat en un seul pion, et aucune brigade n’a de potentiel de cavalerie."],
  S4: [
    "Manœuvre historique",
    "Le Nord doit faire la marche de flanc par Sudley Ford ; le Sud reste derrière le Bull Run au tour 1.",
  ],
  S5: ["Confusion", "Les attaquants ont −1 aux tours 1 et 2."],
  S6: ["Renforts du Nord", "Trois autres brigades du Nord peuvent arriver à la fin du tour 3."],
  S7: ["Tour supplémentaire", "Une partie serrée continue avec un huitième tour."],
  S8: ["Défaite automatique", "Un camp qui inflige 10 pertes et en subit 7 ou moins gagne à la fin du tour."],
  S9: [
    "Soutien en défense",
    "Lecture du livret : une seconde ligne soutient seulement l’attaque, ou aussi la défense.",
  ],
  S10: ["Seuil du coup au but", "Lecture du livret : coup au but dès le double exact, ou seulement au-delà."],
  S11: [
    "Brigades désignées",
    "Lecture du livret : les brigades en mouvement opérationnel attendent, ou peuvent agir avant.",
  ],
};
