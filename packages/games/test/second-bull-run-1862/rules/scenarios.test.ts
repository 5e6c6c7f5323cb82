import { stepsFrom, type ZoneIndex } from "@stonebridge/board";
import { expect, test } from "vitest";
import { builtMap, BUILT_MAP } from "../../../src/second-bull-run-1862/map.ts";
import {
  type Arrival,
  ARRIVES_UP_TO,
  type ScenarioData,
  TURN_TRACK,
} from "../../../src/second-bull-run-1862/scenarios/scenario-data.ts";
import { SCENARIO_DATA } from "../../../src/second-bull-run-1862/scenarios/scenarios.ts";
import { UNITS } from "../../../src/second-bull-run-1862/units.ts";
import { ENTRIES, SCENARIO_IDS, SIDES } from "../../../src/second-bull-run-1862/vocabulary.ts";

const { "august-29": FIRST, "august-30": SECOND, "both-days": BOTH } = SCENARIO_DATA;

/** A set-up list line by line: brigades with what they have lost, commanders in capitals, [I], zones. */
function written({ groups, losses }: ScenarioData, side: string): readonly string[] {
  return groups
    .filter((group) => group.side === side)
    .map(({ commanders, units, zones, isolated, beside }) => {
      const who = [
        ...commanders.map((id) => id.toUpperCase()),
        ...units.map((id) => (losses[id] === undefined ? id : `${id}[-${losses[id]}]`)),
      ];
      const where = zones.map((set) => set.join(" ")).join(" or ");
      return `${who.join(" ")}${isolated ? " [I]" : ""}: ${where}${beside === undefined ? "" : ` beside ${beside}`}`;
    });
}

/** A line of a list of reinforcements: turn, who, entries. */
function arriving({ who, turn, entries }: Arrival): string {
  const name =
    "commander" in who
      ? who.commander.toUpperCase()
      : "division" in who
        ? `${who.division}: ${who.units.join(" ")}`
        : who.unit;
  return `${turn} ${name} → ${entries.join("/")}`;
}

function arrivals({ arrivals: all }: ScenarioData, side: string): readonly string[] {
  return all.filter((arrival) => arrival.side === side).map(arriving);
}

test("SB62-11.2.1-a the Confederates of 29 August, SB62-11.2.1-b and nobody of the Union", () => {
  expect(written(FIRST, "confederate")).toEqual([
    "JACKSON: 155",
    "johnson starke baylor[-1] taliaferro taliaferro-artillery: 95 113 114 127",
    "lawton[-1] trimble[-1] ewell-artillery: 128 142",
    "early forno [I]: 37 38",
    "archer branch field gregg pender thomas hill-artillery: 143 157 158 179 180 181 182",
    "robertson: 175",
  ]);
  expect(written(FIRST, "union")).toEqual([]);
});

test("SB62-11.2.1-c the Union reinforcements of 29 August, turn by turn", () => {
  expect(arrivals(FIRST, "union")).toEqual([
    "1 SIGEL → E/D",
    "1 schurz: koltes schimmelfennig krzyzanowski schurz-artillery → E/D",
    "1 schenck: stahel mclean → E/D",
    "1 milroy → E/D",
    "1 MCDOWELL → E/D",
    "1 reynolds: meade seymour hardin reynolds-artillery → E/D",
    "4 kearny: robinson birney poe kearny-artillery → B/C/D",
    "5 HEINTZELMAN → B/C/D",
    "5 hooker: grover taylor carr hooker-artillery → B/C/D",
    "5 RENO → B/C/D",
    "5 reno: nagle ferrero → B/C/D",
    "5 stevens: christ leasure farnsworth stevens-artillery → B/C/D",
    "6 POPE → B/C/D",
    "6 PORTER → E/F",
    "6 butterfield: roberts lansing butterfield-artillery → E/F",
    "6 sykes: buchanan chapman warren sykes-artillery → E/F",
    "6 us-artillery → E/F",
    "7 bayard → E/F",
    "8 buford → G/F",
    "8 hatch: sullivan doubleday patrick gibbon hatch-artillery → E/F",
    "10 ricketts: duryea tower stiles thoburn ricketts-artillery → E/F",
  ]);
});

test("SB62-11.2.1-d the Confederate reinforcements of 29 August; Anderson and S. D. Lee's guns with both days only", () => {
  const day = [
    "4 fitzhugh-lee → A",
    "5 LEE → H",
    "5 LONGSTREET → H",
    "5 hood: law hood hood-artillery → H",
    "5 kemper: kemper pickett jenkins → H",
    "5 washington-artillery → H",
    "5 evans → H",
    "7 wilcox: featherston pryor wilcox → H",
  ];
  expect(arrivals(FIRST, "confederate")).toEqual(day);
  expect(arrivals(BOTH, "confederate")).toEqual([
    ...day,
    "11 anderson: armistead mahone wright → H",
    "11 lee-artillery → H",
  ]);
  expect(arrivals(BOTH, "union")).toEqual(arrivals(FIRST, "union"));
});

