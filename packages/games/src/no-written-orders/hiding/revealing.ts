import type { HexIndex } from "@stonebridge/board";
import { give, recordControl } from "../land/control.ts";
import type { Field } from "../field.ts";
import { leftToUnits } from "./hidden-march.ts";
import { bankedIn, hidingOf, hidingOn, isHidden, passedBy, reachedBy } from "./hiding.ts";
import { type HolderIndex, NONE, type SideIndex } from "../measures.ts";
import type { HiddenMarch } from "../orders/order-book.ts";
import { type Play, hexId, holderId, push } from "../play.ts";
import { tell } from "./hearing.ts";
import { MOVED, type Position, RODE, holds, inZoneOf, liftUp, mark, onMap, setDown } from "../position.ts";
import { mayExamine, sees, seesFar } from "../land/sight.ts";
import { judgeSpirits } from "../army/spirits.ts";

/**
 * A hidden march is found, or shows itself: its leader goes along the route as far as its movement and the enemy allow, its units appear
 * with him and may spread (NWO-19.7.2-e..g); pieces that they find alone are treated as on any other march. Marches of the other side that
 * he meets are found as well (NWO-19.7.4-a).
 */
export function reveal(play: Play, holder: HolderIndex, rule: string): void {
  const { field, p } = play;
  const march = hidingOf(p, holder);
  if (march === undefined) return;
  p.hiding = p.hiding.filter((one) => one !== march);
  const met = meetingOf(field, p, march);
  show(play, march, met === undefined ? bankedIn(march) : met.points, rule);
  if (met === undefined) return;
  p.hiding = p.hiding.filter((one) => one !== met.other);
  show(play, met.other, met.otherPoints, "NWO-19.7.4-a");
}

interface Meeting {
  readonly points: number;
  readonly other: HiddenMarch;
  readonly otherPoints: number;
}

/** Where a march, traced turn by turn together with the enemy’s, first comes in sight of one (NWO-19.7.4-a). */
function meetingOf(field: Field, p: Position, march: HiddenMarch): Meeting | undefined {
  const enemies = hidingOn(field, p, 1 - field.holders[march.holder].side);
  for (let ago = march.banked.length - 1; ago >= 0; ago--)
    for (const other of enemies) {
      const [turns, otherTurns] = [march.banked.length - ago, other.banked.length - ago];
      if (otherTurns < 1) continue;
      const [points, otherPoints] = [bankedIn(march, turns), bankedIn(other, otherTurns)];
      const here = march.route[reachedBy(field, march.route, points).at];
      const there = other.route[reachedBy(field, other.route, otherPoints).at];
      if (sees(field, p, here, there)) return { points, other, otherPoints };
    }
  return undefined;
}

/** The leader along the route, the units to his hex. */
function show(play: Play, march: HiddenMarch, points: number, rule: string): void {
  const { field, p } = play;
  const { holder, route } = march;
  const { side, leader } = field.holders[holder];
  const units = march.units.filter((unit) => onMap(p, unit));
  const from = units.map((unit) => p.place[unit]);
  for (const unit of units) liftUp(field, p, unit, NONE);
  const { at, spent } = advance(field, p, side, route, points);
  const hex = route[at];
  for (const unit of units) {
    setDown(field, p, unit, hex);
    mark(p, unit, MOVED);
  }
  // NWO-18-b: they have passed through
  const entered = route.slice(1, at + 1);
  for (const one of entered) give(p, one, side);
  for (const one of [...from, hex]) recordControl(field, p, one);
  if (leader !== NONE && p.post[leader] >= 0) {
    p.post[leader] = hex;
    if (p.stack.some((frame) => frame.step === "movement")) p.leaderMarks[leader] |= RODE;
  }
  passWaypoints(field, p, march, at);
  const standing = p.standing[holder];
  if (standing?.order.hidden === true)
    p.standing = p.standing.with(holder, { ...standing, order: { ...standing.order, hidden: false } });
  tell(play, {
    type: "march-revealed",
    rule,
    reveals: true,
    holder: holderId(play, holder),
    hex: hexId(play, hex),
  });
  judgeSpirits(play);
  push(play, { step: "revealing", side, holder, hex, points: leftToUnits(points, spent), units, entered });
}

/** As far as the movement reaches, and no hex blocks (NWO-19.7.2-e, NWO-19.7.2-g). */
function advance(
  field: Field,
  p: Position,
  side: SideIndex,
  route: readonly HexIndex[],
  points: number,
): { readonly at: number; readonly spent: number } {
  const far = reachedBy(field, route, points).at;
  const blocked = route.findIndex((hex, at) => at > 0 && at <= far && isBlocking(field, p, side, hex));
  const at = blocked === -1 ? far : blocked - 1;
  return { at, spent: reachedBy(field, route.slice(0, at + 1), points).spent };
}

/** Does an enemy unit hold or control the hex, or does it or a leader see it (NWO-19.7.2-g)? */
function isBlocking(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  const enemy = 1 - side;
  return holds(field, p, enemy, hex) || inZoneOf(field, p, enemy, hex) || mayExamine(field, p, enemy, hex);
}

/** Waypoints on the way that lie behind it (NWO-12.3.MA-c). */
function passWaypoints(field: Field, p: Position, { holder, units, route }: HiddenMarch, at: number): void {
  const waypoints = p.standing[holder]?.order.waypoints ?? [];
  let passed = 0;
  for (const hex of route.slice(0, at + 1)) if (waypoints[passed]?.flag === hex) passed += 1;
  for (const unit of units) p.passed = p.passed.with(unit, passed);
  const { leader } = field.holders[holder];
  if (leader !== NONE) p.leaderPassed = p.leaderPassed.with(leader, passed);
}

/** Finds marches if an enemy unit has an extended line of sight to their way beyond the first move (NWO-19.7.2-a). */
export function discover(play: Play): void {
  const { field, p } = play;
  for (const march of p.hiding) {
    const { side } = field.holders[march.holder];
    const passed = passedBy(field, march);
    if (passed.length === 0) continue;
    const found = field.roster[1 - side].some(
      (unit) => onMap(p, unit) && !isHidden(p, unit) && passed.some((hex) => seesFar(field, p, p.place[unit], hex)),
    );
    if (found) reveal(play, march.holder, "NWO-19.7.2-a");
  }
}

/**
 * Units of a side that seem to be in a hex are assaulted or charged, or only the leader is found: they are not there (NWO-19.7.1-e,
 * NWO-RUL237). @returns true if somebody has shown himself
 */
export function vanishFrom(play: Play, side: SideIndex, hex: HexIndex): boolean {
  const { field, p } = play;
  const before = p.hiding;
  for (const { holder, units } of hidingOn(field, p, side)) {
    const { leader } = field.holders[holder];
    const there = units.some((unit) => p.place[unit] === hex) || (leader !== NONE && p.post[leader] === hex);
    if (there) reveal(play, holder, "NWO-19.7.1-e");
  }
  return p.hiding !== before;
}
