import type { MovementFrame } from "./frames/movement.ts";
import type { CampaignFrame } from "./frames/campaign.ts";
import type { CombatFrame } from "./frames/combat.ts";
import type { OrdersFrame } from "./frames/orders.ts";
import type { TurnFrame } from "./frames/turn.ts";

/** The running steps of the sequence of play, as they lie on a position’s stack; the last one runs. Each subject tells its own. */
export type Frame = TurnFrame | OrdersFrame | MovementFrame | CombatFrame | CampaignFrame;

export type FrameOf<S extends Frame["step"]> = Extract<Frame, { readonly step: S }>;

/** Frames hold lists that are replaced, never changed: a flat copy is enough. */
export function copyFrame(frame: Frame): Frame {
  return { ...frame };
}
