import { knownHolder, knownLeader, knownUnit } from "../known.ts";
import { naming } from "@stonebridge/kernel";
import type { Refusal } from "../refusing.ts";
import { actsIn, formationsTold, isCalled } from "../army/acting.ts";
import type { About, Action } from "../actions.ts";
import { beginDeceiving } from "../hiding/deceiving.ts";
import { type Field, HEADQUARTERS, WING } from "../field.ts";
import { formUp } from "../army/columns.ts";
import { clear, dig, groundwork, refuseClear, refuseDig } from "./digging.ts";
import { meetAtStart } from "./encounter.ts";
import type { SegmentFrame } from "../frames/movement.ts";
import type { Segments } from "../frames/turn.ts";
import { hidingOf } from "../hiding/hiding.ts";
import { bankMovement, refuseReveal, revealsOf } from "../hiding/hiding-phase.ts";
import { type LeaderIndex, NONE, STACKING_LIMIT, type UnitIndex } from "../measures.ts";
import { beginMarch } from "./march.ts";
import { owedBy, owingIn } from "./owed-duties.ts";
import { offerAll, offersOf } from "../actions/offers.ts";
import { type Play, type Step, asks, pop, push } from "../play.ts";
import { BEGAN_IN_ZONE, FALLEN, MOVED, type Position, RODE, SCREENS, inZoneOf, mark, unmark } from "../position.ts";
import { UNKNOWN } from "../refusing.ts";
import { MOVEMENT } from "./refusals.ts";
import { reveal } from "../hiding/revealing.ts";
import { enter, entriesOf, refuseEnter } from "./reinforcements.ts";
import { owesRide, refuseRide, ride, ridesOf, tieDown } from "./rides.ts";
import { mayLeaveIn, refuseDeparture, refuseTake, wayFrom } from "./setting-out.ts";
import { refuseInactive } from "../turn/inactive.ts";
import { boundBy, followedBy, isArriving, isReserve, orderOf, partsOf } from "../army/standing.ts";
import { type MayLeave, bindingDuties, refuseStop } from "./stop-rules.ts";

/** Segment II (NWO-4.4-c): units, stacks and leaders one after another, as their owner likes. */
export function beginMovement(play: Play, f: Segments): void {
  const { field, p } = play;
  bankMovement(play, f.holders);
  for (const unit of field.roster[f.side]) unmark(p, unit, MOVED | BEGAN_IN_ZONE | SCREENS);
  const units = field.roster[f.side].filter(
    (unit) => actsIn(field, p, f, unit) || (isArriving(field, p, unit) && isCalled(field, p, f, unit)),
  );
  for (const unit of units)
    if (p.place[unit] >= 0 && inZoneOf(field, p, 1 - f.side, p.place[unit])) mark(p, unit, BEGAN_IN_ZONE);
  const holders = [...new Set(units.map((unit) => boundBy(field, p, unit)))];
  meetAtStart(play, holders);
  formUp(field, p, units);
  push(play, {
    step: "movement",
    side: f.side,
    near: f.near,
    inZone: f.inZone,
    units,
    leaders: ridersOf(field, p, f),
    owed:
      f.reserve === 1
        ? []
        : holders.map((holder) => owedBy(field, p, f, holder)).filter(({ feed, fight }) => feed + fight > 0),
  });
}

/**
 * Leaders of the formations and divisions that act; the army’s and a wing’s, once a turn (NWO-4.3-a, NWO-4.3-b, NWO-12.3.RS-d, NWO-RUL035,
 * NWO-RUL156). The leader of a division without an order of its own rides when its formation acts; its order binds units and its own
 * leader.
 */
function ridersOf(field: Field, p: Position, f: Segments): LeaderIndex[] {
  const parts = f.holders.flatMap((holder) => partsOf(field, p, holder));
  return field.staff[f.side].filter((leader) => {
    const holder = field.leads[leader];
    if (holder === NONE || p.post[leader] < 0 || (p.leaderMarks[leader] & FALLEN) !== 0) return false;
    const { kind } = field.holders[holder];
    if (kind === HEADQUARTERS || kind === WING) return (p.leaderMarks[leader] & RODE) === 0;
    const followed = followedBy(field, p, holder);
    return parts.includes(followed) && !isReserve(p, followed) && hidingOf(p, followed) === undefined;
  });
}

/** What keeps a segment open, and what its question tells of it. */
interface Unfinished {
  readonly refusal: Refusal;
  readonly told: Pick<About, "unit" | "hex" | "leader" | "formations">;
}

