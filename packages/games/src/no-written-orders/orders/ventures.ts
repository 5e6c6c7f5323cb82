import { knownHolder } from "../known.ts";
import { NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import { traitOf } from "./characters.ts";
import { DIVISION, FORMATION, type Field, HEADQUARTERS, WING } from "../field.ts";
import { beginDraft, commandOf } from "./drafting.ts";
import { BAD_MOVE, type Given, INITIATIVE } from "../frames/orders.ts";
import { addressOf, isDisheartened, ratingOf } from "../army/headings.ts";
import { initiativeOf } from "./initiative.ts";
import { CONFEDERATE, type HolderIndex, NONE, type SideIndex, UNION } from "../measures.ts";
import { obey } from "./obedience.ts";
import { type Play, type Step, asks, holderId, pop, push, rollTwo, sideId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { FALLEN, type Position, RALLIED, onMap } from "../position.ts";
import { UNKNOWN } from "../refusing.ts";
import { ORDERS } from "./refusals.ts";
import { reveal } from "../hiding/revealing.ts";
import { sendUnasked } from "./unasked-orders.ts";
import { actsWith, divisionsUnder, followedBy, isReserve, unitsUnder } from "../army/standing.ts";
import { wingCommands } from "../army/command.ts";

/** Lowest die with which a demoralised leader’s own waiting order is obeyed (NWO-14.2-b). */
const OWN_ORDER_NEEDS = 4;

/** Why a leader, including a wing’s, may not try (NWO-12.11-a, NWO-12.15-d, NWO-RUL152, NWO-RUL203). */
export function refuseTry(
  field: Field,
  p: Position,
  tries: readonly Given[],
  side: SideIndex,
  holder: HolderIndex,
): Refusal | undefined {
  const { kind, leader, side: own } = field.holders[holder];
  if (own !== side || kind === HEADQUARTERS || leader === NONE) return ORDERS["try-other"];
  if (kind === DIVISION && unitsUnder(field, p, holder).length === 0) return ORDERS["try-other"];
  if (ratingOf(field, p, holder) === undefined)
    return (p.leaderMarks[leader] & FALLEN) !== 0 ? ORDERS["try-fallen"] : ORDERS["try-absent"];
  if (kind === WING && !wingCommands(field, p, holder)) return ORDERS["try-wing"];
  if ((p.leaderMarks[leader] & RALLIED) !== 0) return ORDERS["try-rallies"];
  return tries.some(({ from, to }) => from === holder || to === holder) ? ORDERS["try-once"] : undefined;
}

/** Why a corps commander may not try for a division in place of himself (NWO-12.13-e, NWO-RUL219). */
function refuseTryFor(
  field: Field,
  p: Position,
  tries: readonly Given[],
  side: SideIndex,
  from: HolderIndex,
  to: HolderIndex,
): Refusal | undefined {
  const refusal = refuseTry(field, p, tries, side, from);
  if (refusal !== undefined) return refusal;
  const { kind, units } = field.holders[to];
  const his = kind === DIVISION && units.some((unit) => onMap(p, unit) && actsWith(field, p, unit) === from);
  if (field.holders[from].kind !== FORMATION || !his) return ORDERS["try-division"];
  if (addressOf(field, p, to) === NOWHERE) return ORDERS["try-division"];
  return tries.some((one) => one.to === to) ? ORDERS["try-once"] : undefined;
}

/** Is a side asked who tries: can anybody try, or has anybody been named who may be withdrawn? */
export function considersTries(field: Field, p: Position, side: SideIndex): boolean {
  const { tries } = commandOf(p);
  return field.holders.some(
    (holder, at) =>
      holder.side === side &&
      (refuseTry(field, p, tries, side, at) === undefined || tries.some(({ from }) => from === at)),
  );
}

export const initiative: Step<"initiative"> = {
  partOf: ({ side }) => sideId(side),
  ask({ field, p }, f) {
    if (!considersTries(field, p, f.side)) return undefined;
    const { tries } = commandOf(p);
    const actions: Action[] = [];
    for (const [from, { id, kind }] of field.holders.entries()) {
      if (refuseTry(field, p, tries, f.side, from) !== undefined) continue;
      actions.push({ type: "try", holder: id });
      if (kind !== FORMATION) continue;
      for (const to of divisionsUnder(field, p, from))
        if (refuseTryFor(field, p, tries, f.side, from, to) === undefined)
          actions.push({ type: "try-for", from: id, to: field.holders[to].id });
    }
    for (const { to } of tries)
      if (field.holders[to].side === f.side) actions.push({ type: "withdraw", to: field.holders[to].id });
    return asks("initiative", f.side, "NWO-12.11-a", {}, [...actions, { type: "done" }]);
  },
  run: pop,
  take(play, f, action) {
    const { field, p } = play;
    const known = (id: string): HolderIndex => knownHolder(field, id);
    if (action.type === "try") return beginDraft(play, f.side, INITIATIVE, known(action.holder), known(action.holder));
    if (action.type === "try-for") return beginDraft(play, f.side, INITIATIVE, known(action.from), known(action.to));
    if (action.type === "withdraw") {
      const command = commandOf(p);
      command.tries = command.tries.filter(({ to }) => to !== known(action.to));
      return undefined;
    }
    return pop(play);
  },
  refuse({ field, p }, f, action) {
    const { tries } = commandOf(p);
    if (action.type === "try") {
      const holder = field.holderIndex.get(action.holder);
      return holder === undefined ? UNKNOWN["no-such-holder"] : refuseTry(field, p, tries, f.side, holder);
    }
    if (action.type !== "try-for") return undefined;
    const [from, to] = [field.holderIndex.get(action.from), field.holderIndex.get(action.to)];
    if (from === undefined || to === undefined) return UNKNOWN["no-such-holder"];
    return refuseTryFor(field, p, tries, f.side, from, to);
  },
};

/** The dice of all who try (NWO-12.11-c, NWO-DR05, table TI). */
export function resolveInitiative(play: Play): void {
  const { field, p } = play;
  const { tries } = commandOf(p);
  const failed: HolderIndex[] = [];
  for (const side of [UNION, CONFEDERATE])
    for (const one of tries)
      if (field.holders[one.to].side === side && rollFor(play, one) === "bad-move") failed.push(one.to);
  commandOf(p).tries = [];
  for (const holder of failed.toReversed())
    push(play, { step: "bad-move", side: 1 - field.holders[holder].side, holder });
  for (const holder of failed) reveal(play, holder, "NWO-19.7.3-b");
}

/** By the rating, morale and character of the leader who tries, for himself or for a division (NWO-RUL219). */
function rollFor(play: Play, given: Given): string {
  const { field, p } = play;
  const { from, to, orders } = given;
  const { side } = field.holders[from];
  const dice = rollTwo(play, "initiative", side, [], holderId(play, from));
  const venture = {
    rating: ratingOf(field, p, from) ?? 0,
    onReserve: isReserve(p, followedBy(field, p, from)),
    demoralised: isDisheartened(field, p, from),
    trait: traitOf(field, p, from),
  };
  const result = initiativeOf(venture, orders[0].type, dice.total);
  tell(play, {
    type: "initiative-tried",
    rule: from === to ? "NWO-12.11-c" : "NWO-RUL219",
    ...(field.options.secretTests === "on" ? { audience: [sideId(side)] } : {}),
    holder: holderId(play, to),
    ...(from === to ? {} : { by: holderId(play, from) }),
    order: orders[0].type,
    roll: dice,
    result,
  });
  if (result === "bad-move") tell(play, { type: "bad-move", rule: "NWO-12.11-c", holder: holderId(play, to) });
  else if (result !== "no-effect" && from !== to) sendUnasked(play, given, result === "acts" ? 1 : OWN_ORDER_NEEDS);
  // NWO-RUL199: what a superior has sent continues to wait; NWO-RUL187: his own waiting order replaces it
  else if (result === "acts") obey(play, to, orders, "initiative", p.turn, "NWO-12.11-c");
  else if (result === "waits")
    p.waiting = p.waiting.with(to, {
      orders,
      needs: OWN_ORDER_NEEDS,
      sent: p.turn,
      since: p.turn,
      origin: "initiative",
    });
  return result;
}

/** The enemy may give his order to one who made a bad move, or leave him as he is (NWO-12.11-c, NWO-D06, NWO-RUL180). */
export const badMove: Step<"bad-move"> = {
  ask: ({ field }, f) =>
    asks("bad-move", f.side, "NWO-12.11-c", { formations: [field.holders[f.holder].id] }, [
      { type: "command", holder: field.holders[f.holder].id },
      { type: "done" },
    ]),
  take(play, f, action) {
    pop(play);
    if (action.type === "command") beginDraft(play, f.side, BAD_MOVE, f.holder, f.holder);
  },
};
