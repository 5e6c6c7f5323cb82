import { keysOf } from "@stonebridge/kernel";
import { controlledNow, recordControl } from "../land/control.ts";
import type { Field } from "../field.ts";
import { NONE } from "../measures.ts";
import type { Standing } from "../orders/order-book.ts";
import { type Position, WAITING, liftUp, setDown } from "../position.ts";
import { LEADER_MARKS, marksOf, UNIT_MARKS } from "./people-forms.ts";
import type { PartOfState, State } from "./state-forms.ts";

/** Lays out a situation, each of its lists replacing the position’s; what it leaves out stays. */
export function layOut(field: Field, p: Position, told: PartOfState): void {
  if (told.works !== undefined) p.works = [...told.works];
  if (told.placements !== undefined) placeUnits(field, p, told.placements);
  if (told.leaders !== undefined) placeLeaders(p, told.leaders);
  if (told.control !== undefined) p.control = told.control;
  else if (told.placements !== undefined) for (const hex of p.place) if (hex >= 0) recordControl(field, p, hex);
  if (told.holders !== undefined) noteHolders(p, told.holders);
  if (told.orders !== undefined) {
    p.standing = p.standing.map(() => undefined);
    for (const order of told.orders)
      p.standing = p.standing.with(order.to, standingOf(field, p, order, told.remembered ?? []));
  }
  if (told.waiting !== undefined) p.waiting = byHolder(p, told.waiting);
  if (told.night !== undefined) p.night = byHolder(p, told.night);
  if (told.armies !== undefined) {
    p.routed = told.armies.map(({ broke }) => broke);
    p.ammunition = told.armies.map(({ ammunition }) => ammunition);
    p.won = told.armies.map(({ won }) => won);
  }
  p.couriers = [...(told.aides ?? p.couriers)];
  p.decoys = [...(told.falseFlags ?? p.decoys)];
  p.hiding = [...(told.hiding ?? p.hiding)];
  p.intercepted = [...(told.intercepted ?? p.intercepted)];
  p.abatis = [...(told.abatis ?? p.abatis)];
  p.lifted = [...(told.lifted ?? p.lifted)];
  p.cup = [...(told.cup ?? p.cup)];
  p.pairs = [...(told.pairs ?? p.pairs)];
  p.initial = told.initial ?? p.initial;
  p.due = [...(told.due ?? p.due)];
  p.entered = [...(told.entered ?? p.entered)];
}

function placeUnits(field: Field, p: Position, units: State["placements"]): void {
  for (const unit of field.units.keys()) {
    if (p.place[unit] >= 0) liftUp(field, p, unit, WAITING);
    p.place[unit] = WAITING;
    p.marks[unit] = 0;
  }
  for (const list of ["lost", "fell", "passed", "around"] as const) p[list] = p[list].map(() => 0);
  p.seenBy = p.seenBy.map(() => []);
  for (const { unit, at, lost, fell, passed, around, tail, seenBy, ...words } of units) {
    if (at >= 0) setDown(field, p, unit, at);
    else p.place[unit] = at;
    p.lost = p.lost.with(unit, lost);
    p.marks[unit] = marksOf(UNIT_MARKS, words);
    p.fell = p.fell.with(unit, fell);
    p.passed = p.passed.with(unit, passed);
    p.around = p.around.with(unit, around);
    p.tail = p.tail.with(unit, tail);
    p.seenBy = p.seenBy.with(unit, seenBy);
  }
}

function placeLeaders(p: Position, leaders: State["leaders"]): void {
  p.post = p.post.map(() => WAITING);
  p.leaderMarks = p.leaderMarks.map(() => 0);
  p.leaderPassed = p.leaderPassed.map(() => 0);
  for (const { leader, at, rating, passed, ...words } of leaders) {
    p.post[leader] = at;
    if (rating !== undefined) p.rating = p.rating.with(leader, rating);
    p.leaderMarks[leader] = marksOf(LEADER_MARKS, words);
    p.leaderPassed = p.leaderPassed.with(leader, passed);
  }
}

/** Of those given; the others stay as they were. */
function noteHolders(p: Position, holders: State["holders"]): void {
  for (const { holder, seat, reloads, ...notes } of holders) {
    if (seat !== undefined) p.seat = p.seat.with(holder, seat);
    if (reloads !== undefined) p.reloads = p.reloads.with(holder, reloads);
    for (const key of keysOf(notes)) p[key] = p[key].with(holder, notes[key]);
  }
}

/** What a Defend remembers is what its side controls, if nothing is given. */
function standingOf(
  field: Field,
  p: Position,
  { to, orders, remembers, ...rest }: State["orders"][number],
  grounds: readonly string[],
): Standing {
  const [order, ...next] = orders;
  const now = order.type === "defend" ? controlledNow(field, p, field.holders[to].side) : "";
  return { ...rest, order, next, held: remembers === NONE ? now : grounds[remembers] };
}

function byHolder<T extends { readonly to: number }>(p: Position, told: readonly T[]): (Omit<T, "to"> | undefined)[] {
  const lists = p.standing.map((): Omit<T, "to"> | undefined => undefined);
  for (const { to, ...one } of told) lists[to] = one;
  return lists;
}
