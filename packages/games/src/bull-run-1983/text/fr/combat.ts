import { typesetFrench } from "@stonebridge/kernel";
import { type Line, type Part, plain, sentenceCase } from "@stonebridge/kernel/words";
import { et, ligne } from "@stonebridge/kernel/words/french";
import type { GameEvent, Reckoning, Strength } from "../../events.ts";
import type { ResultCode, SideId } from "../../vocabulary.ts";
import { attackOf, fireOf, hexesOf, lossesOf, otherSide } from "../fight.ts";
import { strengthPoints } from "../fractions.ts";
import type { Fight, Fighting, FightLine, FightParty, Names, Texts } from "../texts.ts";
import { listed, OF_SIDE, say, type Say, The_SIDE, verb } from "./grammar.ts";

type FoughtEvent = Extract<GameEvent, { readonly type: "fought" }>;

/** Signs that fit on a line of the log. */
const WIDTH = 140;

/** What halves or doubles a unit, by the clause that does. */
const CHANGES: Readonly<Record<string, string>> = {
  "BR83-7.51-a": "sur un gué ou un pont",
  "BR83-7.52-a": "batterie dans les bois",
  "BR83-9.7-a": "tire dans les bois",
  "BR83-9.8-a": "batterie dans les bois",
  "BR83-7.41-a": "domine un ruisseau",
  "BR83-7.42-a": "sur le sommet",
};

const BY: Readonly<Record<"halved" | "doubled", string>> = { halved: "moitié", doubled: "double" };

function unitLine({ piece, hex, printed, counts, changes }: Strength, to: Say): FightLine {
  const why = changes.map(
    ({ by, rule }) => ligne`, ${BY[by]}${rule in CHANGES ? ` : ${CHANGES[rule]}` : ""} ${{ rule }}`,
  );
  return {
    text: sentenceCase(ligne`${to.piece(piece)} (${to.hex(hex)}) ${printed}${why.flat()}`),
    value: strengthPoints(counts),
  };
}

function party(title: string, units: readonly Strength[], total: number, to: Say): FightParty {
  return { title, lines: units.map((unit) => unitLine(unit, to)), total: strengthPoints(total) };
}

/** "Les Confédérés perdent 6 PD et se retirent de 2 hexagones" */
function consequence(side: SideId, deeds: readonly string[]): string {
  return typesetFrench(`${The_SIDE[side]} ${plain(et(deeds))}`);
}

/** What the results do to each side, as sentences without their full stop. */
function consequences({ side, reckoning }: Fighting, results: readonly ResultCode[]): readonly string[] {
  const losses = lossesOf(reckoning, results);
  const loses = (who: SideId, halves: number): string => `${verb(who, "perd", "perdent")} ${strengthPoints(halves)} PD`;
  const back = (who: SideId): string => `${verb(who, "se retire", "se retirent")} de 2 hexagones`;
  const defender = otherSide(side);
  const attacks = [
    ...(losses.attacker > 0 ? [loses(side, losses.attacker)] : []),
    ...(results.includes("AB2") ? [back(side)] : []),
  ];
  const defends = [
    ...(losses.defender > 0 ? [loses(defender, losses.defender)] : []),
    ...(results.includes("DL1") ? [`${verb(defender, "perd", "perdent")} une unité`] : []),
    ...(results.includes("DB2") ? [back(defender)] : []),
  ];
  return [
    ...(attacks.length > 0 ? [consequence(side, attacks)] : []),
    ...(defends.length > 0 ? [consequence(defender, defends)] : []),
  ];
}

/** What a battle without a die means (BR83-7.31-e, BR83-CRT-i). */
function hopeless(kind: Reckoning["kind"]): string {
  return kind === "bombardment" ? "Sans effet" : typesetFrench("Annulé : les attaquants adjacents sont perdus");
}

function verdict(battle: Fighting): string {
  const { side, reckoning, results } = battle;
  if (reckoning.odds === "none") return `${hopeless(reckoning.kind)}.`;
  if (results === undefined) {
    const attack = strengthPoints(lossesOf(reckoning, ["AE"]).attacker);
    const defense = strengthPoints(lossesOf(reckoning, ["DE"]).defender);
    return typesetFrench(
      reckoning.kind === "bombardment"
        ? `En jeu : une unité ${OF_SIDE[otherSide(side)]}, ou une retraite de 2 hexagones.`
        : `En jeu : ${attack} PD ${OF_SIDE[side]}, ${defense} ${OF_SIDE[otherSide(side)]}.`,
    );
  }
  const told = consequences(battle, results);
  return told.length === 0 ? "Sans effet." : `${told.join(". ")}.`;
}

