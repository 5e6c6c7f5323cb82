import { knownUnit } from "../known.ts";
import type { Action } from "../actions.ts";
import { strikesFrom } from "./charge-targets.ts";
import type { ReactionFrame } from "../frames/combat.ts";
import { beginMelee } from "./charging.ts";
import type { UnitIndex } from "../measures.ts";
import { stands } from "../army/morale-check.ts";
import { type Play, type Step, asks, hexId, pop, unitId } from "../play.ts";
import { CHARGED, FALLEN, RALLIED, leadersAt, mark, onMap } from "../position.ts";
import { refuseReaction } from "./reactions.ts";
import { UNKNOWN } from "../refusing.ts";

/** Units that came into the hex and are still there; chargers are where they came from. */
function moversOf({ p }: Pick<Play, "p">, f: ReactionFrame): readonly UnitIndex[] {
  const charge = p.stack.findLast((frame) => frame.step === "melee");
  return f.movers.filter(
    (unit) =>
      onMap(p, unit) &&
      (p.place[unit] === f.hex || (charge?.chargers.includes(unit) === true && !charge.repelled.includes(unit))),
  );
}

function reactorsOf(play: Play, f: ReactionFrame): readonly UnitIndex[] {
  const { field, p } = play;
  if (moversOf(play, f).length === 0) return [];
  return field.roster[f.side].filter((unit) => refuseReaction(field, p, f, unit) === undefined);
}

/** Each unit may check whether it charges; those who do charge together, in one exchange (NWO-7.9-b, NWO-7.9-c, NWO-19.11-e, NWO-DR33). */
export const reaction: Step<"reaction"> = {
  ask(play, f) {
    const units = reactorsOf(play, f);
    if (units.length === 0) return undefined;
    const about = { hex: hexId(play, f.hex), units: moversOf(play, f).map((unit) => unitId(play, unit)) };
    return asks("reaction", f.side, "NWO-7.9-a", about, [
      ...units.map((unit): Action => ({ type: "react", unit: unitId(play, unit) })),
      { type: "end-reaction" },
    ]);
  },
  run: (play, f) => finish(play, f),
  take(play, f, action) {
    if (action.type === "end-reaction") return finish(play, f);
    if (action.type === "react") check(play, f, knownUnit(play.field, action.unit));
    return undefined;
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "react") return undefined;
    const unit = field.unitIndex.get(action.unit);
    return unit === undefined ? UNKNOWN["no-such-unit"] : refuseReaction(field, p, f, unit);
  },
};

function check(play: Play, f: ReactionFrame, unit: UnitIndex): void {
  const { field, p } = play;
  // NWO-7.9-b: units of a charge that is met in several hexes check once for all of them
  for (const frame of p.stack)
    if (frame.step === "reaction" && frame.side === f.side && frame.movers.some((mover) => f.movers.includes(mover)))
      frame.asked = [...frame.asked, unit];
  const march = p.stack.findLast((frame) => frame.step === "march");
  if (march !== undefined) march.reacted = [...march.reacted, unit];
  const backed = leadersAt(field, p, f.side, p.place[unit]).some(
    (leader) => (p.leaderMarks[leader] & (FALLEN | RALLIED)) === 0,
  );
  const pressure = { artilleryFire: false, flanked: false };
  const who = { side: f.side, units: [unit], attacking: true, backed };
  if (!stands(play, { ...who, rule: "NWO-7.9-a", pressure })) return;
  f.ready = [...f.ready, unit];
  f.over = [...f.over, strikesFrom(field, p, unit, f.hex)];
}

function finish(play: Play, f: ReactionFrame): void {
  const movers = moversOf(play, f);
  pop(play);
  if (f.ready.length === 0 || movers.length === 0) return;
  for (const unit of f.ready) mark(play.p, unit, CHARGED);
  beginMelee(play, {
    side: f.side,
    hex: f.hex,
    chargers: f.ready,
    over: f.over,
    defenders: movers,
    backhand: f.backhand,
  });
}
