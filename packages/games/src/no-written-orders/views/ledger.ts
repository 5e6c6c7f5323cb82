import type { Field } from "../field.ts";
import { NONE, type SideIndex } from "../measures.ts";
import { COMMANDS, DETACHED, FALLEN, ON_TOP, type Position, SUCCEEDED, WAITING } from "../position.ts";
import type { Look } from "./look.ts";
import { type Known, type Ledger, LISTS } from "./lists.ts";
import type { Source } from "./told.ts";

type Name = Source & keyof Ledger;

/** Parts of the ledger are kept under names of their own. */
const NAMES = Object.fromEntries([...LISTS, "initial"].map((name) => [name, `ledger ${name}`])) as Record<Name, string>;

/** What a ledger is made of. */
const SOURCES: readonly Source[] = [...LISTS, "turn", "initial", "shownUnits", "shownLeaders", "shownSeats"];

/** Marks that only their own side knows; those of leaders that everybody knows. */
const SECRET = DETACHED | ON_TOP;
const PUBLIC_OF_LEADERS = FALLEN | COMMANDS | SUCCEEDED;

/**
 * What a seat knows; lists that have not changed since it last looked are the same objects.
 * @param own NONE for a spectator
 */
export function ledgerOf(field: Field, p: Position, own: SideIndex, look: Look): Ledger {
  return look.told.part("ledger", SOURCES, () => listsOf(field, p, own, look));
}

function listsOf(field: Field, p: Position, own: SideIndex, { told, shown }: Look): Ledger {
  const { holders, leaderSide, sideOf } = field;
  const ofUnits = <T>(name: Name, list: readonly T[]): Known<T> =>
    told.part(NAMES[name], [name, "shownUnits"], () =>
      list.map((value, unit) => (shown.units[unit] === 1 ? value : null)),
    );
  const mine = <T>(name: Name, list: readonly (T | undefined)[]): Known<T> =>
    told.part(NAMES[name], [name], () =>
      list.map((value, holder) => (holders[holder].side === own ? (value ?? null) : null)),
    );
  const all = <T>(name: Name, list: readonly T[]): T[] => told.part(NAMES[name], [name], () => [...list]);
  const isMine = ({ side }: { readonly side: SideIndex }): boolean => side === own;
  const cup = told.part(NAMES.cup, ["cup"], () => p.cup.filter((chit) => chit < 0 || holders[chit].side === own));
  return {
    place: ofUnits("place", p.place),
    lost: ofUnits("lost", p.lost),
    marks: told.part(NAMES.marks, ["marks", "shownUnits"], () =>
      p.marks.map((marks, unit) => (shown.units[unit] === 0 ? null : sideOf[unit] === own ? marks : marks & ~SECRET)),
    ),
    around: ofUnits("around", p.around),
    tail: ofUnits("tail", p.tail),
    passed: told.part(NAMES.passed, ["passed"], () =>
      p.passed.map((passed, unit) => (sideOf[unit] === own ? passed : null)),
    ),
    fell: ofUnits("fell", p.fell),
    seenBy: ofUnits("seenBy", p.seenBy),
    post: told.part(NAMES.post, ["post", "shownLeaders"], () =>
      p.post.map((post, leader) => (shown.leaders[leader] === 1 ? post : null)),
    ),
    rating: all("rating", p.rating),
    leaderMarks: told.part(NAMES.leaderMarks, ["leaderMarks", "shownLeaders"], () =>
      p.leaderMarks.map((marks, leader) => {
        if (leaderSide[leader] === own) return marks;
        return shown.leaders[leader] === 1 ? marks & PUBLIC_OF_LEADERS : null;
      }),
    ),
    leaderPassed: told.part(NAMES.leaderPassed, ["leaderPassed"], () =>
      p.leaderPassed.map((passed, leader) => (leaderSide[leader] === own ? passed : null)),
    ),
    seat: told.part(NAMES.seat, ["seat", "shownSeats"], () =>
      p.seat.map((seat, holder) => (shown.seats[holder] === 1 ? seat : null)),
    ),
    reloads: mine("reloads", p.reloads),
    spell: mine("spell", p.spell),
    standing: mine("standing", p.standing),
    waiting: mine("waiting", p.waiting),
    night: mine("night", p.night),
    fatigue: mine("fatigue", p.fatigue),
    rest: mine("rest", p.rest),
    marched: mine("marched", p.marched),
    attached: mine("attached", p.attached),
    attackedIn: mine("attackedIn", p.attackedIn),
    foughtIn: mine("foughtIn", p.foughtIn),
    acted: all("acted", p.acted),
    broken: all("broken", p.broken),
    seatsLost: all("seatsLost", p.seatsLost),
    // only the reader knows that an aide’s orders were read, and only once his commander has heard of them
    couriers: told.part(NAMES.couriers, ["couriers"], () =>
      p.couriers.filter(isMine).map(({ read: _read, ...courier }) => courier),
    ),
    decoys: told.part(NAMES.decoys, ["decoys"], () => p.decoys.filter(isMine)),
    hiding: told.part(NAMES.hiding, ["hiding"], () => p.hiding.filter(({ holder }) => holders[holder].side === own)),
    intercepted: told.part(NAMES.intercepted, ["intercepted", "turn"], () =>
      p.intercepted.filter((one) => isMine(one) && one.due <= p.turn),
    ),
    works: all("works", p.works),
    abatis: all("abatis", p.abatis),
    lifted: all("lifted", p.lifted),
    cup,
    unknownChits: p.cup.length - cup.length,
    pairs: all("pairs", p.pairs),
    initial: p.initial,
    routed: all("routed", p.routed),
    won: all("won", p.won),
    ammunition: told.part(NAMES.ammunition, ["ammunition"], () =>
      p.ammunition.map((points, side) => (side === own ? points : null)),
    ),
    // when a group comes is its side’s secret until it has arrived (NWO-19.1-b)
    due: told.part(NAMES.due, ["due", "place"], () => {
      const awaited = groupsAwaited(field, p, own);
      return p.due.map((turn, group) => (awaited.has(group) ? null : turn));
    }),
    entered: all("entered", p.entered),
  };
}

/** Groups of the other side’s that have not arrived completely. */
function groupsAwaited({ groupOf, sideOf }: Field, p: Position, own: SideIndex): ReadonlySet<number> {
  const awaited = new Set<number>();
  for (const [unit, group] of groupOf.entries())
    if (group !== NONE && sideOf[unit] !== own && p.place[unit] === WAITING) awaited.add(group);
  return awaited;
}
