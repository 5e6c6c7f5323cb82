// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Moment, MomentKind, MomentTeller } from "../../games/contract/moments.ts";
import { isLost, mostImportant, OncePerTurn } from "./chosen.ts";
import { keptClear, type Surroundings, spotFor } from "./place.ts";
import type { Pace } from "../../stage/pace.ts";
import { MomentQueue } from "./queue.svelte.ts";
import { MOMENT_TONES } from "./tones.ts";
import { Watch, type Watched } from "./watch.ts";

const of = (kind: MomentKind, title = kind as string): Moment => ({ kind, title });

describe("which moments are announced", () => {
  it("the most important of one step, under the turn that began in it", () => {
    expect(mostImportant([of("turn", "Turn 3"), of("arrival"), of("leader")])).toMatchObject({
      kind: "leader",
      over: "Turn 3",
    });
    expect(mostImportant([of("turn", "Turn 3")])).toEqual(of("turn", "Turn 3"));
    expect(mostImportant([of("order", "one"), of("order", "two")])?.title).toBe("two");
    expect(mostImportant([])).toBeUndefined();
  });

  it("once a turn, those limited to one", () => {
    const once = new OncePerTurn();
    const arrival = { ...of("arrival"), once: "arrival" };
    expect(once.fresh([arrival])).toHaveLength(1);
    expect(once.fresh([arrival])).toHaveLength(0);
    expect(once.fresh([of("turn"), arrival])).toHaveLength(2);
  });

  it("an objective taken by the enemy is a loss for a player with one side", () => {
    const taken = { ...of("taken"), side: "south" };
    expect(isLost(taken, "north")).toBe(true);
    expect(isLost(taken, "south")).toBe(false);
    expect(isLost(taken, undefined)).toBe(false);
  });
});

describe("the queue", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function queueOf(pace: Pace) {
    const begun: string[] = [];
    return {
      begun,
      queue: new MomentQueue(
        () => pace,
        ({ title = "" }) => begun.push(title),
      ),
    };
  }

  it("goes on with the next one where the one that is shown is forgotten", () => {
    const { queue, begun } = queueOf("calm");
    queue.add([of("attacked", "a"), of("order", "b"), of("attacked", "c")]);
    queue.forget(({ kind }) => kind === "attacked");
    expect(queue.shown?.title).toBe("b");
    vi.advanceTimersByTime(5000);
    expect(queue.shown).toBeUndefined();
    expect(begun).toEqual(["a", "b"]);
  });

  it("shows one after the other, and then nothing", () => {
    const { queue, begun } = queueOf("calm");
    queue.add([of("turn", "a"), of("order", "b")]);
    expect(queue.shown?.title).toBe("a");
    vi.advanceTimersByTime(1500);
    expect(queue.shown?.title).toBe("b");
    vi.advanceTimersByTime(3500);
    expect(queue.shown).toBeUndefined();
    expect(begun).toEqual(["a", "b"]);
  });

  it("drops the least important if too many wait, and shows at most two at pace `once`", () => {
    const { queue, begun } = queueOf("once");
    queue.add([of("turn", "turn"), of("arrival", "arrival"), of("leader", "leader"), of("attacked", "attacked")]);
    vi.advanceTimersByTime(20_000);
    expect(begun).toEqual(["leader", "attacked"]);
  });

  it("forgets all when it is cleared", () => {
    const { queue, begun } = queueOf("calm");
    queue.add([of("turn", "a"), of("order", "b")]);
    queue.clear();
    vi.advanceTimersByTime(20_000);
    expect(queue.shown).toBeUndefined();
    expect(begun).toEqual(["a"]);
  });
});

