import type { CDPSession } from "playwright-core";

/** A place of the window, in px. */
export type At = readonly [x: number, y: number];

/** Fingers on the glass. */
export async function touch(
  session: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  ...at: readonly At[]
): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
}
