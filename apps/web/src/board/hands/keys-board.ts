import { pannedBy } from "../camera/view-box.ts";
import type { BoardTarget } from "../model.ts";
import type { BoardParts } from "./hands-board.ts";
import type { KeyContext } from "./keyboard.ts";

/** What only the board itself can do for keys. */
interface Doings extends Pick<KeyContext, "model" | "centre" | "fit"> {
  reveal(target: BoardTarget): void;
  /** Ends a drag. @returns whether there was one */
  dragOff(): boolean;
  /** Something has to be drawn anew. */
  changed(): void;
  /** A key moved the map. */
  moved(): void;
}

/** A board as keys see it. */
export function keysBoard(
  { events, ground, camera, framing, fan, focus }: BoardParts,
  { reveal, dragOff, changed, moved, ...doings }: Doings,
): KeyContext {
  const current = (): BoardTarget | undefined => (focus.within ? focus.target : undefined);
  return {
    ...doings,
    current,
    map: ground.focus,
    opensOnPick: ground.opensOnPick,
    ringCentre: undefined,
    go: (target) => focus.take(target),
    pick: (target) => events.pick(target),
    card: (piece) => events.card(piece),
    pan: (x, y) => {
      moved();
      camera.flyTo(pannedBy(camera.goal, x, y, camera.limits));
    },
    zoomBy: (factor) => {
      moved();
      framing.zoomBy(factor);
      const target = current();
      if (target) reveal(target);
    },
    close: () => {
      const wasDragging = dragOff();
      const wasOpen = fan.close();
      if (wasOpen) changed();
      return wasDragging || wasOpen;
    },
  };
}
