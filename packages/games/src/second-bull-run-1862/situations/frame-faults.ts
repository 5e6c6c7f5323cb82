import type { Faults } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Frame } from "../frames.ts";
import { isPosted, ON_MAP, type Position } from "../position.ts";

/** Lists of the running steps are as long as what they tell of. */
export function checkFrames(field: Field, frames: readonly Frame[], faults: Faults): void {
  for (const [index, frame] of frames.entries()) {
    const at = `sequence[${index}]`;
    if (frame.step === "reinforcements") {
      checkLength(`${at}.letters`, frame.letters, field.divisions.length, faults);
      checkLength(`${at}.entered`, frame.entered, field.entries.length, faults);
    }
    if (frame.step === "tests") faults.whole(`${at}.at`, frame.at, 0, frame.units.length);
    if (frame.step === "tests" && frame.at > 0) checkLength(`${at}.results`, frame.results, frame.units.length, faults);
  }
}

function checkLength(at: string, list: readonly unknown[], length: number, faults: Faults): void {
  if (list.length !== length) faults.add(at, `must have ${length} numbers; this file has ${list.length}`);
}

/** Brigades that a running step moves or turns: they need no facing. */
export function movers(p: Position): ReadonlySet<number> {
  const found = new Set<number>();
  for (const frame of p.stack)
    if (frame.step === "march" || frame.step === "withdrawal" || frame.step === "facing") found.add(frame.unit);
  return found;
}

/** Brigades that march by the sequence, and commanders that lead and ride by it, are on the map. */
export function checkPresent(field: Field, p: Position, faults: Faults): void {
  for (const [index, frame] of p.stack.entries()) {
    const at = `sequence[${index}]`;
    if (frame.step === "march" && p.state[frame.unit] !== ON_MAP)
      faults.add(at, `${field.units[frame.unit].id} is to march but is not on the map`);
    for (const commander of leadersOf(frame))
      if (!isPosted(p, commander))
        faults.add(at, `${field.commanders[commander].id} is to lead or ride but is not on the map`);
  }
}

function leadersOf(frame: Frame): readonly number[] {
  if (frame.step === "commanders") return frame.left;
  return frame.step === "divisions" || frame.step === "ride" ? [frame.commander] : [];
}
