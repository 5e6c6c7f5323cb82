import { afterEach, expect, it, vi } from "vitest";
import { atLeisure } from "./at-leisure.ts";

afterEach(() => void vi.restoreAllMocks());

function* counting(to: number): Generator<number, string, void> {
  for (let part = 1; part <= to; part++) yield part;
  return "done";
}

/** A clock that goes on by so many milliseconds whenever it is looked at. */
function clock(step: number): void {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += step));
}

it("does short works at once", async () => {
  clock(0);
  const told = vi.fn();
  await expect(atLeisure(counting(500), told)).resolves.toBe("done");
  expect(told).not.toHaveBeenCalled();
});

it("lets the page draw between the slices of a long one, and tells how far it is", async () => {
  clock(10);
  const told: number[] = [];
  let drawn = 0;
  const drawing = setInterval(() => drawn++);
  await expect(atLeisure(counting(60), (part) => told.push(part))).resolves.toBe("done");
  clearInterval(drawing);
  expect(told.length).toBeGreaterThan(10);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect(drawn).toBeGreaterThan(0);
});

it("passes on what goes wrong", async () => {
  await expect(
    atLeisure(
      (function* () {
        yield 1;
        throw new Error("step 2");
      })(),
    ),
  ).rejects.toThrow("step 2");
});
