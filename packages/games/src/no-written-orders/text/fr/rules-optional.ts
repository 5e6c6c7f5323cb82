import type { RuleWords } from "@stonebridge/kernel";
import type { OPTIONAL } from "../../rules/optional.ts";

/** Clauses 19 to 19.6, for readers, with their titles. Optional rules of arrival, artillery and supply. */
export const optional: Readonly<Record<keyof typeof OPTIONAL, RuleWords>> = {
  "19-a": [
    "Règles optionnelles",
    "Tout ceci est facultatif. Les règles jusqu’à 19.6 sont avancées et recommandées à qui connaît le jeu, 19.4 à 19.6 ensemble ; 19.7 est recommandée pour les batailles de plusieurs jours.",
  ],
  "19.1-a": [
    "En avance, en retard",
    "Pour chaque groupe de renforts, on lance un dé deux tours avant son arrivée. 1 : il arrive aussitôt, deux tours plus tôt. 2 : un tour plus tôt. 3 ou 4 : à l’heure. 5 : un tour plus tard. 6 : deux tours plus tard.",
  ],
  "19.1-b": ["Gardé secret", "Un joueur n’a pas à dire à l’autre ce qu’a donné le dé."],
  "19.1-c": ["Un dé par groupe", "On lance séparément pour chaque groupe à un hexagone d’entrée."],
  "19.1-d": [
    "La chance s’équilibre",
    "Si plus de groupes d’un camp ont été retardés qu’avancés jusque-là, de si peu que ce soit, on retire 1 au dé ; si plus ont été avancés, on ajoute 1.",
  ],
  "19.1-e": [
    "Pas de dépassement",
    "Le dé ne peut pas faire arriver un groupe avant un autre qui était dû plus tôt au même hexagone.",
  ],
  "19.2-a": [
    "Cibles denses",
    "L’artillerie gagne 50 % de force quand elle bombarde plusieurs unités autres que d’artillerie empilées dans un hexagone.",
  ],
  "19.2-b": ["Canons contre un assaut", "L’artillerie gagne 50 % de force quand elle défend contre un assaut."],
  "19.3-a": ["Appui à distance", "L’artillerie peut ajouter sa force au tir d’unités amies attaquées ailleurs."],
  "19.3-b": ["À l’abri de ce combat", "L’artillerie en appui ne subit ni coup au but ni retraite dans ce combat."],
  "19.3-c": [
    "Canons occupés",
    "L’artillerie en appui ne doit ni avoir bombardé ce tour-ci, ni être attaquée elle-même dans cette action, ni être adjacente à des unités ennemies que le jeton en cours n’active pas.",
  ],
  "19.3-d": [
    "Jeton, vue et portée",
    "L’artillerie en appui doit partager le jeton d’une unité attaquée et avoir l’attaquant en ligne de vue, donc jamais par-dessus une crête.",
  ],
  "19.3-e": ["Sans effet sur le moral", "L’appui à distance ne change ni le moral ni l’ordre des tests de retraite."],
  "19.4-a": [
    "Ravitaillement avancé",
    "Le ravitaillement se trace jusqu’aux trains. La perte d’un pas à 9 h selon 17-c ne se joue alors pas.",
  ],
  "19.4.1-a": [
    "Comment roulent les trains",
    "Un train a un potentiel de mouvement de 3 et paie ce que paie l’artillerie. Il ne passe les ruisseaux que par des ponts, mais pas par un pont de bateaux. Il n’entre pas en zone de contrôle ennemie et n’en a pas.",
  ],
  "19.4.2-a": [
    "Les trains restent seuls",
    "Aucune unité ne peut être dans l’hexagone d’un train ni le traverser, et aucun train ne traverse celui d’une unité.",
  ],
  "19.4.3-a": [
    "Perdre un train",
    "Un train n’a pas de force, n’attaque ni ne défend, et ne se retire jamais. Si une unité ennemie entre dans son hexagone, ou qu’une amie s’y retire, il est définitivement détruit.",
  ],
  "19.4.4-a": [
    "Ordres au train d’armée",
    "Le train d’armée bouge avec les réserves, sur un ordre de Marche du commandant d’armée qu’il exécute dès réception.",
  ],
  "19.4.5-a": [
    "Où débutent les trains",
    "Chaque train est placé à 2 hexagones au plus d’une unité de sa formation, le train d’armée à 2 hexagones au plus du quartier général.",
  ],
  "19.4.6-a": [
    "Ligne d’une unité",
    "Une unité est ravitaillée si elle peut tracer 10 hexagones au plus praticables à l’infanterie jusqu’à une route ou un chemin, puis par là jusqu’à un hexagone de ravitaillement de son camp, ou à son train d’armée s’il est lui-même ravitaillé.",
  ],
  "19.4.7-a": [
    "Ligne d’un train",
    "Le train d’armée est ravitaillé s’il est sur une route ou un chemin d’où routes ou chemins continus mènent, à toute distance, à une source de ravitaillement de son camp.",
  ],
  "19.4.7-b": [
    "Seules les unités coupent",
    "Les unités de combat ennemies coupent ces lignes ; leurs zones de contrôle, non.",
  ],
  "19.4.8-a": [
    "Sans ravitaillement",
    "Être sans ravitaillement a les effets de la démoralisation. Ils ne s’ajoutent pas à ceux de la démoralisation ou de la fatigue.",
  ],
  "19.4.8-b": ["Pertes à neuf heures", "Une unité sans ravitaillement au début d’un tour de 9 h perd un pas."],
  "19.4.9-a": [
    "Garder le train",
    "Une division, ou une brigade ou division de cavalerie, peut être chargée de garder le train d’armée. Dès qu’elle obéit, ses unités comptent leur commandement de division depuis l’hexagone du train : elles restent à deux hexagones de lui.",
  ],
  "19.4.9-b": [
    "Ordres de la garde",
    "Tant que le train est arrêté, la garde agit comme en Défense. Tant qu’il roule, elle a la même Marche, exécutée aussitôt, sans devoir aller plus vite que lui. Elle ne s’empile pas avec le train.",
  ],
  "19.5-a": [
    "Munitions d’artillerie",
    "Suivre les munitions d’artillerie, ici, et celles d’armes légères, selon 19.6, exige les trains de 19.4.",
  ],
  "19.5.1-a": [
    "Ligne jusqu’au train d’armée",
    "L’artillerie qui tire doit tracer une ligne jusqu’au train d’armée par des hexagones praticables à l’artillerie : le troisième au plus tard est une route ou un chemin, et de là elle suit routes ou chemins.",
  ],
  "19.5.2-a": [
    "Compter les coups",
    "Chaque point de force d’artillerie qui tire dans un assaut ou un bombardement retire un point de la réserve de munitions de l’armée.",
  ],
  "19.5.2-b": [
    "À court de munitions",
    "Quand la réserve est à 0, ou qu’une unité qui tire ne peut tracer sa ligne, la force totale de l’artillerie qui tire est divisée par deux, arrondie vers le bas, avant tout autre changement.",
  ],
  "19.6-a": [
    "À court de cartouches",
    "Quand un camp fait 11 ou 12 dans un assaut, toute son infanterie et sa cavalerie engagées sont marquées à court de cartouches ; les unités à armes à répétition aussi sur 10.",
  ],
  "19.6-b": ["Ce que cela fait", "Une unité à court de cartouches tire à demi-force et a 1 de moral de moins."],
  "19.6-c": [
    "Recharger",
    "Chaque corps a un train avec cinq recharges. À la fin d’une action de formation, chaque unité activée et marquée à deux hexagones au plus peut dépenser une recharge pour perdre son marqueur.",
  ],
  "19.6-d": [
    "Remplir le train de corps",
    "Un train de corps est rempli s’il finit son mouvement adjacent au train d’armée. Il n’a pas besoin de commandement, et ne compte ni pour les munitions d’artillerie ni pour le ravitaillement de 9 h.",
  ],
};
