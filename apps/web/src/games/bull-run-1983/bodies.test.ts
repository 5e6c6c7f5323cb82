import { texts as english } from "@stonebridge/games/bull-run-1983/text/en";
import { texts as french } from "@stonebridge/games/bull-run-1983/text/fr";
import { describe, expect, it } from "vitest";
import { openGame } from "../../../test/unit/tables-1983.ts";
import { bodiesOf } from "./bodies.ts";

const game = openGame();
const naming = { body: english.pieceBody, commanders: "Higher commanders" };

describe("pieces by the bodies that they belong to", () => {
  it("stand by brigade with their leader first, whatever order they come in, after those who command more", () => {
    expect(bodiesOf(game, naming, ["us-1conn", "us-2me", "us-l-keyes", "us-l-tyler", "us-l-mcdowell"])).toEqual([
      { id: "union Higher commanders", name: "Higher commanders", pieces: ["us-l-mcdowell", "us-l-tyler"] },
      { id: "us-l-keyes", name: "Keyes’ brigade, 1st Division", pieces: ["us-l-keyes", "us-2me", "us-1conn"] },
    ]);
  });

  it("name a leader’s brigade as his regiments do, where he comes alone", () => {
    expect(bodiesOf(game, naming, ["us-l-keyes"])[0].name).toBe("Keyes’ brigade, 1st Division");
  });

  it("keep the two sides apart, and leave out who is not in the game", () => {
    const bodies = bodiesOf(game, naming, ["us-l-mcdowell", "cs-l-beauregard", "face-down-7"]);
    expect(bodies.map(({ id }) => id)).toEqual(["union Higher commanders", "confederate Higher commanders"]);
  });

  it("hold everybody once, under a name that begins with a capital in both languages", () => {
    for (const texts of [english, french]) {
      const bodies = bodiesOf(game, { body: texts.pieceBody, commanders: "Commandants" }, game.field.ids);
      expect(bodies.flatMap(({ pieces }) => pieces).toSorted()).toEqual(game.field.ids.toSorted());
      for (const { name } of bodies) expect(name).toMatch(/^\p{Lu}|^\d/u);
      expect(new Set(bodies.map(({ id }) => id)).size).toBe(bodies.length);
    }
  });
});
