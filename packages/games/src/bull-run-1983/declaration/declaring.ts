import type { HexIndex } from "@stonebridge/board";
import { type Contact, contactOf, isAble, touchesAll } from "./contact.ts";
import type { Field } from "../field.ts";
import { BOMBARDMENT, type Battle, type DeclarationFrame, MELEE } from "../frames.ts";
import { GUN_RANGE, NONE, type PieceIndex, type SideIndex } from "../measures.ts";
import { APART, FINE, type Flaw, LEAVES_ATTACKER, LEAVES_PAIR, LEAVES_TARGET, Outlook } from "./outlook.ts";
import { FROZEN, type Position, SPENT, firstAt, marked, onMap } from "../position.ts";
import type { Refuses } from "../refusing.ts";
import { DECLARATION } from "./refusals.ts";
import { sees } from "../combat/sight.ts";

/** A declaration in progress with what follows from it: computed again for every question. */
export interface Declaring {
  readonly field: Field;
  readonly p: Position;
  readonly battles: readonly Battle[];
  readonly draft: Battle | undefined;
  readonly contact: Contact;
  /** Guns that are in no battle yet. */
  readonly free: readonly PieceIndex[];
  readonly outlook: Outlook;
}

/** The declaration that runs, with what follows from it. */
export function declaring(field: Field, p: Position, { side, battles, draft }: DeclarationFrame): Declaring {
  return declaringIn(field, p, contactOf(field, p, side), battles, draft);
}

/**
 * The same of battles that may not be declared yet.
 * @param draft the battle that is being composed
 */
export function declaringIn(
  field: Field,
  p: Position,
  contact: Contact,
  battles: readonly Battle[],
  draft: Battle | undefined,
): Declaring {
  const fire = draft === undefined ? battles : [...battles, draft];
  const free = contact.guns.filter((gun) => !fire.some(({ guns }) => guns.includes(gun)));
  return { field, p, battles, draft, contact, free, outlook: new Outlook(field, p, contact, battles, draft) };
}

const FLAWS: Readonly<Record<Flaw, Refuses>> = {
  [LEAVES_TARGET]: DECLARATION["leaves-target"],
  [LEAVES_ATTACKER]: DECLARATION["leaves-attacker"],
  [LEAVES_PAIR]: DECLARATION["leaves-pair"],
  [APART]: DECLARATION["target-apart"],
};

/** No state without a way to a legal declaration is ever entered (reading 2.4). */
function refuseFlaw(flaw: Flaw): Refuses | undefined {
  return flaw === FINE ? undefined : FLAWS[flaw];
}

/** Is the defender in a battle, including the current one (BR83-6.5-a)? */
export function isTarget({ battles, draft }: Declaring, piece: PieceIndex): boolean {
  return draft?.targets.includes(piece) === true || battles.some(({ targets }) => targets.includes(piece));
}

/** Is the attacker in a battle, including the current one (BR83-6.5-a, BR83-9.4-a)? */
function isAssigned({ battles, draft }: Declaring, piece: PieceIndex): boolean {
  return (draft !== undefined && fightsIn(draft, piece)) || battles.some((battle) => fightsIn(battle, piece));
}

function fightsIn({ adjacent, guns }: Battle, piece: PieceIndex): boolean {
  return adjacent.includes(piece) || guns.includes(piece);
}

/**
 * Why the defender cannot be added to the current battle, or open one: a melee next to the enemy, otherwise a bombardment. Defenders of one
 * hex may be in several battles, as far as they are not screened (BR83-6.62-a, BR83-SP-j).
 */
export function targetRefusal(d: Declaring, piece: PieceIndex): Refuses | undefined {
  const { field, p, draft, contact } = d;
  if (field.isUnit[piece] === 0) return DECLARATION["target-leader"];
  // face-down pieces cannot be chosen by the other side, and are never within reach (BR83-4.82-b, BR83-4.84-a)
  if (field.sideOf[piece] === contact.side || !onMap(p, piece) || marked(p, piece, FROZEN))
    return DECLARATION["target-own"];
  if (isTarget(d, piece)) return DECLARATION["target-taken"];
  if (contact.targets.includes(piece))
    return draft?.kind === BOMBARDMENT ? DECLARATION["target-contact"] : refuseFlaw(d.outlook.afterTarget(piece));
  return draft?.kind === MELEE ? DECLARATION["target-apart"] : bombardmentRefusal(d, piece);
}

