import { fastDice, type Side } from "@stonebridge/kernel";
import type { Course } from "@stonebridge/bots/account";
import { describe, expect, it } from "vitest";
import { type CourseProved, wrongCourses } from "../src/account/courses.ts";

type Nothing = { readonly type: string };

const SEARCHES = 60;
const PLAYOUTS = 200;
/** Half of all games are won with the better orders. */
const EVEN = 0.5;

/** A course whose games are decided by chance. @param lost how many are lost by it that the better orders win */
function searched(seed: number, lost: number): Promise<readonly CourseProved<number, Nothing>[]> {
  const course: Course<number, Nothing> = {
    side: "union" as Side,
    body: "U2",
    step: 10,
    until: 14,
    kept: 200,
    position: seed,
    played: [{ type: "played" }],
    better: [{ type: "better" }],
    keep: (leader) => leader,
  };
  const dice = fastDice(seed);
  const won = (chance: number): number => (dice.roll("game", 1_000) <= 1_000 * chance ? 1 : 0);
  const found: CourseProved<number, Nothing>[] = [];
  return wrongCourses(
    [course],
    () => ({ play: ([{ type }]) => won(type === "better" ? EVEN : EVEN - lost) }),
    { playouts: PLAYOUTS, clock: { now: () => 0, pause: () => Promise.resolve() } },
    (proved) => found.push(proved),
  ).then(() => found);
}

describe("orders judged by whole games", () => {
  it("are no mistake where they lose nothing", async () => {
    const found = await Promise.all(Array.from({ length: SEARCHES }, (_, seed) => searched(seed, 0)));
    // one in a hundred is to be expected, and none of them surely
    expect(found.flat().length).toBeLessThanOrEqual(3);
  });

  it("are told where they lose many games, with what they lose", async () => {
    const found = await Promise.all(Array.from({ length: SEARCHES }, (_, seed) => searched(seed, 0.35)));
    expect(found.flat().length).toBeGreaterThan(SEARCHES * 0.8);
    const gains = found.flat().map(({ proved }) => proved.gain);
    const mean = gains.reduce((sum, one) => sum + one, 0) / gains.length;
    expect(mean).toBeGreaterThan(0.3);
    expect(mean).toBeLessThan(0.42);
    for (const { proved } of found.flat()) expect(proved.gain).toBeGreaterThan(proved.within);
  });
});
