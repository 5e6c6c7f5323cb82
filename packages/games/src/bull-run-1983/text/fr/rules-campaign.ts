import type { RuleWords } from "@stonebridge/kernel";
import type { CAMPAIGN } from "../../rules/campaign.ts";

/** Clauses 11 to 14, for readers, with their titles. Terrain markers, leaders, reinforcements and rally. */
export const campaign: Readonly<Record<keyof typeof CAMPAIGN, RuleWords>> = {
  "11.1-a": [
    "Sort du pont de chevalets",
    "La mise en place décide si le pont de chevalets est intact ou détruit ; rien n’y change ensuite.",
  ],
  "11.2-a": [
    "Ce que fait le pont de chevalets",
    "Le pont de chevalets fait d’UU28 un hexagone de pont qui relie toutes ses routes.",
  ],
  "11.3-a": [
    "Où placer les abattis",
    "Les quatre abattis se placent dans quatre hexagones à 3 au plus de Stone Bridge ou de Farm Ford, hors gué ou pont. Les itinéraires de l’Union peuvent passer près d’eux.",
  ],
  "11.4-a": ["Les abattis restent", "Un abattis reste où il a été mis jusqu’à ce qu’on l’enlève."],
  "11.5-a": [
    "Ce que fait un abattis",
    "Tant qu’il est là, il coûte 1 PM de plus pour entrer et 1 pour sortir, annule les routes de son hexagone, exclut les pions de brigade et empêche toute retraite au travers.",
  ],
  "11.6-a": [
    "Enlever un abattis",
    "L’infanterie de l’un ou l’autre camp l’enlève en phase de ralliement si elle y a commencé sa phase de mouvement hors de zone de contrôle ennemie et y est restée sans bouger, combattre ni s’y trouver. Elle peut être inactive.",
  ],
  "12.1-a": [
    "Ce que font les chefs",
    "Les chefs actifs activent. Les chefs de brigade forment aussi les brigades et rallient.",
  ],
  "12.2-a": [
    "Les chefs et l’ennemi",
    "Les chefs n’ont pas de zone de contrôle, ne combattent pas et ne gênent aucun mouvement. Des chefs ennemis peuvent partager un hexagone si aucune unité n’est adjacente.",
  ],
  "12.3-a": [
    "Il faut une escorte aux chefs",
    "Un chef en zone de contrôle ennemie sans unité amie dans son hexagone est éliminé, qu’il y aille ou que l’ennemi vienne. L’escorte n’annule pas la zone.",
  ],
  "12.4-a": ["Accompagner", "Quand une unité avance ou se retire, les chefs de son hexagone peuvent l’accompagner."],
  "12.5-a": [
    "Table d’élimination des chefs",
    "Quand le combat élimine la dernière unité d’un hexagone, chaque chef qui s’y trouve lance un dé sur la table d’élimination des chefs. Si deux piles s’anéantissent, les chefs des deux hexagones lancent.",
  ],
  "13.1-a": [
    "Quand viennent les renforts",
    "Chaque groupe entre en phase de mouvement de son camp, au tour et à l’hexagone de la fiche.",
  ],
  "13.11-a": [
    "Retardés par l’ennemi",
    "Si l’hexagone d’entrée est en zone de contrôle ennemie, le groupe attend sa première phase de mouvement où il ne l’est plus.",
  ],
  "13.12-a": ["Pas d’attente volontaire", "Les renforts qui n’entrent pas à leur première occasion sont éliminés."],
  "13.13-a": [
    "Actifs à l’arrivée",
    "Ils se passent d’ordres au tour où ils entrent ; à tout tour suivant, il leur en faut.",
  ],
  "13.2-a": [
    "Comment ils entrent",
    "L’infanterie entre par unités, pas en pion de brigade, et les batteries avec leur pion mobile.",
  ],
  "13.3-a": [
    "Arrivées de l’Union",
    "Les pions de l’Union entrent par mouvement normal et paient le tarif de la route pour l’hexagone d’entrée.",
  ],
  "13.3-b": ["Confédérés à pied", "Les pions confédérés qui ne viennent pas par le rail entrent de la même façon."],
  "13.4-a": [
    "Chemin de fer",
    "Seuls les renforts confédérés prennent le rail, et seulement s’ils arrivent à l’heure. Retardés, ils marchent.",
  ],
  "13.41-a": [
    "Où s’arrête le train",
    "Le train suit la voie jusqu’à Manassas Junction (EE34), ou s’arrête au dernier hexagone avant une zone de contrôle de l’Union. Il n’y a pas de choix.",
  ],
  "13.42-a": [
    "Après le train",
    "Les pions venus par le rail ne bougent plus ce tour. Les batteries peuvent bombarder si une cible est à portée.",
  ],
  "14.1-a": ["Ralliement dès midi", "Dès le tour de midi, chaque joueur peut rallier une unité par tour."],
  "14.2-a": [
    "Qui peut être rallié",
    "Seule peut être ralliée l’infanterie éliminée à 4 hexagones au plus de son propre chef de brigade.",
  ],
  "14.21-a": [
    "En case de ralliement",
    "Cette infanterie va en case de ralliement, de quelque façon qu’elle ait été éliminée. Un pion de brigade éliminé se sépare.",
  ],
  "14.22-a": [
    "Trop loin",
    "L’infanterie éliminée plus loin de son chef est perdue. Si elle est perdue en retraite, comptez depuis le dernier hexagone avant l’hexagone fatal.",
  ],
  "14.23-a": [
    "Qui ne revient jamais",
    "Cavalerie, artillerie, chefs et infanterie sans brigade, comme le 1 NJM, ne reviennent jamais.",
  ],
  "14.3-a": [
    "Comment rallier",
    "Un chef de brigade et une de ses unités d’infanterie doivent commencer la phase de mouvement empilés, hors de zone de contrôle ennemie. Si tous deux restent et ne combattent pas, il rallie une de ses unités en phase de ralliement.",
  ],
  "14.31-a": [
    "Sa brigade seulement",
    "Seuls les chefs de brigade rallient, et seulement l’infanterie de leur brigade. Sans son chef ou sans infanterie, une brigade ne rallie plus.",
  ],
  "14.32-a": [
    "Rester sur place",
    "Aucun des deux ne peut bouger, combattre ni être en zone de contrôle ennemie ce tour. Ils peuvent former leur brigade, enlever un abattis ou être inactifs.",
  ],
  "14.33-a": [
    "Quelle unité et où",
    "Il peut rallier toute unité de sa brigade en case de ralliement, même perdue ce tour. Elle apparaît dans son hexagone.",
  ],
  "14.4-a": [
    "Une par tour",
    "Un joueur ne rallie jamais plus d’une unité à son tour, et une occasion manquée est perdue.",
  ],
  "14.5-a": ["Comme neuve", "Une unité ralliée est comme les autres et peut l’être encore."],
};
