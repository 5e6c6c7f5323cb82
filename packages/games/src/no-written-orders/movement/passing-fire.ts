import type { HexIndex } from "@stonebridge/board";
import { beginRetreat } from "../combat/falling-back.ts";
import { fireVolley } from "../combat/fire.ts";
import type { PassingFrame } from "../frames/combat.ts";
import { beginHits } from "../combat/hits.ts";
import { endangerLeaders } from "../army/leader-loss.ts";
import type { UnitIndex } from "../measures.ts";
import { stands } from "../army/morale-check.ts";
import { type Play, type Step, asks, hexId, pop, unitId } from "../play.ts";
import { type Position, onMap, unitsAt } from "../position.ts";
import { passingShots } from "../combat/passing-stacks.ts";

function moversLeft(p: Position, { movers }: PassingFrame): readonly UnitIndex[] {
  return movers.filter((unit) => onMap(p, unit));
}

export const passingFire: Step<"passing-fire"> = {
  ask(play, f) {
    const [stack] = f.stacks;
    if (stack === undefined || moversLeft(play.p, f).length === 0) return undefined;
    return asks(
      "passing-fire",
      f.side,
      "NWO-7.12-a",
      { hex: hexId(play, stack), units: moversLeft(play.p, f).map((unit) => unitId(play, unit)) },
      [{ type: "fire-passing" }, { type: "hold-fire" }],
    );
  },
  run(play, f) {
    pop(play);
    endangerLeaders(play, 1 - f.side, f.struck);
    const units = moversLeft(play.p, f);
    if (f.hits === 0 || units.length === 0) return;
    const pressure = { artilleryFire: false, flanked: false }; // NWO-RUL018
    const check = { side: 1 - f.side, rule: "NWO-7.12-b", units, attacking: false, backed: false, pressure };
    if (!stands(play, check)) beginRetreat(play, 1 - f.side, units, "NWO-7.12-b");
  },
  take(play, f, action) {
    const [stack, ...others] = f.stacks;
    f.stacks = others;
    if (action.type === "fire-passing") fire(play, f, stack);
  },
};

function fire(play: Play, f: PassingFrame, stack: HexIndex): void {
  const { field, p } = play;
  const movers = moversLeft(p, f);
  const shots = passingShots(field, p, stack);
  const { hits } = fireVolley(play, {
    kind: "passing",
    rule: "NWO-7.12-a",
    side: f.side,
    units: unitsAt(p, stack).filter((_, at) => shots[at].share > 0),
    hex: p.place[movers[0]],
    shots,
    modifiers: [],
  });
  f.hits += hits;
  beginHits(play, 1 - f.side, hits, movers, "NWO-7.12-a");
}
