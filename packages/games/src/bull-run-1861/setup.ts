import { LAND, NOWHERE, type ZoneIndex } from "@stonebridge/board";
import type { Refusal } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import {
  BEAUREGARD,
  type Field,
  NONE,
  NORTH,
  type PieceIndex,
  SOUTH,
  STACKING_LIMIT,
  type SideIndex,
  type UnitIndex,
  markerOf,
  unitOf,
} from "./field.ts";
import type { FrameOf } from "./frames.ts";
import { face, turnStack } from "./lines.ts";
import { type Decision, type Play, type Step, asks, pieceId, pop, sideId, tell, unitId, zoneId } from "./play.ts";
import { ATTACHED, FORWARD, ON_MAP, type Position, WAITING, isExtended, liftUp, setDown, stacked } from "./position.ts";
import { hostsIn, joinLegion } from "./presence.ts";
import { refuse } from "./refusals.ts";
import { NORTHERN_REINFORCEMENTS, SMITH, THIRTIETH_VIRGINIA } from "./units.ts";

/** Movement points between base and units in the free set-up (12.2). */
const FREE_DISTANCE = 5;
/** Brigades of the Army of the Potomac that stand anywhere south of Bull Run (BR61-12.2-b). */
const FORWARD_BRIGADES = 3;

/** Does the unit start on the map (BR61-12-b)? Smith and the options' brigades do not, unless the option is on (BR61-13-a). */
export function startsOnMap(field: Field, unit: UnitIndex): boolean {
  const { id } = field.units[unit];
  if (id === THIRTIETH_VIRGINIA) return field.options.thirtiethVirginia === "on";
  return id !== SMITH && !NORTHERN_REINFORCEMENTS.includes(id);
}

/** R90: the 5-MP limits of BR61-12.2-c and BR61-12.2-d, by switch S2. */
function atDistance(field: Field, side: SideIndex, zone: ZoneIndex): boolean {
  const distance = field.fromBase[side][zone];
  if (distance === -1) return field.options.freeDistance === "atLeast";
  return field.options.freeDistance === "within" ? distance <= FREE_DISTANCE : distance >= FREE_DISTANCE;
}

function bordersBullRun(field: Field, zone: ZoneIndex): boolean {
  return field.graph.bordering[zone].some((near) => field.northBank[near] !== field.northBank[zone]);
}

/** May base brigades of the side stand in the zone at all? */
function baseZone(field: Field, side: SideIndex, zone: ZoneIndex): boolean {
  if (!atDistance(field, side, zone)) return false;
  if (side === SOUTH) return field.options.freeDistance === "atLeast" || field.northBank[zone] === 0;
  // BR61-12.2-e; R90: within its limit the North stays on the Centreville bank
  return !bordersBullRun(field, zone) && (field.options.freeDistance === "atLeast" || field.northBank[zone] === 1);
}

function heldByForward(field: Field, p: Position, zone: ZoneIndex): boolean {
  const top = p.front[zone];
  return top !== NONE && (p.marks[unitOf(field, top)] & FORWARD) !== 0;
}

function forwardCount(field: Field, p: Position): number {
  return field.units.filter((_, unit) => (p.marks[unit] & FORWARD) !== 0).length;
}

function unplaced(field: Field, p: Position, side: SideIndex): UnitIndex[] {
  const units = field.units.map((_, unit) => unit);
  const own = units.filter(
    (unit) => field.sideOf[unit] === side && p.state[unit] === WAITING && startsOnMap(field, unit),
  );
  // the 30th Virginia first, and alone by its own rule: its zones could be full later (BR61-13-b)
  const cavalry = own.filter((unit) => field.units[unit].id === THIRTIETH_VIRGINIA);
  return cavalry.length > 0 ? cavalry : own;
}

