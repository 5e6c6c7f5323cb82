import { describe, expect, test } from "vitest";
import { Table, at } from "../support/table.ts";
import type { SideId } from "../../../src/bull-run-1983/index.ts";

const FREE = { setup: "free" } as const;

/** A free set-up on the test field, the Confederates to begin. */
function freeSetUp(options: Record<string, string> = {}): Table {
  return new Table({ options: { ...FREE, ...options }, at: { stage: "set-up" } });
}

/** The same with the Confederates ready, where history had them. */
function unionSetUp(options: Record<string, string> = {}): Table {
  return freeSetUp(options).act({ type: "suggest" }, { type: "ready" });
}

describe("the hand", () => {
  test("BR83-1.1-a, BR83-D02: pieces go from the card to the hand, to a hex, and back", () => {
    const table = freeSetUp();
    expect(table.decision).toMatchObject({ step: "set-up", sides: ["confederate"], rule: "BR83-1.1-a" });
    table.take("cs-l-evans").take("cs-4sc");
    expect(table.decision.about).toMatchObject({ pieces: ["cs-l-evans", "cs-4sc"], abatis: 4 });
    table.refuses({ type: "take", piece: "cs-4sc" }, "BR83-1.1-a", "take-hand");
    table.act({ type: "put", hex: "X9" });
    expect(table.inHex("X9")).toEqual(["cs-l-evans", "cs-4sc"]);
    table.take("cs-4sc").act({ type: "return", piece: "cs-4sc" });
    expect(table.hex("cs-4sc")).toBe("card");
    table.refuses({ type: "return", piece: "cs-4sc" }, "BR83-1.1-a", "return-hand");
    table.refuses({ type: "put", hex: "X9" }, "BR83-1.1-a", "put-empty");
    table.refuses({ type: "take", piece: "us-2nh" }, "BR83-1.1-a", "take-enemy");
    table.refuses({ type: "take", piece: "nobody" }, "BR83-PP1-a", "no-such-piece");
    table.take("cs-4sc").refuses({ type: "put", hex: "ZZZ99" }, "BR83-MAP1.1-b", "no-such-hex");
  });

  test("BR83-1.13-a, BR83-OB5-a: reinforcements stay on their card", () => {
    const table = freeSetUp();
    table.refuses({ type: "take", piece: "cs-l-smith" }, "BR83-1.13-a", "take-waits");
    expect(table.pieces("take")).not.toContain("cs-6nc");
    expect(unionSetUp().pieces("take")).not.toContain("us-1nj");
  });

  test("BR83-1.14-a, BR83-OB3-a: brigade pieces come in exchange alone, and wait on the card", () => {
    const table = freeSetUp();
    table.refuses({ type: "take", piece: "cs-b-evans" }, "BR83-1.14-a", "take-exchange");
    table.put("cs-l-evans cs-4sc cs-lasp cs-terry", "X9");
    table.act({ type: "form", piece: "cs-b-evans", pieces: ["cs-4sc", "cs-lasp"] });
    expect(table.inHex("X9")).toEqual(["cs-b-evans", "cs-terry"]);
    expect(table.piece("cs-4sc")).toMatchObject({ where: "brigade", holder: "cs-b-evans" });
    table.refuses({ type: "take", piece: "cs-4sc" }, "BR83-8.1-a", "take-held");
    table.take("cs-b-evans").act({ type: "put", hex: "X8" }).act({ type: "break", piece: "cs-b-evans" });
    expect(table.inHex("X8")).toEqual(["cs-l-evans", "cs-4sc", "cs-lasp"]);
    expect(table.hex("cs-b-evans")).toBe("card");
    table.act({ type: "form", piece: "cs-b-evans", pieces: ["cs-4sc", "cs-lasp"] });
    table.take("cs-b-evans").act({ type: "return", piece: "cs-b-evans" });
    expect(["cs-b-evans", "cs-l-evans", "cs-4sc", "cs-lasp"].map((id) => table.hex(id))).toEqual([
      "card",
      "card",
      "card",
      "card",
    ]);
  });

  test("BR83-1.14-a, BR83-OB4-a, BR83-9.12-a: a battery begins with either of its pieces", () => {
    const table = freeSetUp().put("cs-davidson", "X9");
    expect(table.piece("cs-davidson")).toMatchObject({ face: "mobile", attack: 0, movement: 3 });
    table.act({ type: "flip", piece: "cs-davidson" });
    expect(table.piece("cs-davidson")).toMatchObject({ face: "battle", attack: 1, movement: 1 });
    table.act({ type: "flip", piece: "cs-davidson" });
    expect(table.piece("cs-davidson").face).toBe("mobile");
    table.put("cs-4sc", "X9").refuses({ type: "flip", piece: "cs-4sc" }, "BR83-9.1-a", "flip-battery");
  });

  test("BR83-8.21-a, BR83-8.52-a: a brigade needs its own infantry of the exact defence, and no ABATIS under it", () => {
    const table = freeSetUp().put("cs-l-evans cs-4sc cs-lasp cs-davidson", "Y9");
    const form = (...pieces: string[]) => ({ type: "form", piece: "cs-b-evans", pieces }) as const;
    table.refuses(form("cs-4sc"), "BR83-8.21-a", "form-sum");
    table.refuses(form("cs-4sc", "cs-davidson"), "BR83-8.21-b", "form-kind");
    table.refuses({ type: "form", piece: "us-b-keyes", pieces: [] }, "BR83-1.1-a", "take-enemy");
    table.act({ type: "abatis", hex: "Y9" }).refuses(form("cs-4sc", "cs-lasp"), "BR83-8.52-a", "form-ground");
    table.act({ type: "clear", hex: "Y9" }, form("cs-4sc", "cs-lasp"));
    table.refuses({ type: "abatis", hex: "Y9" }, "BR83-8.52-a", "abatis-brigade");
    table.act({ type: "abatis", hex: "X9" }).take("cs-b-evans");
    table.refuses({ type: "put", hex: "X9" }, "BR83-8.52-a", "put-abatis");
  });
});

