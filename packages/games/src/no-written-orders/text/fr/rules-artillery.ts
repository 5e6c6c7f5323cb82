import type { RuleWords } from "@stonebridge/kernel";
import type { ARTILLERY } from "../../rules/artillery.ts";

/** Clauses 8 to 10, for readers, with their titles. Artillery, reinforcements, forts and works. */
export const artillery: Readonly<Record<keyof typeof ARTILLERY, RuleWords>> = {
  "8.1-a": [
    "Bombardement",
    "Dans le segment de bombardement, l’artillerie peut tirer sur un hexagone à sa portée qu’elle a en ligne de vue.",
  ],
  "8.1-b": [
    "Portée",
    "La portée de l’artillerie est de trois hexagones, sauf si son pion ou le module dit autre chose.",
  ],
  "8.1-c": ["Sans riposte", "La cible d’un bombardement ne riposte pas."],
  "8.1-d": [
    "Les canons qui restent",
    "L’artillerie à pied qui bombarde ne peut pas bouger au segment de mouvement de cette action.",
  ],
  "8.1-e": [
    "Le premier coup désorganise",
    "Le premier coup au but d’un bombardement est toujours une désorganisation : toute la pile visée est désorganisée.",
  ],
  "8.1-f": ["Coups suivants", "Chaque coup au but suivant fait perdre un pas, comme d’habitude."],
  "8.1-g": ["Déjà désorganisée", "Une pile déjà désorganisée ne l’est pas une seconde fois."],
  "8.1-h": ["Rien n’atténue les coups", "Personne ne peut se retirer pour réduire les coups au but d’un bombardement."],
  "8.2-a": [
    "Bombardé, donc pas d’assaut",
    "L’artillerie ne peut donner l’assaut à des unités adjacentes que si elle n’a pas bombardé ce tour-ci.",
  ],
  "8.2-b": [
    "La défense est toujours ouverte",
    "L’artillerie peut toujours tirer en défense et au passage, qu’elle bombarde ce tour-ci ou non.",
  ],
  "8.2-c": [
    "Pas de moral au tir d’artillerie",
    "Aucun modificateur de moral ne s’applique quand l’artillerie bombarde ou défend seule.",
  ],
  "8.2-d": ["Canons à l’assaut", "L’artillerie qui participe à un assaut réduit de 1 le moral de l’autre camp."],
  "8.2-e": ["Canons en défense", "L’artillerie en défense augmente de 1 le moral de son camp."],
  "8.3-a": [
    "Ce qui bloque la vue",
    "Seuls les bois, les forts, les bourgs, les unités et les côtés de crête bloquent une ligne de vue.",
  ],
  "8.3-b": [
    "Les crêtes bloquent",
    "Un côté de crête bloque la vue même au bord de l’hexagone de l’unité, ses extrémités comprises.",
  ],
  "8.3-c": [
    "Le long d’une crête",
    "Une ligne qui longe une crête est bloquée s’il y a un terrain bloquant à sa droite et à sa gauche.",
  ],
  "8.3-d": ["Entre crête et bois", "Une ligne entre une crête et un autre terrain bloquant est bloquée."],
  "8.3-e": [
    "La plus longue ligne de vue",
    "Une ligne de vue porte à cinq hexagones, sauf si l’échelle de la carte fixe une autre limite.",
  ],
  "8.4-a": [
    "Canons pointés sur un autre",
    "L’artillerie adjacente à un ennemi au début de l’action en cours ne peut pas tirer en défense sur un ennemi qui passe dans un autre hexagone adjacent et attaque.",
  ],
  "9-a": [
    "Comment entrent les renforts",
    "Les renforts entrent par leurs hexagones d’entrée, en piles si l’on veut, dans la limite d’empilement.",
  ],
  "9-b": [
    "Ceux de derrière paient plus",
    "Chaque pile suivante paie ce que la précédente a payé pour entrer, plus le coût de l’hexagone d’entrée.",
  ],
  "9-c": [
    "Une entrée bloquée",
    "Si l’hexagone d’entrée est bloqué ou en zone de contrôle ennemie, ils entrent par les hexagones voisins les plus proches qui n’y sont pas.",
  ],
  "9-d": [
    "Ordres à l’arrivée",
    "Sauf avis contraire du module, les renforts arrivent en Marche vers leur quartier général.",
  ],
  "9-e": [
    "Halte au premier bourg",
    "Sauf avis contraire du module, un quartier général, et les unités dont le quartier général n’est pas encore sur la carte, s’arrêtent au premier bourg de leur route.",
  ],
  "9-f": [
    "Marcher aussitôt",
    "Des renforts qui entrent par une route ou un chemin peuvent utiliser la marche aussitôt.",
  ],
  "9-g": [
    "Initiative à l’arrivée",
    "Un chef peut essayer de changer son ordre par initiative dès le tour de son arrivée.",
  ],
  "10.1-a": [
    "Forts",
    "Les forts sont des points d’appui durables : grandes redoutes, fermes fortifiées, petits châteaux. Ce qui suit vaut pour une unité d’infanterie seule dans un fort.",
  ],
  "10.1-b": [
    "Zones et forts",
    "Une unité d’infanterie seule dans un fort n’est pas affectée par les zones de contrôle ennemies.",
  ],
  "10.1-c": [
    "De quoi un fort protège",
    "Une unité d’infanterie seule dans un fort ne peut être ni bombardée, ni chargée, ni prise de flanc.",
  ],
  "10.1-d": [
    "Il n’a pas à attaquer",
    "L’infanterie d’un fort n’a jamais à attaquer, mais elle a sa zone de contrôle et doit être attaquée.",
  ],
  "10.1-e": ["Il ne se retire pas", "Une unité dans un fort ne se retire pas."],
  "10.1-f": [
    "Attaquer un fort",
    "Les attaquants d’un fort sont divisés par deux, et le fort tire toujours en premier.",
  ],
  "10.1-g": [
    "Les forts d’abord",
    "Une unité qui peut attaquer un fort ou une autre pile doit attaquer le fort, sauf si une autre unité l’attaque déjà.",
  ],
  "10.1-h": [
    "D’autres prennent ses pertes",
    "Toute unité d’infanterie amie adjacente peut subir les pertes de l’infanterie d’un fort à sa place.",
  ],
  "10.1-i": ["Pas de retraite dans un fort", "Personne ne se retire dans un fort occupé."],
  "10.1-j": [
    "Deux unités dans un fort",
    "Deux unités dans un fort en annulent les effets : il compte comme terrain clair jusqu’au départ de l’une d’elles.",
  ],
  "10.2-a": [
    "Côtés fortifiés",
    "Les côtés fortifiés, comme les murs d’une ville, agissent comme un fort contre les attaques par ces côtés, quel que soit le nombre d’unités derrière.",
  ],
  "10.2-b": ["Retraite par-dessus", "Des unités peuvent se retirer par des côtés fortifiés."],
  "10.3-a": [
    "Retranchements",
    "Les retranchements se creusent sur place et agissent comme des côtés fortifiés. Certains jeux seulement les permettent.",
  ],
  "10.3-b": [
    "Commencer à creuser",
    "Pour en commencer un, on pose un marqueur de travaux sur une unité d’infanterie ou de cavalerie en Défense qui ne combat ni ne bouge.",
  ],
  "10.3-c": [
    "Quand ils sont finis",
    "Un retranchement est fini à la fin de l’action de l’unité deux tours après la pose du marqueur.",
  ],
  "10.3-d": [
    "Ce qu’ils couvrent",
    "Un retranchement n’agit que contre les attaques par le côté auquel il fait face et les deux voisins.",
  ],
  "10.3-e": [
    "Un par hexagone",
    "Un hexagone contient au plus un retranchement. Pour le tourner, on creuse de nouveau ; au troisième tour le nouveau remplace l’ancien.",
  ],
  "10.3-f": [
    "Attaquée en creusant",
    "Une unité attaquée pendant qu’elle creuse tire à demi-force et perd son marqueur de travaux.",
  ],
};
