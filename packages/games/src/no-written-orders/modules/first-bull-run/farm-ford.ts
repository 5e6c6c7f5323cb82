import type { HexsideMap } from "@stonebridge/board";
import { UNION } from "../../measures.ts";
import { hex, of, refusesSpecially, unit } from "../../refusing.ts";
import type { SpecialRuleMaker } from "../special-rule.ts";

/** Turn of the track in which Farm Ford was historically found. */
const FOUND = 6;

/** Why nobody goes over Farm Ford, or no artillery (NWO-CS2). */
export const FARM_FORD = refusesSpecially({
  "step-ford": ["NWO-CS2", of(unit, hex)],
  "step-ford-guns": ["NWO-CS2", of(unit, hex)],
  "advance-ford": ["NWO-CS2", unit],
  "assault-ford": ["NWO-CS2", of(unit, hex)],
  "fall-ford": ["NWO-CS2", of(unit, hex)],
});

/** The Union does not know Farm Ford until a unit of it begins an action beside it, or until eleven o’clock (NWO-CS2). */
export const farmFord: SpecialRuleMaker = {
  open({ map }) {
    const hexsides = hexsidesOf(map, "Farm Ford");
    const banks = hexsides.map((hexside) => Math.floor(hexside / 6));
    return {
      crossing: {
        rule: "NWO-CS2",
        hexsides,
        unknownTo: UNION,
        refusals: {
          step: FARM_FORD["step-ford"],
          guns: FARM_FORD["step-ford-guns"],
          advance: FARM_FORD["advance-ford"],
          assault: FARM_FORD["assault-ford"],
          fall: FARM_FORD["fall-ford"],
        },
      },
      isOver(field, p, moment) {
        if (moment.at === "turn begins") return p.turn >= FOUND;
        if (moment.at !== "action begins") return false;
        return field.roster[UNION].some((one) => banks.includes(p.place[one]) && moment.acts(one));
      },
      told: { type: "ford-found" },
    };
  },
};

/** Both directions over a crossing of the map. */
function hexsidesOf({ data, grid }: HexsideMap, name: string): readonly number[] {
  return data.crossings
    .filter((crossing) => crossing.name === name)
    .flatMap(({ side: [one, other] }) => {
      const [from, to] = [grid.known(one), grid.known(other)];
      return [grid.hexside(from, to), grid.hexside(to, from)];
    });
}
