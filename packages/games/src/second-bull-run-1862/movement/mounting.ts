import { MOUNT_COST } from "../field.ts";
import type { MarchFrame } from "../frames.ts";
import { ON_FOOT, REMOUNTED } from "./stops.ts";
import { type Play, tell, unitId } from "../play.ts";
import { DISMOUNTED, isMounted } from "../position.ts";
import type { Refuses } from "../refusing.ts";
import { MARCH } from "./refusals.ts";

/** Why cavalry may not dismount (SB62-9.4-m), before or after its march. */
export function dismountRefusal({ field, p }: Play, f: MarchFrame, points: number): Refuses | undefined {
  if (field.isCavalry[f.unit] === 0) return MARCH["dismount-kind"];
  if (!isMounted(field, p, f.unit)) return MARCH["dismount-already"];
  return points < MOUNT_COST ? MARCH["dismount-points"] : undefined;
}

/** Why cavalry may not mount again (SB62-9.4-n). */
export function mountRefusal({ field, p }: Play, f: MarchFrame, points: number): Refuses | undefined {
  if (field.isCavalry[f.unit] === 0) return MARCH["mount-kind"];
  if (f.stopped === ON_FOOT) return MARCH["mount-once"];
  if (isMounted(field, p, f.unit)) return MARCH["mount-already"];
  return points < MOUNT_COST ? MARCH["mount-points"] : undefined;
}

/** Cavalry dismounts: it enters no more zones, but what it has left may pay for an attack (RU-44). Losses and fatigue stay (SB62-9.4-o). */
export function dismount(play: Play, f: MarchFrame): void {
  play.p.marks[f.unit] |= DISMOUNTED;
  change(f, ON_FOOT);
  tell(play, { type: "dismounted", rule: "SB62-9.4-m", unit: unitId(play, f.unit) });
}

/** Cavalry mounts: it may not move afterwards (SB62-9.4-n). */
export function mount(play: Play, f: MarchFrame): void {
  play.p.marks[f.unit] &= ~DISMOUNTED;
  change(f, REMOUNTED);
  tell(play, { type: "mounted", rule: "SB62-9.4-n", unit: unitId(play, f.unit) });
}

function change(f: MarchFrame, stopped: number): void {
  f.points -= MOUNT_COST;
  f.stopped = stopped;
  f.begun = 1;
}
