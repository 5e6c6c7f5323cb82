import type { BullRun1983, Position } from "@stonebridge/games/bull-run-1983";
import { CONFEDERATE, type Field, LOST, RALLIES, UNION } from "@stonebridge/games/bull-run-1983/internals";
import type { Temper } from "../bot.ts";
import { followsHistory, tempered } from "../marshal/tempers.ts";
import type { Value } from "../value/value.ts";
import type { Lead } from "./army.ts";
import { type Country, sought } from "./country.ts";
import type { Style } from "./styles.ts";

type Judge = Pick<Value<Position>, "chance">;

/** What a defense point counts to a Marshal of a temper. */
const POINT_LOST = 0.006;

/** How he changes every way to lead. */
const CHANGES: Readonly<Record<"cautious" | "bold", (style: Style) => Style>> = {
  cautious: (style) => ({
    ...style,
    leastAttackWorth: style.leastAttackWorth + 2,
    dangerFactor: 2 * style.dangerFactor + 0.5,
    garrisonShare: Math.max(0.8, style.garrisonShare),
    contact: 0.5 * style.contact,
    comes: Math.min(1, 1.5 * style.comes),
  }),
  bold: (style) => ({
    ...style,
    leastAttackWorth: style.leastAttackWorth - 1.5,
    dangerFactor: 0.4 * style.dangerFactor,
    garrisonShare: 0.6 * style.garrisonShare,
    contact: 1.6 * style.contact,
    nearer: 1.3 * style.nearer,
  }),
};

/** Places in the objectives: the star behind Sudley and Matthews Hill, to which McDowell marched. */
const HENRY_HILL = 0;
/** The turns after the last of both plans: three in the afternoon, noon. */
const UNTIL = [13, 7] as const;

/** What judges positions for a Marshal of a temper. */
export function judgeOf({ field }: BullRun1983, judge: Judge, temper: Temper | undefined): Judge {
  return tempered(judge, temper, POINT_LOST, (p, side) => pointsLost(field, p, side));
}

/** Changes the ways to lead of a Marshal of a temper; undefined: as usual. */
export function leadOf(judge: Judge, temper: Temper | undefined): Lead | undefined {
  if (temper === undefined) return undefined;
  const made = new Map<readonly Style[], readonly Style[]>();
  const once = (usual: readonly Style[], make: () => readonly Style[]): readonly Style[] => {
    const known = made.get(usual) ?? make();
    made.set(usual, known);
    return known;
  };
  if (temper !== "historical") return (usual) => once(usual, () => usual.map(CHANGES[temper]));
  return (usual, country, side, p) =>
    followsHistory(judge, p, side, UNTIL[side])
      ? once(usual, () => [side === UNION ? mcDowell(usual[0]) : beauregard(country, usual[0])])
      : usual;
}

/** McDowell turns the left by Sudley and goes for Henry Hill; at the fords below he only shows himself. */
function mcDowell(best: Style): Style {
  return { ...best, mainObjective: HENRY_HILL, garrisonShare: Math.max(0.6, best.garrisonShare) };
}

/** Beauregard has ordered his right over Blackburn’s and the lower fords, to Centreville. */
function beauregard(country: Country, best: Style): Style {
  const [centreville] = sought(country, CONFEDERATE);
  return { ...best, mainObjective: centreville, garrisonShare: Math.max(0.5, best.garrisonShare) };
}

function pointsLost(field: Field, p: Position, side: number): number {
  let points = 0;
  for (const unit of field.units[side])
    if (p.place[unit] === LOST || p.place[unit] === RALLIES) points += field.defense[unit];
  return points;
}
