import type { HexIndex } from "@stonebridge/board";
import { strengthOf } from "../army/combatants.ts";
import { leaderRating, openRating } from "../army/headings.ts";
import { topOf } from "../army/stack-top.ts";
import type { Field } from "../field.ts";
import { mayExamineFrom, watchposts } from "../land/sight.ts";
import { NONE, type SideIndex, type UnitIndex } from "../measures.ts";
import {
  BOMBARDED,
  DISRUPTED,
  ELIMINATED,
  EXITED,
  FALLEN,
  LOW_AMMUNITION,
  ORDERED,
  OUT_OF_SUPPLY,
  type Position,
  RALLIED,
  WAITING,
  RODE,
  firstAt,
  marked,
} from "../position.ts";
import { SIDES } from "../vocabulary.ts";
import { part, type Source, type Told, toldTo } from "./told.ts";
import type { LeaderView, UnitView, UnseenStack, Whereabouts } from "./view.ts";

/** Marks of units and leaders that views show. */
const SHOWN_OF_UNITS = DISRUPTED | BOMBARDED | LOW_AMMUNITION | OUT_OF_SUPPLY;
const SHOWN_OF_LEADERS = FALLEN | RODE | ORDERED | RALLIED;
/** More than any place, mark, or number of steps, so that several make one number. */
const PLACES = 0x4000;
const MARKS = 0x1000;
const STEPS = 8;

/** A view of a counter with what it was made of. */
interface Counter<V> {
  readonly key: number;
  readonly view: V;
}

/** What decides who sees whom. */
const SIGHT = ["place", "post", "hiding"] as const satisfies readonly Source[];

/** Counters as they were shown last, which persist however the position changes. */
const UNITS_BEFORE = part<Look, Counter<UnitView>[]>([], () => []);
const LEADERS_BEFORE = part<Look, Counter<LeaderView>[]>([], () => []);

/** By hex and viewer: 0 if nobody has asked whether he sees it, 1 if he does not, 2 if he does. */
const EXAMINED = part<Look, Uint8Array>(SIGHT, ({ field }) => new Uint8Array(field.map.size * SIDES.length));
/** By viewer, once somebody has asked: hexes from which his units and leaders look. */
const EYES = part<Look, (readonly HexIndex[] | undefined)[]>(SIGHT, () => []);

const SHOWN = {
  units: part<Look, readonly number[]>(SIGHT, (look) =>
    look.p.place.map((place, unit) => look.shows(look.field.sideOf[unit], place)),
  ),
  leaders: part<Look, readonly number[]>(SIGHT, (look) =>
    look.p.post.map((post, leader) => look.shows(look.field.leaderSide[leader], post)),
  ),
  seats: part<Look, readonly number[]>([...SIGHT, "seat"], (look) =>
    look.p.seat.map((seat, holder) => look.shows(look.field.holders[holder].side, seat)),
  ),
};

const UNITS = part<Look, readonly UnitView[]>(["place", "tail", "lost", "marks", "shownUnits"], (look) =>
  look.field.units.map((_, unit) => look.counter(unit)),
);
const LEADERS = part<Look, readonly LeaderView[]>(
  ["post", "leaderMarks", "rating", "seat", "attached", "shownLeaders"],
  (look) => look.field.leaders.map((_, leader) => look.officer(leader)),
);
const STACKS = part<Look, readonly UnseenStack[]>(["place", "marks", "shownUnits"], ({ field, p, shown }) => {
  const hexes = new Set<HexIndex>();
  for (const [unit, seen] of shown.units.entries()) if (seen === 0) hexes.add(p.place[unit]);
  return [...hexes]
    .toSorted((one, other) => one - other)
    .map((hex) => ({
      hex: field.map.grid.ids[hex],
      side: SIDES[field.sideOf[firstAt(p, hex)]],
      top: field.units[topOf(field, p, hex)].id,
    }));
});

/** What one side’s units and leaders see, hex by hex, and the counters as it sees them; with what it was shown of them before. */
export class Look {
  readonly field: Field;
  readonly p: Position;
  /** NONE for a spectator. */
  readonly own: SideIndex;
  readonly told: Told;
  /** By unit, leader and holder: 1 for those that it may look at, and those off the map. */
  readonly shown: Readonly<Record<keyof typeof SHOWN, readonly number[]>>;
  readonly #examined: Uint8Array;
  readonly #eyes: (readonly HexIndex[] | undefined)[];

  constructor(field: Field, p: Position, own: SideIndex) {
    this.field = field;
    this.p = p;
    this.own = own;
    const told = toldTo(field, own);
    this.told = told;
    told.read(p);
    this.#examined = told.part(EXAMINED, this);
    this.#eyes = told.part(EYES, this);
    this.shown = {
      units: told.noteList("shownUnits", told.part(SHOWN.units, this)),
      leaders: told.noteList("shownLeaders", told.part(SHOWN.leaders, this)),
      seats: told.noteList("shownSeats", told.part(SHOWN.seats, this)),
    };
  }

