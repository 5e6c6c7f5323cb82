/** By how much one demoralised formation lowers the level of others near it (NWO-14.3-a). */
const BAD_EXAMPLE = 2;
/** By how much lost headquarters lower their army’s level (NWO-11.4-b). */
const HEADQUARTERS = 5;

/** A formation with what it has lost. */
export interface Losses {
  /** Full strength of its eliminated units, including those lost for good (NWO-14.1-a). */
  readonly lost: number;
  /** Its level; 0: it is never demoralised. */
  readonly level: number;
  /** NWO-14.3-b */
  readonly cavalry: boolean;
  /** Places in the list of friendly formations whose leaders are within five hexes of its own. */
  readonly near: readonly number[];
}

/**
 * Which formations are demoralised: first by their own losses, then by those near them, until nothing changes; so two cannot demoralise
 * each other if neither is by its own losses (NWO-14.1-a, NWO-14.3-c, NWO-RUL202).
 */
export function demoralised(formations: readonly Losses[]): readonly boolean[] {
  const down = formations.map(() => false);
  for (let changed = true; changed;) {
    changed = false;
    for (const [at, formation] of formations.entries()) {
      if (down[at] || formation.level === 0 || formation.lost < levelNow(formation, down)) continue;
      down[at] = true;
      changed = true;
    }
  }
  return down;
}

/** A formation’s level while some are demoralised. @param down by place in the list */
export function levelNow({ level, cavalry, near }: Losses, down: readonly boolean[]): number {
  return cavalry ? level : level - BAD_EXAMPLE * near.filter((other) => down[other]).length;
}

/** An army’s level, lower for each of its headquarters lost (NWO-11.4-b). */
export function armyLevel(level: number, headquartersLost: number): number {
  return level - HEADQUARTERS * headquartersLost;
}

/** Has an army lost the four fifths of its level that a General Retreat needs (NWO-12.3.GR-d)? */
export function mayRetreatGenerally(lost: number, level: number): boolean {
  return lost * 5 >= level * 4;
}

/** The fewest strength points lost with which an army may retreat generally (NWO-12.3.GR-d). */
export function lossesForRetreat(level: number): number {
  return level - Math.floor(level / 5);
}