test("SB62-11.2.1-j, SB62-11.2.2-c Jones by H for 2 VP: on turn 6 of the 29th, from turn 2 on the 30th (SB62-RU84, V-86)", () => {
  for (const { optional } of [FIRST, BOTH]) {
    expect(arriving(optional.arrival)).toBe("6 jones: jones toombs drayton → H");
    expect([optional.turn, optional.victoryPoints]).toEqual(["fixed", 2]);
  }
  expect(arriving(SECOND.optional.arrival)).toBe("2 jones: jones toombs drayton → H");
  expect([SECOND.optional.turn, SECOND.optional.victoryPoints]).toEqual(["from", 2]);
});

test("SB62-11.2.2-a the Confederates of 30 August", () => {
  expect(written(SECOND, "confederate")).toEqual([
    "LEE: 56",
    "LONGSTREET: 56",
    "JACKSON: 142",
    "johnson starke baylor[-1] taliaferro taliaferro-artillery: 95 96 115 116",
    "washington-artillery lee-artillery: 95 96 115 116 beside taliaferro",
    "lawton[-1] trimble[-1] early ewell-artillery: 129 143 158",
    "forno [I]: 202",
    "archer branch field gregg[-2] pender thomas[-1] hill-artillery: 159 179 181 161 183 184",
    "fitzhugh-lee: 203",
    "robertson: 175",
    "armistead mahone wright: 54 56",
    "evans: 57",
    "law hood[-1] hood-artillery: 58 73",
    "pickett jenkins: 41 59",
    "kemper [I]: 5",
    "featherston pryor wilcox: 71 72",
  ]);
});

test("SB62-11.2.2-b the Union of 30 August, Reno's corps in 120, 121 and 133 (SB62-RU87)", () => {
  expect(written(SECOND, "union")).toEqual([
    "POPE: 109",
    "MCDOWELL duryea tower stiles thoburn ricketts-artillery sullivan[-2] doubleday[-1] patrick gibbon[-2] hatch-artillery: 122 134 135 136 149 or 122 134 135 109 111",
    "meade seymour hardin reynolds-artillery: 82 84 or 82 106",
    "robinson birney[-2] poe kearny-artillery: 164 186",
    "HEINTZELMAN grover[-1] taylor carr[-1] hooker-artillery: 148 165",
    "RENO nagle[-1] ferrero christ[-1] leasure farnsworth[-1] stevens-artillery: 120 121 133",
    "PORTER roberts lansing butterfield-artillery buchanan chapman warren sykes-artillery: 86 87 89 108",
  ]);
});

test("SB62-11.2.2-d the regrouped corps comes by C on turn 2 or 3, as its owner likes (SB62-RU85, SB62-RU86)", () => {
  expect(arrivals(SECOND, "union")).toEqual([
    "2 SIGEL → C",
    "2 schurz: koltes schimmelfennig krzyzanowski schurz-artillery → C",
    "2 schenck: stahel mclean → C",
    "2 milroy → C",
    "2 us-artillery → C",
    "2 bayard → C",
    "2 buford → C",
  ]);
  expect(SECOND.arrivals.every(({ test: how, latest }) => how === "choice" && latest === 3)).toBe(true);
  expect(SECOND.losses["milroy"]).toBe(1);
  expect(arrivals(SECOND, "confederate")).toEqual([]);
});

test("V-53, V-54, V-55 who is rolled for: divisions and brigades up to 3 and 4, commanders never (SB62-11.1.3-b, SB62-11.1.3-c, SB62-8-E-c)", () => {
  expect(ARRIVES_UP_TO).toEqual({ union: 3, confederate: 4 });
  for (const { arrivals: all } of [FIRST, BOTH])
    for (const { who, test: how } of all) expect(how).toBe("commander" in who ? "none" : "die");
});

test("every brigade and commander comes into each scenario once, by set-up or schedule", () => {
  for (const { id, groups, arrivals: all, optional } of Object.values(SCENARIO_DATA)) {
    const brought = [...all, optional.arrival].flatMap(({ who }) =>
      "commander" in who ? [who.commander] : "division" in who ? who.units : [who.unit],
    );
    const everyone = [...groups.flatMap(({ commanders, units }) => [...commanders, ...units]), ...brought];
    expect(new Set(everyone).size, id).toBe(everyone.length);
    const missing = UNITS.filter((unit) => !everyone.includes(unit.id)).map((unit) => unit.id);
    expect(missing, id).toEqual(id === "august-29" ? ["armistead", "mahone", "wright", "lee-artillery"] : []);
    for (const commander of [
      "lee",
      "jackson",
      "longstreet",
      "pope",
      "sigel",
      "mcdowell",
      "heintzelman",
      "porter",
      "reno",
    ])
      expect(everyone, id).toContain(commander);
  }
});

