// @vitest-environment happy-dom
import { fastDice } from "@stonebridge/kernel";
import { beforeAll, describe, expect, it } from "vitest";
import { openGame, randomTables, tableOfStep } from "../../../test/unit/tables-nwo.ts";
import { noWrittenOrders } from "./entry.ts";

beforeAll(async () => {
  await Promise.all([noWrittenOrders.load(), noWrittenOrders.texts.load()]);
});

describe("two players, one screen", () => {
  it("have a curtain between them while orders are given, none where both look at the same fight", () => {
    const tools = openGame("third-day");
    const steps = new Map([...randomTables(tools, 3, 3000, 1)].map(({ step, position }) => [step, position]));
    const conceals = (step: string): boolean | undefined => {
      const position = steps.get(step as never);
      return position && noWrittenOrders.conceals?.(tools.game, position);
    };
    expect(conceals("orders")).toBe(true);
    expect(conceals("movement")).toBe(true);
    expect(conceals("passing-fire") ?? conceals("first-fire")).toBe(false);
  });
});

describe("a game that is over, with everything open", () => {
  it("shows every unit, leader and order of both", () => {
    const { tools, position } = tableOfStep(openGame(), "movement", 2);
    const open = noWrittenOrders.openView?.(tools.game, position);
    expect(open?.units.some(({ where }) => where === "unseen")).toBe(false);
    expect(open?.leaders.some(({ where }) => where === "unseen")).toBe(false);
    expect(open?.holders.length).toBeGreaterThan(tools.game.view(position, "union").holders.length);
  });
});

describe("a game on the list", () => {
  it("is told by day and hour, without its rules", () => {
    const { game } = openGame("third-day");
    const position = game.start(fastDice(1));
    const glance = noWrittenOrders.glance(game.view(position, "union"), game.decision(position));
    expect(noWrittenOrders.glanceWhen(glance)).toBe("30 August · T43 12:00");
    expect(glance.pieces.length).toBeGreaterThan(30);
  });
});
