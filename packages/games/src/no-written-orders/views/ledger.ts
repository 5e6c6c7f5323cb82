import type { Field } from "../field.ts";
import { NONE, type SideIndex } from "../measures.ts";
import { COMMANDS, DETACHED, FALLEN, ON_TOP, type Position, SUCCEEDED, WAITING } from "../position.ts";
import type { Look } from "./look.ts";
import { type Known, type Ledger, LISTS } from "./lists.ts";
import { type Part, part, type Source } from "./told.ts";

/** Marks that only their own side knows; those of leaders that everybody knows. */
const SECRET = DETACHED | ON_TOP;
const PUBLIC_OF_LEADERS = FALLEN | COMMANDS | SUCCEEDED;

/** A list by units: only what is seen of them. */
function ofUnits<T>(source: Source, list: (p: Position) => readonly T[]): Part<Look, Known<T>> {
  return part([source, "shownUnits"], ({ p, shown }) =>
    list(p).map((value, unit) => (shown.units[unit] === 1 ? value : null)),
  );
}

/** A list by holders: only of one’s own. */
function ofHolders<T>(source: Source, list: (p: Position) => readonly (T | undefined)[]): Part<Look, Known<T>> {
  return part([source], ({ field, p, own }) =>
    list(p).map((value, holder) => (field.holders[holder].side === own ? (value ?? null) : null)),
  );
}

/** A list that everybody knows. */
function open<T>(source: Source, list: (p: Position) => readonly T[]): Part<Look, T[]> {
  return part([source], ({ p }) => [...list(p)]);
}

/** A list of things of sides: only one’s own. */
function ofSide<T extends { readonly side: SideIndex }>(
  source: Source,
  list: (p: Position) => readonly T[],
): Part<Look, readonly T[]> {
  return part([source], ({ p, own }) => list(p).filter(({ side }) => side === own));
}

const PLACE = ofUnits("place", (p) => p.place);
const LOST = ofUnits("lost", (p) => p.lost);
const MARKS = part<Look, Known<number>>(["marks", "shownUnits"], ({ field, p, own, shown }) =>
  p.marks.map((marks, unit) => {
    if (shown.units[unit] === 0) return null;
    return field.sideOf[unit] === own ? marks : marks & ~SECRET;
  }),
);
const AROUND = ofUnits("around", (p) => p.around);
const TAIL = ofUnits("tail", (p) => p.tail);
const PASSED = part<Look, Known<number>>(["passed"], ({ field, p, own }) =>
  p.passed.map((passed, unit) => (field.sideOf[unit] === own ? passed : null)),
);
const FELL = ofUnits("fell", (p) => p.fell);
const SEEN_BY = ofUnits("seenBy", (p) => p.seenBy);
const POST = part<Look, Known<number>>(["post", "shownLeaders"], ({ p, shown }) =>
  p.post.map((post, leader) => (shown.leaders[leader] === 1 ? post : null)),
);
const RATING = open("rating", (p) => p.rating);
const LEADER_MARKS = part<Look, Known<number>>(["leaderMarks", "shownLeaders"], ({ field, p, own, shown }) =>
  p.leaderMarks.map((marks, leader) => {
    if (field.leaderSide[leader] === own) return marks;
    return shown.leaders[leader] === 1 ? marks & PUBLIC_OF_LEADERS : null;
  }),
);
const LEADER_PASSED = part<Look, Known<number>>(["leaderPassed"], ({ field, p, own }) =>
  p.leaderPassed.map((passed, leader) => (field.leaderSide[leader] === own ? passed : null)),
);
const SEAT = part<Look, Known<number>>(["seat", "shownSeats"], ({ p, shown }) =>
  p.seat.map((seat, holder) => (shown.seats[holder] === 1 ? seat : null)),
);
const RELOADS = ofHolders("reloads", (p) => p.reloads);
const SPELL = ofHolders("spell", (p) => p.spell);
const STANDING = ofHolders("standing", (p) => p.standing);
const WAITING_ORDERS = ofHolders("waiting", (p) => p.waiting);
const NIGHT = ofHolders("night", (p) => p.night);
const FATIGUE = ofHolders("fatigue", (p) => p.fatigue);
const REST = ofHolders("rest", (p) => p.rest);
const MARCHED = ofHolders("marched", (p) => p.marched);
const ATTACHED = ofHolders("attached", (p) => p.attached);
const ATTACKED_IN = ofHolders("attackedIn", (p) => p.attackedIn);
const FOUGHT_IN = ofHolders("foughtIn", (p) => p.foughtIn);
const ACTED = open("acted", (p) => p.acted);
const BROKEN = open("broken", (p) => p.broken);
const SEATS_LOST = open("seatsLost", (p) => p.seatsLost);
// only the reader knows that an aide’s orders were read, and only once his commander has heard of them
const COURIERS = part<Look, Ledger["couriers"]>(["couriers"], ({ p, own }) =>
  p.couriers.filter(({ side }) => side === own).map(({ read: _read, ...courier }) => courier),
);
const DECOYS = ofSide("decoys", (p) => p.decoys);
const HIDING = part<Look, Ledger["hiding"]>(["hiding"], ({ field, p, own }) =>
  p.hiding.filter(({ holder }) => field.holders[holder].side === own),
);
const INTERCEPTED = part<Look, Ledger["intercepted"]>(["intercepted", "turn"], ({ p, own }) =>
  p.intercepted.filter(({ side, due }) => side === own && due <= p.turn),
);
const WORKS = open("works", (p) => p.works);
const ABATIS = open("abatis", (p) => p.abatis);
const LIFTED = open("lifted", (p) => p.lifted);
const CUP = part<Look, readonly number[]>(["cup"], ({ field, p, own }) =>
  p.cup.filter((chit) => chit < 0 || field.holders[chit].side === own),
);
const PAIRS = open("pairs", (p) => p.pairs);
const ROUTED = open("routed", (p) => p.routed);
const WON = open("won", (p) => p.won);
const AMMUNITION = part<Look, Known<number>>(["ammunition"], ({ p, own }) =>
  p.ammunition.map((points, side) => (side === own ? points : null)),
);
// when a group comes is its side’s secret until it has arrived (NWO-19.1-b)
const DUE = part<Look, Known<number>>(["due", "place"], ({ field, p, own }) => {
  const awaited = groupsAwaited(field, p, own);
  return p.due.map((turn, group) => (awaited.has(group) ? null : turn));
});
const ENTERED = open("entered", (p) => p.entered);

