import type { RuleWords } from "@stonebridge/kernel";
import type { COMBAT } from "../../rules/combat.ts";

/** Clauses of chapter 6, for readers, with their titles. Who fights whom. */
export const combat: Readonly<Record<keyof typeof COMBAT, RuleWords>> = {
  "6.1-a": [
    "Seules les unités combattent",
    "Seules les unités de combat prennent part aux combats. Les chefs n’attaquent pas et ne peuvent pas être attaqués.",
  ],
  "6.2-a": [
    "Quand on attaque",
    "Les victoires automatiques ont lieu en phase de mouvement, toutes les autres attaques en phase de combat.",
  ],
  "6.3-a": [
    "Le contact doit combattre",
    "Toute unité des deux camps en zone de contrôle ennemie au début de la phase de combat doit prendre part à un combat.",
  ],
  "6.3-b": [
    "Attaquants épuisés",
    "Les unités qui ont livré une victoire automatique ce tour ne comptent pas : elles n’attaquent pas, et leur zone de contrôle n’oblige à attaquer personne.",
  ],
  "6.31-a": [
    "Qui doit attaquer",
    "Chaque unité de l’attaquant entrée ou restée en zone de contrôle ennemie doit attaquer. Celle qui en est sortie sans entrer dans une autre n’y est pas tenue.",
  ],
  "6.32-a": [
    "Qui doit être attaqué",
    "Chaque défenseur en zone de contrôle d’une unité de l’attaquant doit être attaqué.",
  ],
  "6.4-a": ["Adjacent seulement", "Une unité n’attaque que les défenseurs adjacents, sauf par un tir à longue portée."],
  "6.5-a": ["Une fois par phase", "Une unité combat une fois au plus par phase de combat, en attaque ou en défense."],
  "6.6-a": [
    "Laisser aux autres",
    "Une unité à côté de plusieurs défenseurs peut en laisser à d’autres attaquants. Un défenseur n’a pas à être attaqué par tous ceux qui lui sont adjacents.",
  ],
  "6.61-a": ["Attaquants d’un hexagone", "Les attaquants d’un même hexagone peuvent aller à des combats différents."],
  "6.62-a": [
    "Défenseurs d’un hexagone",
    "Les défenseurs d’un même hexagone peuvent être dans des combats différents si la couverture le permet. Ainsi une faible attaque de diversion sur les uns libère des forces contre les autres.",
  ],
  "6.7-a": [
    "L’attaquant partage",
    "Quand plusieurs attaquants touchent plusieurs défenseurs, l’attaquant partage les défenseurs en groupes et dit qui attaque chacun.",
  ],
  "6.71-a": ["Ce qu’est un combat", "Un groupe et ses attaquants forment un combat. Aucune unité n’est dans deux."],
  "6.72-a": ["À côté de tout le groupe", "Un attaquant doit être adjacent à chaque unité du groupe qu’il attaque."],
  "6.8-a": [
    "Couverture",
    "Batteries et infanterie qui défendent un hexagone vont par paires, tant qu’il y en a. Une paire défend comme une seule unité, les deux facteurs de défense ensemble.",
  ],
  "6.8-b": [
    "L’attaquant fait les paires",
    "L’attaquant choisit qui va avec qui. Les unités qui attaquent ne vont jamais par paires.",
  ],
  "6.8-c": ["Cavalerie à part", "La cavalerie n’entre jamais dans une paire. On l’attaque seule ou dans tout groupe."],
  "6.8-d": ["Dans l’hexagone seulement", "Les unités d’un hexagone ne couvrent pas celles d’un autre."],
  "6.8-e": ["Pas contre un bombardement", "Il n’y a pas de couverture contre un bombardement."],
  "6.81-a": [
    "Celles qui restent",
    "Les batteries ou l’infanterie qui restent sans paire peuvent être attaquées seules. L’attaquant choisit lesquelles restent.",
  ],
  "6.82-a": [
    "Un pion de brigade en paires",
    "Un pion de brigade compte pour les unités d’infanterie qu’il représente et va avec autant de batteries.",
  ],
  "6.9-a": [
    "Toute la force",
    "Une unité met tout son facteur d’attaque ou de défense dans un seul combat ; il ne se partage pas.",
  ],
};
