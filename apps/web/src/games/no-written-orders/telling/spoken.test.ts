import { describe, expect, it } from "vitest";
import { en } from "../language/en.ts";
import { worksIn } from "./spoken.ts";

describe("what is told of a hex", () => {
  it("NWO-10.3-d tells its works, which way they face and whether they are done, and its abatis", () => {
    const digging = {
      view: {
        works: [
          { hex: "1324", facing: "1424", done: true },
          { hex: "1324", facing: "1323", done: false },
          { hex: "1420", facing: "1520", done: true },
        ],
        abatis: ["1520"],
      },
      names: { hex: (id: string) => `hex ${id}` },
      t: en,
    };
    expect(worksIn(digging, "1324")).toEqual(["works facing hex 1424", "works under construction facing hex 1323"]);
    expect([worksIn(digging, "1520"), worksIn(digging, "1521")]).toEqual([["abatis"], []]);
  });
});
