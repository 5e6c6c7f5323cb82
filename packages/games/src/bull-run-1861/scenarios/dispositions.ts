import { LAND, NOWHERE, NO_BORDER, type ZoneIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import {
  type Field,
  NONE,
  type PieceIndex,
  SOUTH,
  STACKING_LIMIT,
  type SideIndex,
  type UnitIndex,
  markerOf,
} from "../field.ts";
import { baseZone, heldByForward } from "./free-placement.ts";
import { face, takeLine } from "../movement/lines.ts";
import { extend, place } from "./placing.ts";
import { type Decision, type Play, type Step, asks, pieceId, pop, sideId, tell, unitId, zoneId } from "../play.ts";
import { ATTACHED, FORWARD, ON_MAP, type Position, isExtended, stacked } from "../position/position.ts";
import { hostsIn, joinLegion, takeUp } from "../movement/presence.ts";
import { type Asking, GAME, type Refusing } from "../refusing.ts";
import { MOVEMENT } from "../movement/refusals.ts";
import { absent } from "../turn/eligibility.ts";
import { whyNoStand } from "../movement/facing.ts";
import { SCENARIOS } from "./refusals.ts";

/** BR61-12.1-a, BR61-3-c, Tb13: units stand on the zones that bear their numbers and letters; Cocke in extended line (BR61-12.1-d, R94). */
export const historical: Step<"historical"> = {
  run(play) {
    const { field } = play;
    pop(play);
    // the Legion last, when the brigades that can carry it are there
    const order = [...field.units.keys()].filter((unit) => unit !== field.legion);
    for (const unit of [...order, field.legion]) {
      const zone = field.graph.zones.findIndex(({ start }) => start !== undefined && start === field.units[unit].start);
      if (zone !== NOWHERE) place(play, unit, zone);
    }
    const cocke = field.units.findIndex((unit) => unit.start === "2");
    const from = play.p.place[cocke];
    const second = field.graph.overLand[from].filter(
      (zone) => field.northBank[zone] === 0 && stacked(play.p, zone) < STACKING_LIMIT,
    );
    extend(play, cocke, second.find((zone) => field.graph.ids[zone] === "balls-ford-south") ?? second[0]);
  },
};

/** Second zones for a brigade set up in extended line: BR61-12.1-d, R94 Cocke; BR61-12.2-a any Southern brigade, R95 within its group's limits. */
function extendRefusal(play: Play, side: SideIndex, unit: UnitIndex, zone: ZoneIndex): Refusing | undefined {
  const { field, p } = play;
  if (field.sideOf[unit] !== side) return GAME["not-yours"];
  if (side !== SOUTH) return SCENARIOS["extend-north"]; // BR61-12.2-a
  if (p.state[unit] === ATTACHED) return MOVEMENT["deploy-legion"]; // R74
  if (p.state[unit] !== ON_MAP) return absent(p, unit);
  if (field.options.setup === "historical" && field.units[unit].start !== "2") return SCENARIOS["extend-others"]; // BR61-12.1-d
  const from = p.place[unit];
  const kind = field.graph.kindOf(from, zone);
  if (kind === NO_BORDER) return MOVEMENT["deploy-far"];
  if (kind !== LAND) return MOVEMENT["deploy-border"];
  if (field.northBank[zone] !== field.northBank[from]) return SCENARIOS["extend-bank"]; // R94
  if (zone === p.place[markerOf(field, unit)]) return MOVEMENT["deploy-extended"];
  if (stacked(p, zone) >= STACKING_LIMIT) return MOVEMENT["deploy-full"];
  if (field.options.setup === "historical") return undefined;
  const forward = (p.marks[unit] & FORWARD) !== 0;
  if (forward ? stacked(p, zone) > 0 : heldByForward(field, p, zone)) return SCENARIOS["place-alone"];
  return forward || baseZone(field, side, zone) ? undefined : SCENARIOS["place-distance-south"];
}

/** The Legion stands with a brigade in its zone from the start (BR61-10.5-i). */
function attachRefusal(play: Play, id: string, host: UnitIndex | undefined): Refusing | undefined {
  const { field, p } = play;
  const unit = field.unitIndex.get(id);
  if (unit === undefined || host === undefined) return GAME["no-such-unit"];
  if (field.sideOf[unit] !== SOUTH) return GAME["not-yours"];
  if (unit !== field.legion) return MOVEMENT["join-other"];
  if (p.state[unit] !== ON_MAP && p.state[unit] !== ATTACHED) return absent(p, unit);
  if (isExtended(field, p, unit)) return MOVEMENT["join-extended"];
  if (host === p.host) return MOVEMENT["join-already"];
  return hostsIn(play, p.place[unit]).includes(host) ? undefined : MOVEMENT["join-apart"];
}

/** Why nobody is arranged now: the South does it first (R93), both before the first turn (BR61-12.1-b). */
export function whyNotDisposed({ play: { p } }: Asking): Refusing {
  return p.turn === 0 && p.stack.at(-1)?.step === "dispositions"
    ? SCENARIOS["dispose-order"]
    : SCENARIOS["dispose-late"];
}

/** Stacks of a side with their top pieces, in map order. */
function tops(field: Field, p: Position, side: SideIndex): PieceIndex[] {
  return p.front.filter((top) => top !== NONE && field.sideOf[top] === side);
}

/**
 * BR61-12.1-b, D02..D04: lines, facings (R93: South, then North), the Legion's host, extended lines. All may be chosen again until the
 * side is ready; what is left faces the enemy's base.
 */
export const dispositions: Step<"dispositions"> = {
  ask(play, f): Decision {
    const actions = dispositionActions(play, f.side);
    actions.push({ type: "ready" });
    return asks("dispositions", f.side, "BR61-12.1-b", {}, actions);
  },
  take(play, f, action) {
    const { field } = play;
    switch (action.type) {
      case "face":
        return face(
          play,
          present(field.pieceIndex.get(action.element), action.element),
          field.graph.known(action.zone),
        );
      case "arrange":
        return takeLine(play, present(field.pieceIndex.get(action.element), action.element), "front");
      case "attach":
        takeUp(play, field.legion);
        return joinLegion(play, present(field.unitIndex.get(action.host), action.host));
      case "extend":
        return extend(play, present(field.unitIndex.get(action.unit), action.unit), field.graph.known(action.zone));
      default:
        return endDispositions(play, f.side);
    }
  },
  refuse(play, f, action) {
    const { field, p } = play;
    switch (action.type) {
      case "extend": {
        const unit = field.unitIndex.get(action.unit);
        const zone = field.graph.index(action.zone);
        if (unit === undefined) return GAME["no-such-unit"];
        return zone === undefined ? GAME["no-such-zone"] : extendRefusal(play, f.side, unit, zone);
      }
      case "face": {
        const zone = field.graph.index(action.zone);
        const piece = field.pieceIndex.get(action.element);
        const refusal = whyNoStand(play, f.side, action.element);
        if (refusal !== undefined || piece === undefined) return refusal;
        if (zone === undefined) return GAME["no-such-zone"];
        if (p.front[p.place[piece]] !== piece) return MOVEMENT["face-second"]; // BR61-10.5-g
        return p.facing[piece] === zone ? SCENARIOS["face-already"] : MOVEMENT["face-border"];
      }
      case "arrange": {
        const piece = field.pieceIndex.get(action.element);
        const refusal = whyNoStand(play, f.side, action.element);
        if (refusal !== undefined || piece === undefined) return refusal;
        return stacked(p, p.place[piece]) > 1 ? SCENARIOS["arrange-front"] : SCENARIOS["arrange-alone"];
      }
      case "attach":
        return attachRefusal(play, action.unit, field.unitIndex.get(action.host));
      default:
        return undefined;
    }
  },
};

function dispositionActions(play: Play, side: SideIndex): Action[] {
  const { field, p } = play;
  const actions: Action[] = [];
  for (const top of tops(field, p, side)) {
    const zone = p.place[top];
    for (const faced of field.graph.bordering[zone])
      if (faced !== p.facing[top])
        actions.push({ type: "face", element: pieceId(play, top), zone: zoneId(play, faced) });
    const second = p.behind[top];
    if (second !== NONE) actions.push({ type: "arrange", element: pieceId(play, second) });
  }
  if (side !== SOUTH) return actions;
  const legionOnMap = p.state[field.legion] === ATTACHED || p.state[field.legion] === ON_MAP;
  if (legionOnMap && !isExtended(field, p, field.legion)) {
    for (const host of hostsIn(play, p.place[field.legion])) {
      if (host !== p.host) actions.push({ type: "attach", unit: unitId(play, field.legion), host: unitId(play, host) });
    }
  }
  for (let unit = 0; unit < field.roster; unit++) {
    if (p.state[unit] !== ON_MAP) continue;
    for (const zone of field.graph.overLand[p.place[unit]]) {
      if (extendRefusal(play, side, unit, zone) === undefined)
        actions.push({ type: "extend", unit: unitId(play, unit), zone: zoneId(play, zone) });
    }
  }
  return actions;
}

function endDispositions(play: Play, side: SideIndex): void {
  const { field, p } = play;
  pop(play);
  for (let unit = 0; unit < field.roster; unit++) if (field.sideOf[unit] === side) p.marks[unit] &= ~FORWARD;
  tell(play, { type: "readied", rule: "BR61-12.1-b", side: sideId(side) });
}
