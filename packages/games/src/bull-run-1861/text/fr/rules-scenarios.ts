import type { RuleWords } from "@stonebridge/kernel";
import type { SCENARIOS } from "../../rules/scenarios.ts";

/** Clauses 12 and 13: set-up, reinforcements, optional rules, for readers, with their titles. */
export const scenarios: Readonly<Record<keyof typeof SCENARIOS, RuleWords>> = {
  "12-a": ["Choix de la mise en place", "Les joueurs choisissent la mise en place historique ou libre."],
  "12-b": ["Brigades plus tardives", "Quelques brigades n’entrent qu’en renfort ou selon une règle optionnelle."],
  "12.1-a": [
    "Places historiques",
    "Les brigades du Sud débutent aux chiffres de la carte, celles du Nord aux lettres.",
  ],
  "12.1-b": ["Orientations au départ", "Chaque joueur choisit l’orientation de ses brigades."],
  "12.1-c": [
    "La marche de flanc",
    "Les quatre brigades de la colonne de flanc du Nord débutent en mouvement opérationnel et doivent marcher ainsi au tour 1.",
  ],
  "12.1-d": ["La ligne de Cocke", "Cocke débute en ligne étendue."],
  "12.1-e": ["QG au départ", "Beauregard et Johnston débutent à Manassas Junction, McDowell à Centreville."],
  "12.2-a": ["Lignes étendues", "Dans la mise en place libre, le Sud peut placer des brigades en ligne étendue."],
  "12.2-b": [
    "Brigades avancées",
    "Le Sud place d’abord 3 brigades de l’armée du Potomac, chacune seule dans une zone au sud du Bull Run.",
  ],
  "12.2-c": ["Le reste du Sud", "Toutes les autres débutent à 5 PM de Manassas Junction, une ou deux par zone."],
  "12.2-d": [
    "Le Nord",
    "Le Nord se place ensuite : ses brigades débutent à 5 PM de Centreville, une ou deux par zone.",
  ],
  "12.2-e": ["Loin du cours d’eau", "Aucune brigade du Nord ne débute au bord du Bull Run."],
  "12.3-a": ["Arrivée de Smith", "À la fin du tour 2, la brigade de Smith arrive à Manassas Junction."],
  "12.3-b": ["Smith peut bouger", "Elle peut agir à partir du tour 3."],
  "13-a": [
    "30e Virginie dispersé",
    "Normalement, ce régiment de cavalerie est réparti dans l’armée du Potomac ; les potentiels de cavalerie le représentent.",
  ],
  "13-b": [
    "30e Virginie réuni",
    "Avec cette option, il a son propre pion et débute avec le QG de Beauregard ou dans une zone voisine.",
  ],
  "13-c": ["Aucun potentiel de cavalerie", "Aucune brigade n’utilise alors de potentiel de cavalerie."],
  "13-d": [
    "Manœuvre historique",
    "Le plan de McDowell engage le Nord : au moins 4 brigades doivent franchir Sudley Ford au cours de la partie.",
  ],
  "13-e": ["Le prix de l’échec", "Si moins de 4 le franchissent, le Nord perd 2 points."],
  "13-f": ["Le Sud attend", "Avec cette option, aucune brigade du Sud ne franchit le Bull Run au tour 1."],
  "13-g": ["Confusion", "Avec cette option, tout attaquant a −1 aux tours 1 et 2."],
  "13-h": [
    "Renforts du Nord",
    "Avec cette option, la Milice, les Volontaires et la brigade McCunn peuvent arriver à Centreville à la fin du tour 3.",
  ],
  "13-i": ["Trois dans une zone", "Toutes trois peuvent s’y trouver ensemble, au-delà de la limite d’empilement."],
  "13-j": ["Quand elles bougent", "Elles peuvent agir à partir du tour 4."],
  "13-k": [
    "Tour supplémentaire",
    "Avec cette option, on joue un huitième tour si 2 points au plus séparent les camps après le tour 7.",
  ],
  "13-l": ["Ce tour est le dernier", "Ce tour suit les règles d’un dernier tour."],
  "13-m": [
    "Défaite automatique",
    "Avec cette option, le premier camp qui inflige 10 pertes en n’en subissant que 7 au plus gagne à la fin du tour.",
  ],
};
