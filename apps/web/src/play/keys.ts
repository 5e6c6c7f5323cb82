/** What keys do on the play screen, besides moving on the map. */
export type KeyDeed =
  | {
      readonly kind:
        | "commit"
        | "back"
        | "undo"
        | "redo"
        | "reset"
        | "fit"
        | "closer"
        | "farther"
        | "hide"
        | "flip-column";
    }
  | { readonly kind: "pause" | "step" | "to-decision" | "last-fight" | "next-game" | "talk" | "hint" }
  | { readonly kind: "card" | "order" | "log" | "score" | "keys" | "rule" | "mute" | "skip" | "areas" | "areas-back" }
  | { readonly kind: "next" }
  | { readonly kind: "overlay"; readonly overlay: string }
  | { readonly kind: "choice"; readonly letter: string }
  | { readonly kind: "number"; readonly number: number };

const LETTERS: Readonly<Record<string, KeyDeed>> = {
  u: { kind: "undo" },
  h: { kind: "hide" },
  i: { kind: "card" },
  o: { kind: "order" },
  g: { kind: "log" },
  v: { kind: "score" },
  m: { kind: "mute" },
  p: { kind: "pause" },
  s: { kind: "step" },
  k: { kind: "to-decision" },
  b: { kind: "last-fight" },
  n: { kind: "next-game" },
  w: { kind: "talk" },
  j: { kind: "hint" },
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

/** The letters that a game defines. */
export interface GameKeys {
  /** Letters of its choices. */
  readonly letters: readonly string[];
  readonly overlays: readonly { readonly id: string; readonly key: string }[];
}

/**
 * Reads a key.
 * @param letters one-letter keys are switched on
 */
export function readKey(event: KeyboardEvent, letters: boolean, game: GameKeys): KeyDeed | undefined {
  if (event.altKey || event.isComposing) return undefined;
  if (event.ctrlKey || event.metaKey) return withControl(event);
  if (event.key === "U" || (event.shiftKey && event.key.toLowerCase() === "u"))
    return letters ? { kind: "reset" } : undefined;
  if (event.key === "F6" && event.shiftKey) return { kind: "areas-back" };
  if (event.key === "Tab") return event.shiftKey ? undefined : { kind: "next" };
  if (event.key === "Enter") return { kind: "commit" };
  if (event.key === " ") return { kind: "skip" };
  if (OTHERS[event.key]) return OTHERS[event.key];
  if (!letters) return undefined;
  if (/^[1-9]$/.test(event.key)) return { kind: "number", number: Number(event.key) };
  return event.shiftKey ? undefined : (gameDeed(event.key, game) ?? LETTERS[event.key]);
}

function withControl({ key, shiftKey }: KeyboardEvent): KeyDeed | undefined {
  if (key.toLowerCase() === "z") return { kind: shiftKey ? "redo" : "undo" };
  return key.toLowerCase() === "y" && !shiftKey ? { kind: "redo" } : undefined;
}

function gameDeed(key: string, { letters, overlays }: GameKeys): KeyDeed | undefined {
  const overlay = overlays.find((one) => one.key === key);
  if (overlay) return { kind: "overlay", overlay: overlay.id };
  return letters.includes(key) ? { kind: "choice", letter: key } : undefined;
}

const TYPED = "input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable]";

/** Whether the key goes into a field: there Enter ends the input, and does nothing else. */
export function isTyped({ target }: Event): boolean {
  return target instanceof Element && target.closest(TYPED) !== null;
}

/** Whether the key belongs to the element with the focus: an input field, a list of choices, an open dialog. */
export function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (document.querySelector("dialog[open]")) return true;
  if (isTyped(event)) return true;
  if (event.key === "Enter" || event.key === " ")
    return target.closest("button, a[href], [role=tab], summary") !== null;
  if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") {
    return (
      target.closest("[role=tablist], [role=radiogroup], [role=slider], input, [role=log], [role=application]") !== null
    );
  }
  return false;
}