describe("following a game", () => {
  const teller: MomentTeller<{ readonly type: string; readonly rule: string }, unknown> = {
    tell: (events, own) => events.map(({ type }) => of("news", `${type} ${own}`)),
    between: (before, after) => (before === after ? [] : [of("taken", `${String(before)} to ${String(after)}`)]),
  };
  const step = (type: string) => ({ events: [{ type, rule: "" }] });
  const at = (shown: number, more: Partial<Watched> = {}): Watched => ({
    step: shown,
    atNow: true,
    steps: [step("a"), step("b"), step("c"), step("d")],
    view: shown,
    eyes: "north",
    ...more,
  });
  const titles = (watch: Watch, watched: Watched) => watch.look(watched).map(({ title }) => title);

  it("announces nothing played before, then one moment a step, and changes without an event with the last", () => {
    const watch = new Watch(teller, ["north", "south"], {});
    expect(titles(watch, at(1))).toEqual([]);
    expect(titles(watch, at(3))).toEqual(["b north", "1 to 3"]);
    expect(titles(watch, at(3))).toEqual([]);
  });

  it("begins where the screen was made, however late it comes", () => {
    const watch = new Watch(teller, ["north", "south"], {}, at(1));
    expect(titles(watch, at(3))).toEqual(["b north", "1 to 3"]);
  });

  it("announces nothing while somebody looks back, nor what was played meanwhile or taken back", () => {
    const watch = new Watch(teller, ["north", "south"], {});
    watch.look(at(2));
    expect(titles(watch, at(1, { atNow: false }))).toEqual([]);
    expect(titles(watch, at(3))).toEqual([]);
    expect(titles(watch, at(2))).toEqual([]);
    expect(titles(watch, at(4))).toEqual(["c north", "2 to 4"]);
  });

  it("announces an attack before its dice are rolled, nothing else of that step, and never twice", () => {
    const fought: MomentTeller<{ readonly type: string; readonly rule: string }, unknown> = {
      tell: (events) =>
        events.flatMap(({ type }) => [of("attacked", `attack ${type}`), of("eliminated", `loss ${type}`)]),
    };
    const watch = new Watch(fought, ["north", "south"], {}, at(1));
    const coming = [{ number: 2, ...step("b") }];
    expect(watch.herald(coming, "north").map(({ title }) => title)).toEqual(["attack b"]);
    expect(watch.herald(coming, "north")).toEqual([]);
    expect(titles(watch, at(3))).toEqual(["loss b", "attack c"]);
    // Taken back, another attack may come as the same step.
    watch.look(at(1));
    expect(titles(watch, at(2))).toEqual(["attack b"]);
  });

  it("continues for each viewer from where it stopped when two players hand the device over", () => {
    const game = {};
    new Watch(teller, ["north", "south"], game).look(at(1));
    new Watch(teller, ["north", "south"], game).look(at(3, { eyes: "south" }));
    expect(titles(new Watch(teller, ["north", "south"], game), at(3))).toEqual(["b north", "1 to 3"]);
    expect(titles(new Watch(teller, ["north", "south"], {}), at(3))).toEqual([]);
  });
});

describe("where a banner stands", () => {
  const size = { width: 200, height: 60 };
  const window = { left: 10, top: 10, right: 810, bottom: 610 };
  const box = (x: number, y: number, edge = 40) => ({
    left: x - edge / 2,
    top: y - edge / 2,
    right: x + edge / 2,
    bottom: y + edge / 2,
  });
  const around = (more: Partial<Surroundings>): Surroundings => ({ window, size, clear: [], better: [], ...more });

  it("over its place; beside it at the edge of the map; at the top if it has none, or none in sight", () => {
    expect(spotFor(around({ place: box(400, 300) }))).toEqual({ side: "above", left: 300, top: 208 });
    expect(spotFor(around({ place: box(400, 40) }))?.side).toBe("below");
    expect(spotFor(around({ place: box(30, 300) }))?.side).toBe("right");
    expect(spotFor(around({}))).toMatchObject({ side: "lane", top: 22 });
    expect(spotFor(around({ place: box(2000, 300) }))?.side).toBe("lane");
  });

  it("never over what the decision is about, and not over what can be chosen if there is room elsewhere", () => {
    const place = box(400, 300);
    expect(spotFor(around({ place, clear: [place, box(400, 240)] }))?.side).toBe("below");
    expect(spotFor(around({ place, better: [box(400, 240)] }))?.side).toBe("below");
    expect(spotFor(around({ clear: [window] }))).toBeUndefined();
  });
});

describe("the sounds of moments", () => {
  it("end within 400 ms", () => {
    for (const [kind, tones] of Object.entries(MOMENT_TONES)) {
      expect(Math.max(...tones.map(({ at, long }) => at + long)), kind).toBeLessThan(0.4);
      expect(tones.length, kind).toBeGreaterThan(0);
    }
  });
});

it("a banner covers neither who decides, nor what is in preview, nor the stacks that are asked about", () => {
  expect(keptClear("bee", ["space:henry-hill"], ["matthews-hill"])).toEqual([
    "piece:bee",
    "space:henry-hill",
    "space:matthews-hill",
  ]);
  expect(keptClear(undefined, undefined, [])).toEqual([]);
});
