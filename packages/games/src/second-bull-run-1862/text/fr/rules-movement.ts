import type { RuleWords } from "@stonebridge/kernel";
import type { MOVEMENT } from "../../rules/movement.ts";

/** Clauses 9.1 to 9.6: command, zones of control and facing, movement, stacking; for readers, with their titles. */
export const movement: Readonly<Record<keyof typeof MOVEMENT, RuleWords>> = {
  "9.1-a": ["Portée de commandement", "La portée de commandement d’un commandant d’armée ou de corps est de 8 PM."],
  "9.1-b": [
    "Chemin du commandement",
    "Le chemin ne peut pas passer par une zone qui contient une brigade ennemie. Les zones de contrôle ennemies ne l’arrêtent pas.",
  ],
  "9.1-c": [
    "Cohésion",
    "Une brigade qui n’est pas en déroute et commence sa phase d’action à 2 zones au plus d’une autre de sa division, 3 pour la cavalerie montée, doit aussi la finir à cette distance.",
  ],
  "9.1-d": [
    "Isolement",
    "Une brigade qui commence sa phase d’action plus loin que cela du reste de sa division est isolée : détachée, ou séparée par une retraite, une déroute, une entrée ou une avance.",
  ],
  "9.1-e": [
    "Ce que coûte l’isolement",
    "Une brigade isolée a 2 PM de moins, sauf la cavalerie démontée, et ne peut pas forcer la marche.",
  ],
  "9.1-f": [
    "Plusieurs groupes",
    "Quand une division est en plusieurs groupes, les plus éloignés du commandant de corps sont isolés.",
  ],
  "9.1-g": [
    "Isolée, pas indépendante",
    "Isolée ne veut pas dire indépendante : une brigade isolée agit toujours avec sa division.",
  ],
  "9.2-a": [
    "Division à portée",
    "Une division agit sans test si au moins une de ses brigades non isolées est à portée du commandant de corps.",
  ],
  "9.2-b": [
    "Test de commandement",
    "Sinon, un dé décide : de 1 à 3 la division agit, de 4 à 6 elle n’agit pas. Une division de cavalerie a −1 au dé ; une division dont une brigade non isolée est au contact aussi.",
  ],
  "9.2-c": ["Un test manqué", "Une division qui manque son test a quand même utilisé son activation."],
  "9.3-a": [
    "Zone de contrôle",
    "La zone de contrôle d’une brigade est l’ensemble des zones qui entourent la sienne, mais jamais à travers une rivière, même à un pont ou un gué.",
  ],
  "9.3-b": [
    "Rien ne l’annule",
    "Les brigades amies et leurs zones de contrôle n’annulent pas une zone de contrôle ennemie.",
  ],
  "9.3-c": [
    "Arrêt à côté de l’ennemi",
    "Une brigade qui entre dans une zone de contrôle ennemie doit s’arrêter. S’il lui reste des PM, elle peut encore s’orienter ou déclarer une attaque.",
  ],
  "9.3-d": [
    "Front et Flanc",
    "Une brigade fait face à une des zones qui l’entourent. Cette zone et la suivante de chaque côté forment son Front, toutes les autres son Flanc.",
  ],
  "9.4-a": [
    "Marche forcée",
    "Une fois dans son action, après la marche normale, une brigade peut prendre 2 PM de plus. Elle gagne un niveau de Fatigue quand elle a fini de bouger.",
  ],
  "9.4-b": [
    "Qui ne peut pas",
    "L’artillerie, la cavalerie démontée, les brigades isolées, les renforts à leur entrée et les brigades à Fatigue 2 ne peuvent pas forcer la marche.",
  ],
  "9.4-c": ["Forcer pour attaquer", "Ces 2 PM peuvent payer une attaque."],
  "9.4-d": ["Coût d’une zone", "Entrer dans une zone coûte 2 PM."],
  "9.4-e": [
    "Par la route",
    "Cela ne coûte que 1 PM par une route, si le pas ne quitte pas une zone de contrôle ennemie et n’y entre pas.",
  ],
  "9.4-f": ["Passages et montées", "Franchir un pont ou un gué, ou gravir un escarpement, coûte 1 PM de plus."],
  "9.4-g": [
    "Sous les canons",
    "Une zone dans le Front d’une artillerie ennemie coûte 1 PM de plus, quel que soit le nombre d’artilleries.",
  ],
  "9.4-h": [
    "Routes et commandement",
    "Pour la portée de commandement, un pas par la route coûte toujours 1 PM, même à côté de l’ennemi.",
  ],
  "9.4-i": [
    "Rivières et ruisseaux",
    "On ne franchit une rivière que par un pont ou un gué. Les ruisseaux ne coûtent rien.",
  ],
  "9.4-j": [
    "De Front à Front",
    "Une brigade qui commence sa marche en passant directement d’un Front ennemi à un autre subit une perte et s’arrête.",
  ],
  "9.4-k": ["De Front à Flanc", "Si elle passe d’un Front ennemi à un Flanc ennemi, elle s’arrête seulement."],
  "9.4-l": [
    "Déclarer une attaque",
    "Pour 2 PM, une brigade attaque une zone voisine où elle pourrait entrer si l’ennemi n’y était pas. Son marqueur d’attaque vise cette zone.",
  ],
  "9.4-m": ["Démonter", "La cavalerie montée met pied à terre pour 2 PM. Elle peut avoir marché avant."],
  "9.4-n": ["Remonter", "La cavalerie démontée remonte pour 2 PM et ne peut plus marcher ensuite."],
  "9.4-o": ["Fatigue et pertes restent", "Monter ou démonter ne change ni la Fatigue ni les pertes."],
  "9.4-p": [
    "Commandant seul",
    "Un commandant sans brigade dans sa zone se replie quand une brigade ennemie arrive à côté de lui, même de l’autre côté d’une rivière.",
  ],
  "9.4-q": ["Où il va", "Son camp le déplace de 1 ou 2 zones, hors de contact. Il compte alors comme activé."],
  "9.5-a": [
    "Orientation à la fin",
    "Une brigade qui a bougé choisit la zone à laquelle elle fait face. Les commandants n’ont pas d’orientation.",
  ],
  "9.5-b": [
    "Face à l’ennemi",
    "Une brigade active au contact doit avoir dans son Front le plus de brigades ennemies possible.",
  ],
  "9.5-c": [
    "L’ennemi s’oriente aussi",
    "Puis les brigades ennemies qui n’étaient pas encore au contact doivent s’orienter pour avoir la nouvelle venue dans leur Front. Si elle y est déjà, elles peuvent s’orienter.",
  ],
  "9.5-d": ["Déjà fixée", "Une brigade déjà fixée dans un Front ennemi ne s’oriente pas."],
  "9.5-e": [
    "S’orienter sans marcher",
    "Une brigade qui se repose, reste sur place, attaque sans bouger, se retire ou avance peut aussi s’orienter, avec le plus d’ennemis possible dans son Front.",
  ],
  "9.6-a": [
    "Limite d’empilement",
    "Une zone contient deux brigades, d’un même corps ou indépendantes, et autant de commandants et de marqueurs qu’on veut.",
  ],
  "9.6-b": ["Traverser", "Pendant une marche, il peut y en avoir davantage."],
  "9.6-c": [
    "Une orientation pour deux",
    "Les brigades d’une zone ont la même orientation. La dernière arrivée la choisit, sauf si elle arrive par une retraite.",
  ],
  "9.6-d": ["Zones ennemies fermées", "Aucune brigade n’entre dans une zone qui contient une brigade ennemie."],
};