/**
 * BR83-9.6-a, BR83-9.61-a: any unit, none is screened (BR83-6.8-e, BR83-9.62-a, BR83-SP-k); an able gun must be left that sees this target
 * and those of the current battle (BR83-9.43-a, R86).
 */
function bombardmentRefusal(d: Declaring, piece: PieceIndex): Refuses | undefined {
  const { field, p, draft, free } = d;
  const to = p.place[piece];
  let able = false;
  for (const gun of draft?.guns ?? []) {
    if (!sees(field, p, p.place[gun], to)) return DECLARATION["target-group"]; // BR83-9.43-a
    if (isAble(field, p, gun)) able = true;
  }
  if (able) return undefined;
  let unable = false;
  for (const gun of free) {
    if (!sees(field, p, p.place[gun], to) || !seesAll(d, gun, draft?.targets ?? [])) continue;
    if (isAble(field, p, gun)) return undefined;
    unable = true;
  }
  return DECLARATION[unable ? "target-powerless" : free.length > 0 ? "target-unseen" : "target-quiet"];
}

function seesAll({ field, p }: Declaring, gun: PieceIndex, targets: readonly PieceIndex[]): boolean {
  for (const target of targets) if (!sees(field, p, p.place[gun], p.place[target])) return false;
  return true;
}

/** Why the unit cannot be in any more battles. */
function unitRefusal(d: Declaring, piece: PieceIndex): Refuses | undefined {
  const { field, p, contact } = d;
  if (field.isUnit[piece] === 0) return DECLARATION["assign-leader"];
  if (field.sideOf[piece] !== contact.side || !onMap(p, piece)) return DECLARATION["assign-enemy"];
  if (isAssigned(d, piece)) return DECLARATION["assign-taken"];
  return marked(p, piece, SPENT) ? DECLARATION["assign-spent"] : undefined;
}

/**
 * Why the unit cannot attack this group: it must be in contact with all of it, or be a gun that sees all of it (BR83-6.72-a, BR83-9.42-a,
 * BR83-9.43-a).
 */
function groupRefusal(
  d: Declaring,
  piece: PieceIndex,
  { kind, targets }: Battle,
  support: boolean,
): Refuses | undefined {
  const { field, p, contact } = d;
  if (!contact.guns.includes(piece)) {
    const gun = kind === BOMBARDMENT && field.kindOf[piece] === "battery";
    if (gun) return DECLARATION["assign-gun"];
    return kind === MELEE && touchesAll(field, p, piece, targets) ? undefined : DECLARATION["assign-adjacent"];
  }
  if (kind === MELEE && !support) return DECLARATION["assign-support"]; // BR83-9.61-a
  for (const target of targets)
    if (field.grid.distance(p.place[piece], p.place[target]) > GUN_RANGE) return DECLARATION["assign-range"];
  return seesAll(d, piece, targets) ? undefined : DECLARATION["assign-unseen"];
}

/** Why the unit cannot be added to the attackers of the current battle. Others of its hex may attack elsewhere (BR83-6.61-a). */
export function assignRefusal(d: Declaring, piece: PieceIndex): Refuses | undefined {
  const { field, p, draft } = d;
  if (draft === undefined) return DECLARATION["assign-none"];
  const refusal = unitRefusal(d, piece) ?? groupRefusal(d, piece, draft, false);
  if (refusal !== undefined) return refusal;
  if (draft.kind === MELEE) return refuseFlaw(d.outlook.afterAssign(piece));
  if (isAble(field, p, piece) || draft.guns.some((gun) => isAble(field, p, gun))) return undefined;
  for (const gun of d.free)
    if (gun !== piece && isAble(field, p, gun) && seesAll(d, gun, draft.targets)) return undefined;
  return DECLARATION["assign-powerless"];
}

