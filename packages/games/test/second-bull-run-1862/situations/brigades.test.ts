import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import {
  type Absence,
  type CommanderPlace,
  type Placement,
  secondBullRun1862,
} from "../../../src/second-bull-run-1862/index.ts";
import {
  ACTION,
  COMBAT,
  commanders,
  expectFault,
  expectSound,
  GIBBON,
  JOHNSON,
  placed,
  SOUND,
  TWO_DAYS,
} from "../support/faults.ts";

describe("brigades", () => {
  test("SB62-1-a unknown ones, those placed twice, those on the map and off it", () => {
    expectFault(placed({ unit: "grant", zone: "105" }), "placements[0].unit", /there is no unit "grant"/);
    expectFault(placed(GIBBON, { ...GIBBON, zone: "106" }), "placements[1].unit", /gibbon is placed twice/, "SB62-1-a");
    expectFault({ placements: {} }, "placements", /must be a list/);
    expectFault(placed("gibbon"), "placements[0]", /must be an object/);
    expectFault(placed({ ...GIBBON, horse: true }), "placements[0].horse", /not a field of a placement/);
    const absent = (...list: unknown[]): Record<string, unknown> => ({ absent: list });
    const gone: Absence = { unit: "poe", where: "eliminated" };
    expectSound(absent(gone));
    expectFault(absent({ ...gone, unit: "gibbon" }), "absent[0].unit", /on the map as well/, "SB62-1-a");
    expectFault(absent(gone, gone), "absent[1].unit", /absent twice/, "SB62-1-a");
    expectFault(absent({ ...gone, unit: "grant" }), "absent[0].unit", /there is no unit/);
    expectFault(absent({ ...gone, where: "home" }), "absent[0].where", /must be one of waiting, eliminated/);
    expectFault(absent({ ...gone, horse: true }), "absent[0].horse", /not a field of an absence/);
    expectFault(absent("poe"), "absent[0]", /must be an object/);
    expectFault({ absent: "poe" }, "absent", /must be a list/);
  });

  test("SB62-10.4-w losses stay below the strength of a brigade on the map", () => {
    expectFault(placed({ ...GIBBON, losses: 8 }), "placements[0].losses", /from 0 to 7/, "SB62-10.4-w");
    expectFault(placed({ ...GIBBON, losses: -1 }), "placements[0].losses", /from 0 to 7/, "SB62-10.4-w");
    expectFault(placed({ ...GIBBON, lossesBefore: 8 }), "placements[0].lossesBefore", /from 0 to 7/, "SB62-10.4-w");
    const waiting = { unit: "poe", where: "waiting", losses: 5 };
    expectFault({ absent: [waiting] }, "absent[0].losses", /from 0 to 4/, "SB62-10.4-w");
    expectSound({ absent: [{ ...waiting, where: "eliminated" }] });
  });

  test("SB62-11.2-b RU-94 losses that are not told are those of the scenario", () => {
    const losses = (placement: Placement): readonly unknown[] => {
      const game = secondBullRun1862.open({ ...SOUND, ...placed(placement) });
      const unit = game.view(game.start(fastDice(1)), "union").units.find(({ id }) => id === placement.unit);
      return [unit?.losses, unit?.lossesBefore];
    };
    expect(losses(GIBBON)).toEqual([2, 2]);
    expect(losses({ ...GIBBON, losses: 0 })).toEqual([0, 2]);
    expect(losses({ ...GIBBON, losses: 3, lossesBefore: 0 })).toEqual([3, 0]);
    expect(losses(JOHNSON)).toEqual([0, 0]);
  });

  test("SB62-10.4-g SB62-10.4-z SB62-10.4-n Fatigue: two at most, none for artillery, two for the routed", () => {
    const guns = { unit: "hatch-artillery", zone: "105" };
    expectFault(placed({ ...GIBBON, fatigue: 3 }), "placements[0].fatigue", /from 0 to 2/, "SB62-10.4-g");
    expectFault(placed({ ...guns, fatigue: 1 }), "placements[0].fatigue", /artillery takes no Fatigue/, "SB62-10.4-z");
    const routed = { ...GIBBON, routed: true };
    expectFault(placed({ ...routed, fatigue: 1 }), "placements[0].fatigue", /has Fatigue 2/, "SB62-10.4-n");
    expectSound(placed(routed));
    expectSound(placed({ ...guns, routed: true }));
  });

  test("SB62-9.4-m only cavalry goes on foot; flags are true or false", () => {
    expectFault(placed({ ...GIBBON, dismounted: true }), "placements[0].dismounted", /is not cavalry/, "SB62-9.4-m");
    expectSound(placed({ unit: "bayard", zone: "105", dismounted: true }));
    expectFault(placed({ ...GIBBON, routed: "yes" }), "placements[0].routed", /true or false/);
  });
});

