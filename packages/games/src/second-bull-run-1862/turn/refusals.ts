import { type Asking, piece, refuses } from "../refusing.ts";

interface PieceAndEntry {
  readonly piece: string;
  readonly entry: string;
}

/** Who was to enter, and where. */
function pieceAndEntry(asking: Asking): PieceAndEntry {
  const { action } = asking;
  if ("entry" in action) return { ...piece(asking), entry: action.entry };
  throw new Error(`No entry belongs to the action “${action.type}”.`);
}

/** Refusals of what belongs to another phase (4, 6, 11.2). */
export const PHASE = refuses({
  "phase-action": ["SB62-6.1-a"],
  "phase-entry": ["SB62-11.2.1-f"],
  "phase-night": ["SB62-11.2.3-d"],
});

/** Refusals of the administrative phase (8, 11.2.1-j, 11.2.2-h). */
export const ADMINISTRATION = refuses({
  "flee-steady": ["SB62-8-A", piece],
  "flee-done": ["SB62-8-A", piece],
  "flee-later": ["SB62-8-A"],
  "call-turn": ["SB62-11.2.1-j"],
  "call-any-turn": ["SB62-11.2.2-c"],
  "call-day": ["SB62-RU103"],
  called: ["SB62-11.2.1-j"],
  "called-any-turn": ["SB62-11.2.2-c"],
  "launch-day": ["SB62-11.2.2-h"],
  "launch-turn": ["SB62-11.2.2-h"],
  "launch-end": ["SB62-11.2.2-e"],
  launched: ["SB62-11.2.2-h"],
  "refrain-first": ["SB62-11.2.1-j"],
  "refrain-second": ["SB62-11.2.2-h"],
});

/** Refusals of reinforcements (8-E, 11.1.3, 11.2-c). */
export const REINFORCEMENTS = refuses({
  "enter-present": ["SB62-8-E-a", piece],
  "enter-turn": ["SB62-8-E-a", piece],
  "enter-phase": ["SB62-8-E-a", piece],
  "enter-after": ["SB62-11.1.3-a", piece],
  "enter-delayed-union": ["SB62-11.1.3-b", piece],
  "enter-delayed-confederate": ["SB62-11.1.3-c", piece],
  "enter-held-back": ["SB62-11.2.2-d", piece],
  "enter-uncalled": ["SB62-11.2.1-j", piece],
  "enter-uncalled-any-turn": ["SB62-11.2.2-c", piece],
  "enter-withdrawn": ["SB62-11.2.3-i", piece],
  "enter-letter": ["SB62-11.2-c", pieceAndEntry],
  "enter-letter-regrouped": ["SB62-11.2.2-d", pieceAndEntry],
  "enter-letter-called": ["SB62-11.2.1-j", pieceAndEntry],
  "enter-letter-back": ["SB62-11.2.3-i", pieceAndEntry],
  "enter-blocked": ["SB62-8-E-e", pieceAndEntry],
  "enter-farther": ["SB62-8-E-e", pieceAndEntry],
  "enter-alone": ["SB62-6.3-f", pieceAndEntry],
  "enter-division": ["SB62-11.2-c", piece],
  "enter-points": ["SB62-11.1.3-d", pieceAndEntry],
  "enter-full": ["SB62-9.6-a", pieceAndEntry],
  "wait-forced": ["SB62-8-E-a", piece],
  "wait-commander": ["SB62-8-E-c", piece],
  "wait-latest": ["SB62-11.2.2-d", piece],
  "wait-division": ["SB62-RU80", piece],
});

/** Refusals of the night (11.2.3). */
export const NIGHT = refuses({
  "move-first": ["SB62-11.2.3-h", piece],
  "move-once": ["SB62-11.2.3-h", piece],
  "move-spent": ["SB62-11.2.3-h"],
  "move-unchosen": ["SB62-11.2.3-h", piece],
  "return-by-night": ["SB62-11.2.3-h", piece],
  "return-entry": ["SB62-11.2.3-h", pieceAndEntry],
  "part-apart": ["SB62-11.2.3-g", piece],
  "part-once": ["SB62-RU98", piece],
  "part-by-night": ["SB62-11.2.3-g"],
  "hold-ground": ["SB62-11.2.3-g", piece],
  "recall-corps": ["SB62-11.2.3-i", piece],
  "recall-enemy": ["SB62-11.2.3-i", piece],
  "recall-by-night": ["SB62-11.2.3-i"],
});
