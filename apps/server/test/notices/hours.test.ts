import { describe, expect, it } from "vitest";
import { isZone, tellableAt } from "../../src/notices/hours.ts";

const at = (text: string) => Date.parse(text);
const ANY = { zone: "Europe/Paris", hour: null, quiet_from: null, quiet_until: null };
const told = (hours: Partial<typeof ANY> | object, since: string, now = since) =>
  new Date(tellableAt({ ...ANY, ...hours }, at(since), at(now))).toISOString();

describe("when somebody is told", () => {
  it("is at once, or after his quiet hours, by the clock on his wall", () => {
    expect(told({}, "2026-06-01T03:30:00Z")).toBe("2026-06-01T03:30:00.000Z");
    const night = { quiet_from: 22, quiet_until: 7 };
    expect(told(night, "2026-06-01T19:59:59Z")).toBe("2026-06-01T19:59:59.000Z");
    expect(told(night, "2026-06-01T20:00:00Z")).toBe("2026-06-02T05:00:00.000Z");
    expect(told(night, "2026-06-02T04:59:00Z")).toBe("2026-06-02T05:00:00.000Z");
    expect(told({ quiet_from: 9, quiet_until: 17 }, "2026-01-05T12:00:00Z")).toBe("2026-01-05T16:00:00.000Z");
    expect(told({ quiet_from: 9, quiet_until: 9 }, "2026-01-05T12:00:00Z")).toBe("2026-01-05T12:00:00.000Z");
    expect(told({ ...night, zone: "America/New_York" }, "2026-06-01T20:00:00Z")).toBe("2026-06-01T20:00:00.000Z");
  });

  it("is at the next hour that he has chosen, whatever happens to the clocks until then", () => {
    expect(told({ hour: 18 }, "2026-06-01T15:59:00Z")).toBe("2026-06-01T16:00:00.000Z");
    expect(told({ hour: 18 }, "2026-06-01T16:00:01Z")).toBe("2026-06-02T16:00:00.000Z");
    expect(told({ hour: 18 }, "2026-06-01T15:59:00Z", "2026-06-01T17:00:00Z")).toBe("2026-06-01T17:00:00.000Z");
    // Clocks go forward in the night before 29 March, and back before 25 October.
    expect(told({ hour: 8 }, "2026-03-28T20:00:00Z")).toBe("2026-03-29T06:00:00.000Z");
    expect(told({ hour: 8 }, "2026-10-24T20:00:00Z")).toBe("2026-10-25T07:00:00.000Z");
    expect(told({ quiet_from: 22, quiet_until: 7 }, "2026-10-24T21:00:00Z")).toBe("2026-10-25T06:00:00.000Z");
  });

  it("is known by time zones that there are", () => {
    expect(isZone("Asia/Kathmandu")).toBe(true);
    expect(isZone("Mars/Olympus")).toBe(false);
  });
});