test("C-19, SB62-11.2-a every zone of a group can be held; five groups of the Union fill theirs, Hill has one each", () => {
  for (const { groups } of [FIRST, SECOND]) {
    for (const { id, units, zones, beside } of groups) {
      if (units.length === 0 || beside !== undefined) continue;
      for (const set of zones) {
        expect(set.length, id).toBeLessThanOrEqual(units.length);
        expect(units.length, id).toBeLessThanOrEqual(2 * set.length);
      }
    }
  }
  const full = SECOND.groups.filter(
    ({ side, units, zones }) => side === "union" && units.length === 2 * zones[0].length,
  );
  expect(full.map(({ id }) => id)).toEqual(["ricketts-hatch", "reynolds", "kearny", "hooker", "reno-stevens"]);
  const hill = FIRST.groups.find(({ id }) => id === "hill");
  expect([hill?.units.length, hill?.zones[0].length]).toEqual([7, 7]);
});

test("SB62-RU108 the reserve guns stand with two of Taliaferro's brigades, in the same zones", () => {
  const [guns, men] = ["reserve-artillery", "taliaferro"].map((id) => SECOND.groups.find((group) => group.id === id));
  expect(guns?.beside).toBe("taliaferro");
  expect(guns?.zones).toEqual(men?.zones);
  expect((guns?.units.length ?? 0) + (men?.units.length ?? 0)).toBeLessThanOrEqual(2 * (men?.zones[0].length ?? 0));
});

test("SB62-11.2.1-e, SB62-11.2.1-f, SB62-11.2.1-g the first day: turns 1 to 10, turn 1 for entry only, ties to the Union", () => {
  expect(FIRST.days.map(({ firstTurn, lastTurn }) => [firstTurn, lastTurn])).toEqual([[1, 10]]);
  expect(FIRST.days[0].rules).toMatchObject({ kind: "august-29", entryOnly: 1, unionInitiative: 1, tie: "union" });
});

test("SB62-11.2.1-h, SB62-11.2.1-k the first day's rolls: −1 without an army commander, −1 for Manoeuvre up to 4 (T11)", () => {
  expect(FIRST.days[0].rules).toMatchObject({
    withoutArmyCommander: -1,
    manoeuvre: -1,
    manoeuvreUpTo: 4,
    tacticalModifier: { union: 1, confederate: -1 },
  });
  expect(FIRST.days[0].rules).not.toHaveProperty("evening");
});

test("SB62-11.2.2-e … SB62-11.2.2-j the second day: turns 2 to 10, the Union first on 2 and 3, the counter-attack", () => {
  expect(SECOND.days.map(({ firstTurn, lastTurn }) => [firstTurn, lastTurn])).toEqual([[2, 10]]);
  expect(SECOND.days[0].rules).toEqual({
    kind: "august-30",
    unionInitiative: [2, 3],
    tie: { before: "union", after: "confederate" },
    counterAttack: { from: 3, turns: 2, activation: 1 },
  });
});

test("SB62-11.2.3-a, SB62-11.2.3-c both days: the first's set-up, turn 11 from phase 2 with −1, then the second day", () => {
  expect(BOTH.groups).toEqual(FIRST.groups);
  expect(BOTH.losses).toEqual(FIRST.losses);
  expect(BOTH.days.map(({ firstTurn, lastTurn }) => [firstTurn, lastTurn])).toEqual([
    [1, 11],
    [2, 10],
  ]);
  expect(BOTH.days[0].rules).toMatchObject({ evening: { turn: 11, firstPhase: 2, activation: -1 } });
  expect(BOTH.days[1].rules).toEqual(SECOND.days[0].rules);
});

test("SB62-11.2.3-d, SB62-11.2.3-f, SB62-11.2.3-h, SB62-11.2.3-i the night: recovery, three marches, ways back (V-88)", () => {
  const { night } = BOTH;
  expect(night).toMatchObject({ turn: 1, moves: 3, back: { union: ["C", "D"], confederate: ["H"] } });
  expect(night?.withdrawn).toEqual([
    { from: 2, entries: ["C", "D"] },
    { from: 4, entries: ["E", "F"] },
  ]);
  const recovered = (losses: number) => night?.recovery.find((row) => losses >= row.losses)?.recovered ?? 0;
  expect([0, 1, 2, 3, 4, 5].map(recovered)).toEqual([0, 0, 1, 1, 2, 2]);
  expect([FIRST.night, SECOND.night]).toEqual([undefined, undefined]);
});

