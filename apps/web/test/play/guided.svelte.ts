import { afterEach, beforeEach, expect, vi } from "vitest";
import type { PreparedDesk } from "../../src/games/contract/room.ts";
import type { GuidedHand, LessonText, RunningGuide } from "../../src/games/contract/guide.ts";
import type { GameTypes } from "../../src/games/contract/types.ts";
import type { Line } from "../../src/games/contract/words.ts";
import { gameOf } from "../../src/games/shelf.ts";
import { startLesson } from "../../src/learn/start-lesson.ts";
import { LOOK_MS } from "../../src/play/guide/look.svelte.ts";
import { playTexts } from "../../src/play/language/play-texts.ts";
import { PlayState } from "../../src/play/play-state.svelte.ts";
import type { AnySession } from "../../src/session/session.svelte.ts";
import { settings } from "../../src/settings/settings.svelte.ts";
import { gameStore } from "../../src/storage/game-store.ts";
import { makeBot } from "../../src/worker/make-bot.ts";
import type { FromBot, ToBot } from "../../src/worker/messages.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";

/** What tests of guided turns share: the screen as the Learn page begins it, without a map, and a hand that lets itself be shown. */

/** Time for the Colonel to play his half of a turn. */
export const PATIENCE = { timeout: 40_000 };

/** The bot of each game: what it has planned outlives a worker that is ended because nobody waits for it. */
const bots = new WeakMap<object, ReturnType<typeof makeBot>>();

/** The level that bots play at, whatever the page asks for: where only the guide is looked at they need not be good. */
const playedAt: { level: "recruit" | "colonel" } = { level: "colonel" };

/** The bots' worker, thinking in the test's own thread. */
class OwnThread {
  readonly #listeners: ((event: { readonly data: FromBot }) => void)[] = [];
  #bot: ReturnType<typeof makeBot> | undefined;

  addEventListener(kind: string, hear: (event: { readonly data: FromBot }) => void): void {
    if (kind === "message") this.#listeners.push(hear);
  }

  postMessage(message: ToBot): void {
    if (message.kind === "open") {
      const { game, situation } = message;
      const { level } = playedAt;
      this.#bot = bots.get(situation) ?? makeBot(game, situation, level);
      bots.set(situation, this.#bot);
    } else if (message.kind === "think") void this.#think(message);
  }

  terminate(): void {
    this.#listeners.length = 0;
  }

  async #think({ question, view, decision, milliseconds }: Extract<ToBot, { kind: "think" }>): Promise<void> {
    const bot = await this.#bot;
    const action = await bot?.choose(view, decision, milliseconds, () => undefined);
    if (action) for (const hear of this.#listeners) hear({ data: { kind: "chosen", question, action } });
  }
}

interface Screen {
  readonly play: PlayState;
  readonly guide: RunningGuide;
  /** Leaves the page. */
  end(): void;
}

const ends: (() => void)[] = [];

/** Leaves every page, and the games on them. */
function leaveAll(): void {
  for (const end of ends.splice(0).toReversed()) end();
}

/**
 * A browser of its own for each test of a file: nothing saved, the game’s texts read, the bot at hand.
 * @param globals what else stands in for the browser’s
 */
export function inOwnBrowser(
  texts: { load(): Promise<unknown> },
  globals: Readonly<Record<string, unknown>> = {},
): void {
  useFakeIndexedDb();
  beforeEach(async () => {
    for (const [name, value] of Object.entries({ Worker: OwnThread, ...globals })) vi.stubGlobal(name, value);
    localStorage.clear();
    sameDice();
    // Nobody watches: scenes and sheets need no time either.
    settings.set({ pace: "once" });
    await Promise.all([playTexts.load(), texts.load()]);
  });
  afterEach(async () => {
    leaveAll();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    for (const { id } of await gameStore.list()) await gameStore.remove(id);
  });
}

/** Every game has the same key, so that what a lesson meets does not hang on dice: ids of games, which are shorter, stay random. */
function sameDice(): void {
  const random = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) =>
    bytes instanceof Uint8Array && bytes.length === KEY ? bytes.fill(7) : random(bytes),
  );
}

/** Bytes of the key of a game's dice. */
const KEY = 32;

/** The guided game as the Learn page begins it, on a screen without a map. */
export async function openGuided(game: string, level: "recruit" | "colonel" = "colonel") {
  playedAt.level = level;
  const entry = gameOf(game);
  if (!entry) throw new Error("The game is not on the shelf.");
  const session = await startLesson(entry);
  ends.push(() => session.close());
  const prepared = await (await entry.desk()).prepare(session);
  return { session, prepared, ...screenOf(session, prepared) };
}

/** The page of a game, once more. */
export function screenOf(session: AnySession, prepared: PreparedDesk<GameTypes>): Screen {
  let play: PlayState | undefined;
  const end = $effect.root(() => {
    play = new PlayState(session, prepared);
    // nobody watches: the bot needs no pauses for the eye
    $effect(() => {
      if (session.bots.thinking) session.bots.playNow();
    });
  });
  ends.push(end);
  if (!play?.guide) throw new Error("The screen was made without its guide.");
  return { play, guide: play.guide, end };
}

export const pause = () => new Promise((done) => setTimeout(done, 5));

/** Presses "Show me" until the lesson is over. @returns how often */
export async function show(guide: RunningGuide, lesson: string, most = 12): Promise<number> {
  for (let presses = 0; ; presses++) {
    await expect.poll(() => !guide.waits || guide.lesson.id !== lesson, PATIENCE).toBe(true);
    if (guide.lesson.id !== lesson) return presses;
    if (presses > most) throw new Error(`The lesson ${lesson} does not end.`);
    guide.show();
    await pause();
  }
}

/** Looks at an overlay as a hand does that holds its key for a while. */
export async function hold(play: PlayState, overlay: string): Promise<void> {
  play.overlays.held = overlay;
  await new Promise((done) => setTimeout(done, LOOK_MS + 50));
  play.overlays.held = undefined;
  await pause();
}

/** Everything that a lesson says to a hand. */
export const wordsFor = ({ words, deed }: LessonText, hand: GuidedHand): readonly Line[] => [
  ...words(hand),
  deed(hand),
];

/** The rules that lines cite. */
export function citedBy(lines: readonly Line[]): readonly string[] {
  return lines.flatMap((line) =>
    line.flatMap((part) => (typeof part === "object" && "rule" in part ? [part.rule] : [])),
  );
}
