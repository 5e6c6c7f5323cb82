import { line, type Part, plain } from "@stonebridge/kernel/words";
import { and } from "@stonebridge/kernel/words/english";
import type { Reckoning, StrengthClause } from "../../events.ts";
import { battleTexts, type BattleWords } from "../battle-sheet.ts";
import { otherSide } from "../fight.ts";
import { say, type Say } from "../values.ts";
import { listed, THE_SIDE, The_SIDE, verb } from "./grammar.ts";

/** What halves or doubles a unit, by the clause that does. */
const CHANGES: Readonly<Record<StrengthClause, string>> = {
  "BR83-7.51-a": "on a ford or bridge",
  "BR83-7.52-a": "a battery in woods",
  "BR83-9.7-a": "firing into woods",
  "BR83-7.41-a": "uphill of a stream",
  "BR83-7.42-a": "on the hilltop",
};

const KINDS: Readonly<Record<Reckoning["kind"], string>> = {
  melee: "Battle",
  bombardment: "Bombardment",
  "automatic-victory": "Automatic victory",
};

const words: BattleWords<Say> = {
  say,
  noEffect: "No effect",
  cancelled: "Cancelled: the adjacent attackers are lost",
  title: (kind, hexes) => line`${KINDS[kind]} at ${hexes}`,
  attacks: (side, kind) =>
    `${The_SIDE[side]} ${kind === "bombardment" ? verb(side, "bombards", "bombard") : verb(side, "attacks", "attack")}`,
  defends: (side) => `${The_SIDE[side]} ${verb(side, "defends", "defend")}`,
  support: "Support fire",
  cap: (fire, counts) => line`Capped at the adjacent attackers: ${fire} → ${counts} ${{ rule: "BR83-9.51-a" }}`,
  unit({ piece, hex, printed, changes }, to) {
    const why = changes.map(({ by, rule }) => line`, ${by}: ${CHANGES[rule]} ${{ rule }}`);
    return line`${to.piece(piece)} (${to.hex(hex)}) ${printed}${why.flat()}`;
  },
  against: (attack, defense) => line`${attack} against ${defense}`,
  odds({ kind, odds: column }, against) {
    if (kind === "automatic-victory")
      return line`${against}: 8-1 or better, fought on the 6-1 column ${{ rule: "BR83-10.5-a" }}`;
    if (column !== "none") return line`${against}: ${column} ${{ rule: "BR83-7.31-c" }}`;
    return kind === "bombardment"
      ? line`${against}: below 1-2 ${{ rule: "BR83-CRT-i" }}`
      : line`${against}: below 1-6 ${{ rule: "BR83-7.31-e" }}`;
  },
  atStake: (side, kind, attack, defense) =>
    kind === "bombardment"
      ? `At stake: one unit of ${THE_SIDE[otherSide(side)]}, or a retreat of 2 hexes`
      : `At stake: ${attack} DP of ${THE_SIDE[side]}, ${defense} of ${THE_SIDE[otherSide(side)]}`,
  deed(side, deed) {
    if (deed === "retreat") return `${verb(side, "retreats", "retreat")} 2 hexes`;
    return `${verb(side, "loses", "lose")} ${deed === "unit" ? "one unit" : `${deed.points} DP`}`;
  },
  consequence: (side, deeds) => `${The_SIDE[side]} ${plain(and(deeds))}`,
  join: and,
  // "1 RI and 2 RI v. 4 SC at S12: 6 against 2, 3-1, die 4. The Confederates retreat 2 hexes."
  told({ kind, attackers, defenders, hex, sum, column, die, effect }, to, many) {
    const against = kind === "bombardment" ? (attackers.length === 1 ? "bombards" : "bombard") : "v.";
    const place: Part = hex === undefined ? "" : line` at ${to.hex(hex)}`;
    const reached = column === undefined ? "" : `, ${column}`;
    const fallen: Part = die === undefined ? "" : line`, die ${die}`;
    return line`${listed(attackers, to, many, "unit")} ${against} ${listed(defenders, to, many, "unit")}${place}: ${sum}${reached}${fallen}. ${{ bold: effect }}.`;
  },
};

const { fight, foughtLine } = battleTexts(words);

export { foughtLine };
export const combat = { fight };
