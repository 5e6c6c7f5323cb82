import type { RuleWords } from "@stonebridge/kernel";
import type { OPTIONS } from "../../rules/options.ts";

/** Clauses CRT, OPT, GL and DN, for readers, with their titles. Table notes, optional rules, glossary and designer’s notes. */
export const options: Readonly<Record<keyof typeof OPTIONS, RuleWords>> = {
  "CRT-a": [
    "Les codes",
    "A est l’attaquant, D le défenseur, L un chef. E coûte des points de défense, B2 est une retraite de deux hexagones, EX frappe les deux camps, DL1 coûte une unité, LE coûte le chef ; un tiret est sans effet.",
  ],
  "CRT-b": ["Terrain au rapport et aux pertes", "Le terrain compte au rapport de forces comme aux pertes."],
  "CRT-c": [
    "Canons au loin",
    "Un résultat ne touche que ceux qui ont combattu en zone de contrôle ennemie ; les canons en soutien lointain en sont exempts.",
  ],
  "CRT-d": [
    "Choisir ses pertes",
    "Le camp qui perd choisit ce qui part. L’infanterie à 4 hexagones au plus de son chef de brigade va en case de ralliement.",
  ],
  "CRT-e": [
    "Se retirer",
    "Celui qui se retire choisit le chemin : deux hexagones parcourus, à deux de distance. Rivière, bord de carte, hexagone injouable, zone de contrôle, hexagone trop plein, ou traversée d’un gué ou d’un abattis : le pion est éliminé.",
  ],
  "CRT-f": [
    "Loin de ceux qu’il a combattus",
    "Une retraite s’éloigne des ennemis combattus, canons lointains compris, sauf si c’est fatal.",
  ],
  "CRT-g": ["Avancer", "Les unités adjacentes qui ont attaqué peuvent avancer dans l’hexagone libéré."],
  "CRT-h": [
    "Hors de la table",
    "Un rapport inférieur à 1-6 n’a pas de colonne : aucun dé n’est lancé, et les attaquants sont perdus.",
  ],
  "CRT-i": [
    "Bombardement faible",
    "La table de bombardement ne sert qu’au tir à longue portée. À 1-3 ou moins, il est sans effet.",
  ],
  "OPT1-a": [
    "Heures incertaines",
    "Des dés décident quand les Confédérés dégèlent (10 h 30), quand vient leur groupe de 11 h, et quand viennent ceux de l’Union de 16 h et de 18 h. Tout le reste garde son heure.",
  ],
  "OPT1-b": [
    "Plus de chances à chaque tour",
    "Dès deux tours avant, on lance un dé par événement à chaque tour de son camp. Il a lieu sur 1, puis sur 2 ou moins, puis sur 3 ou moins, et ainsi de suite.",
  ],
  "OPT1-c": [
    "Après les mouvements",
    "On lance après les autres mouvements, avant la fin de la phase. Les pions libérés ou arrivés peuvent alors encore y bouger, comme ceux qui ne l’ont pas fait.",
  ],
  "OPT2-a": [
    "Brouillard de guerre",
    "Tous les pions de l’Union sont figés, face cachée, jusqu’à sa phase de commandement de 10 h 30, comme les Confédérés figés à deux différences près.",
  ],
  "OPT2-b": [
    "Dégeler à volonté",
    "L’Union peut dégeler ceux de ses pions qu’elle veut à chacune de ses phases de commandement.",
  ],
  "OPT2-c": ["Un chef ne dégèle que lui", "Dégeler un chef de l’Union ne dégèle pas les autres."],
  "OPT2.1-a": [
    "Leurres",
    "À la mise en place, un leurre peut représenter son chef de brigade et des pions de son hexagone, même d’autres brigades. Ils attendent sur sa ligne de la fiche et reviennent, tous ensemble, quand le leurre est dégelé. Si le chef est dans son pion de brigade, séparez-le d’abord.",
  ],
  "OPT2.2-a": [
    "Dernier acte d’un leurre",
    "Un leurre dégelé active tous les pions de son hexagone et part à la fin de cette phase de commandement. Si c’est l’ennemi qui est venu, il le fait à la prochaine phase de commandement de l’Union.",
  ],
  "OPT3-a": [
    "Épuisement",
    "Une unité de l’Union dont l’itinéraire menait à R1 ne peut être ralliée qu’une fois dans la partie.",
  ],
  "OPT4-a": ["Le 20 juillet", "L’Union peut attaquer un jour plus tôt, avant l’arrivée de toute l’armée de Johnston."],
  "OPT4.1-a": [
    "Changements de l’Union",
    "La brigade McCunn et la batterie Bookwood sont absentes. La batterie Varian rejoint Keyes, le 4 PA rejoint Franklin.",
  ],
  "OPT4.1-b": [
    "Pas de marche de nuit",
    "Les itinéraires mènent à Centreville ou, pour la 3e division, à CCC35, et jamais à R1.",
  ],
  "OPT4.1-c": ["Autres arrivées de l’Union", "Les autres renforts de l’Union arrivent comme d’habitude."],
  "OPT4.2-a": [
    "Changements des Confédérés",
    "Hampton et le groupe de 11 h sont absents, rien n’est figé, et la brigade Bartow se place en EE34.",
  ],
  "OPT4.2-b": ["Midi en A18", "La brigade Bee et Johnston arrivent à midi par le rail en A18."],
  "OPT4.2-c": [
    "Midi en A21",
    "Les batteries Imboden, Stanard, Alburtis et Rockbridge, la cavalerie 1 Va et Pendleton arrivent par la route à midi en A21. Pendleton se passe d’ordres de midi à 14 h.",
  ],
  "OPT4.2-d": ["16 h en CC35", "Le 13 Miss arrive à 16 h par le rail en CC35."],
  "GL-a": [
    "Diversion",
    "Une attaque de diversion est une attaque faible sur des défenseurs forts, qui laisse des forces pour frapper ailleurs.",
  ],
  "GL-b": ["Résultats contraires", "AE, EX et AB2 sont les résultats contraires ; le tir de soutien en est à l’abri."],
  "GL-c": ["Attaquants adjacents", "Les attaquants adjacents sont ceux qui sont à côté du défenseur qu’ils attaquent."],
  "GL-d": [
    "Les deux rives du Bull Run",
    "P2 et GG24 sont du côté confédéré du Bull Run ; R3 et SS18 de celui de l’Union.",
  ],
  "DN-a": [
    "Échelle et abandon",
    "Un hexagone fait 1 000 pieds. Un joueur peut abandonner à tout moment, ce qui termine la partie.",
  ],
};
