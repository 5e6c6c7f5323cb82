import type { RuleWords } from "@stonebridge/kernel";
import type { MOVEMENT } from "../../rules/movement.ts";

/** Clauses 10.1 to 10.6: command, facing, movement, stacking, extended line, for readers, with their titles. */
export const movement: Readonly<Record<keyof typeof MOVEMENT, RuleWords>> = {
  "10.1-a": ["Une brigade à la fois", "Chaque joueur choisit ses brigades et les déplace une par une."],
  "10.1-b": [
    "Portée de commandement",
    "Une brigade bouge librement si son QG est assez proche : à 8 PM au plus pour le Nord, à 6 PM pour le Sud.",
  ],
  "10.1-c": [
    "L’ennemi coupe la portée",
    "Le chemin du QG à la brigade ne peut pas passer par une zone où se trouve une brigade ennemie.",
  ],
  "10.1-d": [
    "Hors de portée",
    "Une brigade trop loin de son QG fait un test d’initiative : sur 1 à 3, elle agit quand même.",
  ],
  "10.1-e": ["Test manqué", "Sur 4 à 6, elle reste où elle est."],
  "10.1-f": ["Étoile ou cavalerie", "Une étoile, ou la cavalerie, donne −1 à ce dé."],
  "10.1-g": ["Au contact", "Être au contact d’une brigade ennemie donne aussi −1."],
  "10.1-h": ["Les deux comptent", "Les deux s’additionnent."],
  "10.1-i": [
    "Quand on vérifie",
    "La portée se vérifie quand la brigade commence à bouger ; peu importe où elle va ensuite.",
  ],
  "10.1-j": [
    "Un échec use l’activation",
    "Une brigade qui manque son test a utilisé son activation dans cette demi-phase.",
  ],
  "10.1-k": [
    "Deux armées du Sud",
    "Beauregard ne commande que l’armée du Potomac, Johnston que celle de la Shenandoah.",
  ],
  "10.2-a": ["Zone de contrôle", "Les zones qui entourent une brigade sont sa zone de contrôle."],
  "10.2-b": ["Pas à travers le Bull Run", "Une zone de contrôle s’arrête au Bull Run, même à un gué ou au pont."],
  "10.2-c": ["Rien ne l’annule", "Vos brigades et leur zone de contrôle n’annulent pas celle de l’ennemi."],
  "10.2-d": ["Orientation", "Chaque brigade fait face à une des zones qui bordent la sienne."],
  "10.2-e": ["Front", "La zone à laquelle elle fait face et ses deux voisines sont le Front de la brigade."],
  "10.2-f": ["Flanc", "Toutes les autres zones qui l’entourent sont son Flanc."],
  "10.3-a": ["Points de mouvement", "Une brigade d’infanterie activée a 4 PM, une brigade de cavalerie 6."],
  "10.3-b": [
    "Marche forcée",
    "Une brigade peut forcer la marche et gagne 2 PM, la cavalerie 3. Elle prend un niveau de Fatigue à la fin du mouvement.",
  ],
  "10.3-c": [
    "Deux niveaux au plus",
    "La Fatigue ne dépasse pas le niveau 2, et une brigade à ce niveau ne peut pas forcer la marche.",
  ],
  "10.3-d": ["Quand forcer la marche", "On décide de forcer la marche quand les PM normaux ne suffisent plus."],
  "10.3-e": ["Coût d’une zone", "Entrer dans une zone coûte 2 PM."],
  "10.3-f": ["Par la route", "Si une route traverse la frontière, l’entrée ne coûte que 1 PM."],
  "10.3-g": ["Gués et pont", "Franchir le Bull Run par un gué ou le pont coûte 2 PM, avec ou sans route."],
  "10.3-h": ["Villages", "Un village ou un hameau sur la route ne change rien : le coût reste de 1 PM."],
  "10.3-i": [
    "Farm Ford",
    "Au début, le Nord ne connaît pas Farm Ford. Sa première brigade à le franchir doit partir d’une zone voisine du gué et payer 4 PM.",
  ],
  "10.3-j": [
    "Attaque par Farm Ford",
    "Au lieu de franchir le gué, cette brigade peut payer les 4 PM pour attaquer à travers lui.",
  ],
  "10.3-k": ["Farm Ford découvert", "Ensuite, c’est un gué ordinaire pour le Nord. Pour le Sud, il l’est toujours."],
  "10.3-l": ["Arrêt devant l’ennemi", "Une brigade qui entre dans une zone de contrôle ennemie doit s’arrêter."],
  "10.3-m": [
    "Ce qu’elle peut encore faire",
    "Elle peut encore s’orienter et, avec les PM qui lui restent, se déployer ou déclarer une attaque.",
  ],
  "10.3-n": [
    "Un QG se replie",
    "Si une brigade arrive à côté d’un QG ennemi, même de l’autre côté du Bull Run, le camp du QG le replie de 1 ou 2 zones, là où aucune brigade ennemie n’est voisine.",
  ],
  "10.3-o": ["Il compte comme déplacé", "Un QG replié compte comme activé."],
  "10.3-p": [
    "Quitter une zone de contrôle",
    "Une brigade ne peut quitter une zone de contrôle ennemie qu’au début de son mouvement.",
  ],
  "10.3-q": [
    "Pas de l’une à l’autre",
    "Elle ne peut pas passer directement d’une zone de contrôle ennemie à une autre.",
  ],
  "10.3-r": ["Coût d’une attaque", "Déclarer une attaque coûte 2 PM, quel que soit le nombre d’ennemis."],
  "10.3-s": ["Marqueur Attaque", "Une brigade qui déclare une attaque reçoit un marqueur Attaque."],
  "10.4-a": ["S’orienter à la fin", "À la fin de son mouvement, une brigade peut faire face à toute zone voisine."],
  "10.4-b": ["Pas d’orientation pour un QG", "Un QG n’a ni Front ni Flanc."],
  "10.4-c": [
    "Face au nouvel ennemi",
    "Une brigade qui arrive au contact doit s’orienter pour avoir cet ennemi dans son Front.",
  ],
  "10.4-d": [
    "L’ennemi s’oriente aussi",
    "La brigade ennemie s’oriente ensuite, s’il le faut, pour avoir le nouveau venu dans son Front.",
  ],
  "10.4-e": ["Déjà occupée", "Une brigade qui a déjà un ennemi dans son Front ne se tourne pas vers un autre."],
  "10.4-f": ["S’orienter au repos", "Une brigade qui se repose peut aussi s’orienter."],
  "10.5-a": ["Limite d’empilement", "Une zone peut contenir deux brigades d’un camp et un QG."],
  "10.5-b": ["Traverser", "Une brigade en marche peut traverser une zone pleine."],
  "10.5-c": [
    "Première ligne",
    "Quand deux brigades partagent une zone, celle du dessus est en première ligne, l’autre en seconde ligne.",
  ],
  "10.5-d": ["Seconde ligne", "La seconde ligne ne combat pas, mais elle peut soutenir l’attaque de la première."],
  "10.5-e": ["Changer de ligne", "Les deux peuvent échanger leurs lignes quand l’une d’elles est activée."],
  "10.5-f": ["Le nouveau venu choisit", "Une brigade qui arrive dans une zone choisit sa ligne."],
  "10.5-g": ["Une seule orientation", "Les deux brigades d’une zone ont l’orientation de la première ligne."],
  "10.5-h": ["Zones ennemies fermées", "Une zone occupée par une brigade ennemie est interdite."],
  "10.5-i": [
    "Légion de Hampton",
    "La petite Légion de Hampton peut rejoindre une brigade et ne compte alors pas dans l’empilement.",
  ],
  "10.5-j": ["Force de la Légion", "Sa force de combat s’ajoute à celle de cette brigade."],
  "10.5-k": ["La Légion suit", "Elle partage l’orientation, la ligne et la Fatigue de la brigade."],
  "10.5-l": [
    "Pertes avec la Légion",
    "Quand cette brigade perd un pas, on lance un dé : sur 1 ou 2, la Légion subit la perte et est éliminée.",
  ],
  "10.6-a": ["Se déployer", "Pour 2 PM, une brigade peut se déployer sur sa zone et une zone voisine."],
  "10.6-b": ["Il faut de la place", "Il doit rester de la place dans la seconde zone."],
  "10.6-c": ["Le marqueur", "Un marqueur de ligne étendue est placé dans la seconde zone."],
  "10.6-d": ["Il vaut une brigade", "Le marqueur compte comme une brigade à tous égards."],
  "10.6-e": ["Ils restent voisins", "La brigade et son marqueur sont toujours dans des zones voisines."],
  "10.6-f": ["Se regrouper", "Se regrouper coûte 2 PM."],
  "10.6-g": ["Où se regrouper", "Vous choisissez dans laquelle des deux zones la brigade se regroupe."],
  "10.6-h": ["Pas de marche en ligne étendue", "Une brigade en ligne étendue ne peut pas marcher."],
  "10.6-i": ["Devant l’ennemi", "On peut se déployer et se regrouper dans une zone de contrôle ennemie."],
  "10.6-j": [
    "Moitié dans chaque zone",
    "Dans chaque zone, la ligne a la moitié du combat, de l’artillerie et de la cavalerie, arrondie au supérieur.",
  ],
  "10.6-k": ["Bonne en défense", "Une ligne étendue attaquée a +1."],
  "10.6-l": ["Retraite difficile", "Elle ajoute 1 au dé quand elle tente la retraite."],
  "10.6-m": [
    "Chaque partie séparément",
    "Chaque partie peut attaquer et être attaquée séparément, dans la même activation.",
  ],
  "10.6-n": [
    "Une seule brigade",
    "Ce qui arrive à une partie arrive à toute la brigade : son pion porte la Fatigue et les pertes.",
  ],
};
