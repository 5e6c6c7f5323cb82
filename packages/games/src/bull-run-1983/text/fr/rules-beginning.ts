import type { RuleWords } from "@stonebridge/kernel";
import type { BEGINNING } from "../../rules/beginning.ts";

/** Clauses 1 to 3, for readers, with their titles. Set-up, sequence of play and victory. */
export const beginning: Readonly<Record<keyof typeof BEGINNING, RuleWords>> = {
  "1.1-a": [
    "Mise en place",
    "Chaque joueur pose ses pions AT START sur la carte à son gré, dans les limites de sa fiche.",
  ],
  "1.11-a": ["12 PD par hexagone", "On ne met pas plus de 12 points de défense (PD) en place dans un hexagone."],
  "1.12-a": [
    "Jamais sur un passage",
    "Aucun chef, aucune unité, aucun abattis ne se place sur une rivière, un gué ou un pont.",
  ],
  "1.12-b": [
    "D’un côté du Bull Run",
    "Chaque pion se place nettement d’un côté ou de l’autre du Bull Run ; seul le pont de chevalets est dessus.",
  ],
  "1.13-a": ["Les renforts attendent", "Les renforts ne sont pas mis en place ; ils restent sur leur fiche."],
  "1.14-a": [
    "Par échange seulement",
    "Pions de brigade et seconds pions de batterie ne se posent que par échange. Vous pouvez former des brigades à la mise en place, et choisir l’un ou l’autre pion d’une batterie.",
  ],
  "1.2-a": [
    "Les Confédérés d’abord",
    "Les Confédérés se mettent en place d’abord : leurs pions et les marqueurs de terrain, chacun à l’endroit indiqué sur la fiche.",
  ],
  "1.2-b": [
    "Face cachée ou visible",
    "Les pions figés sont posés face cachée. Tous les autres sont face visible, pour tous.",
  ],
  "1.21-a": ["Dans un hexagone", "Un pion indiqué « in » se place exactement dans cet hexagone."],
  "1.22-a": [
    "Derrière un gué",
    "Un pion indiqué « behind » un gué se place à 4 hexagones au plus, du côté confédéré du Bull Run.",
  ],
  "1.23-a": [
    "À un gué ou un pont",
    "Un pion indiqué « at » un gué ou un pont se place à 3 hexagones au plus, d’un côté ou de l’autre du Bull Run.",
  ],
  "1.23-b": [
    "Pas tous ensemble",
    "Les pions indiqués pour le même passage peuvent être de côtés et dans des hexagones différents, mais jamais sur un gué ou un pont.",
  ],
  "1.24-a": ["Un abattis par hexagone", "Un hexagone contient un abattis au plus."],
  "1.25-a": ["Le pont de chevalets", "Les Confédérés mettent le pont de chevalets en UU28 ou le laissent hors du jeu."],
  "1.3-a": ["Puis l’Union", "Après les Confédérés, l’Union se met en place, de son côté du Bull Run seulement."],
  "1.3-b": [
    "Itinéraires de marche",
    "Un pion de l’Union se place sur une route, ou à côté, qui ramène à Centreville, à R1 ou, pour la seule 3e division, à CCC35. Ce chemin est son itinéraire de marche.",
  ],
  "1.31-a": [
    "Par les routes",
    "Hors de l’hexagone du pion, un itinéraire de marche ne quitte pas les routes. Il peut être de toute longueur et changer de route aux carrefours.",
  ],
  "1.31-b": ["Jamais par un gué", "Un itinéraire de marche n’entre pas dans un gué. Les ponts sont permis."],
  "1.32-a": [
    "À cinq hexagones",
    "Le pion et chaque hexagone de son itinéraire doivent être à 5 hexagones au moins de tout chef et de toute unité confédérés, figés ou non.",
  ],
  "1.32-b": [
    "Les marqueurs ne gênent pas",
    "Abattis et pont de chevalets ne sont pas des pions confédérés et ne barrent pas les itinéraires.",
  ],
  "1.33-a": [
    "Centreville ou R1",
    "Tout pion de l’Union peut tracer son itinéraire vers Centreville ou R1. Les routes de R1 et de DD1 se rejoignent au-delà du bord nord.",
  ],
  "1.33-b": [
    "CCC35 pour la 3e division",
    "Seuls les pions de la 3e division peuvent tracer leur itinéraire vers CCC35.",
  ],
  "1.34-a": [
    "Les brigades peuvent être dispersées",
    "Les pions d’une brigade ou d’une division n’ont pas à être placés ensemble.",
  ],
  "1.35-a": [
    "Portée de reconnaissance",
    "La portée de reconnaissance couvre tout hexagone à 4 au plus, par tout terrain et par-delà les rivières. Elle vaut dans les deux sens.",
  ],
  "2.1-a": ["Une demi-heure par tour", "Un tour de jeu dure une demi-heure : le premier à 9 h, le dernier à 20 h."],
  "2.2-a": [
    "Attaquant et défenseur",
    "Dans un tour de jeu, l’Union joue son tour, puis les Confédérés. Le joueur dont c’est le tour est l’attaquant, l’autre le défenseur.",
  ],
  "2.3-a": [
    "Cinq phases",
    "Le tour d’un joueur a cinq phases, jouées dans l’ordre. Chacune est finie avant que la suivante commence.",
  ],
  "2.5-a": ["L’horloge", "Après le tour des Confédérés, l’horloge avance d’une demi-heure."],
  "2.6-a": ["Pions visibles", "Vous pouvez regarder à tout moment les pions ennemis face visible."],
  "2.6-b": [
    "Ce que l’Union ne voit pas",
    "L’Union ne voit ni les pions figés ni, tant qu’il y en a un, la fiche confédérée.",
  ],
  "2.7-a": [
    "Ce que contiennent les phases",
    "Panique : l’attaquant a-t-il perdu ? Commandement : qui est actif ? Mouvement : former des brigades, retourner des batteries, marcher, victoires automatiques. Combat : toutes les autres attaques. Ralliement : enlever les abattis et, dès midi, rallier une unité.",
  ],
  "3.1-a": [
    "Panique à Manassas",
    "Si une unité de combat de l’Union est en FF32 ou GG32 à une phase de panique confédérée, l’Union gagne aussitôt et le tour confédéré n’est pas joué.",
  ],
  "3.1-b": [
    "Les chefs ne gagnent pas",
    "Les chefs ne comptent jamais pour la victoire. Les unités que représente un pion de brigade comptent.",
  ],
  "3.2-a": [
    "Panique à Centreville",
    "Si une unité de combat confédérée est en QQ5 ou RR5 à une phase de panique de l’Union, les Confédérés gagnent aussitôt et le tour de l’Union n’est pas joué.",
  ],
  "3.3-a": [
    "Une étoile à la fin",
    "Quand le tour de 20 h est fini, l’Union gagne avec au moins une unité de combat sur une étoile : S29, QQ23 ou QQ32.",
  ],
  "3.3-b": ["Les voisins ne comptent pas", "Des unités confédérées à côté de l’étoile n’y changent rien."],
  "3.3-c": ["Sinon, les Confédérés", "Si aucune étoile n’a d’unité de combat de l’Union, les Confédérés gagnent."],
};
