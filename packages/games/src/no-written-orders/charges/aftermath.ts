import type { HexIndex } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { canStrike } from "./charge-targets.ts";
import { beginMelee } from "./charging.ts";
import { pointsAt, stepsLeft, strengthOf } from "../army/combatants.ts";
import type { MeleeFrame } from "../frames/combat.ts";
import { FOOT, NONE, STACKING_LIMIT, type UnitIndex } from "../measures.ts";
import { type Decision, type Play, asks, hexId, pop, roll, unitId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { DESTROYED, ELIMINATED, firstAt, holds, onMap } from "../position.ts";
import { bring, overrun } from "../movement/presence.ts";

/** Chargers who won and are still there. */
function winnersOf({ p }: Pick<Play, "p">, f: MeleeFrame): readonly UnitIndex[] {
  return f.won === 1 ? f.chargers.filter((unit) => onMap(p, unit) && !f.repelled.includes(unit)) : [];
}

/**
 * Hexes where those they beat are now, and where cavalry can follow them: no further than next to the hex, over no bridge, in no Fort
 * (NWO-7.7-c, NWO-7.8-a).
 */
function quarryOf({ field, p }: Pick<Play, "field" | "p">, f: MeleeFrame): readonly HexIndex[] {
  const hexes = new Set(f.fled.filter((unit) => onMap(p, unit)).map((unit) => p.place[unit]));
  return [...hexes].filter((hex) => hex === f.hex || canStrike(field, p, f.side, f.hex, hex));
}

/** Where winners may pursue: after the beaten, or against other enemies next to the hex (NWO-7.8-a); once (NWO-7.8-c). */
function pursuits({ field, p }: Pick<Play, "field" | "p">, f: MeleeFrame): readonly HexIndex[] {
  if (f.pursuit === 1) return [];
  const quarry = quarryOf({ field, p }, f);
  const others = [...field.map.grid.ring(f.hex, 1)].filter(
    (hex) => holds(field, p, 1 - f.side, hex) && canStrike(field, p, f.side, f.hex, hex),
  );
  return [...new Set([...quarry, ...others])];
}

/** Can the winners stay in the hex, because it is empty and has room (NWO-7.7-i)? */
function mayStay({ field, p }: Pick<Play, "field" | "p">, f: MeleeFrame, units: readonly UnitIndex[]): boolean {
  const first = firstAt(p, f.hex);
  if (first !== NONE && field.sideOf[first] !== f.side) return false;
  const points = units.reduce((sum, unit) => sum + strengthOf(field, p, unit), 0);
  return pointsAt(field, p, f.hex) + points <= STACKING_LIMIT;
}

/** The charge is decided: none of the winners has pursued anybody yet. */
export function aftermath(_: Play, f: MeleeFrame): void {
  f.pursuers = [];
}

/** Winners stay, retreat, or pursue (NWO-7.7-i, NWO-D42). */
export function askAftermath(play: Play, f: MeleeFrame): Decision | undefined {
  const units = winnersOf(play, f);
  if (units.length === 0) return undefined;
  const actions: Action[] = pursuits(play, f).map((hex) => ({ type: "pursue", hex: hexId(play, hex) }));
  if (mayStay(play, f, units)) actions.push({ type: "stay" });
  actions.push({ type: "return" });
  const about = { hex: hexId(play, f.hex), units: units.map((unit) => unitId(play, unit)) };
  return asks("melee", f.side, "NWO-7.7-i", about, actions);
}

export function takeAftermath(play: Play, f: MeleeFrame, action: Action): void {
  const units = winnersOf(play, f);
  pop(play);
  if (action.type === "pursue") return pursue(play, f, units, play.field.map.grid.known(action.hex));
  const hotheads = f.pursuit === 1 ? [] : hotheadsAmong(play, f, units);
  const [quarry = NONE] = quarryOf(play, f);
  if (hotheads.length > 0) pursue(play, f, hotheads, quarry);
  if (action.type === "stay")
    stay(
      play,
      f,
      units.filter((unit) => !hotheads.includes(unit)),
    );
}

/** Cavalry that rolls above its rating pursues the beaten, whether its owner wants it or not (NWO-7.8-b, NWO-DR33). */
function hotheadsAmong(play: Play, f: MeleeFrame, units: readonly UnitIndex[]): readonly UnitIndex[] {
  if (quarryOf(play, f).length === 0) return [];
  return units.filter((unit) => {
    const rating = play.field.units[unit].pursuit ?? SURE;
    const dice = roll(play, "charge", f.side, [], unitId(play, unit), rating);
    const goes = dice.die > rating;
    tell(play, { type: "pursuit-tested", rule: "NWO-7.8-b", unit: unitId(play, unit), roll: dice, pursues: goes });
    return goes;
  });
}
/** Without a rating a unit never pursues against orders. */
const SURE = 6;

/** A round of pursuit: the beaten do not fire back, others do as in any charge (NWO-7.8-a). */
function pursue(play: Play, f: MeleeFrame, units: readonly UnitIndex[], hex: HexIndex): void {
  const { p } = play;
  const beaten = f.fled.filter((unit) => p.place[unit] === hex);
  beginMelee(play, {
    side: f.side,
    hex,
    chargers: units,
    over: units.map(() => f.hex),
    defenders: beaten,
    pursuit: 1,
    silent: beaten.length > 0 ? 1 : 0,
  });
}

function stay(play: Play, f: MeleeFrame, units: readonly UnitIndex[]): void {
  if (units.length === 0) return;
  bring(play, units, f.hex);
  takeGuns(play, f);
  tell(play, {
    type: "stayed",
    rule: "NWO-7.7-i",
    units: units.map((unit) => unitId(play, unit)),
    hex: hexId(play, f.hex),
  });
  overrun(play, 1 - f.side, f.hex);
}

/** Foot artillery that could not retreat with the beaten is lost for good (NWO-7.4-h). */
function takeGuns(play: Play, f: MeleeFrame): void {
  const { field, p } = play;
  for (const unit of f.fled) {
    // NWO-7.4-g: it was lost with steps left, not shot down
    if (p.place[unit] !== ELIMINATED || field.arm[unit] !== FOOT || stepsLeft(field, p, unit) === 0) continue;
    p.place[unit] = DESTROYED;
    tell(play, { type: "destroyed", rule: "NWO-7.4-h", unit: unitId(play, unit) });
  }
}
