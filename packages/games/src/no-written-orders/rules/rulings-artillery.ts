/**
 * Rulings on chapters 8 to 11, artillery, entry, works and leaders, where they are unclear or silent: the clauses that each belongs to, and a
 * short title.
 */
export const RULINGS_OF_ARTILLERY = {
  RUL120: ["8.1-a", "Batteries on one target"],
  RUL121: ["8.1-g", "A wasted hit"],
  RUL122: ["8.1-e", "After a bombardment"],
  RUL123: ["8.1-d", "Horse artillery moves on"],
  RUL124: ["12.3-g", "Bombardment on the march"],
  RUL125: ["12.1-e", "Bombardment out of command"],
  RUL126: ["8.3-a 8.3-b", "How a line of sight is drawn"],
  RUL127: ["8.4-a", "When aimed guns fire"],
  RUL128: ["8.2-c", "No morale modifier"],
  RUL129: ["8.1-a", "Targets of bombardment"],
  RUL130: ["6.3-a", "Terrain and disruption in bombardment"],
  RUL135: ["9-a 9-g", "When arrivals act"],
  RUL136: ["9-b", "A running sum"],
  RUL140: ["10.1-a", "Others in a fort"],
  RUL141: ["10.1-f", "One halving"],
  RUL142: ["10.2-a", "Fortified sides in full"],
  RUL143: ["10.3-c", "Two turns of digging"],
  RUL144: ["10.3-f", "Whoever is attacked"],
  RUL150: ["11.1-d", "The nearest unit"],
  RUL151: ["11.2-a", "Which hits endanger a leader"],
  RUL152: ["11.2-b", "Until the successor comes"],
  RUL153: ["11.5-a", "Orders for headquarters"],
  RUL154: ["11.1-e", "What counts as giving orders"],
  RUL155: ["11.1-c", "Left alone by his men"],
  RUL156: ["12.15-a", "When a wing commander moves"],
  RUL157: ["12.15-a", "End of a wing’s order"],
  RUL158: ["11.5-a 19.4.4-a", "When orders lose their units"],
  RUL159: ["12.3-a", "Formations without units"],
} as const satisfies Record<string, readonly [clauses: string, title: string]>;
