import type { RuleWords } from "@stonebridge/kernel";
import type { COMMAND } from "../../rules/command.ts";

/** Clauses of chapter 4, for readers, with their titles. Command and frozen pieces. */
export const command: Readonly<Record<keyof typeof COMMAND, RuleWords>> = {
  "4.1-a": ["Actif et inactif", "Les pions actifs peuvent bouger, les inactifs non."],
  "4.11-a": [
    "Fixé en phase de commandement",
    "On détermine en phase de commandement qui est actif ; cela ne change plus ce tour.",
  ],
  "4.12-a": [
    "Ce que font encore les inactifs",
    "Les pions inactifs reçoivent un marqueur STOP. Ils peuvent encore former une brigade, enlever un abattis, rallier, combattre et se retirer ; les batteries peuvent être retournées et tirer.",
  ],
  "4.2-a": ["Facteurs rouges", "Un pion au facteur de mouvement rouge est toujours actif, sauf s’il est figé."],
  "4.31-a": [
    "Activé par l’ennemi",
    "Toute unité ou tout chef est actif si une unité ennemie, un chef ennemi ou un hexagone de la base ennemie est à sa portée de commandement.",
  ],
  "4.32-a": [
    "Chefs bombardés",
    "Quand une unité est bombardée, tous les chefs de son hexagone sont actifs à leur prochaine phase de commandement.",
  ],
  "4.32-b": ["Pas la cible elle-même", "Le bombardement n’active pas l’unité visée, même si elle a dû se retirer."],
  "4.4-a": [
    "Ce qu’activent les chefs",
    "Chaque chef actif active certains pions de son hexagone et de sa portée de commandement, selon la table de commandement.",
  ],
  "4.4-b": ["Seuls les chefs actifs", "Les unités et les chefs inactifs n’activent jamais leur propre camp."],
  "4.4-c": ["De chef en chef", "Un chef qui vient d’être activé en active d’autres à son tour."],
  "4.5-a": [
    "Un chemin vers le bon chef",
    "Hors de l’hexagone du chef, un pion est actif si un chemin de commandement le relie à son propre chef et que celui-ci est actif.",
  ],
  "4.51-a": [
    "Le chef d’une unité",
    "Le chef d’une unité est celui de sa brigade ou, pour l’Union, de sa division ; la batterie d’un bataillon a le chef d’artillerie. Un chef d’armée n’est jamais directement celui d’une unité.",
  ],
  "4.52-a": ["Le chef d’un chef", "Le chef d’un chef est un chef d’armée ou, pour l’Union, celui de sa division."],
  "4.53-a": [
    "Portée de commandement",
    "La portée de commandement est tout hexagone qu’un chemin de commandement de 4 hexagones ou moins peut atteindre.",
  ],
  "4.53-b": ["Les rivières la coupent", "Un chemin de commandement n’entre pas dans un hexagone de rivière."],
  "4.53-c": [
    "Un gué, au bout seulement",
    "Un chemin de commandement peut entrer dans un gué, en sortir, ou aller d’un gué à un autre, mais pas entrer dans un gué et en ressortir.",
  ],
  "4.53-d": ["Les ponts sont ouverts", "Le commandement passe librement par les ponts et par tout autre terrain."],
  "4.6-a": ["Dans l’hexagone du chef", "Un chef actif active tout pion de son armée dans son hexagone."],
  "4.6-b": [
    "Chefs d’artillerie",
    "Un chef d’artillerie n’active dans son hexagone que des batteries, et de son armée seulement.",
  ],
  "4.61-a": [
    "Sans distinction de rang ni de brigade",
    "Dans son hexagone, un chef peut davantage : un chef d’armée active des unités, un chef inférieur d’autres brigades.",
  ],
  "4.62-a": [
    "L’Union est une seule armée",
    "Tous les pions de l’Union appartiennent à une même armée : tout chef actif active tout dans son hexagone, même ses supérieurs.",
  ],
  "4.63-a": ["Jamais l’autre armée", "Un chef confédéré n’active jamais les pions de l’autre armée confédérée."],
  "4.63-b": [
    "Chefs de brigade confédérés",
    "Un chef de brigade confédéré actif active tous les pions de son armée dans son hexagone, chefs compris.",
  ],
  "4.63-c": [
    "Les deux commandants",
    "Johnston et Beauregard appartiennent aux deux armées et activent tous les pions confédérés de leur hexagone.",
  ],
  "4.64-a": ["Seulement les canons", "Un chef d’artillerie n’active jamais ni infanterie, ni cavalerie, ni chefs."],
  "4.7-a": [
    "Renforts",
    "Les renforts sont actifs au tour de leur entrée ; ensuite, il leur faut des ordres comme les autres.",
  ],
  "4.8-a": [
    "Pions figés",
    "Les pions de la zone FROZEN de la fiche confédérée commencent figés. Ceux de l’Union seulement avec le brouillard de guerre.",
  ],
  "4.81-a": ["Rien ne les active", "Rien ne peut activer un pion figé, pas même un facteur rouge."],
  "4.82-a": ["Dégelés à 10 h 30", "Tous les pions sont dégelés quand commence le tour confédéré de 10 h 30."],
  "4.82-b": [
    "Dégelé par un ennemi proche",
    "Un pion de l’Union à 4 hexagones au plus d’une unité figée la dégèle aussitôt.",
  ],
  "4.82-c": [
    "Un chef figé découvert",
    "Un pion de l’Union à 4 hexagones au plus d’un chef figé dégèle aussitôt tous les pions confédérés.",
  ],
  "4.83-a": [
    "Dégelé pour de bon",
    "Un pion dégelé le reste. Dans une brigade en partie dégelée, seuls les pions dégelés peuvent être activés.",
  ],
  "4.84-a": [
    "Retournés aussitôt",
    "Les pions figés sont face cachée et se retournent à l’instant du dégel. Le pion de l’Union dont la marche les dégèle attend qu’ils soient retournés, puis continue à son gré.",
  ],
};