describe("zones, stacks and facings", () => {
  test("SB62-2-a unknown zones", () => {
    expectFault(placed({ ...GIBBON, zone: "206" }), "placements[0].zone", /there is no zone "206" on map second-bull/);
    expectFault(placed({ ...GIBBON, facing: "206" }), "placements[0].facing", /there is no zone/);
    expectFault(placed({ ...GIBBON, attacks: "206" }), "placements[0].attacks", /there is no zone/);
    expectFault({ at: COMBAT, ...placed({ ...GIBBON, origin: "206" }) }, "placements[0].origin", /there is no zone/);
    expectFault({ attacked: ["206"] }, "attacked[0]", /there is no zone/);
    expectFault(commanders({ id: "pope", zone: "206" }), "commanders[0].zone", /there is no zone/);
  });

  test("SB62-9.3-d a brigade faces a bordering zone", () => {
    expectFault(
      placed({ ...GIBBON, facing: "115" }),
      "placements[0].facing",
      /115 does not border 105; it could face 120, 107, 106/,
      "SB62-9.3-d",
    );
  });

  test("SB62-9.6-c stacked brigades face alike, SB62-10.4-n routed ones face nothing", () => {
    const mate = { unit: "patrick", zone: "105", facing: "106" };
    expectFault(
      placed({ ...GIBBON, facing: "103" }, mate),
      "placements[1].facing",
      /gibbon in 105 faces 103; stacked brigades face alike/,
      "SB62-9.6-c",
    );
    expectFault(
      placed({ ...GIBBON, facing: "103", routed: true }, mate),
      "placements[0].facing",
      /a routed brigade faces nothing/,
      "SB62-10.4-n",
    );
    expectSound(placed({ ...GIBBON, routed: true }, mate));
  });

  test("SB62-9.6-a RU-43 no more than two brigades in a zone, of one corps or independent", () => {
    const [patrick, sullivan] = [
      { unit: "patrick", zone: "105" },
      { unit: "sullivan", zone: "105" },
    ];
    expectFault(placed(GIBBON, patrick, sullivan), "placements", /3 brigades are in 105; at most 2/, "SB62-9.6-a");
    expectFault(
      placed(GIBBON, { unit: "poe", zone: "105" }),
      "placements",
      /gibbon and poe of different corps are in 105/,
      "SB62-9.6-a",
    );
    expectSound(placed(GIBBON, { unit: "milroy", zone: "105" }));
    expectSound(placed(GIBBON, { unit: "meade", zone: "105" }));
  });

  test("SB62-9.6-d one side a zone", () => {
    expectFault(
      placed(GIBBON, { unit: "johnson", zone: "105" }),
      "placements[1].zone",
      /105 holds gibbon of the other side/,
      "SB62-9.6-d",
    );
  });

  test("SB62-9.5-a SB62-9.5-b who is told no facing takes that of its stack, or faces the enemy", () => {
    const facing = (...placements: Placement[]): string | undefined => {
      const game = secondBullRun1862.open({ ...SOUND, at: ACTION, placements });
      return game.view(game.start(fastDice(1)), "union").units.find(({ id }) => id === "gibbon")?.facing;
    };
    expect(facing(GIBBON, { unit: "johnson", zone: "103" })).toMatch(/^(104|103|119)$/);
    expect(facing(GIBBON, { unit: "johnson", zone: "84" })).toMatch(/^(104|106)$/);
    expect(facing({ unit: "patrick", zone: "105", facing: "120" }, GIBBON)).toBe("120");
    expect(facing({ unit: "patrick", zone: "105", routed: true }, { ...GIBBON, facing: "107" })).toBe("107");
    // alone on the map it looks to its objectives
    expect(facing(GIBBON)).toMatch(/^(103|119)$/);
  });
});

describe("commanders", () => {
  test("SB62-2.2-a SB62-9.4-p known ones, once each, not among the enemy", () => {
    const pope: CommanderPlace = { id: "pope", zone: "109" };
    expectSound(commanders(pope));
    expectFault(commanders({ ...pope, id: "grant" }), "commanders[0].id", /there is no commander "grant"/);
    expectFault(commanders(pope, pope), "commanders[1].id", /pope is placed twice/, "SB62-2.2-a");
    expectFault(commanders("pope"), "commanders[0]", /must be an object/);
    expectFault(commanders({ ...pope, horse: true }), "commanders[0].horse", /not a field of a commander/);
    expectFault(commanders({ ...pope, activated: 1 }), "commanders[0].activated", /true or false/);
    expectFault(commanders({ ...pope, zone: "115" }), "commanders", /pope is in 115, which the enemy/, "SB62-9.4-p");
  });

  test("SB62-11.2.3-i only the Union withdraws, a corps and brigades, by night; nobody is there and withdrawn", () => {
    const second = { ...TWO_DAYS, at: { stage: "turn", day: 2, turn: 2 } };
    const gone = (id: string): Record<string, unknown> => ({ withdrawnCommanders: [id] });
    expectSound({ ...second, ...gone("sigel"), absent: [{ unit: "koltes", where: "withdrawn" }] });
    expectFault(gone("sigel"), "withdrawnCommanders", /sigel cannot be withdrawn/, "SB62-11.2.3-i");
    expectFault({ ...second, ...gone("jackson") }, "withdrawnCommanders", /jackson cannot/, "SB62-11.2.3-i");
    expectFault({ ...second, ...gone("pope") }, "withdrawnCommanders", /pope cannot/, "SB62-11.2.3-i");
    expectFault({ ...second, ...gone("grant") }, "withdrawnCommanders[0]", /there is no commander/);
    const both = { ...second, ...gone("sigel"), ...commanders({ id: "sigel", zone: "109" }) };
    expectFault(both, "withdrawnCommanders[0]", /sigel is on the map as well/, "SB62-2.2-a");
    const early = { unit: "starke", where: "withdrawn" };
    expectFault({ absent: [early] }, "absent", /starke cannot be withdrawn/, "SB62-11.2.3-i");
  });
});
