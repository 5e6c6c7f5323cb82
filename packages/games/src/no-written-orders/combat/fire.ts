import type { HexIndex } from "@stonebridge/board";
import type { Modifier } from "../tables/modifiers.ts";
import { type Fire, fireStrength } from "../army/fire-strength.ts";
import type { SideIndex, UnitIndex } from "../measures.ts";
import { type Play, hexId, roll, rollTwo, sideId, unitId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { hitsOf } from "../tables/fire-table.ts";
import type { FireKind, RollKind } from "../vocabulary.ts";

/** Points that fire, and under `sixToHit` what is added to each of their dice (NWO-19.10-b). */
export interface Shot extends Fire {
  readonly bonus: number;
}

/** Who fires at which hex, why, and with what. */
export interface Volley {
  readonly kind: FireKind;
  readonly rule: string;
  readonly side: SideIndex;
  readonly units: readonly UnitIndex[];
  readonly hex: HexIndex;
  readonly shots: readonly Shot[];
  /** Of the roll, or of every die under `sixToHit`. */
  readonly modifiers: readonly Modifier[];
}

/** What a volley did; `natural`: the two natural dice, 0 if there were none. */
export interface Effect {
  readonly hits: number;
  readonly natural: number;
}

const ROLLS: Readonly<Record<FireKind, RollKind>> = {
  assault: "assault",
  bombardment: "bombardment",
  passing: "passing-fire",
  charge: "charge",
};

/** Nobody fires without strength (NWO-RUL076). */
const NO_EFFECT: Effect = { hits: 0, natural: 0 };

/** Fires: two dice on the table (NWO-7.1-a), or a die for every point (NWO-19.10-a). */
export function fireVolley(play: Play, volley: Volley): Effect {
  return play.field.options.sixToHit === "on" ? rollSixes(play, volley) : rollTable(play, volley);
}

function rollTable(play: Play, volley: Volley): Effect {
  const { kind, side, shots, modifiers } = volley;
  const strength = fireStrength(shots);
  if (strength === 0) return NO_EFFECT;
  const dice = rollTwo(play, ROLLS[kind], side, modifiers);
  const hits = hitsOf(strength, dice.total);
  report(play, volley, strength, hits, [dice]);
  return { hits, natural: dice.die };
}

/** Each die that reaches a six hits; a natural six always does (NWO-RUL241). */
const HIT = 6;

function rollSixes(play: Play, volley: Volley): Effect {
  const { side, shots, modifiers } = volley;
  const rolls = [];
  for (const bonus of new Set(shots.map((shot) => shot.bonus))) {
    const points = fireStrength(shots.filter((shot) => shot.bonus === bonus));
    const added: readonly Modifier[] = bonus === 0 ? modifiers : [...modifiers, { value: bonus, rule: "NWO-19.10-b" }];
    for (let point = 0; point < points; point++) rolls.push(roll(play, "six-to-hit", side, added));
  }
  const hits = rolls.filter(({ die, total }) => die === HIT || total >= HIT).length;
  if (rolls.length > 0) report(play, volley, rolls.length, hits, rolls);
  return { hits, natural: 0 };
}

function report(
  play: Play,
  { kind, rule, side, units, hex }: Volley,
  strength: number,
  hits: number,
  rolls: readonly ReturnType<typeof roll>[],
): void {
  tell(play, {
    type: "fired",
    rule,
    kind,
    side: sideId(side),
    units: units.map((unit) => unitId(play, unit)),
    hex: hexId(play, hex),
    strength,
    rolls,
    hits,
  });
}
