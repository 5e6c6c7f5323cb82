import type { FramesOf, RecordOf, Unveiled, VeiledFramesOf } from "@stonebridge/kernel";
import type { FRAMES } from "./locals.ts";
import type { Kinds, STRUCK } from "./locals/kinds.ts";
import type { OWED } from "./locals/movement.ts";
import type { DELIVERY, GIVEN } from "./locals/orders.ts";
import type { ACTING, NOTED } from "./locals/turn.ts";

/** The running steps of the sequence of play (`locals.ts`). */
export type Frame = FramesOf<Unveiled<typeof FRAMES>, Kinds>;
export type FrameOf<S extends Frame["step"]> = Extract<Frame, { readonly step: S }>;
/** A running step of the other side of which not all is seen. What a Command Phase holds is seen by the side of each recipient. */
export type VeiledFrame = Exclude<VeiledFramesOf<typeof FRAMES, Kinds>, { readonly step: "command" }>;

export type Struck = RecordOf<typeof STRUCK, Kinds>;
export type Segments = RecordOf<typeof ACTING & typeof NOTED, Kinds>;
export type Owed = RecordOf<typeof OWED, Kinds>;
export type Given = RecordOf<typeof GIVEN, Kinds>;
export type Delivery = RecordOf<typeof DELIVERY, Kinds>;

/** Frames hold lists that are replaced, never changed: a flat copy is enough. */
export function copyFrame(frame: Frame): Frame {
  return { ...frame };
}
