import { tellDelay, waitingOf } from "./arrivals.ts";
import { GROUPS, isUncertain, sideOfGroup } from "./schedule.ts";
import { CONFEDERATE, HALF_PAST_TEN, type SideIndex } from "../measures.ts";
import { ARRIVALS, type ArrivalId } from "../army/pieces.ts";
import { type Play, roll, sideId, tell } from "../play.ts";
import { ACTIVE, mark } from "../position.ts";
import { frozenPieces, thaw } from "./presence.ts";

/** Turns before its hour from which an event is rolled for (BR83-OPT1-b). */
const LEAD = 2;

/**
 * UNCERTAIN TIMES (X04, Tb10, BR83-OPT1-a, BR83-OPT1-b, BR83-OPT1-c): towards the end of his Movement phase a player rolls for each event
 * that is open, once a turn; the first roll succeeds on 1, the next on 1 or 2, and so on; the sixth always does (R68).
 * @returns whether anything happened, so that the phase continues
 */
export function rollEvents(play: Play, side: SideIndex): boolean {
  const { field, p } = play;
  if (field.options.uncertainTimes === "off") return false;
  let happened = false;
  if (side === CONFEDERATE && field.options.july20 === "off" && !rolledBefore(play, 0)) {
    const pieces = frozenPieces(field, p, side); // R79: none left, no roll
    if (pieces.length > 0 && succeeds(play, side, "thaw", HALF_PAST_TEN, 0)) {
      thaw(play, side, pieces, { cause: "event" }, "BR83-OPT1-c");
      for (const piece of pieces) mark(p, piece, ACTIVE); // R67
      happened = true;
    }
  }
  for (const [group, id] of GROUPS.entries()) {
    if (
      sideOfGroup(group) !== side ||
      !isUncertain(field, group) ||
      p.due[group] !== 0 ||
      rolledBefore(play, 1 + group)
    )
      continue;
    if (waitingOf(field, p, group).length === 0 || !succeeds(play, side, id, ARRIVALS[id].turn, 1 + group)) continue;
    p.due[group] = p.turn;
    tellDelay(play, group);
    happened = true;
  }
  return happened;
}

/** An event is rolled for once a player-turn. */
function rolledBefore({ p }: Play, event: number): boolean {
  return (p.rolled & (1 << event)) !== 0;
}

function succeeds(play: Play, side: SideIndex, event: "thaw" | ArrivalId, hour: number, bit: number): boolean {
  const { p } = play;
  const needed = p.turn - hour + LEAD + 1;
  if (needed < 1) return false;
  p.rolled |= 1 << bit;
  const die = roll(play, "event", side);
  const happens = die <= needed;
  tell(play, { type: "event-rolled", rule: "BR83-OPT1-b", side: sideId(side), event, die, needed, happens });
  return happens;
}
