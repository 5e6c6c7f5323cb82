import { describe, expect, test } from "vitest";
import { DIVISION_COMMANDERS, HIGH_COMMANDERS, ROSTER } from "../../../src/second-bull-run-1862/text/roster.ts";
import { texts as english } from "../../../src/second-bull-run-1862/text/en.ts";
import { texts as french } from "../../../src/second-bull-run-1862/text/fr.ts";
import { COMMANDERS, DIVISIONS, UNITS } from "../../../src/second-bull-run-1862/units.ts";

const PIECES = [...UNITS.map(({ id }) => id), ...COMMANDERS.map(({ id }) => id)];

test("the roster names every brigade, commander and division, and nobody else", () => {
  expect(Object.keys(ROSTER).toSorted()).toEqual(UNITS.map(({ id }) => id).toSorted());
  expect(Object.keys(HIGH_COMMANDERS).toSorted()).toEqual(COMMANDERS.map(({ id }) => id).toSorted());
  expect(Object.keys(DIVISION_COMMANDERS).toSorted()).toEqual(DIVISIONS.map(({ id }) => id).toSorted());
});

test("artillery groups have batteries, the others regiments, which fight in one place only", () => {
  const seen = new Set<string>();
  const twice: string[] = [];
  for (const { id, side, kind } of UNITS) {
    const { regiments, batteries } = ROSTER[id as keyof typeof ROSTER];
    expect(batteries.length > 0, id).toBe(kind === "artillery");
    expect(regiments.length > 0, id).toBe(kind !== "artillery");
    for (const [numbers, of] of regiments) {
      for (const number of numbers.split(", ")) {
        const regiment = `${side} ${kind} ${number} ${of}`;
        if (seen.has(regiment)) twice.push(regiment);
        seen.add(regiment);
      }
    }
  }
  // South Carolina had two regiments of that number: the Provisional Army's under Gregg, the Volunteers' under Jenkins.
  expect(twice).toEqual(["confederate infantry 1 sc"]);
});

describe.each([english, french])("names in $language", (texts) => {
  test("every brigade and commander has a name of its own, short enough for a counter", () => {
    expect(new Set(PIECES.map((id) => texts.unitName(id))).size).toBe(PIECES.length);
    expect(new Set(PIECES.map((id) => texts.counterName(id))).size).toBe(PIECES.length);
    for (const id of PIECES) {
      expect(texts.unitName(id)).toMatch(/^[A-Z]/);
      expect(texts.counterName(id).length, id).toBeLessThanOrEqual(14);
    }
    expect(texts.unitName("nobody")).toBe("nobody");
  });

  test("every brigade and commander says what it is, where it belongs and who leads it", () => {
    for (const id of PIECES) {
      for (const said of [texts.unitTitle(id), texts.commander(id)]) {
        expect(said, id).toMatch(/^[0-9A-ZÉ].{4,}/);
        expect(said, id).not.toMatch(/undefined|null|'| {2}/);
      }
    }
    for (const { id } of UNITS) expect(texts.unitRegiments(id), id).toMatch(/^[0-9A-Z].*[a-zé]/);
    expect([texts.unitTitle("nobody"), texts.unitRegiments("nobody"), texts.commander("nobody")]).toEqual(["", "", ""]);
  });

  test("every division and corps has a name, and its commander a rank", () => {
    for (const { id, corps } of DIVISIONS) {
      expect(texts.division(id)).toMatch(/ivision/);
      expect(texts.divisionCommander(id)).toMatch(/ [A-Z]/);
      expect(texts.corps(corps)).toMatch(/corps/);
    }
    expect([texts.division("none"), texts.corps("pope"), texts.divisionCommander("none")]).toEqual([
      "none",
      "pope",
      "",
    ]);
  });
});

test("names and bodies read as each language says them", () => {
  const said = (id: string) => [english, french].flatMap((texts) => [texts.unitName(id), texts.unitTitle(id)]);
  expect(said("baylor")).toEqual([
    "Baylor",
    "Stonewall Brigade, Taliaferro’s division",
    "Baylor",
    "Brigade Stonewall, division Taliaferro",
  ]);
  expect(said("ewell-artillery")).toEqual([
    "Ewell’s artillery",
    "Artillery, Ewell’s division",
    "Artillerie d’Ewell",
    "Artillerie, division Ewell",
  ]);
  expect(said("gibbon")).toEqual(["Gibbon", "4th Brigade, Hatch’s division", "Gibbon", "4e brigade, division Hatch"]);
  expect(said("mclean")[0]).toBe("McLean");
  expect(said("fitzhugh-lee")).toEqual([
    "Fitzhugh Lee",
    "Fitzhugh Lee’s cavalry brigade, independent",
    "Fitzhugh Lee",
    "Brigade de cavalerie Fitzhugh Lee, indépendante",
  ]);
  expect(said("lee-artillery")[0]).toBe("S. D. Lee’s artillery");
  expect(said("jackson")[1]).toBe("Commands Jackson’s corps");
  expect(said("pope")[3]).toBe("Commande l’armée de l’Union");
  expect(english.unitRegiments("hood")).toBe("1, 4, 5 Texas, 18 Georgia, Hampton’s Legion");
  expect(french.unitRegiments("kearny-artillery")).toBe("Batteries Graham, Randolph · 12 canons");
  expect(english.divisionCommander("hill")).toBe("Major General Ambrose P. Hill");
  expect([english.men(1400), french.men(1400), english.men(850)]).toEqual([
    "1,400 men",
    "1\u202f400 hommes",
    "850 men",
  ]);
});

test("SB62-RU07 mistyped names of the lists are one brigade each, by its true name", () => {
  const names = ["buford", "featherston", "toombs", "koltes", "krzyzanowski", "schimmelfennig", "taliaferro"];
  expect(names.map((id) => english.unitName(id))).toEqual([
    "Buford",
    "Featherston",
    "Toombs",
    "Koltes",
    "Krzyzanowski",
    "Schimmelfennig",
    "Taliaferro",
  ]);
  expect(english.division("schenck")).toBe("Schenck’s division");
  expect(english.division("butterfield")).toBe("Butterfield’s division");
});