/** Places left for brigades that must stand at their distance from base, if this zone takes `taken` more. */
function placesLeft(field: Field, p: Position, side: SideIndex, taken: ZoneIndex, forward: boolean): number {
  let places = 0;
  for (let zone = 0; zone < field.graph.size; zone++) {
    if (!baseZone(field, side, zone) || heldByForward(field, p, zone)) continue;
    const free = STACKING_LIMIT - stacked(p, zone);
    places += zone === taken ? (forward ? 0 : free - 1) : free;
  }
  return places;
}

function placeRefusal(
  play: Play,
  side: SideIndex,
  unit: UnitIndex,
  zone: ZoneIndex,
  group: "forward" | "base",
): Refusal | undefined {
  const { field, p } = play;
  if (field.sideOf[unit] !== side) return refuse("other-side");
  if (!unplaced(field, p, side).includes(unit)) return refuse("place-placed");
  if (field.units[unit].id === THIRTIETH_VIRGINIA) {
    const headquarters = p.headquarters[BEAUREGARD];
    const near = zone === headquarters || field.graph.bordering[headquarters].includes(zone); // BR61-13-b, R97
    if (group !== "base" || !near) return refuse("place-headquarters");
    return stacked(p, zone) < STACKING_LIMIT ? undefined : refuse("place-full");
  }
  const forward = group === "forward";
  const toCome = forwardsToCome(field, p, side);
  if (forward) {
    if (side !== SOUTH || field.units[unit].army !== "potomac" || unit === field.legion || toCome === 0)
      return refuse("place-army");
    if (field.northBank[zone] === 1) return refuse("place-bank"); // BR61-12.2-b
    if (stacked(p, zone) > 0) return refuse("place-alone"); // R95
  } else {
    if (!baseZone(field, side, zone)) {
      return refuse(
        bordersBullRun(field, zone) && side === NORTH
          ? "place-river"
          : atDistance(field, side, zone)
            ? "place-bank"
            : "place-distance",
      );
    }
    if (heldByForward(field, p, zone)) return refuse("place-alone");
    const joins = unit === field.legion && hostsIn(play, zone).length > 0;
    if (stacked(p, zone) >= STACKING_LIMIT && !joins) return refuse("place-full");
    // the last Potomac brigades belong to the three
    const potomacLeft = unplaced(field, p, side).filter(
      (one) => field.units[one].army === "potomac" && one !== field.legion,
    ).length;
    if (field.units[unit].army === "potomac" && unit !== field.legion && potomacLeft <= toCome)
      return refuse("place-army");
  }
  const others = unplaced(field, p, side).length - 1 - (toCome - (forward ? 1 : 0));
  return placesLeft(field, p, side, zone, forward) >= others ? undefined : refuse("place-room");
}

function forwardsToCome(field: Field, p: Position, side: SideIndex): number {
  return side === SOUTH ? FORWARD_BRIGADES - forwardCount(field, p) : 0;
}

