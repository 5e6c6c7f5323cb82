import type { ZoneIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { type PieceIndex, SOUTH, type UnitIndex, unitOf } from "../field.ts";
import type { FrameOf } from "../position/frames.ts";
import { type Play, type Step, asks, pop, push, tell, unitId, zoneId } from "../play.ts";
import { ON_MAP, holds, inReachOf, isExtended, liftUp, setDown } from "../position/position.ts";
import { arriveIn, isClosed, carryTo, unmark } from "../movement/presence.ts";
import { GAME, type Refusing } from "../refusing.ts";
import { COMBAT } from "./refusals.ts";

type AdvanceFrame = FrameOf<"advance">;

/** R72: a front line of the attack, not extended (R70), over a linked border, into a zone that no enemy brigade holds any more. */
function advanceRefusal(play: Play, f: AdvanceFrame, piece: PieceIndex, zone: ZoneIndex): Refusing | undefined {
  const { field, p } = play;
  const unit = unitOf(field, piece);
  const from = p.place[piece];
  if (p.state[unit] !== ON_MAP) return COMBAT["advance-stranger"];
  if (p.front[from] !== piece) return COMBAT["advance-second"]; // BR61-11.3-j
  if (isExtended(field, p, unit)) return COMBAT["advance-extended"];
  if (!f.pieces.includes(piece)) return COMBAT["advance-stranger"];
  if (!f.zones.includes(zone)) return COMBAT["advance-zone"];
  if (field.stepCost[from * field.graph.size + zone] === 0) return COMBAT["advance-border"];
  if (holds(field, p, 1 - f.side, zone)) return COMBAT["advance-held"];
  if (!isClosed(field, p, f.side, from, zone)) return undefined;
  return f.side === SOUTH ? COMBAT["advance-confined"] : COMBAT["advance-farm-ford"]; // BR61-13-f, BR61-10.3-i
}

function advances(play: Play, f: AdvanceFrame): Action[] {
  return f.zones.flatMap((zone) =>
    f.pieces
      .filter((piece) => advanceRefusal(play, f, piece, zone) === undefined)
      .map(
        (piece) =>
          ({ type: "advance", unit: unitId(play, unitOf(play.field, piece)), zone: zoneId(play, zone) }) as const,
      ),
  );
}

/** BR61-11.4-q, D27: one attacker may at once occupy each abandoned zone, the attacker's choice. */
export const advance: Step<"advance"> = {
  ask(play, f) {
    const actions = advances(play, f);
    if (actions.length === 0) return undefined;
    const zone = f.zones.length === 1 ? { zone: zoneId(play, f.zones[0]) } : {};
    return asks("advance", f.side, "BR61-11.4-q", zone, [...actions, { type: "decline" }]);
  },
  run: pop,
  take(play, f, action) {
    if (action.type !== "advance") return pop(play);
    return goForward(
      play,
      f,
      present(play.field.unitIndex.get(action.unit), action.unit),
      play.field.graph.known(action.zone),
    );
  },
  refuse(play, f, action) {
    if (action.type !== "advance") return undefined;
    const { graph, sideOf, unitIndex } = play.field;
    const zone = graph.index(action.zone);
    const unit = unitIndex.get(action.unit);
    if (unit === undefined) return GAME["no-such-unit"];
    if (zone === undefined) return GAME["no-such-zone"];
    return sideOf[unit] === f.side ? advanceRefusal(play, f, unit, zone) : GAME["not-yours"];
  },
};

/** Zones of control and movement points do not matter; facing is chosen on arrival (BR61-11.4-r); no new attack (R72). */
function goForward(play: Play, f: AdvanceFrame, unit: UnitIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  const from = p.place[unit];
  f.zones = f.zones.filter((other) => other !== zone);
  f.pieces = f.pieces.filter((other) => other !== unit);
  liftUp(field, p, unit);
  carryTo(play, unit, from, zone);
  p.facing[unit] = field.graph.bordering[zone][0];
  setDown(field, p, unit, zone, "front");
  if (inReachOf(field, p, 1 - f.side, zone)) unmark(play, unit); // BR61-6-o
  tell(play, {
    type: "advanced",
    rule: "BR61-11.4-q",
    unit: unitId(play, unit),
    from: zoneId(play, from),
    to: zoneId(play, zone),
  });
  push(play, { step: "contact", piece: unit });
  push(play, { step: "facing", piece: unit, fresh: 1 });
  arriveIn(play, f.side, zone);
}