describe("where the Confederate card lets pieces begin", () => {
  test("BR83-1.11-a: twelve defence points a hex", () => {
    const table = freeSetUp().put("cs-3sc cs-7sc cs-11nc cs-8la", "KK20");
    expect(table.inHex("KK20")).toHaveLength(4);
    table.take("cs-shields").refuses({ type: "put", hex: "KK20" }, "BR83-1.11-a", "put-limit");
    expect(table.hexes("put")).not.toContain("KK20");
    table.take("cs-l-bonham").act({ type: "return", piece: "cs-shields" }, { type: "put", hex: "KK20" });
    expect(table.hex("cs-l-bonham")).toBe("KK20");
  });

  test("BR83-1.12-a, BR83-1.12-b, BR83-1.23-b, BR83-MAP2.3-a: no piece begins in a river, on a ford or on a bridge", () => {
    const table = freeSetUp().take("cs-4sc");
    for (const hex of ["Z9", "X7", "Z8"]) table.refuses({ type: "put", hex }, "BR83-1.12-a", "put-water");
    // either bank, and the pieces of one group apart
    table.act({ type: "put", hex: "AA8" }).put("cs-lasp", "Y9");
    expect([table.hex("cs-4sc"), table.hex("cs-lasp")]).toEqual(["AA8", "Y9"]);
  });

  test("BR83-1.21-a, BR83-OPT4.2-a: what is to be in a hex begins there alone", () => {
    const table = freeSetUp({ july20: "on" }).take("cs-l-bartow");
    expect(table.hexes("put")).toEqual(["EE34"]);
    table.refuses({ type: "put", hex: "EE33" }, "BR83-1.21-a", "put-in");
  });

  test("BR83-1.22-a, BR83-R11: V-132: behind a ford is within four hexes on the Confederate side, rivers or not", () => {
    const table = freeSetUp().take("cs-l-early");
    expect(table.allows({ type: "put", hex: "QQ23" })).toBe(true);
    table.refuses({ type: "put", hex: "QQ17" }, "BR83-1.22-a", "put-behind-bank");
    table.refuses({ type: "put", hex: "QQ24" }, "BR83-1.22-a", "put-behind");
    // over the loop of the river, at four hexes
    expect(table.hexes("put")).toContain("OO19");
  });

  test("BR83-1.23-a, BR83-R11: V-133: at a ford is within three hexes on either side", () => {
    const table = freeSetUp().take("cs-l-jones");
    expect(table.allows({ type: "put", hex: "QQ16" })).toBe(true);
    table.refuses({ type: "put", hex: "QQ15" }, "BR83-1.23-a", "put-at");
    expect(table.allows({ type: "put", hex: "QQ22" })).toBe(true);
  });

  test("BR83-MAP1.1-b: a hex without a coordinate is no part of the map", () => {
    const table = freeSetUp().take("cs-l-holmes");
    table.refuses({ type: "put", hex: "TT35" }, "BR83-MAP1.1-b", "put-unplayable");
  });

  test("BR83-1.22-a: a hand of several pieces goes where all of them may begin, a brigade piece where all of its parts may", () => {
    const table = freeSetUp().take("cs-l-longstreet").take("cs-24va");
    const both = table.hexes("put");
    expect(both.length).toBeGreaterThan(0);
    for (const hex of both) expect(table.why({ type: "put", hex })).toBeUndefined();
    table.refuses({ type: "put", hex: "MM13" }, "BR83-1.22-a", "put-behind");
    const hex = both[0] as string;
    table.act({ type: "put", hex }).put("cs-1va cs-11va cs-17va", hex);
    table.act({ type: "form", piece: "cs-b-longstreet", pieces: ["cs-1va", "cs-11va", "cs-17va", "cs-24va"] });
    table.take("cs-b-longstreet");
    expect(table.hexes("put").every((one) => both.includes(one))).toBe(true);
    table.refuses({ type: "put", hex: "MM13" }, "BR83-1.22-a", "put-behind");
  });
});

