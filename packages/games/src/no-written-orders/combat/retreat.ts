import { knownLeader } from "../known.ts";
import { type HexIndex, NOWHERE, RIVER, TERRAIN } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import { columnsIn } from "../army/columns.ts";
import { pointsAt } from "../army/combatants.ts";
import { alarmReserve } from "../orders/broken-orders.ts";
import type { Field } from "../field.ts";
import type { RetreatFrame } from "../frames/combat.ts";
import { disrupt, eliminate } from "../army/losses.ts";
import { NONE, STACKING_LIMIT, type SideIndex } from "../measures.ts";
import { beginPassingFire, stacksCovering } from "./passing-stacks.ts";
import { type Play, type Step, asks, hexId, leaderId, pop, unitId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { type Position, firstAt, holds, inZoneOf, unitsAt } from "../position.ts";
import { bring, overrun, reachesInto } from "../movement/presence.ts";
import { offerReactions } from "../charges/reactions.ts";
import { COMBAT } from "./refusals.ts";
import { UNKNOWN } from "../refusing.ts";
import { isUnfound } from "../land/crossings.ts";
import { judgeSpirits } from "../army/spirits.ts";
import { loseTrains } from "../supply/trains.ts";

/**
 * Ranks of hexes to retreat to, works on the hexside or not (NWO-10.2-b): out of enemy zones of control, otherwise with friends, otherwise
 * any (NWO-RUL101).
 */
const OPEN = 2;
const AMONG_FRIENDS = 1;
const ANY = 0;
const CLOSED = -1;

function rankOf(field: Field, p: Position, side: SideIndex, at: number): number {
  const { neighbours, water, terrain } = field.map;
  const to = neighbours[at];
  if (to === NOWHERE || water[at] === RIVER || isUnfound(field, p, side, at) || holds(field, p, 1 - side, to))
    return CLOSED;
  if (columnsIn(field, p, 1 - side, to).length > 0) return CLOSED;
  const friends = firstAt(p, to) !== NONE;
  if (friends && terrain[to] === TERRAIN.fort) return CLOSED; // NWO-10.1-i
  if (!isReached(field, p, side, to)) return OPEN;
  return friends ? AMONG_FRIENDS : ANY;
}

/** Is a hex in an enemy zone of control, apart from those of charging cavalry (NWO-7.7-k)? */
function isReached(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  if (!inZoneOf(field, p, 1 - side, hex)) return false;
  const charge = p.stack.findLast((frame) => frame.step === "melee");
  if (charge === undefined) return true;
  return [...field.map.grid.ring(hex, 1)].some(
    (near) =>
      holds(field, p, 1 - side, near) &&
      reachesInto(field, p, near, hex) &&
      unitsAt(p, near).some((unit) => !charge.chargers.includes(unit)),
  );
}

/** Hexes that units of a side may retreat to from a hex: those of the best rank. */
export function retreatsFrom(field: Field, p: Position, side: SideIndex, from: HexIndex): HexIndex[] {
  let best = ANY;
  let found: HexIndex[] = [];
  for (let at = from * 6; at < from * 6 + 6; at++) {
    const rank = rankOf(field, p, side, at);
    if (rank < best) continue;
    if (rank > best) found = [];
    best = rank;
    found.push(field.map.neighbours[at]);
  }
  return found;
}

function refuseRetreat(field: Field, p: Position, f: RetreatFrame, id: string): Refusal {
  const to = field.map.grid.index(id);
  if (to === undefined) return UNKNOWN["no-such-hex"];
  const hexside = field.map.grid.hexside(p.place[f.units[0]], to);
  if (hexside === -1) return COMBAT["retreat-apart"];
  if (rankOf(field, p, f.side, hexside) !== CLOSED) return COMBAT["retreat-better"];
  const garrison = field.map.terrain[to] === TERRAIN.fort && holds(field, p, f.side, to);
  return garrison ? COMBAT["retreat-fort"] : COMBAT["retreat-closed"];
}

export const retreat: Step<"retreat"> = {
  ask(play, f) {
    const { field, p } = play;
    const about = { units: f.units.map((unit) => unitId(play, unit)) };
    if (f.to === NOWHERE) {
      const hexes = retreatsFrom(field, p, f.side, p.place[f.units[0]]);
      if (hexes.length <= 1) return undefined;
      const ways = hexes.map((hex): Action => ({ type: "retreat", hex: hexId(play, hex) }));
      return asks("retreat", f.side, "NWO-RUL101", about, ways);
    }
    const [leader = NONE] = f.leaders;
    if (leader === NONE) return undefined;
    const id = leaderId(play, leader);
    return asks("retreat", f.side, "NWO-11.3-a", { ...about, leader: id, hex: hexId(play, f.to) }, [
      { type: "go-along", leader: id },
      { type: "stay-behind", leader: id },
    ]);
  },
  run(play, f) {
    const { field, p } = play;
    if (f.to !== NOWHERE) return goBack(play, f);
    const [only = NOWHERE] = retreatsFrom(field, p, f.side, p.place[f.units[0]]);
    if (only !== NOWHERE) {
      f.to = only;
      return undefined;
    }
    pop(play);
    for (const unit of f.units) eliminate(play, unit, "NWO-RUL102");
    return undefined;
  },
  take({ field, p }, f, action) {
    if (action.type === "retreat") f.to = field.map.grid.known(action.hex);
    if (action.type !== "go-along" && action.type !== "stay-behind") return;
    const leader = knownLeader(field, action.leader);
    f.leaders = f.leaders.filter((one) => one !== leader);
    if (action.type === "go-along") p.post[leader] = f.to;
  },
  refuse({ field, p }, f, action) {
    return action.type === "retreat" && f.to === NOWHERE ? refuseRetreat(field, p, f, action.hex) : undefined;
  },
};

function goBack(play: Play, f: RetreatFrame): void {
  const { field, p } = play;
  const from = p.place[f.units[0]];
  pop(play);
  bring(play, f.units, f.to);
  tell(play, {
    type: "retreated",
    rule: f.rule,
    units: f.units.map((unit) => unitId(play, unit)),
    from: hexId(play, from),
    to: hexId(play, f.to),
  });
  judgeSpirits(play);
  loseTrains(play, f.side, f.to);
  if (f.disrupts === 1) disrupt(play, f.units, "NWO-7.4-f");
  // NWO-7.4-i, NWO-RUL105
  if (pointsAt(field, p, f.to) > STACKING_LIMIT) disrupt(play, unitsAt(p, f.to), "NWO-7.4-i");
  if (f.disrupts === 1) alarmReserve(play, f.present);
  offerReactions(play, 1 - f.side, f.units, f.to, true);
  // NWO-7.4-j, NWO-RUL103
  beginPassingFire(play, 1 - f.side, stacksCovering(field, p, 1 - f.side, f.to), f.units);
  overrun(play, 1 - f.side, f.to);
}
