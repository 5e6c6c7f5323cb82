import type { ZoneIndex } from "@stonebridge/board";
import type { Refusal } from "@stonebridge/kernel";
import { type Field, NORTH, SOUTH, STACKING_LIMIT, type SideIndex, type UnitIndex } from "../field.ts";
import { type Play, type Step, asks, pop, push, roll, sideId, tell, unitId, zoneId } from "../play.ts";
import {
  ATTACHED,
  ON_MAP,
  OPERATIONAL,
  type Position,
  fatigueOf,
  inContact,
  isExtended,
} from "../position/position.ts";
import { refuse } from "../refusals.ts";

/** BR61-6-f, BR61-6-g, BR61-6-h: may the side launch its Major Offensive now? */
function mayLaunch(p: Position, side: SideIndex): boolean {
  return p.turn >= 2 && p.launched[side] === 0 && !p.launched.includes(p.turn);
}

/** BR61-6-d, BR61-6-e, D06, D07: at the start of the turn the North decides first, the South only if the North does not launch (R29). */
export const offensive: Step<"offensive"> = {
  ask(play, f) {
    if (!mayLaunch(play.p, f.side)) return undefined;
    return asks("offensive", f.side, f.side === NORTH ? "BR61-6-d" : "BR61-6-e", {}, [
      { type: "launch" },
      { type: "refrain" },
    ]);
  },
  run: pop,
  take(play, f, action) {
    pop(play);
    if (action.type === "launch") {
      play.p.launched[f.side] = play.p.turn;
      tell(play, { type: "offensive-launched", rule: "BR61-6-f", side: sideId(f.side) });
    } else {
      tell(play, {
        type: "offensive-refrained",
        rule: f.side === NORTH ? "BR61-6-d" : "BR61-6-e",
        side: sideId(f.side),
      });
    }
  },
  refuse: () => refuse("not-asked"),
};

/** BR61-6-a, BR61-6-b, BR61-6-i, X01: the higher roll is P1, ties are rolled again. BR61-6-c: the North in turn 1. */
export function decideInitiative(play: Play): void {
  const { p } = play;
  if (p.turn === 1) {
    p.first = NORTH;
    tell(play, { type: "initiative", rule: "BR61-6-c", rolls: [], first: "north" });
    return;
  }
  for (;;) {
    const rolls = [NORTH, SOUTH].map((side) =>
      roll(play, "initiative", side, p.launched[side] === p.turn ? [{ value: 2, rule: "BR61-6-i" }] : []),
    );
    const [north, south] = rolls.map((die) => die.total);
    if (north === south) {
      tell(play, { type: "initiative", rule: "BR61-6-b", rolls });
      continue;
    }
    p.first = north > south ? NORTH : SOUTH;
    tell(play, { type: "initiative", rule: "BR61-6-a", rolls, first: sideId(p.first) });
    return;
  }
}

/** Zones in which a side may mark brigades a turn (Tb7), two brigades in each: BR61-6-r two zones for the North, BR61-6-q one for the South. */
export const MARKING_ZONES: readonly number[] = [2, 1];

/** Zones with marked brigades of a side, and how many are marked in each. */
function markedZones(field: Field, p: Position, side: SideIndex): Map<ZoneIndex, number> {
  const zones = new Map<ZoneIndex, number>();
  for (let unit = 0; unit < field.roster; unit++) {
    if (field.sideOf[unit] === side && p.state[unit] === ON_MAP && (p.marks[unit] & OPERATIONAL) !== 0)
      zones.set(p.place[unit], (zones.get(p.place[unit]) ?? 0) + 1);
  }
  return zones;
}

function markRefusal(
  play: Play,
  side: SideIndex,
  unit: UnitIndex,
  zones: ReadonlyMap<ZoneIndex, number>,
): Refusal | undefined {
  const { field, p } = play;
  if (field.sideOf[unit] !== side) return refuse("other-side");
  if (p.state[unit] === ATTACHED) return refuse("mark-attached"); // R75
  if (p.state[unit] !== ON_MAP) return refuse("act-absent");
  if ((p.marks[unit] & OPERATIONAL) !== 0) return refuse("mark-already");
  if (isExtended(field, p, unit)) return refuse("mark-extended"); // R70
  if (inContact(field, p, unit)) return refuse("mark-contact"); // BR61-6-o
  if (fatigueOf(field, p, unit) > 0) return refuse("mark-fatigued"); // BR61-6-p
  const here = zones.get(p.place[unit]) ?? 0;
  // brigades that start together end together (BR61-9-b): no more than may stack, even of the reserves at Centreville (R99)
  const room = here === 0 ? zones.size < MARKING_ZONES[side] : here < STACKING_LIMIT;
  return room ? undefined : refuse("mark-limit");
}

/** BR61-6-k, D08, D09: P2, then P1, may mark brigades for Operational movement. */
export const marking: Step<"marking"> = {
  ask(play, f) {
    const { field, p } = play;
    const actions = [];
    const zones = markedZones(field, p, f.side);
    for (let unit = 0; unit < field.roster; unit++) {
      if (field.sideOf[unit] === f.side && markRefusal(play, f.side, unit, zones) === undefined)
        actions.push({ type: "mark", unit: unitId(play, unit) } as const);
    }
    if (actions.length === 0) return undefined;
    const left = MARKING_ZONES[f.side] - zones.size;
    return asks("marking", f.side, f.side === NORTH ? "BR61-6-r" : "BR61-6-q", { left, of: MARKING_ZONES[f.side] }, [
      ...actions,
      { type: "marked" },
    ]);
  },
  run: pop,
  take(play, _f, action) {
    if (action.type === "mark") mark(play, play.field.unitIndex.get(action.unit) as UnitIndex, "BR61-6-k");
    else pop(play);
  },
  refuse(play, f, action) {
    if (action.type !== "mark") return refuse("not-asked");
    const unit = play.field.unitIndex.get(action.unit);
    return unit === undefined
      ? refuse("no-such-unit")
      : markRefusal(play, f.side, unit, markedZones(play.field, play.p, f.side));
  },
};

function mark(play: Play, unit: UnitIndex, rule: string): void {
  play.p.marks[unit] |= OPERATIONAL;
  tell(play, { type: "marked", rule, unit: unitId(play, unit), zone: zoneId(play, play.p.place[unit]) });
}

/** Who marks next; in turn 1 of the historical set-up the brigades of A and B are marked by order (BR61-12.1-c, R28). */
export function beginMarking(play: Play, side: SideIndex): void {
  const { field, p } = play;
  if (p.turn === 1 && side === NORTH && field.options.setup === "historical") {
    for (const [unit, data] of field.units.entries()) {
      if ((data.start === "A" || data.start === "B") && p.state[unit] === ON_MAP) mark(play, unit, "BR61-12.1-c");
    }
    return;
  }
  push(play, { step: "marking", side });
}
