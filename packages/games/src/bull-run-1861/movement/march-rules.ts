import type { ZoneIndex } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { attackRefusal, mayAttackWith } from "../combat/attack.ts";
import { deployRefusal, regroupRefusal } from "./extended-line.ts";
import { LINE_COST, MOST_FATIGUE, type PieceIndex, STACKING_LIMIT, type UnitIndex, unitOf } from "../field.ts";
import type { MarchFrame } from "../position/frames.ts";
import { type Play, unitId } from "../play.ts";
import { ATTACHED, carriesLegion, fatigueOf, isExtended, stacked, zonesOf } from "../position/position.ts";
import { hostsIn, roomFor } from "./presence.ts";
import { GAME, type Refusing } from "../refusing.ts";
import { TURN } from "../turn/refusals.ts";
import { MOVEMENT } from "./refusals.ts";
import { priceOfStep, pushBonus, stepRefusal } from "./steps.ts";

/** Why the brigade on the march may not do something; nothing of what others want to do. */
export function marchRefusal(play: Play, f: MarchFrame, action: Action): Refusing | undefined {
  const { field } = play;
  if ("unit" in action && action.unit !== unitId(play, f.unit)) return undefined;
  switch (action.type) {
    case "rest":
      return restRefusal(play, f);
    case "step":
      return into(play, action, (zone) => stepRefusal(play, f, [f.unit], zone, f.points));
    case "push":
      return pushRefusal(play, f);
    case "deploy":
      return into(play, action, (zone) => deployRefusal(play, f, zone, f.points));
    case "regroup":
      return into(play, action, (zone) => regroupRefusal(play, f, zone, f.points));
    case "attack": {
      const piece = field.pieceIndex.get(action.element);
      if (piece === undefined || unitOf(field, piece) !== f.unit) return undefined;
      const faced = field.graph.index(action.facing);
      if (faced === undefined) return GAME["no-such-zone"];
      return attackRefusal(play, f, piece, faced, action.over === "farm-ford", f.points);
    }
    case "leave":
      return leaveRefusal(play, f);
    case "join":
      return joinRefusal(play, f, field.unitIndex.get(action.host));
    case "line": {
      const piece = field.pieceIndex.get(action.element);
      if (piece === undefined || unitOf(field, piece) !== f.unit) return undefined;
      return action.line === "front" || action.line === "second"
        ? orderRefusal(play, f, piece, action.line)
        : undefined;
    }
    case "end":
      return endRefusal(play, f);
    default:
      return undefined;
  }
}

function into(
  play: Play,
  action: { readonly zone: string },
  refusal: (zone: ZoneIndex) => Refusing | undefined,
): Refusing | undefined {
  const zone = play.field.graph.index(action.zone);
  return zone === undefined ? GAME["no-such-zone"] : refusal(zone);
}

/** BR61-10.4-f, R37: rest instead of anything else, with Fatigue to lose; the carried Legion rests with its host. */
export function restRefusal(play: Play, f: MarchFrame): Refusing | undefined {
  if (f.rested === 1) return TURN["rest-again"];
  if (f.steps > 0 || f.spent > 0) return TURN["rest-moved"];
  if (play.p.state[f.unit] === ATTACHED) return TURN["rest-carried"];
  return fatigueOf(play.field, play.p, f.unit) === 0 ? TURN["rest-fresh"] : undefined;
}

/** BR61-10.3-d, R34: once, if something wanted costs more than is left and the push would pay for it. */
export function pushRefusal(play: Play, f: MarchFrame): Refusing | undefined {
  if (f.pushed === 1) return MOVEMENT["push-once"];
  if (f.rested === 1) return TURN["move-rested"];
  if (fatigueOf(play.field, play.p, f.unit) >= MOST_FATIGUE) return MOVEMENT["push-fatigue"];
  return wantsMore(play, f, f.points + pushBonus(play, f, f.unit)) ? undefined : MOVEMENT["push-early"];
}

/** Is there a step, deployment, regrouping or attack that costs more than is left, but no more than this? */
function wantsMore(play: Play, f: MarchFrame, more: number): boolean {
  const { field, p } = play;
  const place = p.place[f.unit];
  for (const to of field.graph.linked[place]) {
    const price = priceOfStep(play, f, f.unit, place, to);
    if (price <= f.points || price > more) continue;
    if (stepRefusal(play, { ...f, pushed: 1 }, [f.unit], to, more) === undefined) return true;
  }
  if (f.points >= LINE_COST) return false;
  if (mayAttackWith(play, f, more)) return true;
  for (const to of field.graph.overLand[place]) if (deployRefusal(play, f, to, more) === undefined) return true;
  return zonesOf(field, p, f.unit).some((zone) => regroupRefusal(play, f, zone, more) === undefined);
}

/** R74: the Legion is left where it is, or leaves its host; if the host stays, its zone must have room for one more brigade. */
export function leaveRefusal(play: Play, f: MarchFrame): Refusing | undefined {
  const { field, p } = play;
  const together = f.unit === field.legion ? p.state[f.unit] === ATTACHED : carriesLegion(p, f.unit);
  if (!together) return f.unit === field.legion ? MOVEMENT["leave-single"] : MOVEMENT["leave-alone"];
  if (f.rested === 1) return TURN["move-rested"];
  if (f.steps > 0) return MOVEMENT["leave-late"];
  if (f.leaving === 1) return MOVEMENT["leave-already"];
  const full = f.unit === field.legion && stacked(p, p.place[f.unit]) >= STACKING_LIMIT;
  return full ? MOVEMENT["end-full"] : undefined; // BR61-10.5-a
}

/** R74: the Legion may end a move of no zone by joining a brigade beside it; after a march it is asked on taking its place. */
export function joinRefusal(play: Play, f: MarchFrame, host: UnitIndex | undefined): Refusing | undefined {
  const { field, p } = play;
  if (host === undefined) return GAME["no-such-unit"];
  if (f.unit !== field.legion) return MOVEMENT["join-other"];
  if (f.rested === 1) return TURN["move-rested"];
  if (isExtended(field, p, f.unit)) return MOVEMENT["join-extended"];
  if (host === p.host) return MOVEMENT["join-already"];
  if (!hostsIn(play, p.place[f.unit]).includes(host)) return MOVEMENT["join-apart"];
  return f.inHand === 1 ? MOVEMENT["line-arrival"] : undefined;
}

/** BR61-10.5-e: the order of a stack changes when one of its brigades is activated, free, unless an Attack marker locks it (R47). */
export function orderRefusal(
  play: Play,
  f: MarchFrame,
  piece: PieceIndex,
  line: "front" | "second",
): Refusing | undefined {
  const { p } = play;
  const zone = p.place[piece];
  if (zone < 0) return MOVEMENT["marker-absent"];
  if (p.state[f.unit] === ATTACHED) return MOVEMENT["line-carried"];
  if (f.inHand === 1) return MOVEMENT["line-arrival"];
  if (stacked(p, zone) < 2) return MOVEMENT["line-alone"];
  if (f.ordered === 1) return MOVEMENT["line-once"];
  if (p.attacks[p.front[zone]] === 1) return MOVEMENT["line-locked"];
  return (p.front[zone] === piece) === (line === "front") ? MOVEMENT["line-already"] : undefined;
}

/** BR61-10.5-a: a brigade may pass a full zone but not end there. */
export function endRefusal(play: Play, f: MarchFrame): Refusing | undefined {
  if (f.inHand === 0) return undefined;
  return roomFor(play, [f.unit], play.p.place[f.unit]) ? undefined : MOVEMENT["end-full"];
}
