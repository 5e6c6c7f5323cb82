import type { SituationBase } from "@stonebridge/kernel";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { PreparedDesk } from "../../../src/games/contract/room.ts";
import type { GameTypes } from "../../../src/games/contract/types.ts";
import type { PlayState } from "../../../src/play/play-state.svelte.ts";
import { playTexts } from "../../../src/play/language/play-texts.ts";
import { aloud } from "../../../src/play/speech/aloud.ts";
import { useFakeIndexedDb } from "../../fake-indexed-db.ts";
import declaration from "../../unit/declaration-1983.json" with { type: "json" };
import { prepared } from "../pebble-desk.ts";
import { leavePebbles, openPebbles, stone } from "../pebble-screen.svelte.ts";
import { heard, hears, spoken } from "../spoken.ts";
import { leaveScreens } from "../screens.svelte.ts";
import { openScreen, pressSlowly } from "../two-at-one-screen.svelte.ts";

useFakeIndexedDb();

beforeAll(() => playTexts.load());

afterEach(async () => {
  leaveScreens();
  await leavePebbles();
  vi.restoreAllMocks();
});

function press(play: PlayState, name: RegExp): void {
  const choice = play.choices.find(({ label }) => name.test(label));
  if (!choice) throw new Error(`No ${String(name)} among ${play.choices.map(({ label }) => label).join(", ")}`);
  play.choosing.choose(choice);
}

describe("a refusal", () => {
  it("is forgotten with the next act, and when it is closed", async () => {
    const { play } = openPebbles();
    play.choosing.pick(stone(9));
    await hears(play, /^No\. no-stone\.$/m);
    play.denials.clear();
    await expect.poll(() => spoken(play)).not.toContain("No. no-stone.");
    play.choosing.pick(stone(9));
    await hears(play, /^No\. no-stone\.$/m);
    play.choosing.pick(stone(2));
    expect((await heard(play)).join("\n")).not.toContain("no-stone");
  });

  it("of battles that are not complete does not outlive Complete for me, which says what it has put together", async () => {
    pressSlowly();
    const play = await openScreen("bull-run-1983", declaration as unknown as SituationBase, "situation");
    await heard(play);
    play.choosing.pick({ kind: "piece", id: "cs-11va" });
    await hears(play, /^Battle 1, .*: nobody yet against 11 Va\.$/m);
    play.choosing.pick({ kind: "piece", id: "us-2me" });
    await hears(play, /^Battle 1, .*: 2 Me against 11 Va\. .*\d+% *: /m);
    const before = spoken(play).join("\n");
    play.choosing.pick({ kind: "piece", id: "us-27ny" });
    await hears(play, /cannot|may not|not /);
    const refused =
      spoken(play)
        .filter((text) => !before.includes(text))
        .at(-1) ?? "";
    press(play, /^Complete/);
    await hears(play, /Battle 1, .*Battle 2, .*Battle 3, /);
    const after = spoken(play).join("\n");
    expect(after).not.toContain(refused);
    expect(after).toMatch(/: \d+ to \d+\./);
  });
});

describe("odds", () => {
  it("are said when they come into preview and when they change, and gone with it", async () => {
    const { play, session } = openPebbles();
    play.choosing.pick(stone(1));
    session.sight.uncover();
    play.choosing.pick(stone(3));
    session.sight.uncover();
    play.choosing.pick(stone(3));
    await hears(play, /^Stone 3: one in three$/m);
    play.back();
    await hears(play, /^Cancelled\.$/m);
    expect(spoken(play)).not.toContain("Stone 3: one in three");
  });
});

describe("a warning", () => {
  it("says what an end leaves undone before it asks for the second press, and is gone when that is withdrawn", async () => {
    const plain: PreparedDesk<GameTypes> = prepared;
    const warning: PreparedDesk<GameTypes> = {
      open(play) {
        const desk = plain.open(play);
        const moves = { ...desk.moves, needsPreview: () => true, leftOpen: () => "2 reinforcements will be lost." };
        return { ...desk, moves };
      },
    };
    const { play } = openPebbles(warning);
    press(play, /^Stone 1$/);
    await hears(play, /^2 reinforcements will be lost\. Press again: Stone 1$/m);
    play.back();
    await expect.poll(() => spoken(play).join()).not.toContain("reinforcements");
  });
});

describe("what is in hand", () => {
  it("is named with how many targets it has, and named again when it is put back", async () => {
    const play = await openScreen("bull-run-1983", declaration as unknown as SituationBase, "situation");
    play.choosing.take({ piece: "us-2me" });
    await hears(play, /^2 Me in hand/m);
    play.back();
    await hears(play, /^2 Me put back\.$/m);
  });
});

describe("whose turn it is, and what is asked", () => {
  it("is said once for each time it changes", async () => {
    const { play, session } = openPebbles();
    await hears(play, / to decide\. /);
    const [first = ""] = await heard(play);
    play.choosing.pick(stone(1));
    session.sight.uncover();
    await expect.poll(() => spoken(play)).not.toContain(first);
    await hears(play, / to decide\. /);
    const after = (await heard(play)).join("\n");
    expect(after.match(/ to decide\. /g)).toHaveLength(1);
    expect(after).not.toContain(first);
  });
});

describe("the result of a fight", () => {
  it("is said once, each of them", async () => {
    // Dice that let two battles be fought, however often this is tested.
    const bytes = vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
      if (array instanceof Uint8Array) array.fill(2);
      return array;
    });
    pressSlowly();
    const play = await openScreen("bull-run-1983", declaration as unknown as SituationBase, "situation");
    bytes.mockRestore();
    press(play, /^Complete/);
    const say = vi.spyOn(play.announcer, "say");
    const fights = () =>
      play.session.steps.flatMap(({ events }) => events).filter(({ type }) => type === "fought").length;
    for (let step = 0; step < 200 && fights() < 2; step++) {
      const end = play.choices.find(({ look }) => look === "commit");
      const next = play.offers.find(({ actions, meaning }) => actions.length > 0 && meaning !== "break");
      if (end?.does.kind === "offer") play.choosing.commit(end.does.offer);
      else if (next) play.choosing.commit(next);
      await tick();
    }
    const said = say.mock.calls.map(([text]) => text);
    const fought = play.session.steps.flatMap(({ events }) => events).filter(({ type }) => type === "fought");
    expect(fought.length).toBeGreaterThanOrEqual(2);
    for (const event of fought) {
      const text = aloud(play.words.event(event));
      expect(said.filter((one) => one === text)).toHaveLength(1);
    }
  });
});

describe("undo", () => {
  it("names the deed that it takes back, and what redo does again", async () => {
    pressSlowly();
    const play = await openScreen("bull-run-1983", declaration as unknown as SituationBase, "situation");
    play.choosing.pick({ kind: "piece", id: "cs-11va" });
    play.takingBack.undo();
    await hears(play, /^Undone/m);
    play.takingBack.redo();
    await hears(play, /^Redone\.$/m);
  });
});
