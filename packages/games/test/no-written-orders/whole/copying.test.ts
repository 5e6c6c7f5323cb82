import type { HexIndex } from "@stonebridge/board";
import { fastDice } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import { noWrittenOrders, type Position } from "../../../src/no-written-orders/index.ts";
import { areaAround } from "../../../src/no-written-orders/army/command.ts";
import { copyPosition } from "../../../src/no-written-orders/position/copying.ts";
import { give } from "../../../src/no-written-orders/land/control.ts";
import { COMMAND_RANGE, CONFEDERATE, NONE, UNION } from "../../../src/no-written-orders/measures.ts";
import { firstAt, liftUp, setDown, WAITING } from "../../../src/no-written-orders/position.ts";

const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run"));
const { field } = game;

/** What of a position follows from where its units stand, and who controls its hexes. */
function told(p: Position): string {
  return JSON.stringify([p.place, p.next, Array.from(p.tables), Array.from(p.control)]);
}

function emptyHexes(p: Position): readonly HexIndex[] {
  return [...field.map.playable.keys()].filter((hex) => field.map.playable[hex] === 1 && firstAt(p, hex) === NONE);
}

/** A unit goes elsewhere, and the hex that it left is the Union’s. */
function change(p: Position, hex: HexIndex | undefined): void {
  if (hex === undefined) throw new Error("There is no empty hex.");
  const unit = p.place.findLastIndex((place) => place >= 0);
  const from = p.place[unit] as number;
  liftUp(field, p, unit, WAITING);
  setDown(field, p, unit, hex);
  give(p, from, UNION);
}

test("a copy and its source hold the same hexes until one of them changes, whichever it is", () => {
  const source = game.start(fastDice(1));
  const [one, other] = emptyHexes(source);
  const first = copyPosition(source);
  const second = copyPosition(source);
  const before = told(source);
  expect(first.tables).toBe(source.tables);
  change(source, one);
  expect(told(source)).not.toBe(before);
  expect([first, second].map(told)).toEqual([before, before]);
  change(first, other);
  expect(told(first)).not.toBe(before);
  expect(told(second)).toBe(before);
  const third = copyPosition(first);
  expect(told(third)).toBe(told(first));
});

test("who alone holds a list of hexes writes into it without another copy", () => {
  const p = copyPosition(game.start(fastDice(1)));
  const [one, other] = emptyHexes(p);
  change(p, one);
  const { tables, control } = p;
  change(p, other);
  expect(p.tables).toBe(tables);
  expect(p.control).toBe(control);
});

test("a copy need not find again what its source has traced, until a hex opens or closes to one of them", () => {
  const source = game.start(fastDice(1));
  const post = source.post[field.leaderIndex.get("mcdowell") as number] as number;
  const area = (p: Position): Int8Array => areaAround(field, p, UNION, post, COMMAND_RANGE);
  const found = area(source);
  const copy = copyPosition(source);
  expect(area(copy)).toBe(found);
  const near = field.map.grid.ring(post, 1).find((hex) => firstAt(source, hex) === NONE && found[hex] !== -1);
  const enemy = source.place.findIndex((place, unit) => place >= 0 && field.sideOf[unit] === CONFEDERATE);
  liftUp(field, copy, enemy, WAITING);
  setDown(field, copy, enemy, near as HexIndex);
  expect(area(copy)[near as HexIndex]).toBe(-1);
  expect(area(source)).toBe(found);
  // a copy that knows nothing yet, as its source then does, learns for itself alone too
  const next = copyPosition(copy);
  liftUp(field, next, enemy, WAITING);
  expect(area(next)).toEqual(found);
  expect(area(copy)[near as HexIndex]).toBe(-1);
});
