import type { ZoneIndex } from "@stonebridge/board";
import { ATTACK_COST, MOUNT_COST, type UnitIndex } from "../field.ts";
import type { MarchFrame } from "../frames.ts";
import { priceOfStep } from "./movement.ts";
import { unitIds, zoneId } from "../play.ts";
import { contactsOf, unitsIn } from "../position.ts";
import { type Asking, piece, pieceAndZone, refuses, zone } from "../refusing.ts";

interface Piece {
  readonly piece: string;
}
interface PieceAndZone extends Piece {
  readonly zone: string;
}
interface Priced extends Piece {
  readonly points: number;
  readonly needed: number;
}

function marchOf({ play }: Asking): MarchFrame {
  const frame = play.p.stack.at(-1);
  if (frame?.step !== "march") throw new Error("No brigade is acting.");
  return frame;
}

/** Where the brigade that marches is, and where it was to go. */
function stepOf(asking: Asking): { readonly unit: UnitIndex; readonly from: ZoneIndex; readonly to: ZoneIndex } {
  const { field, p } = asking.play;
  const { unit } = marchOf(asking);
  return { unit, from: p.place[unit], to: field.graph.known(zone(asking).zone) };
}

function pricedStep(asking: Asking): Priced & PieceAndZone {
  const { field, p } = asking.play;
  const { unit, from, to } = stepOf(asking);
  const needed = priceOfStep(field, p, field.sideOf[unit], from, to);
  return { ...pieceAndZone(asking), points: marchOf(asking).points, needed };
}

function pricedMounting(asking: Asking): Priced {
  return { ...piece(asking), points: marchOf(asking).points, needed: MOUNT_COST };
}

/** The price of an attack (SB62-9.4-l). */
export function pricedAttack(asking: Asking): Priced & PieceAndZone {
  return { ...pieceAndZone(asking), points: marchOf(asking).points, needed: ATTACK_COST };
}

/** The enemies in the zone where it was to go. */
function held(asking: Asking): PieceAndZone & { readonly enemies: readonly string[] } {
  return { ...pieceAndZone(asking), enemies: unitIds(asking.play, unitsIn(asking.play.p, stepOf(asking).to)) };
}

/** The enemies in whose zone of control it has stopped. */
function stopped(asking: Asking): PieceAndZone & { readonly enemies: readonly string[] } {
  const { play } = asking;
  const { unit, from } = stepOf(asking);
  const enemies = contactsOf(play.field, play.p, play.field.sideOf[unit], from);
  return { ...pieceAndZone(asking), enemies: unitIds(play, enemies) };
}

/** The zone where the action was to end: the one that it was to enter, or the one where it is. */
function ending(asking: Asking): PieceAndZone {
  const { play, action } = asking;
  return {
    ...piece(asking),
    zone: action.type === "step" ? action.zone : zoneId(play, play.p.place[marchOf(asking).unit]),
  };
}

/** That zone, and who else is there. */
function endingBeside(asking: Asking): PieceAndZone & { readonly friends: readonly string[] } {
  const { play } = asking;
  const found = ending(asking);
  const others = unitsIn(play.p, play.field.graph.known(found.zone)).filter((one) => one !== marchOf(asking).unit);
  return { ...found, friends: unitIds(play, others) };
}

/** Refusals of a brigade’s action (6.1-l, 9.1 to 9.6). */
export const MARCH = refuses({
  "rest-fresh": ["SB62-RU48", piece],
  "rest-artillery": ["SB62-10.4-z", piece],
  "rest-moved": ["SB62-6.1-l", piece],
  "rest-entering": ["SB62-8-E-d", piece],
  "rest-night": ["SB62-11.2.3-h", piece],
  "step-border": ["SB62-9.4-d", pieceAndZone],
  "step-river": ["SB62-9.4-i", piece],
  "step-enemy": ["SB62-9.6-d", held],
  "step-stopped": ["SB62-9.3-c", stopped],
  "step-mounted": ["SB62-9.4-n", piece],
  "step-dismounted": ["SB62-RU44", piece],
  "step-points": ["SB62-9.4-d", pricedStep],
  "step-road": ["SB62-9.4-e", pricedStep],
  "step-surcharge": ["SB62-9.4-f", pricedStep],
  "step-guns": ["SB62-9.4-g", pricedStep],
  "step-contact": ["SB62-8-E-d", pieceAndZone],
  "step-night": ["SB62-11.2.3-h", pieceAndZone],
  "force-kind": ["SB62-9.4-b", piece],
  "force-mounted": ["SB62-9.4-n", piece],
  "force-fatigue": ["SB62-9.4-b", piece],
  "force-isolated": ["SB62-9.1-e", piece],
  "force-entering": ["SB62-8-E-d", piece],
  "force-night": ["SB62-11.2.3-h", piece],
  "force-once": ["SB62-9.4-a", piece],
  "force-early": ["SB62-9.4-a", piece],
  "dismount-kind": ["SB62-9.4-m", piece],
  "dismount-already": ["SB62-9.4-m", piece],
  "dismount-points": ["SB62-9.4-m", pricedMounting],
  "mount-kind": ["SB62-9.4-n", piece],
  "mount-already": ["SB62-9.4-n", piece],
  "mount-points": ["SB62-9.4-n", pricedMounting],
  "mount-once": ["SB62-RU44", piece],
  "end-full": ["SB62-9.6-a", ending],
  "end-corps": ["SB62-9.6-a", endingBeside],
  "end-cohesion": ["SB62-9.1-c", ending],
});

/** Refusals of facing (9.3-d, 9.5, 9.6-c). */
export const FACING = refuses({
  "face-border": ["SB62-9.3-d", pieceAndZone],
  "face-there": ["SB62-9.3-d", pieceAndZone],
  "face-unplaced": ["SB62-11.2-a", piece],
  "face-contact": ["SB62-9.5-b", pieceAndZone],
  "face-toward": ["SB62-9.5-c", pieceAndZone],
  "face-target": ["SB62-RU42", pieceAndZone],
  "face-stack": ["SB62-9.6-c", piece],
  "face-engaged": ["SB62-9.5-d", piece],
  "face-untouched": ["SB62-9.5-c", piece],
  "face-moved": ["SB62-9.5-a", piece],
  "face-commander": ["SB62-9.5-a", piece],
  "face-routed": ["SB62-10.4-n", piece],
});