describe("terrain markers", () => {
  test("BR83-11.3-a, BR83-1.24-a, BR83-1.12-a, BR83-R10, BR83-D03: four ABATIS near Stone Bridge and Farm Ford, each in its own hex", () => {
    const table = freeSetUp();
    expect(table.hexes("abatis")).toContain("Y9");
    table.refuses({ type: "abatis", hex: "Z8" }, "BR83-1.12-a", "abatis-water");
    table.refuses({ type: "abatis", hex: "X7" }, "BR83-1.12-a", "abatis-water");
    table.refuses({ type: "abatis", hex: "AA13" }, "BR83-1.12-a", "abatis-water");
    table.refuses({ type: "abatis", hex: "S11" }, "BR83-11.3-a", "abatis-far");
    table.act({ type: "abatis", hex: "Y9" }).refuses({ type: "abatis", hex: "Y9" }, "BR83-1.24-a", "abatis-twice");
    table.act({ type: "abatis", hex: "AA8" }, { type: "abatis", hex: "X8" }, { type: "abatis", hex: "W8" });
    expect(table.decision.about).toMatchObject({ abatis: 0 });
    table.refuses({ type: "abatis", hex: "AA9" }, "BR83-11.3-a", "abatis-four");
    expect(table.hexes("clear")).toEqual(["AA8", "W8", "X8", "Y9"]);
    table.act({ type: "clear", hex: "W8" }).refuses({ type: "clear", hex: "W8" }, "BR83-11.3-a", "clear-absent");
    for (const hex of table.hexes("abatis"))
      expect(
        Math.min(...["Z8", "X7"].map((id) => table.game.field.grid.distance(grid(table, id), grid(table, hex)))),
      ).toBeLessThanOrEqual(3);
  });

  test("BR83-1.25-a, BR83-11.1-a, BR83-11.2-a, BR83-PP4-a, BR83-D04: the TRESTLE stands or is destroyed, for the whole game", () => {
    const table = freeSetUp();
    table.act({ type: "trestle", fate: "destroyed" });
    table.refuses({ type: "trestle", fate: "destroyed" }, "BR83-11.1-a", "trestle-same");
    table.act({ type: "suggest" }, { type: "ready" });
    table.refuses({ type: "trestle", fate: "stands" }, "BR83-1.25-a", "trestle-enemy");
    table.refuses({ type: "abatis", hex: "Y9" }, "BR83-1.2-a", "abatis-enemy");
    expect(table.view("union").trestle).toBe("destroyed");
    const bridge = grid(table, "UU28");
    expect(table.game.field.ground[0].water[bridge]).not.toBe(table.game.field.ground[1].water[bridge]);
  });

  test("BR83-11.4-a: once both sides are ready no ABATIS moves, and there is no action that would", () => {
    const table = unionSetUp().act({ type: "suggest" }, { type: "ready" });
    const before = table.view("union").abatis;
    expect(before).toHaveLength(4);
    table.refuses({ type: "abatis", hex: "Y9" }, "BR83-11.4-a", "abatis-over");
    table.to("movement", "confederate");
    expect(table.view("union").abatis).toEqual(before);
  });
});

