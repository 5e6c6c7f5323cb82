import type { RollKind, Stage } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { SIDE } from "./grammar.ts";

const STAGES: Readonly<Record<Stage, string>> = {
  "set-up": "Set-up",
  initiative: "Initiative phase",
  movement: "Movement phases",
  continuation: "Continuation phase",
  administrative: "Administrative phase",
  over: "End of the game",
};

const ROLLS: Readonly<Record<RollKind, string>> = {
  initiative: "Initiative",
  activation: "Activation number",
  "command-test": "Initiative test of a brigade out of command",
  continuation: "Continuation",
  artillery: "Artillery",
  cavalry: "Cavalry",
  combat: "Combat",
  retreat: "Retreat in order",
  legion: "Who takes the loss, the Legion or its brigade",
};

/** A turn lasts 75 minutes, the first begins at 8:00 (Tb14). */
function time(turn: number): string {
  const minutes = 480 + 75 * (turn - 1);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

export const sequence = {
  time,
  turn: (turn) => `Turn ${turn}, ${time(turn)}`,
  stage: (stage) => STAGES[stage],
  phase: (phase) => `Movement phase ${phase}`,
  half: (phase, side) => `Movement phase ${phase}, ${SIDE[side]}`,
  rollName: (kind) => ROLLS[kind],
} satisfies Partial<Texts>;
