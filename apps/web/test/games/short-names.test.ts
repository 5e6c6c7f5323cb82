import { HEADQUARTERS, UNITS as UNITS_1861 } from "@stonebridge/games/bull-run-1861";
import { texts as texts1861 } from "@stonebridge/games/bull-run-1861/text/en";
import { PIECES } from "@stonebridge/games/bull-run-1983";
import { texts as texts1983 } from "@stonebridge/games/bull-run-1983/text/en";
import { texts as french1983 } from "@stonebridge/games/bull-run-1983/text/fr";
import { MODULES } from "@stonebridge/games/no-written-orders";
import { texts as textsOfOrders } from "@stonebridge/games/no-written-orders/text/en";
import { COMMANDERS, UNITS as UNITS_1862 } from "@stonebridge/games/second-bull-run-1862";
import { texts as texts1862 } from "@stonebridge/games/second-bull-run-1862/text/en";
import { texts as french1862 } from "@stonebridge/games/second-bull-run-1862/text/fr";
import { describe, expect, it } from "vitest";
import { counterLevel, pieceMarkup, PLAIN_STYLE } from "../../src/board/counters/counter.ts";
import { type CounterLook, NO_MARKS } from "../../src/board/counters/look.ts";
import { shortName as short1861 } from "../../src/games/bull-run-1861/short-names.ts";
import { shortName as short1983 } from "../../src/games/bull-run-1983/short-names.ts";
import { shortName as shortOfOrders } from "../../src/games/no-written-orders/short-names.ts";
import { shortName as short1862 } from "../../src/games/second-bull-run-1862/short-names.ts";
import { BATTERY, LEADER, REGIMENT } from "../board/hex-map.ts";
import { LOOK } from "../board/grid-map.ts";

interface Named {
  /** Pieces of one army that look alike but for their names: none may share one. */
  readonly alike: string;
  readonly look: CounterLook;
  readonly name: string;
  readonly short: string;
}

const formation = (kind: "infantry" | "cavalry" | "artillery" | "flag") => ({
  ...LOOK,
  kind: kind === "flag" ? ("headquarters" as const) : ("brigade" as const),
  figure: kind,
  range: 6,
});

function hexLook(kind: string): CounterLook {
  if (kind.endsWith("leader")) return LEADER;
  if (kind === "battery" || kind === "foot" || kind === "horse") return BATTERY;
  return { ...REGIMENT, figure: kind === "cavalry" ? "cavalry" : "infantry" };
}

const GAMES: Readonly<Record<string, readonly Named[]>> = {
  "Bull Run 1861": [
    ...UNITS_1861.map(({ id, side, kind }) => {
      const name = texts1861.counterName(id);
      return { alike: `${side} ${kind}`, look: formation(kind), name, short: short1861(id, name) };
    }),
    ...HEADQUARTERS.map((id) => {
      const name = texts1861.unitName(id);
      return { alike: "headquarters", look: formation("flag"), name, short: short1861(id, name) };
    }),
  ],
  "Second Bull Run 1862": [texts1862, french1862].flatMap((texts, language) => [
    ...UNITS_1862.map(({ id, side, kind }) => {
      const name = texts.counterName(id);
      return { alike: `${language} ${side} ${kind}`, look: formation(kind), name, short: short1862(id, name) };
    }),
    ...COMMANDERS.map(({ id, side }) => {
      const name = texts.counterName(id);
      return { alike: `${language} ${side} commander`, look: LEADER, name, short: short1862(id, name) };
    }),
  ]),
  "Bull Run (1983)": [texts1983, french1983].flatMap((texts, language) =>
    PIECES.map(({ id, side, kind }) => {
      const name = texts.counterName(id);
      return { alike: `${language} ${side} ${kind}`, look: hexLook(kind), name, short: short1983(id, name) };
    }),
  ),
  "No Written Orders": Object.values(MODULES).flatMap((module) => [
    ...module.units.map((unit) => {
      const name = textsOfOrders.counterName(unit);
      return {
        alike: `${module.id} ${unit.side} ${unit.arm}`,
        look: hexLook(unit.arm),
        name,
        short: shortOfOrders(name),
      };
    }),
    ...module.leaders.map(({ name, side }) => ({
      alike: `${module.id} ${side} leader`,
      look: LEADER,
      name,
      short: shortOfOrders(name),
    })),
  ]),
};

/** How large a name stands on a counter so many px wide: px of its letters' em; undefined where it does not stand there. */
function nameSize({ look, name, short }: Named, pixels: number): number | undefined {
  const named = { ...look, name, short } as CounterLook;
  const markup = pieceMarkup(
    { look: named, marks: NO_MARKS, state: "rest", lit: false },
    counterLevel(pixels),
    PLAIN_STYLE,
  );
  for (const [, size, text] of markup.matchAll(/<text[^>]*font-size="([\d.]+)"[^>]*>([^<]*)</g)) {
    if (text === name.toUpperCase() || text === short.toUpperCase()) return (Number(size) * pixels) / 100;
  }
  return undefined;
}

describe.each(Object.entries(GAMES))("short names of %s", (_, pieces) => {
  it("are of six letters at most, and never longer than the name", () => {
    expect(pieces.length).toBeGreaterThan(30);
    for (const { name, short } of pieces) {
      expect.soft(short.replaceAll(/[ /.’]/g, "").length, short).toBeLessThanOrEqual(6);
      expect.soft(short.length, `${name}: ${short}`).toBeLessThanOrEqual(name.length);
    }
  });

  it("tell apart pieces that look alike", () => {
    const seen = new Map<string, string>();
    for (const { alike, name, short } of pieces) {
      const key = `${alike} ${short.toUpperCase()}`;
      expect.soft(seen.get(key) ?? name, key).toBe(name);
      seen.set(key, name);
    }
  });

  it.each([
    [28, 7.6],
    [36, 9.8],
    [44, 8],
    [56, 10],
  ])("can be read on counters of %i px", (pixels, least) => {
    for (const piece of pieces) {
      const size = nameSize(piece, pixels);
      expect.soft(size, `${piece.name}: ${piece.short}`).toBeGreaterThanOrEqual(least);
    }
  });
});
