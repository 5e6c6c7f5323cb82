import type { HexIndex } from "@stonebridge/board";
import { type Dice, present } from "@stonebridge/kernel";
import { groupOf } from "../movement/schedule.ts";
import { areaOf } from "../set-up/cards.ts";
import type { Field } from "../field.ts";
import { CONFEDERATE, NONE, type PieceIndex, type SideIndex } from "../measures.ts";
import { FROZEN, NEVER, type Position, UNLIMBERED, heldBy, mark, onMap, setDown } from "../position.ts";
import type { View } from "./view.ts";
import { SIDES } from "../vocabulary.ts";

/** A hex with face-down counters, and how many. */
interface Slot {
  readonly hex: HexIndex;
  readonly count: number;
}

/** A counter that lies face down: a piece, or one that stands for others. */
interface Counter {
  readonly piece: PieceIndex;
  readonly parts: readonly PieceIndex[];
}

/** Deals tried before the cards' limits are ignored: a user's own situation need not keep to them. */
const ATTEMPTS = 12;

/**
 * Deals the pieces of a side whose card is closed: face down where counters are, under brigade pieces, or on the card. The side has set up:
 * nothing behind a curtain is dealt.
 */
export function dealHidden(field: Field, p: Position, view: View, side: SideIndex, dice: Dice): void {
  const unseen = field.pieces.flatMap((_, piece) =>
    field.sideOf[piece] === side && view.pieces[piece].where === "unseen" ? [piece] : [],
  );
  const slots = view.faceDown
    .filter((one) => one.side === SIDES[side])
    .map(({ hex, count }) => ({ hex: field.grid.known(hex), count }));
  const held = fillBrigades(field, p, unseen, dice);
  const waiting = (piece: PieceIndex): boolean => {
    const group = groupOf(field, piece);
    return group !== -1 && p.due[group] !== NEVER;
  };
  const hidden = unseen.filter((piece) => !held.has(piece) && !waiting(piece) && isCounter(field, piece));
  const total = slots.reduce((sum, { count }) => sum + count, 0);
  for (let attempt = 0; attempt <= ATTEMPTS; attempt++) {
    const counters = chooseCounters(field, hidden, unseen, total, dice);
    const dealt = counters === undefined ? undefined : match(field, counters, slots, attempt < ATTEMPTS, dice);
    if (counters === undefined || dealt === undefined) continue;
    for (const [at, counter] of counters.entries()) lay(field, p, counter, dealt[at], dice);
    return;
  }
}

/** Brigade pieces and dummies come only in exchange for others. */
function isCounter(field: Field, piece: PieceIndex): boolean {
  return field.kindOf[piece] !== "brigade" && field.kindOf[piece] !== "dummy";
}

/** Who is in the brigade pieces that lie face up: their leaders and infantry of exactly their defense (BR83-8.21-a). */
function fillBrigades(field: Field, p: Position, unseen: readonly PieceIndex[], dice: Dice): Set<PieceIndex> {
  const held = new Set<PieceIndex>();
  for (let brigade = 0; brigade < field.count; brigade++) {
    if (field.kindOf[brigade] !== "brigade" || !onMap(p, brigade) || !unseen.includes(field.leader[brigade])) continue;
    const choices = compositions(field, brigade, unseen);
    // those that were never face down can be nowhere else
    const sure = field.members[brigade].filter((unit) => unseen.includes(unit) && !field.pieces[unit].frozen);
    const fitting = choices.filter((units) => sure.every((unit) => field.isUnit[unit] === 0 || units.includes(unit)));
    const units = pick(fitting.length > 0 ? fitting : choices, dice);
    if (units === undefined) continue;
    for (const part of [field.leader[brigade], ...units]) {
      p.place[part] = heldBy(brigade);
      held.add(part);
    }
  }
  return held;
}

/** Sets of a brigade's infantry among these pieces that make up its piece exactly. */
function compositions(field: Field, brigade: PieceIndex, among: readonly PieceIndex[]): PieceIndex[][] {
  const infantry = field.members[brigade].filter((unit) => field.isUnit[unit] === 1 && among.includes(unit));
  let sets: PieceIndex[][] = [[]];
  for (const unit of infantry) sets = [...sets, ...sets.map((set) => [...set, unit])];
  return sets.filter((set) => set.reduce((sum, unit) => sum + field.defense[unit], 0) === field.defense[brigade]);
}

/**
 * Which counters these pieces make, so that there are `total`: each has its own, except those that dummies or brigade pieces stand for.
 * Undefined if it is impossible.
 */
function chooseCounters(
  field: Field,
  hidden: readonly PieceIndex[],
  unseen: readonly PieceIndex[],
  total: number,
  dice: Dice,
): Counter[] | undefined {
  const spare = hidden.length - total;
  const dummies = unseen.filter((piece) => field.kindOf[piece] === "dummy" && hidden.includes(field.leader[piece]));
  const exchanged =
    spare > 0 && dummies.length > 0
      ? underDummies(field, hidden, shuffled(dummies, dice), spare, dice)
      : underBrigades(field, hidden, unseen, spare, dice);
  if (exchanged === undefined) return undefined;
  const parts = new Set(exchanged.flatMap((counter) => counter.parts));
  return [...exchanged, ...hidden.flatMap((piece) => (parts.has(piece) ? [] : [{ piece, parts: [] }]))];
}

