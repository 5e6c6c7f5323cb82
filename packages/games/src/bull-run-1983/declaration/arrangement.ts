import type { HexIndex } from "@stonebridge/board";
import { type Contact, isAble, touchesAll } from "./contact.ts";
import { worthOf } from "../combat/exchange.ts";
import type { Field } from "../field.ts";
import { type Battle, MELEE } from "../frames.ts";
import type { PieceIndex } from "../measures.ts";
import type { Position } from "../position.ts";
import { keepsPairs, surplusOf } from "../brigades/screening.ts";

/** The most battles weighed while an arrangement is improved. */
const MOST_TRIALS = 1500;

/**
 * Battles for all who must fight and have none yet, besides those that are closed: first a legal arrangement (reading 2.4), then improved
 * one change at a time as long as a change pays. Targets and attackers of closed battles stay where they are.
 */
export function arranged(field: Field, p: Position, contact: Contact, closed: readonly Battle[]): Battle[] {
  const drawn = drawnUp(field, p, contact, closed);
  return new Bettering(field, p, contact, closed, drawn).made();
}

/**
 * Every hex of remaining defenders goes to one attacker; every attacker without one takes a hex from another or joins a battle
 * (reading 2.4).
 */
function drawnUp(field: Field, p: Position, contact: Contact, closed: readonly Battle[]): Battle[] {
  const idle = contact.attackers.filter((piece) => !closed.some(({ adjacent }) => adjacent.includes(piece)));
  const left = contact.targets.filter((piece) => !closed.some(({ targets }) => targets.includes(piece)));
  const battles: Battle[] = closed.map((battle) => ({ ...battle }));
  const owners: { readonly piece: PieceIndex; targets: PieceIndex[]; readonly joined: PieceIndex[] }[] = [];
  for (const hex of new Set(left.map((piece) => p.place[piece]))) {
    const targets = left.filter((piece) => p.place[piece] === hex);
    const piece = idle.find((one) => touchesAll(field, p, one, targets));
    if (piece === undefined) continue;
    const owner = owners.find((one) => one.piece === piece);
    if (owner === undefined) owners.push({ piece, targets, joined: [] });
    else owner.targets.push(...targets);
  }
  for (const piece of idle) {
    if (owners.some((owner) => owner.piece === piece)) continue;
    const at = battles.findIndex(({ kind, targets }) => kind === MELEE && touchesAll(field, p, piece, targets));
    const open = owners.find(({ targets }) => touchesAll(field, p, piece, targets));
    if (open !== undefined) open.joined.push(piece);
    else if (at !== -1) battles[at] = { ...battles[at], adjacent: [...battles[at].adjacent, piece] };
    else takeHex(field, p, owners, piece);
  }
  return [
    ...battles,
    ...owners.map(({ piece, targets, joined }) => ({ kind: MELEE, targets, adjacent: [piece, ...joined], guns: [] })),
  ];
}

/** The previous attacker keeps another hex: if the newcomer were in contact with his whole group, he would have joined. */
function takeHex(
  field: Field,
  p: Position,
  owners: { readonly piece: PieceIndex; targets: PieceIndex[]; readonly joined: PieceIndex[] }[],
  piece: PieceIndex,
): void {
  for (const owner of owners) {
    const touched = owner.targets.find((target) => touchesAll(field, p, piece, [target]));
    if (touched === undefined) continue;
    const hex = p.place[touched];
    owners.push({ piece, targets: owner.targets.filter((target) => p.place[target] === hex), joined: [] });
    owner.targets = owner.targets.filter((target) => p.place[target] !== hex);
    return;
  }
}

/** A battle that may change. `fixed`: how many of its attackers were declared; its targets too, if any were. */
interface Draft {
  targets: PieceIndex[];
  adjacent: PieceIndex[];
  readonly guns: readonly PieceIndex[];
  readonly fixed: number;
  worth: number;
}

class Bettering {
  readonly #field: Field;
  readonly #p: Position;
  readonly #contact: Contact;
  readonly #bombardments: readonly { readonly at: number; readonly battle: Battle }[];
  #drafts: Draft[];
  #trials = 0;

  constructor(field: Field, p: Position, contact: Contact, closed: readonly Battle[], drawn: readonly Battle[]) {
    this.#field = field;
    this.#p = p;
    this.#contact = contact;
    this.#bombardments = drawn.flatMap((battle, at) => (battle.kind === MELEE ? [] : [{ at, battle }]));
    this.#drafts = drawn.flatMap(({ kind, targets, adjacent, guns }, at) =>
      kind === MELEE
        ? [{ targets: [...targets], adjacent: [...adjacent], guns, fixed: closed[at]?.adjacent.length ?? 0, worth: 0 }]
        : [],
    );
    for (const draft of this.#drafts) draft.worth = this.#weigh(draft.targets, draft.adjacent, draft.guns);
  }

