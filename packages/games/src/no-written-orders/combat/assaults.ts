import type { HexIndex } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { beginFight } from "./fight.ts";
import type { AssaultsFrame } from "../frames/combat.ts";
import { type Play, type Step, asks, hexId, pop } from "../play.ts";

/**
 * The declared assaults are fought one by one, in the attacker’s order (NWO-D27); all stacks that assault a hex do so together (NWO-7.3-i,
 * NWO-RUL084).
 */
export const assaults: Step<"assaults"> = {
  ask(play, f) {
    const hexes = [...new Set(f.targets)];
    if (hexes.length <= 1) return undefined;
    return asks(
      "assaults",
      f.side,
      "NWO-7.3-a",
      {},
      hexes.map((hex): Action => ({ type: "fight", hex: hexId(play, hex) })),
    );
  },
  run(play, f) {
    if (f.targets.length === 0) pop(play);
    else fight(play, f, f.targets[0]);
  },
  take(play, f, action) {
    if (action.type === "fight") fight(play, f, play.field.map.grid.known(action.hex));
  },
};

function fight(play: Play, f: AssaultsFrame, hex: HexIndex): void {
  const units = f.units.filter((_, at) => f.targets[at] === hex);
  f.units = f.units.filter((_, at) => f.targets[at] !== hex);
  f.targets = f.targets.filter((target) => target !== hex);
  beginFight(play, f.side, units, hex);
}
