import type { SituationBase } from "@stonebridge/kernel";
import { afterEach, expect, it, vi } from "vitest";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import declared from "../unit/assaults-nwo.json" with { type: "json" };
import { openGame, situationAt, tableOfStep } from "../unit/tables-nwo.ts";
import { openScreen, pressSlowly } from "./two-at-one-screen.svelte.ts";
import { leaveScreens } from "./screens.svelte.ts";

useFakeIndexedDb();

afterEach(() => {
  leaveScreens();
  vi.restoreAllMocks();
});

type Goals = ReadonlySet<string>;

/** Hexes that whoever is in hand could march to in one step. */
function firstSteps({ offers }: PlayState): readonly string[] {
  const marches = offers.filter(
    ({ meaning, actions }) => meaning === "march" && actions.filter(({ type }) => type === "step").length === 1,
  );
  return marches.flatMap(({ targets: [goal] }) => goal?.slice("space:".length) ?? []);
}

/** Hexes that whoever is in hand could march to, or that something else can be done in. */
function goals({ offers }: PlayState, deed = "march"): Goals {
  return new Set(offers.flatMap(({ meaning, targets: [goal] }) => (meaning === deed && goal ? [goal] : [])));
}

/** Presses “Take the whole stack”. */
function together(play: PlayState): boolean {
  const choice = play.choices.find(({ id }) => id === "mode together");
  if (choice) play.choosing.choose(choice);
  return choice !== undefined;
}

/** Takes a unit in hand that goes farther alone than with its stack. @returns where it goes both ways, and only alone */
function takeSwift(play: PlayState): readonly [both: string, alone: string] {
  for (const piece of play.offers.flatMap((one) => (one.meaning === "select" ? [one.piece ?? ""] : []))) {
    play.choosing.take({ piece });
    const alone = goals(play);
    if (!together(play)) continue;
    const stack = goals(play);
    const both = [...alone].find((goal) => stack.has(goal));
    const only = [...alone].find((goal) => !stack.has(goal));
    play.choosing.take({ piece });
    if (both !== undefined && only !== undefined) return [both, only];
  }
  throw new Error("Nobody is slowed by his stack.");
}

/** Stacks of which nobody can be chosen now. */
function idleStacks({ boardModel: { pieces } }: PlayState): readonly (readonly string[])[] {
  const hexes = [...new Set(pieces.map(({ space }) => space))];
  return hexes
    .map((hex) => pieces.filter(({ space }) => space === hex))
    .filter((stack) => stack.length > 1 && stack.every(({ state }) => state === "rest"))
    .map((stack) => stack.map(({ id }) => id));
}

function weigh(play: PlayState, goal: string): number {
  const offer = play.offers.find(({ meaning, targets }) => meaning === "march" && targets[0] === goal);
  if (!offer) throw new Error(`Nobody marches to ${goal}.`);
  play.choosing.weigh(offer);
  return offer.actions.length;
}

it("the map looks at the unit that marches on next, and at whoever is in hand instead", async () => {
  pressSlowly();
  const tools = openGame();
  const { position } = tableOfStep(tools, "movement", 2);
  const play = await openScreen("no-written-orders", situationAt(tools, position), "first-bull-run");
  if (play.session.sight.curtain !== undefined) play.session.sight.uncover();
  const onward = play.choices.find(({ id }) => id === "march on");
  const next = onward?.does.kind === "offer" ? (onward.does.offer.piece ?? "") : "";
  const { spaceOf } = play.desk.map;
  expect(spaceOf(next)).toBeDefined();
  expect(play.desk.map.attention.all[0]).toBe(spaceOf(next));
  const other = play.offers.find(({ piece }) => piece !== undefined && spaceOf(piece) !== spaceOf(next))?.piece ?? "";
  play.choosing.take({ piece: other });
  expect(play.desk.map.attention.all[0]).toBe(spaceOf(other));
});

it("the map looks at where whoever is in hand can take his first step, so that none of it lies under the sheet of a phone", async () => {
  const { tools, position } = tableOfStep(openGame(), "movement");
  const play = await openScreen("no-written-orders", situationAt(tools, position), "first-bull-run");
  if (play.session.sight.curtain !== undefined) play.session.sight.uncover();
  const unit = play.offers.find(({ meaning }) => meaning === "select")?.piece ?? "";
  play.choosing.take({ piece: unit });
  const steps = firstSteps(play);
  expect(steps.length).toBeGreaterThan(0);
  expect(play.desk.map.attention.along).toEqual(expect.arrayContaining([...steps]));
});

