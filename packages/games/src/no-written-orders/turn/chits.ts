import { knownHolder } from "../known.ts";
import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import { FORMATION, HEADQUARTERS, WING, type Field } from "../field.ts";
import { type ChitsFrame, COORDINATED, INITIAL } from "../frames/turn.ts";
import { leaderRating } from "../army/headings.ts";
import { CONFEDERATE, type HolderIndex, NONE, type SideIndex, UNION } from "../measures.ts";
import { type Play, type Step, asks, holderId, leaderId, pop, push, roll, sideId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { COMMANDS, FALLEN, type Position } from "../position.ts";
import { UNKNOWN } from "../refusing.ts";
import { TURN } from "./refusals.ts";
import { drawsChit, formationsOf, isPresent, isReserve } from "../army/standing.ts";

/** Lead of die and rating that wins the Initial Action (NWO-4.2-a). */
const INITIAL_LEAD = 3;
/** What the rating loses for the Coordinated Action (NWO-4.1-c). */
const COORDINATED_LESS = 2;

/** Phase 2 (NWO-4-c, NWO-4-d, reading 2): Coordinated Action, Initial Action, the pair, the cup. */
const CHITS: readonly ((play: Play, f: ChitsFrame) => void)[] = [
  (play, f) => nameBoth(play, f, COORDINATED),
  (play, f) => testCoordinated(play, f),
  // NWO-19.11-a: turn by turn there is no Initial Action
  (play, f) => (isTurnByTurn(play.field) ? undefined : nameBoth(play, f, INITIAL)),
  (play, f) => (isTurnByTurn(play.field) ? undefined : testInitial(play, f)),
  (play, f) => {
    for (const side of [CONFEDERATE, UNION]) {
      const commander = f.coordinated[side];
      if (commander === NONE || pairable(play.field, play.p, commander).length < 2) continue;
      push(play, { step: "pair", side, commander, first: NONE });
    }
  },
  (play) => {
    fillCup(play.field, play.p);
    pop(play);
  },
];

/** Do the sides play turn by turn, without chits (NWO-19.11-a)? */
export function isTurnByTurn({ options }: Field): boolean {
  return options.igoUgo === "on";
}

export function beginChits(play: Play): void {
  play.p.initial = NONE;
  play.p.pairs = [[], []];
  push(play, { step: "chits", at: 0, coordinated: [NONE, NONE], initial: [NONE, NONE] });
}

export const chits: Step<"chits"> = {
  run(play, f) {
    const part = CHITS[f.at];
    f.at += 1;
    part(play, f);
  },
};

/** Who may roll for a side: army commanders on the map, and wing commanders who act alone (NWO-12.15-e, NWO-RUL030). */
export function commandersOf({ holders }: Field, p: Position, side: SideIndex): HolderIndex[] {
  return holders.flatMap((holder, at) => {
    const { leader, kind } = holder;
    if (holder.side !== side || leader === NONE || p.post[leader] < 0 || (p.leaderMarks[leader] & FALLEN) !== 0)
      return [];
    return kind === HEADQUARTERS || (kind === WING && (p.leaderMarks[leader] & COMMANDS) !== 0) ? [at] : [];
  });
}

/** Formations under a commander: an army’s, or a wing’s. */
function subordinate(field: Field, commander: HolderIndex, formation: HolderIndex): boolean {
  const { kind } = field.holders[commander];
  const { army, wing } = field.holders[formation];
  return (kind === WING ? wing : army) === commander;
}

function ratingOf({ field, p }: Play, commander: HolderIndex): number {
  return leaderRating(field, p, field.holders[commander].leader);
}

/** NWO-4.1-d, NWO-RUL029: a side with one commander need not name him; one that could not use the action does not roll. */
function nameBoth(play: Play, f: ChitsFrame, purpose: number): void {
  for (const side of [CONFEDERATE, UNION]) {
    const able = commandersOf(play.field, play.p, side);
    if (able.length > 1) push(play, { step: "commander", side, purpose });
    else if (able.length === 1) settle(f, purpose, side, able[0]);
  }
}

function settle(f: ChitsFrame, purpose: number, side: SideIndex, commander: HolderIndex): void {
  if (purpose === COORDINATED) f.coordinated = f.coordinated.with(side, commander);
  else f.initial = f.initial.with(side, commander);
}

export const naming: Step<"commander"> = {
  ask: ({ field, p }, f) =>
    asks(
      "commander",
      f.side,
      f.purpose === COORDINATED ? "NWO-4.1-d" : "NWO-RUL029",
      { purpose: f.purpose === COORDINATED ? "coordinated" : "initial" },
      commandersOf(field, p, f.side).map((one) => ({ type: "name", commander: field.holders[one].id })),
    ),
  take(play, f, action) {
    pop(play);
    const below = play.p.stack.findLast((frame) => frame.step === "chits");
    if (below === undefined || action.type !== "name") throw new Error("A commander is named in phase 2 alone.");
    settle(below, f.purpose, f.side, knownHolder(play.field, action.commander));
  },
  refuse({ field }, _, action) {
    if (action.type !== "name") return undefined;
    return field.holderIndex.has(action.commander) ? TURN["name-other"] : UNKNOWN["no-such-holder"];
  },
};

/** The highest die that wins the Coordinated Action for a commander; below 1 there is none (NWO-4.1-c). */
export function coordinatedLimit(field: Field, p: Position, commander: HolderIndex): number {
  return leaderRating(field, p, field.holders[commander].leader) - COORDINATED_LESS;
}

/** NWO-4.1-c, NWO-DR01 */
function testCoordinated(play: Play, f: ChitsFrame): void {
  for (const side of [UNION, CONFEDERATE]) {
    const named = f.coordinated[side];
    if (named === NONE) continue;
    const needed = coordinatedLimit(play.field, play.p, named);
    const die = roll(play, "coordinated-action", side, [], holderId(play, named), needed);
    const won = die.die <= needed;
    tell(play, {
      type: "coordinated-tested",
      rule: "NWO-4.1-c",
      commander: holderId(play, named),
      roll: die,
      won,
    });
    if (!won) f.coordinated = f.coordinated.with(side, NONE);
  }
}

/** NWO-4.2-a, NWO-DR02: a side with no commander on the map cannot win it. */
function testInitial(play: Play, f: ChitsFrame): void {
  const rolls = [UNION, CONFEDERATE].map((side) => {
    const named = f.initial[side];
    if (named === NONE) return undefined;
    return roll(
      play,
      "initial-action",
      side,
      [{ value: ratingOf(play, named), rule: "NWO-4.2-a" }],
      leaderId(play, play.field.holders[named].leader),
    );
  });
  const [union, confederate] = rolls.map((one) => one?.total ?? 0);
  const winner = union - confederate >= INITIAL_LEAD ? UNION : confederate - union >= INITIAL_LEAD ? CONFEDERATE : NONE;
  tell(play, {
    type: "initial-tested",
    rule: "NWO-4.2-a",
    rolls: rolls.filter((one) => one !== undefined),
    ...(winner === NONE ? {} : { winner: sideId(winner) }),
  });
  if (winner !== NONE && f.initial[winner] !== NONE)
    push(play, { step: "initial", side: winner, commander: f.initial[winner] });
}

/**
 * NWO-4.2-b, NWO-RUL029: any formation of the side with units on the map, even one on Reserve; for a wing commander only his own
 * (NWO-RUL030).
 */
function refuseInitial(field: Field, p: Position, commander: HolderIndex, formation: HolderIndex): Refusal | undefined {
  const { kind, side, chit } = field.holders[formation];
  if (kind !== FORMATION || side !== field.holders[commander].side || !chit) return TURN["begin-other"];
  if (field.holders[commander].kind === WING && !subordinate(field, commander, formation)) return TURN["begin-wing"];
  return isPresent(field, p, formation) ? undefined : TURN["begin-absent"];
}

export const initial: Step<"initial"> = {
  ask: ({ field, p }, f) =>
    asks("initial", f.side, "NWO-4.2-b", { commander: field.holders[f.commander].id }, [
      ...formationsOf(field, f.side)
        .filter((formation) => refuseInitial(field, p, f.commander, formation) === undefined)
        .map((formation): Action => ({ type: "begin", formation: field.holders[formation].id })),
      { type: "decline" },
    ]),
  take(play, f, action) {
    pop(play);
    const chosen = action.type === "begin" ? knownHolder(play.field, action.formation) : NONE;
    play.p.initial = chosen;
    tell(play, {
      type: "initial-chosen",
      rule: "NWO-4.2-c",
      side: sideId(f.side),
      ...(chosen === NONE ? {} : { formation: holderId(play, chosen) }),
    });
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "begin") return undefined;
    const formation = field.holderIndex.get(action.formation);
    return formation === undefined ? UNKNOWN["no-such-holder"] : refuseInitial(field, p, f.commander, formation);
  },
};