  /** 1 if it may look at what a side has in a place, or that is off the map. */
  shows(side: SideIndex, place: number): number {
    return place < 0 || this.sees(side, place) ? 1 : 0;
  }

  /** Is what a side has in a hex completely visible: one’s own, or in line of sight (NWO-5.3-d, RUL-190)? */
  sees(side: SideIndex, hex: HexIndex): boolean {
    if (side === this.own) return true;
    // a spectator sees what both sides see of each other
    const viewer = this.own === NONE ? 1 - side : this.own;
    const asked = hex * SIDES.length + viewer;
    if (this.#examined[asked] === 0) {
      this.#eyes[viewer] ??= watchposts(this.field, this.p, viewer);
      this.#examined[asked] = mayExamineFrom(this.field, this.p, this.#eyes[viewer], hex) ? 2 : 1;
    }
    return this.#examined[asked] === 2;
  }

  units(): readonly UnitView[] {
    return this.told.part(UNITS, this);
  }

  leaders(): readonly LeaderView[] {
    return this.told.part(LEADERS, this);
  }

  /** Stacks of which only the top counter is seen. */
  unseenStacks(): readonly UnseenStack[] {
    return this.told.part(STACKS, this);
  }

  /** A unit as it is shown: the same object as before if it looks the same. */
  counter(unit: UnitIndex): UnitView {
    const { place, tail, lost, marks } = this.p;
    const seen = this.shown.units[unit] === 1;
    const places = (place[unit] + STEPS) * PLACES + tail[unit] + STEPS;
    const key = seen ? (places * STEPS + lost[unit]) * MARKS + (marks[unit] & SHOWN_OF_UNITS) : -1;
    const shown = this.told.part(UNITS_BEFORE, this);
    const before = shown[unit];
    if (before?.key === key) return before.view;
    const view = this.#unit(unit, seen);
    shown[unit] = { key, view };
    return view;
  }

  #unit(unit: UnitIndex, seen: boolean): UnitView {
    const { id, side } = this.field.units[unit];
    const place = this.p.place[unit];
    if (place < 0) return { id, side, where: whereabouts(place), lost: this.p.lost[unit] };
    if (!seen) return { id, side, where: "unseen" };
    return {
      id,
      side,
      where: "map",
      hex: this.field.map.grid.ids[place],
      ...(this.p.tail[unit] === NONE ? {} : { tail: this.field.map.grid.ids[this.p.tail[unit]] }),
      lost: this.p.lost[unit],
      strength: strengthOf(this.field, this.p, unit),
      ...(marked(this.p, unit, DISRUPTED) ? { disrupted: true } : {}),
      ...(marked(this.p, unit, BOMBARDED) ? { bombarded: true } : {}),
      ...(marked(this.p, unit, LOW_AMMUNITION) ? { lowAmmunition: true } : {}),
      ...(marked(this.p, unit, OUT_OF_SUPPLY) ? { outOfSupply: true } : {}),
    };
  }

  /** A leader as he is shown. */
  officer(leader: number): LeaderView {
    const post = this.p.post[leader];
    const seen = this.shown.leaders[leader] === 1;
    const mine = this.field.leaderSide[leader] === this.own;
    const rating = (mine ? leaderRating : openRating)(this.field, this.p, leader);
    const marks = this.p.leaderMarks[leader] & SHOWN_OF_LEADERS;
    const key = (seen ? (post + STEPS) * MARKS + marks : -1) * STEPS + rating;
    const shown = this.told.part(LEADERS_BEFORE, this);
    const before = shown[leader];
    if (before?.key === key) return before.view;
    const view = this.#leader(leader, seen, rating);
    shown[leader] = { key, view };
    return view;
  }

  #leader(leader: number, seen: boolean, rating: number): LeaderView {
    const { id, side } = this.field.leaders[leader];
    const post = this.p.post[leader];
    if (post < 0) return { id, side, where: whereabouts(post), rating };
    if (!seen) return { id, side, where: "unseen", rating };
    const marks = this.p.leaderMarks[leader];
    const mine = this.field.leaderSide[leader] === this.own;
    return {
      id,
      side,
      where: "map",
      hex: this.field.map.grid.ids[post],
      rating,
      ...((marks & FALLEN) === 0 ? {} : { fallen: true }),
      ...(mine && (marks & RODE) !== 0 ? { rode: true } : {}),
      ...(mine && (marks & ORDERED) !== 0 ? { ordered: true } : {}),
      ...(mine && (marks & RALLIED) !== 0 ? { rallied: true } : {}),
    };
  }
}

function whereabouts(place: number): Whereabouts {
  if (place === ELIMINATED) return "eliminated";
  if (place === EXITED) return "exited";
  return place === WAITING ? "waiting" : "destroyed";
}
