import { FORD, NO_ROAD, NOWHERE } from "@stonebridge/board";
import { ARRIVALS } from "../army/pieces.ts";
import type { Field } from "../field.ts";
import type { MarchFrame } from "../frames.ts";
import { IN_LINE, NONE, ON_FOOT, type PieceIndex, POINT, type SideIndex } from "../measures.ts";
import type { Play } from "../play.ts";
import {
  ENTERED,
  LOST,
  NEVER,
  type Position,
  RALLIES,
  controls,
  groundNow,
  holderOf,
  isBlocked,
  marked,
  onMap,
} from "../position.ts";
import type { Refuses } from "../refusing.ts";
import { cameBroken } from "./ended-march.ts";
import { GROUPS, groupOf, isUncertain, railLine } from "./schedule.ts";
import { MOVEMENT } from "./refusals.ts";
import { costOfStep } from "./step-costs.ts";

/** What makes a step too dear for the first of those on the march who cannot pay it. */
export function whyDear(field: Field, p: Position, { pieces, points }: MarchFrame, direction: number): Dear {
  const from = p.place[pieces[0]];
  const hexside = from * 6 + direction;
  const to = field.map.neighbours[hexside];
  const at = pieces.findIndex((piece, each) => costOfStep(field, p, piece, from, hexside) > points[each]);
  const gait = field.gait[pieces[at]];
  const left = points[at];
  const needed = costOfStep(field, p, pieces[at], from, hexside);
  const ground = groundNow(field, p);
  const blocks = [from, to].filter((hex) => isBlocked(p, hex)).length;
  const byRoad =
    blocks > 0 && ground.cost[gait][hexside] < ground.offRoad[hexside] ? ground.cost[gait][hexside] : NO_ROAD_THERE;
  if (byRoad + blocks * POINT <= left) return "abatis";
  const crossings = [from, to].filter((hex) => isBlocked(p, hex) || ground.water[hex] === FORD).length;
  if (crossings > 0 && needed - crossings * POINT <= left) return "crossing";
  // neither the road nor the points for crossing would be enough alone
  if (byRoad <= left) return "abatis";
  const road = field.map.road[hexside] !== NO_ROAD && blocks === 0;
  if (gait === IN_LINE && road && ground.cost[ON_FOOT][hexside] <= left) return "line";
  return needed - left < POINT ? "fraction" : "points";
}
/** More than any piece has. */
const NO_ROAD_THERE = Number.POSITIVE_INFINITY;

type Dear = "points" | "fraction" | "crossing" | "abatis" | "line";

/** Which clause keeps a piece from moving that a listing only refuses: {@link moverRefusal} and what it can find in its neighbourhood. */
export function whyNoMover(field: Field, p: Position, side: SideIndex, piece: PieceIndex, refusal: Refuses): Refuses {
  if (refusal === MOVEMENT["move-absent"]) return MOVEMENT[whyAbsent(field, p, piece)];
  if (refusal === MOVEMENT["move-moved"]) return MOVEMENT[whyMoved(field, p, piece)];
  if (refusal === MOVEMENT["move-shut"] && isSurrounded(field, p, 1 - side, piece)) return MOVEMENT["move-surrounded"];
  return refusal;
}

function whyAbsent(
  field: Field,
  p: Position,
  piece: PieceIndex,
): "move-held" | "move-rally" | "move-card" | "move-waits" | "move-absent" {
  if (holderOf(p, piece) !== NONE) return "move-held";
  if (p.place[piece] === RALLIES) return "move-rally";
  if (p.place[piece] === LOST) return "move-absent";
  if (field.kindOf[piece] === "brigade") return "move-card";
  return groupOf(field, piece) === -1 ? "move-absent" : "move-waits";
}

/** How a piece has finished its move: by rail, in a brigade piece that broke up, in a zone of control, or otherwise. */
function whyMoved(
  field: Field,
  p: Position,
  piece: PieceIndex,
): "move-railed" | "move-broken" | "move-stopped" | "move-moved" {
  if (cameByRail(field, p, piece)) return "move-railed";
  if (cameBroken(p, piece)) return "move-broken";
  return controls(field, p, 1 - field.sideOf[piece], p.place[piece]) ? "move-stopped" : "move-moved";
}

/** BR83-13.42-a: it came on in this player-turn, on time, and is on the line. */
export function cameByRail(field: Field, p: Position, piece: PieceIndex): boolean {
  const group = groupOf(field, piece);
  if (group === -1 || !marked(p, piece, ENTERED)) return false;
  const { by, turn, hex } = ARRIVALS[GROUPS[group]];
  const onTime = isUncertain(field, group) || turn === p.turn;
  return by === "rail" && onTime && railLine(field, field.grid.known(hex)).includes(p.place[piece]);
}

/** Do enemies bar every hex around the piece that it could go to (BR83-5.82-a, BR83-5.82-b)? */
function isSurrounded(field: Field, p: Position, enemy: SideIndex, piece: PieceIndex): boolean {
  const hex = p.place[piece];
  const around = [0, 1, 2, 3, 4, 5].map((direction) => field.map.neighbours[hex * 6 + direction]);
  return around.every((near) => near === NOWHERE || controls(field, p, enemy, near)) && controls(field, p, enemy, hex);
}

/** Which clause keeps a piece that is no reinforcement, or not one that is due, from coming on. */
export function whyNotEntered(
  { field, p }: Play,
  side: SideIndex,
  piece: PieceIndex,
  refusal: Refuses | undefined,
): Refuses | undefined {
  if (refusal !== MOVEMENT["enter-early"] || field.sideOf[piece] !== side) return refusal;
  const group = groupOf(field, piece);
  if (group === -1) return MOVEMENT["enter-none"];
  if (onMap(p, piece) || holderOf(p, piece) !== NONE || p.place[piece] === RALLIES) return MOVEMENT["enter-here"];
  if (p.place[piece] === LOST || p.due[group] === NEVER) return MOVEMENT["enter-lost"];
  return p.due[group] === 0 ? MOVEMENT["enter-rolled"] : refusal;
}
