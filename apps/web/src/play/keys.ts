import type { OverlayKind } from "../games/bull-run-1861/overlays.ts";

/** What keys do on the play screen, besides moving on the map. */
export type KeyDeed =
  | { readonly kind: "commit" | "back" | "undo" | "reset" | "fit" | "closer" | "farther" | "hide" | "flip-column" }
  | { readonly kind: "card" | "order" | "log" | "score" | "keys" | "rule" | "mute" | "skip" | "areas" | "areas-back" }
  | { readonly kind: "overlay"; readonly overlay: OverlayKind }
  | { readonly kind: "choice"; readonly letter: string }
  | { readonly kind: "number"; readonly number: number };

const LETTERS: Readonly<Record<string, KeyDeed>> = {
  u: { kind: "undo" },
  r: { kind: "overlay", overlay: "reach" },
  z: { kind: "overlay", overlay: "control" },
  c: { kind: "overlay", overlay: "command" },
  h: { kind: "hide" },
  i: { kind: "card" },
  o: { kind: "order" },
  g: { kind: "log" },
  v: { kind: "score" },
  m: { kind: "mute" },
  a: { kind: "choice", letter: "a" },
  d: { kind: "choice", letter: "d" },
  t: { kind: "choice", letter: "t" },
  e: { kind: "choice", letter: "e" },
};

const OTHERS: Readonly<Record<string, KeyDeed>> = {
  Escape: { kind: "back" },
  "0": { kind: "fit" },
  "+": { kind: "closer" },
  "=": { kind: "closer" },
  "-": { kind: "farther" },
  "−": { kind: "farther" },
  "?": { kind: "keys" },
  "\\": { kind: "flip-column" },
  F1: { kind: "rule" },
  F6: { kind: "areas" },
};

/**
 * Reads a key.
 * @param letters one-letter keys are switched on
 */
export function readKey(event: KeyboardEvent, letters: boolean): KeyDeed | undefined {
  if (event.altKey || event.isComposing) return undefined;
  if (event.ctrlKey || event.metaKey)
    return event.key.toLowerCase() === "z" ? { kind: event.shiftKey ? "reset" : "undo" } : undefined;
  if (event.key === "U" || (event.shiftKey && event.key.toLowerCase() === "u"))
    return letters ? { kind: "reset" } : undefined;
  if (event.key === "F6" && event.shiftKey) return { kind: "areas-back" };
  if (event.key === "Enter") return { kind: "commit" };
  if (event.key === " ") return { kind: "skip" };
  if (OTHERS[event.key]) return OTHERS[event.key];
  if (!letters) return undefined;
  if (/^[1-9]$/.test(event.key)) return { kind: "number", number: Number(event.key) };
  return event.shiftKey ? undefined : LETTERS[event.key];
}

/** Whether the key belongs to what has the focus: a field that is typed into, a list of choices, an open dialog. */
export function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (document.querySelector("dialog[open]")) return true;
  if (
    target.closest(
      "input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable]",
    )
  )
    return true;
  if (event.key === "Enter" || event.key === " ")
    return target.closest("button, a[href], [role=tab], summary") !== null;
  if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") {
    return (
      target.closest("[role=tablist], [role=radiogroup], [role=slider], input, [role=log], [role=application]") !== null
    );
  }
  return false;
}