/** BR61-12.1-a, Tb13: units stand on the zones that bear their numbers and letters; Cocke in extended line (BR61-12.1-d, R94). */
export const historical: Step<"historical"> = {
  run(play) {
    const { field } = play;
    pop(play);
    // the Legion last, when the brigades are there that can carry it
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

/** BR61-12.2, D02, D03, D05: units are placed one by one; South before North. */
export const placement: Step<"placement"> = {
  ask(play, f) {
    const { field, p } = play;
    const units = unplaced(field, p, f.side);
    if (units.length === 0) return undefined;
    const actions: Action[] = [];
    for (const unit of units) {
      for (const group of ["forward", "base"] as const) {
        for (let zone = 0; zone < field.graph.size; zone++) {
          if (placeRefusal(play, f.side, unit, zone, group) === undefined)
            actions.push({ type: "place", unit: unitId(play, unit), zone: zoneId(play, zone), group });
        }
      }
    }
    return asks(
      "placement",
      f.side,
      f.side === SOUTH ? "BR61-12.2-b" : "BR61-12.2-d",
      { left: units.length, of: forwardsToCome(field, p, f.side) },
      actions,
    );
  },
  run: pop,
  take(play, _f, action) {
    if (action.type !== "place") return;
    const { field } = play;
    place(play, field.unitIndex.get(action.unit) as UnitIndex, field.graph.known(action.zone));
    if (action.group === "forward") play.p.marks[field.unitIndex.get(action.unit) as UnitIndex] |= FORWARD;
  },
  refuse(play, f, action) {
    if (action.type !== "place") return refuse("not-asked");
    const unit = play.field.unitIndex.get(action.unit);
    const zone = play.field.graph.index(action.zone);
    if (unit === undefined) return refuse("no-such-unit");
    return zone === undefined ? refuse("no-such-zone") : placeRefusal(play, f.side, unit, zone, action.group);
  },
};

/** Puts a unit on the map in the set-up, facing the enemy's base until its owner chooses; it takes no control by it (R83). */
export function place(play: Play, unit: UnitIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  p.state[unit] = ON_MAP;
  const [host] = unit === field.legion ? hostsIn(play, zone) : [];
  if (host !== undefined) {
    joinLegion(play, host);
  } else {
    p.facing[unit] = p.front[zone] === NONE ? towardsEnemy(field, field.sideOf[unit], zone) : p.facing[p.front[zone]];
    setDown(field, p, unit, zone, "second");
  }
  tell(play, {
    type: "placed",
    rule: field.options.setup === "free" ? "BR61-12.2-c" : "BR61-12.1-a",
    unit: unitId(play, unit),
    zone: zoneId(play, zone),
  });
}

/** The bordering zone nearest to the enemy's base by borders of any kind. */
export function towardsEnemy(field: Field, side: SideIndex, zone: ZoneIndex): ZoneIndex {
  const goal = side === NORTH ? field.manassas : field.centreville;
  const distance = field.graph.ids.map(() => -1);
  distance[goal] = 0;
  const queue = [goal];
  for (const at of queue) {
    for (const next of field.graph.bordering[at]) {
      if (distance[next] !== -1) continue;
      distance[next] = distance[at] + 1;
      queue.push(next);
    }
  }
  return field.graph.bordering[zone].reduce((best, near) => (distance[near] < distance[best] ? near : best));
}

type DispositionsFrame = FrameOf<"dispositions">;

/** Second zones for a brigade set up in extended line: BR61-12.1-d, R94 Cocke; BR61-12.2-a any Southern brigade, R95 within its group's limits. */
function extendRefusal(
  play: Play,
  { side, chosen }: DispositionsFrame,
  unit: UnitIndex,
  zone: ZoneIndex,
): Refusal | undefined {
  const { field, p } = play;
  if (field.sideOf[unit] !== side || side !== SOUTH) return refuse("other-side");
  if (p.state[unit] !== ON_MAP) return refuse("act-absent");
  const cocke = field.units[unit].start === "2" && field.options.setup === "historical";
  if (field.options.setup === "historical" && !cocke) return refuse("not-asked");
  if (chosen.includes(unit)) return refuse("deploy-extended");
  const from = p.place[unit];
  if (field.graph.kindOf(from, zone) !== LAND || field.northBank[zone] !== field.northBank[from])
    return refuse("deploy-border");
  if (zone === p.place[markerOf(field, unit)]) return refuse("deploy-extended");
  if (stacked(p, zone) >= STACKING_LIMIT) return refuse("deploy-full");
  if (field.options.setup === "historical") return undefined;
  const forward = (p.marks[unit] & FORWARD) !== 0;
  if (forward ? stacked(p, zone) > 0 : heldByForward(field, p, zone)) return refuse("place-alone");
  return forward || baseZone(field, side, zone) ? undefined : refuse("place-distance");
}

/** Puts or moves a brigade's marker in the set-up. */
export function extend(play: Play, unit: UnitIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  const marker = markerOf(field, unit);
  if (p.place[marker] !== NOWHERE) liftUp(field, p, marker);
  p.facing[marker] = p.front[zone] === NONE ? towardsEnemy(field, field.sideOf[unit], zone) : p.facing[p.front[zone]];
  setDown(field, p, marker, zone, "second");
  tell(play, { type: "deployed", rule: "BR61-12.1-d", unit: unitId(play, unit), zone: zoneId(play, zone) });
}

/** Stacks of a side with their top pieces, in map order. */
function tops(field: Field, p: Position, side: SideIndex): PieceIndex[] {
  return p.front.filter((top) => top !== NONE && field.sideOf[top] === side);
}

/**
 * BR61-12.1-b, D02..D04: lines, facings (R93: South, then North), the Legion's host, extended lines. Each once; what is left faces the
 * enemy's base.
 */
export const dispositions: Step<"dispositions"> = {
  ask(play, f): Decision {
    return asks("dispositions", f.side, "BR61-12.1-b", {}, [...dispositionActions(play, f), { type: "ready" }]);
  },
  take(play, f, action) {
    const { field, p } = play;
    switch (action.type) {
      case "face": {
        const piece = field.pieceIndex.get(action.element) as PieceIndex;
        f.faced = [...f.faced, piece];
        return face(play, piece, field.graph.known(action.zone));
      }
      case "arrange": {
        const unit = field.unitIndex.get(action.unit) as UnitIndex;
        const zone = p.place[unit];
        f.chosen = [...f.chosen, unit, unitOf(field, p.front[zone])];
        return turnStack(play, zone);
      }
      case "attach":
        f.chosen = [...f.chosen, field.legion];
        return joinLegion(play, field.unitIndex.get(action.host) as UnitIndex);
      case "extend": {
        const unit = field.unitIndex.get(action.unit) as UnitIndex;
        f.chosen = [...f.chosen, unit];
        return extend(play, unit, field.graph.known(action.zone));
      }
      default:
        return endDispositions(play, f.side);
    }
  },
  refuse(play, f, action) {
    const { field, p } = play;
    if (action.type === "extend") {
      const unit = field.unitIndex.get(action.unit);
      const zone = field.graph.index(action.zone);
      if (unit === undefined) return refuse("no-such-unit");
      return zone === undefined ? refuse("no-such-zone") : extendRefusal(play, f, unit, zone);
    }
    if (action.type === "face") {
      const piece = field.pieceIndex.get(action.element);
      if (piece === undefined) return refuse("no-such-unit");
      if (field.sideOf[piece] !== f.side) return refuse("other-side");
      if (f.faced.includes(piece)) return refuse("arrange-once");
      return refuse(p.front[p.place[piece]] === piece ? "face-border" : "face-second");
    }
    if (action.type === "arrange") {
      const unit = field.unitIndex.get(action.unit);
      if (unit === undefined) return refuse("no-such-unit");
      if (field.sideOf[unit] !== f.side) return refuse("other-side");
      return refuse(f.chosen.includes(unit) ? "arrange-once" : "arrange-alone");
    }
    return refuse(action.type === "attach" ? "join-apart" : "not-asked");
  },
};

function dispositionActions(play: Play, f: DispositionsFrame): Action[] {
  const { field, p } = play;
  const { side } = f;
  const actions: Action[] = [];
  for (const top of tops(field, p, side)) {
    if (f.faced.includes(top)) continue;
    const zone = p.place[top];
    for (const faced of field.graph.bordering[zone])
      actions.push({ type: "face", element: pieceId(play, top), zone: zoneId(play, faced) });
    const second = p.behind[top];
    if (second !== NONE && second < field.roster && !f.chosen.includes(second))
      actions.push({ type: "arrange", unit: unitId(play, second) });
  }
  if (side !== SOUTH) return actions;
  if (p.state[field.legion] === ATTACHED && !f.chosen.includes(field.legion)) {
    for (const host of hostsIn(play, p.place[field.legion])) {
      if (host !== p.host) actions.push({ type: "attach", unit: unitId(play, field.legion), host: unitId(play, host) });
    }
  }
  for (let unit = 0; unit < field.roster; unit++) {
    if (p.state[unit] !== ON_MAP || (isExtended(field, p, unit) && field.options.setup === "free")) continue;
    for (const zone of field.graph.overLand[p.place[unit]]) {
      if (extendRefusal(play, f, unit, zone) === undefined)
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
