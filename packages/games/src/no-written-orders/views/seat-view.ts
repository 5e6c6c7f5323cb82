import type { HexIndex } from "@stonebridge/board";
import type { Seat } from "@stonebridge/kernel";
import { strengthOf } from "../army/combatants.ts";
import { decoysNow } from "../hiding/deceiving.ts";
import { controlledHexes } from "../land/control.ts";
import { type Field, HEADQUARTERS } from "../field.ts";
import type { Given } from "../frames/orders.ts";
import { hexOf, hidingOf } from "../hiding/hiding.ts";
import { leaderRating } from "../army/headings.ts";
import { type HolderIndex, NONE, type SideIndex, type UnitIndex } from "../measures.ts";
import type { Order } from "../order-book.ts";
import {
  BOMBARDED,
  DESTROYED,
  DISRUPTED,
  ELIMINATED,
  EXITED,
  FALLEN,
  LOW_AMMUNITION,
  ORDERED,
  OUT_OF_SUPPLY,
  type Position,
  RALLIED,
  RODE,
  firstAt,
  marked,
} from "../position.ts";
import { ledgerOf } from "./ledger.ts";
import { seenSteps } from "./seen-steps.ts";
import { mayExamine } from "../land/sight.ts";
import { topOf } from "../army/stack-top.ts";
import { scoreOf } from "../victory.ts";
import type {
  HolderView,
  LeaderView,
  OrderView,
  UnitView,
  UnseenStack,
  View,
  Whereabouts,
  WrittenOrder,
} from "./view.ts";
import { PHASES, SIDES, type SideId } from "../vocabulary.ts";

/** What a seat may see; a spectator sees what both do (digest 8). */
export function viewOf(field: Field, p: Position, seat: Seat): View {
  const own = SIDES.indexOf(seat as SideId);
  const look = new Look(field, p, own);
  const { grid } = field.map;
  const score = scoreOf(field, p);
  const names = (of: readonly HolderIndex[]): readonly string[] => of.map((holder) => field.holders[holder].id);
  const flagged = (test: (holder: HolderIndex) => boolean): readonly string[] =>
    names([...field.holders.keys()].filter(test));
  return {
    seat: own === -1 ? "spectator" : SIDES[own],
    scenario: field.scenario.id,
    turn: p.turn,
    phase: PHASES[p.phase],
    options: field.options,
    units: field.units.map((_, unit) => look.unit(unit)),
    leaders: field.leaders.map((_, leader) => look.leader(leader)),
    stacks: look.unseenStacks(),
    intercepted: p.intercepted.flatMap(({ side, to, due, orders }) =>
      side === own && due <= p.turn
        ? [{ to: field.holders[to].id, turn: due, orders: orders.map((order) => orderView(field, order)) }]
        : [],
    ),
    headquarters: field.holders.flatMap(({ kind, id }, at) =>
      kind === HEADQUARTERS && p.seat[at] >= 0 && look.sees(field.holders[at].side, p.seat[at])
        ? [{ id, hex: grid.ids[p.seat[at]] }]
        : [],
    ),
    trains: field.trains.flatMap((train) => {
      const { id, side, formation } = field.holders[train];
      if (p.seat[train] < 0 || !look.sees(side, p.seat[train])) return [];
      const counted = side === own && formation !== NONE ? { reloads: p.reloads[train] } : {};
      return [{ id, side: SIDES[side], hex: grid.ids[p.seat[train]], ...counted }];
    }),
    works: p.works.map(({ hex, facing, done }) => ({
      hex: grid.ids[hex],
      facing: grid.ids[field.map.neighbours[hex * 6 + facing]],
      done: done === 1,
    })),
    abatis: p.abatis.map((hex) => grid.ids[hex]),
    ...(own === -1 || field.options.artilleryAmmo === "off" ? {} : { rounds: p.ammunition[own] }),
    holders: field.holders.flatMap(({ side }, at) => (side === own ? [holderView(field, p, at)] : [])),
    written: writtenBy(field, p, own),
    flags: flagsOf(field, p),
    decoys: decoysNow(p).flatMap(({ side, hex }) => (side === own ? [grid.ids[hex]] : [])),
    aides: placesOf(field, p.couriers),
    demoralised: flagged((holder) => p.broken[holder] === 1),
    broken: Object.fromEntries(SIDES.flatMap((id, side) => (p.routed[side] > 0 ? [[id, p.routed[side]]] : []))),
    acted: flagged((holder) => p.acted[holder] === 1),
    pairs: { union: names(p.pairs[0]), confederate: names(p.pairs[1]) },
    ...(p.initial === NONE ? {} : { initial: field.holders[p.initial].id }),
    cup: p.cup.flatMap((chit) => (chit >= 0 && field.holders[chit].side === own ? [field.holders[chit].id] : [])),
    controlled: { union: controlledHexes(field, p, 0), confederate: controlledHexes(field, p, 1) },
    points: { union: score.union.points, confederate: score.confederate.points },
    steps: seenSteps(field, p, own, (side, hex) => look.sees(side, hex)),
    ledger: ledgerOf(field, p, own, (side, hex) => look.sees(side, hex)),
  };
}

