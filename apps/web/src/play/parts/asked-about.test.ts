import { describe, expect, it } from "vitest";
import { askedAbout, type Asking, Opening } from "./asked-about.ts";

interface Scene {
  readonly asks?: boolean;
  readonly all?: readonly string[];
  readonly weighed?: string;
}

/** A screen on which Poe and Robinson have lost a fight at the house against Forno, who came from the wood. */
function screen({ asks = true, all = [], weighed }: Scene): Asking {
  const places = new Map([
    ["poe", "house"],
    ["robinson", "house"],
    ["forno", "wood"],
    ["kearny", "ford"],
  ]);
  const facts = {
    marched: { combat: false, dice: false, about: ["kearny"] },
    fought: { combat: true, dice: true, about: ["forno", "poe", "robinson", "house"] },
    tired: { combat: true, dice: false, about: ["poe"] },
  };
  const steps = [["fought"], ["marched"], ["fought", "tired"], ["marched"]] as const;
  return {
    desk: {
      log: { facts: ({ type }: { readonly type: keyof typeof facts }) => facts[type] },
      map: {
        attention: { all, along: ["hill"], any: all.length > 0 ? [] : ["house"] },
        spaceOf: (piece: string) => places.get(piece),
      },
      screen: { report: { shown: true, asks } },
    },
    session: { steps: steps.map((events) => ({ events: events.map((type) => ({ type })) })) },
    choosing: { weighed: weighed === undefined ? undefined : { targets: [weighed] } },
    guide: undefined,
  } as unknown as Asking;
}

describe("where the map looks", () => {
  it("is at the fight that still asks something, and first at those who may be chosen", () => {
    expect(askedAbout(screen({}))).toMatchObject({ all: ["house", "wood"], along: ["hill"], any: [] });
    expect(askedAbout(screen({ all: ["ford"] }))).toMatchObject({ all: ["ford", "wood", "house"] });
  });

  it("is at what could be chosen once the fight asks nothing more", () => {
    expect(askedAbout(screen({ asks: false }))).toMatchObject({ all: [], any: ["house"] });
  });

  it("is first at the goal of what is in preview, where its piece stands", () => {
    expect(askedAbout(screen({ asks: false, all: ["ford"], weighed: "piece:forno" })).all).toEqual(["wood", "ford"]);
    expect(askedAbout(screen({ asks: false, all: ["ford"], weighed: "space:ford" })).all).toEqual(["ford"]);
  });
});

describe("a game that is gone on with", () => {
  it("opens on its decision however often it is looked at, until something else is asked about", () => {
    const opening = new Opening(true);
    expect([opening.opens("a"), opening.opens("a"), opening.opens("b")]).toEqual([true, true, false]);
    expect(new Opening(false).opens("a")).toBe(false);
  });
});
