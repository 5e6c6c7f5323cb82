import { TURN_TRACK } from "../../scenarios/scenario-data.ts";
import type { RollKind, Stage } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { SIDE } from "./grammar.ts";

const STAGES: Readonly<Record<Stage, string>> = {
  "set-up": "Set-up",
  initiative: "Initiative phase",
  action: "Action phases",
  continuation: "Continuation phase",
  administrative: "Administrative phase",
  night: "Night",
  over: "End of the game",
};

const ROLLS: Readonly<Record<RollKind, string>> = {
  initiative: "Initiative",
  tactic: "Tactical option",
  activation: "Activation",
  "command-test": "Command test",
  "commander-movement": "Army commander’s movement test",
  continuation: "Continuation",
  "rout-test": "Rout test",
  reinforcement: "Arrival of reinforcements",
  artillery: "Artillery support",
  sharpshooters: "Sharpshooters",
  combat: "Combat",
  "combat-test": "Combat test",
};

/** The turn track writes 05:00 (T12). */
function time(turn: number): string {
  return TURN_TRACK.find((one) => one.turn === turn)?.time.replace(/^0/, "") ?? "";
}

const DATES: Readonly<Record<number, string>> = { 1: "29 August", 2: "30 August" };

export const sequence = {
  time,
  turn: (turn) => `Turn ${turn}, ${time(turn)}`,
  date: (day) => DATES[day] ?? "",
  stage: (stage) => STAGES[stage],
  phase: (phase) => `Action phase ${phase}`,
  half: (phase, side) => `Action phase ${phase}, ${SIDE[side]}`,
  rollName: (kind) => ROLLS[kind],
} satisfies Partial<Texts>;
