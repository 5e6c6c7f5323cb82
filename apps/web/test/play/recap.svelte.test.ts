import shapes1861 from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import shapes1862 from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import type { ActionBase, EventBase, PlayedStep, Side } from "@stonebridge/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { plain } from "../../src/games/contract/words.ts";
import { gameOf } from "../../src/games/shelf.ts";
import { language } from "../../src/language/language.svelte.ts";
import { deskRoomOf } from "../../src/games/shelf.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { recapTexts } from "../../src/play/recap/language/recap-texts.ts";
import { LINES_EACH, recapOf } from "../../src/play/recap/recap.ts";
import { recapLine } from "../../src/play/recap/recap-line.ts";
import { aloud } from "../../src/play/speech/aloud.ts";
import { summaryOf } from "../../src/play/speech/summary.ts";
import { settings } from "../../src/settings/settings.svelte.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { playedScreen } from "./played-screen.svelte.ts";
import { leaveScreens } from "./screens.svelte.ts";

useFakeIndexedDb();
beforeEach(async () => {
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(Response.json(url.includes("1861") ? shapes1861 : shapes1862)),
  );
  await recapTexts.load();
});
afterEach(async () => {
  leaveScreens();
  vi.unstubAllGlobals();
  settings.set({ recap: true });
  await language.speak("en");
});

const GAMES = [
  { id: "bull-run-1861", scenario: "historical", me: "north", least: 200 },
  { id: "second-bull-run-1862", scenario: "august-30", me: "union", least: 300 },
  { id: "bull-run-1983", scenario: "historical", me: "union", least: 300 },
  { id: "no-written-orders", scenario: "first-bull-run", me: "union", least: 250 },
] as const;

/** The screen at a moment at which the player decides and the other side has just done something. */
async function mineAgain({ id, scenario, me, least }: (typeof GAMES)[number]): Promise<PlayState> {
  const loaded = await gameOf(id)?.load();
  if (!loaded) throw new Error("The game is not on the shelf.");
  const theirs = (steps: readonly PlayedStep<ActionBase, EventBase>[]) =>
    steps.length >= least &&
    steps.slice(-8).every(({ side }) => side !== me) &&
    steps
      .slice(-8)
      .some(({ events }) => events.some(({ type }) => /^(moved|stepped|counter-moved|fought)$/.test(type)));
  return playedScreen(id, loaded.module.situation(scenario), [me], (steps, sides) => theirs(steps) && sides[0] === me);
}

function lines(play: PlayState): readonly string[] {
  const { recap, telling } = play.history;
  if (!recap) return [];
  const { session, marches, desk } = play;
  const source = { steps: session.steps, marches, reading: desk.marches, log: desk.log };
  return recapOf(source, recap.since, recap.me).map((deed) => plain(recapLine(deed, telling, recapTexts.t)));
}

