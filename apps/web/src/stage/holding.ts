import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Ms for which a sheet is still being read after a touch: a finger that has scrolled leaves the screen. */
const AFTER_TOUCH = 8000;

/**
 * A sheet that the pointer moves over, that a finger has just touched, or that has the focus of the keyboard is being read: it stays. One
 * that opens under a resting pointer is not.
 */
export function holding(stage: { held: boolean }): Attachment<HTMLElement> {
  return (node) => {
    let letGo: ReturnType<typeof setTimeout> | undefined;
    const hold = () => {
      clearTimeout(letGo);
      stage.held = true;
    };
    // A sheet that goes takes the focus with it, while the page is being drawn: nothing that is drawn then depends on it.
    const release = () => {
      clearTimeout(letGo);
      untrack(() => (stage.held = false));
    };
    const moved = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) hold();
    };
    const touched = ({ pointerType }: PointerEvent) => {
      if (pointerType === "touch") hold();
    };
    const left = ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") return release();
      clearTimeout(letGo);
      letGo = setTimeout(release, AFTER_TOUCH);
    };
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible")) hold();
    };
    node.addEventListener("pointermove", moved);
    node.addEventListener("pointerdown", touched);
    node.addEventListener("pointerleave", left);
    node.addEventListener("focusin", focused);
    node.addEventListener("focusout", release);
    return () => {
      node.removeEventListener("pointermove", moved);
      node.removeEventListener("pointerdown", touched);
      node.removeEventListener("pointerleave", left);
      node.removeEventListener("focusin", focused);
      node.removeEventListener("focusout", release);
      release();
    };
  };
}
