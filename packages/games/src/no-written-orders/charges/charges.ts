import { knownUnit } from "../known.ts";
import type { HexIndex } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { CHARGE_RANGE, refuseChargeAt, refuseCharger, strikesFrom } from "./charge-targets.ts";
import type { Field } from "../field.ts";
import type { ChargesFrame } from "../frames/combat.ts";
import type { Segments } from "../frames/turn.ts";
import { beginMelee } from "./charging.ts";
import { type Play, type Step, asks, pop, push } from "../play.ts";
import { CHARGED, FOUGHT, type Position, mark, onMap } from "../position.ts";
import { UNKNOWN } from "../refusing.ts";

/** Segment of charges, under `cavalryCharges` (NWO-4.4-b, NWO-7.7-a). */
export function beginCharges(play: Play, { side, holders, reserve }: Segments): void {
  if (play.field.options.cavalryCharges === "off" || reserve === 1) return;
  push(play, { step: "charges", side, holders, reserve, units: [], targets: [], over: [], at: -1 });
}

function listCharges(field: Field, p: Position, f: ChargesFrame): Action[] {
  const { grid } = field.map;
  const found: Action[] = [];
  for (const unit of field.roster[f.side]) {
    if (!onMap(p, unit) || f.units.includes(unit) || refuseCharger(field, p, f, unit) !== undefined) continue;
    for (const hex of grid.within(p.place[unit], CHARGE_RANGE))
      if (refuseChargeAt(field, p, unit, hex) === undefined)
        found.push({ type: "charge", unit: field.units[unit].id, hex: grid.ids[hex] });
  }
  return found;
}

/** All charges are declared, then all are fought (NWO-7.7-l, NWO-D42). */
export const charges: Step<"charges"> = {
  ask({ field, p }, f) {
    if (f.at !== -1) return undefined;
    const actions = listCharges(field, p, f);
    if (actions.length === 0) return undefined;
    return asks("charges", f.side, "NWO-7.7-a", { acting: f.holders.map((holder) => field.holders[holder].id) }, [
      ...actions,
      { type: "end-charges" },
    ]);
  },
  run(play, f) {
    f.at = Math.max(0, f.at);
    if (f.at === f.targets.length) return pop(play);
    const hex = f.targets[f.at];
    const isFirst = f.targets.indexOf(hex) === f.at;
    f.at += 1;
    if (isFirst) strike(play, f, hex);
    return undefined;
  },
  take({ field, p }, f, action) {
    if (action.type === "end-charges") f.at = 0;
    if (action.type !== "charge") return;
    const unit = knownUnit(field, action.unit);
    const hex = field.map.grid.known(action.hex);
    f.over = [...f.over, strikesFrom(field, p, unit, hex)];
    f.units = [...f.units, unit];
    f.targets = [...f.targets, hex];
    mark(p, unit, CHARGED | FOUGHT);
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "charge") return undefined;
    const unit = field.unitIndex.get(action.unit);
    if (unit === undefined || !onMap(p, unit)) return UNKNOWN["no-such-unit"];
    const hex = field.map.grid.index(action.hex);
    if (hex === undefined) return UNKNOWN["no-such-hex"];
    return refuseCharger(field, p, f, unit) ?? refuseChargeAt(field, p, unit, hex);
  },
};

function strike(play: Play, f: ChargesFrame, hex: HexIndex): void {
  const at = f.targets.flatMap((target, place) => (target === hex ? [place] : []));
  beginMelee(play, {
    side: f.side,
    hex,
    chargers: at.map((place) => f.units[place]),
    over: at.map((place) => f.over[place]),
  });
}
