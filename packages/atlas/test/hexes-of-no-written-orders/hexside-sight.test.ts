import { HexSight } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { levelOf } from "../../src/hexes/levels.ts";
import { both, first, second } from "./hexside-maps.ts";

/** Line of sight and extended line of sight by day, in hexes of 1,000 feet. */
const LOS = 7;
const ELOS = 10;
const nobody = new Uint8Array(first.map.size);
const sights = new Map(both.map(([name, { map }]) => [name, new HexSight(map, ELOS)]));

type Spot = readonly [name: string, latitude: number, longitude: number];
const MATTHEWS: Spot = ["Matthews Hill", 38.8243, -77.5293];
const RHODE_ISLAND: Spot = ["Rhode Island battery", 38.8252, -77.5298];
const EVANS_LINE: Spot = ["Evans' line on Matthews Hill", 38.8222, -77.5275];
const IMBODEN: Spot = ["Imboden's guns", 38.8163, -77.5234];
const HENRY: Spot = ["Henry House", 38.8148, -77.5226];
const JACKSON: Spot = ["Jackson's line", 38.8138, -77.52];
const RICKETTS: Spot = ["Ricketts' guns", 38.8143, -77.5228];
const DOGAN: Spot = ["Dogan Ridge", 38.818, -77.5375];
const CHINN: Spot = ["Chinn Ridge", 38.8118, -77.534];
const STONE_HOUSE: Spot = ["Stone House", 38.819, -77.5259];
const BUCK: Spot = ["Buck Hill", 38.8208, -77.5262];
const VAN_PELT: Spot = ["Van Pelt Hill", 38.8262, -77.5095];
const BRIDGE: Spot = ["Stone Bridge, west end", 38.8241, -77.5045];
const HAINES: Spot = ["the thirty-pounder", 38.8259, -77.496];
const PORTICI: Spot = ["Portici", 38.807, -77.506];
const BUTLER: Spot = ["Butler House", 38.813, -77.4455];
const BLACKBURN: Spot = ["Blackburn's Ford, south bank", 38.801, -77.45];
const LOOKOUT: Spot = ["Lookout Hill", 38.794, -77.458];
const MITCHELL: Spot = ["Mitchell's Ford", 38.7974, -77.4578];
const SIGNAL: Spot = ["Signal Hill", 38.7615, -77.4285];
const SUDLEY: Spot = ["Sudley Ford", 38.845, -77.5359];
const LEE: Spot = ["S. D. Lee's guns", 38.8172, -77.5672];
const MEADOW: Spot = ["the meadow below Deep Cut", 38.8203, -77.5505];
const DUMP: Spot = ["the Dump", 38.824, -77.551];
const GROVETON: Spot = ["Groveton", 38.8126, -77.5478];
const BRAWNER: Spot = ["Brawner's farm", 38.8147, -77.5663];
const PIKE: Spot = ["the turnpike south of Brawner's farm", 38.808, -77.5655];
const STUART: Spot = ["Stuart's Hill", 38.8053, -77.569];
const BATTERY: Spot = ["Battery Heights", 38.811, -77.559];
const WARREN: Spot = ["Warren's ground", 38.8108, -77.543];

const [FIRST, SECOND] = [first.data.name, second.data.name];

