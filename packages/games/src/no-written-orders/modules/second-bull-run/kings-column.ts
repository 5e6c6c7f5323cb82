import { type HexIndex, ROAD } from "@stonebridge/board";
import type { Moving, PositionAsked } from "../../field.ts";
import { RADIUS, type UnitIndex } from "../../measures.ts";
import { onMap } from "../../position.ts";
import { hex, of, refusesSpecially, unit } from "../../refusing.ts";
import type { SpecialRuleMaker } from "../special-rule.ts";

/** The evening on which King’s division marches strung out. */
const EVENING = "brawners-farm";
const COLUMN = "king-division";

/** Why a unit of the column does not go there (NWO-DS8). */
export const KINGS_COLUMN = refusesSpecially({ "step-column": ["NWO-DS8", of(unit, hex)] });

/**
 * King’s column first closes up along the road; once all units of it are within two hexes of each other it marches like any other division
 * (NWO-DS8, NWO-12.13-c).
 */
export const kingsColumn: SpecialRuleMaker = {
  open({ scenario, holders, holderIndex, map }) {
    const column = holderIndex.get(COLUMN);
    if (scenario.id !== EVENING || column === undefined) return {};
    const { grid } = map;
    const isStrungOut = ({ lifted }: PositionAsked, { holder, order }: Moving): boolean =>
      order === "march" && holder === column && !lifted.includes("NWO-DS8");
    const columnIn = (p: PositionAsked): readonly UnitIndex[] => holders[column].units.filter((one) => onMap(p, one));
    /** Does a step bring a unit nearer to the farthest of its column? */
    const closesUp = (p: PositionAsked, own: UnitIndex, from: HexIndex, to: HexIndex): boolean => {
      const others = columnIn(p).filter((other) => other !== own);
      const farthest = Math.max(0, ...others.map((other) => grid.distance(from, p.place[other])));
      return (
        farthest > RADIUS &&
        others.every((other) => {
          const at = p.place[other];
          return grid.distance(from, at) < farthest || grid.distance(to, at) < farthest;
        })
      );
    };
    return {
      refuseStep(_field, p, mover, hexside, from, to) {
        if (!isStrungOut(p, mover)) return undefined;
        const closer = map.way[hexside] === ROAD && closesUp(p, mover.unit, from, to);
        return closer ? undefined : KINGS_COLUMN["step-column"];
      },
      mayStopApart: (_field, p, mover) => isStrungOut(p, mover),
      isOver(_field, p, { at }) {
        if (at !== "turn begins" && at !== "action ends") return false;
        const hexes = columnIn(p).map((one) => p.place[one]);
        return hexes.every((one) => hexes.every((other) => grid.distance(one, other) <= RADIUS));
      },
    };
  },
};
