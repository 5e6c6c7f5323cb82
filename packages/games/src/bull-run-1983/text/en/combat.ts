import { line, type Line, type Part, plain } from "@stonebridge/kernel/words";
import { and } from "@stonebridge/kernel/words/english";
import type { GameEvent, Reckoning, Strength } from "../../events.ts";
import type { ResultCode, SideId } from "../../vocabulary.ts";
import { attackOf, fireOf, hexesOf, lossesOf, otherSide } from "../fight.ts";
import { strengthPoints } from "../fractions.ts";
import type { Fight, Fighting, FightLine, FightParty, Names, Texts } from "../texts.ts";
import { say, type Say } from "../values.ts";
import { listed, THE_SIDE, The_SIDE, verb } from "./grammar.ts";

type FoughtEvent = Extract<GameEvent, { readonly type: "fought" }>;

/** Signs that fit on a line of the log. */
const WIDTH = 140;

/** What halves or doubles a unit, by the clause that does. */
const CHANGES: Readonly<Record<string, string>> = {
  "BR83-7.51-a": "on a ford or bridge",
  "BR83-7.52-a": "a battery in woods",
  "BR83-9.7-a": "firing into woods",
  "BR83-9.8-a": "a battery in woods",
  "BR83-7.41-a": "uphill of a stream",
  "BR83-7.42-a": "on the hilltop",
};

function unitLine({ piece, hex, printed, counts, changes }: Strength, to: Say): FightLine {
  const why = changes.map(({ by, rule }) => line`, ${by}${rule in CHANGES ? `: ${CHANGES[rule]}` : ""} ${{ rule }}`);
  return { text: line`${to.piece(piece)} (${to.hex(hex)}) ${printed}${why.flat()}`, value: strengthPoints(counts) };
}

function party(title: string, units: readonly Strength[], total: number, to: Say): FightParty {
  return { title, lines: units.map((unit) => unitLine(unit, to)), total: strengthPoints(total) };
}

/** "The Confederates lose 6 DP and retreat 2 hexes" */
function consequence(side: SideId, deeds: readonly string[]): string {
  return `${The_SIDE[side]} ${plain(and(deeds))}`;
}

/** What the results do to each side, as sentences without their full stop. */
function consequences({ side, reckoning }: Fighting, results: readonly ResultCode[]): readonly string[] {
  const losses = lossesOf(reckoning, results);
  const loses = (who: SideId, halves: number): string => `${verb(who, "loses", "lose")} ${strengthPoints(halves)} DP`;
  const back = (who: SideId): string => `${verb(who, "retreats", "retreat")} 2 hexes`;
  const defender = otherSide(side);
  const attacks = [
    ...(losses.attacker > 0 ? [loses(side, losses.attacker)] : []),
    ...(results.includes("AB2") ? [back(side)] : []),
  ];
  const defends = [
    ...(losses.defender > 0 ? [loses(defender, losses.defender)] : []),
    ...(results.includes("DL1") ? [`${verb(defender, "loses", "lose")} one unit`] : []),
    ...(results.includes("DB2") ? [back(defender)] : []),
  ];
  return [
    ...(attacks.length > 0 ? [consequence(side, attacks)] : []),
    ...(defends.length > 0 ? [consequence(defender, defends)] : []),
  ];
}

/** What a battle without a die means (BR83-7.31-e, BR83-CRT-i). */
function hopeless(kind: Reckoning["kind"]): string {
  return kind === "bombardment" ? "No effect" : "Cancelled: the adjacent attackers are lost";
}

function verdict(battle: Fighting): string {
  const { side, reckoning, results } = battle;
  if (reckoning.odds === "none") return `${hopeless(reckoning.kind)}.`;
  if (results === undefined) {
    const attack = lossesOf(reckoning, ["AE"]).attacker;
    const defense = lossesOf(reckoning, ["DE"]).defender;
    return reckoning.kind === "bombardment"
      ? `At stake: one unit of ${THE_SIDE[otherSide(side)]}, or a retreat of 2 hexes.`
      : `At stake: ${strengthPoints(attack)} DP of ${THE_SIDE[side]}, ${strengthPoints(defense)} of ${THE_SIDE[otherSide(side)]}.`;
  }
  const told = consequences(battle, results);
  return told.length === 0 ? "No effect." : `${told.join(". ")}.`;
}

