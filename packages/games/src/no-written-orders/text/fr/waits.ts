import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { About, AskingStep } from "../../actions.ts";
import type { Texts } from "../texts.ts";
import { asked, stepOf } from "../values.ts";
import { say, type Say, SIDE } from "./grammar.ts";
import { formation, ofFormation } from "./questions.ts";

const WAITS: Readonly<Record<AskingStep, (side: string, about: About, to: Say) => Line>> = {
  "standing-down": (side) => ligne`${side} : les ordres sont à l’étude.`,
  initiative: (side) => ligne`${side} : des chefs réfléchissent.`,
  "bad-move": (side, about, to) => ligne`${side} : un ordre pour ${formation(about, to)} est possible.`,
  orders: (side) => ligne`${side} : les ordres s’écrivent.`,
  deceiving: (side) => ligne`${side} : piles et drapeaux sont passés en revue.`,
  drafting: (side) => ligne`${side} : les ordres s’écrivent.`,
  revealing: (side) => ligne`${side} : une marche cachée apparaît.`,
  failing: (side, about, to) => ligne`${side} : les unités ${ofFormation(about, to)} reculent.`,
  commander: (side) => ligne`${side} : un commandant est nommé.`,
  initial: (side) => ligne`${side} : la formation qui agit en premier est choisie.`,
  pair: (side) => ligne`${side} : la paire de formations est choisie.`,
  "turn-order": (side) => ligne`${side} : on décide qui joue en premier.`,
  "player-turn": (side) => ligne`${side} : la formation suivante est choisie.`,
  reorganisation: (side) => ligne`${side} : des égarés sont ralliés.`,
  headquarters: (side) => ligne`${side} : les quartiers généraux se déplacent.`,
  trains: (side) => ligne`${side} : les trains se déplacent.`,
  reloading: (side) => ligne`${side} : des unités rechargent.`,
  movement: (side) => ligne`${side} : des unités bougent.`,
  march: (side) => ligne`${side} : une marche est en cours.`,
  bombardment: (side) => ligne`${side} : les canons choisissent leurs cibles.`,
  hits: (side) => ligne`${side} : les pertes se répartissent.`,
  declaration: (side) => ligne`${side} : les assauts sont déclarés.`,
  assaults: (side) => ligne`${side} : le prochain assaut est choisi.`,
  evasion: (side) => ligne`${side} : une dérobade est possible.`,
  "first-fire": (side) => ligne`${side} : tirer en premier est possible.`,
  support: (side) => ligne`${side} : un tir d’appui est possible.`,
  "breaking-off": (side) => ligne`${side} : rompre le combat est possible.`,
  retreat: (side) => ligne`${side} : la retraite est choisie.`,
  "passing-fire": (side) => ligne`${side} : un tir au passage est possible.`,
  advance: (side) => ligne`${side} : l’avance se décide.`,
  displacement: (side) => ligne`${side} : un chef s’écarte.`,
  charges: (side) => ligne`${side} : les charges sont déclarées.`,
  reaction: (side) => ligne`${side} : la cavalerie peut charger.`,
  melee: (side) => ligne`${side} : la cavalerie peut poursuivre.`,
};

/** What they read who wait for the other side, without anything that it alone knows. */
export const waits = {
  waiting: (decision, names) => {
    const { about } = asked(decision);
    return WAITS[stepOf(decision)](SIDE[about.side], about, say(names));
  },
} satisfies Partial<Texts>;
