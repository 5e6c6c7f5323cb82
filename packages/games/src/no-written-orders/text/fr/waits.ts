import { type Line, waitingTexts } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { About, Action, AskingStep } from "../../actions.ts";
import type { Names, Texts } from "../texts.ts";
import { say, type Say, SIDE } from "./grammar.ts";
import { formation, ofFormation } from "./questions.ts";

const WAITS: Readonly<Record<AskingStep, (side: string, about: About, to: Say) => Line>> = {
  "standing-down": (side) => ligne`${side} : examen des ordres.`,
  initiative: (side) => ligne`${side} : initiative des chefs.`,
  "bad-move": (side, about, to) => ligne`${side} : ordre possible pour ${formation(about, to)}.`,
  orders: (side) => ligne`${side} : rédaction des ordres.`,
  deceiving: (side) => ligne`${side} : disposition des piles et des leurres.`,
  drafting: (side) => ligne`${side} : rédaction des ordres.`,
  revealing: (side) => ligne`${side} : une marche cachée apparaît.`,
  failing: (side, about, to) => ligne`${side} : les unités ${ofFormation(about, to)} se replient.`,
  commander: (side) => ligne`${side} : choix du commandant.`,
  initial: (side) => ligne`${side} : choix de la formation qui agit en premier.`,
  pair: (side) => ligne`${side} : choix de la paire de formations.`,
  "turn-order": (side) => ligne`${side} : choix du premier joueur.`,
  "player-turn": (side) => ligne`${side} : choix de la formation suivante.`,
  reorganisation: (side) => ligne`${side} : ralliement d’unités.`,
  headquarters: (side) => ligne`${side} : déplacement des quartiers généraux.`,
  trains: (side) => ligne`${side} : déplacement des trains.`,
  reloading: (side) => ligne`${side} : recharge des unités.`,
  movement: (side) => ligne`${side} : mouvement des unités.`,
  march: (side) => ligne`${side} : marche en cours.`,
  bombardment: (side) => ligne`${side} : choix des cibles des canons.`,
  hits: (side) => ligne`${side} : répartition des pertes.`,
  declaration: (side) => ligne`${side} : déclaration des assauts.`,
  assaults: (side) => ligne`${side} : choix du prochain assaut.`,
  evasion: (side) => ligne`${side} : dérobade possible.`,
  "first-fire": (side) => ligne`${side} : premier tir possible.`,
  support: (side) => ligne`${side} : tir d’appui possible.`,
  "breaking-off": (side) => ligne`${side} : rupture du combat possible.`,
  retreat: (side) => ligne`${side} : choix de la retraite.`,
  "passing-fire": (side) => ligne`${side} : tir au passage possible.`,
  advance: (side) => ligne`${side} : choix de l’avance.`,
  displacement: (side) => ligne`${side} : un chef s’échappe.`,
  charges: (side) => ligne`${side} : déclaration des charges.`,
  reaction: (side) => ligne`${side} : la cavalerie peut charger.`,
  melee: (side) => ligne`${side} : la cavalerie peut poursuivre.`,
};

/** What the waiting side reads, without anything that only the other side knows. */
export const waits = waitingTexts<About, Action, Say, Names>(WAITS, SIDE, say) satisfies Partial<Texts>;
