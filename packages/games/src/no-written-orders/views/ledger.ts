import type { HexIndex } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { NONE, type SideIndex } from "../measures.ts";
import type { Courier, Decoy, HiddenMarch, Interception, NightOrder, Standing, Waiting } from "../order-book.ts";
import { COMMANDS, DETACHED, FALLEN, ON_TOP, type Position, SUCCEEDED, WAITING } from "../position.ts";

/** What is known of each; `null` where it is not, or where there is nothing. */
type Known<T> = readonly (T | null)[];

/** Lists that are told of units one sees, and of leaders. */
export const OF_UNITS = ["place", "lost", "marks", "around", "tail", "passed", "fell", "seenBy"] as const;
export const OF_LEADERS = ["post", "rating", "leaderMarks", "leaderPassed"] as const;
/** Lists by holder that are their side’s alone; places of headquarters are told as those of units are. */
export const OF_HOLDERS = [
  "seat",
  "reloads",
  "spell",
  "standing",
  "waiting",
  "night",
  "fatigue",
  "rest",
  "marched",
  "attached",
  "attackedIn",
  "foughtIn",
] as const;
/** What both sides know (digest 8). */
export const OF_ALL = [
  "acted",
  "broken",
  "seatsLost",
  "works",
  "abatis",
  "lifted",
  "pairs",
  "initial",
  "routed",
  "won",
  "entered",
] as const;

/**
 * What a seat knows of a position, list by list as the rules keep it (`position.ts`): for those who look ahead from a view; screens read the
 * rest of it. Nothing in it depends on what section 8 of the digest hides from the seat.
 */
export interface Ledger extends Pick<Position, (typeof OF_ALL)[number]> {
  readonly place: Known<number>;
  readonly lost: Known<number>;
  readonly marks: Known<number>;
  readonly around: Known<number>;
  readonly tail: Known<number>;
  readonly passed: Known<number>;
  readonly fell: Known<number>;
  readonly seenBy: Known<readonly HexIndex[]>;
  readonly post: Known<number>;
  readonly rating: Known<number>;
  readonly leaderMarks: Known<number>;
  readonly leaderPassed: Known<number>;
  readonly seat: Known<number>;
  readonly reloads: Known<number>;
  readonly spell: Known<number>;
  readonly standing: Known<Standing>;
  readonly waiting: Known<Waiting>;
  readonly night: Known<NightOrder>;
  readonly fatigue: Known<number>;
  readonly rest: Known<number>;
  readonly marched: Known<number>;
  readonly attached: Known<number>;
  readonly attackedIn: Known<number>;
  readonly foughtIn: Known<number>;
  readonly couriers: readonly Courier[];
  readonly decoys: readonly Decoy[];
  readonly hiding: readonly HiddenMarch[];
  readonly intercepted: readonly Interception[];
  /** Chits in the cup that one knows, and how many of the enemy’s formations are in it besides. */
  readonly cup: readonly number[];
  readonly unknownChits: number;
  readonly ammunition: Known<number>;
  readonly due: Known<number>;
}

/** Marks that only their own side knows; those of leaders that all know. */
const SECRET = DETACHED | ON_TOP;
const PUBLIC_OF_LEADERS = FALLEN | COMMANDS | SUCCEEDED;

/** @param own NONE for who only watches @param sees may the seat look at what a side has in a hex? */
export function ledgerOf(
  field: Field,
  p: Position,
  own: SideIndex,
  sees: (side: SideIndex, hex: HexIndex) => boolean,
): Ledger {
  const { holders, leaderSide, sideOf } = field;
  const shown = (side: SideIndex, place: number): boolean => place < 0 || sees(side, place);
  const units = p.place.map((place, unit) => shown(sideOf[unit], place));
  const leaders = p.post.map((post, leader) => shown(leaderSide[leader], post));
  const ofUnits = <T>(list: readonly T[]): Known<T> => list.map((value, unit) => (units[unit] ? value : null));
  const mine = <T>(list: readonly (T | undefined)[]): Known<T> =>
    list.map((value, holder) => (holders[holder].side === own ? (value ?? null) : null));
  const isMine = ({ side }: { readonly side: SideIndex }): boolean => side === own;
  const cup = p.cup.filter((chit) => chit < 0 || holders[chit].side === own);
  // groups of the other side’s that have not come whole
  const awaited = new Set<number>();
  for (const [unit, group] of field.groupOf.entries())
    if (group !== NONE && sideOf[unit] !== own && p.place[unit] === WAITING) awaited.add(group);
  return {
    place: ofUnits(p.place),
    lost: ofUnits(p.lost),
    marks: ofUnits(p.marks.map((marks, unit) => (sideOf[unit] === own ? marks : marks & ~SECRET))),
    around: ofUnits(p.around),
    tail: ofUnits(p.tail),
    passed: p.passed.map((passed, unit) => (sideOf[unit] === own ? passed : null)),
    fell: ofUnits(p.fell),
    seenBy: ofUnits(p.seenBy),
    post: p.post.map((post, leader) => (leaders[leader] ? post : null)),
    rating: [...p.rating],
    leaderMarks: p.leaderMarks.map((marks, leader) => {
      if (leaderSide[leader] === own) return marks;
      return leaders[leader] ? marks & PUBLIC_OF_LEADERS : null;
    }),
    leaderPassed: p.leaderPassed.map((passed, leader) => (leaderSide[leader] === own ? passed : null)),
    seat: p.seat.map((seat, holder) => (shown(holders[holder].side, seat) ? seat : null)),
    reloads: mine(p.reloads),
    spell: mine(p.spell),
    standing: mine(p.standing),
    waiting: mine(p.waiting),
    night: mine(p.night),
    fatigue: mine(p.fatigue),
    rest: mine(p.rest),
    marched: mine(p.marched),
    attached: mine(p.attached),
    attackedIn: mine(p.attackedIn),
    foughtIn: mine(p.foughtIn),
    acted: [...p.acted],
    broken: [...p.broken],
    seatsLost: [...p.seatsLost],
    // that an aide was read is its reader’s knowledge, and only once his commander has heard of it
    couriers: p.couriers.filter(isMine).map(({ read: _read, ...courier }) => courier),
    decoys: p.decoys.filter(isMine),
    hiding: p.hiding.filter(({ holder }) => holders[holder].side === own),
    intercepted: p.intercepted.filter((one) => isMine(one) && one.due <= p.turn),
    works: [...p.works],
    abatis: [...p.abatis],
    lifted: [...p.lifted],
    cup,
    unknownChits: p.cup.length - cup.length,
    pairs: [...p.pairs],
    initial: p.initial,
    routed: [...p.routed],
    won: [...p.won],
    ammunition: p.ammunition.map((points, side) => (side === own ? points : null)),
    // when a group comes is its side’s secret till it has come (NWO-19.1-b)
    due: p.due.map((turn, group) => (awaited.has(group) ? null : turn)),
    entered: [...p.entered],
  };
}
