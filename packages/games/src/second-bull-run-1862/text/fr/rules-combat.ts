import type { RuleWords } from "@stonebridge/kernel";
import type { COMBAT } from "../../rules/combat.ts";

/** Clauses 10.1 to 10.3: attack, strength ratio and the other modifiers; for readers, with their titles. */
export const combat: Readonly<Record<keyof typeof COMBAT, RuleWords>> = {
  "10.1-a": [
    "Une attaque déclarée est jouée",
    "Une brigade qui a payé 2 PM et porte un marqueur d’attaque doit attaquer.",
  ],
  "10.1-b": ["Ordre des combats", "L’attaquant choisit le combat suivant."],
  "10.1-c": [
    "Une attaque par zone",
    "Une zone ne peut être attaquée qu’une fois par phase d’action. Des brigades de plusieurs zones l’attaquent ensemble si leurs zones sont voisines.",
  ],
  "10.1-d": ["Seulement la zone visée", "Une brigade n’attaque que la zone que vise son marqueur."],
  "10.1-e": [
    "Deux attaquants dans une zone",
    "Deux brigades d’une zone qui portent chacune un marqueur attaquent la même zone.",
  ],
  "10.2-a": ["D’abord les modificateurs", "Chaque camp additionne ses modificateurs avant de lancer les dés."],
  "10.3.1-a": [
    "Rapport de forces",
    "On compare le potentiel de combat des attaquants à celui des défenseurs. Le rapport, arrondi au profit du défenseur, donne à l’attaquant son premier modificateur.",
  ],
  "10.3.1-b": [
    "Rapport sans espoir",
    "En dessous de 1 contre 3, on ne lance pas les dés de combat : l’attaquant subit une Fatigue et passe un test de combat.",
  ],
  "10.3.1-c": [
    "Canons sans escorte",
    "Contre de l’artillerie sans infanterie ni cavalerie, l’attaquant a +3 au lieu d’un rapport.",
  ],
  "10.3.2-a": [
    "L’artillerie par six",
    "Chaque camp additionne le potentiel d’artillerie de ses brigades au combat ; chaque tranche de 6 points donne +1.",
  ],
  "10.3.2-b": [
    "Les points restants",
    "Pour les points restants, on lance un dé : s’il ne dépasse pas leur nombre, il donne encore +1.",
  ],
  "10.3.2-c": ["Dés des tireurs d’élite", "Chaque brigade de tireurs d’élite au combat lance un dé : 1 ou 2 donne +1."],
  "10.3.2-d": [
    "L’artillerie se joint automatiquement",
    "L’artillerie n’a pas besoin de marqueur d’attaque. Elle participe en attaque ou en défense quand les ennemis du combat sont dans son Front.",
  ],
  "10.3.3-a": [
    "Commandement",
    "L’attaquant et le défenseur ont chacun +1 pour chacune de leurs zones qui a au moins une étoile au combat.",
  ],
  "10.3.4-a": [
    "Fatigue au combat",
    "Chaque camp soustrait les niveaux de Fatigue de ses brigades engagées, jusqu’à −2 pour le défenseur et −4 pour l’attaquant.",
  ],
  "10.3.5-a": [
    "Terrain du défenseur",
    "Escarpement, gué ou pont, bois, village et remblai donnent chacun +1 au défenseur, mais jamais plus de +2.",
  ],
  "10.3.6-a": ["De plusieurs zones", "L’attaquant a +1 pour chaque zone attaquante après la première."],
  "10.3.6-b": [
    "Exposé à d’autres",
    "L’attaquant a −2 pour chaque zone voisine d’une zone attaquante qui contient une brigade ennemie l’ayant dans son Front et qui n’est pas attaquée dans cette phase.",
  ],
  "10.3.6-c": ["Attaqué de flanc", "Le défenseur a −1 pour chaque zone qui attaque son Flanc."],
  "10.3.7-a": [
    "Cavalerie contre un bois",
    "L’attaquant a −1 pour chaque brigade de cavalerie montée qui attaque un bois.",
  ],
  "10.3.7-b": [
    "Cavalerie dans un bois",
    "Le défenseur a −1 pour chaque brigade de cavalerie montée qui défend un bois sans infanterie.",
  ],
  "10.3.7-c": ["Tout s’additionne", "Tous les modificateurs d’un camp s’additionnent."],
};
