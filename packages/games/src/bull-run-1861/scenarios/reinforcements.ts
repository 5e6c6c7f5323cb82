import type { ZoneIndex } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { NONE, STACKING_LIMIT, type UnitIndex } from "../field.ts";
import { type Play, type Step, asks, pop, push, tell, unitId, zoneId } from "../play.ts";
import { ELIMINATED, ON_MAP, WAITING, holds, setDown, stacked } from "../position/position.ts";
import { arriveIn } from "../movement/presence.ts";
import { type Asking, GAME, type Refusing, sideIndex } from "../refusing.ts";
import { absent } from "../turn/eligibility.ts";
import { SCENARIOS } from "./refusals.ts";
import { NORTHERN_REINFORCEMENTS, SMITH } from "../units.ts";

/** End-of-turn arrivals: BR61-12.3-a Smith from turn 2 on, BR61-13-h the Northern reserves from turn 3 on (R96, R99, R102). */
export function beginArrivals(play: Play): void {
  const { field, p } = play;
  const due = [
    ...(p.turn >= 3 && field.options.northernReinforcements === "on" ? NORTHERN_REINFORCEMENTS : []),
    ...(p.turn >= 2 ? [SMITH] : []),
  ];
  for (const id of due.toReversed()) {
    const unit = field.unitIndex.get(id);
    if (unit !== undefined && p.state[unit] === WAITING) push(play, { step: "arrival", unit });
  }
}

/**
 * Zones where a unit may come in. The North: Centreville, whatever stands there (BR61-13-i, R99). Smith: Manassas Junction, else the
 * nearest linked zones with room (R96). None if an enemy brigade holds the place.
 */
function entries(play: Play, unit: UnitIndex): ZoneIndex[] {
  const { field, p } = play;
  const side = field.sideOf[unit];
  const base = field.units[unit].id === SMITH ? field.manassas : field.centreville;
  if (holds(field, p, 1 - side, base)) return [];
  if (base === field.centreville || stacked(p, base) < STACKING_LIMIT) return [base];
  const seen = new Set([base]);
  let edge = [base];
  while (edge.length > 0) {
    const next = edge.flatMap((zone) =>
      field.graph.linked[zone].filter((to) => !seen.has(to) && !holds(field, p, 1 - side, to)),
    );
    edge = [...new Set(next)];
    for (const zone of edge) seen.add(zone);
    const free = edge.filter((zone) => stacked(p, zone) < STACKING_LIMIT);
    if (free.length > 0) return free;
  }
  return [];
}

function comings(play: Play, unit: UnitIndex): Action[] {
  const id = unitId(play, unit);
  return entries(play, unit).map((zone) => ({ type: "arrive", unit: id, zone: zoneId(play, zone) }));
}

/** D30, D31: Smith must come in, the Northern reserves may. */
export const arrival: Step<"arrival"> = {
  ask(play, f) {
    const actions = comings(play, f.unit);
    const optional = play.field.units[f.unit].id !== SMITH;
    if (actions.length === 0 || (actions.length === 1 && !optional)) return undefined;
    const rule = optional ? "BR61-13-h" : "BR61-12.3-a";
    return asks(
      "arrival",
      play.field.sideOf[f.unit],
      rule,
      { unit: unitId(play, f.unit) },
      optional ? [...actions, { type: "decline" }] : actions,
    );
  },
  run(play, f) {
    const [only] = comings(play, f.unit);
    pop(play);
    if (only?.type === "arrive") arrive(play, f.unit, play.field.graph.known(only.zone));
    else tell(play, { type: "arrival-waits", rule: "BR61-R96", unit: unitId(play, f.unit) });
  },
  take(play, f, action) {
    pop(play);
    if (action.type === "arrive") arrive(play, f.unit, play.field.graph.known(action.zone));
  },
  refuse(play, f, action) {
    if (action.type === "decline") return SCENARIOS["arrive-must"]; // BR61-12.3-a
    if (action.type !== "arrive" || play.field.unitIndex.get(action.unit) !== f.unit) return undefined;
    const zone = play.field.graph.index(action.zone);
    return zone === undefined ? GAME["no-such-zone"] : entryRefusal(play, f.unit, zone);
  },
};

/** Why a unit may not come in at a zone: BR61-13-h Centreville for the reserves, BR61-12.3-a Manassas Junction for Smith if it has room. */
function entryRefusal(play: Play, unit: UnitIndex, zone: ZoneIndex): Refusing | undefined {
  const { field, p } = play;
  if (field.units[unit].id !== SMITH) return zone === field.centreville ? undefined : SCENARIOS["arrive-place-north"];
  if (entries(play, unit).includes(zone)) return undefined;
  if (holds(field, p, 1 - field.sideOf[unit], zone)) return SCENARIOS["arrive-enemy"];
  if (stacked(p, zone) >= STACKING_LIMIT) return SCENARIOS["arrive-full"]; // BR61-10.5-a
  return stacked(p, field.manassas) < STACKING_LIMIT ? SCENARIOS["arrive-place"] : SCENARIOS["arrive-far"]; // R96
}

/** Why nobody arrives now: he is here, never comes, comes at the end of a turn (BR61-12.3-a, BR61-13-h), or another comes first. */
export function whyNoArrival({ play, side }: Asking, id: string): Refusing {
  const { field, p } = play;
  const unit = field.unitIndex.get(id);
  if (unit === undefined) return GAME["no-such-unit"];
  if (field.sideOf[unit] !== sideIndex(side)) return GAME["not-yours"];
  if (p.state[unit] !== WAITING) return p.state[unit] === ELIMINATED ? absent(p, unit) : SCENARIOS["arrive-here"];
  const ours = NORTHERN_REINFORCEMENTS.includes(id);
  if (!ours && id !== SMITH) return absent(p, unit);
  if (ours && field.options.northernReinforcements === "off") return SCENARIOS["arrive-option"];
  if (p.stack.at(-1)?.step === "arrival") return SCENARIOS["arrive-other"];
  if (p.turn > (ours ? 3 : 2) && holds(field, p, 1 - field.sideOf[unit], ours ? field.centreville : field.manassas))
    return ours ? SCENARIOS["arrive-enemy-north"] : SCENARIOS["arrive-enemy"];
  return ours ? SCENARIOS["arrive-time-north"] : SCENARIOS["arrive-time"];
}

/**
 * It can move from the next turn on (BR61-12.3-b, BR61-13-j), because the movement phases of this one are over. Arrival takes control
 * (R83).
 */
function arrive(play: Play, unit: UnitIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  const side = field.sideOf[unit];
  p.state[unit] = ON_MAP;
  p.place[unit] = zone;
  tell(play, {
    type: "arrived",
    rule: side === 1 ? "BR61-12.3-a" : "BR61-13-h",
    unit: unitId(play, unit),
    zone: zoneId(play, zone),
  });
  arriveIn(play, side, zone);
  if (stacked(p, zone) >= STACKING_LIMIT) {
    // BR61-13-i: more than two together, exceptionally, below the others
    setDown(field, p, unit, zone, "second");
    p.facing[unit] = p.facing[p.front[zone]];
    push(play, { step: "contact", piece: unit });
    return;
  }
  push(play, { step: "line", piece: unit, companion: NONE, face: 1 });
}