describe.each(GAMES)("the recap of $id", (game) => {
  it("says what the other side did, in both languages, from what the player may see alone", async () => {
    const play = await mineAgain(game);
    const { session, marches, desk } = play;
    const due = play.history.recap;
    expect(due).toMatchObject({ me: game.me });
    if (!due) return;
    const deeds = recapOf({ steps: session.steps, marches, reading: desk.marches, log: desk.log }, due.since, due.me);
    expect(deeds.length).toBeGreaterThan(0);
    for (const body of new Set(deeds.map((deed) => deed.body)))
      expect(deeds.filter((deed) => deed.body === body).length).toBeLessThanOrEqual(LINES_EACH);
    // Every piece and place of it is named by an event that these eyes saw.
    const seen = JSON.stringify(
      session.steps.filter(({ number }) => number > due.since).flatMap(({ events }) => events),
    );
    for (const { pieces, place, from, march } of deeds) {
      expect(from).toBeGreaterThan(due.since);
      for (const named of [...pieces, place]) expect(seen).toContain(JSON.stringify(named.replace(/^(hq|train) /, "")));
      if (march) expect(pieces.every((piece) => desk.marches.sideOf(piece) !== game.me)).toBe(true);
    }
    for (const line of lines(play))
      expect(line).toMatch(
        / (marched|rode|arrived|attacked|fired on|came by rail|advanced|retreated|fell back|gave way) .*\.$/,
      );
    // The same is said aloud where there are no scenes: every fight, and a few of the marches.
    const summary = summaryOf(play, session.steps.slice(due.since), due.they);
    const fights = deeds.filter(({ fight }) => fight !== undefined).slice(0, 6);
    for (const deed of fights) expect(summary).toContain(aloud(recapLine(deed, play.history.telling, recapTexts.t)));
    expect(summary.split(/(?<=[.:]) /).length).toBeLessThanOrEqual(fights.length * 2 + 12);
    const english = lines(play);
    await language.speak("fr");
    expect(lines(play)).toHaveLength(english.length);
    for (const line of lines(play)) expect(line).toMatch(/(a |ont |est |sont |arrivée|attaque|tir).*\.$/);
    expect([...english, ...lines(play)].join()).not.toMatch(/undefined|\[object/);
  });
});

describe("the recap", () => {
  const [game] = GAMES;

  it("is gone once the player acts, back when he takes that back, and stays closed once he has closed it", async () => {
    const play = await mineAgain(game);
    const before = lines(play);
    const { session } = play;
    const { decision } = session;
    if (decision.over) throw new Error("The game is over.");
    // Something that rolls no die, so that it can be taken back.
    const action = decision.actions.find((one) => session.act(one).kind === "taken");
    expect(action).toBeDefined();
    expect(play.history.recap).toBeUndefined();
    if (session.undo()) {
      expect(lines(play)).toEqual(before);
      play.history.closeRecap();
      expect(play.history.recap).toBeUndefined();
    }
  });

  it("is there after a reload, and not where the setting, a look back or two at one open screen forbid it", async () => {
    const play = await mineAgain(game);
    const before = lines(play);
    const { PlayState: Screen } = await import("../../src/play/play-state.svelte.ts");
    const prepared = await (await deskRoomOf(play.session.entry)).prepare(play.session);
    let again: PlayState | undefined;
    const end = $effect.root(() => {
      again = new Screen(play.session, prepared);
    });
    expect(again && lines(again)).toEqual(before);
    end();
    settings.set({ recap: false });
    expect(play.history.recap).toBeUndefined();
    settings.set({ recap: true });
    play.session.lookAt(10);
    expect(play.history.recap).toBeUndefined();
    play.session.lookAtNow();
    expect(play.history.recap).toBeDefined();
    for (const side of play.session.game.sides) play.session.setSeat(side, { kind: "person" });
    expect(play.history.recap).toBeUndefined();
  });
});

describe("the recap of made-up events", () => {
  type Told = EventBase & Record<string, unknown>;
  const goes = (piece: string, from: string, to: string, kind = "march"): Told => ({
    type: "goes",
    tells: { does: "goes", kind, pieces: [piece], from, to },
  });
  const attack = (attackers: string, defenders: string): Told => ({
    type: "fight",
    fight: {
      does: "attacks",
      how: "attack",
      attackers: [attackers],
      defenders: [defenders],
      place: "hill",
      sums: ["10", "5"],
    },
  });
  const loses = (piece: string): Told => ({ type: "loss", fight: { does: "suffers", piece, fate: "step" } });
  const reading = {
    tells: (event: Told) => event["tells"] as never,
    sideOf: (piece: string): Side => (piece.startsWith("n") ? "north" : "south"),
    formationOf: (piece: string) => piece.slice(0, 2),
    membersOf: () => [],
  };
  const log = {
    facts: (event: Told) => ({ combat: event.type !== "goes", dice: false, about: [] }),
    fight: (event: Told) => event["fight"] as never,
  };

  async function told(...events: readonly Told[]) {
    const { marchesOf } = await import("../../src/play/marches/marches.ts");
    const steps = events.map((event, at) => ({ number: at + 1, events: [event] }));
    return recapOf({ steps, marches: marchesOf(steps, reading, log), reading, log }, 0, "north").map(
      ({ body, march, fight }) =>
        `${body}: ${march ? `${march.from ?? "off"}>${march.to}` : `fights, ${fight?.outcomes.map(({ piece, fate }) => `${piece} ${fate}`).join()}`}`,
    );
  }

  it("puts fights first, then the longest marches, and tells retreats with their fight", async () => {
    expect(
      await told(
        goes("s1", "a", "b"),
        goes("s2", "a", "b"),
        goes("s2", "b", "c"),
        goes("s3", "x", "y", "ride"),
        attack("s4", "n1"),
        loses("n1"),
        goes("n1", "hill", "field", "retreat"),
      ),
    ).toEqual(["s4: fights, n1 retreat", "s2: a>c", "s1: a>b", "s3: x>y"]);
  });

  it("joins marches that go on, and marches of one body between the same places", async () => {
    expect(await told(goes("s1", "a", "b"), attack("s9", "n1"), goes("s1", "b", "c"))).toEqual([
      "s9: fights, ",
      "s1: a>c",
    ]);
    expect(await told(goes("s1a", "a", "b"), goes("s1b", "a", "b"))).toEqual(["s1: a>b"]);
  });

  it("leaves out the player's own marches and attacks, and who came back to where he began", async () => {
    expect(
      await told(
        goes("n1", "a", "b"),
        attack("n1", "s2"),
        goes("s2", "hill", "c", "retreat"),
        goes("s1", "a", "b"),
        attack("s9", "n2"),
        goes("s1", "b", "a"),
      ),
    ).toEqual(["s9: fights, "]);
  });
});