/** Some dummies, each with its leader, and this many more pieces under them, first of their own brigades (BR83-OPT2.1-a). */
function underDummies(
  field: Field,
  hidden: readonly PieceIndex[],
  dummies: readonly PieceIndex[],
  more: number,
  dice: Dice,
): Counter[] | undefined {
  const most = Math.min(dummies.length, hidden.length - more);
  if (most < 1) return undefined;
  const used = dummies.slice(0, dice.roll("deal", most));
  const contents = new Map(used.map((dummy) => [field.leader[dummy], [field.leader[dummy]]]));
  const others = shuffled(
    hidden.filter((piece) => !contents.has(piece)),
    dice,
  );
  const own = others.filter((piece) => contents.has(field.leader[piece]));
  const strangers = others.filter((piece) => !contents.has(field.leader[piece]));
  for (const piece of [...own, ...strangers].slice(0, more)) {
    const leader = contents.has(field.leader[piece])
      ? field.leader[piece]
      : field.leader[present(pick(used, dice), "dummy")];
    contents.get(leader)?.push(piece);
  }
  return used.map((piece) => ({ piece, parts: contents.get(field.leader[piece]) ?? [] }));
}

/** Brigade pieces that together remove this many counters: each stands for a leader and infantry of exactly its defense (BR83-8.21-a). */
function underBrigades(
  field: Field,
  hidden: readonly PieceIndex[],
  unseen: readonly PieceIndex[],
  spare: number,
  dice: Dice,
): Counter[] | undefined {
  if (spare <= 0) return spare === 0 ? [] : undefined;
  const brigades = shuffled(
    unseen.filter((piece) => field.kindOf[piece] === "brigade" && hidden.includes(field.leader[piece])),
    dice,
  );
  const ways = brigades.map((brigade) => shuffled([undefined, ...compositions(field, brigade, hidden)], dice));
  // the numbers that the brigades from each on can remove
  const within: Set<number>[] = [...brigades.map(() => new Set<number>()), new Set([0])];
  for (let at = brigades.length - 1; at >= 0; at--)
    for (const way of ways[at])
      for (const sum of within[at + 1]) if (sum + (way?.length ?? 0) <= spare) within[at].add(sum + (way?.length ?? 0));
  if (!within[0].has(spare)) return undefined;
  const counters: Counter[] = [];
  let left = spare;
  for (const [at, brigade] of brigades.entries()) {
    const way = ways[at].find((units) => within[at + 1].has(left - (units?.length ?? 0)));
    if (way === undefined) continue;
    counters.push({ piece: brigade, parts: [field.leader[brigade], ...way] });
    left -= way.length;
  }
  return counters;
}

/**
 * Gives each counter a hex, each hex as many as are there, at random (Kuhn's augmenting paths).
 * @param byCard whether a Confederate counter must be where the card lets it begin: what is frozen has not moved
 */
function match(
  field: Field,
  counters: readonly Counter[],
  slots: readonly Slot[],
  byCard: boolean,
  dice: Dice,
): HexIndex[] | undefined {
  const options = counters.map(({ piece, parts }) => {
    const whole = parts.length === 0 ? [piece] : parts;
    const fits = (hex: HexIndex): boolean =>
      !byCard || field.sideOf[piece] !== CONFEDERATE || whole.every((one) => areaOf(field, one).mask[hex] === 1);
    return shuffled(
      [...slots.keys()].filter((slot) => fits(slots[slot].hex)),
      dice,
    );
  });
  const holders: number[][] = slots.map(() => []);
  const given = counters.map(() => NONE);
  const place = (counter: number, tried: Set<number>): boolean => {
    for (const slot of options[counter]) {
      if (tried.has(slot)) continue;
      tried.add(slot);
      const there = holders[slot];
      const moved = there.length < slots[slot].count ? NONE : there.findIndex((other) => place(other, tried));
      if (there.length >= slots[slot].count && moved === NONE) continue;
      // pieces that went elsewhere have left this hex
      holders[slot] = [...holders[slot].filter((other) => given[other] === slot), counter];
      given[counter] = slot;
      return true;
    }
    return false;
  };
  for (const counter of shuffled([...counters.keys()], dice)) if (!place(counter, new Set())) return undefined;
  return given.map((slot) => slots[slot].hex);
}

function lay(field: Field, p: Position, { piece, parts }: Counter, hex: HexIndex, dice: Dice): void {
  setDown(field, p, piece, hex);
  mark(p, piece, FROZEN);
  if (field.kindOf[piece] === "battery" && dice.roll("deal", 2) === 2) mark(p, piece, UNLIMBERED);
  for (const part of parts) p.place[part] = heldBy(piece);
}

function pick<T>(list: readonly T[], dice: Dice): T | undefined {
  return list.length === 0 ? undefined : list[list.length === 1 ? 0 : dice.roll("deal", list.length) - 1];
}

function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = dice.roll("deal", at + 1) - 1;
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}
