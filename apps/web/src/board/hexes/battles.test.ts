import { describe, expect, it } from "vitest";
import { smallGround } from "../../../test/board/hex-map.ts";
import { type Box, boxAbout, middleOf } from "../geometry.ts";
import type { BattleModel } from "../model.ts";
import { battlesMarkup } from "./battles.ts";

const ground = smallGround;
const TARGET = "C3";
const hex = ground.box(TARGET) as Box;

/** Places are written to tenths. */
const ROUNDED = 0.1;

const fight = (more: Partial<BattleModel> = {}): BattleModel => ({
  number: 3,
  state: "declared",
  targets: [TARGET],
  attackers: [],
  guns: [],
  ...more,
});

/** How far the number of the battle and its odds reach, as they are drawn. */
function numberIn(battle: BattleModel, seen: Box): Box {
  const markup = battlesMarkup([battle], ground, 1, new Set(), seen);
  const [, left, top, size] = /<g transform="translate\((\S+) (\S+)\) scale\((\S+)\)"/.exec(markup) ?? [];
  const [x, y, unit] = [Number(left), Number(top), Number(size)];
  const width = Number(/<rect x="0" y="-10" width="([^"]+)"/.exec(markup)?.[1] ?? 0);
  // the shield with the light line about it
  const shield = { left: x - 13.8 * unit, right: x + 13.8 * unit, top: y - 13.8 * unit, bottom: y + 13.8 * unit };
  return { ...shield, right: Math.max(shield.right, x + (width + 1.1) * unit) };
}

describe("the number of a battle", () => {
  const [x, y] = middleOf(hex);
  const [width, height] = [hex.right - hex.left, hex.bottom - hex.top];

  describe.each([
    ["without odds", fight()],
    ["with odds", fight({ text: "3-1" })],
    ["that is fought now", fight({ text: "3-1", state: "now" })],
  ])("%s", (_, battle) => {
    it.each([
      ["west", 1, 0],
      ["east", -1, 0],
      ["north", 0, 1],
      ["south", 0, -1],
    ])("is written whole where its target lies at the %s edge of what is seen", (_edge, across, down) => {
      // A fifth of the hex is in sight.
      const seen = boxAbout([x + across * (200 + 0.3 * width), y + down * (200 + 0.3 * height)], 400, 400);
      const drawn = numberIn(battle, seen);
      expect(drawn.left).toBeGreaterThan(seen.left - ROUNDED);
      expect(drawn.right).toBeLessThan(seen.right + ROUNDED);
      expect(drawn.top).toBeGreaterThan(seen.top - ROUNDED);
      expect(drawn.bottom).toBeLessThan(seen.bottom + ROUNDED);
    });

    it("stays with a target that is out of sight", () => {
      const far = boxAbout([x + 2_000, y], 400, 400);
      expect(numberIn(battle, far)).toEqual(numberIn(battle, boxAbout([x, y], 4_000, 4_000)));
    });
  });
});
