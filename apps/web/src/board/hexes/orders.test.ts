import { describe, expect, it } from "vitest";
import { regiment, smallGround } from "../../../test/board/hex-map.ts";
import { arrowGroundOf } from "../paths/arrow-layer.ts";
import { ORDER_SIGNS, type OrderModel } from "../order-model.ts";
import { sceneOf } from "../scene.ts";
import { ordersMarkup, ridesMarkup } from "./orders.ts";
import { squareAbout } from "../geometry.ts";
import { ORDER_STYLES } from "./order-signs.ts";

const ground = smallGround;
const spaces = ground.spaces.slice(0, 40);
const from = spaces[0] as string;
const to = spaces.at(-1) as string;
const scene = sceneOf({ spaces: [], pieces: [regiment("one", from)], arrows: [], overlays: [], lit: [] }, ground, 1);
const order = (more: Partial<OrderModel> = {}): OrderModel => ({
  sign: "attack",
  state: "standing",
  spaces: [from, to],
  via: [],
  area: [],
  ...more,
});
const drawn = (...orders: readonly OrderModel[]) => {
  const markup = ordersMarkup(orders, ground, arrowGroundOf(scene, ground), 1);
  expect(markup.under + markup.over).not.toMatch(/NaN|undefined|Infinity/);
  return markup;
};

describe("orders on the map", () => {
  it("hang their sign off a corner where no other counter stands", () => {
    const sign = (stacks: Parameters<typeof ordersMarkup>[4]) =>
      /<g transform="translate\((\S+) (\S+)\)/.exec(
        ordersMarkup([order()], ground, arrowGroundOf(scene, ground), 1, stacks).over,
      );
    const [, x, y] = sign([]) ?? [];
    const there = { box: squareAbout(Number(x), Number(y), 20) };
    const [, otherX, otherY] = sign([there]) ?? [];
    expect([otherX, otherY]).not.toEqual([x, y]);
    expect(sign([{ box: squareAbout(Number(otherX), Number(otherY), 20) }])?.slice(1, 3)).toEqual([x, y]);
  });

  it("differ by their sign and by their shaft, not by colour alone", () => {
    const signs = new Set(ORDER_SIGNS.map((sign) => ORDER_STYLES[sign].sign));
    expect(signs.size).toBe(ORDER_SIGNS.length);
    const shafts = new Set(
      ORDER_SIGNS.map((sign) => `${ORDER_STYLES[sign].dash} ${ORDER_STYLES[sign].head} ${ORDER_STYLES[sign].width}`),
    );
    expect(shafts.size).toBe(ORDER_SIGNS.length);
  });

  it("lie under the pieces once they are obeyed, over them while they are drawn", () => {
    expect(drawn(order()).under).toContain("<path");
    expect(drawn(order({ state: "draft" })).under).toBe("");
    expect(drawn(order({ state: "waiting", text: "42%" })).over).toContain("42%");
  });

  it("have a dot for each point on the way, and a band for a target of several hexes", () => {
    const via = [spaces[10] ?? "", spaces[20] ?? ""];
    const dots = (markup: string) => markup.match(/<circle cx=/g)?.length ?? 0;
    expect(dots(drawn(order({ sign: "march", state: "draft", via })).over)).toBe(2);
    expect(drawn(order({ area: via })).under).toContain("fill-opacity");
  });

  it("without a target are told by nothing on the map", () => {
    expect(drawn(order({ sign: "fall-back", spaces: [] }))).toEqual({ under: "", over: "" });
  });
});

describe("aides on the map", () => {
  it("ride along their way, with a mark where each turn ends and when they arrive", () => {
    const rides = [spaces.slice(1, 4), spaces.slice(4, 7)];
    const markup = ridesMarkup([{ space: from, rides, text: "8 AM" }], ground, 1);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    expect(markup.match(/<circle cx=/g)).toHaveLength(1);
    expect(markup).toContain("8 AM");
    expect(ridesMarkup([{ space: from, rides: [] }], ground, 1)).toBe("");
  });
});