/** Why a formation may not be one of the pair of a Coordinated Action (NWO-RUL026, NWO-RUL027). */
function refusePair(field: Field, p: Position, commander: HolderIndex, formation: HolderIndex): Refusal | undefined {
  const { kind, chit } = field.holders[formation];
  if (kind !== FORMATION || !chit) return TURN["pair-other"];
  if (!subordinate(field, commander, formation))
    return field.holders[commander].kind === WING && field.holders[formation].side === field.holders[commander].side
      ? TURN["pair-wing"]
      : TURN["pair-other"];
  if (formation === p.initial) return TURN["pair-initial"];
  if (isReserve(p, formation)) return TURN["pair-reserve"];
  return drawsChit(field, p, formation) ? undefined : TURN["pair-absent"];
}

export function pairable(field: Field, p: Position, commander: HolderIndex): HolderIndex[] {
  return formationsOf(field, field.holders[commander].side).filter(
    (formation) => refusePair(field, p, commander, formation) === undefined,
  );
}

export const pair: Step<"pair"> = {
  ask: ({ field, p }, f) =>
    asks(
      "pair",
      f.side,
      "NWO-4.1-a",
      { commander: field.holders[f.commander].id, formations: namesOf(field, f.first) },
      [
        ...pairable(field, p, f.commander)
          .filter((formation) => formation !== f.first)
          .map((formation): Action => ({ type: "pair", formation: field.holders[formation].id })),
        { type: "decline" },
      ],
    ),
  take(play, f, action) {
    if (action.type !== "pair") return pop(play);
    const chosen = knownHolder(play.field, action.formation);
    if (f.first === NONE) {
      f.first = chosen;
      return undefined;
    }
    pop(play);
    play.p.pairs = play.p.pairs.with(f.side, [f.first, chosen]);
    tell(play, {
      type: "pair-chosen",
      rule: "NWO-4.1-b",
      side: sideId(f.side),
      formations: [holderId(play, f.first), holderId(play, chosen)],
    });
    return undefined;
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "pair") return undefined;
    const formation = field.holderIndex.get(action.formation);
    return formation === undefined ? UNKNOWN["no-such-holder"] : refusePair(field, p, f.commander, formation);
  },
};

