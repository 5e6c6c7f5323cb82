import type { Field } from "../field.ts";
import { NONE } from "../measures.ts";
import { FRESH, type Position, WAITING, emptyTables } from "../position.ts";

/** All pieces still to come, no orders, nothing controlled: before a situation is laid out. */
export function emptyPosition(field: Field): Position {
  const list = (length: number, value: number): number[] => Array.from<number>({ length }).fill(value);
  const nothing = <T>(length: number): (T | undefined)[] => Array.from({ length });
  const units = field.units.length;
  const leaders = field.leaders.length;
  const holders = field.holders.length;
  return {
    stack: [],
    turn: field.scenario.firstTurn - 1,
    phase: 0,
    place: list(units, WAITING),
    lost: list(units, 0),
    marks: list(units, 0),
    around: list(units, 0),
    tail: list(units, NONE),
    passed: list(units, 0),
    fell: list(units, 0),
    seenBy: field.units.map(() => []),
    post: list(leaders, WAITING),
    rating: field.leaders.map(({ rating }) => rating),
    leaderMarks: list(leaders, 0),
    leaderPassed: list(leaders, 0),
    seat: list(holders, WAITING),
    seatsLost: list(holders, 0),
    reloads: field.reloads.slice(),
    spell: list(holders, 0),
    standing: nothing(holders),
    waiting: nothing(holders),
    night: nothing(holders),
    fatigue: list(holders, FRESH),
    rest: list(holders, 0),
    marched: list(holders, 0),
    attached: list(holders, NONE),
    acted: list(holders, 0),
    broken: list(holders, 0),
    attackedIn: list(holders, 0),
    foughtIn: list(holders, 0),
    couriers: [],
    decoys: [],
    hiding: [],
    intercepted: [],
    works: [],
    abatis: [],
    lifted: [],
    cup: [],
    pairs: [[], []],
    initial: NONE,
    routed: [0, 0],
    ammunition: [field.module.armies.union.artilleryTrack, field.module.armies.confederate.artilleryTrack],
    won: [0, 0],
    due: field.scenario.arrivals.map(({ turn }) => turn),
    entered: list(field.module.entries.length, 0),
    control: new Uint8Array(field.map.size),
    ...emptyTables(field),
  };
}