const LEDGER = part<Look, Ledger>([...LISTS, "turn", "initial", "shownUnits", "shownLeaders", "shownSeats"], (look) => {
  const { told, p } = look;
  const of = <T>(one: Part<Look, T>): T => told.part(one, look);
  const cup = of(CUP);
  return {
    place: of(PLACE),
    lost: of(LOST),
    marks: of(MARKS),
    around: of(AROUND),
    tail: of(TAIL),
    passed: of(PASSED),
    fell: of(FELL),
    seenBy: of(SEEN_BY),
    post: of(POST),
    rating: of(RATING),
    leaderMarks: of(LEADER_MARKS),
    leaderPassed: of(LEADER_PASSED),
    seat: of(SEAT),
    reloads: of(RELOADS),
    spell: of(SPELL),
    standing: of(STANDING),
    waiting: of(WAITING_ORDERS),
    night: of(NIGHT),
    fatigue: of(FATIGUE),
    rest: of(REST),
    marched: of(MARCHED),
    attached: of(ATTACHED),
    attackedIn: of(ATTACKED_IN),
    foughtIn: of(FOUGHT_IN),
    acted: of(ACTED),
    broken: of(BROKEN),
    seatsLost: of(SEATS_LOST),
    couriers: of(COURIERS),
    decoys: of(DECOYS),
    hiding: of(HIDING),
    intercepted: of(INTERCEPTED),
    works: of(WORKS),
    abatis: of(ABATIS),
    lifted: of(LIFTED),
    cup,
    unknownChits: p.cup.length - cup.length,
    pairs: of(PAIRS),
    initial: p.initial,
    routed: of(ROUTED),
    won: of(WON),
    ammunition: of(AMMUNITION),
    due: of(DUE),
    entered: of(ENTERED),
  };
});

/** What a seat knows; lists that have not changed since it last looked are the same objects. */
export function ledgerOf(look: Look): Ledger {
  return look.told.part(LEDGER, look);
}

/** Groups of the other side’s that have not arrived completely. */
function groupsAwaited({ groupOf, sideOf }: Field, p: Position, own: SideIndex): ReadonlySet<number> {
  const awaited = new Set<number>();
  for (const [unit, group] of groupOf.entries())
    if (group !== NONE && sideOf[unit] !== own && p.place[unit] === WAITING) awaited.add(group);
  return awaited;
}
