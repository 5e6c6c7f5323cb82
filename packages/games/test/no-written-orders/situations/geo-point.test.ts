import { describe, expect, test } from "vitest";
import { point } from "../../../src/no-written-orders/modules/geo-point.ts";

describe("points of the ground", () => {
  test("are millionths of a degree, exactly", () => {
    expect(point("38.8302, -77.4765")).toEqual({ latitude: 38_830_200, longitude: -77_476_500 });
    expect(point("0.000001, 1.5")).toEqual({ latitude: 1, longitude: 1_500_000 });
  });

  test.each(["38.8302", "38.8302,-77.4765", "38, -77", "38.8302000, -77.4765", "north, south"])(
    "%s is refused by name",
    (text) => {
      expect(() => point(text)).toThrow(`"${text}" is no point`);
    },
  );
});
