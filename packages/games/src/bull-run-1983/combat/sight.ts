import { type HexIndex, type Hexside, NOWHERE, opposite } from "@stonebridge/board";
import type { RuleId } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { onCrossing } from "../movement/ground.ts";
import { NONE } from "../measures.ts";
import { type Position, firstAt, groundNow } from "../position.ts";

/** What blocks a line of sight: a hex that it passes, or a hexside that it crosses. */
export interface Obstacle {
  readonly what: "range" | "woods" | "unit" | "crest";
  readonly hex?: HexIndex;
  /** Seen from the hex that the line leaves. */
  readonly hexside?: Hexside;
  readonly rule: RuleId;
}

/** Does a battery in one hex have a target in the other within range and in its line of sight (BR83-9.2-a, BR83-9.3-a)? */
export function sees(field: Field, p: Position, from: HexIndex, to: HexIndex): boolean {
  const { lines } = field;
  const line = lines.offset(from, to);
  if (line === -1) return false;
  // BR83-9.3-a, R45, D14: along a hexside the attacker takes whichever hex he likes, and the other never helps
  for (let way = lines.firstWay[line]; way < lines.firstWay[line + 1]; way++)
    if (isClear(field, p, from, way, undefined)) return true;
  return false;
}

/**
 * What blocks the line of sight from one hex to another: of the ways the line may take, the one with the fewest obstacles. Undefined if
 * nothing does.
 */
export function whyNoSight(field: Field, p: Position, from: HexIndex, to: HexIndex): readonly Obstacle[] | undefined {
  const { lines } = field;
  const line = lines.offset(from, to);
  if (line === -1) return [{ what: "range", rule: "BR83-9.2-a" }];
  let fewest: readonly Obstacle[] | undefined;
  for (let way = lines.firstWay[line]; way < lines.firstWay[line + 1]; way++) {
    const found: Obstacle[] = [];
    if (isClear(field, p, from, way, found)) return undefined;
    if (found.length > 0 && (fewest === undefined || found.length < fewest.length)) fewest = found;
  }
  return fewest;
}

/** Is this way of a line clear (BR83-9.31-a..c, BR83-9.32-a)? If not, adds what blocks it to `found`, if given. */
function isClear(field: Field, p: Position, from: HexIndex, way: number, found: Obstacle[] | undefined): boolean {
  const { lines, map, grid } = field;
  const ground = groundNow(field, p);
  const last = lines.firstStep[way + 1] - 1;
  let hex = from;
  let blocked = false;
  let overlooks = false;
  for (let step = lines.firstStep[way]; step <= last; step++) {
    const direction = lines.steps[step];
    const hexside = hex * 6 + direction;
    const next = grid.neighbours[hexside];
    if (next === NOWHERE) return false;
    const down = map.crest[hexside] === 1;
    const up = map.crest[next * 6 + opposite(direction)] === 1;
    // R46: the hilltop of the crest must be the battery's own hex or the target's
    if ((down && hex === from) || (up && step === last)) overlooks = true;
    else if (down || up) {
      blocked = true;
      found?.push({ what: "crest", hexside, rule: "BR83-9.31-a" });
    }
    if (step < last) {
      // BR83-9.31-c: the first hex and the last do not block the line
      const what =
        map.woods[next] === 1
          ? "woods"
          : map.stream[next] === 0 && !onCrossing(ground, next) && held(field, p, next)
            ? "unit"
            : undefined;
      if (what !== undefined) {
        blocked = true;
        found?.push({ what, hex: next, rule: "BR83-9.31-a" });
      }
    }
    hex = next;
  }
  return overlooks || !blocked;
}

/** Is a combat unit of either side in the hex? */
function held(field: Field, p: Position, hex: HexIndex): boolean {
  for (let piece = firstAt(p, hex); piece !== NONE; piece = p.next[piece]) if (field.isUnit[piece] === 1) return true;
  return false;
}
