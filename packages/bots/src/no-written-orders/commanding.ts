import type { Action } from "@stonebridge/games/no-written-orders";
import {
  BAD_MOVE,
  DIVISION,
  type FrameOf,
  HEADQUARTERS,
  type HexIndex,
  type HolderIndex,
  NONE,
  NOWHERE,
  type Position,
  SUPERIOR,
  type SideIndex,
  ratingOf,
} from "@stonebridge/games/no-written-orders/reading";
import { isCalledBack, isToGoBack } from "./calling-back.ts";
import { type Country, enemyOf } from "./country.ts";
import { chooseRelocation, moveOfHeadquarters } from "./headquarters.ts";
import { type Leg, type Mission, isServed } from "./plan.ts";
import { hostFor, isToHide } from "./ruses.ts";

/** Leaders from this rating on may be trusted with an order of their own: a bad move is rare. */
const TRUSTED = 3;
/** Hexes from the wished-for target within which another will do. */
const TOLERANCE = 2;

/** What is written in a Command Phase: whom it was tried to order already. */
export interface Desk {
  readonly turn: number;
  readonly asked: Set<string>;
}

/** The leader who is to try an order of his own, as the plan wants it; or to be done. */
export function chooseVenture(
  country: Country,
  p: Position,
  missions: readonly Mission[],
  desk: Desk,
  actions: readonly Action[],
): Action {
  for (const action of actions) {
    if (action.type !== "try" || desk.asked.has(`try ${action.holder}`)) continue;
    const holder = country.field.holderIndex.get(action.holder) as HolderIndex;
    const mission = missions.find(({ body }) => body.holder === holder);
    if (mission === undefined || (ratingOf(country.field, p, holder) ?? 0) < TRUSTED) continue;
    if (isServed(country, p, mission) || isCalledBack(p, holder)) continue;
    desk.asked.add(`try ${action.holder}`);
    return action;
  }
  return ending(actions);
}

/** The order that serves the plan most and has not been given; or to be done. */
export function chooseAddress(
  country: Country,
  p: Position,
  missions: readonly Mission[],
  desk: Desk,
  side: SideIndex,
  actions: readonly Action[],
): Action {
  const { field } = country;
  const call = actions.find(
    (action) =>
      action.type === "retreat-all" &&
      isToGoBack(country, p, side, missions, field.holderIndex.get(action.from) as HolderIndex),
  );
  if (call !== undefined) return call;
  const rejoin = actions.find((action) => action.type === "rejoin" && isIdle(country, p, action.holder));
  if (rejoin !== undefined) return rejoin;
  const move = moveOfHeadquarters(country, p, missions, actions);
  if (move !== undefined) return move;
  for (const mission of missions) {
    const { id } = field.holders[mission.body.holder];
    if (desk.asked.has(id) || isServed(country, p, mission) || hasAnswerDue(p, mission)) continue;
    if (isCalledBack(p, mission.body.holder)) continue;
    const action = actions.find((one) => one.type === "address" && one.to === id);
    if (action === undefined) continue;
    desk.asked.add(id);
    return action;
  }
  return ending(actions);
}

/** Has a division nothing to do of its own? */
function isIdle({ field }: Country, p: Position, id: string): boolean {
  const holder = field.holderIndex.get(id) as HolderIndex;
  return field.holders[holder].kind === DIVISION && p.standing[holder] === undefined;
}

/** Is it to obey an order that waits, and has another till then? */
function hasAnswerDue(p: Position, { body }: Mission): boolean {
  return p.waiting[body.holder] !== undefined && p.standing[body.holder] !== undefined;
}

/** The next word of an order in the writing. */
export function chooseDraft(
  country: Country,
  p: Position,
  f: FrameOf<"drafting">,
  missions: readonly Mission[],
  actions: readonly Action[],
): Action {
  const scrap = actions.find(({ type }) => type === "scrap") ?? actions[0];
  if (country.field.holders[f.to].kind === HEADQUARTERS)
    return chooseRelocation(country, p, f.to, missions, actions) ?? scrap;
  const mission = f.purpose === BAD_MOVE ? undefined : missions.find(({ body }) => body.holder === f.to);
  const legs = f.purpose === BAD_MOVE ? misleading(country, p, f) : mission?.legs;
  if (legs === undefined) return scrap;
  // of his own initiative a leader writes one leg alone: what he would be about in the end
  const open = f.purpose === SUPERIOR || f.purpose === BAD_MOVE ? legs : legs.slice(-1);
  const leg = open[f.legs.length];
  if (leg === undefined) return scrap;
  if (actions.some(({ type }) => type === "kind"))
    return actions.find((action) => action.type === "kind" && action.order === leg.type) ?? scrap;
  if (actions.some(({ type }) => type === "aim"))
    return nearestAim(country, leg.hex, actions, f.purpose === BAD_MOVE) ?? scrap;
  const ruse = mission === undefined ? undefined : ruseInDraft(country, p, f, mission, missions, actions);
  if (ruse !== undefined) return ruse;
  const more = f.legs.length + 1 < open.length ? actions.find(({ type }) => type === "add") : undefined;
  return more ?? actions.find(({ type }) => type === "send") ?? scrap;
}

/** A march is hidden, a division attached, where options let them and there is reason for it. */
function ruseInDraft(
  country: Country,
  p: Position,
  f: FrameOf<"drafting">,
  mission: Mission,
  missions: readonly Mission[],
  actions: readonly Action[],
): Action | undefined {
  const hide = actions.find(({ type }) => type === "hide");
  if (hide !== undefined && isToHide(country, p, f, mission)) return hide;
  if (!actions.some(({ type }) => type === "attach")) return undefined;
  const host = hostFor(country, p, mission, missions);
  return actions.find((action) => action.type === "attach" && action.formation === host);
}

/** The offered target that is nearest to what is wished for, if any is near enough. */
function nearestAim(
  { field }: Country,
  wanted: HexIndex,
  actions: readonly Action[],
  anyway: boolean,
): Action | undefined {
  const { grid } = field.map;
  let best: Action | undefined;
  let least = anyway ? Infinity : TOLERANCE + 1;
  for (const action of actions) {
    if (action.type !== "aim") continue;
    const away = grid.distance(grid.known(action.hex), wanted);
    if (away >= least) continue;
    least = away;
    best = action;
  }
  return best;
}

/** An enemy who made a bad move is sent back where he came from. */
function misleading({ field, rear }: Country, p: Position, f: FrameOf<"drafting">): readonly Leg[] {
  const enemy = enemyOf(f.side);
  const unit = field.holders[f.to].units.find((one) => p.place[one] >= 0);
  const hex = rear[enemy] === NONE || rear[enemy] === NOWHERE ? (unit === undefined ? 0 : p.place[unit]) : rear[enemy];
  return [{ type: "fall-back", hex }];
}

/** Ends what one is asked for, whatever that is called. */
export function ending(actions: readonly Action[]): Action {
  return (
    actions.find(({ type }) => type === "done") ??
    actions.find(({ type }) => type === "decline") ??
    actions[actions.length - 1]
  );
}