/** Views of units and leaders as each seat was last told of them, with what they were made of: most stay as they are. */
interface Told {
  readonly units: { readonly key: number; readonly view: UnitView }[];
  readonly leaders: { readonly key: number; readonly view: LeaderView }[];
}

const told = new WeakMap<Field, Map<SideIndex, Told>>();

function toldTo(field: Field, own: SideIndex): Told {
  let seats = told.get(field);
  if (seats === undefined) told.set(field, (seats = new Map()));
  let seat = seats.get(own);
  if (seat === undefined) seats.set(own, (seat = { units: [], leaders: [] }));
  return seat;
}

/** Marks of units and leaders that views tell of. */
const SHOWN_OF_UNITS = DISRUPTED | BOMBARDED | LOW_AMMUNITION | OUT_OF_SUPPLY;
const SHOWN_OF_LEADERS = FALLEN | RODE | ORDERED | RALLIED;
/** More than any place, mark, or number of steps, so that several make one number. */
const PLACES = 0x4000;
const MARKS = 0x1000;
const STEPS = 8;

/** What one side’s units and leaders see, hex by hex, kept while a view is made. */
class Look {
  readonly #field: Field;
  readonly #p: Position;
  readonly #own: SideIndex;
  readonly #examined = new Map<HexIndex, boolean>();
  readonly #told: Told;

  constructor(field: Field, p: Position, own: SideIndex) {
    this.#field = field;
    this.#p = p;
    this.#own = own;
    this.#told = toldTo(field, own);
  }

