import { fastDice, type SituationBase } from "@stonebridge/kernel";
import { afterEach, describe, expect, it, vi } from "vitest";
import shapes from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import { type Action, bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { targetOf, type TargetKey } from "../../src/games/contract/offers.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { settings } from "../../src/settings/settings.svelte.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { openScreen, pressSlowly } from "./two-at-one-screen.svelte.ts";
import { leaveScreens } from "./screens.svelte.ts";
import { hears, spoken } from "./spoken.ts";

useFakeIndexedDb();

afterEach(() => {
  leaveScreens();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  settings.set({ answers: true, twoClicks: false });
});

const QUIET: ReadonlySet<string> = new Set(["ready", "marked", "refrain", "end", "stay", "decline"]);

/** The North begins a half in which so many of its brigades act. */
function halfOf(left: number): SituationBase {
  const game = bullRun1861.open(bullRun1861.situation("historical"));
  for (let seed = 1; seed < 200; seed++) {
    const dice = fastDice(seed);
    const position = game.start(dice);
    for (;;) {
      const decision = game.decision(position);
      if (decision.over || position.turn > 2) break;
      const { left: toAct, of } = decision.about;
      const begins = decision.step === "activation" && decision.sides[0] === "north" && toAct === of;
      if (begins && toAct === left) return game.describe(position);
      const actions = decision.actions as readonly Action[];
      const action = actions.find(({ type }) => QUIET.has(type)) ?? (actions[0] as Action);
      game.act(position, decision.sides[0] as "north", action, dice);
    }
  }
  throw new Error(`No game has ${left} brigades left to act.`);
}

async function open(left: number): Promise<PlayState> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(shapes)));
  pressSlowly();
  return openScreen("bull-run-1861", halfOf(left), "historical", ["north", "south"]);
}

const asked = ({ session: { decision } }: PlayState): string => (decision.over ? "over" : decision.step);
const types = ({ session }: PlayState): string[] => session.steps.map(({ action }) => action.type);
const piece = (id: string) => ({ kind: "piece", id }) as const;
const space = (id: string) => ({ kind: "space", id }) as const;

function pressEnd(play: PlayState): void {
  const end = play.choices.find(({ look }) => look === "commit");
  if (!end) throw new Error("Nothing can be ended.");
  play.choosing.choose(end);
}

describe("what has one sensible answer", () => {
  it("is answered with the end of a march: it faces the enemy, and undo takes both back at once", async () => {
    const play = await open(3);
    play.choosing.pick(piece("sherman"));
    play.choosing.pick(space("big-woods"));
    expect(play.answers.ahead).toMatch(/^Sherman faces /);
    const marched = types(play);
    pressEnd(play);
    expect(types(play)).toEqual([...marched, "end", "face"]);
    expect(asked(play)).toBe("activation");
    expect(play.answers.said).toMatch(/^Sherman faces /);
    await hears(play, "Answered for you: Sherman faces");
    expect(spoken(play).filter((text) => text.includes("Sherman faces"))).toHaveLength(1);
    play.takingBack.undo();
    expect(types(play)).toEqual(marched);
    expect(play.answers.said).toBe("");
    play.takingBack.redo();
    expect(types(play)).toEqual([...marched, "end", "face"]);
    play.takingBack.reset();
    expect(types(play)).toEqual([]);
  });

  it("is answered as headquarters stay too, and what hands the game over is asked once for all of it", async () => {
    const play = await open(1);
    play.choosing.pick(piece("sherman"));
    play.choosing.pick(space("big-woods"));
    const marched = types(play);
    pressEnd(play);
    expect([types(play), play.choosing.armed !== undefined]).toEqual([marched, true]);
    pressEnd(play);
    expect(types(play).slice(marched.length)).toEqual(["end", "face", "stay"]);
    expect(play.session.decision).toMatchObject({ sides: ["south"] });
  });

  it("is asked where the player wants to be asked", async () => {
    settings.set({ answers: false });
    const play = await open(1);
    play.choosing.pick(piece("sherman"));
    play.choosing.pick(space("big-woods"));
    pressEnd(play);
    expect(asked(play)).toBe("facing");
    const [face] = play.offers;
    play.choosing.pick(targetOf(face?.targets[0] as TargetKey));
    expect(asked(play)).toBe("headquarters");
    expect(play.answers.said).toBe("");
  });

  it("is what the player chose, where he turns the brigade himself", async () => {
    const play = await open(3);
    play.choosing.pick(piece("sherman"));
    play.choosing.pick(space("big-woods"));
    play.choosing.setMode("turn");
    const others = play.offers.filter(({ id }) => id.startsWith("turn"));
    const away = others.map(({ targets }) => targets[0] ?? "").find((one) => one.startsWith("space:flank-road"));
    play.choosing.pick(targetOf(away as TargetKey));
    expect(play.session.steps.at(-1)?.action).toMatchObject({ type: "face", zone: away?.slice("space:".length) });
    expect(asked(play)).toBe("activation");
  });
});

describe("a piece that is dragged", () => {
  it("acts and marches to where it is dropped", async () => {
    const play = await open(3);
    play.choosing.lift("sherman", false);
    expect(types(play)).toEqual(["activate"]);
    play.choosing.drop("sherman", "big-woods");
    expect(types(play)).toEqual(["activate", "step", "step"]);
  });

  it("is taken back whole by one undo, and brought back whole by one redo", async () => {
    const play = await open(3);
    for (const zone of ["big-woods", "stone-bridge-west"]) {
      play.choosing.lift("sherman", false);
      play.choosing.drop("sherman", zone);
      const dragged = types(play);
      expect(dragged.length).toBeGreaterThan(1);
      play.takingBack.undo();
      expect(types(play)).toEqual([]);
      play.takingBack.redo();
      expect(types(play)).toEqual(dragged);
      play.takingBack.undo();
    }
  });

  it("is put back where it is dropped beside every target, and it is said why not", async () => {
    const play = await open(3);
    play.choosing.lift("sherman", false);
    play.choosing.drop("sherman", undefined);
    expect([types(play), play.denials.shown]).toEqual([[], undefined]);
    play.choosing.lift("sherman", false);
    play.choosing.drop("sherman", "henry-hill");
    expect(play.denials.shown?.denial.target).toBe("space:henry-hill");
    expect(types(play)).toEqual([]);
  });

  it("attacks whom it is dropped on, since that can be undone; with two presses it is shown first", async () => {
    const play = await open(3);
    play.choosing.lift("sherman", false);
    play.choosing.drop("sherman", "stone-bridge-west");
    expect(types(play).slice(0, 2)).toEqual(["activate", "attack"]);
    play.takingBack.reset();
    settings.set({ twoClicks: true });
    play.choosing.lift("sherman", false);
    play.choosing.drop("sherman", "stone-bridge-west");
    expect(play.choosing.weighed).toMatchObject({ meaning: "attack" });
    expect(types(play)).toEqual(["activate"]);
  });
});
