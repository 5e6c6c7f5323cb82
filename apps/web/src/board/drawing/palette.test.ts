import { describe, expect, it } from "vitest";
import { contrast, EYE_KINDS, leastDifference } from "../../../test/board/colour-difference.ts";
import { STRIPE_COLOURS } from "../counters/stripes.ts";
import { STRIPES } from "../counters/look.ts";
import { BODY_COLOURS, COLOURS } from "./palette.ts";

const { gold, teal, red, black, amber } = COLOURS;

describe("colours", () => {
  it("differ for every kind of eye within a set", () => {
    const sets = {
      bodies: Object.values(BODY_COLOURS).map(({ body }) => body),
      states: [gold, teal, red, black],
      tags: [red, gold, teal, amber],
      "sides in an overlay": [COLOURS.north, COLOURS.southWash],
      "union stripes": [
        "vermilion",
        "yellow-diagonals",
        "green-dots",
        "ivory-chevrons",
        "pale-blue-bars",
        "black-chequer",
      ].map((stripe) => STRIPE_COLOURS[stripe as keyof typeof STRIPE_COLOURS][0]),
    };
    for (const [name, colours] of Object.entries(sets)) {
      for (const eyes of EYE_KINDS) expect.soft(leastDifference(colours, eyes), `${name}, ${eyes}`).toBeGreaterThan(8);
    }
  });

  it("of stripes that are alike come with another pattern", () => {
    for (const [index, one] of STRIPES.entries()) {
      for (const other of STRIPES.slice(index + 1)) {
        const [[ground, , pattern], [otherGround, , otherPattern]] = [STRIPE_COLOURS[one], STRIPE_COLOURS[other]];
        if (leastDifference([ground, otherGround], "normal") > 15) continue;
        expect.soft(pattern, `${one}, ${other}`).not.toBe(otherPattern);
      }
    }
  });

  it("of figures, names and numbers stand out from their ground", () => {
    for (const { body, figures } of Object.values(BODY_COLOURS)) expect(contrast(body, figures)).toBeGreaterThan(7);
    expect(contrast(COLOURS.place, COLOURS.paper)).toBeGreaterThan(7);
    expect(contrast(COLOURS.placeByNight, "#B5AF9F")).toBeGreaterThan(4.5);
    for (const ground of [COLOURS.red, COLOURS.teal, COLOURS.north, COLOURS.carmine]) {
      expect(contrast(COLOURS.white, ground)).toBeGreaterThan(4.5);
    }
    expect(contrast(COLOURS.black, COLOURS.amber)).toBeGreaterThan(4.5);
    expect(contrast(COLOURS.black, COLOURS.south)).toBeGreaterThan(4.5);
  });
});
