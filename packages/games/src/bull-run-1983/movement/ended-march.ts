import type { FrameOf, MarchFrame } from "../frames.ts";
import type { PieceIndex } from "../measures.ts";
import { type Position, onMap } from "../position.ts";

/** Keeps a march as it ended, until the next one ends: whoever asks why it does not go on is told what closed it. */
export function keepEnded(p: Position, { pieces, points }: MarchFrame): void {
  const frame = movementIn(p);
  if (frame !== undefined) frame.ended = { pieces, points };
}

/** Keeps whose brigade has broken up after it moved, until the phase ends (BR83-8.41-a, R24). */
export function keepBroken(p: Position, parts: readonly PieceIndex[]): void {
  const frame = movementIn(p);
  if (frame !== undefined) frame.broken = [...(frame.broken ?? []), ...parts];
}

/**
 * The march of this Movement phase that ended last, as if it were still on its way, without pieces that have left the hex since.
 * @returns undefined if none has ended, or if it is not known: of positions that were read from a file
 */
export function endedMarch(p: Position): MarchFrame | undefined {
  const frame = movementIn(p);
  if (frame?.ended === undefined) return undefined;
  const { pieces, points } = frame.ended;
  const [first] = pieces;
  if (first === undefined || !onMap(p, first)) return undefined;
  const stays = pieces.map((piece) => p.place[piece] === p.place[first]);
  return {
    step: "march",
    side: frame.side,
    pieces: pieces.filter((_, each) => stays[each]),
    points: points.filter((_, each) => stays[each]),
    steps: 1,
    stopped: 0,
  };
}

/** Did the piece come out of a brigade piece that had moved in this Movement phase (BR83-8.41-a, R24)? */
export function cameBroken(p: Position, piece: PieceIndex): boolean {
  return movementIn(p)?.broken?.includes(piece) === true;
}

function movementIn(p: Position): FrameOf<"movement"> | undefined {
  for (const frame of p.stack) if (frame.step === "movement") return frame;
  return undefined;
}
