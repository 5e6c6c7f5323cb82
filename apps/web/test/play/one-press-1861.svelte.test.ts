import shapes from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import { type Action, bullRun1861, type GameEvent, type Position, type SideId } from "@stonebridge/games/bull-run-1861";
import { fastDice, type SituationBase } from "@stonebridge/kernel";
import { plain } from "@stonebridge/kernel/words";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BullRunDesk } from "../../src/games/bull-run-1861/desk.svelte.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { leaveScreens } from "./screens.svelte.ts";
import { openScreen, pressSlowly } from "./two-at-one-screen.svelte.ts";

useFakeIndexedDb();

beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(Response.json(shapes))));
afterEach(() => {
  vi.unstubAllGlobals();
  leaveScreens();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const game = bullRun1861.open(bullRun1861.situation("historical"));

/** A position of a game that nobody plans, in which something holds. */
function positionWhere(holds: (position: Position, actions: readonly Action[], step: string) => boolean): Position {
  for (let seed = 1; seed < 200; seed++) {
    const dice = fastDice(seed);
    const position = game.start(dice);
    for (let turn = 0; turn < 400; turn++) {
      const decision = game.decision(position);
      if (decision.over) break;
      if (holds(position, decision.actions, decision.step)) return position;
      const attack = decision.actions.find(({ type }) => type === "attack");
      const action = attack ?? decision.actions[(seed * 7 + turn * 13) % decision.actions.length];
      game.act(position, decision.sides[0] as SideId, action as Action, dice);
    }
  }
  throw new Error("No game comes to such a position.");
}

/** Burnside and Porter are next to Bee, and the last two to act. */
const TWO_ATTACK: SituationBase & Record<string, unknown> = {
  format: "stonebridge-situation",
  version: 1,
  game: "bull-run-1861",
  at: { stage: "movement", turn: 6, phase: 2, first: "north", side: "north", activations: 2 },
  placements: [
    { unit: "porter", zone: "robinson-farm", facing: "henry-hill" },
    { unit: "burnside", zone: "stone-house", facing: "henry-hill" },
    { unit: "bee", zone: "henry-hill", facing: "robinson-farm" },
  ],
  headquarters: [{ id: "mcdowell", zone: "matthews-hill" }],
};

/** Whether a die decides if a brigade acts. */
function tests(position: Position, unit: string): boolean {
  const decision = game.decision(position);
  if (decision.over) return false;
  const events: GameEvent[] = [];
  game.act(game.copy(position), decision.sides[0] as SideId, { type: "activate", unit }, fastDice(1), events);
  return events.some((event) => event.type === "activated" && event.test !== undefined);
}

const open = (position: Position): Promise<PlayState> =>
  openScreen("bull-run-1861", game.describe(position), "situation", ["north", "south"]);

/** The focus stands on something of the map. */
function focusOn(attribute: string, id: string): void {
  const node = document.body.appendChild(document.createElement("button"));
  node.setAttribute(attribute, id);
  node.focus();
}

describe("a brigade of Bull Run 1861 that could still march", () => {
  it("is said to end its move by a turn", async () => {
    const position = positionWhere(
      (_, actions, step) => step === "march" && actions.some(({ type }) => type === "end"),
    );
    const play = await open(position);
    const asked = () => {
      const { decision } = play.session;
      return decision.over ? "" : plain(play.words.question(decision).sentence);
    };
    expect(asked()).not.toContain("face");
    const turn = play.choices.find(({ id }) => id === "verb turn");
    if (turn) play.choosing.choose(turn);
    expect(asked()).toMatch(/^Which zone does .+ face\? That ends the move\.$/);
  });
});

describe("the only combat of Bull Run 1861", () => {
  it("is fought by Enter on a brigade in it, and by Enter on another piece not", async () => {
    pressSlowly();
    const position = positionWhere((_, actions, step) => step === "combat" && actions.length === 1);
    const play = await open(position);
    const { length } = play.session;
    const offer = play.choosing.weighed;
    expect([offer?.meaning, play.choosing.asked]).toEqual(["fight", false]);
    focusOn("data-piece", "mcdowell");
    expect(play.choosing.enter()).toBe(false);
    expect(play.session.length).toBe(length);
    const [target = ""] = offer?.targets ?? [];
    const [kind = "", id = ""] = target.split(":");
    focusOn(`data-${kind}`, id);
    expect(play.choosing.enter()).toBe(true);
    expect(play.session.length).toBeGreaterThan(length);
  });
});

describe("an attack in preview", () => {
  it("says the odds of the group that is asked for instead of the largest", async () => {
    const play = await openScreen("bull-run-1861", TWO_ATTACK, "situation", ["north", "south"]);
    const desk = play.desk.own as BullRunDesk;
    const attack = { type: "attack", element: "burnside", facing: "henry-hill" } as const;
    desk.play.doing.play([{ type: "activate", unit: "burnside" }, attack]);
    desk.play.doing.play([{ type: "activate", unit: "porter" }]);
    const offer = desk.play.offers.find(({ meaning }) => meaning === "attack");
    if (!offer) throw new Error("Porter cannot attack.");
    desk.play.choosing.weigh(offer);
    const spoken = () => desk.play.desk.screen.weighing.fights?.map(({ text }) => text).join(" ") ?? "";
    expect(spoken()).toMatch(/^Attack on Henry Hill: Porter \d \+ Burnside \d against Bee/);
    const alone = desk.compositions.find(({ attackers }) => attackers.length === 1);
    if (!alone) throw new Error("Porter cannot attack alone.");
    desk.weighInstead(offer, alone);
    expect(spoken()).toMatch(/^Attack on Henry Hill: Porter \d against Bee/);
  });
});

describe("an attack after which the headquarters stay", () => {
  it("is undone with that answer, also on a screen that has no note of the press", async () => {
    const play = await openScreen("bull-run-1861", TWO_ATTACK, "situation", ["north", "south"]);
    const desk = play.desk.own as BullRunDesk;
    desk.play.doing.play([
      { type: "activate", unit: "burnside" },
      { type: "attack", element: "burnside", facing: "henry-hill" },
    ]);
    desk.play.doing.play([{ type: "activate", unit: "porter" }]);
    const attack = play.offers.find(({ meaning }) => meaning === "attack");
    if (!attack) throw new Error("Porter cannot attack.");
    expect(attack.answers).toEqual([{ type: "stay" }]);
    const { length } = play.session;
    play.session.actAll([...attack.actions, ...(attack.answers ?? [])]);
    expect(play.session.decision).toMatchObject({ step: "combat" });
    play.takingBack.undo();
    expect([play.session.length, play.session.decision]).toMatchObject([length, { step: "march" }]);
    play.takingBack.redo();
    expect(play.session.decision).toMatchObject({ step: "combat" });
  });
});

describe("a brigade that is weighed", () => {
  it.each([
    ["has its button beside its chances where a die decides whether it acts", true],
    ["has its button in the dock where it acts without a test", false],
  ])("%s", async (_, tested) => {
    const position = positionWhere((at, actions, step) =>
      actions.some(
        (action) => step === "activation" && action.type === "activate" && tests(at, action.unit) === tested,
      ),
    );
    const play = await open(position);
    const offer = play.offers.find(
      ({ meaning, piece }) => meaning === "activate" && tests(position, piece ?? "") === tested,
    );
    if (!offer) throw new Error("Nobody can be activated so.");
    play.choosing.weigh(offer);
    expect(play.desk.screen.weighing.commits).toBe(tested);
  });
});
