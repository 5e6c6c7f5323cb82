import { describe, expect, it } from "vitest";
import { contains, distanceToOutline, UNITS_PER_MILE } from "../../src/geography/index.ts";
import { data, miles, outlineOf, zone } from "./map-of-1861.ts";

/** The table of zones that must exist: id, bank, miles east and north, terrain (c, w, H, h, v), start, points. */
const DEMANDED = `
manassas-junction S 0 0 v - 2
camp-pickens S 0.2 0.9 c
liberia S 0.9 1.2 c
wilcoxens S 2.3 0.8 c
yorkshire S 1.0 2.3 c 7
bartows-camp S 1.7 1.9 w 8
mitchells-ford-south S 0.5 3.0 w 4
blackburns-ford-south S 1.2 2.9 w 5
mcleans-ford-south S 1.8 2.7 w 6
union-mills-south S 2.8 1.4 w 9
island-ford-south S -0.3 3.0 w
balls-ford-south S -1.1 3.7 w
lewis-ford-south S -1.8 4.4 w 2
portici S -1.7 3.9 H - 1
stuarts-camp S -1.2 3.0 c 3
new-market S -2.7 3.2 v
stone-bridge-west S -1.8 5.0 c 1
farm-ford-south S -2.1 5.4 c
pittsylvania S -2.5 5.8 w
robinson-farm S -2.3 4.8 c
henry-hill S -2.6 4.4 H - 1
stone-house S -2.9 4.8 c
matthews-hill S -3.0 5.5 H - 1
dogan-ridge S -3.6 5.0 H - 1
bald-hill S -3.3 4.0 H - 1
groveton S -4.1 4.4 v
sudley-springs S -3.5 6.3 v
groveton-woods S -4.3 5.6 w
conrads-woods S -2.2 3.8 w
centreville N 2.4 6.2 v - 2
centreville-heights-west N 1.6 6.3 h
centreville-heights-south N 2.4 5.4 h F
cub-run N 0.9 5.9 c
spindle N 0.1 5.6 c C
gum-spring-turn N -0.6 5.5 w E
stone-bridge-east N -1.3 5.2 w D
flank-road-rear N 0.1 6.5 w B
flank-road-head N -0.2 7.3 w A
flank-road-loop-1 N -0.8 8.0 w
flank-road-loop-2 N -1.6 8.3 w
flank-road-loop-3 N -2.4 8.1 w
flank-road-loop-4 N -2.9 7.6 w
poplar-woods-east N -1.2 6.9 w
poplar-woods-west N -2.2 6.9 w
sudley-ford-north N -3.0 6.9 w
farm-ford-north N -1.6 5.9 w
lewis-ford-north N -0.8 4.8 w
balls-ford-north N -0.5 4.2 w
island-ford-north N 0.1 3.5 w
mitchells-ford-north N 0.9 3.8 w
blackburns-ford-north N 1.5 4.0 c
mountain-view N 1.4 4.6 H H 1
davies-position N 2.3 4.3 c G
mcleans-ford-north N 2.3 3.3 w
union-mills-north N 3.5 2.0 w`
  .trim()
  .split("\n")
  .map((row) => {
    const [id, bank, east, north, ground, start, points] = row.split(" ");
    return { id, bank, at: miles(Number(east), Number(north)), ground, start, points: Number(points ?? 0) };
  });

const GROUND: Readonly<Record<string, readonly string[]>> = {
  c: [],
  w: ["woods"],
  H: ["hill"],
  h: ["hill"],
  v: ["village"],
};

describe("zones that must exist (map demands 3.2)", () => {
  it.each(DEMANDED)("3.2: $id with its bank, ground, start and points", ({ id, bank, ground, start, points }) => {
    const found = zone(id);
    expect(found.bank).toBe(bank === "S" ? "south" : "north");
    expect(found.terrain).toEqual(GROUND[ground]);
    expect(found.start).toBe(start === "-" ? undefined : start);
    expect(found.victoryPoints).toBe(points);
  });

  it.each(DEMANDED)("3.2: $id lies where it should, to 0.4 mile", ({ id, at }) => {
    const apart = contains(outlineOf(id), at) ? 0 : distanceToOutline(outlineOf(id), at) / UNITS_PER_MILE;
    expect(apart).toBeLessThanOrEqual(0.4);
  });

  it("3.2, R94: Ball's Ford south shares a land border with Lewis Ford south, for Cocke's line", () => {
    expect(zone("lewis-ford-south").ring).toContain("balls-ford-south");
    expect(zone("balls-ford-south").bank).toBe(zone("lewis-ford-south").bank);
  });

  it("ids are kebab-case, names are told apart on each bank", () => {
    for (const { id } of data.zones) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    const names = data.zones.map(({ name, bank }) => `${name} (${bank})`);
    expect(new Set(names).size).toBe(names.length);
  });
});
