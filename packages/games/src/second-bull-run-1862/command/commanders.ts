import { NO_BORDER, NOWHERE, RIVER, type ZoneIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import { commanderAbsence } from "../absence.ts";
import type { Action } from "../actions.ts";
import { COMMANDER_POINTS, type CommanderIndex, type Field, NONE, type SideIndex } from "../field.ts";
import { priceOfStep } from "../movement/movement.ts";
import { asks, commanderId, type Play, pop, push, roll, type Step, tell, zoneId } from "../play.ts";
import { holds, inReachOf, isPosted, type Position } from "../position.ts";
import { ANY, type Refuses } from "../refusing.ts";
import { ACTIVATION, COMMANDERS } from "./refusals.ts";

/** Does the zone hold or border a brigade of that side, over any border, including a river (SB62-6.3-f, SB62-9.4-p)? */
function touches(field: Field, p: Position, side: SideIndex, zone: ZoneIndex): boolean {
  if (inReachOf(field, p, side, zone) || holds(field, p, side, zone)) return true;
  for (const near of field.overWater[zone]) if (holds(field, p, side, near)) return true;
  return false;
}

/** Would a commander be alone there beside an enemy brigade (SB62-6.3-f, SB62-9.4-p)? */
export function exposes(field: Field, p: Position, side: SideIndex, zone: ZoneIndex): boolean {
  return !holds(field, p, side, zone) && touches(field, p, 1 - side, zone);
}

/** Does the riding commander come on as a reinforcement, who stays out of enemy zones of control (SB62-8-E-d)? */
function isEntering({ p }: Play): boolean {
  return p.stack.at(-2)?.step === "reinforcements";
}

/**
 * SB62-6.3-a, D-10: after the brigades and before the combats the designated corps commander may move, and the army commander may try to.
 * @param commander the designated one; NONE if the side has no corps commander on the map (RU-19)
 */
export function beginCommanders(play: Play, side: SideIndex, commander: CommanderIndex): void {
  const { field, p } = play;
  const army = field.armyCommander[side];
  const left: CommanderIndex[] = [];
  if (commander !== NONE && isPosted(p, commander)) left.push(commander);
  if (isPosted(p, army) && p.activated[army] === 0) left.push(army); // SB62-6.3-g
  if (left.length > 0) push(play, { step: "commanders", side, left });
}

/** Sends a commander on his way (SB62-6.3-e): in his segment, or as he enters the map. */
export function beginRide(play: Play, commander: CommanderIndex, points = COMMANDER_POINTS): void {
  push(play, { step: "ride", commander, points });
}

/** Why a commander may not go on into a zone (RU-47). */
function rideRefusal(play: Play, commander: CommanderIndex, to: ZoneIndex, points: number): Refuses | undefined {
  const { field, p } = play;
  const from = p.post[commander];
  const side = field.commanderSide[commander];
  const kind = field.graph.kindOf(from, to);
  if (kind === NO_BORDER) return COMMANDERS["ride-border"];
  if (kind === RIVER) return COMMANDERS["ride-river"];
  if (holds(field, p, 1 - side, to)) return COMMANDERS["ride-enemy"];
  if (exposes(field, p, side, to)) return COMMANDERS["ride-contact"];
  if (isEntering(play) && inReachOf(field, p, 1 - side, to)) return COMMANDERS["ride-entering"];
  return priceOfStep(field, p, side, from, to) > points ? COMMANDERS["ride-points"] : undefined;
}

/** Adds the zones that a commander can go on to. */
function addRides(play: Play, commander: CommanderIndex, points: number, actions: Action[]): void {
  const id = commanderId(play, commander);
  for (const to of play.field.graph.linked[play.p.post[commander]]) {
    if (rideRefusal(play, commander, to, points) === undefined)
      actions.push({ type: "ride", commander: id, zone: zoneId(play, to) });
  }
}

/** Takes a commander one zone on. @returns movement points left */
function rideTo(play: Play, commander: CommanderIndex, to: ZoneIndex, points: number): number {
  const { field, p } = play;
  const from = p.post[commander];
  const cost = priceOfStep(field, p, field.commanderSide[commander], from, to);
  p.post[commander] = to;
  tell(play, {
    type: "rode",
    rule: "SB62-6.3-e",
    commander: commanderId(play, commander),
    from: zoneId(play, from),
    to: zoneId(play, to),
    cost,
  });
  return points - cost;
}

function refuseRide(play: Play, commander: CommanderIndex, zoneName: string, points: number): Refuses | undefined {
  const zone = play.field.graph.index(zoneName);
  return zone === undefined ? ANY["no-such-zone"] : rideRefusal(play, commander, zone, points);
}

/** Why a commander neither tests nor rides now: who is asked about is another, or he is none of this side’s on the map. */
export function strangerRefusal({ field, p }: Play, side: SideIndex, id: string): Refuses | undefined {
  const commander = field.commanderIndex.get(id);
  if (commander === undefined) return ANY["no-such-commander"];
  return field.commanderSide[commander] === side ? commanderAbsence(p, commander) : ANY["other-side"];
}

/** Who may still move: the designated corps commander by his first zone, the army commander by his test (SB62-6.3-b, SB62-6.3-d). */
export const commanders: Step<"commanders"> = {
  ask(play, f) {
    const actions: Action[] = [];
    for (const commander of f.left) {
      if (isArmys(play, commander)) actions.push({ type: "try", commander: commanderId(play, commander) });
      else addRides(play, commander, COMMANDER_POINTS, actions);
    }
    if (actions.length === 0) return undefined;
    actions.push({ type: "stay" });
    return asks("commanders", f.side, "SB62-6.3-a", {}, actions);
  },
  run: pop,
  take(play, f, action) {
    const { field } = play;
    if (action.type === "stay") return pop(play);
    if (action.type !== "try" && action.type !== "ride") return undefined;
    const commander = present(field.commanderIndex.get(action.commander), action.commander);
    f.left = f.left.filter((one) => one !== commander);
    if (action.type === "ride")
      return beginRide(play, commander, rideTo(play, commander, field.graph.known(action.zone), COMMANDER_POINTS));
    if (test(play, commander)) beginRide(play, commander);
    return undefined;
  },
  refuse(play, f, action) {
    if (action.type !== "try" && action.type !== "ride") return undefined;
    const stranger = strangerRefusal(play, f.side, action.commander);
    if (stranger !== undefined) return stranger;
    const commander = present(play.field.commanderIndex.get(action.commander), action.commander);
    if (isArmys(play, commander)) {
      if (play.p.activated[commander] === 1) return COMMANDERS["try-twice"];
      return action.type === "ride" ? COMMANDERS["try-first"] : undefined;
    }
    if (action.type === "try") return COMMANDERS["try-corps"];
    if (f.left.includes(commander)) return refuseRide(play, commander, action.zone, COMMANDER_POINTS);
    return isDesignated(play, commander) ? COMMANDERS["ride-once"] : COMMANDERS["ride-other"];
  },
};

/** Does he lead in this part of the phase? */
function isDesignated({ p }: Play, commander: CommanderIndex): boolean {
  return p.stack.some((frame) => frame.step === "segment" && frame.commander === commander);
}

/** Does he command an army, not a corps (SB62-2.2-b)? */
export function isArmys({ field }: Play, commander: CommanderIndex): boolean {
  return field.commanders[commander].rank === "army";
}

/** SB62-6.3-b, DR-05: he may move if the die is no higher than his value; passed or failed he is activated (SB62-6.3-c). */
function test(play: Play, commander: CommanderIndex): boolean {
  const { field, p } = play;
  const id = commanderId(play, commander);
  const needed = field.commanders[commander].movement;
  const die = roll(play, "commander-movement", field.commanderSide[commander], [], id, needed);
  const succeeded = die.total <= needed;
  p.activated[commander] = 1;
  tell(play, { type: "commander-tested", rule: "SB62-6.3-b", commander: id, roll: die, succeeded });
  return succeeded;
}

/** A commander on his way, zone by zone: every zone he may enter is one where he may stay. */
export const ride: Step<"ride"> = {
  ask(play, f) {
    const actions: Action[] = [];
    addRides(play, f.commander, f.points, actions);
    if (actions.length === 0) return undefined;
    actions.push({ type: "stay" });
    const about = {
      commander: commanderId(play, f.commander),
      zone: zoneId(play, play.p.post[f.commander]),
      points: f.points,
      allowance: COMMANDER_POINTS,
    };
    return asks("ride", play.field.commanderSide[f.commander], "SB62-6.3-e", about, actions);
  },
  run: pop,
  take(play, f, action) {
    if (action.type === "stay") return pop(play);
    if (action.type === "ride") f.points = rideTo(play, f.commander, play.field.graph.known(action.zone), f.points);
    return undefined;
  },
  refuse(play, f, action) {
    if (action.type !== "ride") return undefined;
    const stranger = strangerRefusal(play, play.field.commanderSide[f.commander], action.commander);
    if (stranger !== undefined) return stranger;
    if (action.commander !== commanderId(play, f.commander)) return ACTIVATION["act-other"];
    return refuseRide(play, f.commander, action.zone, f.points);
  },
};

/** Is he on the map without a brigade of his side in his zone, and in contact with the enemy? */
function isExposed(field: Field, p: Position, commander: CommanderIndex): boolean {
  return isPosted(p, commander) && exposes(field, p, field.commanderSide[commander], p.post[commander]);
}

/**
 * Prepares the displacement of every commander, of either side, who is now alone in contact with an enemy brigade: because one has come
 * next to him (SB62-9.4-p), or because his last brigade has left him (RU-46). To be called after anything that moves or removes a brigade.
 */
export function displaceCommanders(play: Play): void {
  const { field, p } = play;
  for (let commander = field.commanders.length - 1; commander >= 0; commander--)
    if (isExposed(field, p, commander)) push(play, { step: "displacement", commander });
}

/**
 * Where a displaced commander may go (SB62-9.4-q): one or two zones away, not through enemy brigades, out of contact; if there is no such
 * zone the nearest ones, and nowhere if there is none (RU-46).
 */
function refugesOf(field: Field, p: Position, commander: CommanderIndex): readonly ZoneIndex[] {
  const enemy = 1 - field.commanderSide[commander];
  const seen = new Set([p.post[commander]]);
  const found: ZoneIndex[] = [];
  let edge = [p.post[commander]];
  for (let away = 1; edge.length > 0 && (away <= NEAR || found.length === 0); away++) {
    const next: ZoneIndex[] = [];
    for (const from of edge) {
      for (const to of field.graph.linked[from]) {
        if (seen.has(to) || holds(field, p, enemy, to)) continue;
        seen.add(to);
        next.push(to);
        if (!touches(field, p, enemy, to)) found.push(to);
      }
    }
    edge = next;
  }
  return found;
}
/** Zones that a displaced commander goes at most (SB62-9.4-q). */
const NEAR = 2;

/** D-13: the owner of a commander who is alone in contact moves him away; this activates him. */
export const displacement: Step<"displacement"> = {
  ask(play, f) {
    const { field, p } = play;
    if (!isExposed(field, p, f.commander)) return undefined;
    const zones = refugesOf(field, p, f.commander);
    if (zones.length <= 1) return undefined;
    const commander = commanderId(play, f.commander);
    return asks(
      "displacement",
      field.commanderSide[f.commander],
      "SB62-9.4-q",
      { commander, zone: zoneId(play, p.post[f.commander]) },
      zones.map((zone): Action => ({ type: "displace", commander, zone: zoneId(play, zone) })),
    );
  },
  run(play, f) {
    const { field, p } = play;
    pop(play);
    if (!isExposed(field, p, f.commander)) return;
    const [zone = NOWHERE] = refugesOf(field, p, f.commander);
    if (zone !== NOWHERE) displace(play, f.commander, zone);
  },
  take(play, f, action) {
    pop(play);
    if (action.type === "displace") displace(play, f.commander, play.field.graph.known(action.zone));
  },
  refuse(play, f, action) {
    if (action.type !== "displace") return undefined;
    const stranger = strangerRefusal(play, play.field.commanderSide[f.commander], action.commander);
    if (stranger !== undefined) return stranger;
    if (action.commander !== commanderId(play, f.commander)) return COMMANDERS["displace-other"];
    return play.field.graph.index(action.zone) === undefined ? ANY["no-such-zone"] : COMMANDERS["displace-zone"];
  },
};

function displace(play: Play, commander: CommanderIndex, zone: ZoneIndex): void {
  const { p } = play;
  const from = p.post[commander];
  p.post[commander] = zone;
  p.activated[commander] = 1;
  tell(play, {
    type: "displaced",
    rule: "SB62-9.4-q",
    commander: commanderId(play, commander),
    from: zoneId(play, from),
    to: zoneId(play, zone),
  });
}
