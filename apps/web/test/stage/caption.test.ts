import { describe, expect, it } from "vitest";
import type { March } from "../../src/games/contract/marches.ts";
import { bodiesOf } from "../../src/stage/caption.ts";

function march(piece: string, to: string, formation?: string): March {
  return {
    kind: "march",
    pieces: [piece],
    ...(formation === undefined ? {} : { formation }),
    from: "home",
    via: [],
    to,
    contact: [],
    fromStep: 1,
    toStep: 1,
    parts: [],
  };
}

const named = (marches: readonly March[]) =>
  bodiesOf(marches).map((body) => body.flatMap(({ pieces }) => pieces).join("+"));

describe("the caption of marches that are shown together", () => {
  it("names brigades of one division by themselves where they go to different places", () => {
    expect(named([march("branch", "groveton", "hill"), march("gregg", "132", "hill")])).toEqual(["branch", "gregg"]);
    expect(named([march("branch", "132", "hill"), march("gregg", "132", "hill")])).toEqual(["branch+gregg"]);
    expect(named([march("bee", "portici"), march("bartow", "portici")])).toEqual(["bee", "bartow"]);
  });

  it("names only the division where its brigades go to more places than a line has room for", () => {
    const four = ["a", "b", "c", "d"].map((place) => march(`from ${place}`, place, "hill"));
    expect(bodiesOf(four)).toHaveLength(1);
    expect(bodiesOf([...four, march("bee", "portici")])).toHaveLength(2);
  });
});
