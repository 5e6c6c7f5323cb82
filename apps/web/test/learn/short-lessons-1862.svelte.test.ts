import shapes from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PLAIN_STYLE } from "../../src/board/counters/counter.ts";
import type { ShortLesson } from "../../src/games/contract/lessons.ts";
import { gameOf } from "../../src/games/shelf.ts";

const game = gameOf("second-bull-run-1862");

async function lessons(): Promise<readonly ShortLesson[]> {
  const room = await game?.lessons?.();
  await room?.load();
  return room?.list() ?? [];
}

beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(Response.json(shapes))));
afterEach(() => vi.unstubAllGlobals());

/** Names on the counters of each picture. */
const COUNTERS = {
  cohesion: ["ROBINSON", "POE", "BIRNEY", "THOMAS", "HEINTZ"],
  command: ["MCDOWELL", "HARDIN", "MEADE", "TOWER", "TRIMBLE"],
  combat: ["REYN", "MEADE", "FIELD", "PENDER"],
  rout: ["FIELD", "PENDER", "HARDIN", "MEADE"],
  night: ["THOMAS", "POE", "BIRNEY", "PENDER"],
} as const;

describe("the short lessons of Second Bull Run 1862", () => {
  it("show their positions: everybody who is spoken of, on the numbered zones", async () => {
    for (const { id, drawing } of await lessons()) {
      const drawn = drawing(PLAIN_STYLE);
      for (const name of COUNTERS[id as keyof typeof COUNTERS]) expect(drawn, id).toContain(`>${name}<`);
      expect(drawn, id).not.toMatch(/NaN|undefined/);
    }
  });

  it("lay figures over the zones: who keeps together, how far a commander reaches", async () => {
    const figures = (drawn: string) => drawn.match(/<circle [^>]*\/><text [^>]*>\d<\/text>/g)?.length ?? 0;
    const [cohesion, command, combat] = (await lessons()).map(({ drawing }) => figures(drawing(PLAIN_STYLE)));
    expect(cohesion).toBeGreaterThan(10);
    expect(command).toBeGreaterThan(30);
    expect(combat).toBe(0);
  });
});
