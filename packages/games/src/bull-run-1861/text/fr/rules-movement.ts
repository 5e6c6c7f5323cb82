import type { RuleWords } from "@stonebridge/kernel";
import type { MOVEMENT } from "../../rules/movement.ts";

/** Clauses 10.1 to 10.6: command, facing, movement, stacking, extended line, for readers, with their titles. */
export const movement: Readonly<Record<keyof typeof MOVEMENT, RuleWords>> = {
  "10.1-a": ["Une brigade à la fois", "Chaque joueur choisit ses brigades et les déplace une par une."],
  "10.1-b": [
    "Portée de commandement",
    "Une brigade bouge librement si son QG est assez près : à 8 PM au plus pour le Nord, 6 PM pour le Sud.",
  ],
  "10.1-c": [
    "L’ennemi coupe la portée",
    "Le chemin du QG à la brigade ne peut pas passer par une zone où se trouve une brigade ennemie.",
  ],
  "10.1-d": [
    "Hors de portée",
    "Une brigade trop loin de son QG teste son initiative : sur un dé de 1 à 3, elle agit quand même.",
  ],
  "10.1-e": ["Test manqué", "Sur 4 à 6, elle reste où elle est."],
  "10.1-f": ["Étoile ou cavalerie", "Une étoile, ou le fait d’être de cavalerie, ôte 1 à ce dé."],
  "10.1-g": ["Au contact", "Être au contact d’une brigade ennemie ôte 1 aussi."],
  "10.1-h": ["Les deux comptent", "Les deux s’additionnent."],
  "10.1-i": [
    "Quand on vérifie",
    "La portée se vérifie quand la brigade commence à bouger ; la suite de sa marche n’importe pas.",
  ],
  "10.1-j": ["Un échec use l’activation", "Une brigade qui a manqué son test a eu son tour dans cette moitié."],
  "10.1-k": ["Deux armées du Sud", "Beauregard ne mène que l’armée du Potomac, Johnston que celle de la Shenandoah."],
  "10.2-a": ["Zone de contrôle", "Les zones tout autour d’une brigade sont sa zone de contrôle."],
  "10.2-b": [
    "Pas par-delà le Bull Run",
    "Une zone de contrôle s’arrête au Bull Run ; ni gué ni pont ne la font passer.",
  ],
  "10.2-c": [
    "Rien ne l’annule",
    "Vos brigades dans une zone, ou leur zone de contrôle, n’effacent pas celle de l’ennemi.",
  ],
  "10.2-d": ["Orientation", "Chaque brigade fait face à une des zones qui bordent la sienne."],
  "10.2-e": ["Front", "La zone à laquelle elle fait face et ses deux voisines sont le Front de la brigade."],
  "10.2-f": ["Flanc", "Toutes les autres zones autour d’elle sont son Flanc."],
  "10.3-a": ["Points de mouvement", "Quand elle agit, l’infanterie a 4 PM et la cavalerie 6."],
  "10.3-b": [
    "Marche forcée",
    "Une brigade peut forcer la marche pour 2 PM de plus, la cavalerie pour 3. Elle le paie d’un niveau de Fatigue à la fin du mouvement.",
  ],
  "10.3-c": [
    "Deux niveaux au plus",
    "La Fatigue s’arrête au niveau 2, et une brigade à ce niveau ne peut pas forcer la marche.",
  ],
  "10.3-d": ["Quand forcer la marche", "On décide de forcer la marche quand les PM ordinaires ne suffisent plus."],
  "10.3-e": ["Coût d’une zone", "Entrer dans une zone coûte 2 PM."],
  "10.3-f": ["Par la route", "Si une route traverse le bord, il n’en coûte qu’1 PM."],
  "10.3-g": ["Gués et pont", "Franchir le Bull Run par un gué ou le pont coûte 2 PM, avec ou sans route."],
  "10.3-h": ["Villages", "Un village ou un hameau sur la route ne change rien : 1 PM."],
  "10.3-i": [
    "Farm Ford",
    "Le Nord ne connaît pas d’abord Farm Ford. Sa première brigade à le franchir doit commencer à côté et payer 4 PM.",
  ],
  "10.3-j": [
    "Attaque par Farm Ford",
    "Au lieu de franchir, cette première brigade peut payer les 4 PM pour attaquer par le gué.",
  ],
  "10.3-k": [
    "Farm Ford découvert",
    "Dès lors, c’est un gué comme les autres pour le Nord. Pour le Sud, il l’a toujours été.",
  ],
  "10.3-l": ["Arrêt devant l’ennemi", "Une brigade qui entre dans une zone de contrôle ennemie ne va pas plus loin."],
  "10.3-m": [
    "Ce qu’elle peut encore faire",
    "Elle peut encore tourner et, avec les PM qui restent, déployer ou déclarer une attaque.",
  ],
  "10.3-n": [
    "Un QG s’écarte",
    "Si une brigade vient au contact d’un QG ennemi, même par-delà le Bull Run, son maître l’écarte de 1 ou 2 zones, loin de toute brigade ennemie.",
  ],
  "10.3-o": ["Il compte comme déplacé", "Un QG écarté devient activé."],
  "10.3-p": [
    "Quitter une zone de contrôle",
    "Une brigade ne peut sortir d’une zone de contrôle ennemie qu’au début de son mouvement.",
  ],
  "10.3-q": [
    "Pas de l’une à l’autre",
    "Elle ne peut pas passer directement d’une zone de contrôle ennemie à une autre.",
  ],
  "10.3-r": ["Coût d’une attaque", "Déclarer une attaque coûte 2 PM, quel que soit le nombre d’ennemis."],
  "10.3-s": ["Marqueur Attaque", "La brigade qui va attaquer reçoit un marqueur Attaque."],
  "10.4-a": ["Tourner à la fin", "Quand elle a fini son mouvement, une brigade peut faire face à toute zone voisine."],
  "10.4-b": ["Pas d’orientation pour un QG", "Un QG n’a ni Front ni Flanc."],
  "10.4-c": [
    "Face au nouvel ennemi",
    "Une brigade qui vient au contact doit tourner pour avoir cet ennemi dans son Front.",
  ],
  "10.4-d": [
    "L’ennemi tourne aussi",
    "La brigade qu’elle rencontre tourne alors, s’il le faut, pour avoir le nouveau venu dans son Front.",
  ],
  "10.4-e": ["Déjà occupée", "Une brigade déjà face à un ennemi ne tourne pas vers un second."],
  "10.4-f": ["Tourner au repos", "Une brigade qui se repose peut aussi tourner."],
  "10.5-a": ["Limite d’empilement", "Une zone contient deux brigades d’un camp et un QG."],
  "10.5-b": ["Traverser", "En marche, une brigade peut traverser une zone pleine."],
  "10.5-c": [
    "Première ligne",
    "De deux brigades dans une zone, celle du dessus est la première ligne, l’autre la seconde.",
  ],
  "10.5-d": ["Seconde ligne", "La seconde ligne ne combat pas elle-même mais peut soutenir l’attaque de la première."],
  "10.5-e": ["Changer de ligne", "Les deux peuvent échanger leurs places quand l’une d’elles est activée."],
  "10.5-f": ["Le nouveau venu choisit", "Une brigade qui arrive dans une zone choisit sa ligne."],
  "10.5-g": ["Une seule orientation", "Les deux brigades d’une zone ont l’orientation de la première ligne."],
  "10.5-h": ["Zones ennemies fermées", "On ne peut pas entrer dans une zone où se trouve une brigade ennemie."],
  "10.5-i": [
    "Légion de Hampton",
    "La petite Légion de Hampton peut aller avec une brigade et ne prend alors pas de place.",
  ],
  "10.5-j": ["Force de la Légion", "Sa force de combat s’ajoute à celle de cette brigade."],
  "10.5-k": ["La Légion suit", "Elle partage l’orientation, la ligne et la Fatigue de la brigade."],
  "10.5-l": [
    "Pertes avec la Légion",
    "Quand cette brigade perd un pas, on lance un dé : sur 1 ou 2, la Légion subit la perte et disparaît.",
  ],
  "10.6-a": ["Étendre la ligne", "Pour 2 PM, une brigade peut s’étendre sur sa zone et une voisine."],
  "10.6-b": ["Il faut de la place", "La seconde zone doit avoir la place."],
  "10.6-c": ["Le marqueur", "Un marqueur de ligne étendue est mis dans la seconde zone."],
  "10.6-d": ["Il vaut une brigade", "Le marqueur compte comme une brigade à tous égards."],
  "10.6-e": ["Ils restent voisins", "La brigade et son marqueur sont toujours dans des zones voisines."],
  "10.6-f": ["Se regrouper", "Refermer la ligne coûte 2 PM."],
  "10.6-g": ["Où se regrouper", "Vous choisissez dans laquelle des deux zones la brigade se rassemble."],
  "10.6-h": ["Pas de marche en ligne étendue", "Une brigade en ligne étendue ne marche pas."],
  "10.6-i": ["Devant l’ennemi", "On peut étendre et regrouper dans une zone de contrôle ennemie."],
  "10.6-j": [
    "Moitié dans chaque zone",
    "Dans chaque zone, la ligne a la moitié du combat, de l’artillerie et de la cavalerie, arrondie au-dessus.",
  ],
  "10.6-k": ["Bonne en défense", "Une ligne étendue attaquée a +1."],
  "10.6-l": ["Difficile à retirer", "Elle ajoute 1 au dé quand elle tente la retraite."],
  "10.6-m": ["Chaque partie pour soi", "Chaque partie peut attaquer et être attaquée à part, dans la même activation."],
  "10.6-n": [
    "Une seule brigade",
    "Ce qui arrive à une partie arrive à toute la brigade : son pion garde la Fatigue et les pertes.",
  ],
};
