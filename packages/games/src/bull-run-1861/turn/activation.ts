import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { commandOver } from "../movement/command.ts";
import { type Field, type SideIndex, type UnitIndex } from "../field.ts";
import { beginMarch } from "../movement/march.ts";
import { type Play, type Step, asks, pop, roll, sideId, tell, unitId } from "../play.ts";
import { ACTED, type Position, inContact } from "../position/position.ts";
import { GAME } from "../refusing.ts";
import { activationRefusal } from "./eligibility.ts";

/** Table Tb1: brigades to activate by modified die, 6 and more in the last row (BR61-7-c, R30). */
const NUMBERS: readonly (readonly [north: number, south: number])[] = [
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 3],
  [4, 3],
  [4, 4],
];

/**
 * Table Tb1 (BR61-7-c): how many brigades a side must activate.
 * @param total the die with what is added to it
 */
export function activationNumber(side: SideIndex, total: number): number {
  return NUMBERS[Math.min(total, NUMBERS.length) - 1][side];
}

/** Rolls how many brigades a side must activate in its half: BR61-7-d, R31 one in turn 1, else X02 with BR61-6-j. */
export function rollActivation(play: Play, side: SideIndex): number {
  const { p } = play;
  if (p.turn === 1) {
    tell(play, { type: "activation-number", rule: "BR61-7-d", side: sideId(side), number: 1 });
    return 1;
  }
  const bonus = p.launched[side] === p.turn ? [{ value: 2, rule: "BR61-6-j" }] : [];
  const die = roll(play, "activation", side, bonus);
  const number = activationNumber(side, die.total);
  tell(play, { type: "activation-number", rule: "BR61-7-c", side: sideId(side), roll: die, number });
  return number;
}

/** BR61-7-e, BR61-10.1-a, D10: brigades act one after the other, the whole number rolled while there are any (R23). */
export const activation: Step<"activation"> = {
  ask(play, f) {
    const { field, p } = play;
    if (f.left === 0) return undefined;
    const actions: Action[] = [];
    for (let unit = 0; unit < field.roster; unit++) {
      if (field.sideOf[unit] === f.side && activationRefusal(field, p, f.side, unit) === undefined)
        actions.push({ type: "activate", unit: unitId(play, unit) });
    }
    if (actions.length === 0) return undefined;
    return asks("activation", f.side, "BR61-7-e", { left: f.left, of: f.of }, actions);
  },
  run: pop,
  take(play, f, action) {
    if (action.type !== "activate") return;
    f.left -= 1;
    activate(play, present(play.field.unitIndex.get(action.unit), action.unit));
  },
  refuse(play, f, action) {
    if (action.type !== "activate") return undefined;
    const unit = play.field.unitIndex.get(action.unit);
    return unit === undefined ? GAME["no-such-unit"] : activationRefusal(play.field, play.p, f.side, unit);
  },
};

/**
 * BR61-10.1-b, BR61-10.1-i: in command it acts; else X03 (BR61-10.1-d, BR61-10.1-e). A failed test uses the activation up
 * (BR61-10.1-j). The test comes before the choice between rest and move (R22).
 */
function activate(play: Play, unit: UnitIndex): void {
  const { field, p } = play;
  p.marks[unit] |= ACTED;
  const command = commandOver(field, p, unit);
  if (command !== undefined) {
    tell(play, { type: "activated", rule: "BR61-10.1-b", unit: unitId(play, unit), command, succeeded: true });
    return beginMarch(play, unit);
  }
  const { kind, star } = field.units[unit];
  const modifiers = [
    // once, even for cavalry with a star: BR61-10.1-f, R21; BR61-10.1-g contact; both add up: BR61-10.1-h
    ...(star || kind === "cavalry" ? [{ value: -1, rule: "BR61-10.1-f" }] : []),
    ...(inContact(field, p, unit) ? [{ value: -1, rule: "BR61-10.1-g" }] : []),
  ];
  const test = roll(play, "command-test", field.sideOf[unit], modifiers, unitId(play, unit), 3);
  const succeeded = test.total <= 3;
  tell(play, {
    type: "activated",
    rule: succeeded ? "BR61-10.1-d" : "BR61-10.1-e",
    unit: unitId(play, unit),
    test,
    succeeded,
  });
  if (succeeded) beginMarch(play, unit);
  return undefined;
}

/** A new half: no brigade of that side has acted in it. */
export function clearActed(field: Field, p: Position, side: SideIndex): void {
  for (let unit = 0; unit < field.roster; unit++) if (field.sideOf[unit] === side) p.marks[unit] &= ~ACTED;
}
