import type { RuleWords } from "@stonebridge/kernel";
import type { MODULE_RULES } from "../../rules/module-rules.ts";

/** Special rules of the modules, for readers, with their titles. */
export const moduleRules: Readonly<Record<keyof typeof MODULE_RULES, RuleWords>> = {
  CS1: [
    "Le courrier perdu pour Ewell",
    "Jusqu’à 10 h, Beauregard ne peut envoyer aucun ordre à la brigade Ewell. Ewell peut utiliser son initiative.",
  ],
  CS2: [
    "Farm Ford est inconnu",
    "Farm Ford est fermé aux unités de l’Union et à leurs tracés jusqu’à ce qu’une unité de l’Union débute une activation à côté, ou jusqu’à 11 h. L’artillerie n’y passe jamais.",
  ],
  CS3: [
    "Deux commandants d’armée",
    "Johnston et Beauregard ne commandent chacun que leurs propres formations, chacun avec sa capacité. Le camp lance une fois pour une action coordonnée, pour celui qu’il nomme et deux de ses formations ; pour l’action initiale il prend la valeur de l’un ou de l’autre.",
  ],
  CS4: [
    "Le pont de chevalets d’Union Mills",
    "Le pont de chevalets d’Union Mills est un pont de chemin de fer : en marche il coûte 1 PM.",
  ],
  CS5: [
    "Abattis au Stone Bridge",
    "En option, quatre hexagones à l’ouest du Stone Bridge ont des abattis : y entrer ou en sortir coûte 1 PM de plus, sans le coût de route. L’infanterie qui y passe une activation sans bouger ni combattre en dégage un.",
  ],
  CS6: ["Ni charges, ni travaux, ni nuit", "Ce jour-là n’a ni charges, ni retranchements, ni nuit."],
  CS7: [
    "Camp Pickens",
    "En option, la batterie lourde de Camp Pickens joue. Elle ne bouge jamais, n’a pas de chef et est toujours à portée de commandement ; elle tire en défense et peut bombarder avec les réserves. Le 6e de Caroline du Sud arrive et reste à 3 hexagones au plus de Manassas Junction.",
  ],
  CS8: [
    "La division Runyon",
    "En option, la division Runyon arrive par la route à péage à 18 h, en Défense à Centreville. Elle ne peut quitter ni la route à péage ni Centreville.",
  ],
  CS9: [
    "McDowell part en avant",
    "En option, McDowell débute là où le chemin de ferme quitte la route à péage, loin de son quartier général de Centreville.",
  ],
  DS1: [
    "La voie ferrée inachevée",
    "La voie ferrée inachevée est un remblai : un attaquant qui y pénètre perd 25 % de sa force. Elle ne coûte pas de mouvement, ne bloque pas la vue et compte comme abri.",
  ],
  DS2: [
    "Divisions qui peuvent recevoir des ordres",
    "Seules les divisions que nomme le module peuvent avoir leurs propres ordres, comme celles de Schenck, Schurz, Hatch, Ricketts, Kearny, Hooker, Morell, Sykes, Stevens, Early et Evans, et des brigades ou bataillons seuls comme ceux de Milroy ou de S.D. Lee.",
  ],
  DS3: [
    "Jackson et Longstreet",
    "Jackson et Longstreet sont commandants d’aile. Jusqu’à l’arrivée de Lee le 29 août, Jackson commande, envoie des ordres avec sa propre valeur, et personne ne peut ordonner de Retraite générale.",
  ],
  DS4: [
    "L’idée fixe de Pope",
    "En option, Pope ne peut donner que des ordres d’Attaque, de Reconnaissance et de Marche jusqu’à ce qu’une unité de l’Union ait en ligne de vue des unités de l’aile Longstreet.",
  ],
  DS5: [
    "Le Bull Run et ses passages",
    "Le Bull Run est une grande rivière, que l’on passe à ses gués et au Stone Bridge, qui compte comme pont bien que de fortune. Young’s Branch, Catharpin Run, Cub Run et Dawkins Branch sont des ruisseaux.",
  ],
  DS6: [
    "Pas de charges",
    "Il n’y a pas de charges. Une retraite de l’Union par le Stone Bridge après la tombée de la nuit ne compte que par les points de victoire.",
  ],
  DS7: [
    "Chefs blessés dans l’histoire",
    "Les chefs blessés dans l’histoire jouent tant qu’ils ne sont pas perdus selon 11.2-a. Les débuts plus tardifs ont leurs successeurs.",
  ],
  DS8: [
    "La colonne de King",
    "Le soir du 28 août, la division King débute étirée sur la route à péage. Jusqu’à ce que toutes ses unités soient à 2 hexagones au plus les unes des autres, elles ne bougent que pour serrer le long de la route à péage ; dès lors 12.13-c vaut.",
  ],
  DS9: [
    "La brigade Griffin",
    "La brigade Griffin participe, sauf si les joueurs l’écartent, comme dans l’histoire ; le niveau du corps Porter est alors plus bas.",
  ],
};
