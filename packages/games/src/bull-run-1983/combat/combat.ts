import { present } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Frame } from "../frames.ts";
import { breakBrigade } from "../brigades/brigades.ts";
import { GUN_RANGE, type PieceIndex, type SideIndex } from "../measures.ts";
import { asks, pieceId, pieceIds, type Play, pop, push, type Step } from "../play.ts";
import { type Position, controls, onMap } from "../position.ts";
import { ANY } from "../refusals.ts";
import { BRIGADES } from "../brigades/refusals.ts";
import { beginResult } from "./result.ts";

/** The Combat phase: what the defender may still change, the declaration, then the battles in their order (BR83-7.1-a). */
export function beginCombat(play: Play, side: SideIndex): void {
  push(play, { step: "combat", side, at: 0 });
}

/** The parts of the Combat phase, in order. */
export const combat: Step<"combat"> = {
  run(play, frame) {
    const { field, p } = play;
    const { side } = frame;
    frame.at += 1;
    if (frame.at === 1) {
      const pieces = threatenedBrigades(field, p, 1 - side);
      if (pieces.length > 0) push(play, { step: "window", side: 1 - side, pieces });
    } else if (frame.at === 2) push(play, { step: "declaration", side, battles: [], draft: undefined });
    else pop(play);
  },
};

/** Brigade pieces of a side that the enemy can attack now: the only ones for which breaking before he declares matters (R76). */
function threatenedBrigades(field: Field, p: Position, side: SideIndex): PieceIndex[] {
  const pieces: PieceIndex[] = [];
  for (const piece of field.roster[side])
    if (field.kindOf[piece] === "brigade" && onMap(p, piece) && threatened(field, p, piece)) pieces.push(piece);
  return pieces;
}

function threatened(field: Field, p: Position, piece: PieceIndex): boolean {
  const enemy = 1 - field.sideOf[piece];
  const hex = p.place[piece];
  if (controls(field, p, enemy, hex)) return true;
  for (const gun of field.roster[enemy]) {
    if (field.kindOf[gun] !== "battery" || !onMap(p, gun)) continue;
    if (field.grid.distance(p.place[gun], hex) <= GUN_RANGE) return true;
  }
  return false;
}

/** Brigades that may break before the enemy declares his attacks (BR83-SP-b, R76). */
export const windowStep: Step<"window"> = {
  ask(play, { side, pieces }) {
    const standing = pieces.filter((piece) => onMap(play.p, piece));
    if (standing.length === 0) return undefined;
    return asks("window", side, "BR83-8.4-a", { pieces: pieceIds(play, standing) }, [
      ...standing.map((piece) => ({ type: "break", piece: pieceId(play, piece) }) as const),
      { type: "done" },
    ]);
  },
  run: (play) => pop(play),
  take(play, _, action) {
    if (action.type !== "break") return pop(play);
    breakInBattle(play, present(play.field.index.get(action.piece), action.piece));
    return undefined;
  },
  refuse({ field, p }, { side }, action) {
    if (action.type !== "break") return undefined;
    const piece = field.index.get(action.piece);
    if (piece === undefined) return ANY["no-such-piece"];
    if (field.sideOf[piece] !== side) return BRIGADES["break-enemy"];
    return BRIGADES[field.kindOf[piece] === "brigade" && onMap(p, piece) ? "break-safe" : "break-unformed"]; // R76
  },
};

/**
 * The declared battles, one after the other, as they were declared: sight and contact are not checked again (BR83-7.1-a, BR83-7.2-a, R48).
 */
export const battles: Step<"battles"> = {
  run(play, frame) {
    const battle = frame.battles[frame.at];
    if (battle === undefined) return pop(play);
    frame.at += 1;
    return beginResult(play, battle, false);
  },
};

/**
 * Breaks a brigade that may be in a battle: its infantry takes its place there and stays one block (BR83-8.42-a, R30).
 * @returns the infantry
 */
export function breakInBattle(play: Play, brigade: PieceIndex): readonly PieceIndex[] {
  const parts = breakBrigade(play, brigade).filter((part) => play.field.isUnit[part] === 1);
  for (const frame of play.p.stack) replaceIn(frame, brigade, parts);
  return parts;
}

function replaceIn(frame: Frame, brigade: PieceIndex, parts: readonly PieceIndex[]): void {
  const swap = (pieces: readonly PieceIndex[]): readonly PieceIndex[] =>
    pieces.includes(brigade) ? pieces.flatMap((piece) => (piece === brigade ? parts : [piece])) : pieces;
  const rates = (pieces: readonly PieceIndex[], each: readonly number[]): readonly number[] =>
    each.flatMap((rate, at) => (pieces[at] === brigade ? parts.map(() => rate) : [rate]));
  switch (frame.step) {
    case "battles":
      frame.battles = frame.battles.map((battle) => ({
        ...battle,
        targets: swap(battle.targets),
        adjacent: swap(battle.adjacent),
      }));
      break;
    case "result":
      frame.attackerRates = rates(frame.attackers, frame.attackerRates);
      frame.attackers = swap(frame.attackers);
      frame.defenderRates = rates(frame.defenders, frame.defenderRates);
      frame.defenders = swap(frame.defenders);
      break;
    case "losses":
      frame.rates = rates(frame.units, frame.rates);
      frame.units = swap(frame.units);
      break;
    case "retreat":
      frame.pieces = swap(frame.pieces);
      frame.against = swap(frame.against);
      break;
    case "advance":
      frame.units = swap(frame.units);
      break;
    default:
  }
}
