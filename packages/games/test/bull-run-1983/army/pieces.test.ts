import { describe, expect, it } from "vitest";
import {
  ARRIVALS,
  orderOfBattle,
  PENDLETON_ACTIVE,
  type PieceData,
  PIECES,
} from "../../../src/bull-run-1983/army/pieces.ts";

const BY_ID = new Map(PIECES.map((one) => [one.id, one]));
const BASE = orderOfBattle({ july20: "off", fogOfWar: "off" });
const EARLY = orderOfBattle({ july20: "on", fogOfWar: "off" });

function piece(id: string): PieceData {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`no piece ${id}`);
  return found;
}

function factors(id: string): string {
  const { battle, ...face } = piece(id);
  const { attack, defense, movement } = battle ?? face;
  return `${attack}-${defense}-${movement}`;
}

function sum(pieces: readonly PieceData[], of: "attack" | "defense" | "men"): number {
  return pieces.reduce((total, one) => total + (of === "attack" ? (one.battle ?? one).attack : one[of]), 0);
}

function army(side: string, kind: string): readonly PieceData[] {
  return BASE.filter((one) => one.side === side && one.kind === kind);
}

/** Every choice of own infantry whose defense is exactly that of the brigade piece. */
function waysToForm(brigade: PieceData): readonly (readonly PieceData[])[] {
  const own = PIECES.filter(
    ({ kind, start, ...one }) => kind === "infantry" && one.brigade === brigade.brigade && start.how !== "out",
  );
  const choices = own.reduce<readonly (readonly PieceData[])[]>(
    (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
    [[]],
  );
  return choices.filter((set) => sum(set, "defense") === brigade.defense);
}

const BRIGADES = PIECES.filter(({ kind }) => kind === "brigade");

describe("the order of battle", () => {
  it("BR83-PP1-a, BR83-PP2-a ids are unique, tell the side, and every piece can move", () => {
    expect(BY_ID.size).toBe(PIECES.length);
    for (const { id, side, movement } of PIECES) {
      expect(id.startsWith(side === "union" ? "us-" : "cs-")).toBe(true);
      expect(movement).toBeGreaterThan(0);
    }
  });

  it.each([
    ["union", "infantry", 49, 86, 119, 36_955],
    ["union", "battery", 11, 25, 27, 0],
    ["union", "cavalry", 1, 2, 2, 415],
    ["confederate", "infantry", 45, 85, 89, 27_217],
    ["confederate", "battery", 17, 19, 28, 0],
    ["confederate", "cavalry", 9, 4, 11, 1570],
  ])("BR83-PP2.1-a %s %s: %i units, attack %i, defence %i, %i men", (side, kind, count, attack, defense, men) => {
    const units = army(side, kind);
    expect(units).toHaveLength(count);
    expect([sum(units, "attack"), sum(units, "defense"), sum(units, "men")]).toEqual([attack, defense, men]);
  });

  it.each([
    ["union", 1, 5, 12, 0],
    ["confederate", 2, 0, 13, 2],
  ])("BR83-PP2.2-a %s leaders by rank", (side, armies, divisions, brigades, artillery) => {
    expect(
      ["army-leader", "division-leader", "brigade-leader", "artillery-leader"].map((kind) => army(side, kind).length),
    ).toEqual([armies, divisions, brigades, artillery]);
  });

  it("BR83-DN-a a point of infantry defence is some 300 men on both sides", () => {
    for (const side of ["union", "confederate"]) {
      const men = sum(army(side, "infantry"), "men") / sum(army(side, "infantry"), "defense");
      expect(Math.round(men)).toBeGreaterThanOrEqual(306);
      expect(Math.round(men)).toBeLessThanOrEqual(311);
    }
  });

  it("BR83-PP2-b, BR83-PP2-c every unit's brigade has a leader and a brigade piece; Union brigades are in divisions", () => {
    for (const { brigade, side, division, id } of PIECES.filter((one) => one.brigade !== undefined)) {
      const same = PIECES.filter((one) => one.side === side && one.brigade === brigade);
      expect(same.filter(({ kind }) => kind === "brigade-leader")).toHaveLength(1);
      expect(same.filter(({ kind }) => kind === "brigade")).toHaveLength(1);
      expect(new Set(same.map((one) => one.division)).size).toBe(1);
      expect(division === undefined, id).toBe(side === "confederate" || brigade === "mccunn");
    }
    const alone = BASE.filter(
      (one) => one.brigade === undefined && one.battalion === undefined && !one.kind.endsWith("leader"),
    );
    expect(alone.map(({ id }) => id)).toEqual([
      "us-1njm",
      "us-1nj",
      "us-2nj",
      "cs-mead",
      "cs-hampton",
      "cs-harrison",
      "cs-radford",
      "cs-munford",
      "cs-wickham",
      "cs-lay",
      "cs-1vacav",
    ]);
  });

  it("BR83-PP2.4-a, BR83-PP2.4-b, BR83-4.62-a armies: one in blue, two in grey and tan, two commanders of both", () => {
    expect(PIECES.filter((one) => one.army === "both").map(({ id }) => id)).toEqual([
      "cs-l-beauregard",
      "cs-l-johnston",
    ]);
    for (const one of PIECES) expect(one.army === "union").toBe(one.side === "union");
    expect(["cs-l-jackson", "cs-l-kershaw", "cs-l-walton", "cs-terry"].map((id) => piece(id).army)).toEqual([
      "shenandoah",
      "potomac",
      "potomac",
      "potomac",
    ]);
  });

  it("BR83-9.1-a, BR83-9.11-a a battery has two pieces that differ in attack and movement alone", () => {
    for (const { kind, battle, defense, attack, movement } of PIECES) {
      expect(battle !== undefined).toBe(kind === "battery");
      if (battle === undefined) continue;
      expect(battle.defense).toBe(defense);
      expect(battle.attack).toBeGreaterThan(attack);
      expect(battle.movement).toBeLessThan(movement);
    }
    expect(piece("us-2ri-bty").movement).toBe(3);
    for (const id of ["us-g1us", "us-bookwood"]) expect(piece(id).movement).toBe(2);
  });
});

describe("what the rulebook and its examples settle", () => {
  it.each([
    ["us-2nym", /^1-2-4$/],
    ["us-reg", /^3-/],
    ["cs-18va", /-2-/],
    ["us-d5us", /^3-/],
    ["us-palmer", /^2-2-6$/],
    ["us-2nh", /-3-4$/],
    ["us-2ri-bty", /-3-/],
    ["us-1mich", /^2-/],
    ["us-79nym", /^1-/],
    ["cs-heaton", /-1-/],
    ["us-e3us", /^3-/],
    ["us-69nym", /^2-/],
    ["cs-8va", /-1-/],
    ["us-1mass", /^2-/],
    ["us-71nym", /-1-4$/],
    ["cs-b-longstreet", /^8-/],
    ["cs-b-bonham", /-5-/],
    ["us-b-schenck", /-5-/],
    ["cs-terry", /^0-1-6$/],
  ])("%s is %s", (id, printed) => expect(factors(id)).toMatch(printed));

  it("X-18 8 DP enter Sudley Ford: 2 RI battery, 2 NH and Palmer", () => {
    expect(sum(["us-2ri-bty", "us-2nh", "us-palmer"].map(piece), "defense")).toBe(8);
  });

  it("X-23 28 Va and Rogers have 3 together, 1 Mass attacks with 2", () => {
    expect(sum(["cs-28va", "cs-rogers"].map(piece), "defense")).toBe(3);
  });

  it("X-36 Evans and Holmes have 8 together", () => {
    expect(sum(["cs-b-evans", "cs-b-holmes"].map(piece), "attack")).toBe(8);
  });

  it("BR83-4.2-a red movement factors: three units, and the leaders told so", () => {
    const red = BASE.filter((one) => one.red);
    expect(red.filter(({ kind }) => !kind.endsWith("leader")).map(({ id }) => id)).toEqual([
      "cs-hampton",
      "cs-1vacav",
      "cs-13va",
    ]);
    expect(red.filter(({ settled }) => settled.includes("red")).map(({ id }) => id)).toEqual([
      "us-l-mcdowell",
      "us-l-richardson",
      "cs-hampton",
      "cs-1vacav",
      "cs-13va",
    ]);
    for (const id of ["us-l-tyler", "us-l-miles"]) expect(piece(id).red).toBe(false);
  });

  it("what is settled is told of every piece whose basis is not an estimate, and of no other", () => {
    for (const { basis, settled } of PIECES) expect(settled.length > 0).toBe(basis !== "estimate");
  });
});

describe("brigade pieces", () => {
  it("BR83-8.21-a the components offered are own infantry of exactly the same defence", () => {
    expect(BRIGADES).toHaveLength(25);
    for (const { brigade, side, defense, components } of BRIGADES) {
      const parts = components.map(piece);
      for (const part of parts) expect(part).toMatchObject({ brigade, side, kind: "infantry" });
      expect(sum(parts, "defense")).toBe(defense);
      expect(new Set(components).size).toBe(components.length);
    }
    for (const { kind, components } of PIECES) expect(components.length > 0).toBe(kind === "brigade");
  });

  it("BR83-8.21-c most brigades have units over, and half of them more than one way to form", () => {
    const ways = BRIGADES.map(waysToForm);
    expect(ways.filter(({ length }) => length > 1)).toHaveLength(13);
    const infantry = (one: PieceData) =>
      PIECES.filter(
        ({ kind, brigade, start }) => kind === "infantry" && brigade === one.brigade && start.how !== "out",
      );
    const over = BRIGADES.filter((one) => waysToForm(one).some((set) => set.length < infantry(one).length));
    expect(over).toHaveLength(17);
  });

  it("X-26 Bonham: 3 and 2 are 5, 3 and 3 are not", () => {
    expect(waysToForm(piece("cs-b-bonham")).map((set) => set.map(({ id }) => id))).toEqual([
      ["cs-3sc", "cs-7sc"],
      ["cs-7sc", "cs-11nc"],
      ["cs-7sc", "cs-8la"],
    ]);
  });

  it("X-27 Schenck: 2 Ohio with 1 Ohio or the 2 NYM", () => {
    expect(waysToForm(piece("us-b-schenck")).map((set) => set.map(({ id }) => id))).toEqual([
      ["us-1ohio", "us-2ohio"],
      ["us-2ohio", "us-2nym"],
    ]);
  });

  it("BR83-5.52-c no brigade is too large for a ford in one turn", () => {
    for (const { defense } of BRIGADES) expect(defense).toBeLessThanOrEqual(8);
  });
});

describe("where pieces begin", () => {
  it("BR83-OB2-b, BR83-1.33-b the 3rd Division alone may come by CCC35", () => {
    for (const { side, start, division, kind } of BASE) {
      if (start.how !== "route") continue;
      expect(side).toBe("union");
      expect(start.place === "third-division").toBe(division === 3);
      expect(kind).not.toBe("brigade");
    }
  });

  it("BR83-4.8-a, BR83-OB2-c the right and the centre of the South are frozen, no Union piece is", () => {
    const frozen = BASE.filter((one) => one.frozen);
    expect(frozen).toHaveLength(46);
    for (const { side, army: member, start } of frozen) {
      expect(side).toBe("confederate");
      expect(member).not.toBe("shenandoah");
      expect(start.how === "at" || start.how === "behind").toBe(true);
    }
  });

  it("BR83-1.11-a every landmark has room for the pieces of its card", () => {
    const area = (how: string, place: string) =>
      sum(
        BASE.filter(({ start }) => start.how === how && "place" in start && start.place === place),
        "defense",
      );
    const places = ["stone-bridge", "balls-ford", "lewis-ford", "mitchells-ford", "blackburns-ford", "mcleans-ford"];
    expect(places.map((place) => [area("at", place), area("behind", place)])).toEqual([
      [6, 0],
      [8, 2],
      [4, 2],
      [13, 28],
      [9, 9],
      [7, 10],
    ]);
    expect([area("at", "union-mills-ford"), area("behind", "union-mills-ford")]).toEqual([12, 7]);
    const union = (how: string) =>
      BASE.filter((one) => one.side === "union" && one.kind !== "brigade" && one.start.how === how);
    expect(sum(union("route"), "defense")).toBe(134);
  });

  it("BR83-13.1-a, BR83-13.41-a, BR83-OB5-a reinforcements: 11 DP by rail, 8 at 4 PM and 6 at 6 PM by road", () => {
    const group = (id: string) => BASE.filter(({ start }) => start.how === "arrival" && start.group === id);
    expect(sum(group("confederate-11-am"), "defense")).toBe(11);
    expect(sum(group("union-4-pm"), "defense")).toBe(8);
    expect(sum(group("union-6-pm"), "defense")).toBe(6);
    expect(ARRIVALS["confederate-11-am"]).toEqual({ turn: 5, hex: "A18", by: "rail" });
  });

  it("BR83-PP2.3-a, BR83-OB3-a brigade pieces wait on their card", () => {
    for (const { start } of BRIGADES) expect(start).toEqual({ how: "card" });
  });
});

describe("July 20th", () => {
  const started = new Map(EARLY.map((one) => [one.id, one.start]));
  const changed = BASE.filter(({ id, start }) => started.has(id) && started.get(id) !== start);

  it("BR83-OPT4.1-a, BR83-OPT4.2-a, BR83-R75, BR83-R84 who is out and who comes in", () => {
    const out = BASE.filter(({ id }) => !started.has(id)).map(({ id }) => id);
    expect(out).toEqual([
      "us-bookwood",
      "us-l-mccunn",
      "us-b-mccunn",
      "us-37ny",
      "us-15ny",
      "us-26ny",
      "cs-hampton",
      "cs-6nc",
      "cs-l-smith",
      "cs-b-smith",
      "cs-1md",
      "cs-3tenn",
      "cs-10va",
      "cs-13va",
      "cs-newtown",
    ]);
    const base = new Set(BASE.map(({ id }) => id));
    expect(EARLY.filter(({ id }) => !base.has(id)).map(({ id, brigade, start }) => [id, brigade, start])).toEqual([
      ["us-varian", "keyes", { how: "route", place: "main" }],
      ["us-4pa", "franklin", { how: "route", place: "third-division" }],
    ]);
  });

  it("BR83-OPT4.2-a to d nothing is frozen; Bartow is at the junction; others come later", () => {
    expect(EARLY.filter(({ frozen }) => frozen)).toEqual([]);
    const who = (how: string, more: string) =>
      changed
        .filter(({ id }) => {
          const start = started.get(id);
          return start?.how === how && JSON.stringify(start).includes(more);
        })
        .map(({ id }) => id);
    expect(who("in", "EE34")).toEqual(["cs-l-bartow", "cs-7ga", "cs-8ga"]);
    expect(who("arrival", "noon-rail")).toEqual(["cs-l-johnston", "cs-l-bee", "cs-4ala", "cs-2miss", "cs-11miss"]);
    expect(who("arrival", "noon-road")).toEqual([
      "cs-l-pendleton",
      "cs-imboden",
      "cs-stanard",
      "cs-alburtis",
      "cs-rockbridge",
      "cs-1vacav",
    ]);
    expect(who("arrival", "confederate-4-pm")).toEqual(["cs-13miss"]);
    expect(changed).toHaveLength(15);
    expect(ARRIVALS["confederate-noon-rail"]).toEqual({ turn: 7, hex: "A18", by: "rail" });
    expect(ARRIVALS["confederate-noon-road"]).toEqual({ turn: 7, hex: "A21", by: "road" });
    expect(ARRIVALS["confederate-4-pm"]).toEqual({ turn: 15, hex: "CC35", by: "rail" });
  });

  it("BR83-OPT4.1-c the other Union reinforcements come as usual", () => {
    expect(started.get("us-l-runyon")).toEqual({ how: "arrival", group: "union-4-pm" });
  });

  it("X-41 Pendleton needs no order from NOON to 2:00 PM", () => {
    expect(PENDLETON_ACTIVE).toEqual({ piece: "cs-l-pendleton", from: 7, to: 11 });
    expect(piece("cs-l-pendleton").red).toBe(false);
  });
});

describe("the fog of war", () => {
  const fog = orderOfBattle({ july20: "off", fogOfWar: "on" });

  it("BR83-OPT2-a, BR83-13.13-a the Union pieces that begin on the map are frozen, its reinforcements are not", () => {
    for (const one of fog) {
      if (one.side === "union") expect(one.frozen).toBe(one.start.how === "route");
      else expect(one).toEqual(piece(one.id));
    }
  });

  it("BR83-OPT2.1-a, BR83-R70 a dummy for every Union brigade leader, with no strength; none without the fog", () => {
    const dummies = fog.filter(({ kind }) => kind === "dummy");
    expect(dummies.map(({ brigade }) => brigade)).toEqual(
      army("union", "brigade-leader").map(({ brigade }) => brigade),
    );
    for (const { defense, start } of dummies) expect([defense, start]).toEqual([0, { how: "card" }]);
    expect([...BASE, ...EARLY].filter(({ kind }) => kind === "dummy")).toEqual([]);
  });
});

describe("options that are off", () => {
  it("BR83-PP5-a leave their pieces out", () => {
    const base = new Set(BASE.map(({ id }) => id));
    for (const id of ["us-varian", "us-4pa", "us-d-keyes"]) expect(base.has(id)).toBe(false);
  });
});