/** Who saw whom, and who did not, by what happened there. */
const SIGHTS: readonly (readonly [map: string, from: Spot, to: Spot, seen: boolean, why: string])[] = [
  [FIRST, EVANS_LINE, IMBODEN, true, "Imboden's guns supported Evans from the other side of the valley"],
  [FIRST, RHODE_ISLAND, IMBODEN, true, "the two batteries fought each other"],
  [FIRST, DOGAN, IMBODEN, true, "Griffin and Ricketts drove him off from there"],
  [FIRST, RICKETTS, JACKSON, true, "they fought at three hundred yards"],
  [FIRST, DOGAN, JACKSON, false, "Jackson lay behind the plateau's rim"],
  [FIRST, MATTHEWS, JACKSON, false, "Jackson lay behind the plateau's rim"],
  [FIRST, STONE_HOUSE, JACKSON, false, "the turnpike lies below the hill"],
  [FIRST, BRIDGE, VAN_PELT, true, "Evans watched the bridge"],
  [FIRST, HAINES, VAN_PELT, true, "the first shot of the battle"],
  [FIRST, HAINES, BRIDGE, true, "Tyler's guns looked down the turnpike"],
  [FIRST, BUTLER, BLACKBURN, true, "the guns of 18 July fired over the ford"],
  [FIRST, LOOKOUT, MITCHELL, true, "the generals watched from there"],
  [FIRST, PORTICI, HENRY, false, "woods and the rim of the hill; Johnston went by the sound"],
  [FIRST, VAN_PELT, SUDLEY, false, "Evans had to be told"],
  [SECOND, LEE, MEADOW, true, "his guns raked Porter's attack"],
  [SECOND, LEE, DUMP, true, "his guns raked Porter's attack"],
  [SECOND, LEE, GROVETON, true, "his guns raked the fields by Groveton"],
  [SECOND, BRAWNER, PIKE, true, "Jackson's guns opened on the column on the turnpike"],
  [SECOND, STUART, BRAWNER, true, "Lee's ground overlooks the farm"],
  [SECOND, BATTERY, GROVETON, true, "the guns of 28 August fired towards the hamlet"],
  [SECOND, GROVETON, DOGAN, true, "the Union's guns on the ridge swept the fields"],
  [SECOND, WARREN, GROVETON, true, "Hazlett's guns and the 5th New York covered them"],
  [SECOND, BUCK, CHINN, true, "Pope's headquarters looked over the field"],
];

describe("who saw whom (NWO-8.3)", () => {
  it.each(SIGHTS)("%s: %s and %s: %s", (name, [, ...a], [, ...b], seen) => {
    const { map } = name === FIRST ? first : second;
    const [from, to] = [map.hexAtDegrees(...a), map.hexAtDegrees(...b)];
    const sight = sights.get(name)!;
    expect([sight.sees(from, to, LOS, nobody), sight.sees(to, from, LOS, nobody)]).toEqual([seen, seen]);
  });

  it("extended sight ends at ten hexes: Signal Hill is 8 miles from Sudley, which its station saw in fact (NWO-12.14)", () => {
    const { map } = first;
    const [from, to] = [SIGNAL, SUDLEY].map(([, ...at]) => map.hexAtDegrees(...at));
    expect(map.grid.distance(from, to)).toBeGreaterThan(40);
    expect(sights.get(FIRST)!.seesFar(from, to, ELOS, nobody)).toBe(false);
    // It was high ground: nothing between blocks by its level but hills as high.
    expect(map.level[from]).toBeGreaterThan(map.level[to] + 2);
  });

  it("extended sight sees from hill to hill over lower ground, and not over higher", () => {
    const sight = sights.get(FIRST)!;
    const at = ([, ...where]: Spot) => first.map.hexAtDegrees(...where);
    expect(sight.seesFar(at(DOGAN), at(IMBODEN), ELOS, nobody)).toBe(true);
    expect([sight.sees(at(BUCK), at(CHINN), LOS, nobody), sight.seesFar(at(BUCK), at(CHINN), ELOS, nobody)]).toEqual([true, false]); // prettier-ignore
  });
});

describe("levels", () => {
  it.each(both)("of %s: Bull Run falls, named hills stand above their foot", (_, { map, data }) => {
    const banks = data.rivers[0].sides.map(([a, b]) => Math.min(map.level[map.grid.known(a)], map.level[map.grid.known(b)])); // prettier-ignore
    const mean = (levels: readonly number[]) => levels.reduce((sum, one) => sum + one, 0) / levels.length;
    expect(mean(banks.slice(0, 40))).toBeGreaterThan(mean(banks.slice(-40)) + 1);
    const hills: readonly (readonly [string, number])[] = [["henry-hill", 1], ["matthews-hill", 1], ["chinn-ridge", 1], ["dogan-ridge", 1], ["brawner-farm", 1], ["centreville", 2], ["sudley-mountain", 2], ["signal-hill", 2]]; // prettier-ignore
    for (const [id, above] of hills) {
      const hex = map.place(id);
      const round = [...map.grid.ring(hex, 3)].map((one) => map.level[one]);
      expect([id, map.level[hex] - mean(round) >= above]).toEqual([id, true]);
    }
    expect(map.level[map.place("centreville")]).toBe(Math.max(...map.level));
  });

  it("count 20 feet each, from 100 feet above the sea", () => {
    const levels = { feet: 20, lowest: 100 };
    expect([99, 100, 119, 120, 279].map((feet) => levelOf(feet, levels))).toEqual([-1, 0, 0, 1, 8]);
    expect([first.data.levelFeet, first.data.lowestFeet]).toEqual([20, 100]);
  });
});
