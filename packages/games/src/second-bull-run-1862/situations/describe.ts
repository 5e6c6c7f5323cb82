import { NOWHERE } from "@stonebridge/board";
import { type Field, NONE, type UnitIndex } from "../field.ts";
import {
  ACTED,
  ATTACKED,
  COHERENT,
  DISMOUNTED,
  ELIMINATED,
  ISOLATED,
  LEFT,
  ON_MAP,
  type Position,
  ROUTED,
  WITHDRAWN,
} from "../position.ts";
import { hourOf } from "../views/seat-view.ts";
import { stepsForm } from "./frame-forms.ts";
import type { Absence, Beginning, CommanderPlace, Placement, Situation } from "./situation.ts";
import { SIDES, type SideId, TACTICS, type Tactic } from "../vocabulary.ts";

const ABSENT: Readonly<Record<number, Absence["where"]>> = {
  [ELIMINATED]: "eliminated",
  [LEFT]: "left",
  [WITHDRAWN]: "withdrawn",
};

/** Losses that a reader would not know from the scenario. */
function lossesOf(field: Field, p: Position, unit: UnitIndex): Pick<Placement, "losses" | "lossesBefore"> {
  const before = field.scenario.losses[field.units[unit].id] ?? 0;
  const losses = p.losses[unit];
  return {
    ...(losses > 0 || before > 0 ? { losses } : {}),
    ...(p.lossesBefore[unit] === before ? {} : { lossesBefore: p.lossesBefore[unit] }),
  };
}

function placementOf(field: Field, p: Position, unit: UnitIndex): Placement {
  const { ids } = field.graph;
  const marked = (mark: number): boolean => (p.marks[unit] & mark) !== 0;
  return {
    unit: field.units[unit].id,
    zone: ids[p.place[unit]],
    ...(p.facing[unit] === NOWHERE ? {} : { facing: ids[p.facing[unit]] }),
    ...(p.fatigue[unit] > 0 ? { fatigue: p.fatigue[unit] } : {}),
    ...lossesOf(field, p, unit),
    ...(marked(ROUTED) ? { routed: true } : {}),
    ...(marked(DISMOUNTED) ? { dismounted: true } : {}),
    ...(p.target[unit] === NOWHERE ? {} : { attacks: ids[p.target[unit]] }),
    ...(marked(ACTED) ? { acted: true } : {}),
    ...(marked(ISOLATED) ? { isolated: true } : {}),
    ...(marked(COHERENT) ? { coherent: true } : {}),
    ...(marked(ATTACKED) ? { attacked: true } : {}),
    ...(p.origin[unit] === NOWHERE || p.origin[unit] === p.place[unit] ? {} : { origin: ids[p.origin[unit]] }),
  };
}

/** Brigades on the map so that reading them back gives the same stacks: the first to arrive first. */
function placementsOf(field: Field, p: Position): Placement[] {
  const found: Placement[] = [];
  for (const top of p.top) {
    const stack: UnitIndex[] = [];
    for (let unit = top; unit !== NONE; unit = p.below[unit]) stack.unshift(unit);
    for (const unit of stack) found.push(placementOf(field, p, unit));
  }
  return found;
}

function absenceOf(field: Field, p: Position, unit: UnitIndex): Absence {
  return {
    unit: field.units[unit].id,
    where: ABSENT[p.state[unit]] ?? "waiting",
    ...lossesOf(field, p, unit),
    ...(p.due[unit] > 0 ? { due: hourOf(p.due[unit]) } : {}),
  };
}

function beginning(p: Position): Beginning {
  return {
    stage: "exact",
    day: p.day,
    turn: p.turn,
    phase: p.phase,
    ...(p.first === NONE ? {} : { first: SIDES[p.first] }),
    ...(p.active === NONE ? {} : { active: SIDES[p.active] }),
  };
}

/**
 * A position as a situation that people can read and edit. `sequence` keeps the running steps, so that it continues from there; without it,
 * another `at` says where to start again.
 */
export function describePosition(field: Field, p: Position): Situation {
  const { situation, graph } = field;
  const control: Record<string, SideId> = {};
  for (const [slot, zone] of field.objectives.entries()) control[graph.ids[zone]] = SIDES[p.control[slot]];
  const tactics: Partial<Record<SideId, Tactic>> = {};
  for (const [side, id] of SIDES.entries()) if (p.tactic[side] > 0) tactics[id] = TACTICS[p.tactic[side] - 1];
  const commanders = field.commanders.flatMap(({ id }, commander): CommanderPlace[] =>
    p.commanderState[commander] === ON_MAP
      ? [{ id, zone: graph.ids[p.post[commander]], ...(p.activated[commander] === 1 ? { activated: true } : {}) }]
      : [],
  );
  const withdrawnCommanders = field.commanders.flatMap(({ id }, commander) =>
    p.commanderState[commander] === WITHDRAWN ? [id] : [],
  );
  return {
    format: "stonebridge-situation",
    version: 1,
    game: "second-bull-run-1862",
    ...(situation.name === undefined ? {} : { name: situation.name }),
    scenario: field.scenario.id,
    ...(situation.map === undefined ? {} : { map: situation.map }),
    options: field.options,
    ...(situation.units === undefined ? {} : { units: situation.units }),
    ...(situation.commanderValues === undefined ? {} : { commanderValues: situation.commanderValues }),
    at: beginning(p),
    placements: placementsOf(field, p),
    absent: field.units.flatMap((_, unit) => (p.state[unit] === ON_MAP ? [] : [absenceOf(field, p, unit)])),
    commanders,
    ...(withdrawnCommanders.length === 0 ? {} : { withdrawnCommanders }),
    control,
    attacked: p.attacked.map((zone) => graph.ids[zone]),
    tactics,
    ...(p.counterAttack > 0 ? { counterAttack: hourOf(p.counterAttack) } : {}),
    ...(p.jones > 0 ? { jones: hourOf(p.jones) } : {}),
    sequence: stepsForm(field).tell(p.stack) as readonly unknown[],
  };
}
