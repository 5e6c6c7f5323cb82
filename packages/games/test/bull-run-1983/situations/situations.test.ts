import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { type Placement, bullRun1983 } from "../../../src/bull-run-1983/index.ts";
import { placed } from "../../support/faults.ts";
import { EVANS, KEYES, SOUND, expectFault, faultsOf } from "../support/faults.ts";
import { blank } from "../support/field.ts";
import { Table, at, combats, movement, situationOf } from "../support/table.ts";

describe("a sound situation", () => {
  test("opens, and tells of all its faults at once when it is not", () => {
    expect(faultsOf(SOUND)).toEqual([]);
    const faults = faultsOf({
      ...SOUND,
      ...placed({ piece: "us-grant", hex: "UU8" }, { piece: "cs-l-evans", hex: "DDD4" }),
      trestle: "burnt",
      abatis: ["A99"],
    });
    expect(faults.map(([field]) => field)).toEqual([
      "placements[0].piece",
      "placements[1].hex",
      "abatis[0]",
      "trestle",
    ]);
  });

  test("is left as it was", () => {
    const before = JSON.stringify(SOUND);
    bullRun1983.open(SOUND).start(fastDice(1));
    expect(JSON.stringify(SOUND)).toBe(before);
  });
});

describe("what is no situation", () => {
  test("anything but an object, another format, version or game", () => {
    for (const data of [undefined, null, 7, "situation", [], true]) expect(faultsOf(data)[0]?.[0]).toBe("(whole file)");
    expectFault({ format: "stonebridge-record" }, "format", /must be "stonebridge-situation"/);
    expectFault({ version: 2 }, "version", /must be 1/);
    expectFault({ game: "bull-run-1861" }, "game", /must be "bull-run-1983"/);
  });

  test("unknown fields, options and values; dice that no die shows", () => {
    expectFault({ weather: "hot" }, "weather", /not a field of a situation/);
    expectFault({ options: { weather: "hot" } }, "options.weather", /is not an option; the options are/);
    expectFault({ options: { fogOfWar: "yes" } }, "options.fogOfWar", /must be one of off, on/);
    expectFault({ options: ["july20"] }, "options", /must be an object/);
    expectFault({ dice: [7] }, "dice[0]", /from 1 to 6/);
    expectFault({ dice: "6" }, "dice", /must be a list of faces/);
  });
});

describe("pieces and their values", () => {
  test("BR83-MAP1.1-a, BR83-MAP1.1-b: unknown and twice placed pieces, unknown hexes, no place, no list", () => {
    expectFault(placed({ piece: "us-grant", hex: "UU8" }), "placements[0].piece", /there is no piece "us-grant"/);
    expectFault(placed(KEYES, { ...KEYES, hex: "UU9" }), "placements[1].piece", /placed twice/, "BR83-MAP1.1-a");
    expectFault(placed({ ...KEYES, hex: "UU36" }), "placements[0].hex", /A1 to CCC35/, "BR83-MAP1.1-b");
    expectFault(placed({ piece: "us-l-keyes" }), "placements[0]", /must have a hex, or where/);
    expectFault(placed({ ...KEYES, where: "card" }), "placements[0].where", /leave one of the two out/);
    expectFault(placed({ piece: "us-l-keyes", where: "home" }), "placements[0].where", /must be one of card/);
    expectFault({ placements: {} }, "placements", /must be a list/);
    expectFault(placed("us-l-keyes"), "placements[0]", /must be an object/);
    expectFault(placed({ ...KEYES, horse: true }), "placements[0].horse", /not a field of a placement/);
    expectFault(placed({ ...KEYES, moved: "yes" }), "placements[0].moved", /true or false/);
    expectFault(placed({ ...KEYES, route: "west" }), "placements[0].route", /must be one of centreville/);
    expectFault(placed({ ...KEYES, holder: "us-b-keyes" }), "placements[0].holder", /alone/);
    expectFault(placed({ ...KEYES, face: "battle" }), "placements[0].face", /is not a battery/, "BR83-9.1-a");
  });

  test("owners' values replace ours, and say that they are printed", () => {
    const { field } = bullRun1983.open({
      ...SOUND,
      pieces: [
        { id: "us-2nh", attack: 3, name: "2 N.H." },
        { id: "us-d5us", battle: { attack: 4, movement: 1 }, defense: 2 },
      ],
    });
    const piece = (id: string) => field.pieces[field.index.get(id) as number];
    expect(piece("us-2nh")).toMatchObject({ attack: 3, defense: 3, name: "2 N.H.", basis: "rulebook" });
    expect(piece("us-d5us")).toMatchObject({ defense: 2, battle: { attack: 4, defense: 2, movement: 1 } });
    expect(piece("us-1ri")?.basis).toBe("estimate");
  });

  test("BR83-8.21-a, BR83-PP2.1-a, BR83-12.2-a: owners' values keep to what a piece can have, and brigade pieces to exact sums", () => {
    const values = (...pieces: unknown[]) => ({ pieces });
    expectFault(values({ id: "us-2nh", attack: 21 }), "pieces[0].attack", /from 0 to 20/);
    expectFault(values({ id: "us-2nh", movement: 2.5 }), "pieces[0].movement", /whole number/);
    expectFault(values({ id: "us-2nh", red: 1 }), "pieces[0].red", /true or false/);
    expectFault(values({ id: "us-2nh", defense: 0 }), "pieces[0].defense", /from 1 to 12/, "BR83-PP2.1-a");
    expectFault(values({ id: "us-l-keyes", defense: 2 }), "pieces[0].defense", /from 0 to 0/, "BR83-12.2-a");
    expectFault(values({ id: "us-2nh", morale: 3 }), "pieces[0].morale", /not a value of this piece/);
    expectFault(values({ id: "us-2nh", battle: {} }), "pieces[0].battle", /not a value of this piece/);
    expectFault(values({ id: "us-2nh", name: "" }), "pieces[0].name", /1 to 30 letters/);
    expectFault(values({ id: "us-2nh", basis: "hearsay" }), "pieces[0].basis", /must be one of/);
    expectFault(values({ id: "us-grant" }), "pieces[0].id", /there is no piece/);
    expectFault(values({ id: "us-2nh" }, { id: "us-2nh" }), "pieces[1].id", /given twice/);
    expectFault(values(4), "pieces[0]", /must be an object/);
    expectFault({ pieces: {} }, "pieces", /must be a list/);
    expectFault(values({ id: "us-b-blenker", defense: 8 }), "pieces", /cannot make up exactly/, "BR83-8.21-a");
  });
});

