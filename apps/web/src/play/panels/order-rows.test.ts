import { describe, expect, it } from "vitest";
import { filtered, type OrderGroup, type OrderRow } from "./order-rows.ts";

const row = (id: string, states?: readonly string[]): OrderRow => ({
  id,
  piece: id,
  name: id,
  where: "",
  figures: "",
  found: `${id} brigade`,
  ...(states === undefined ? {} : { states }),
});

const GROUPS: readonly OrderGroup[] = [
  {
    id: "north",
    side: "union",
    title: "North",
    bodies: [
      { id: "one", rows: [row("keyes", ["tired"]), row("schenck", [])] },
      { id: "two", rows: [row("porter")] },
    ],
  },
  { id: "south", side: "confederate", title: "South", bodies: [{ id: "three", rows: [row("evans", ["tired"])] }] },
];

const EVERYBODY = { side: "all", state: "all", words: "" } as const;
const left = (filter: Partial<Parameters<typeof filtered>[1]>) =>
  filtered(GROUPS, { ...EVERYBODY, ...filter }).map(({ id, bodies }) => [
    id,
    ...bodies.flatMap(({ rows }) => rows.map((one) => one.id)),
  ]);

describe("an order of battle under a filter", () => {
  it("shows everybody without a filter, including pieces without states", () => {
    expect(left({})).toEqual([
      ["north", "keyes", "schenck", "porter"],
      ["south", "evans"],
    ]);
  });

  it("shows one side, one state, or what a search finds, without empty bodies and armies", () => {
    expect(left({ side: "confederate" })).toEqual([["south", "evans"]]);
    expect(left({ state: "tired" })).toEqual([
      ["north", "keyes"],
      ["south", "evans"],
    ]);
    expect(left({ words: " Porter " })).toEqual([["north", "porter"]]);
    expect(left({ words: "brigade", state: "tired", side: "union" })).toEqual([["north", "keyes"]]);
    expect(left({ words: "jackson" })).toEqual([]);
  });
});
