import { NOWHERE } from "@stonebridge/board";
import { type Faults, readFields } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { type PieceIndex, UNION } from "../measures.ts";
import { waitingOf } from "../movement/arrivals.ts";
import { scheduleOf } from "../movement/schedule.ts";
import { FROZEN, NEVER, type Position, emptyPosition, marked } from "../position.ts";
import { SIDES, STAGES } from "../vocabulary.ts";
import { checkContradictions } from "./contradictions.ts";
import { beginSetUp, beginsFrozen } from "./first-position.ts";
import { layPieces } from "./laying.ts";
import { type State, stateForms } from "./situation-forms.ts";

/** Places in the lists of parts of the game and of a player-turn (see `sequence.ts`). */
const AFTER_UNION = 1;
const AFTER_CONFEDERATE = 2;
const PARTS = { panic: 0, command: 2, movement: 4, combat: 5, rally: 6 } as const;

/** The first position of a situation, its steps not yet run. Everything that contradicts a rule becomes a fault. */
export function readPosition(field: Field, data: Readonly<Record<string, unknown>>, faults: Faults): Position {
  const p = emptyPosition(field);
  const state = readFields(stateForms(field), data, "", faults);
  const begins = !faults.list.some(({ field: at }) => at === "at" || at === "at.stage");
  if (begins) begin(p, state.at);
  const placed = layPieces(field, p, state.placements, faults);
  layMarkers(field, p, state, faults);
  setClock(field, p, state);
  const paths = {
    piece: (piece: PieceIndex) => placed.get(piece) ?? "placements",
    pieces: "placements",
    steps: "at.steps",
  };
  checkContradictions(field, p, paths, state.at.stage === "exact", faults);
  return p;
}

function layMarkers(field: Field, p: Position, { abatis, trestle, fordUse }: State, faults: Faults): void {
  for (const [index, hex] of abatis.entries()) {
    if (hex === NOWHERE) continue;
    if (p.abatis.includes(hex))
      faults.add(`abatis[${index}]`, `there is an ABATIS in ${field.grid.ids[hex]} already`, "BR83-1.24-a");
    else p.abatis = [...p.abatis, hex];
  }
  p.abatis = p.abatis.toSorted((a, b) => a - b);
  if (trestle !== undefined) p.trestle = trestle === "stands" ? 1 : 0;
  for (const [slot, points] of fordUse ?? []) p.fordUse[slot] = points;
}

/** Where play begins, with the steps that run there. */
function begin(p: Position, at: State["at"]): void {
  if (at.stage === "set-up") {
    beginSetUp(p);
    return;
  }
  p.turn = at.turn;
  p.side = at.side;
  if (at.stage === "exact") {
    p.stage = at.phase;
    p.stack.push(...at.steps);
    return;
  }
  p.stage = STAGES.indexOf(at.stage);
  p.stack.push(
    { step: "game", at: p.side === UNION ? AFTER_UNION : AFTER_CONFEDERATE },
    { step: "player-turn", side: p.side, at: PARTS[at.stage] },
  );
}

/** When groups come, what has been rolled for, and who has been turned face up. */
function setClock(field: Field, p: Position, { due, rolled, thawed }: State): void {
  p.due = scheduleOf(field).map((turn, group) => {
    const told = due === undefined ? turn : due.get(group);
    return told === undefined || waitingOf(field, p, group).length === 0 ? NEVER : told;
  });
  p.rolled = rolled;
  p.thawed = SIDES.map((_, side) => {
    const frozen = p.turn === 0 ? beginsFrozen(field, side) : hasFrozen(field, p, side);
    return frozen && !thawed.includes(side) ? 0 : 1;
  });
}

function hasFrozen(field: Field, p: Position, side: number): boolean {
  return field.pieces.some((_, piece) => field.sideOf[piece] === side && marked(p, piece, FROZEN));
}
