import type { Attachment } from "svelte/attachments";

/**
 * A sheet that the pointer moves over is being read: it stays until the pointer leaves it. A sheet that opens under a resting pointer is
 * not.
 */
export function holding(stage: { held: boolean }): Attachment<HTMLElement> {
  return (node) => {
    const moved = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) stage.held = true;
    };
    const left = () => {
      stage.held = false;
    };
    node.addEventListener("pointermove", moved);
    node.addEventListener("pointerleave", left);
    return () => {
      node.removeEventListener("pointermove", moved);
      node.removeEventListener("pointerleave", left);
      left();
    };
  };
}
