import type { RuleWords } from "@stonebridge/kernel";
import type { RULINGS_OF_ARTILLERY } from "../../rules/rulings-artillery.ts";

/** Rulings on chapters 8 to 11, for readers, with their titles. Artillery, entry, works and leaders. */
export const rulingsArtillery: Readonly<Record<keyof typeof RULINGS_OF_ARTILLERY, RuleWords>> = {
  RUL120: [
    "Batteries sur une cible",
    "Toutes les batteries qui tirent sur un hexagone dans un segment font un seul jet ensemble.",
  ],
  RUL121: ["Un coup perdu", "Si la cible est déjà désorganisée, le premier coup au but d’un bombardement est perdu."],
  RUL122: [
    "Après un bombardement",
    "Personne ne teste sa retraite après un bombardement. Tout coup au but, même une désorganisation, met en danger les chefs de l’hexagone.",
  ],
  RUL123: [
    "L’artillerie à cheval repart",
    "L’artillerie à cheval peut bombarder, puis bouger. Elle ne peut pas donner l’assaut ensuite.",
  ],
  RUL124: [
    "Bombarder en Marche",
    "En Marche, l’artillerie à pied ne peut pas bombarder, puisqu’elle doit bouger. Sous tous les autres ordres elle le peut, en Réserve aussi.",
  ],
  RUL125: [
    "Bombarder hors de portée de commandement",
    "L’artillerie hors de portée de commandement ne peut pas bombarder, car c’est attaquer.",
  ],
  RUL126: [
    "Géométrie de la vue",
    "Une ligne de vue va de centre à centre. Ce qui est dans les hexagones des deux bouts ne la bloque pas ; ce qu’elle traverse entre eux la bloque, de même que toute crête touchée, bouts compris. Le long d’un côté, elle est bloquée si les deux bords sont fermés. Des hexagones adjacents se voient, sauf crête entre eux, et une pile ennemie adjacente s’examine toujours.",
  ],
  RUL127: [
    "Quand tirent des canons pointés",
    "L’artillerie qui avait un ennemi adjacent au début de l’action ne tire en défense que si une pile attaquante se tient là où un ennemi était alors. Sinon sa force et ses effets sur le moral et l’ordre des tests sont perdus. Toute autre artillerie tire normalement.",
  ],
  RUL128: [
    "Pas de modificateur de moral",
    "La phrase du livret sur le tir d’artillerie seule omet un mot : il s’agit du modificateur de moral.",
  ],
  RUL129: [
    "Cibles d’un bombardement",
    "L’hexagone bombardé doit contenir une unité ennemie. La portée se compte en hexagones, et un hexagone adjacent est permis. Les forts et les hexagones au-delà d’une crête ne le sont pas.",
  ],
  RUL130: [
    "Terrain et désordre au bombardement",
    "Au bombardement, seul compte le terrain de l’hexagone visé. Une batterie désorganisée tire à demi-force.",
  ],
  RUL135: [
    "Quand agissent les arrivants",
    "Les renforts agissent avec leur formation, dont le jeton est dans le gobelet ce tour-ci. Si elle n’a rien sur la carte, son jeton y va si son chef arrive aussi ; sinon ils agissent dans la cinquième phase. Pour l’initiative, le chef est dans son hexagone d’entrée.",
  ],
  RUL136: [
    "Une somme qui court",
    "Les coûts d’entrée s’additionnent par hexagone d’entrée et par tour : chaque pile paie ce que la précédente a payé, plus son propre coût de l’hexagone.",
  ],
  RUL140: [
    "Les autres dans un fort",
    "Des unités autres que d’infanterie dans un fort n’ont que ses pourcentages de la table des terrains.",
  ],
  RUL141: [
    "Une seule division",
    "Les 50 % du fort dans la table et la division du texte sont une seule et même chose.",
  ],
  RUL142: [
    "Côtés fortifiés en entier",
    "Par un côté fortifié, l’attaque est divisée par deux, le défenseur tire en premier, il n’y a ni flanc, ni bombardement, ni charge, et aucune zone de contrôle n’entre. On n’est dispensé de retraite que si tous les attaquants viennent par de tels côtés.",
  ],
  RUL143: [
    "Deux tours de travaux",
    "Des travaux commencés un tour sont finis à la fin de l’action de l’unité deux tours plus tard ; une nouvelle orientation de même.",
  ],
  RUL144: ["Qui est attaqué", "Dans la phrase sur une unité qui se retranche, « attaque » veut dire attaquée."],
  RUL150: [
    "L’unité la plus proche",
    "L’unité la plus proche se compte en hexagones ; entre égales le propriétaire choisit. Puis on lance les dés pour le chef.",
  ],
  RUL151: [
    "Quels coups menacent un chef",
    "Les coups de bombardement, de tir au passage et d’assaut menacent un chef, avec un jet par chef et par combat.",
  ],
  RUL152: [
    "Jusqu’au successeur",
    "Jusqu’au tour suivant, le pion d’un chef perdu reste retourné dans son hexagone : ni valeur, ni bonus de moral, ni commandement. L’ordre demeure. Puis son successeur a une valeur de 1.",
  ],
  RUL153: [
    "Ordre au quartier général",
    "Un ordre au quartier général prend un des ordres du commandant. Celui-ci est avec lui, ou envoie une estafette.",
  ],
  RUL154: [
    "Ce qu’est donner des ordres",
    "Un commandant d’armée ou d’aile qui a donné un ordre ce tour-ci se déplace à moitié, de même qu’un commandant de corps qui a donné un ordre à une division par initiative. Un ordre à soi-même ne compte pas.",
  ],
  RUL155: [
    "Laissé seul par ses hommes",
    "Un chef laissé seul en zone de contrôle ennemie y reste jusqu’à ce que l’ennemi entre dans son hexagone.",
  ],
  RUL156: [
    "Quand bouge un commandant d’aile",
    "Un commandant d’aile se déplace une fois par tour dans n’importe quelle action amie, comme un commandant d’armée ; s’il mène une formation, avec elle.",
  ],
  RUL157: [
    "Fin de l’ordre d’une aile",
    "L’ordre propre d’un commandant d’aile n’a ni test de confiance ni échec. Une Marche finit quand il atteint le drapeau ; une attaque quand le drapeau est contrôlé et ses formations indemnes et hors de contact, ou à la tombée de la nuit si elles n’en tiennent aucune partie ; un Repli comme en 12.3.FB-g pour son aile. Puis il est en Réserve.",
  ],
  RUL158: [
    "Fin des ordres sans unités",
    "Un quartier général ou un train n’a pas d’ordre, ou une Marche qui finit sur son drapeau ou devant une zone de contrôle ennemie, ou un Repli que son propriétaire finit quand aucune unité ennemie n’est à 2 hexagones au plus. Il n’a ni Défense, ni échec, ni suite sauf de marches.",
  ],
  RUL159: [
    "Formations sans unités",
    "Une formation sans unité sur la carte échoue aussitôt dans une Attaque ou une Reconnaissance et garde les autres ordres. Son chef peut recevoir des ordres et tenter l’initiative, son jeton reste hors du gobelet, et depuis la Réserve elle peut se réorganiser.",
  ],
};
