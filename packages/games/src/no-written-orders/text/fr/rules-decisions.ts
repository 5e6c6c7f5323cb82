import type { RuleWords } from "@stonebridge/kernel";
import type { DECISIONS } from "../../rules/decisions.ts";

/** Decisions, for readers, with their titles. */
export const decisions: Readonly<Record<keyof typeof DECISIONS, RuleWords>> = {
  D01: [
    "La valeur qui compte",
    "Avant les dés des actions coordonnée et initiale, un camp dit quel commandant d’armée, ou quel commandant d’aile actif, les lance.",
  ],
  D02: [
    "Formation de l’action initiale",
    "Le gagnant choisit pour l’action initiale une formation qui a des unités sur la carte, en Réserve aussi, ou aucune. Un commandant d’aile choisit parmi les siennes.",
  ],
  D03: [
    "La paire coordonnée",
    "Le camp qui a l’action coordonnée choisit deux autres formations de ce commandant qui ne sont pas en Réserve, ou aucune.",
  ],
  D04: [
    "Déplacer le commandant d’armée",
    "Une fois par tour, dans n’importe quelle action de son camp, le propriétaire peut déplacer son commandant d’armée.",
  ],
  D05: [
    "Tenter l’initiative",
    "Chaque chef d’aile, de formation ou de division peut essayer une fois dans la phase de se donner un ordre ; un commandant de corps peut le faire plutôt pour une de ses divisions.",
  ],
  D06: [
    "L’ordre d’une bévue",
    "Après une bévue, l’adversaire choisit le type et l’objectif de l’ordre, ou rien. Il ne peut donner ni Retraite générale, ni Réserve, ni marche cachée.",
  ],
  D07: [
    "Donner des ordres",
    "Les commandants d’armée, et d’aile s’ils sont actifs, donnent des ordres dans la limite de leur capacité : à qui, quel ordre ou quelle suite, son objectif, son chemin, une marche forcée ou cachée.",
  ],
  D08: [
    "Ordres au quartier général et au train",
    "Un commandant d’armée peut ordonner à son quartier général une Marche ou un Repli et, avec le ravitaillement avancé, à son train d’armée une Marche.",
  ],
  D09: [
    "Retraite générale",
    "Un commandant d’armée peut ordonner une Retraite générale dès que son armée a perdu 80 % de son niveau de démoralisation.",
  ],
  D10: [
    "Poser des leurres",
    "Le propriétaire peut poser, déplacer et retirer des drapeaux leurres, jusqu’à un par corps.",
  ],
  D11: [
    "Qui réorganiser",
    "Le propriétaire choisit quelles unités éliminées un chef au repos réorganise, deux par tour au plus.",
  ],
  D12: [
    "Où vont les écartées",
    "Le propriétaire choisit les hexagones adjacents où s’écartent les unités qui font place à celles qu’on réorganise.",
  ],
  D13: [
    "Passer en Réserve",
    "Dans la phase de commandement, le propriétaire peut mettre en Réserve une formation en Repli ou en Retraite générale, si les règles de l’ordre le permettent.",
  ],
  D14: [
    "Chemin d’un ordre échoué",
    "Le propriétaire choisit les hexagones par lesquels chaque unité se replie quand son ordre échoue.",
  ],
  D15: [
    "Ordres de division",
    "Le propriétaire peut donner des ordres à une division, et la laisser rejoindre son corps là où c’est permis.",
  ],
  D20: ["Bombarder ou non", "Le camp actif dit quelle artillerie tire sur quel hexagone, ou s’abstient."],
  D21: [
    "Déplacer une unité ou une pile",
    "Le camp actif choisit l’unité ou la pile suivante, son chemin, qui elle laisse ou prend, et où elle s’arrête.",
  ],
  D22: ["Marcher ou non", "Là où la marche est permise, le camp actif choisit à chaque hexagone s’il l’utilise."],
  D23: [
    "Déplacer les chefs",
    "Le camp actif déplace son chef et son commandant d’armée entre les mouvements des unités, comme il veut.",
  ],
  D24: [
    "Canons et cavaliers au contact",
    "Le propriétaire choisit quelle artillerie et quelle cavalerie vont au contact ou le quittent, là où les règles lui laissent le choix.",
  ],
  D25: [
    "Finir le segment",
    "Le camp actif finit le segment quand tous les devoirs de ses ordres sont remplis ou impossibles.",
  ],
  D26: [
    "Tirer au passage ou non",
    "Le camp devant lequel on passe choisit, pour chaque pile et chaque hexagone, s’il tire.",
  ],
  D27: [
    "Déclarer les assauts",
    "Le camp actif déclare tous les assauts du segment, qui y participe volontairement, et l’ordre dans lequel on les résout.",
  ],
  D28: [
    "Se dérober ou non",
    "Le défenseur choisit quelle cavalerie et quelle artillerie à cheval se dérobent, et vers quel hexagone.",
  ],
  D29: [
    "Tirer en premier ou non",
    "Le défenseur choisit de tirer en premier sur les piles qu’il a vues venir, ou sur toutes en même temps.",
  ],
  D30: [
    "Rompre ou non",
    "Un camp composé seulement de cavalerie choisit de rompre ou non ; les unités en Repli le doivent.",
  ],
  D31: [
    "Répartir les coups",
    "Le propriétaire des unités touchées répartit les coups au but, selon les règles sur l’infanterie et les unités entamées, et dit avec quelle pile un chef se retire.",
  ],
  D32: [
    "Où se retirer",
    "Le propriétaire d’une pile qui se retire choisit son hexagone parmi ceux de la meilleure sorte qui lui sont ouverts.",
  ],
  D33: ["Avancer ou non", "L’attaquant choisit qui avance : personne, une unité, ou une pile là où c’est permis."],
  D34: [
    "Se retrancher",
    "Le propriétaire d’une unité en Défense peut commencer un retranchement et choisir son orientation, ou en tourner un.",
  ],
  D35: [
    "Qui paie pour le fort",
    "Le propriétaire peut faire prendre les pertes de l’unité d’un fort par de l’infanterie voisine.",
  ],
  D36: [
    "Faire entrer des renforts",
    "Le propriétaire choisit les piles et l’ordre d’entrée des renforts, et l’hexagone si l’entrée est fermée.",
  ],
  D37: ["Batteries en appui", "Avec l’appui à distance, le défenseur choisit quelles batteries l’aident."],
  D38: [
    "Qui recharge",
    "Avec les munitions d’armes légères, le propriétaire choisit quelles unités marquées prennent une recharge.",
  ],
  D39: [
    "Tracer une marche cachée",
    "Avec les mouvements cachés, le propriétaire trace l’itinéraire, et peut le changer par initiative.",
  ],
  D40: ["Finir une marche cachée", "Le propriétaire peut finir une marche cachée à tout moment en la révélant."],
  D41: [
    "Premier ou second",
    "Quand les camps jouent chacun leur tour, le gagnant du dé choisit d’être premier ou second.",
  ],
  D42: [
    "Charges",
    "Avec les charges de cavalerie, le propriétaire choisit qui charger, s’il charge en réaction et, après une victoire, s’il reste, revient ou poursuit.",
  ],
  D43: [
    "Rattacher une division",
    "Avec les divisions rattachées, le propriétaire peut rattacher une division à un autre corps par un ordre de division, ou la rendre.",
  ],
};
