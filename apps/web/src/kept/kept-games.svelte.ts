import { gameOf } from "../games/shelf.ts";
import { formatDay } from "../language/language.svelte.ts";
import { removeGame, renameGame, restoreGame } from "../session/stored-games.ts";
import { gameStore } from "../storage/game-store.ts";
import { type GameFile, type SavedGame, SaveFailed, type SaveProblem } from "../storage/saved-game.ts";
import { hearTabs } from "../storage/tabs.ts";
import { type KeptLine, keptLine } from "./kept-line.ts";
import { keptTexts } from "./texts.ts";

/** A game that was deleted while this page lives, and what it was called. */
interface Deleted {
  readonly file: GameFile;
  readonly name: string;
}

/** The games kept in this browser, as its pages list them. */
class KeptGames {
  #saved = $state.raw<readonly SavedGame[]>();
  #problem = $state.raw<SaveProblem>();
  #deleted = $state.raw<readonly Deleted[]>([]);
  #said = $state.raw<{ readonly kind: "restored" | "failed"; readonly name: string }>();

  readonly #lines = $derived.by(() => {
    const day = (time: number) => formatDay(time, Date.now());
    return this.#saved?.map((saved) => keptLine(saved, gameOf(saved.game), keptTexts.t, day));
  });

  /** Every game, the last played first; undefined before the list has come. */
  get lines(): readonly KeptLine[] | undefined {
    return this.#lines;
  }

  /** Why the list cannot be read. */
  get problem(): SaveProblem | undefined {
    return this.#problem;
  }

  /** The games that were deleted and can come back, the last one last. */
  get deleted(): readonly Deleted[] {
    return this.#deleted;
  }

  /** What became of the last thing that was asked for. */
  get said(): { readonly kind: "restored" | "failed"; readonly name: string } | undefined {
    return this.#said;
  }

  /** Reads the list, and again whenever another tab changes it; call what is returned to stop. */
  watch(): () => void {
    void this.read();
    return hearTabs((message) => {
      if (message.kind !== "took") void this.read();
    });
  }

  async read(): Promise<void> {
    try {
      const saved = (await gameStore.list()).filter(({ exercise }) => exercise === undefined);
      // Each card speaks of its game in the game's own words.
      const games = [...new Set(saved.map(({ game }) => game))];
      await Promise.all([keptTexts.load(), ...games.map((id) => gameOf(id)?.texts.load())]);
      this.#saved = saved;
      this.#problem = undefined;
    } catch (error) {
      if (!(error instanceof SaveFailed)) throw error;
      this.#problem = error.problem;
    }
  }

  async rename({ saved, name: before }: KeptLine, name: string): Promise<void> {
    if (name.trim() === before) return;
    await this.#change(before, () => renameGame(saved.id, name));
  }

  /** Deletes a game; {@link undo} brings it back. */
  async remove({ saved, name }: KeptLine): Promise<void> {
    await this.#change(name, async () => {
      const file = await removeGame(saved.id);
      if (file) this.#deleted = [...this.#deleted, { file, name }];
    });
  }

  /** Brings the game back that was deleted last; false if none was. */
  async undo(): Promise<boolean> {
    const last = this.#deleted.at(-1);
    if (!last) return false;
    this.#deleted = this.#deleted.slice(0, -1);
    const done = await this.#change(last.name, () => restoreGame(last.file));
    if (done) this.#said = { kind: "restored", name: last.name };
    else this.#deleted = [...this.#deleted, last];
    return true;
  }

  /** Lets the deleted games be gone. */
  forget(): void {
    this.#deleted = [];
    this.#said = undefined;
  }

  async #change(name: string, change: () => Promise<void>): Promise<boolean> {
    this.#said = undefined;
    try {
      await change();
      await this.read();
      return true;
    } catch (error) {
      if (!(error instanceof SaveFailed)) throw error;
      this.#said = { kind: "failed", name };
      return false;
    }
  }
}

export const keptGames = new KeptGames();
