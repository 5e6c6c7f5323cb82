import type { MarchTelling } from "../../games/contract/marches.ts";

/** How a brigade moves from zone to zone, as the events of zone games report it. */
type BrigadeGone =
  | {
      readonly type: "stepped";
      readonly unit: string;
      readonly from: string;
      readonly to: string;
      readonly cost: number;
      readonly stoppedBy: readonly string[];
    }
  | {
      readonly type: "retreated" | "advanced";
      readonly unit: string;
      readonly from: string;
      readonly to: string;
    };

/** A brigade that moves, step by step, back or after a combat. */
export function brigadeGoes(event: BrigadeGone): MarchTelling {
  const gone = { does: "goes", pieces: [event.unit], from: event.from, to: event.to } as const;
  if (event.type === "stepped") return { ...gone, kind: "march", cost: event.cost, contact: event.stoppedBy };
  return { ...gone, kind: event.type === "retreated" ? "retreat" : "advance" };
}
