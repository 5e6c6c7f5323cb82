import type { TurnData } from "../../modules/module-data.ts";
import type { Phase, RollKind } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";

const PHASES: Readonly<Record<Phase, string>> = {
  command: "Command phase",
  chits: "Chit phase",
  initial: "Initial Action",
  selection: "Formations act",
  "turn-end": "End of the turn",
};

const ROLLS: Readonly<Record<RollKind, string>> = {
  "coordinated-action": "Coordinated Action",
  "initial-action": "Initial Action",
  chit: "Chit draw",
  "turn-end": "Who acts first at the end of the turn",
  initiative: "Initiative",
  confidence: "Confidence",
  compliance: "Compliance",
  "waiting-order": "Waiting order",
  reorganisation: "Reorganisation",
  recovery: "Recovery",
  bombardment: "Bombardment",
  "passing-fire": "Passing fire",
  assault: "Assault",
  "leader-loss": "Leader loss",
  morale: "Morale",
  arrival: "Arrival of reinforcements",
  hiding: "Hidden march",
  trait: "Leader’s character",
  "six-to-hit": "Fire, die by die",
  "player-turn": "Player turn",
  charge: "Pursuit",
};

const MONTHS: Readonly<Record<string, string>> = { "07": "July", "08": "August" };

function time({ hour }: TurnData): string {
  return `${hour}:00`;
}

export const sequence = {
  time,
  date({ date }) {
    const [month = "", day = ""] = date.split("-");
    return `${Number(day)} ${MONTHS[month] ?? month}`;
  },
  turn(turn, names) {
    const found = names.turn(turn);
    return found === undefined ? `Turn ${turn}` : `Turn ${turn}, ${time(found)}`;
  },
  stage: (phase) => PHASES[phase],
  rollName: (kind) => ROLLS[kind],
} satisfies Partial<Texts>;