describe("being ready", () => {
  test("BR83-OB2-a, BR83-1.2-a, BR83-1.3-a, BR83-D05: first the Confederates with all that is theirs, then the Union", () => {
    const table = freeSetUp();
    table.refuses({ type: "ready" }, "BR83-OB2-a", "ready-left");
    table.act({ type: "suggest" });
    expect(table.decision.about).toMatchObject({ left: 0, abatis: 0 });
    table.refuses({ type: "suggest" }, "BR83-1.1-a", "suggest-none");
    table.take("cs-4sc").refuses({ type: "ready" }, "BR83-1.1-a", "ready-hand");
    table.act({ type: "put", hex: "X9" }, { type: "clear", hex: table.hexes("clear")[0] as string });
    table.refuses({ type: "ready" }, "BR83-11.3-a", "ready-abatis");
    table.act({ type: "suggest" }, { type: "ready" });
    expect(table.decision).toMatchObject({ step: "set-up", sides: ["union"] });
    table.act({ type: "suggest" }, { type: "ready" });
    expect(table.position.turn).toBe(1);
    expect(table.all("readied").map(({ side }): SideId => side)).toEqual(["confederate", "union"]);
    for (const piece of table.game.field.pieces)
      if (["in", "behind", "at", "route"].includes(piece.start.how)) expect(table.piece(piece.id).hex).toBeDefined();
  });

  test("BR83-1.1-a: the suggestion respects what is placed, fills the rest, and is always the same", () => {
    const first = freeSetUp().put("cs-l-evans", "AA9").act({ type: "suggest" });
    const second = freeSetUp().put("cs-l-evans", "AA9").act({ type: "suggest" });
    expect(first.hex("cs-l-evans")).toBe("AA9");
    expect(first.position.place).toEqual(second.position.place);
    // what history's hex cannot hold goes as near as it may
    const full = freeSetUp().put("cs-18va cs-19va cs-28va cs-l-cocke cs-latham cs-rogers", "CC15");
    full.act({ type: "suggest" });
    expect(full.inHex("CC15")).toHaveLength(6);
  });

  test("BR83-1.2-b, BR83-4.8-a, BR83-OB2-c: pieces of the FROZEN section lie face down, all others face up", () => {
    const table = unionSetUp();
    for (const [piece, data] of table.game.field.pieces.entries()) {
      if (data.side !== "confederate" || (table.position.place[piece] as number) < 0) continue;
      expect(table.piece(data.id).frozen ?? false, data.id).toBe(data.frozen);
    }
    expect(table.position.thawed).toEqual([1, 0]);
  });

  test("BR83-OPT4.2-a, BR83-OPT4-a: on July 20th nothing is frozen", () => {
    const table = unionSetUp({ july20: "on" });
    expect(table.position.thawed).toEqual([1, 1]);
    expect(table.view("union").faceDown).toEqual([]);
    expect(table.view("union").closed).toEqual([]);
  });
});

describe("set-ups that a situation begins with", () => {
  test("BR83-1.1-a: a set-up that is half done goes on", () => {
    const table = new Table({
      options: FREE,
      at: { stage: "set-up" },
      placements: at({ X9: "cs-l-evans cs-4sc" }),
      abatis: ["Y9"],
    });
    expect(table.inHex("X9")).toEqual(["cs-l-evans", "cs-4sc"]);
    expect(table.decision.about).toMatchObject({ abatis: 3 });
  });
});

function grid(table: Table, id: string): number {
  return table.game.field.grid.known(id);
}
