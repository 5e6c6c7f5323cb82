import { fastDice } from "@stonebridge/kernel";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { noWrittenOrders, type Situation } from "../../../src/no-written-orders/index.ts";
import type { Order } from "../../../src/no-written-orders/orders/order-book.ts";
import { STATE_FIELDS } from "../../../src/no-written-orders/situations/state-forms.ts";
import { faultsOf } from "../support/situations.ts";

const read = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), "utf8");
const page = read("docs/situations-no-written-orders.md");
const [, json = ""] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
const example = JSON.parse(json) as Situation;

test("every field of a situation is told on its page and in its schema, and no other", () => {
  const schema = JSON.parse(read("schemas/no-written-orders-situation-1.schema.json"));
  const named = [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, cell = ""]) => cell.match(/\w+/g) ?? []);
  const everywhere = ["$schema", "format", "version", "game", "name", "sequence", "bid", "dice"];
  expect([...named, ...everywhere].toSorted()).toEqual(Object.keys(schema.properties).toSorted());
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining([...STATE_FIELDS]));
});

/** What an order is told with; the compiler asks for all of it. */
const OF_ORDER: Record<keyof Order, true> = {
  type: true,
  target: true,
  waypoints: true,
  forced: true,
  hidden: true,
  guards: true,
  attach: true,
};

test("every field of a list is told on the page, and the schema takes all of an order", () => {
  const { definitions } = JSON.parse(read("schemas/no-written-orders-situation-1.schema.json")) as {
    definitions: Readonly<Record<string, { readonly properties?: object }>>;
  };
  const fields = Object.values(definitions).flatMap(({ properties }) => Object.keys(properties ?? {}));
  expect(fields).toEqual(expect.arrayContaining(["rode", "broken", "unasked"]));
  const told = new Set([...page.matchAll(/[`"](\w+)[`"]/g)].map(([, word]) => word));
  const left = ["basis"];
  expect(fields.filter((field) => !told.has(field) && !left.includes(field))).toEqual([]);
  expect(Object.keys(definitions["order"]?.properties ?? {}).toSorted()).toEqual(Object.keys(OF_ORDER).toSorted());
});

test("the example opens as it is told, and its game begins with the turn", () => {
  expect(faultsOf(example)).toEqual([]);
  const game = noWrittenOrders.open(example);
  const p = game.start(fastDice(3));
  const union = game.view(p, "union");
  expect(union.turn).toBe(5);
  expect(union.units.find(({ id }) => id === "u_burnside")).toMatchObject({ hex: "2311", lost: 1 });
  expect(union.units.find(({ id }) => id === "u_sherman")?.where).toBe("waiting");
  expect(union.holders.find(({ id }) => id === "U2")).toMatchObject({
    order: { type: "attack", target: "2515" },
    next: [{ type: "attack", target: "2719" }],
    origin: "start",
  });
  expect(union.flags).toContainEqual({ side: "union", hex: "3315" });
  expect(union.headquarters).toContainEqual({ id: "mcdowell", hex: "2209" });
  const confederate = game.view(p, "confederate");
  expect(confederate.holders.find(({ id }) => id === "evans-brigade")?.order).toMatchObject({ type: "defend" });
  expect(confederate.holders.find(({ id }) => id === "C7")?.riding).toEqual([
    expect.objectContaining({ hex: "3020", orders: [expect.objectContaining({ type: "attack", target: "2515" })] }),
  ]);
});
