import { type HexIndex, NOWHERE } from "@stonebridge/board";
import { keysOf, onceFor } from "@stonebridge/kernel";
import { ARRIVALS, type ArrivalId } from "../army/pieces.ts";
import type { Field } from "../field.ts";
import { CONFEDERATE, type PieceIndex, type SideIndex, UNION } from "../measures.ts";
import { NEVER } from "../position.ts";

/** Groups of reinforcements in the order in which positions count them. */
export const GROUPS: readonly ArrivalId[] = keysOf(ARRIVALS);

/** Hex where rail movement ends: Manassas Junction (BR83-13.41-a). */
const TERMINUS = "EE34";

/** Group that a piece comes with; -1 if it comes with none. */
export function groupOf(field: Field, piece: PieceIndex): number {
  return coming(field).groups[piece];
}

interface Coming {
  /** By piece. */
  readonly groups: readonly number[];
  /** By entry hex: the railroad from there. */
  readonly lines: Map<HexIndex, readonly HexIndex[]>;
}

/** What is computed once from a field for its reinforcements. */
const coming = onceFor(({ pieces }: Field): Coming => ({
  groups: pieces.map(({ start }) => (start.how === "arrival" ? GROUPS.indexOf(start.group) : -1)),
  lines: new Map(),
}));

/** The side that a group of reinforcements comes for. */
export function sideOfGroup(group: number): SideIndex {
  return GROUPS[group].startsWith("union") ? UNION : CONFEDERATE;
}

/** Where a group comes on, by the cards (BR83-13.1-a). */
export function entryHex(field: Field, group: number): HexIndex {
  return field.grid.known(ARRIVALS[GROUPS[group]].hex);
}

/** The railroad from an entry hex to the terminus, by its shortest way, both included. */
export function railLine(field: Field, from: HexIndex): readonly HexIndex[] {
  const { lines } = coming(field);
  let line = lines.get(from);
  if (line === undefined) lines.set(from, (line = findLine(field, from)));
  return line;
}

function findLine(field: Field, from: HexIndex): HexIndex[] {
  const to = field.grid.known(TERMINUS);
  const before = new Map<HexIndex, HexIndex>([[to, NOWHERE]]);
  const queue = [to];
  for (const hex of queue) {
    for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
      const next = field.map.neighbours[hexside];
      if (next === NOWHERE || field.map.rail[hexside] === 0 || before.has(next)) continue;
      before.set(next, hex);
      queue.push(next);
    }
  }
  const line: HexIndex[] = [];
  for (let hex = from; hex !== NOWHERE; hex = before.get(hex) ?? NOWHERE) line.push(hex);
  return line;
}

/** When each group is due, by the card (BR83-13.1-a); 0 if it is left to the dice (BR83-OPT1-a) or is not in this game. */
export function scheduleOf(field: Field): number[] {
  return GROUPS.map((id, group) => {
    const comes = field.pieces.some((_, piece) => groupOf(field, piece) === group);
    if (!comes) return NEVER;
    return isUncertain(field, group) ? 0 : ARRIVALS[id].turn;
  });
}

/** BR83-OPT1-a: the Confederate 11 AM group and the Union ones of 4 PM and 6 PM are rolled for. */
export function isUncertain(field: Field, group: number): boolean {
  const rolled: readonly ArrivalId[] = ["confederate-11-am", "union-4-pm", "union-6-pm"];
  return field.options.uncertainTimes === "on" && rolled.includes(GROUPS[group]);
}
