import { NOWHERE, type Spread, type ZoneIndex, spread } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { type Field, HEADQUARTERS_POINTS, SIDE_OF_HEADQUARTERS, SOUTH, type SideIndex } from "../field.ts";
import { type Play, type Step, asks, pop, tell, zoneId } from "../play.ts";
import { type Position, holds, zonesHeld } from "../position/position.ts";
import { isClosed, pricesFor, zonesHeldBy } from "./presence.ts";
import { type Asking, GAME, type Refusing, sideIndex } from "../refusing.ts";
import { MOVEMENT } from "./refusals.ts";
import { HEADQUARTERS } from "../vocabulary.ts";

/** Does the zone border a brigade of that side over any border, or hold one (R79)? */
function touches(field: Field, p: Position, side: SideIndex, zone: ZoneIndex): boolean {
  return holds(field, p, side, zone) || field.graph.bordering[zone].some((near) => holds(field, p, side, near));
}

/** BR61-10.5-a, R77: one HQ a zone, except at the start, when both Southern HQs share Manassas Junction. */
function takenByAnother(p: Position, headquarters: number, zone: ZoneIndex): boolean {
  return p.headquarters.some(
    (place, other) =>
      other !== headquarters && place === zone && SIDE_OF_HEADQUARTERS[other] === SIDE_OF_HEADQUARTERS[headquarters],
  );
}

/** 1 at each zone that `touches` an enemy of the side. */
function zonesTouched(field: Field, p: Position, enemy: SideIndex): Uint8Array {
  const touched = zonesHeld(field, p, enemy);
  for (let zone = 0; zone < p.front.length; zone++)
    if (holds(field, p, enemy, zone)) for (const near of field.graph.bordering[zone]) touched[near] = 1;
  return touched;
}

/** Where an HQ can ride: BR61-7-l 6 MP, BR61-7-m out of contact all the way (R79), BR61-7-n no push. Costs by zone, -1 elsewhere. */
export function ridesOf(field: Field, p: Position, headquarters: number): Spread {
  const side = SIDE_OF_HEADQUARTERS[headquarters];
  const from = p.headquarters[headquarters];
  return spread(field.graph, from, HEADQUARTERS_POINTS, pricesFor(field, p, side), zonesTouched(field, p, 1 - side));
}

function rides(play: Play, side: SideIndex): Action[] {
  const { field, p } = play;
  const actions: Action[] = [];
  for (let headquarters = 0; headquarters < HEADQUARTERS.length; headquarters++) {
    if (
      SIDE_OF_HEADQUARTERS[headquarters] !== side ||
      p.activated[headquarters] === 1 ||
      p.headquarters[headquarters] === NOWHERE
    )
      continue;
    const { cost } = ridesOf(field, p, headquarters);
    for (let zone = 0; zone < field.graph.size; zone++) {
      if (cost[zone] > 0 && !takenByAnother(p, headquarters, zone))
        actions.push({ type: "ride", headquarters: HEADQUARTERS[headquarters], zone: zoneId(play, zone) });
    }
  }
  return actions;
}

/** BR61-7-k, D22: after the brigades and before the combats the active player may move each HQ that is not activated (R78). */
export const headquarters: Step<"headquarters"> = {
  ask(play, f) {
    const actions = rides(play, f.side);
    if (actions.length === 0) return undefined;
    actions.push({ type: "stay" });
    return asks("headquarters", f.side, "BR61-7-k", {}, actions);
  },
  run: pop,
  take(play, _f, action) {
    if (action.type === "stay") return pop(play);
    if (action.type === "ride")
      ride(
        play,
        HEADQUARTERS.findIndex((id) => id === action.headquarters),
        play.field.graph.known(action.zone),
      );
    return undefined;
  },
  refuse(play, f, action) {
    if (action.type !== "ride") return undefined;
    return rideRefusal(play, f.side, action.headquarters, action.zone);
  },
};

function rideRefusal(play: Play, side: SideIndex, id: string, target: string): Refusing | undefined {
  const { field, p } = play;
  const index = HEADQUARTERS.findIndex((one) => one === id);
  const zone = field.graph.index(target);
  if (index === -1) return GAME["no-such-unit"];
  if (zone === undefined) return GAME["no-such-zone"];
  if (SIDE_OF_HEADQUARTERS[index] !== side) return GAME["not-yours"];
  const from = p.headquarters[index];
  if (from === NOWHERE) return MOVEMENT["ride-absent"];
  if (p.activated[index] === 1) return MOVEMENT["ride-activated"];
  if (zone === from) return MOVEMENT["ride-here"];
  if (touches(field, p, 1 - side, zone)) return MOVEMENT["ride-contact"];
  if (takenByAnother(p, index, zone)) return MOVEMENT["ride-stacked"];
  if (ridesOf(field, p, index).cost[zone] > 0) return undefined;
  // what would have to be otherwise for it to get there
  const reaches = (prices: readonly number[]): boolean =>
    spread(field.graph, from, HEADQUARTERS_POINTS, prices).cost[zone] > 0;
  if (reaches(pricesFor(field, p, side))) return MOVEMENT["ride-passing"];
  if (!reaches(field.stepCost)) return MOVEMENT["ride-points"];
  return side === SOUTH ? MOVEMENT["ride-confined"] : MOVEMENT["ride-farm-ford"];
}