function odds({ kind, totals, odds: column }: Reckoning, attack: number): Line {
  const against = line`${strengthPoints(attack)} against ${strengthPoints(totals.defense)}`;
  if (kind === "automatic-victory")
    return line`${against}: 8-1 or better, fought on the 6-1 column ${{ rule: "BR83-10.5-a" }}`;
  if (column !== "none") return line`${against}: ${column} ${{ rule: "BR83-7.31-c" }}`;
  return kind === "bombardment"
    ? line`${against}: below 1-2 ${{ rule: "BR83-CRT-i" }}`
    : line`${against}: below 1-6 ${{ rule: "BR83-7.31-e" }}`;
}

/** Guns beside adjacent attackers, and where they add less than they have (BR83-9.51-a). */
function support(reckoning: Reckoning, to: Say): FightParty | undefined {
  const { kind, guns, totals } = reckoning;
  if (kind === "bombardment" || guns.length === 0) return undefined;
  const own = party("Support fire", guns, totals.support, to);
  const fire = fireOf(reckoning);
  if (fire === totals.support) return own;
  const cap = line`No more than the adjacent attackers: ${strengthPoints(fire)} → ${strengthPoints(totals.support)} ${{ rule: "BR83-9.51-a" }}`;
  return { ...own, lines: [...own.lines, { text: cap, value: strengthPoints(totals.support) }] };
}

const KINDS: Readonly<Record<Reckoning["kind"], string>> = {
  melee: "Battle",
  bombardment: "Bombardment",
  "automatic-victory": "Automatic victory",
};

function fight(battle: Fighting, names: Names): Fight {
  const to = say(names);
  const { side, reckoning, results } = battle;
  const { kind, totals, targets, adjacent, guns } = reckoning;
  const defender = otherSide(side);
  const fire = support(reckoning, to);
  const bombards = kind === "bombardment";
  return {
    title: line`${KINDS[kind]} at ${and(hexesOf(targets).map(to.hex))}`,
    attacker: party(
      `${The_SIDE[side]} ${bombards ? verb(side, "bombards", "bombard") : verb(side, "attacks", "attack")}`,
      bombards ? guns : adjacent,
      bombards ? totals.support : totals.adjacent,
      to,
    ),
    ...(fire === undefined ? {} : { support: fire }),
    defender: party(`${The_SIDE[defender]} ${verb(defender, "defends", "defend")}`, targets, totals.defense, to),
    odds: odds(reckoning, attackOf(reckoning)),
    ...(results === undefined || reckoning.odds === "none"
      ? {}
      : { result: results.length === 0 ? "–" : results.join(", ") }),
    verdict: verdict(battle),
  };
}

/** "1 RI and 2 RI v. 4 SC at S12: 6 against 2, 3-1, die 4. The Confederates retreat 2 hexes." */
export function foughtLine(event: FoughtEvent, to: Say): Line {
  const { side, reckoning, die, results } = event;
  const { kind, targets, adjacent, guns, totals, odds: column } = reckoning;
  const attackers = [...adjacent, ...guns].map(({ piece }) => piece);
  const sum = line`${strengthPoints(attackOf(reckoning))} against ${strengthPoints(totals.defense)}`;
  const told = consequences(event, results);
  const effect = { bold: column === "none" ? hopeless(kind) : told.length === 0 ? "No effect" : told.join(". ") };
  const fallen: Part = die === undefined ? "" : line`, die ${{ die, side }}`;
  const reached = column === "none" ? "" : `, ${column}`;
  const against = kind === "bombardment" ? (attackers.length === 1 ? "bombards" : "bombard") : "v.";
  const hexes = hexesOf(targets);
  const place: Part = hexes.length === 1 ? line` at ${to.hex(hexes[0])}` : "";
  const write = (many: number): Line =>
    line`${listed(attackers, to, many, "unit")} ${against} ${listed(
      targets.map(({ piece }) => piece),
      to,
      many,
      "unit",
    )}${place}: ${sum}${reached}${fallen}. ${effect}.`;
  const written = [4, 2, 0].map(write);
  return written.find((spans) => plain(spans).length <= WIDTH) ?? written[2];
}

export const combat = { fight } satisfies Partial<Texts>;
