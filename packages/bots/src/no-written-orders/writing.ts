import type { Action } from "@stonebridge/games/no-written-orders";
import {
  BAD_MOVE,
  type Draft,
  type FrameOf,
  HEADQUARTERS,
  type HexIndex,
  NONE,
  NOWHERE,
  type Position,
  SUPERIOR,
  TRAIN,
  legAhead,
} from "@stonebridge/games/no-written-orders/internals";
import { type Country, enemyOf } from "./country.ts";
import type { Leg, Mission } from "./plan.ts";
import { relocation } from "./relocation.ts";
import { hostFor, isToHide } from "./ruses.ts";

/** Hexes from the desired target within which another will do. */
const TOLERANCE = 2;

/** Can the order that the plan wants be written in full? Asked before one is begun. */
export function canBeWritten(country: Country, p: Position, draft: Draft, missions: readonly Mission[]): boolean {
  const written: Leg[] = [];
  for (const { type, hex } of wishedFor(country, p, draft, missions)) {
    const aim = nearestAim(country, hex, legAhead(country.field, p, draft, written, type), draft.purpose === BAD_MOVE);
    if (aim === NONE) return false;
    written.push({ type, hex: aim });
  }
  return written.length > 0;
}

/** The next choice for the order that is being written; an order begun by somebody else against the plan is discarded. */
export function chooseDraft(
  country: Country,
  p: Position,
  f: FrameOf<"drafting">,
  missions: readonly Mission[],
  actions: readonly Action[],
): Action {
  const next = nextWord(country, p, f, missions, actions);
  return next ?? actions.find(({ type }) => type === "scrap") ?? actions[0];
}

function nextWord(
  country: Country,
  p: Position,
  f: FrameOf<"drafting">,
  missions: readonly Mission[],
  actions: readonly Action[],
): Action | undefined {
  const { grid } = country.field.map;
  const legs = wishedFor(country, p, f, missions);
  const leg = legs[f.legs.length];
  if (leg === undefined) return undefined;
  if (f.type === NONE) return actions.find((action) => action.type === "kind" && action.order === leg.type);
  if (f.flag === NOWHERE) {
    const aims = actions.flatMap((action) => (action.type === "aim" ? [grid.known(action.hex)] : []));
    const id = grid.ids[nearestAim(country, leg.hex, aims, f.purpose === BAD_MOVE)];
    return actions.find((action) => action.type === "aim" && action.hex === id);
  }
  const ruse = ruseInDraft(country, p, f, missions, actions);
  const on = f.legs.length + 1 < legs.length ? "add" : "send";
  return ruse ?? actions.find(({ type }) => type === on);
}

/** The plan's task for the recipient; nothing if it has none for him. */
function wishedFor(country: Country, p: Position, draft: Draft, missions: readonly Mission[]): readonly Leg[] {
  if (draft.purpose === BAD_MOVE) return misleading(country, p, draft);
  const { kind } = country.field.holders[draft.to];
  if (kind === HEADQUARTERS || kind === TRAIN) return relocation(country, p, draft, missions);
  const legs = missions.find(({ body }) => body.holder === draft.to)?.legs ?? [];
  // on his own initiative a leader writes only one leg: his final goal
  return draft.purpose === SUPERIOR ? legs : legs.slice(-1);
}

/** The target nearest to the desired one, if any is near enough; otherwise NONE. */
function nearestAim({ field }: Country, wanted: HexIndex, aims: readonly HexIndex[], anyway: boolean): HexIndex {
  const { grid } = field.map;
  let best: HexIndex = NONE;
  let least = anyway ? Infinity : TOLERANCE + 1;
  for (const aim of aims) {
    const away = grid.distance(aim, wanted);
    if (away >= least) continue;
    least = away;
    best = aim;
  }
  return best;
}

/** A march is hidden, or a division attached, if the options allow it and there is a reason. */
function ruseInDraft(
  country: Country,
  p: Position,
  f: FrameOf<"drafting">,
  missions: readonly Mission[],
  actions: readonly Action[],
): Action | undefined {
  const mission = missions.find(({ body }) => body.holder === f.to);
  if (mission === undefined || f.purpose === BAD_MOVE) return undefined;
  const hide = actions.find(({ type }) => type === "hide");
  if (hide !== undefined && isToHide(country, p, f, mission)) return hide;
  if (!actions.some(({ type }) => type === "attach")) return undefined;
  const host = hostFor(country, p, mission, missions);
  return actions.find((action) => action.type === "attach" && action.formation === host);
}

/** An enemy who made a bad move is sent back where he came from. */
function misleading({ field, rear }: Country, p: Position, { side, to }: Draft): readonly Leg[] {
  const enemy = enemyOf(side);
  const unit = field.holders[to].units.find((one) => p.place[one] >= 0);
  const hex = rear[enemy] === NONE || rear[enemy] === NOWHERE ? (unit === undefined ? 0 : p.place[unit]) : rear[enemy];
  return [{ type: "fall-back", hex }];
}
