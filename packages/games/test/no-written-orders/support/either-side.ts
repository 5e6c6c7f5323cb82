import { test } from "vitest";
import { onTheOtherSide } from "./armies.ts";

/** A test for either side: what holds for those called `u…` as the Union holds for them as Confederates. */
export function testForEither(name: string, body: () => void): void {
  test(name, body);
  test(`${name}, with the sides swapped`, () => onTheOtherSide(body));
}