  made(): Battle[] {
    while (this.#trials < MOST_TRIALS && this.#better());
    const battles: Battle[] = this.#drafts.map(({ targets, adjacent, guns }) => ({
      kind: MELEE,
      targets,
      adjacent,
      guns,
    }));
    for (const { at, battle } of this.#bombardments) battles.splice(at, 0, battle);
    return battles;
  }

  #weigh(targets: readonly PieceIndex[], adjacent: readonly PieceIndex[], guns: readonly PieceIndex[]): number {
    this.#trials += 1;
    return worthOf(this.#field, this.#p, { kind: MELEE, targets, adjacent, guns });
  }

  /** Makes the first change that pays. */
  #better(): boolean {
    for (const from of this.#drafts) {
      for (const piece of from.adjacent.slice(from.fixed)) if (this.#sendAttacker(from, piece)) return true;
      if (from.fixed > 0) continue;
      for (const targets of this.#blocks(from))
        if (this.#sendTargets(from, targets) || this.#splitOff(from, targets)) return true;
    }
    for (const one of this.#drafts) for (const other of this.#drafts) if (this.#unite(one, other)) return true;
    return false;
  }

  /** An attacker goes to another battle. */
  #sendAttacker(from: Draft, piece: PieceIndex): boolean {
    const adjacent = from.adjacent.filter((one) => one !== piece);
    if (!this.#hasAble(adjacent)) return false;
    let worth: number | undefined;
    for (const to of this.#drafts) {
      if (to === from || !touchesAll(this.#field, this.#p, piece, to.targets)) continue;
      worth ??= this.#weigh(from.targets, adjacent, from.guns);
      const there = this.#weigh(to.targets, [...to.adjacent, piece], to.guns);
      if (worth + there <= from.worth + to.worth) continue;
      Object.assign(from, { adjacent, worth });
      Object.assign(to, { adjacent: [...to.adjacent, piece], worth: there });
      return true;
    }
    return false;
  }

  /** Some of the targets go to another battle. */
  #sendTargets(from: Draft, targets: readonly PieceIndex[]): boolean {
    const rest = from.targets.filter((one) => !targets.includes(one));
    if (rest.length === 0) return false;
    for (const to of this.#drafts) {
      if (to === from || to.fixed > 0 || !this.#allTouch(to.adjacent, targets)) continue;
      const more = [...to.targets, ...targets];
      if (!this.#maySplit(from, to, rest, more)) continue;
      const worth = this.#weigh(rest, from.adjacent, from.guns);
      const there = this.#weigh(more, to.adjacent, to.guns);
      if (worth + there <= from.worth + to.worth) continue;
      Object.assign(from, { targets: rest, worth });
      Object.assign(to, { targets: more, worth: there });
      return true;
    }
    return false;
  }

  /** One attacker takes over some of the targets. */
  #splitOff(from: Draft, targets: readonly PieceIndex[]): boolean {
    const rest = from.targets.filter((one) => !targets.includes(one));
    if (rest.length === 0 || !this.#maySplit(from, from, rest, targets)) return false;
    for (const piece of from.adjacent) {
      const adjacent = from.adjacent.filter((one) => one !== piece);
      if (!isAble(this.#field, this.#p, piece) || !this.#hasAble(adjacent)) continue;
      const worth = this.#weigh(rest, adjacent, from.guns);
      const apart = this.#weigh(targets, [piece], []);
      if (worth + apart <= from.worth) continue;
      Object.assign(from, { targets: rest, adjacent, worth });
      this.#drafts = [...this.#drafts, { targets: [...targets], adjacent: [piece], guns: [], fixed: 0, worth: apart }];
      return true;
    }
    return false;
  }

  /** Two battles become one. */
  #unite(one: Draft, other: Draft): boolean {
    if (one === other || one.fixed > 0 || other.fixed > 0) return false;
    if (!this.#allTouch(one.adjacent, other.targets) || !this.#allTouch(other.adjacent, one.targets)) return false;
    const targets = [...one.targets, ...other.targets];
    const adjacent = [...one.adjacent, ...other.adjacent];
    const worth = this.#weigh(targets, adjacent, []);
    if (worth <= one.worth + other.worth) return false;
    Object.assign(one, { targets, adjacent, worth });
    this.#drafts = this.#drafts.filter((draft) => draft !== other);
    return true;
  }

  #hasAble(pieces: readonly PieceIndex[]): boolean {
    return pieces.some((piece) => isAble(this.#field, this.#p, piece));
  }

  #allTouch(attackers: readonly PieceIndex[], targets: readonly PieceIndex[]): boolean {
    return attackers.every((piece) => touchesAll(this.#field, this.#p, piece, targets));
  }

  /** What may go together: all of a hex, single units, pairs, a brigade with its batteries. */
  #blocks({ targets }: Draft): PieceIndex[][] {
    const { kindOf } = this.#field;
    const found: PieceIndex[][] = [];
    for (const hex of new Set(targets.map((piece) => this.#p.place[piece]))) {
      const here = targets.filter((piece) => this.#p.place[piece] === hex);
      if (here.length < targets.length) found.push(here);
      const batteries = here.filter((piece) => kindOf[piece] === "battery");
      for (const piece of here) {
        found.push([piece]);
        const pairs = -surplusOf(this.#field, this.#p, piece);
        if (pairs > 0 && batteries.length >= pairs) found.push([piece, ...batteries.slice(0, pairs)]);
      }
    }
    return found;
  }

  /** Does every hex keep its pairs if these two battles divide the targets like this (BR83-6.8-a)? */
  #maySplit(from: Draft, to: Draft, targets: readonly PieceIndex[], others: readonly PieceIndex[]): boolean {
    const hexes = new Set([...targets, ...others].map((piece) => this.#p.place[piece]));
    for (const hex of hexes) {
      const whole = this.#surplus(this.#contact.targets, hex);
      if (!keepsPairs(this.#surplus(targets, hex), whole) || !keepsPairs(this.#surplus(others, hex), whole))
        return false;
    }
    return from !== to || targets.length > 0;
  }

  #surplus(pieces: readonly PieceIndex[], hex: HexIndex): number {
    let sum = 0;
    for (const piece of pieces) if (this.#p.place[piece] === hex) sum += surplusOf(this.#field, this.#p, piece);
    return sum;
  }
}
