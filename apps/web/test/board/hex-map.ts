import { hexGround } from "../../src/board/hexes/hex-ground.ts";
import {
  type BatteryLook,
  type BrigadePieceLook,
  type LeaderLook,
  NO_MARKS,
  type RegimentLook,
} from "../../src/board/counters/look.ts";
import type { HexMap, PieceModel } from "../../src/board/model.ts";

/** A small map of hexes, 100 map units high: seven columns of six, one hex of the lower edge not part of it. */
const SMALL: HexMap = {
  hexes: { columns: 7, rows: 6, unplayable: ["C6"] },
  plot: { height: 100, origin: [20, 30], sheet: [0, 0, 700, 700] },
};

export const smallGround = hexGround(SMALL);

export const REGIMENT: RegimentLook = {
  kind: "regiment",
  figure: "infantry",
  body: "union",
  stripe: "vermilion",
  name: "69 NYM",
  subtitle: "Sherman",
  attack: 2,
  defence: 3,
  movement: 4,
  selfActivating: false,
};
export const BATTERY: BatteryLook = { ...REGIMENT, kind: "battery", face: "mobile", name: "E/3 US" };
export const BRIGADE_PIECE: BrigadePieceLook = { ...REGIMENT, kind: "brigade-piece", name: "Sherman" };
export const LEADER: LeaderLook = {
  kind: "leader",
  body: "union",
  stripe: "vermilion",
  name: "Sherman",
  subtitle: "Colonel",
  rank: "brigade",
  movement: 6,
  selfActivating: false,
};

export function regiment(id: string, space: string, more: Partial<PieceModel> = {}): PieceModel {
  return { id, space, depth: 0, look: REGIMENT, marks: NO_MARKS, state: "rest", label: id, ...more };
}
