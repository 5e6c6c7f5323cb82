import { NOWHERE } from "@stonebridge/board";
import { type Field, NONE, type UnitIndex } from "../field.ts";
import { ON_MAP, type Position, unitsIn, WITHDRAWN } from "../position.ts";
import { STATES } from "./laying.ts";
import { ABSENT, type ToldAbsence, type ToldPlacement, type ToldPosition } from "./situation-forms.ts";
import { wordsOf } from "./unit-marks.ts";

/** A position as a situation tells it, at exactly this moment. */
export function toldOf(field: Field, p: Position): ToldPosition {
  const commanders = [...field.commanders.keys()];
  return {
    at: {
      stage: "exact",
      day: p.day,
      turn: p.turn,
      phase: p.phase,
      first: p.first === NONE ? undefined : p.first,
      active: p.active === NONE ? undefined : p.active,
    },
    // the first to arrive first
    placements: p.top.flatMap((_, zone) => unitsIn(p, zone).toReversed()).map((unit) => placementOf(field, p, unit)),
    absent: p.state.flatMap((state, unit) => (state === ON_MAP ? [] : [absenceOf(field, p, unit)])),
    commanders: commanders
      .filter((commander) => p.commanderState[commander] === ON_MAP)
      .map((id) => ({ id, zone: p.post[id], activated: p.activated[id] === 1 })),
    withdrawnCommanders: commanders.filter((commander) => p.commanderState[commander] === WITHDRAWN),
    control: new Map(p.control.entries()),
    attacked: p.attacked,
    tactics: p.tactic,
    counterAttack: p.counterAttack,
    jones: p.jones,
    sequence: p.stack,
  };
}

/** Losses that a reader would not know from the scenario. */
function lossesOf(field: Field, p: Position, unit: UnitIndex): Pick<ToldPlacement, "losses" | "lossesBefore"> {
  const usual = field.scenario.losses[field.units[unit].id] ?? 0;
  const losses = p.losses[unit];
  const before = p.lossesBefore[unit];
  return {
    losses: losses === 0 && usual === 0 ? undefined : losses,
    lossesBefore: before === usual ? undefined : before,
  };
}

function placementOf(field: Field, p: Position, unit: UnitIndex): ToldPlacement {
  const zone = p.place[unit];
  const ifAny = (place: number): number | undefined => (place === NOWHERE ? undefined : place);
  return {
    unit,
    zone,
    facing: ifAny(p.facing[unit]),
    fatigue: p.fatigue[unit] === 0 ? undefined : p.fatigue[unit],
    ...lossesOf(field, p, unit),
    ...wordsOf(p.marks[unit]),
    attacks: ifAny(p.target[unit]),
    origin: p.origin[unit] === zone ? undefined : ifAny(p.origin[unit]),
  };
}

function absenceOf(field: Field, p: Position, unit: UnitIndex): ToldAbsence {
  const where = ABSENT.find((one) => STATES[one] === p.state[unit]) ?? "waiting";
  return { unit, where, ...lossesOf(field, p, unit), due: p.due[unit] };
}