/** What keeps the segment open: a piece still has to move by its order, or a hex is too full (NWO-5.3-b, reading 3.13). */
function unfinished(
  field: Field,
  p: Position,
  f: SegmentFrame,
  mayLeave: MayLeave = mayLeaveIn(field, p, f),
): Unfinished | undefined {
  for (const unit of f.units) {
    if (!mayLeave(unit)) continue;
    const way = wayFrom(field, p, unit, [unit]);
    const stays = (other: UnitIndex): boolean => other !== unit && mayLeave(other);
    const refusal = refuseStop(field, p, way, bindingDuties(field, p, way, stays), () => false);
    if (refusal === undefined) continue;
    const { id } = field.units[unit];
    if (refusal === MOVEMENT["stop-full"]) {
      const told = { unit: id, hex: field.map.grid.ids[p.place[unit]] };
      return { refusal: naming(MOVEMENT["end-full"], { unit: id, limit: STACKING_LIMIT }), told };
    }
    const unmoved = naming(MOVEMENT["end-unmoved"], { unit: id, order: orderOf(field, p, unit) });
    // the clause is that of the duty
    return { refusal: { ...unmoved, rule: refusal.rule }, told: { unit: id } };
  }
  const owing = owingIn(field, p, f);
  if (owing !== undefined) {
    const { id } = field.holders[owing.holder];
    const order = p.standing[owing.holder]?.order.type ?? "reserve";
    return { refusal: naming(owing.refusal, { holder: id, order }), told: { formations: [id] } };
  }
  const rider = f.leaders.find((one) => owesRide(field, p, f, one));
  if (rider === undefined) return undefined;
  const { id } = field.leaders[rider];
  const march = p.standing[field.leads[rider]]?.order.type === "march";
  return { refusal: naming(MOVEMENT[march ? "end-march" : "end-ride"], { leader: id }), told: { leader: id } };
}

export const movement: Step<"movement"> = {
  ask({ field, p }, f) {
    const actions: Action[] = [];
    const offers = offersOf(field);
    const mayLeave = mayLeaveIn(field, p, f);
    for (const unit of f.units) if (mayLeave(unit)) actions.push(offers.take[unit]);
    for (const unit of f.units)
      for (const hex of entriesOf(field, p, f, unit))
        actions.push({ type: "enter", unit: field.units[unit].id, hex: field.map.grid.ids[hex] });
    actions.push(...groundwork(field, p, f));
    for (const leader of f.leaders) offerAll(actions, offers.ride[leader], ridesOf(field, p, f, leader));
    // a duty that cannot be met binds nobody (reading 3)
    const idle = actions.length === 0;
    actions.push(...revealsOf(field, p, f.side));
    if (!idle) actions.push({ type: "deceive" });
    const open = idle ? undefined : unfinished(field, p, f, mayLeave);
    if (open === undefined) actions.push({ type: "end" });
    const about = {
      units: f.units.map((unit) => field.units[unit].id),
      acting: formationsTold(field, f.units),
      ...open?.told,
    };
    return asks("movement", f.side, "NWO-4.4-c", about, actions);
  },
  take(play, f, action) {
    const { field, p } = play;
    if (action.type === "take") return beginMarch(play, f, knownUnit(field, action.unit));
    if (action.type === "enter") return enter(play, f, knownUnit(field, action.unit), field.map.grid.known(action.hex));
    if (action.type === "dig") return dig(play, knownUnit(field, action.unit), field.map.grid.known(action.hex));
    if (action.type === "clear") return clear(play, knownUnit(field, action.unit));
    if (action.type === "ride") return ride(play, knownLeader(field, action.leader), field.map.grid.known(action.hex));
    if (action.type === "deceive") return beginDeceiving(play, f.side);
    if (action.type === "reveal") return reveal(play, knownHolder(field, action.holder), "NWO-19.7.2-d");
    for (const holder of new Set(f.units.map((unit) => boundBy(field, p, unit)))) tieDown(field, p, f, holder);
    return pop(play);
  },
  refuse({ field, p }, f, action) {
    if (action.type === "take") {
      const unit = field.unitIndex.get(action.unit);
      if (unit === undefined) return UNKNOWN["no-such-unit"];
      if (field.sideOf[unit] === f.side && !f.units.includes(unit))
        return refuseInactive(field, p, f.side, unit) ?? MOVEMENT["take-other"];
      return refuseTake(field, p, f, unit) ?? refuseDeparture(field, p, unit);
    }
    if (action.type === "enter") {
      const [unit, hex] = [field.unitIndex.get(action.unit), field.map.grid.index(action.hex)];
      if (unit === undefined) return UNKNOWN["no-such-unit"];
      if (hex === undefined) return UNKNOWN["no-such-hex"];
      return refuseEnter(field, p, f, unit, hex);
    }
    if (action.type === "dig" || action.type === "clear") {
      const unit = field.unitIndex.get(action.unit);
      if (unit === undefined) return UNKNOWN["no-such-unit"];
      if (action.type === "clear") return refuseClear(field, p, f, unit);
      const hex = field.map.grid.index(action.hex);
      return hex === undefined ? UNKNOWN["no-such-hex"] : refuseDig(field, p, f, unit, hex);
    }
    if (action.type === "ride") {
      const leader = field.leaderIndex.get(action.leader);
      const hex = field.map.grid.index(action.hex);
      if (leader === undefined) return UNKNOWN["no-such-leader"];
      return hex === undefined ? UNKNOWN["no-such-hex"] : refuseRide(field, p, f, leader, hex);
    }
    if (action.type === "reveal") {
      const holder = field.holderIndex.get(action.holder);
      return holder === undefined ? UNKNOWN["no-such-holder"] : refuseReveal(field, p, f.side, holder);
    }
    return action.type === "end" ? unfinished(field, p, f)?.refusal : undefined;
  },
};
