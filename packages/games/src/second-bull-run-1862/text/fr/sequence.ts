import { typesetFrench } from "@stonebridge/kernel";
import { TURN_TRACK } from "../../scenarios/scenario-data.ts";
import type { RollKind, Stage } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { SIDE } from "./grammar.ts";

const STAGES: Readonly<Record<Stage, string>> = {
  "set-up": "Mise en place",
  initiative: "Phase d’initiative",
  action: "Phases d’action",
  continuation: "Phase de continuation",
  administrative: "Phase administrative",
  night: "Nuit",
  over: "Fin de la partie",
};

const ROLLS: Readonly<Record<RollKind, string>> = {
  initiative: "Initiative",
  tactic: "Option tactique",
  activation: "Activation",
  "command-test": "Test de commandement",
  "commander-movement": "Test de mouvement du commandant d’armée",
  continuation: "Continuation",
  "rout-test": "Test de déroute",
  reinforcement: "Arrivée des renforts",
  artillery: "Soutien d’artillerie",
  sharpshooters: "Tireurs d’élite",
  combat: "Combat",
  "combat-test": "Test de combat",
};

/** The turn track writes 05:00 (T12). */
function time(turn: number): string {
  const [hours, minutes] = TURN_TRACK.find((one) => one.turn === turn)?.time.split(":") ?? [];
  return hours === undefined ? "" : typesetFrench(`${Number(hours)} h ${minutes}`);
}

const DATES: Readonly<Record<number, string>> = { 1: "29 août", 2: "30 août" };

export const sequence = {
  time,
  turn: (turn) => `Tour ${turn}, ${time(turn)}`,
  date: (day) => DATES[day] ?? "",
  stage: (stage) => STAGES[stage],
  phase: (phase) => `Phase d’action ${phase}`,
  half: (phase, side) => `Phase d’action ${phase}, ${SIDE[side]}`,
  rollName: (kind) => ROLLS[kind],
} satisfies Partial<Texts>;