it("the map looks at the assaults while one is chosen to be fought, and at the batteries while one is asked to fire", async () => {
  const assaults = await openScreen("no-written-orders", declared as object as SituationBase, "situation");
  if (assaults.session.sight.curtain !== undefined) assaults.session.sight.uncover();
  const fights = [...goals(assaults, "fight")].map((key) => key.slice("space:".length));
  expect(fights).toHaveLength(3);
  const { all } = assaults.desk.map.attention;
  expect(all).toEqual(expect.arrayContaining(fights));
  // Those who attack them, too.
  expect(all.length).toBeGreaterThan(fights.length);

  const { tools, position, decision } = tableOfStep(openGame(), "bombardment");
  const play = await openScreen("no-written-orders", situationAt(tools, position), "first-bull-run");
  if (play.session.sight.curtain !== undefined) play.session.sight.uncover();
  const batteries = decision.actions.flatMap((one) => (one.type === "bombard" ? [one.unit] : []));
  expect(play.desk.map.attention.all).toEqual(
    expect.arrayContaining(batteries.map((one) => play.desk.map.spaceOf(one))),
  );
});

it("the goal in preview stays when the stack is taken along, or it is said why it cannot go there; the march is undone by one press", async () => {
  pressSlowly();
  const { tools, position } = tableOfStep(openGame(), "movement");
  const play = await openScreen("no-written-orders", situationAt(tools, position), "first-bull-run");
  if (play.session.sight.curtain !== undefined) play.session.sight.uncover();
  const stacks = idleStacks(play);
  const [both, alone] = takeSwift(play);

  // A stack that he may not march to is refused as one; with empty hands it opens, to be looked into.
  const [refused = []] = stacks.filter((stack) => play.choosing.areOne(stack));
  play.choosing.pick({ kind: "piece", id: refused[0] ?? "" });
  expect(play.denials.shown?.denial.action.type).toBe("step");
  const { hand } = play.choosing;
  play.choosing.take({});
  expect(stacks.filter((stack) => play.choosing.areOne(stack))).toEqual([]);
  play.choosing.take(hand);

  const steps = weigh(play, both);
  together(play);
  expect(play.choosing.weighed?.targets[0]).toBe(both);
  expect(play.choosing.weighed?.actions.length).toBeGreaterThan(steps);
  expect(play.denials.shown).toBeUndefined();
  together(play);
  expect(play.choosing.weighed?.actions).toHaveLength(steps);
  weigh(play, alone);
  together(play);
  expect(play.choosing.weighed).toBeUndefined();
  expect(play.denials.shown?.denial.target).toBe(alone);

  // One undo reverses one press, of however many steps.
  const played = weigh(play, both);
  play.choosing.commit();
  expect([play.session.length, played > 2]).toEqual([played, true]);
  play.takingBack.undo();
  expect(play.session.length).toBe(0);
  play.takingBack.redo();
  expect(play.session.length).toBe(played);
});

it("a stack that is fired at is one target, and is none together with somebody else", async () => {
  const { tools, position } = tableOfStep(openGame(), "bombardment");
  const play = await openScreen("no-written-orders", situationAt(tools, position), "first-bull-run");
  if (play.session.sight.curtain !== undefined) play.session.sight.uncover();
  const [gun] = play.offers.flatMap(({ meaning, piece }) => (meaning === "select" && piece ? [piece] : []));
  if (gun !== undefined) play.choosing.take({ piece: gun });
  const aimed = play.offers.map(({ targets }) =>
    targets.flatMap((key) => (key.startsWith("piece:") ? [key.slice("piece:".length)] : [])),
  );
  const [fired = []] = aimed.filter((pieces) => pieces.length > 1);
  expect([fired.length > 1, play.choosing.areOne(fired)]).toEqual([true, true]);
  expect(play.choosing.areOne([...fired, "mcdowell"])).toBe(false);
  expect(play.choosing.areOne(["mcdowell"])).toBe(false);
});
