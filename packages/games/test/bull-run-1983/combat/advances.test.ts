import { describe, expect, test } from "vitest";
import { blank } from "../support/field.ts";
import { type Fight, fight } from "../support/fight.ts";

const STRONG = { "us-1nj": "20-4", "us-2nj": "20-4", "us-1njm": "20-4" };

/** A battle at 6-1 that kills (die 1) or routs (die 2) 8 Va in K10. */
function win(more: Partial<Fight> = {}) {
  return fight({
    attackers: { K9: "us-1nj" },
    defenders: { K10: "cs-8va" },
    targets: "cs-8va",
    dice: [1],
    held: true,
    ...more,
    factors: { ...STRONG, ...more.factors },
  });
}
const advance = (piece: string, hex: string) => ({ type: "advance", piece, hex }) as const;

describe("advance after combat", () => {
  test("BR83-7.9-a BR83-CRT-g BR83-D17 BR83-7.92-a: into the emptied hex, though it lies in other zones of control", () => {
    const table = win({
      attackers: { K9: "us-1nj", A1: "us-2nh" },
      defenders: { K10: "cs-8va", L12: "cs-19va", K12: "cs-18va" },
      adjacent: "us-1nj",
    });
    table.act(advance("us-1nj", "K10"));
    expect(table.hex("us-1nj")).toBe("K10");
    expect(table.piece("us-1nj").advanced).toBe(true);
  });
  test("BR83-7.9-a: nobody must", () => {
    const table = win();
    table.done();
    expect(table.hex("us-1nj")).toBe("K9");
  });
  test("BR83-7.9-a BR83-R58: after a retreat as after losses; each unit into one hex next to it", () => {
    const table = win({
      attackers: { K9: "us-1nj us-2nj" },
      defenders: { K10: "cs-8va", L9: "cs-49va" },
      targets: "cs-8va cs-49va",
      factors: { "cs-8va": "1-1", "cs-49va": "1-1" },
      dice: [1],
    });
    expect(table.legal("advance").map(({ piece, hex }) => `${piece} ${hex}`)).toEqual([
      "us-1nj K10",
      "us-1nj L9",
      "us-2nj K10",
      "us-2nj L9",
    ]);
    table.act(advance("us-1nj", "K10"));
    table.refuses(advance("us-1nj", "L9"), "BR83-7.93-a", "advance-again");
    table.refuses(advance("us-2nj", "J9"), "BR83-7.9-a", "advance-hex");
    table.act(advance("us-2nj", "L9"));
    expect([table.hex("us-1nj"), table.hex("us-2nj")]).toEqual(["K10", "L9"]);
    const routed = win({ dice: [2] });
    routed.act({ type: "retreat", piece: "cs-8va", via: "K11", hex: "K12" }).act(advance("us-1nj", "K10"));
    expect(routed.hex("us-1nj")).toBe("K10");
  });
  test("BR83-7.9-b BR83-R59: those alone who took part and stand next to the hex; guns at long range do not go", () => {
    const table = win({
      attackers: { K9: "us-1nj us-2nh", M11: "us-d5us" },
      adjacent: "us-1nj us-2nh",
      guns: "us-d5us",
    });
    expect(table.legal("advance").map(({ piece }) => piece)).toEqual(["us-1nj", "us-2nh"]);
    table.refuses(advance("us-d5us", "K10"), "BR83-7.9-b", "advance-stranger");
  });
  test("BR83-7.9-b V-70: a battery that fired from afar may not, not even after a bombardment", () => {
    const table = fight({
      attackers: { M11: "us-d5us" },
      defenders: { K10: "cs-8va" },
      adjacent: "",
      guns: "us-d5us",
      factors: { "us-d5us": "20-3" },
      dice: [1],
    });
    expect(table.hex("cs-8va")).toBe("lost");
    expect(table.step).not.toBe("advance");
  });
  test("BR83-7.9-a V-68: not before the last defender has left, and then those who drove him out", () => {
    const table = fight({
      attackers: { K9: "us-1nj", L9: "us-2nj" },
      defenders: { K10: "cs-8va cs-49va" },
      targets: "cs-8va",
      adjacent: "us-1nj",
      factors: STRONG,
      open: true,
    });
    table.declare("cs-49va", "us-2nj").dice(1, 1).done().done();
    expect(table.last("lost").piece).toBe("cs-49va");
    expect(table.legal("advance")).toEqual([advance("us-2nj", "K10")]);
  });
  test("BR83-7.9-c BR83-7.9-a: defenders never advance", () => {
    const table = fight({
      attackers: { K9: "us-2nh" },
      defenders: { K10: "cs-8va" },
      factors: { "us-2nh": "1-3", "cs-8va": "1-3" },
      dice: [6],
    });
    expect(table.hex("us-2nh")).toBe("lost");
    expect(table.all("advanced")).toEqual([]);
    expect(table.hex("cs-8va")).toBe("K10");
  });
  test("BR83-7.9-a BR83-5.4-a: no more than may stand there", () => {
    const table = win({
      attackers: { K9: "us-1nj us-2nj us-1njm", L9: "us-2nh" },
      factors: { "us-1nj": "9-4", "us-2nj": "9-4", "us-1njm": "9-4" },
    });
    table.act(advance("us-1nj", "K10"), advance("us-2nj", "K10"), advance("us-1njm", "K10"));
    expect(table.step).not.toBe("advance");
    expect(table.hex("us-2nh")).toBe("L9");
  });
  test("BR83-7.91-a BR83-10.5-a V-69: a ford is entered by eight points, advances included; other ground does not matter", () => {
    const map = blank({ fords: [{ hex: "K10", water: "Run" }], woods: ["K9"] });
    const table = win({
      attackers: { K9: "us-1nj us-2nj" },
      factors: { "us-1nj": "20-3", "us-2nj": "20-2" },
      more: { map, fordUse: { K10: 6 } },
    });
    table.refuses(advance("us-1nj", "K10"), "BR83-7.91-a", "advance-ford");
    table.act(advance("us-2nj", "K10"));
    expect(table.view("union").fordUse).toEqual({ K10: 8 });
  });
  test("BR83-8.52-a BR83-R23 BR83-8.42-a: a brigade breaks before its parts advance into a ford", () => {
    const map = blank({ fords: [{ hex: "K10", water: "Run" }] });
    const table = win({ attackers: { K9: "us-b-burnside" }, adjacent: "us-b-burnside", more: { map } });
    expect(table.legal("advance")).toEqual([]);
    table.refuses(advance("us-b-burnside", "K10"), "BR83-8.52-a", "advance-brigade");
    table.act({ type: "break", piece: "us-b-burnside" }, advance("us-1ri", "K10"));
    table.act({ type: "follow", piece: "us-l-burnside" });
    expect(table.inHex("K10")).toEqual(["us-l-burnside", "us-1ri"]);
    table.act(advance("us-2ri", "K10"));
    expect(table.view("union").fordUse).toEqual({ K10: 6 });
  });
  test("BR83-7.93-a BR83-9.61-b V-71: who advanced is done, next to new enemies or not", () => {
    const table = win({ defenders: { K10: "cs-8va", K12: "cs-18va" } });
    table.act(advance("us-1nj", "K10"));
    expect(table.step).not.toBe("declaration");
    expect(table.all("fought")).toHaveLength(1);
    expect(table.hex("cs-18va")).toBe("K12");
  });
  test("BR83-R78 BR83-12.3-a: a unit that advances next to a lone enemy leader kills him", () => {
    const table = win({ defenders: { K10: "cs-8va", K11: "cs-l-cocke" } });
    table.act(advance("us-1nj", "K10"));
    expect(table.hex("cs-l-cocke")).toBe("lost");
  });
  test("BR83-12.4-a: leaders of the hex may go with it", () => {
    const table = win({ attackers: { K9: "us-1nj us-l-runyon" } });
    table.act(advance("us-1nj", "K10"), { type: "follow", piece: "us-l-runyon" });
    expect(table.inHex("K10")).toEqual(["us-l-runyon", "us-1nj"]);
    expect(table.piece("us-l-runyon").moved).toBe(true);
  });
});
