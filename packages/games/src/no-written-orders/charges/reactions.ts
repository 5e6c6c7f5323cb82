import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { CHARGE_RANGE, isTooDark, strikesFrom } from "./charge-targets.ts";
import { inCommand } from "../army/command.ts";
import type { Field } from "../field.ts";
import { isHidden } from "../hiding/hiding.ts";
import type { ReactionFrame } from "../frames/combat.ts";
import { CAVALRY, type SideIndex, type UnitIndex } from "../measures.ts";
import { type Play, push } from "../play.ts";
import { CHARGED, type Position, marked, onMap } from "../position.ts";
import { CHARGES } from "./refusals.ts";
import { COMBAT } from "../combat/refusals.ts";

/** Why a unit may not charge enemies who come into a hex near it (NWO-7.9-a, NWO-7.9-b, NWO-7.7-m, NWO-16.1-a); no order forbids it (NWO-12.3-g). */
export function refuseReaction(
  field: Field,
  p: Position,
  f: Pick<ReactionFrame, "side" | "hex" | "asked">,
  unit: UnitIndex,
): Refusal | undefined {
  if (field.sideOf[unit] !== f.side || field.arm[unit] !== CAVALRY || !onMap(p, unit)) return CHARGES["charge-other"];
  if (isHidden(p, unit)) return COMBAT["fight-hidden"]; // NWO-19.7.1-c
  if (marked(p, unit, CHARGED)) return CHARGES["charge-again"];
  if (isTooDark(field, p)) return CHARGES["charge-dark"];
  const march = p.stack.findLast((frame) => frame.step === "march");
  if (f.asked.includes(unit) || march?.reacted.includes(unit) === true) return CHARGES["react-again"];
  if (field.map.grid.distance(p.place[unit], f.hex) > CHARGE_RANGE) return CHARGES["charge-far"];
  if (strikesFrom(field, p, unit, f.hex) === NOWHERE) return CHARGES["charge-ground"];
  return inCommand(field, p, unit) ? undefined : COMBAT["assault-out-of-command"];
}

/**
 * Cavalry of a side near a hex may charge those who move, charge or retreat into it (NWO-7.9-a).
 * @param backhand they are cavalry that retreats or pursues (NWO-7.10-d)
 */
export function offerReactions(
  play: Play,
  side: SideIndex,
  movers: readonly UnitIndex[],
  hex: HexIndex,
  backhand: boolean,
): void {
  const { field, p } = play;
  if (field.options.cavalryCharges === "off") return;
  const frame: ReactionFrame = {
    step: "reaction",
    side,
    hex,
    movers,
    backhand: backhand && movers.every((unit) => field.arm[unit] === CAVALRY) ? 1 : 0,
    asked: [],
    ready: [],
    over: [],
  };
  if (field.roster[side].some((unit) => refuseReaction(field, p, frame, unit) === undefined)) push(play, frame);
}