  /** Is what a side has in a hex seen whole: one’s own, or in line of sight (NWO-5.3-d, RUL-190)? */
  sees(side: SideIndex, hex: HexIndex): boolean {
    if (side === this.#own) return true;
    let seen = this.#examined.get(hex);
    if (seen === undefined) {
      // a spectator sees what both sides see of each other
      const viewer = this.#own === -1 ? 1 - side : this.#own;
      this.#examined.set(hex, (seen = mayExamine(this.#field, this.#p, viewer, hex)));
    }
    return seen;
  }

  unit(unit: UnitIndex): UnitView {
    const { place, tail, lost, marks } = this.#p;
    const seen = place[unit] < 0 || this.sees(this.#field.sideOf[unit], place[unit]);
    const places = (place[unit] + STEPS) * PLACES + tail[unit] + STEPS;
    const key = seen ? (places * STEPS + lost[unit]) * MARKS + (marks[unit] & SHOWN_OF_UNITS) : -1;
    const before = this.#told.units[unit];
    if (before?.key === key) return before.view;
    const view = this.#unit(unit, seen);
    this.#told.units[unit] = { key, view };
    return view;
  }

  #unit(unit: UnitIndex, seen: boolean): UnitView {
    const { id, side } = this.#field.units[unit];
    const place = this.#p.place[unit];
    if (place < 0) return { id, side, where: whereabouts(place), lost: this.#p.lost[unit] };
    if (!seen) return { id, side, where: "unseen" };
    return {
      id,
      side,
      where: "map",
      hex: this.#field.map.grid.ids[place],
      ...(this.#p.tail[unit] === NONE ? {} : { tail: this.#field.map.grid.ids[this.#p.tail[unit]] }),
      lost: this.#p.lost[unit],
      strength: strengthOf(this.#field, this.#p, unit),
      ...(marked(this.#p, unit, DISRUPTED) ? { disrupted: true } : {}),
      ...(marked(this.#p, unit, BOMBARDED) ? { bombarded: true } : {}),
      ...(marked(this.#p, unit, LOW_AMMUNITION) ? { lowAmmunition: true } : {}),
      ...(marked(this.#p, unit, OUT_OF_SUPPLY) ? { outOfSupply: true } : {}),
    };
  }

  leader(leader: number): LeaderView {
    const post = this.#p.post[leader];
    const seen = post < 0 || this.sees(this.#field.leaderSide[leader], post);
    const rating = leaderRating(this.#field, this.#p, leader);
    const marks = this.#p.leaderMarks[leader] & SHOWN_OF_LEADERS;
    const key = (seen ? (post + STEPS) * MARKS + marks : -1) * STEPS + rating;
    const before = this.#told.leaders[leader];
    if (before?.key === key) return before.view;
    const view = this.#leader(leader, seen, rating);
    this.#told.leaders[leader] = { key, view };
    return view;
  }

  #leader(leader: number, seen: boolean, rating: number): LeaderView {
    const { id, side } = this.#field.leaders[leader];
    const post = this.#p.post[leader];
    if (post < 0) return { id, side, where: whereabouts(post), rating };
    if (!seen) return { id, side, where: "unseen", rating };
    const marks = this.#p.leaderMarks[leader];
    const mine = this.#field.leaderSide[leader] === this.#own;
    return {
      id,
      side,
      where: "map",
      hex: this.#field.map.grid.ids[post],
      rating,
      ...((marks & FALLEN) === 0 ? {} : { fallen: true }),
      ...(mine && (marks & RODE) !== 0 ? { rode: true } : {}),
      ...(mine && (marks & ORDERED) !== 0 ? { ordered: true } : {}),
      ...(mine && (marks & RALLIED) !== 0 ? { rallied: true } : {}),
    };
  }

  /** Stacks of which the top counter alone is seen. */
  unseenStacks(): readonly UnseenStack[] {
    const field = this.#field;
    const hexes = new Set<HexIndex>();
    for (const [unit, hex] of this.#p.place.entries())
      if (hex >= 0 && !this.sees(field.sideOf[unit], hex)) hexes.add(hex);
    return [...hexes]
      .toSorted((one, other) => one - other)
      .map((hex) => ({
        hex: field.map.grid.ids[hex],
        side: SIDES[field.sideOf[firstAt(this.#p, hex)]],
        top: field.units[topOf(field, this.#p, hex)].id,
      }));
  }
}

function whereabouts(place: number): Whereabouts {
  if (place === ELIMINATED) return "eliminated";
  if (place === DESTROYED) return "destroyed";
  return place === EXITED ? "exited" : "waiting";
}

/** Flags look alike, whoever’s order or deceit they mark, headquarters’ too (NWO-12.3-d, NWO-12.3-e, NWO-12.4-e). */
function flagsOf(field: Field, p: Position): View["flags"] {
  const flags = p.decoys.map(({ side, hex }) => ({ side, hex }));
  for (const [holder, standing] of p.standing.entries()) {
    const flag = standing?.order.target?.flag;
    if (flag !== undefined) flags.push({ side: field.holders[holder].side, hex: flag });
  }
  return placesOf(field, flags);
}

/** Whose counters lie where, in an order that tells nothing of them. */
function placesOf(
  { map }: Field,
  counters: readonly { readonly side: SideIndex; readonly hex: HexIndex }[],
): View["flags"] {
  return counters
    .toSorted((one, other) => one.side - other.side || one.hex - other.hex)
    .map(({ side, hex }) => ({ side: SIDES[side], hex: map.grid.ids[hex] }));
}

function holderView(field: Field, p: Position, holder: HolderIndex): HolderView {
  const { ids } = field.map.grid;
  const order = (one: Order): OrderView => orderView(field, one);
  const standing = p.standing[holder];
  const waiting = p.waiting[holder];
  const night = p.night[holder];
  return {
    id: field.holders[holder].id,
    ...(standing === undefined
      ? {}
      : {
          order: order(standing.order),
          next: standing.next.map(order),
          origin: standing.origin,
          since: standing.since,
          ...(standing.shaken ? { shaken: true } : {}),
          ...(standing.contact ? { contact: true } : {}),
        }),
    ...(waiting === undefined ? {} : { waiting: { orders: waiting.orders.map(order), needs: waiting.needs } }),
    ...(night === undefined ? {} : { night: { orders: night.orders.map(order), passed: night.passed } }),
    riding: p.couriers
      .filter(({ to }) => to === holder)
      .map(({ hex, orders }) => ({ hex: ids[hex], orders: orders.map(order) })),
    fatigue: p.fatigue[holder],
    ...(p.attached[holder] === NONE ? {} : { attached: field.holders[p.attached[holder]].id }),
    ...hiddenView(field, p, holder),
  };
}

/** A march out of sight, for its own side. */
function hiddenView(field: Field, p: Position, holder: HolderIndex): Pick<HolderView, "hidden"> {
  const march = hidingOf(p, holder);
  if (march === undefined) return {};
  const { ids } = field.map.grid;
  return {
    hidden: {
      route: march.route.map((hex) => ids[hex]),
      hex: ids[hexOf(field, march)],
      turns: march.banked.length,
      units: march.units.map((unit) => field.units[unit].id),
    },
  };
}

/** What a side has written and tried in the running Command Phase: both sides write before anything is known (NWO-4-b). */
function writtenBy(field: Field, p: Position, own: SideIndex): readonly WrittenOrder[] {
  const command = p.stack.findLast((frame) => frame.step === "command");
  if (command === undefined) return [];
  const tell =
    (byInitiative: boolean) =>
    ({ from, to, orders }: Given): readonly WrittenOrder[] =>
      field.holders[to].side === own
        ? [
            {
              from: field.holders[from].id,
              to: field.holders[to].id,
              orders: orders.map((order) => orderView(field, order)),
              own: byInitiative,
            },
          ]
        : [];
  return [...command.tries.flatMap(tell(true)), ...command.given.flatMap(tell(false))];
}

function orderView({ map, holders }: Field, { type, target, waypoints, forced, hidden, attach }: Order): OrderView {
  const { ids } = map.grid;
  return {
    type,
    ...(target === undefined ? {} : { target: ids[target.flag], hexes: target.hexes.map((hex) => ids[hex]) }),
    waypoints: waypoints.map(({ flag }) => ids[flag]),
    forced,
    ...(hidden ? { hidden: true } : {}),
    ...(attach === undefined ? {} : { attach: holders[attach].id }),
  };
}
