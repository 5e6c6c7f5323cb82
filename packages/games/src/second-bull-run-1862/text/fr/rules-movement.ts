import type { RuleWords } from "@stonebridge/kernel";
import type { MOVEMENT } from "../../rules/movement.ts";

/** Clauses 9.1 to 9.6: command, zones of control and facing, movement, stacking; for readers, with their titles. */
export const movement: Readonly<Record<keyof typeof MOVEMENT, RuleWords>> = {
  "9.1-a": ["Portée de commandement", "Là où il faut être commandé, un commandant d’armée ou de corps porte à 8 PM."],
  "9.1-b": [
    "Chemin d’un ordre",
    "Il ne peut pas passer par une zone où se tient une brigade ennemie. Les zones de contrôle ennemies ne l’arrêtent pas.",
  ],
  "9.1-c": [
    "Cohésion",
    "Une brigade qui n’est pas en déroute et débute sa phase d’action à 2 zones au plus d’une autre de sa division, 3 pour la cavalerie montée, doit la finir ainsi.",
  ],
  "9.1-d": [
    "Isolement",
    "Une brigade qui débute sa phase d’action plus loin que cela des autres de sa division est isolée : détachée, ou emmenée par une retraite, une déroute, une entrée ou une avance.",
  ],
  "9.1-e": [
    "Ce que coûte l’isolement",
    "Une brigade isolée a 2 PM de moins, sauf la cavalerie démontée, et ne force pas la marche.",
  ],
  "9.1-f": [
    "Plusieurs groupes",
    "Quand une division se tient en plusieurs groupes, ceux qui sont le plus loin du commandant de corps sont isolés.",
  ],
  "9.1-g": [
    "Isolée, non indépendante",
    "Les deux mots ne disent pas la même chose : une brigade isolée agit toujours avec sa division.",
  ],
  "9.2-a": [
    "Division commandée",
    "Une division agit sans test si au moins une de ses brigades non isolées est à portée du commandant de corps.",
  ],
  "9.2-b": [
    "Test de commandement",
    "Sinon un dé décide : de 1 à 3 la division agit, de 4 à 6 elle n’agit pas. Une division de cavalerie ôte 1 au dé ; une division dont une brigade non isolée est au contact aussi.",
  ],
  "9.2-c": ["Un test manqué", "Une division qui manque son test a tout de même pris sa place."],
  "9.3-a": [
    "Zone de contrôle",
    "Toute brigade contrôle les zones qui entourent la sienne, mais jamais par-dessus une rivière, pont ou gué compris.",
  ],
  "9.3-b": ["Rien ne la lève", "Ni une brigade amie ni sa zone de contrôle n’ôtent celle de l’ennemi."],
  "9.3-c": [
    "Halte près de l’ennemi",
    "Une brigade qui entre dans une zone de contrôle ennemie ne va pas plus loin. S’il lui reste des PM, elle peut encore tourner ou déclarer une attaque.",
  ],
  "9.3-d": [
    "Front et Flanc",
    "Une brigade fait face à une des zones qui l’entourent. Celle-ci et la suivante de chaque côté forment son Front, toutes les autres son Flanc.",
  ],
  "9.4-a": [
    "Marche forcée",
    "Une fois dans son action, après la marche habituelle, une brigade peut prendre 2 PM de plus. Sa Fatigue monte d’un niveau quand elle a fini de bouger.",
  ],
  "9.4-b": [
    "Qui n’en fait pas",
    "L’artillerie, la cavalerie démontée, les brigades isolées, les renforts à leur entrée et les brigades à Fatigue 2 ne forcent pas la marche.",
  ],
  "9.4-c": ["Forcer pour attaquer", "Ces 2 PM peuvent payer une attaque."],
  "9.4-d": ["Prix d’une zone", "Entrer dans une zone coûte 2 PM."],
  "9.4-e": [
    "Par la route",
    "Cela ne coûte que 1 PM par une route, si le pas ne quitte ni ne gagne une zone de contrôle ennemie.",
  ],
  "9.4-f": ["Passages et montées", "Un pont ou un gué, ou la montée d’un escarpement, coûte 1 PM de plus."],
  "9.4-g": [
    "Sous les canons",
    "Une zone dans le Front d’artillerie ennemie coûte 1 PM de plus, une seule fois quel qu’en soit le nombre.",
  ],
  "9.4-h": [
    "Routes et commandement",
    "Pour la portée de commandement, un pas par la route vaut toujours 1 PM, près de l’ennemi aussi.",
  ],
  "9.4-i": [
    "Rivières et ruisseaux",
    "Les ponts et les gués sont le seul passage d’une rivière. Les ruisseaux ne coûtent rien.",
  ],
  "9.4-j": [
    "De Front en Front",
    "Une brigade qui commence sa marche en allant d’un Front ennemi droit dans un Front ennemi subit une perte et s’arrête.",
  ],
  "9.4-k": ["De Front en Flanc", "Si elle va d’un Front ennemi dans un Flanc ennemi, elle s’arrête seulement."],
  "9.4-l": [
    "Déclarer une attaque",
    "Pour 2 PM, une brigade attaque une zone voisine où elle pourrait entrer si l’ennemi n’y était pas. Son marqueur d’attaque vise cette zone.",
  ],
  "9.4-m": ["Démonter", "La cavalerie montée met pied à terre pour 2 PM. Elle peut avoir marché avant."],
  "9.4-n": ["Remonter", "La cavalerie démontée remonte pour 2 PM et ne marche pas ensuite."],
  "9.4-o": ["Monter ne guérit rien", "Fatigue et pertes restent à une brigade qui monte ou démonte."],
  "9.4-p": [
    "Commandant seul",
    "Un commandant sans brigade auprès de lui s’écarte quand une brigade ennemie vient à côté de lui, même de l’autre côté d’une rivière.",
  ],
  "9.4-q": [
    "Où il va",
    "Son maître le déplace de 1 ou 2 zones, hors de contact. Commandant d’armée ou de corps, il devient activé s’il ne l’était pas.",
  ],
  "9.5-a": [
    "Orientation à la fin",
    "Une brigade qui a bougé choisit la zone à laquelle elle fait face. Les commandants n’ont pas d’orientation.",
  ],
  "9.5-b": [
    "Face à l’ennemi",
    "Une brigade active au contact doit avoir dans son Front autant de brigades ennemies que possible.",
  ],
  "9.5-c": [
    "L’ennemi tourne aussi",
    "Puis les brigades ennemies que nulle brigade active ne touchait doivent tourner pour avoir l’arrivante dans leur Front. Si elle y est déjà, elles peuvent tourner mais n’y sont pas tenues.",
  ],
  "9.5-d": ["Déjà fixée", "Une brigade qu’un Front ennemi fixe déjà ne tourne pas."],
  "9.5-e": [
    "Tourner sans marcher",
    "Une brigade qui se repose, reste, attaque de sa place, se retire ou avance peut tourner aussi, avec dans son Front autant d’ennemis que possible.",
  ],
  "9.6-a": [
    "Limite d’empilement",
    "Une zone contient deux brigades, d’un même corps ou indépendantes, et des commandants et marqueurs sans limite.",
  ],
  "9.6-b": ["Passer au travers", "Pendant une marche il peut y en avoir davantage pour un moment."],
  "9.6-c": [
    "Une orientation pour deux",
    "Les brigades d’une zone ont la même orientation. La dernière venue la choisit, sauf si elle vient d’une retraite.",
  ],
  "9.6-d": ["Zones ennemies fermées", "Aucune brigade n’entre dans une zone où se tient une brigade ennemie."],
};