function namesOf(field: Field, formation: HolderIndex): readonly string[] {
  return formation === NONE ? [] : [field.holders[formation].id];
}

/**
 * NWO-4-d, NWO-4.1-b: chits of all that are not on Reserve, except for the Initial formation and the pairs, whose one chit stands for both.
 */
function fillCup(field: Field, p: Position): void {
  const cup: number[] = [];
  for (const side of [UNION, CONFEDERATE]) {
    const paired = p.pairs[side];
    if (paired.length > 0) cup.push(-1 - side);
    for (const formation of formationsOf(field, side))
      if (formation !== p.initial && !paired.includes(formation) && drawsChit(field, p, formation)) cup.push(formation);
  }
  p.cup = cup;
}

/** Draws a chit, which activates its formation (NWO-2.1-b, NWO-4-f, NWO-DR03): the formations that act, and their side. */
export function drawChit(play: Play): { readonly side: SideIndex; readonly formations: readonly HolderIndex[] } {
  const { field, p } = play;
  const of = p.cup.length;
  const at = of === 1 ? 0 : play.dice.roll("chit", of) - 1;
  const chit = p.cup[at];
  p.cup = p.cup.toSpliced(at, 1);
  const formations = chit < 0 ? p.pairs[-1 - chit] : [chit];
  const side = chit < 0 ? -1 - chit : field.holders[chit].side;
  tell(play, {
    type: "chit-drawn",
    rule: "NWO-4-f",
    side: sideId(side),
    formations: formations.map((formation) => holderId(play, formation)),
    of,
  });
  return { side, formations };
}
