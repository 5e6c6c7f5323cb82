import { gameStore } from "../storage/game-store.ts";
import { type GameFile, type SavedGame, SaveFailed, type SaveProblem } from "../storage/saved-game.ts";
import { hearTabs, tellTabs } from "../storage/tabs.ts";

/** Whether the game is safely stored on this device. */
export type SaveState =
  | { readonly kind: "saved" }
  | { readonly kind: "saving" }
  /** `through`: the last step stored; `steps`: how many are only in memory. */
  | { readonly kind: "unsaved"; readonly problem: SaveProblem; readonly through: number; readonly steps: number };

/** Saves one game after every change, and notices when another tab takes it over. */
export class Keeper {
  #state = $state.raw<SaveState>({ kind: "saved" });
  #here = $state.raw(true);
  #removed = $state.raw(false);
  readonly #id: string;
  readonly #describe: () => Omit<GameFile, "saved"> & { readonly saved: Omit<SavedGame, "revision"> };
  readonly #followed: () => void;
  readonly #resumed: () => void;
  readonly #deaf: () => void;
  #revision: number;
  #through: number;
  #again = false;
  #running: Promise<void> | undefined;

  /**
   * @param stored the revision and number of steps in the store; 0 and -1 for a game that was never saved
   * @param describe the game as it is now
   * @param followed called when another tab, which has the game, has saved or restored it
   * @param resumed called when a game in this tab was deleted and has been restored
   */
  constructor(
    id: string,
    stored: { readonly revision: number; readonly steps: number },
    describe: () => Omit<GameFile, "saved"> & { readonly saved: Omit<SavedGame, "revision"> },
    followed: () => void,
    resumed: () => void,
  ) {
    this.#id = id;
    this.#revision = stored.revision;
    this.#through = stored.steps;
    this.#describe = describe;
    this.#followed = followed;
    this.#resumed = resumed;
    this.#deaf = hearTabs((message) => {
      if (message.id !== id) return;
      if (message.kind === "took") this.#here = false;
      else if (message.kind === "saved" && !this.#here) this.#followed();
      else if (message.kind === "removed") this.#lose();
      else if (message.kind === "restored") this.#found();
    });
    tellTabs({ kind: "took", id });
  }

  get state(): SaveState {
    return this.#state;
  }

  /** This tab has the game; if false, another one does, or the game was deleted. */
  get here(): boolean {
    return this.#here && !this.#removed;
  }

  /** The game was deleted elsewhere: nothing is stored until it is restored. */
  get removed(): boolean {
    return this.#removed;
  }

  /** Stores the game as it is; resolves when that is done or has failed. Changes in the meantime are stored afterwards. */
  save(): Promise<void> {
    if (!this.here) return Promise.resolve();
    this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Resolves when no save is running. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Takes the game over from another tab. `stored` as it is now in the store. */
  take(stored: { readonly revision: number; readonly steps: number }): void {
    this.follow(stored);
    this.#here = true;
    tellTabs({ kind: "took", id: this.#id });
  }

  /** The other tab's save is now the current one. */
  follow({ revision, steps }: { readonly revision: number; readonly steps: number }): void {
    this.#revision = revision;
    this.#through = steps;
    this.#state = { kind: "saved" };
  }

  close(): void {
    this.#deaf();
  }

  #lose(): void {
    this.#removed = true;
    this.#state = { kind: "unsaved", problem: "removed", through: 0, steps: Math.max(this.#through, 0) };
  }

  #found(): void {
    this.#removed = false;
    this.#state = { kind: "saved" };
    // What this tab has is what was restored; fetching it again could lose a step made meanwhile.
    if (this.#here) this.#resumed();
    else this.#followed();
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#removed) {
      this.#again = false;
      const { saved, record } = this.#describe();
      if (this.#state.kind === "saved") this.#state = { kind: "saving" };
      try {
        // One save at a time: the next one must see this one's revision.
        await gameStore.save({ saved: { ...saved, revision: this.#revision + 1 }, record });
        this.#revision += 1;
        this.#through = saved.steps;
        this.#state = { kind: "saved" };
        tellTabs({ kind: "saved", id: this.#id, revision: this.#revision });
      } catch (error) {
        if (!(error instanceof SaveFailed)) throw error;
        if (error.problem === "overtaken") this.#here = false;
        if (error.problem === "removed") {
          this.#lose();
          return;
        }
        const steps = saved.steps - Math.max(this.#through, 0);
        this.#state = { kind: "unsaved", problem: error.problem, through: Math.max(this.#through, 0), steps };
      }
    }
  }
}
