import { expect, it } from "vitest";
import { companyOf } from "../../src/talk/company.ts";
import type { Store } from "../../src/storage/store.ts";

const MEASURE = { lines: 3, span: 100, most: 5 };

/** What a store has to do with what seats say and keep, and with who is there. @param stored a match "m" of union and confederate */
export function talkIsKept(stored: () => Store): void {
  const say = (label: string, at: number, side = "union") =>
    stored().talk.say({ match: "m", side, label, body: label, at }, MEASURE);
  const bodies = async (after = 0, most = 9) => (await stored().talk.lines("m", after, most)).map(({ body }) => body);

  it("numbers what is said for all alike, each once, whoever says it at the same time", async () => {
    const sides = ["union", "confederate"];
    const became = await Promise.all([0, 1, 2].flatMap((at) => sides.map((side) => say(`${side} ${at}`, 1_000, side))));
    expect(became).toEqual(became.map(() => "kept"));
    expect(await say("union 1", 2_000)).toBe("repeated");
    expect((await stored().talk.lines("m", 0, 9)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...(await stored().talk.lasts(["m", "n"]))]).toEqual([["m", 6]]);
  });

  it("takes no more than a seat may say, within a while and in all", async () => {
    for (const at of [1_000, 1_010, 1_020]) expect(await say(`${at}`, at)).toBe("kept");
    expect(await say("fast", 1_030)).toBe("fast");
    expect(await say("other", 1_030, "confederate")).toBe("kept");
    expect(await say("later", 1_101)).toBe("kept");
    expect(await say("last", 2_000)).toBe("kept");
    expect(await say("more", 3_000)).toBe("full");
    expect(await bodies(2)).toEqual(["1020", "other", "later", "last"]);
    expect(await bodies(0, 2)).toEqual(["later", "last"]);
  });

  it("keeps for each seat what it keeps, and what was read stays read", async () => {
    const { talk } = stored();
    const kept = { match: "m", side: "union", notes: "", read: 0, muted: 0 };
    expect(await talk.drawer("m", "union")).toEqual(kept);
    await talk.keep("m", "union", { notes: "Evans is alone." });
    await talk.keep("m", "union", { read: 4, muted: 1 });
    await talk.keep("m", "union", { read: 2, muted: 0 });
    expect(await talk.drawer("m", "union")).toEqual({ ...kept, notes: "Evans is alone.", read: 4 });
    expect(await talk.drawer("m", "confederate")).toEqual({ ...kept, side: "confederate" });
  });

  it("knows by the word of each node who is there, as long as it lives", async () => {
    const { presence } = stored();
    const is = async (now: number) =>
      Object.fromEntries([...companyOf(await presence.of(["m"]), now)].map(([side, one]) => [side, one.is]));
    const row = (side: string, node: string, state: "here" | "left", since: number) => ({
      match: "m",
      side,
      node,
      state,
      since,
    });
    await presence.alive("one", 1_000);
    await presence.note([row("union", "one", "here", 1_000), row("confederate", "one", "left", 1_000)]);
    expect(await is(2_000)).toEqual({ union: "here", confederate: "away" });
    expect(await is(200_000)).toEqual({ union: "away", confederate: "away" });
    // He comes back at another node: what the dead one knew of him is of no use any more.
    await presence.alive("two", 200_000);
    await presence.note([row("union", "two", "here", 200_000)]);
    await presence.tidy("two", ["m"], 200_000);
    expect((await presence.of(["m"])).map(({ side, node }) => `${side} ${node}`).toSorted()).toEqual([
      "confederate one",
      "union two",
    ]);
    await presence.note([row("union", "two", "left", 201_000)]);
    expect(await is(201_000)).toEqual({ union: "away", confederate: "away" });
    await presence.forget(1_000_000_000_000);
    expect((await presence.of(["m"])).map(({ until }) => until)).toEqual([0, 0]);
  });
}
