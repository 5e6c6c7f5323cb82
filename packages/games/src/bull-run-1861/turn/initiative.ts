import type { ZoneIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import { type Field, MARKING_ZONES, NORTH, SOUTH, STACKING_LIMIT, type SideIndex, type UnitIndex } from "../field.ts";
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
import type { FrameOf } from "../position/frames.ts";
import { type Asking, GAME, type Refusing, sideIndex } from "../refusing.ts";
import { absent } from "./eligibility.ts";
import { TURN } from "./refusals.ts";

/** BR61-6-f, BR61-6-g, BR61-6-h: why may the side not launch its Major Offensive in this turn? */
function launchRefusal(p: Position, side: SideIndex): Refusing | undefined {
  if (p.launched[side] !== 0) return TURN["launch-spent"];
  if (p.turn < 2) return TURN["launch-first-turn"];
  return p.launched[1 - side] === p.turn ? TURN["launch-both"] : undefined;
}

/** Why a side is not asked about its Major Offensive now: it may not have one in this turn, or its moment is another (BR61-6-d, BR61-6-e). */
export function whyNoOffensive({ play: { p }, side }: Asking): Refusing {
  const index = sideIndex(side);
  const refusal = p.turn === 0 ? undefined : launchRefusal(p, index);
  if (refusal !== undefined) return refusal;
  if (index === NORTH) return TURN["launch-late-north"];
  return p.stack.at(-1)?.step === "offensive" ? TURN["launch-after-north"] : TURN["launch-late-south"];
}

/** BR61-6-d, BR61-6-e, D06, D07: at the start of the turn the North decides first, the South only if the North does not launch (R29). */
export const offensive: Step<"offensive"> = {
  ask(play, f) {
    if (launchRefusal(play.p, f.side) !== undefined) return undefined;
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
): Refusing | undefined {
  const { field, p } = play;
  if (field.sideOf[unit] !== side) return GAME["not-yours"];
  if (p.state[unit] === ATTACHED) return TURN["mark-attached"]; // R75
  if (p.state[unit] !== ON_MAP) return absent(p, unit);
  if ((p.marks[unit] & OPERATIONAL) !== 0) return TURN["mark-already"];
  if (isExtended(field, p, unit)) return TURN["mark-extended"]; // R70
  if (inContact(field, p, unit)) return TURN["mark-contact"]; // BR61-6-o
  if (fatigueOf(field, p, unit) > 0) return TURN["mark-fatigued"]; // BR61-6-p
  const here = zones.get(p.place[unit]) ?? 0;
  // brigades that start together end together (BR61-9-b): no more than may stack, even of the reserves at Centreville (R99)
  if (here >= STACKING_LIMIT) return side === NORTH ? TURN["mark-third-north"] : TURN["mark-third-south"];
  if (here > 0 || zones.size < MARKING_ZONES[side]) return undefined;
  return side === NORTH ? TURN["mark-limit-north"] : TURN["mark-limit-south"]; // BR61-6-r, BR61-6-q
}

/** Why a brigade cannot be marked when its side is not asked: what closed the question, or when it is asked (BR61-6-k). */
export function whyNotMarked({ play, side }: Asking, id: string): Refusing {
  const { field, p } = play;
  const index = sideIndex(side);
  const unit = field.unitIndex.get(id);
  if (unit === undefined) return GAME["no-such-unit"];
  if (p.turn === 1 && index === NORTH && field.options.setup === "historical") return TURN["mark-ordered"];
  const top = p.stack.at(-1);
  const nothingHasHappened = top?.step === "marking" || (top?.step === "activation" && firstOfTurn(p, top));
  const refusal = nothingHasHappened ? markRefusal(play, index, unit, markedZones(field, p, index)) : undefined;
  return refusal ?? TURN["mark-late"];
}

/** Is this the first choice after the marking? */
function firstOfTurn(p: Position, f: FrameOf<"activation">): boolean {
  return p.phase === 1 && f.side === p.first && f.left === f.of;
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
    if (action.type === "mark") mark(play, present(play.field.unitIndex.get(action.unit), action.unit), "BR61-6-k");
    else pop(play);
  },
  refuse(play, f, action) {
    if (action.type !== "mark") return undefined;
    const unit = play.field.unitIndex.get(action.unit);
    return unit === undefined
      ? GAME["no-such-unit"]
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
