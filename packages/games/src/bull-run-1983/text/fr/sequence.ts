import { type Outcome, resignedSide, typesetFrench } from "@stonebridge/kernel";
import { type Line, plain } from "@stonebridge/kernel/words";
import { et, ligne } from "@stonebridge/kernel/words/french";
import type { ResultCode, RollKind, SideId, Stage } from "../../vocabulary.ts";
import { otherSide } from "../fight.ts";
import { movementPoints, strengthPoints } from "../fractions.ts";
import type { Texts } from "../texts.ts";
import { SIDE, THE_SIDE, The_SIDE, verb } from "./grammar.ts";

const STAGES: Readonly<Record<Stage, string>> = {
  "set-up": "Mise en place",
  panic: "Phase de panique",
  command: "Phase de commandement",
  movement: "Phase de mouvement",
  combat: "Phase de combat",
  rally: "Phase de ralliement",
  over: "Fin de la partie",
};

const ROLLS: Readonly<Record<RollKind, string>> = {
  combat: "Combat",
  bombardment: "Bombardement",
  leader: "Sort d’un chef",
  event: "Heure incertaine",
};

/** A turn lasts half an hour, the first begins at 9:00 AM (BR83-2.1-a). */
function time(number: number): string {
  const minutes = 540 + 30 * (number - 1);
  return typesetFrench(`${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`);
}

function turn(number: number): string {
  return number < 1 ? STAGES["set-up"] : `Tour ${number}, ${time(number)}`;
}

/** What a result code does to a side: which side, and the words for one and for many. */
const EFFECTS: Readonly<Record<ResultCode, readonly [loser: "attacker" | "defender" | "both", string, string]>> = {
  AE: ["attacker", "perd des PD à hauteur de l’ennemi", "perdent des PD à hauteur de l’ennemi"],
  AB2: ["attacker", "se retire de 2 hexagones", "se retirent de 2 hexagones"],
  DE: ["defender", "perd des PD à hauteur de l’ennemi", "perdent des PD à hauteur de l’ennemi"],
  DB2: ["defender", "se retire de 2 hexagones", "se retirent de 2 hexagones"],
  EX: ["both", "perd des PD à hauteur du plus faible", "perdent des PD à hauteur du plus faible"],
  DL1: ["defender", "perd une unité", "perdent une unité"],
  LE: ["both", "perd le chef", "perdent le chef"],
  LB2: ["both", "retire le chef de 2 hexagones", "retirent le chef de 2 hexagones"],
};

/** "Confédérés : perdent des PD à hauteur de l’ennemi et se retirent de 2 hexagones" */
export function resultOf(results: readonly ResultCode[], attacker: SideId): string {
  if (results.length === 0) return "Sans effet";
  const [loser] = EFFECTS[results[0]];
  const side = loser === "attacker" ? attacker : otherSide(attacker);
  const deeds = results.map((code) =>
    loser === "both" ? EFFECTS[code][2] : verb(side, EFFECTS[code][1], EFFECTS[code][2]),
  );
  return typesetFrench(`${loser === "both" ? "Les deux camps" : SIDE[side]} : ${plain(et(deeds))}`);
}

function outcome({ winner, rule = "", about }: Outcome): Line {
  const side: SideId = winner === "union" ? "union" : "confederate";
  const who = { bold: `${The_SIDE[side]} ${verb(side, "gagne", "gagnent")}` };
  const resigned = resignedSide({ about }) as SideId | undefined;
  if (resigned !== undefined)
    return ligne`${who} : ${THE_SIDE[resigned]} ${verb(resigned, "abandonne", "abandonnent")}.`; // BR83-DN-a
  const town = side === "union" ? "Manassas" : "Centreville";
  if (rule.startsWith("BR83-3.1") || rule.startsWith("BR83-3.2"))
    return ligne`${who} : une unité ${verb(side, "de l’Union", "confédérée")} est à ${town}, et l’ennemi panique.`;
  if (rule === "BR83-S5")
    return ligne`${who} : l’Union finit la journée avec ${String(about["held"])} des ${String(about["needed"])} points de défense qu’il lui faut sur les étoiles de victoire.`;
  return side === "union"
    ? ligne`${who} : elle tient une étoile de victoire à la fin de la journée.`
    : ligne`${who} : aucune unité de l’Union ne tient d’étoile de victoire à la fin de la journée.`;
}

export const sequence = {
  time,
  turn,
  playerTurn: (number, side) => `${turn(number)}, ${SIDE[side]}`,
  stage: (stage) => STAGES[stage],
  rollName: (kind) => ROLLS[kind],
  movement: (sixths) => typesetFrench(`${movementPoints(sixths)} PM`),
  defense: (halves) => typesetFrench(`${strengthPoints(halves)} PD`),
  odds: (odds) => (odds === "none" ? "hors de la table" : odds),
  result: resultOf,
  outcome,
} satisfies Partial<Texts>;