describe("the map", () => {
  test("what is no map, has not what the game needs, or contradicts itself", () => {
    expectFault({ map: "bull-run-1861" }, "map", /must be a complete hex map/);
    expectFault({ map: {} }, "map", /is not a hex map/);
    const { goals, places } = blank();
    const bases = goals.filter((goal) => goal.side !== "confederate");
    expectFault({ map: blank({ goals: bases }) }, "map.goals", /"base" of the side "conf/, "BR83-MAP6-a");
    const fords = places.filter(({ id }) => id !== "farm-ford");
    expectFault({ map: blank({ places: fords }) }, "map.places", /must have the place "farm-ford"/, "BR83-1.2-a");
    const wet = faultsOf({ ...SOUND, map: blank({ stream: ["UU28"] }) });
    expect(wet.map(([field]) => field)).toEqual(["map.stream[0]"]);
  });

  test("BR83-1.1-a: a map with too little room for a set-up is refused before anybody begins", () => {
    const faults = faultsOf(situationOf({ at: { stage: "set-up" }, map: blank() }));
    expect(faults.map(([field, , rule]) => [field, rule])).toEqual([
      ["map", "BR83-1.1-a"],
      ["map", "BR83-1.1-a"],
    ]);
  });
});

describe("where pieces stand", () => {
  test("BR83-5.5-a, BR83-MAP1.1-c: not in rivers, not beside the map", () => {
    expectFault(placed({ piece: "cs-4sc", hex: "Z9" }), "placements[0]", /is in the river/, "BR83-5.5-a");
    expectFault(placed({ piece: "cs-4sc", hex: "TT35" }), "placements[0]", /not part of the map/, "BR83-MAP1.1-c");
  });

  test("BR83-5.4-a, BR83-5.52-b: no more than twelve defence points, eight on a ford", () => {
    const four = at({ UU8: "us-1ri us-2ri us-2nh us-reg us-marines" });
    expectFault(placed(...four), "placements", /13 defence points are in UU8; the limit is 12/, "BR83-5.4-a");
    const ford = at({ Q2: "us-1ri us-2ri us-2nh" });
    expectFault(placed(...ford), "placements", /9 defence points are in Q2; the limit is 8/, "BR83-5.52-b");
  });

  test("BR83-5.82-b, BR83-12.3-a: units of one side in a hex, no leader alone among enemies", () => {
    expectFault(placed(...at({ UU8: "us-1ri cs-4sc" })), "placements", /units of both sides/, "BR83-5.82-b");
    expectFault(placed(...at({ UU8: "us-1ri", UU9: "cs-l-evans" })), "placements", /is alone in UU9/, "BR83-12.3-a");
    expect(faultsOf({ ...SOUND, ...placed(...at({ UU8: "us-l-keyes cs-l-evans" })) })).toEqual([]);
  });

  test("BR83-8.1-a, BR83-8.21-a: a brigade piece stands for its leader and an exact sum, who are nowhere else", () => {
    const brigade = { piece: "us-b-schenck", hex: "UU8" };
    expect(faultsOf({ ...SOUND, ...placed(brigade) })).toEqual([]);
    const table = new Table({ at: movement("union"), placements: [brigade] });
    expect(table.piece("us-2ohio")).toMatchObject({ where: "brigade", holder: "us-b-schenck" });
    const apart = { piece: "us-2ohio", hex: "UU9" };
    expectFault(placed(brigade, apart), "placements[0]", /exactly 5 defence points; here it has 2/, "BR83-8.21-a");
    const held = (piece: string): Placement => ({ piece, where: "held", holder: "us-b-schenck" });
    expect(faultsOf({ ...SOUND, ...placed(brigade, held("us-l-schenck"), held("us-2ohio"), held("us-2nym")) })).toEqual(
      [],
    );
    expectFault(
      placed(brigade, held("us-2ohio"), held("us-2nym")),
      "placements[0]",
      /us-l-schenck is elsewhere/,
      "BR83-8.21-a",
    );
    expectFault(
      placed(brigade, held("us-l-schenck"), held("us-2ohio"), held("us-1ri")),
      "placements[0]",
      /cannot stand for us-1ri/,
      "BR83-8.21-a",
    );
    const nobody = { piece: "us-2ohio", where: "held", holder: "us-b-schenck" };
    expectFault(placed(nobody), "placements[0]", /which is not on the map/, "BR83-8.1-a");
    expectFault(
      placed(KEYES, { ...nobody, holder: "us-l-keyes" }),
      "placements[1]",
      /neither a brigade piece nor a dummy/,
      "BR83-8.1-a",
    );
    expectFault(placed({ piece: "us-2ohio", where: "held" }), "placements[0].holder", /there is no piece nothing/);
  });

  test("BR83-8.52-a: no brigade piece on fords, bridges and ABATIS", () => {
    expectFault(placed({ piece: "us-b-schenck", hex: "Z8" }), "placements[0]", /ford, bridge or ABATIS/, "BR83-8.52-a");
    expectFault(
      { ...placed({ piece: "us-b-schenck", hex: "AA8" }), abatis: ["AA8"] },
      "placements[0]",
      /ford, bridge or ABATIS/,
      "BR83-8.52-a",
    );
  });

  test("BR83-14.23-a: only the infantry of brigades comes into the RALLY box", () => {
    expect(faultsOf({ ...SOUND, ...placed({ piece: "us-2nh", where: "rally" }) })).toEqual([]);
    for (const piece of ["us-palmer", "us-d5us", "us-l-keyes", "us-1njm"])
      expectFault(placed({ piece, where: "rally" }), "placements[0]", /never goes to the RALLY box/, "BR83-14.23-a");
  });

  test("BR83-4.8-a, BR83-4.82-a, BR83-4.82-b, BR83-OPT4.2-a, BR83-OPT2-a: who may lie face down", () => {
    const evans = { ...EVANS, frozen: true };
    expect(faultsOf({ ...SOUND, ...placed(KEYES, evans) })).toEqual([]);
    expectFault(placed({ ...KEYES, frozen: true }), "placements[0]", /no frozen pieces without the fog/, "BR83-4.8-a");
    expectFault(
      { ...placed(evans), options: { july20: "on" } },
      "placements[0]",
      /nothing is on July/,
      "BR83-OPT4.2-a",
    );
    expectFault({ ...placed(evans), at: movement("union", 5) }, "placements[0]", /after 10:30/, "BR83-4.82-a");
    const near = { ...KEYES, hex: "S16" };
    expectFault(placed(near, evans), "placements[1]", /us-l-keyes within 4 hexes/, "BR83-4.82-b");
    const fog = { options: { fogOfWar: "on" } };
    expect(faultsOf({ ...SOUND, ...fog, ...placed({ ...KEYES, frozen: true }) })).toEqual([]);
    const card = { piece: "cs-l-bonham", where: "card", frozen: true };
    expectFault(placed(card), "placements[0]", /not on the map/, "BR83-4.8-a");
  });

  test("BR83-OPT2.1-a, BR83-OPT2.2-a: a dummy stands for its leader and others of his army, and only face down", () => {
    const fog = { options: { fogOfWar: "on" } };
    const dummy = { piece: "us-d-keyes", hex: "UU8", frozen: true };
    const held = (piece: string): unknown => ({ piece, where: "held", holder: "us-d-keyes" });
    const leader = held("us-l-keyes");
    const whole = [dummy, leader, held("us-1ohio")];
    expect(faultsOf({ ...SOUND, ...fog, ...placed(...whole, EVANS) })).toEqual([]);
    const expectDummy = (placements: unknown[], problem: RegExp, rule: string): void =>
      expectFault({ ...fog, ...placed(...placements, EVANS) }, "placements[0]", problem, rule);
    expectDummy([dummy], /stands for its leader, and us-l-keyes is elsewhere/, "BR83-OPT2.1-a");
    expectDummy([...whole, held("cs-terry")], /cannot stand for cs-terry/, "BR83-OPT2.1-a");
    expectDummy([...whole, held("us-d-schenck")], /cannot stand for us-d-schenck/, "BR83-OPT2.1-a");
    expectDummy([{ ...dummy, frozen: false }, leader], /only as long as it is frozen/, "BR83-OPT2.2-a");
    // one that has been turned up has given back all, and waits for the end of the Command phase
    expect(faultsOf({ ...SOUND, ...fog, ...placed({ ...dummy, frozen: false }, KEYES, EVANS) })).toEqual([]);
  });
});

describe("markers and times", () => {
  test("BR83-11.3-a, BR83-1.24-a, BR83-1.12-a: ABATIS near Stone Bridge and Farm Ford, four at most", () => {
    expectFault({ abatis: ["S11"] }, "abatis", /more than 3 hexes from/, "BR83-11.3-a");
    expectFault({ abatis: ["Z8"] }, "abatis", /can hold no ABATIS/, "BR83-1.12-a");
    expectFault({ abatis: ["Y9", "Y9"] }, "abatis[1]", /there is an ABATIS in Y9 already/, "BR83-1.24-a");
    expectFault({ abatis: ["Y9", "AA8", "AA9", "X9", "X8"] }, "abatis", /this file has 5/, "BR83-11.3-a");
    expectFault({ abatis: "Y9" }, "abatis", /must be a list/);
  });

  test("BR83-5.52-c, BR83-13.1-a, BR83-2.1-a: fords, groups and turns that exist", () => {
    expectFault({ fordUse: { S11: 3 } }, "fordUse.S11", /is not a ford/, "BR83-5.52-c");
    expectFault({ fordUse: { Q2: 9 } }, "fordUse.Q2", /from 0 to 8/, "BR83-5.52-c");
    expectFault({ fordUse: [] }, "fordUse", /must be an object/);
    expectFault({ due: { "union-5-pm": 3 } }, "due.union-5-pm", /the groups are union-4-pm/);
    expectFault({ due: { "union-4-pm": 24 } }, "due.union-4-pm", /from 0 to 23/, "BR83-13.1-a");
    expectFault({ thawed: ["britain"] }, "thawed[0]", /must be one of union/);
    expectFault({ rolled: 999 }, "rolled", /from 0 to 127/);
    expectFault({ at: combats("union", 24) }, "at.turn", /from 1 to 23/, "BR83-2.1-a");
    expectFault({ at: { stage: "tea" } }, "at.stage", /must be one of set-up/);
    expectFault({ at: { stage: "combat", turn: 3, side: "north" } }, "at.side", /must be one of union/);
    expectFault({ at: 3 }, "at", /must say where the game begins/);
  });
});

describe("set-ups that break a card", () => {
  const setUp = { at: { stage: "set-up" }, options: { setup: "free" } };

  test("BR83-1.21-a, BR83-1.22-a, BR83-1.23-a, BR83-1.13-a, BR83-1.32-a: every piece where its card lets it begin", () => {
    const bad = (piece: string, hex: string, problem: RegExp, rule: string): void =>
      expectFault({ ...setUp, ...placed({ piece, hex }) }, "placements[0]", problem, rule);
    bad("cs-4sc", "S11", /cannot be set up in S11/, "BR83-1.23-a");
    bad("cs-l-early", "QQ17", /cannot be set up in QQ17/, "BR83-1.22-a");
    bad("cs-l-smith", "A18", /does not begin on the map/, "BR83-1.13-a");
    bad("us-l-keyes", "S11", /cannot be set up in S11/, "BR83-1.3-a");
    const near = at({ X9: "cs-4sc", AA8: "us-l-keyes" });
    expectFault({ ...setUp, ...placed(...near) }, "placements[1]", /cannot be set up in AA8/, "BR83-1.32-a");
    const july = { ...setUp, options: { setup: "free", july20: "on" } };
    expectFault({ ...july, ...placed({ piece: "cs-7ga", hex: "EE33" }) }, "placements[0]", /EE33/, "BR83-1.21-a");
  });
});
