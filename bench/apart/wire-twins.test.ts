import { expect, it } from "vitest";
import { wireTwins } from "./wire-twins.ts";

it(
  "a seat, and whoever looks on, is sent the same bytes whatever the enemy does in secret",
  { timeout: 120_000 },
  async () => {
    const { pairs, differing } = await wireTwins(8, 16);
    expect(pairs).toBeGreaterThanOrEqual(8);
    expect(differing).toBe(0);
  },
);
