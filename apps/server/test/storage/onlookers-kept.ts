import { expect, it } from "vitest";
import type { Store } from "../../src/storage/store.ts";

const MEASURE = { own: 2, all: 4, span: 100, most: 7 };

/** What a store has to do with links to look on, with how many do, and with what they say. @param stored a match "m" */
export function onlookersAreKept(stored: () => Store): void {
  it("opens a match by one link at a time, until it is closed", async () => {
    const { onlookers } = stored();
    expect(await onlookers.by("first")).toBeUndefined();
    await onlookers.open({ match: "m", link: "first", delay: 0 });
    await onlookers.open({ match: "m", link: "second", delay: 300 });
    expect(await onlookers.by("first")).toBeUndefined();
    expect(await onlookers.by("second")).toEqual({ match: "m", link: "second", delay: 300 });
    expect(await onlookers.of("m")).toEqual(await onlookers.by("second"));
    expect(await Promise.all([onlookers.close("m"), onlookers.close("n")])).toEqual([true, false]);
    expect(await onlookers.of("m")).toBeUndefined();
  });

  it("counts those who look on by the word of all nodes that live", async () => {
    const { onlookers, presence } = stored();
    await onlookers.open({ match: "m", link: "first", delay: 60 });
    const counts = async (now: number) => [...(await onlookers.openTo(["m", "n"], now))];
    expect(await counts(0)).toEqual([["m", { delay: 60, count: 0 }]]);
    await presence.alive("one", 1_000);
    await presence.alive("two", 20_000);
    for (const [node, count] of [
      ["one", 3],
      ["two", 1],
      ["two", 2],
    ] as const)
      await onlookers.count("m", node, count);
    expect(await counts(21_000)).toEqual([["m", { delay: 60, count: 5 }]]);
    expect(await counts(40_000)).toEqual([["m", { delay: 60, count: 2 }]]);
    await onlookers.count("m", "two", 0);
    expect(await counts(40_000)).toEqual([["m", { delay: 60, count: 0 }]]);
  });

  it("numbers what they say, each once, and takes no more than one, and all, may say", async () => {
    const { onlookers } = stored();
    const say = (author: string, label: string, at: number) =>
      onlookers.say({ match: "m", author, name: "Ann", label, body: label, at }, MEASURE);
    expect(await Promise.all([say("a", "1", 1_000), say("b", "1", 1_000)])).toEqual(["kept", "kept"]);
    expect(await say("a", "1", 1_000)).toBe("repeated");
    expect(await say("a", "2", 1_010)).toBe("kept");
    expect(await say("a", "3", 1_020)).toBe("fast");
    expect(await say("c", "1", 1_020)).toBe("kept");
    expect(await say("d", "1", 1_020)).toBe("fast");
    for (const at of [2_000, 3_000, 4_000]) expect(await say("d", `${at}`, at)).toBe("kept");
    expect(await say("a", "4", 5_000)).toBe("full");
    const lines = await onlookers.lines("m", 4, 2);
    expect(lines.map(({ number, author, name, body }) => [number, author, name, body])).toEqual([
      [6, "d", "Ann", "3000"],
      [7, "d", "Ann", "4000"],
    ]);
  });
}