function odds({ kind, totals, odds: column }: Reckoning, attack: number): Line {
  const against = ligne`${strengthPoints(attack)} contre ${strengthPoints(totals.defense)}`;
  if (kind === "automatic-victory")
    return ligne`${against} : 8-1 ou mieux, joué sur la colonne 6-1 ${{ rule: "BR83-10.5-a" }}`;
  if (column !== "none") return ligne`${against} : ${column} ${{ rule: "BR83-7.31-c" }}`;
  return kind === "bombardment"
    ? ligne`${against} : pire que 1-2 ${{ rule: "BR83-CRT-i" }}`
    : ligne`${against} : pire que 1-6 ${{ rule: "BR83-7.31-e" }}`;
}

/** Guns beside adjacent attackers, and where they add less than they have (BR83-9.51-a). */
function support(reckoning: Reckoning, to: Say): FightParty | undefined {
  const { kind, guns, totals } = reckoning;
  if (kind === "bombardment" || guns.length === 0) return undefined;
  const own = party("Tir de soutien", guns, totals.support, to);
  const fire = fireOf(reckoning);
  if (fire === totals.support) return own;
  const cap = ligne`Pas plus que les attaquants adjacents : ${strengthPoints(fire)} → ${strengthPoints(totals.support)} ${{ rule: "BR83-9.51-a" }}`;
  return { ...own, lines: [...own.lines, { text: cap, value: strengthPoints(totals.support) }] };
}

const KINDS: Readonly<Record<Reckoning["kind"], string>> = {
  melee: "Combat",
  bombardment: "Bombardement",
  "automatic-victory": "Victoire automatique",
};

function fight(battle: Fighting, names: Names): Fight {
  const to = say(names);
  const { side, reckoning, results } = battle;
  const { kind, totals, targets, adjacent, guns } = reckoning;
  const defender = otherSide(side);
  const fire = support(reckoning, to);
  const bombards = kind === "bombardment";
  return {
    title: ligne`${KINDS[kind]} en ${et(hexesOf(targets).map(to.hex))}`,
    attacker: party(
      `${The_SIDE[side]} ${bombards ? verb(side, "bombarde", "bombardent") : verb(side, "attaque", "attaquent")}`,
      bombards ? guns : adjacent,
      bombards ? totals.support : totals.adjacent,
      to,
    ),
    ...(fire === undefined ? {} : { support: fire }),
    defender: party(`${The_SIDE[defender]} ${verb(defender, "défend", "défendent")}`, targets, totals.defense, to),
    odds: odds(reckoning, attackOf(reckoning)),
    ...(results === undefined || reckoning.odds === "none"
      ? {}
      : { result: results.length === 0 ? "–" : results.join(", ") }),
    verdict: verdict(battle),
  };
}

/** "1 RI et 2 RI c. 4 SC en S12 : 6 contre 2, 3-1, dé 4. Les Confédérés se retirent de 2 hexagones." */
export function foughtLine(event: FoughtEvent, to: Say): Line {
  const { side, reckoning, die, results } = event;
  const { kind, targets, adjacent, guns, totals, odds: column } = reckoning;
  const attackers = [...adjacent, ...guns].map(({ piece }) => piece);
  const sum = ligne`${strengthPoints(attackOf(reckoning))} contre ${strengthPoints(totals.defense)}`;
  const told = consequences(event, results);
  const effect = { bold: column === "none" ? hopeless(kind) : told.length === 0 ? "Sans effet" : told.join(". ") };
  const fallen: Part = die === undefined ? "" : ligne`, dé ${{ die, side }}`;
  const reached = column === "none" ? "" : `, ${column}`;
  const against = kind === "bombardment" ? (attackers.length === 1 ? "bombarde" : "bombardent") : "c.";
  const hexes = hexesOf(targets);
  const place: Part = hexes.length === 1 ? ligne` en ${to.hex(hexes[0])}` : "";
  const write = (many: number): Line =>
    ligne`${listed(attackers, to, many, "unité")} ${against} ${listed(
      targets.map(({ piece }) => piece),
      to,
      many,
      "unité",
    )}${place} : ${sum}${reached}${fallen}. ${effect}.`;
  const written = [4, 2, 0].map(write);
  return written.find((spans) => plain(spans).length <= WIDTH) ?? written[2];
}

export const combat = { fight } satisfies Partial<Texts>;
