import { arranged } from "./arrangement.ts";
import { isAble } from "./contact.ts";
import { type Declaring, assignRefusal, closeRefusal, declaringIn, mayJoin, targetRefusal } from "./declaring.ts";
import { worthOf } from "../combat/exchange.ts";
import type { Field } from "../field.ts";
import { BOMBARDMENT, type Battle, MELEE } from "../frames.ts";
import { fewerSacrifices } from "./least-sacrifice.ts";
import type { PieceIndex } from "../measures.ts";
import type { Position } from "../position.ts";
import { sees } from "../combat/sight.ts";

/**
 * A complete declaration that keeps what is declared (reading 2.4): closes the current battle, gives every unit that must fight a battle,
 * aims at good odds, and lets free guns support. Only targets that the attacker has named are bombarded. What is declared is changed only
 * if it contains needless hopeless attacks (R27). Always the same for the same position.
 */
export function completed(d: Declaring): Battle[] {
  const { field, p, contact } = d;
  const closed = withDraftClosed(d);
  let battles = arranged(field, p, contact, closed);
  battles = fewerSacrifices(field, p, contact, withPowerless(field, p, contact.powerless, battles)) ?? battles;
  battles = withPowerless(field, p, contact.powerless, battles);
  return withSupport(field, p, contact.guns, battles);
}

/**
 * Adds to the current battle what it needs, then closes it. There is always a way, because no choice that leads to a dead end is offered.
 */
function withDraftClosed(d: Declaring): readonly Battle[] {
  if (d.draft === undefined) return d.battles;
  let draft = d.draft;
  for (;;) {
    const now = declaringIn(d.field, d.p, d.contact, d.battles, draft);
    if (closeRefusal(now) === undefined) return [...d.battles, draft];
    draft = draft.kind === BOMBARDMENT ? withGun(now, draft) : withNext(now, draft);
  }
}

function withGun(d: Declaring, draft: Battle): Battle {
  const gun = d.contact.guns.find((piece) => isAble(d.field, d.p, piece) && assignRefusal(d, piece) === undefined);
  return { ...draft, guns: [...draft.guns, must(gun)] };
}

function withNext(d: Declaring, draft: Battle): Battle {
  const { field, p, contact } = d;
  const able = draft.adjacent.some((piece) => isAble(field, p, piece));
  if (!able) {
    const attacker = contact.attackers.find((piece) => assignRefusal(d, piece) === undefined);
    return { ...draft, adjacent: [...draft.adjacent, must(attacker)] };
  }
  const target = contact.targets.find((piece) => targetRefusal(d, piece) === undefined);
  return { ...draft, targets: [...draft.targets, must(target)] };
}

function must(piece: PieceIndex | undefined): PieceIndex {
  if (piece === undefined) throw new Error("A battle was begun that cannot be completed.");
  return piece;
}

/** Gives every unit without an attack factor to the best melee that is open to it (R42). */
function withPowerless(
  field: Field,
  p: Position,
  powerless: readonly PieceIndex[],
  battles: readonly Battle[],
): Battle[] {
  const result = [...battles];
  for (const piece of powerless) {
    if (result.some(({ adjacent }) => adjacent.includes(piece))) continue;
    addBest(field, p, result, (battle) =>
      mayJoin(field, p, piece, battle) ? { ...battle, adjacent: [...battle.adjacent, piece] } : undefined,
    );
  }
  return result;
}

/** Lets every free gun support the melee where it helps most, if it helps anywhere (BR83-9.5-a). */
function withSupport(field: Field, p: Position, guns: readonly PieceIndex[], battles: readonly Battle[]): Battle[] {
  const result = [...battles];
  for (const gun of guns) {
    if (!isAble(field, p, gun) || result.some((battle) => battle.guns.includes(gun))) continue;
    addBest(
      field,
      p,
      result,
      ({ kind, targets, ...battle }) =>
        kind === MELEE && targets.every((target) => sees(field, p, p.place[gun], p.place[target]))
          ? { ...battle, kind, targets, guns: [...battle.guns, gun] }
          : undefined,
      1,
    );
  }
  return result;
}

/** Changes the battle for which that is worth most, if it is worth at least this much. */
function addBest(
  field: Field,
  p: Position,
  battles: Battle[],
  change: (battle: Battle) => Battle | undefined,
  least = Number.NEGATIVE_INFINITY,
): void {
  let best: Battle | undefined;
  let at = -1;
  let most = least;
  for (const [index, battle] of battles.entries()) {
    const changed = change(battle);
    if (changed === undefined) continue;
    const gain = worthOf(field, p, changed) - worthOf(field, p, battle);
    if (gain < most || (gain === most && at !== -1)) continue;
    most = gain;
    best = changed;
    at = index;
  }
  if (best !== undefined) battles[at] = best;
}
