import type { HexIndex } from "@stonebridge/board";
import { strengthOf } from "../army/combatants.ts";
import { leaderRating, openRating } from "../army/headings.ts";
import { topOf } from "../army/stack-top.ts";
import type { Field } from "../field.ts";
import { mayExamine } from "../land/sight.ts";
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
import { type Source, type Told, toldTo } from "./told.ts";
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
const SIGHT_OF_SEATS = [...SIGHT, "seat"] as const;

/** What one side’s units and leaders see, hex by hex, and the counters as it sees them; with what it was shown of them before. */
export class Look {
  readonly told: Told;
  /** By unit, leader and holder: 1 for those that it may look at, and those off the map. */
  readonly shown: Readonly<Record<"units" | "leaders" | "seats", readonly number[]>>;
  readonly #field: Field;
  readonly #p: Position;
  readonly #own: SideIndex;
  readonly #examined: Map<HexIndex, boolean>;
  readonly #units: Counter<UnitView>[];
  readonly #leaders: Counter<LeaderView>[];

  constructor(field: Field, p: Position, own: SideIndex) {
    this.#field = field;
    this.#p = p;
    this.#own = own;
    this.told = toldTo(field, own);
    this.told.read(p);
    this.#examined = this.told.part("examined", SIGHT, () => new Map());
    this.#units = this.told.part("counters", [], () => []);
    this.#leaders = this.told.part("leader counters", [], () => []);
    const shown = (side: SideIndex, place: number): number => (place < 0 || this.sees(side, place) ? 1 : 0);
    const { sideOf, leaderSide, holders } = field;
    this.shown = {
      units: this.#note("shownUnits", SIGHT, () => p.place.map((place, unit) => shown(sideOf[unit], place))),
      leaders: this.#note("shownLeaders", SIGHT, () => p.post.map((post, leader) => shown(leaderSide[leader], post))),
      seats: this.#note("shownSeats", SIGHT_OF_SEATS, () =>
        p.seat.map((seat, holder) => shown(holders[holder].side, seat)),
      ),
    };
  }

  /** Notes what follows from other lists for others to be made of. */
  #note(name: Source, of: readonly Source[], make: () => readonly number[]): readonly number[] {
    const list = this.told.part(name, of, make);
    this.told.note(name, list);
    return list;
  }

  /** Is what a side has in a hex completely visible: one’s own, or in line of sight (NWO-5.3-d, RUL-190)? */
  sees(side: SideIndex, hex: HexIndex): boolean {
    if (side === this.#own) return true;
    // a spectator sees what both sides see of each other
    const viewer = this.#own === NONE ? 1 - side : this.#own;
    const asked = hex * 2 + viewer;
    let seen = this.#examined.get(asked);
    if (seen === undefined) this.#examined.set(asked, (seen = mayExamine(this.#field, this.#p, viewer, hex)));
    return seen;
  }

  units(): readonly UnitView[] {
    return this.told.part("units", ["place", "tail", "lost", "marks", "shownUnits"], () =>
      this.#field.units.map((_, unit) => this.#counter(unit)),
    );
  }

  leaders(): readonly LeaderView[] {
    const sources = ["post", "leaderMarks", "rating", "seat", "attached", "shownLeaders"] as const;
    return this.told.part("leaders", sources, () => this.#field.leaders.map((_, leader) => this.#officer(leader)));
  }

  #counter(unit: UnitIndex): UnitView {
    const { place, tail, lost, marks } = this.#p;
    const seen = place[unit] < 0 || this.sees(this.#field.sideOf[unit], place[unit]);
    const places = (place[unit] + STEPS) * PLACES + tail[unit] + STEPS;
    const key = seen ? (places * STEPS + lost[unit]) * MARKS + (marks[unit] & SHOWN_OF_UNITS) : -1;
    const before = this.#units[unit];
    if (before?.key === key) return before.view;
    const view = this.#unit(unit, seen);
    this.#units[unit] = { key, view };
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

  #officer(leader: number): LeaderView {
    const post = this.#p.post[leader];
    const seen = post < 0 || this.sees(this.#field.leaderSide[leader], post);
    const mine = this.#field.leaderSide[leader] === this.#own;
    const rating = (mine ? leaderRating : openRating)(this.#field, this.#p, leader);
    const marks = this.#p.leaderMarks[leader] & SHOWN_OF_LEADERS;
    const key = (seen ? (post + STEPS) * MARKS + marks : -1) * STEPS + rating;
    const before = this.#leaders[leader];
    if (before?.key === key) return before.view;
    const view = this.#leader(leader, seen, rating);
    this.#leaders[leader] = { key, view };
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

  /** Stacks of which only the top counter is seen. */
  unseenStacks(): readonly UnseenStack[] {
    return this.told.part("stacks", ["place", "marks", "shownUnits"], () => {
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
    });
  }
}

function whereabouts(place: number): Whereabouts {
  if (place === ELIMINATED) return "eliminated";
  if (place === EXITED) return "exited";
  return place === WAITING ? "waiting" : "destroyed";
}