test("SB62-T13, SB62-11.2.1-l, SB62-11.2.1-m, SB62-11.2.1-n, SB62-11.2.2-k … SB62-11.2.3-j victory points", () => {
  expect(FIRST.victory).toEqual({ moreLosses: 1, halfMoreLosses: 3, objective: 3, lead: 8 });
  expect(SECOND.victory).toEqual({ moreLosses: 2, halfMoreLosses: 5, objective: 3, lead: 8 });
  expect(BOTH.victory).toEqual(SECOND.victory);
});

test("SB62-T12, SB62-0-a, SB62-2-d a turn lasts 90 minutes, from 5:00; four hours are not in the rules", () => {
  const minutes = TURN_TRACK.map(({ time }) => 60 * Number(time.slice(0, 2)) + Number(time.slice(3)));
  expect(minutes).toEqual(Array.from({ length: 11 }, (_, at) => 300 + 90 * at));
  expect(TURN_TRACK.filter(({ inferred }) => inferred).map(({ turn }) => turn)).toEqual([2, 3, 9]);
});

const graph = builtMap();

function zone(id: string): ZoneIndex {
  const found = graph.ids.indexOf(id);
  if (found < 0) throw new Error(`no zone ${id}`);
  return found;
}

test("SB62-2-b the map has every zone and entry that set-ups and schedules name", () => {
  for (const { groups, arrivals: all, optional } of Object.values(SCENARIO_DATA)) {
    for (const { zones } of groups) for (const id of zones.flat()) expect(graph.ids).toContain(id);
    for (const { entries } of [...all, optional.arrival])
      for (const letter of entries) expect(ENTRIES).toContain(letter);
  }
  expect(BUILT_MAP.entries?.map(({ letter }) => letter)).toEqual([...ENTRIES]);
});

test("SB62-2-c four objectives a side, in the colours of the map (§7)", () => {
  const of = (side: string) => BUILT_MAP.zones.filter(({ objectiveOf }) => objectiveOf === side).map(({ id }) => id);
  expect(SIDES.map(of)).toEqual([
    ["95", "115", "143", "184"],
    ["77", "84", "89", "108"],
  ]);
});

test("M-10, C-18 who is marked isolated stands more than 2 zones from the rest of his division", () => {
  const apart = (from: string, to: string) => stepsFrom(graph, zone(from), graph.overLand)[zone(to)];
  expect([apart("5", "41"), apart("5", "59"), apart("202", "158"), apart("202", "129")]).toEqual([3, 4, 5, 6]);
  for (const from of ["37", "38"]) for (const to of ["128", "142"]) expect(apart(from, to)).toBeGreaterThan(2);
});

test("M-12 no Confederate begins next to a Union brigade on the 30th", () => {
  const of = (side: string) =>
    new Set(SECOND.groups.filter((group) => group.side === side).flatMap(({ zones }) => zones.flat().map(zone)));
  const union = of("union");
  for (const place of of("confederate"))
    for (const near of graph.overLand[place]) expect(union.has(near), `${place} ${near}`).toBe(false);
});

test("SB62-2-a the map is 205 zones with roads, woods, slopes, an embankment, a village and one bridge over a river", () => {
  const { zones, borders } = BUILT_MAP;
  expect(zones).toHaveLength(205);
  expect(zones.filter(({ terrain }) => terrain.includes("village")).map(({ name }) => name)).toEqual(["Groveton"]);
  expect(zones.filter(({ embankment }) => embankment === true)).toHaveLength(12);
  expect(zones.some(({ terrain }) => terrain.includes("woods"))).toBe(true);
  expect(borders.some(({ road }) => road)).toBe(true);
  expect(borders.some(({ foot }) => foot !== undefined)).toBe(true);
  expect(borders.filter(({ kind }) => kind === "bridge").map(({ between }) => between)).toEqual([["140", "141"]]);
  expect(borders.some(({ kind }) => kind === "river")).toBe(true);
});

test("SB62-11.1-a the game covers 29 and 30 August, each by itself and both together", () => {
  expect(SCENARIO_IDS).toEqual(["august-29", "august-30", "both-days"]);
  const kinds = Object.values(SCENARIO_DATA).map(({ days }) => days.map(({ rules }) => rules.kind));
  expect(kinds).toEqual([["august-29"], ["august-30"], ["august-29", "august-30"]]);
});

test("SB62-RU03 Lee with a rank commands the army; Lee without one is Fitzhugh Lee's cavalry", () => {
  const lines = arrivals(FIRST, "confederate");
  expect(lines).toContain("4 fitzhugh-lee → A");
  expect(lines).toContain("5 LEE → H");
  expect(written(SECOND, "confederate")).toEqual(expect.arrayContaining(["LEE: 56", "fitzhugh-lee: 203"]));
  expect(UNITS.find(({ id }) => id === "fitzhugh-lee")?.kind).toBe("cavalry");
});
