import { type Outcome, resignedSide } from "@stonebridge/kernel";
import { line, type Line, plain } from "@stonebridge/kernel/words";
import { and } from "@stonebridge/kernel/words/english";
import { NOON } from "../../measures.ts";
import type { ResultCode, RollKind, SideId, Stage } from "../../vocabulary.ts";
import { otherSide } from "../fight.ts";
import { movementPoints, strengthPoints } from "../fractions.ts";
import type { Texts } from "../texts.ts";
import { SIDE, THE_SIDE, The_SIDE, verb } from "./grammar.ts";

const STAGES: Readonly<Record<Stage, string>> = {
  "set-up": "Set-up",
  panic: "Panic phase",
  command: "Command phase",
  movement: "Movement phase",
  combat: "Combat phase",
  rally: "Rally phase",
  over: "End of the game",
};

const ROLLS: Readonly<Record<RollKind, string>> = {
  combat: "Combat",
  bombardment: "Bombardment",
  leader: "Leader’s fate",
  event: "Uncertain times",
};

/** A turn lasts half an hour, the first begins at 9:00 AM (BR83-2.1-a). */
function time(number: number): string {
  if (number === NOON) return "Noon";
  const minutes = 540 + 30 * (number - 1);
  const hour = Math.floor(minutes / 60);
  return `${hour > 12 ? hour - 12 : hour}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

function turn(number: number): string {
  return number < 1 ? STAGES["set-up"] : `Turn ${number}, ${time(number)}`;
}

/** What a result code does to a side: which side, and the words for one and for many. */
const EFFECTS: Readonly<Record<ResultCode, readonly [loser: "attacker" | "defender" | "both", string, string]>> = {
  AE: ["attacker", "loses DP equal to the enemy’s", "lose DP equal to the enemy’s"],
  AB2: ["attacker", "retreats 2 hexes", "retreat 2 hexes"],
  DE: ["defender", "loses DP equal to the enemy’s", "lose DP equal to the enemy’s"],
  DB2: ["defender", "retreats 2 hexes", "retreat 2 hexes"],
  EX: ["both", "loses DP equal to the weaker side’s", "lose DP equal to the weaker side’s"],
  DL1: ["defender", "loses one unit", "lose one unit"],
  LE: ["both", "loses the leader", "lose the leader"],
  LB2: ["both", "retreats the leader 2 hexes", "retreat the leader 2 hexes"],
};

/** "Confederates: lose DP equal to the enemy’s and retreat 2 hexes" */
export function resultOf(results: readonly ResultCode[], attacker: SideId): string {
  if (results.length === 0) return "No effect";
  const [loser] = EFFECTS[results[0]];
  const side = loser === "attacker" ? attacker : otherSide(attacker);
  const deeds = results.map((code) =>
    loser === "both" ? EFFECTS[code][2] : verb(side, EFFECTS[code][1], EFFECTS[code][2]),
  );
  return `${loser === "both" ? "Both sides" : SIDE[side]}: ${plain(and(deeds))}`;
}

function outcome({ winner, rule = "", about }: Outcome): Line {
  const side: SideId = winner === "union" ? "union" : "confederate";
  const who = { bold: `${The_SIDE[side]} ${verb(side, "wins", "win")}` };
  const resigned = resignedSide({ about }) as SideId | undefined;
  if (resigned !== undefined)
    return line`${who}: ${THE_SIDE[resigned]} ${verb(resigned, "has given up", "have given up")}.`; // BR83-DN-a
  const town = side === "union" ? "Manassas" : "Centreville";
  if (rule.startsWith("BR83-3.1") || rule.startsWith("BR83-3.2"))
    return line`${who}: ${verb(side, "a Union unit", "a Confederate unit")} is in ${town}, and the enemy panics.`;
  if (rule === "BR83-S5")
    return line`${who}: the Union ends the day with ${String(about["held"])} of the ${String(about["needed"])} defence points that it needs on the victory stars.`;
  return side === "union"
    ? line`${who}: it holds a victory star at the end of the day.`
    : line`${who}: no Union unit holds a victory star at the end of the day.`;
}

export const sequence = {
  time,
  turn,
  playerTurn: (number, side) => `${turn(number)}, ${SIDE[side]}`,
  stage: (stage) => STAGES[stage],
  rollName: (kind) => ROLLS[kind],
  movement: (sixths) => `${movementPoints(sixths)} MP`,
  defense: (halves) => `${strengthPoints(halves)} DP`,
  odds: (odds) => (odds === "none" ? "below the table" : odds),
  result: resultOf,
  outcome,
} satisfies Partial<Texts>;
