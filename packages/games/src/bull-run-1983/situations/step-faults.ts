import type { Faults } from "@stonebridge/kernel";
import { touchesAll } from "../declaration/contact.ts";
import type { Field } from "../field.ts";
import { type Battle, BOMBARDMENT, type Frame, MELEE } from "../frames.ts";
import { GUN_RANGE, type PieceIndex, type SideIndex } from "../measures.ts";
import { PARTS_OF } from "../sequence.ts";
import { type Position, WAITING, onMap } from "../position.ts";

/**
 * Finds running steps of a saved position that cannot occur in play: with pieces that are not there, not of the side that is asked, or not
 * together. Steps that are consistent may be resumed and played on.
 * @param path of the steps in the file
 */
export function checkSteps(field: Field, p: Position, path: string, faults: Faults): void {
  for (const [at, frame] of p.stack.entries()) {
    const fault = stepFault(field, p, frame);
    if (fault !== undefined) faults.add(`${path}[${at}]`, fault.problem, fault.rule);
  }
}

interface StepFault {
  readonly problem: string;
  readonly rule: string;
}

function stepFault(field: Field, p: Position, frame: Frame): StepFault | undefined {
  if ("side" in frame && OF_WHOSE_TURN.has(frame.step) && frame.side !== p.side)
    return { problem: "is a step of the side whose turn it is not", rule: "BR83-2.2-a" };
  switch (frame.step) {
    case "game":
      return partFault(frame.at, PARTS_OF.game, "BR83-2.1-a");
    case "player-turn":
      return partFault(frame.at, PARTS_OF["player-turn"], "BR83-2.3-a");
    case "set-up":
      return gather(field, frame.hand, frame.side, (piece) => p.place[piece] === WAITING, "BR83-1.1-a");
    case "movement": {
      const { pieces, points } = frame.ended ?? NOBODY_ENDED;
      if (pieces.length !== points.length)
        return { problem: "must tell the points left of every piece", rule: "BR83-5.3-a" };
      return (
        gather(field, pieces, frame.side, () => true, "BR83-5.2-a") ??
        gather(field, frame.broken ?? [], frame.side, () => true, "BR83-8.41-a")
      );
    }
    case "march":
      if (frame.pieces.length !== frame.points.length)
        return { problem: "must tell the points left of every piece", rule: "BR83-5.3-a" };
      return gather(
        field,
        frame.pieces,
        frame.side,
        (piece) => onMap(p, piece) && p.place[piece] === p.place[frame.pieces[0]],
        "BR83-5.2-a",
      );
    case "window":
      return gather(field, frame.pieces, frame.side, (piece) => field.kindOf[piece] === "brigade", "BR83-8.4-a");
    case "losses":
      if (frame.units.length !== frame.rates.length)
        return { problem: "must tell the rate of every unit", rule: "BR83-7.71-b" };
      return gather(field, frame.units, frame.side, (piece) => isUnit(field, p, piece), "BR83-7.71-e");
    case "retreat":
      return gather(field, frame.pieces, frame.side, (piece) => onMap(p, piece), "BR83-7.8-a");
    case "following":
      return gather(field, frame.leaders, frame.side, (piece) => field.isLeader[piece] === 1, "BR83-12.4-a");
    case "advance":
      return gather(field, frame.units, frame.side, (piece) => field.isUnit[piece] === 1, "BR83-7.9-b");
    case "result":
      if (
        frame.attackers.length !== frame.attackerRates.length ||
        frame.defenders.length !== frame.defenderRates.length
      )
        return { problem: "must tell the rate of every unit", rule: "BR83-7.71-b" };
      return (
        partFault(frame.at, PARTS_OF.result, "BR83-7.2-a") ??
        sidesFault(field, frame.side, [...frame.attackers, ...frame.guns], frame.defenders)
      );
    case "battles":
      for (const [at, battle] of frame.battles.entries()) {
        const fault = battleFault(field, p, frame.side, battle, at >= frame.at);
        if (fault !== undefined) return fault;
      }
      return undefined;
    default:
      return undefined;
  }
}

/** A step that runs part by part goes on with one that there is. */
function partFault(at: number, parts: number, rule: string): StepFault | undefined {
  return at >= 0 && at < parts ? undefined : { problem: `has no part ${at}; its last is ${parts - 1}`, rule };
}

const NOBODY_ENDED = { pieces: [], points: [] };

/** Steps that only the side whose turn runs is asked in. */
const OF_WHOSE_TURN: ReadonlySet<Frame["step"]> = new Set([
  "player-turn",
  "thawing",
  "movement",
  "march",
  "onslaught",
  "combat",
  "declaration",
  "order",
  "battles",
  "result",
  "advance",
  "rally",
]);

function isUnit(field: Field, p: Position, piece: PieceIndex): boolean {
  return field.isUnit[piece] === 1 && onMap(p, piece);
}

/** Are these pieces of the side, each once, and each as the step needs it? */
function gather(
  field: Field,
  pieces: readonly PieceIndex[],
  side: SideIndex,
  fits: (piece: PieceIndex) => boolean,
  rule: string,
): StepFault | undefined {
  const wrong = pieces.find(
    (piece, at) => field.sideOf[piece] !== side || pieces.indexOf(piece) !== at || !fits(piece),
  );
  return wrong === undefined ? undefined : { problem: `cannot hold ${field.ids[wrong]}`, rule };
}

function sidesFault(
  field: Field,
  side: SideIndex,
  attackers: readonly PieceIndex[],
  targets: readonly PieceIndex[],
): StepFault | undefined {
  const fights = (piece: PieceIndex): boolean => field.isUnit[piece] === 1;
  return gather(field, attackers, side, fights, "BR83-6.1-a") ?? gather(field, targets, 1 - side, fights, "BR83-6.1-a");
}

/** `open`: not fought yet, so all its units are still where they were when it was declared. */
function battleFault(
  field: Field,
  p: Position,
  side: SideIndex,
  { kind, targets, adjacent, guns }: Battle,
  open: boolean,
): StepFault | undefined {
  const sides = sidesFault(field, side, [...adjacent, ...guns], targets);
  if (sides !== undefined || !open) return sides;
  const attackers = kind === BOMBARDMENT ? guns : adjacent;
  if (targets.length === 0 || attackers.length === 0 || (kind === BOMBARDMENT && adjacent.length > 0))
    return { problem: "has a battle that nobody could declare", rule: "BR83-6.71-a" };
  const absent = [...targets, ...adjacent, ...guns].find((piece) => !onMap(p, piece));
  if (absent !== undefined)
    return { problem: `has a battle of ${field.ids[absent]}, which is not on the map`, rule: "BR83-6.4-a" };
  const far =
    kind === MELEE && adjacent.some((piece) => !touchesAll(field, p, piece, targets))
      ? "BR83-6.72-a"
      : guns.some((gun) => targets.some((one) => field.grid.distance(p.place[gun], p.place[one]) > GUN_RANGE))
        ? "BR83-9.2-a"
        : undefined;
  return far === undefined ? undefined : { problem: "has a battle of units too far apart", rule: far };
}
