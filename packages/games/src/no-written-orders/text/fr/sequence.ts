import { typesetFrench } from "@stonebridge/kernel";
import type { TurnData } from "../../modules/module-data.ts";
import type { Phase, RollKind } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";

const PHASES: Readonly<Record<Phase, string>> = {
  command: "Phase de commandement",
  chits: "Phase des jetons",
  initial: "Action initiale",
  selection: "Les formations agissent",
  "turn-end": "Fin du tour",
};

const ROLLS: Readonly<Record<RollKind, string>> = {
  "coordinated-action": "Action coordonnée",
  "initial-action": "Action initiale",
  chit: "Tirage d’un jeton",
  "turn-end": "Qui agit en premier en fin de tour",
  initiative: "Initiative",
  confidence: "Confiance",
  compliance: "Obéissance",
  "waiting-order": "Ordre en attente",
  reorganisation: "Réorganisation",
  recovery: "Rétablissement",
  bombardment: "Bombardement",
  "passing-fire": "Tir au passage",
  assault: "Assaut",
  "leader-loss": "Perte d’un chef",
  morale: "Moral",
  arrival: "Arrivée de renforts",
  hiding: "Marche cachée",
  trait: "Caractère du chef",
  "six-to-hit": "Tir, dé par dé",
  "player-turn": "Tour de joueur",
  charge: "Poursuite",
};

const MONTHS: Readonly<Record<string, string>> = { "07": "juillet", "08": "août" };

function time({ hour }: TurnData): string {
  return typesetFrench(`${hour} h`);
}

export const sequence = {
  time,
  date({ date }) {
    const [month = "", day = ""] = date.split("-");
    return `${Number(day)} ${MONTHS[month] ?? month}`;
  },
  turn(turn, names) {
    const found = names.turn(turn);
    return found === undefined ? `Tour ${turn}` : `Tour ${turn}, ${time(found)}`;
  },
  stage: (phase) => PHASES[phase],
  rollName: (kind) => ROLLS[kind],
} satisfies Partial<Texts>;
