import type { EventBase, PlayedStep } from "@stonebridge/kernel";
import type { Landmark } from "../games/contract/entry.ts";

/** A step at which a turn or a phase begins. */
export interface Stop {
  readonly step: number;
  readonly kind: Landmark;
}

/** The steps at which turns and phases begin, in order; the beginning is one of them. */
export function stopsOf<E extends EventBase>(
  steps: readonly Pick<PlayedStep<never, E>, "number" | "events">[],
  landmark: (event: E) => Landmark | undefined,
): readonly Stop[] {
  const stops: Stop[] = [{ step: 0, kind: "turn" }];
  for (const { number, events } of steps) {
    const kinds = events.map(landmark);
    if (kinds.includes("turn")) stops.push({ step: number, kind: "turn" });
    else if (kinds.includes("phase")) stops.push({ step: number, kind: "phase" });
  }
  return stops;
}

/** The stop after a step (`1`) or before it (`-1`); the last step or the beginning where there is none. */
export function nextStop(stops: readonly Stop[], step: number, direction: 1 | -1, last: number): number {
  if (direction === 1) return stops.find((stop) => stop.step > step)?.step ?? last;
  return stops.findLast((stop) => stop.step < step)?.step ?? 0;
}
