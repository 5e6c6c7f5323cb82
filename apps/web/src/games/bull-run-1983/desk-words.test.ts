// @vitest-environment happy-dom
import { plain } from "@stonebridge/kernel/words";
import { describe, expect, it } from "vitest";
import { texts as french } from "@stonebridge/games/bull-run-1983/text/fr";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { after, freshTable, names, openGame, texts } from "../../../test/unit/tables-1983.ts";
import { askedOf } from "./desk-words.ts";
import { hands } from "./hands.ts";
import type { Hand } from "../contract/offers.ts";
import type { Table } from "./table.ts";

const table = freshTable();

function asks(hand: Hand & { readonly piece: string }, words = texts): string {
  const question = words.question(askedOf(table.decision, hand.piece, hands.offersOf(table, hand)), names);
  return `${plain(question.sentence)} ${plain(question.detail)}`;
}

describe("the question while a piece is in hand", () => {
  it("is where it marches, alone or with its stack, and what else it can do", () => {
    expect(asks({ piece: "us-2me" })).toMatch(/^Where does 2 Me march\? Every hex in reach shows its cost/);
    expect(asks({ piece: "us-2me", mode: "together" })).toMatch(/^Where do 5 pieces march\?/);
    expect(asks({ piece: "us-2me" }, french)).toMatch(/^Où marche 2 Me\s\?/);
  });

  it("names what else a piece can do", () => {
    const flip = table.decision.actions.find((one) => one.type === "flip");
    expect(flip).toBeDefined();
    const piece = flip?.type === "flip" ? flip.piece : "";
    expect(asks({ piece })).toMatch(/march\? Every hex in reach shows its cost; or flip it|: flip it or choose/);
    expect(asks({ piece }, french)).toContain("la retourner");
  });

  it("is where the piece begins only while it can be placed", () => {
    const open = (situation: string, options = {}) =>
      freshTable(openGame({ ...(bullRun1983.situation(situation) as object), options }));
    const question = (setUp: Table, piece: string) => askedOf(setUp.decision, piece, hands.offersOf(setUp, { piece }));
    const free = open("free", { setup: "free" });
    expect(plain(texts.question(question(free, "cs-4sc"), names).sentence)).toBe("Where does 4 SC set up?");
    const hidden = after(open("historical", { fogOfWar: "on" }), [
      { type: "hide", piece: "us-d-keyes", pieces: ["us-l-keyes"] },
    ]);
    expect(question(hidden, "us-d-keyes")).toBe(hidden.decision);
  });

  it("is the general one where the piece can do nothing", () => {
    const asked = askedOf(table.decision, "us-69nym", hands.offersOf(table, { piece: "us-69nym" }));
    expect(asked).toBe(table.decision);
  });
});
