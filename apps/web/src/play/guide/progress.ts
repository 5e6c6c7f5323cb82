const KEY = "stonebridge.guide";

/** What a guide stores about a game besides the game itself, because looks leave no trace in it. */
export interface Progress {
  /** The guide was left for good. */
  readonly left: boolean;
  /** Lessons completed by looking or choosing. */
  readonly noted: readonly string[];
  /** Lessons whose deed was done at some time. */
  readonly did: readonly string[];
  /** Lessons that the player has left out. */
  readonly skipped: readonly string[];
}

/** What was stored about a game; undefined if nothing, or something unreadable, was. Only the last guided game is kept. */
export function progressOf(game: string): Progress | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null || !("id" in kept) || kept.id !== game) return undefined;
    const { left, noted, did, skipped } = kept as Partial<Record<keyof Progress, unknown>>;
    return { left: left === true, noted: wordsOf(noted), did: wordsOf(did), skipped: wordsOf(skipped) };
  } catch {
    return undefined;
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id: game, ...progress }));
  } catch {
    // If the store is full, only the guide's memory is lost, never the game.
  }
}

function wordsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
}