/** Why the current battle cannot be closed as it is: a melee, even a soak-off (BR83-GL-a), needs more than guns from afar (BR83-9.61-c). */
export function closeRefusal({ field, p, draft, outlook }: Declaring): Refuses | undefined {
  if (draft === undefined) return DECLARATION["close-none"];
  const attackers = draft.kind === MELEE ? draft.adjacent : draft.guns;
  if (attackers.length === 0) return DECLARATION["close-empty"]; // BR83-6.71-a
  if (!attackers.some((piece) => isAble(field, p, piece))) return DECLARATION["close-alone"];
  return draft.kind === MELEE ? refuseFlaw(outlook.afterClose()) : undefined;
}

/** Why the unit cannot join a closed battle, counted from 1. */
export function joinRefusal(d: Declaring, piece: PieceIndex, number: number): Refuses | undefined {
  if (d.draft !== undefined) return DECLARATION["close-first"];
  const battle = d.battles[number - 1];
  if (battle === undefined) return DECLARATION["join-none"];
  const refusal = unitRefusal(d, piece) ?? groupRefusal(d, piece, battle, true);
  if (refusal !== undefined || !d.contact.attackers.includes(piece)) return refusal;
  return refuseFlaw(d.outlook.afterJoin(piece));
}

/** Defenders that must still be attacked. */
export function owedTargets(d: Declaring): PieceIndex[] {
  return d.contact.targets.filter((piece) => !isTarget(d, piece));
}

/** Units that must still attack; those without an attack factor only if a declared melee is open to them (R42). */
export function owedAttackers(d: Declaring): PieceIndex[] {
  return [...d.contact.attackers.filter((piece) => !isAssigned(d, piece)), ...owedPowerless(d)];
}

/** Units without an attack factor that can join a melee (R42). */
export function owedPowerless(d: Declaring): PieceIndex[] {
  return d.contact.powerless.filter(
    (piece) => !isAssigned(d, piece) && d.battles.some((battle) => mayJoin(d.field, d.p, piece, battle)),
  );
}

/** May a unit without an attack factor join the battle: a melee with all of whose targets it is in contact (R42)? */
export function mayJoin(field: Field, p: Position, piece: PieceIndex, { kind, targets }: Battle): boolean {
  return kind === MELEE && touchesAll(field, p, piece, targets);
}

/** Units in contact that can neither attack nor join a battle: they are lost before the first one (R42). */
export function helplessUnits(contact: Contact, battles: readonly Battle[]): PieceIndex[] {
  return contact.powerless.filter((piece) => !battles.some(({ adjacent }) => adjacent.includes(piece)));
}

/** By hex: 1 within range of a gun that is free for long-range fire, in a battle or not (BR83-9.2-a). */
export function inGunRange({ field, p, contact }: Declaring): Uint8Array {
  const near = new Uint8Array(field.size);
  for (const gun of contact.guns) for (const hex of field.grid.within(p.place[gun], GUN_RANGE)) near[hex] = 1;
  return near;
}

/**
 * Could a gun bombard anything, if no unit is in contact (BR83-9.6-a, BR83-9.61-a): does an able one see a face-up enemy unit
 * (BR83-4.82-b)?
 */
export function mayBombard(field: Field, p: Position, { side, guns }: Contact): boolean {
  for (const gun of guns) {
    if (!isAble(field, p, gun)) continue;
    const from = p.place[gun];
    for (const to of field.grid.within(from, GUN_RANGE))
      if (hasOpenUnit(field, p, 1 - side, to) && sees(field, p, from, to)) return true;
  }
  return false;
}

function hasOpenUnit(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  for (let piece = firstAt(p, hex); piece !== NONE; piece = p.next[piece])
    if (field.isUnit[piece] === 1 && field.sideOf[piece] === side && !marked(p, piece, FROZEN)) return true;
  return false;
}
