import type { Field } from "../field.ts";
import { CONFEDERATE, type SideIndex } from "../measures.ts";
import type { Position } from "../position.ts";

/**
 * Whether others see nothing of how a side sets up before it is ready: the Confederates finish before the Union looks (BR83-1.2-a,
 * BR83-1.2-b), and in the fog of war the Union's pieces are treated like frozen Confederates (BR83-OPT2-a). A falling number of counters
 * would reveal where a dummy took in a stack (BR83-OPT2.1-a).
 */
export function setsUpUnseen(field: Field, side: SideIndex): boolean {
  return side === CONFEDERATE || field.options.fogOfWar === "on";
}

/** Is a side still setting up, or about to, out of sight of everybody else? */
export function behindCurtain(field: Field, p: Position, side: SideIndex): boolean {
  return setsUpUnseen(field, side) && p.stack.some((frame) => frame.step === "set-up" && frame.side === side);
}
