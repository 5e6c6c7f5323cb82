import { knownUnit } from "../known.ts";
import { type HexIndex, TERRAIN } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { type Acting, actsIn } from "../army/acting.ts";
import type { Action } from "../actions.ts";
import { isShortOfRounds, spendRounds } from "../supply/ammunition.ts";
import { firingOf, noteAttacked, noteFought } from "../army/combatants.ts";
import { inCommand } from "../army/command.ts";
import type { Field } from "../field.ts";
import { type Shot, fireVolley } from "./fire.ts";
import { bombardmentShare } from "../army/fire-strength.ts";
import type { BombardmentFrame } from "../frames/combat.ts";
import { beginHits } from "./hits.ts";
import { endangerLeaders } from "../army/leader-loss.ts";
import { disrupt } from "../army/losses.ts";
import { FOOT, type HolderIndex, NONE, type SideIndex, type UnitIndex, isArtillery } from "../measures.ts";
import { type Play, type Step, asks, pop, push } from "../play.ts";
import { BOMBARDED, DISRUPTED, FOUGHT, type Position, firstAt, holds, mark, marked, unitsAt } from "../position.ts";
import { COMBAT } from "./refusals.ts";
import { UNKNOWN } from "../refusing.ts";
import { sees } from "../land/sight.ts";
import { refuseInactive } from "../turn/inactive.ts";
import { boundBy } from "../army/standing.ts";
import { isCoveredFrom, stopDigging, terrainAt } from "../land/strongpoints.ts";

/** Segment I of an action (NWO-4.4-a, NWO-8.1-a); by night there is none (NWO-16.1-b). */
export function beginBombardment(play: Play, side: SideIndex, { holders, reserve }: Acting): void {
  push(play, frameFor(side, holders, reserve));
}

export function frameFor(side: SideIndex, holders: readonly HolderIndex[], reserve: number): BombardmentFrame {
  return {
    step: "bombardment",
    side,
    holders,
    reserve,
    batteries: [],
    targets: [],
    at: -1,
    victims: [],
    struck: [],
  };
}

/** Why a unit may not bombard at all. */
export function refuseBattery(field: Field, p: Position, f: BombardmentFrame, unit: UnitIndex): Refusal | undefined {
  if (!isArtillery(field.arm[unit]) || !actsIn(field, p, f, unit)) return COMBAT["bombard-other"];
  if (marked(p, unit, BOMBARDED) || f.batteries.includes(unit)) return COMBAT["bombard-again"];
  if (field.module.turns[p.turn - 1].night) return COMBAT["bombard-night"];
  const order = p.standing[boundBy(field, p, unit)]?.order.type;
  if (field.arm[unit] === FOOT && order === "march") return COMBAT["bombard-marching"];
  return inCommand(field, p, unit) ? undefined : COMBAT["bombard-out-of-command"];
}

/** Why a battery may not bombard a hex (NWO-8.1-a, NWO-8.1-b, NWO-8.3-a, NWO-10.1-c, NWO-RUL129). */
export function refuseTarget(field: Field, p: Position, unit: UnitIndex, hex: HexIndex): Refusal | undefined {
  if (!holds(field, p, 1 - field.sideOf[unit], hex)) return COMBAT["bombard-nobody"];
  const from = p.place[unit];
  if (field.map.grid.distance(from, hex) > field.units[unit].range) return COMBAT["bombard-far"];
  if (terrainAt(field, p, hex) === TERRAIN.fort) return COMBAT["bombard-fort"];
  if (!sees(field, p, from, hex)) return COMBAT["bombard-unseen"];
  return isCoveredFrom(field, p, hex, from) ? COMBAT["bombard-works"] : undefined;
}

function listBombardments(field: Field, p: Position, f: BombardmentFrame): Action[] {
  const { grid } = field.map;
  const found: Action[] = [];
  for (const unit of field.roster[f.side]) {
    if (refuseBattery(field, p, f, unit) !== undefined) continue;
    for (const hex of grid.within(p.place[unit], field.units[unit].range))
      if (refuseTarget(field, p, unit, hex) === undefined)
        found.push({ type: "bombard", unit: field.units[unit].id, hex: grid.ids[hex] });
  }
  return found;
}

