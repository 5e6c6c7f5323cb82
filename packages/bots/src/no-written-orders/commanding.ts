import type { Action } from "@stonebridge/games/no-written-orders";
import {
  DIVISION,
  type Draft,
  HEADQUARTERS,
  type HolderIndex,
  INITIATIVE,
  type Position,
  SUPERIOR,
  type SideIndex,
  ratingOf,
} from "@stonebridge/games/no-written-orders/internals";
import { isCalledBack, isToGoBack } from "./calling-back.ts";
import type { Country } from "./country.ts";
import { type Mission, isServed } from "./plan.ts";
import { isThreatened } from "./relocation.ts";
import type { Style } from "./styles.ts";
import { canBeWritten } from "./writing.ts";

/** The leader who should try an order of his own, by the plan; or that this is done. */
export function chooseVenture(
  country: Country,
  p: Position,
  missions: readonly Mission[],
  side: SideIndex,
  actions: readonly Action[],
  { trustedRating, leastOrderWorth }: Style,
): Action {
  const { field } = country;
  for (const action of actions) {
    if (action.type !== "try") continue;
    const holder = field.holderIndex.get(action.holder) as HolderIndex;
    const mission = missions.find(({ body }) => body.holder === holder);
    if (mission === undefined || promisesLittle(mission, leastOrderWorth)) continue;
    if ((ratingOf(field, p, holder) ?? 0) < trustedRating) continue;
    if (isServed(country, p, mission) || isCalledBack(p, holder)) continue;
    if (canBeWritten(country, p, { side, purpose: INITIATIVE, from: holder, to: holder }, missions)) return action;
  }
  return ending(actions);
}

/** A division on an order of its own with nothing to do returns to its formation. */
export function chooseRejoin({ field }: Country, p: Position, actions: readonly Action[]): Action | undefined {
  return actions.find((action) => {
    if (action.type !== "rejoin") return false;
    const holder = field.holderIndex.get(action.holder) as HolderIndex;
    return field.holders[holder].kind === DIVISION && p.standing[holder] === undefined;
  });
}

/** The order that serves the plan most and has not been given; or that this is done. */
export function chooseAddress(
  country: Country,
  p: Position,
  missions: readonly Mission[],
  side: SideIndex,
  actions: readonly Action[],
  style: Style,
): Action {
  const { field } = country;
  const call = actions.find(
    (action) =>
      action.type === "retreat-all" &&
      isToGoBack(country, p, side, missions, field.holderIndex.get(action.from) as HolderIndex),
  );
  if (call !== undefined) return call;
  for (const to of addressees(country, p, missions, style)) {
    const { id } = field.holders[to];
    const action = actions.find((one) => {
      if (one.type !== "address" || one.to !== id) return false;
      const draft: Draft = { side, purpose: SUPERIOR, from: field.holderIndex.get(one.from) as HolderIndex, to };
      return canBeWritten(country, p, draft, missions);
    });
    if (action !== undefined) return action;
  }
  return ending(actions);
}

/** Who gets orders, the most urgent first. */
function* addressees(
  country: Country,
  p: Position,
  missions: readonly Mission[],
  { followsByDay, leastOrderWorth }: Style,
): Generator<HolderIndex> {
  const { field } = country;
  const { night } = field.module.turns[p.turn - 1];
  // on the road their commander gives one order a turn (NWO-12.12-b); there is little to order by night
  if (night) yield* settledHeadquarters(country, p);
  const trains = field.trains.filter((train) => p.seat[train] >= 0);
  yield* trains.filter((train) => isThreatened(country, p, train));
  for (const mission of missions) {
    const { holder } = mission.body;
    if (promisesLittle(mission, leastOrderWorth)) continue;
    if (!isServed(country, p, mission) && !hasAnswerDue(p, mission) && !isCalledBack(p, holder)) yield holder;
  }
  yield* trains;
  if (!night && followsByDay) yield* settledHeadquarters(country, p);
}

/** Headquarters without an order to move. */
function settledHeadquarters({ field }: Country, p: Position): HolderIndex[] {
  return [...field.holders.keys()].filter(
    (holder) => field.holders[holder].kind === HEADQUARTERS && p.standing[holder] === undefined,
  );
}

/** Is it to take what it has little hope of taking? */
function promisesLittle({ takes, worth }: Mission, leastOrderWorth: number): boolean {
  return takes && worth < leastOrderWorth;
}

/** Will it obey an order that is waiting, and has another until then? */
function hasAnswerDue(p: Position, { body }: Mission): boolean {
  return p.waiting[body.holder] !== undefined && p.standing[body.holder] !== undefined;
}

/** Ends the current request, whatever the action is called. */
export function ending(actions: readonly Action[]): Action {
  return (
    actions.find(({ type }) => type === "done") ??
    actions.find(({ type }) => type === "decline") ??
    actions[actions.length - 1]
  );
}
