import { describe, expect, test } from "vitest";
import { fight } from "../support/fight.ts";

/** Who attacks and who is attacked: what follows is the same for both sides. */
const SIDES = [
  { side: "union", other: "confederate", big: "us-1nj", enemy: "cs-8va", mate: "cs-18va", leader: "cs-l-cocke" },
  { side: "confederate", other: "union", big: "cs-18va", enemy: "us-2nh", mate: "us-1ri", leader: "us-l-porter" },
] as const;

describe.each(SIDES)("a $side attack", ({ side, other, big, enemy, mate, leader }) => {
  /** At 6-1 or better with a 2: the defenders go back. */
  const rout = (more: Readonly<Record<string, string>> = {}) =>
    fight({
      side,
      attackers: { K9: big },
      defenders: { K10: enemy, ...more },
      targets: enemy,
      dice: [2],
      factors: { [big]: "20-4" },
    });

  test("BR83-7.8-a BR83-7.81-a BR83-CRT-e drives the defenders back two hexes, whose owner chooses them", () => {
    const table = rout();
    expect([table.side, table.step]).toEqual([other, "retreat"]);
    expect(table.hexes("retreat")).toEqual(["I11", "J11", "K12", "L11", "M11"]);
    table.refuses({ type: "retreat", piece: enemy, via: "L9", hex: "M10" }, "BR83-7.83-a", "retreat-contact");
    table.refuses({ type: "retreat", piece: big, via: "K8", hex: "K7" }, "BR83-7.33-a", "retreat-stranger");
    table.act({ type: "retreat", piece: enemy, via: "L10", hex: "L11" });
    expect(table.last("retreated")).toMatchObject({ piece: enemy, from: "K10", via: "L10", to: "L11" });
  });

  test("BR83-7.9-a may occupy the hex that they leave, and none that one of them still holds", () => {
    const table = rout().act({ type: "retreat", piece: enemy, via: "L10", hex: "L11" });
    expect([table.side, table.step]).toEqual([side, "advance"]);
    expect(table.hexes("advance")).toEqual(["K10"]);
    table.act({ type: "advance", piece: big, hex: "K10" });
    expect(table.hex(big)).toBe("K10");
  });

  test("BR83-12.3-a takes a leader whose troops have left him among enemies", () => {
    const table = rout({ K11: mate });
    expect(table.hexes("retreat")).toEqual(expect.arrayContaining(["J11", "L11"]));
    const alone = rout({ K11: leader }).act({ type: "retreat", piece: enemy, via: "L10", hex: "L11" });
    alone.act({ type: "advance", piece: big, hex: "K10" });
    expect(alone.last("lost")).toMatchObject({ piece: leader, cause: "contact" });
  });

  test("BR83-9.52-a BR83-12.4-a sends back neither guns that help from afar nor a leader without troops", () => {
    const table = rout({ K12: leader });
    const back = (piece: string, via: string, hex: string) => table.why({ type: "retreat", piece, via, hex })?.reason;
    expect(back(leader, "K13", "K14")).toBe("retreat-leader");
    expect(back("nobody", "L10", "L11")).toBe("no-such-piece");
    expect(back(enemy, "ZZZ9", "L11")).toBe("no-such-hex");
    expect(back(enemy, "L10", "ZZZ9")).toBe("no-such-hex");
  });
});