/** Could artillery of an action bombard? */
export function mayBombard(field: Field, p: Position, side: SideIndex, { holders, reserve }: Acting): boolean {
  return listBombardments(field, p, frameFor(side, holders, reserve)).length > 0;
}

export const bombardment: Step<"bombardment"> = {
  ask({ field, p }, f) {
    if (f.at !== -1) return undefined;
    const actions = listBombardments(field, p, f);
    if (actions.length === 0) return undefined;
    return asks("bombardment", f.side, "NWO-8.1-a", { acting: f.holders.map((holder) => field.holders[holder].id) }, [
      ...actions,
      { type: "end-bombardment" },
    ]);
  },
  run(play, f) {
    if (f.at === -1) f.at = 0;
    endangerLeaders(play, 1 - f.side, f.struck);
    f.struck = [];
    if (f.at === f.targets.length) return pop(play);
    const hex = f.targets[f.at];
    const earlier = f.targets.indexOf(hex) < f.at;
    f.at += 1;
    if (!earlier) bombard(play, f, hex);
    return undefined;
  },
  take({ field }, f, action) {
    if (action.type === "end-bombardment") f.at = 0;
    if (action.type !== "bombard") return;
    f.batteries = [...f.batteries, knownUnit(field, action.unit)];
    f.targets = [...f.targets, field.map.grid.known(action.hex)];
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "bombard") return undefined;
    const unit = field.unitIndex.get(action.unit);
    if (unit === undefined) return UNKNOWN["no-such-unit"];
    const hex = field.map.grid.index(action.hex);
    if (hex === undefined) return UNKNOWN["no-such-hex"];
    const other = field.sideOf[unit] !== f.side || !isArtillery(field.arm[unit]);
    const inactive = other ? undefined : refuseInactive(field, p, f.side, unit, f);
    return inactive ?? refuseBattery(field, p, f, unit) ?? refuseTarget(field, p, unit, hex);
  },
};

/**
 * Everything that fires at a hex fires together (NWO-RUL120); there is no return fire (NWO-8.1-c), and nobody retreats to lose less
 * (NWO-8.1-h).
 */
function bombard(play: Play, f: BombardmentFrame, hex: HexIndex): void {
  const { field, p } = play;
  const units = f.batteries.filter((_, at) => f.targets[at] === hex);
  for (const unit of units) mark(p, unit, BOMBARDED);
  const enemies = unitsAt(p, hex);
  noteAttacked(field, p, enemies);
  noteFought(field, p, [...units, ...enemies]);
  for (const unit of enemies) mark(p, unit, FOUGHT);
  const { hits } = fireVolley(play, {
    kind: "bombardment",
    rule: "NWO-8.1-a",
    side: f.side,
    units,
    hex,
    shots: bombardmentShots(field, p, units, hex),
    modifiers: [], // NWO-8.2-c, NWO-RUL128
  });
  spendRounds(field, p, f.side, units);
  stopDigging(play, hex);
  if (hits === 0) return;
  disrupt(play, enemies, "NWO-8.1-e");
  // NWO-RUL122: the first hit endangers leaders too, whatever its effect
  f.struck = [hex];
  beginHits(play, 1 - f.side, hits - 1, enemies, "NWO-8.1-f");
}

/** The strength with which batteries fire at a hex (NWO-RUL130, NWO-19.2-a). */
export function bombardmentShots(
  field: Field,
  p: Position,
  units: readonly UnitIndex[],
  hex: HexIndex,
): readonly Shot[] {
  const sixes = field.options.sixToHit === "on";
  const dense = field.options.artilleryDetail === "on" && isDense(field, p, hex);
  return units.map((unit) => {
    const battery = firingOf(field, p, unit, DISRUPTED);
    const { disrupted } = battery;
    const firing = sixes ? { ...battery, disrupted: false } : battery;
    const share = bombardmentShare(firing, terrainAt(field, p, hex), dense);
    const short = isShortOfRounds(field, p, unit);
    return { strength: battery.strength, share, artillery: true, short, bonus: sixes && disrupted ? -1 : 0 };
  });
}

/** Does a hex hold several units other than artillery (NWO-19.2-a)? */
function isDense(field: Field, p: Position, hex: HexIndex): boolean {
  let others = 0;
  for (let unit = firstAt(p, hex); unit !== NONE; unit = p.next[unit]) if (!isArtillery(field.arm[unit])) others += 1;
  return others > 1;
}
