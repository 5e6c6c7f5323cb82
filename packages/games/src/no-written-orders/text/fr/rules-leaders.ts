import type { RuleWords } from "@stonebridge/kernel";
import type { LEADERS } from "../../rules/leaders.ts";

/** Clauses 11 to 12.2, for readers, with their titles. Leaders, headquarters, command. */
export const leaders: Readonly<Record<keyof typeof LEADERS, RuleWords>> = {
  "11.1-a": [
    "Les chefs ne sont pas des unités",
    "Les chefs ne sont pas des unités de combat, n’ont pas de zone de contrôle et ne comptent pas dans l’empilement.",
  ],
  "11.1-b": [
    "Comment les chefs se déplacent",
    "Pour le mouvement, les chefs comptent comme cavalerie : les zones de contrôle ne les retiennent pas. Ce que leur coûte un hexagone est en 5.2-j.",
  ],
  "11.1-c": [
    "Jamais seul face à l’ennemi",
    "Un chef n’entre jamais en zone de contrôle ennemie là où il n’y a pas d’unité amie.",
  ],
  "11.1-d": [
    "Chefs écartés",
    "Si une unité ennemie entre dans l’hexagone d’un chef seul, il est placé sur l’unité amie la plus proche.",
  ],
  "11.1-e": [
    "Occupé à donner des ordres",
    "Le potentiel de mouvement d’un chef est divisé par deux au tour où il donne des ordres.",
  ],
  "11.2-a": [
    "Perdre un chef",
    "Quand un chef est écarté, ou que sa pile est touchée au combat, on lance deux dés : sur 2 ou 3, il est perdu.",
  ],
  "11.2-b": ["Son successeur", "Un chef de valeur 1 prend sa place au début du tour suivant."],
  "11.2-c": [
    "Le revers de son pion",
    "Le revers de son pion montre qu’il est perdu ; il ne veut pas dire désorganisation.",
  ],
  "11.3-a": ["Se retirer avec ses hommes", "Un chef peut toujours se retirer avec des unités de son hexagone."],
  "11.4-a": [
    "Quartiers généraux et empilement",
    "Un quartier général ignore les unités amies pour l’empilement, et ne peut pas se retirer.",
  ],
  "11.4-b": [
    "Quartier général enlevé",
    "Si des troupes ennemies entrent dans l’hexagone d’un quartier général, il est détruit, et le niveau de démoralisation de son armée baisse de 5.",
  ],
  "11.4-c": [
    "Sans quartier général",
    "Après cette perte, le commandant d’armée agit comme si son quartier général était toujours avec lui, mais avec une valeur de 1 de moins jusqu’à la fin du jour.",
  ],
  "11.4-d": [
    "Le quartier général revient",
    "Au premier tour après la tombée de la nuit, le quartier général revient auprès de n’importe quelle unité amie.",
  ],
  "11.5-a": [
    "Comment se déplace un quartier général",
    "Un quartier général ne se déplace qu’avec les réserves, sur un ordre de Marche ou de Repli, qu’il accepte sans test, de nuit aussi.",
  ],
  "12-a": [
    "Deux niveaux",
    "Le commandement a deux niveaux. Les commandants d’armée donnent des ordres aux chefs d’aile et de formation, et ces ordres disent comment agissent leurs unités ; et les unités doivent être à portée de leur chef pour agir normalement.",
  ],
  "12.1-a": [
    "À portée de commandement",
    "Une unité est à portée de commandement si elle est à 3 PM au plus, au coût le plus bas de chaque hexagone, de son chef, de son commandant d’aile ou de son commandant d’armée.",
  ],
  "12.1-b": [
    "Tracé et ennemi",
    "Le tracé ne traverse une zone de contrôle ennemie que dans les hexagones où se trouve une unité amie.",
  ],
  "12.1-c": [
    "Quand on le vérifie",
    "On vérifie qu’une unité est à portée de commandement au début de son mouvement, et juste avant une charge ou un assaut.",
  ],
  "12.1-d": [
    "Rester à portée",
    "Une unité ne peut pas sortir de la portée par son mouvement, mais une charge, une retraite ou une avance peut l’en faire sortir.",
  ],
  "12.1-e": [
    "Hors de portée",
    "Une unité hors de portée se défend normalement, mais ne peut ni attaquer ni entrer en zone de contrôle ennemie.",
  ],
  "12.1-f": ["Rejoindre la portée", "Une unité hors de portée qui bouge doit revenir à portée le plus vite possible."],
  "12.1-g": ["Les chefs peuvent partir", "Les chefs peuvent s’éloigner et laisser des unités hors de portée."],
  "12.1-h": [
    "Divisions avec leurs propres ordres",
    "Les divisions qui ont leurs propres ordres sont exemptées de la portée de commandement.",
  ],
  "12.2-a": [
    "Ordre de la phase de commandement",
    "Dans la phase de commandement, on tente d’abord l’initiative, puis on teste la confiance, puis on donne les ordres, enfin on teste l’obéissance.",
  ],
};
