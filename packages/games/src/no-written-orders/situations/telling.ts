import type { Field } from "../field.ts";
import { NONE } from "../measures.ts";
import { type Position, WAITING } from "../position.ts";
import { SIDES } from "../vocabulary.ts";
import type { ToldStanding } from "./order-forms.ts";
import { LEADER_MARKS, type ToldHolder, type ToldLeader, type ToldUnit, UNIT_MARKS, wordsOf } from "./people-forms.ts";
import type { State } from "./state-forms.ts";

/** A position as a situation describes it. */
export function stateOf(field: Field, p: Position): State {
  const remembered: string[] = [];
  const orders = p.standing.flatMap((standing, to): ToldStanding[] => {
    if (standing === undefined) return [];
    const { order, next, held, ...rest } = standing;
    if (held !== "" && !remembered.includes(held)) remembered.push(held);
    return [{ ...rest, to, orders: [order, ...next], remembers: held === "" ? NONE : remembered.indexOf(held) }];
  });
  return {
    placements: p.place.map((_, unit) => unitOf(p, unit)).filter((unit) => unit.at !== WAITING || isTouched(unit)),
    leaders: p.post.map((_, leader) => leaderOf(field, p, leader)),
    holders: p.seat.map((_, holder) => holderOf(field, p, holder)).filter(isTouched),
    orders,
    remembered,
    waiting: p.waiting.flatMap((waiting, to) => (waiting === undefined ? [] : [{ ...waiting, to }])),
    night: p.night.flatMap((night, to) => (night === undefined ? [] : [{ ...night, to }])),
    aides: p.couriers,
    falseFlags: p.decoys,
    hiding: p.hiding,
    intercepted: p.intercepted,
    works: p.works,
    abatis: p.abatis,
    lifted: p.lifted,
    cup: p.cup,
    pairs: p.pairs,
    initial: p.initial,
    armies: SIDES.map((_, side) => ({ broke: p.routed[side], ammunition: p.ammunition[side], won: p.won[side] })),
    due: p.due,
    entered: p.entered,
    control: p.control,
    sequence: p.stack,
  };
}

function unitOf(p: Position, unit: number): ToldUnit {
  return {
    unit,
    at: p.place[unit],
    lost: p.lost[unit],
    fell: p.fell[unit],
    ...wordsOf(UNIT_MARKS, p.marks[unit]),
    passed: p.passed[unit],
    around: p.around[unit],
    tail: p.tail[unit],
    seenBy: p.seenBy[unit],
  };
}

function leaderOf(field: Field, p: Position, leader: number): ToldLeader {
  const rating = p.rating[leader];
  return {
    leader,
    at: p.post[leader],
    rating: rating === field.leaders[leader].rating ? undefined : rating,
    ...wordsOf(LEADER_MARKS, p.leaderMarks[leader]),
    passed: p.leaderPassed[leader],
  };
}

function holderOf(field: Field, p: Position, holder: number): ToldHolder {
  return {
    holder,
    seat: p.seat[holder] === WAITING ? undefined : p.seat[holder],
    reloads: p.reloads[holder] === field.reloads[holder] ? undefined : p.reloads[holder],
    seatsLost: p.seatsLost[holder],
    spell: p.spell[holder],
    fatigue: p.fatigue[holder],
    rest: p.rest[holder],
    marched: p.marched[holder],
    attached: p.attached[holder],
    acted: p.acted[holder],
    broken: p.broken[holder],
    attackedIn: p.attackedIn[holder],
    foughtIn: p.foughtIn[holder],
  };
}

/** Is there anything to say about it besides what and where it is? */
function isTouched(told: ToldUnit | ToldHolder): boolean {
  return Object.entries(told).some(([key, value]) => {
    if (key === "unit" || key === "holder" || key === "at") return false;
    if (key === "attached") return value !== NONE;
    if (key === "reloads") return value !== undefined;
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== 0 && value !== false;
  });
}