/** Why an HQ does not ride now: nobody could ride when his side was to be asked, or it is not yet asked, or no more (BR61-7-k). */
export function whyNoRide({ play, side }: Asking, id: string, target: string): Refusing {
  const index = HEADQUARTERS.findIndex((one) => one === id);
  const own = sideIndex(side);
  if (index === -1) return GAME["no-such-unit"];
  if (SIDE_OF_HEADQUARTERS[index] !== own) return GAME["not-yours"];
  if (play.p.activated[index] === 1) return MOVEMENT["ride-activated"];
  const none = play.p.active === own && rides(play, own).length === 0;
  return (none ? rideRefusal(play, own, id, target) : undefined) ?? MOVEMENT["ride-time"];
}

/** HQs have no zone of control and control nothing (R82); a moved HQ is activated (BR61-7-o). */
function ride(play: Play, index: number, zone: ZoneIndex): void {
  const { field, p } = play;
  const found = ridesOf(field, p, index);
  const from = p.headquarters[index];
  p.headquarters[index] = zone;
  p.activated[index] = 1;
  tell(play, {
    type: "rode",
    rule: "BR61-7-o",
    headquarters: HEADQUARTERS[index],
    from: zoneId(play, from),
    to: zoneId(play, zone),
    cost: found.cost[zone],
  });
}

/**
 * Where a displaced HQ may go (BR61-10.3-n, R80): one or two linked zones away, not through enemy brigades, to a zone that borders none; if
 * there is none so near, the nearest such zone by links; if there is none at all, it stays.
 */
export function displacements(field: Field, p: Position, index: number): ZoneIndex[] {
  const side = SIDE_OF_HEADQUARTERS[index];
  const enemies = zonesHeldBy(field, p, 1 - side);
  const free = (zone: ZoneIndex): boolean =>
    !enemies.has(zone) && !field.graph.bordering[zone].some((near) => enemies.has(near));
  const seen = new Set([p.headquarters[index]]);
  let edge = [p.headquarters[index]];
  const found: ZoneIndex[] = [];
  for (let links = 1; edge.length > 0 && (links <= 2 || found.length === 0); links++) {
    const next: ZoneIndex[] = [];
    for (const from of edge) {
      for (const to of field.graph.linked[from]) {
        if (seen.has(to) || enemies.has(to) || isClosed(field, p, side, from, to)) continue;
        seen.add(to);
        next.push(to);
        if (free(to) && !takenByAnother(p, index, to)) found.push(to);
      }
    }
    edge = next;
  }
  return found;
}

/** D21: the owner of a displaced HQ chooses where it goes; it is activated by this (BR61-10.3-o), again if it was already (R80). */
export const displacement: Step<"displacement"> = {
  ask(play, f) {
    const { field, p } = play;
    if (!stillTouched(play, f.headquarters)) return undefined;
    const zones = displacements(field, p, f.headquarters);
    if (zones.length <= 1) return undefined;
    const id = HEADQUARTERS[f.headquarters];
    const actions = zones.map((zone) => ({ type: "displace", headquarters: id, zone: zoneId(play, zone) }) as const);
    return asks(
      "displacement",
      SIDE_OF_HEADQUARTERS[f.headquarters],
      "BR61-10.3-n",
      { headquarters: id, zone: zoneId(play, p.headquarters[f.headquarters]) },
      actions,
    );
  },
  run(play, f) {
    pop(play);
    if (!stillTouched(play, f.headquarters)) return;
    const [zone] = displacements(play.field, play.p, f.headquarters);
    play.p.activated[f.headquarters] = 1;
    if (zone !== undefined) displace(play, f.headquarters, zone);
  },
  take(play, f, action) {
    pop(play);
    play.p.activated[f.headquarters] = 1;
    if (action.type === "displace") displace(play, f.headquarters, play.field.graph.known(action.zone));
  },
  refuse(play, f, action) {
    if (action.type !== "displace" || action.headquarters !== HEADQUARTERS[f.headquarters]) return undefined;
    const { field, p } = play;
    const zone = field.graph.index(action.zone);
    if (zone === undefined) return GAME["no-such-zone"];
    if (touches(field, p, 1 - SIDE_OF_HEADQUARTERS[f.headquarters], zone)) return MOVEMENT["displace-contact"];
    return takenByAnother(p, f.headquarters, zone) ? MOVEMENT["displace-stacked"] : MOVEMENT["displace-far"];
  },
};

function stillTouched(play: Play, index: number): boolean {
  const enemies = zonesHeldBy(play.field, play.p, 1 - SIDE_OF_HEADQUARTERS[index]);
  const place = play.p.headquarters[index];
  return (
    place !== NOWHERE && (enemies.has(place) || play.field.graph.bordering[place].some((near) => enemies.has(near)))
  );
}

function displace(play: Play, index: number, zone: ZoneIndex): void {
  const from = play.p.headquarters[index];
  play.p.headquarters[index] = zone;
  tell(play, {
    type: "displaced",
    rule: "BR61-10.3-n",
    headquarters: HEADQUARTERS[index],
    from: zoneId(play, from),
    to: zoneId(play, zone),
  });
}

/** Why an HQ is not moved out of the way: no enemy brigade has come into contact with it (BR61-10.3-n). */
export function whyNotDisplaced({ side }: Asking, id: string): Refusing {
  const index = HEADQUARTERS.findIndex((one) => one === id);
  if (index === -1) return GAME["no-such-unit"];
  return SIDE_OF_HEADQUARTERS[index] === sideIndex(side) ? MOVEMENT["displace-other"] : GAME["not-yours"];
}
