import { typesetFrench } from "@stonebridge/kernel";
import type { RollKind, Stage } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { SIDE } from "./grammar.ts";

const STAGES: Readonly<Record<Stage, string>> = {
  "set-up": "Mise en place",
  initiative: "Phase d’initiative",
  movement: "Phases de mouvement",
  continuation: "Phase de continuation",
  administrative: "Phase administrative",
  over: "Fin de la partie",
};

const ROLLS: Readonly<Record<RollKind, string>> = {
  initiative: "Initiative",
  activation: "Nombre d’activations",
  "command-test": "Test d’initiative d’une brigade hors de portée",
  continuation: "Continuation",
  artillery: "Artillerie",
  cavalry: "Cavalerie",
  combat: "Combat",
  retreat: "Retraite en bon ordre",
  legion: "Qui subit la perte, la Légion ou sa brigade",
};

/** A turn lasts 75 minutes, the first begins at 8:00 (Tb14). */
function time(turn: number): string {
  const minutes = 480 + 75 * (turn - 1);
  return typesetFrench(`${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`);
}

export const sequence = {
  time,
  turn: (turn) => `Tour ${turn}, ${time(turn)}`,
  stage: (stage) => STAGES[stage],
  phase: (phase) => `Phase de mouvement ${phase}`,
  half: (phase, side) => `Phase de mouvement ${phase}, ${SIDE[side]}`,
  rollName: (kind) => ROLLS[kind],
} satisfies Partial<Texts>;
