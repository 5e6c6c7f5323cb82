import { readNote, writeNote } from "../storage/device-notes.ts";
import { afterAttempt, type Attempt, type Progress, readProgress } from "./progress.ts";

const NOTE = "stonebridge.puzzles";

/** What the player has made of the puzzles, kept in this browser and shared between its tabs. */
class KeptProgress {
  #now = $state.raw(readProgress(readNote(NOTE)));

  constructor() {
    addEventListener("storage", ({ key, newValue }) => {
      if (key === NOTE) this.#now = readProgress(newValue ?? undefined);
    });
  }

  get now(): Progress {
    return this.#now;
  }

  note(attempt: Attempt): void {
    this.#now = afterAttempt(this.#now, attempt);
    writeNote(NOTE, JSON.stringify(this.#now));
  }
}

export const progress = new KeptProgress();
