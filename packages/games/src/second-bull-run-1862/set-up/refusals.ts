import { type CommanderIndex, NONE, type UnitIndex } from "../field.ts";
import { commanderId, unitIds, zoneIds } from "../play.ts";
import { type Asking, piece, pieceAndZone, refuses } from "../refusing.ts";
import { emptyIn, groupsOfSide, openZones, unplacedIn } from "./set-up-groups.ts";
import { SIDES } from "../vocabulary.ts";

/** Refusals of the set-up (11.2, 9.6). */
export const SET_UP = refuses({
  "place-other-side": ["SB62-11.2-a", piece],
  "place-later": ["SB62-8-E-a", piece],
  "place-option": ["SB62-11.2.2-c", piece],
  "place-group": ["SB62-11.2-a", startingZones],
  "place-there": ["SB62-11.2-a", pieceAndZone],
  "place-full": ["SB62-9.6-a", pieceAndZone],
  "place-corps": ["SB62-9.6-a", pieceAndZone],
  "ready-unplaced": ["SB62-11.2-a", unplaced],
  "ready-empty": ["SB62-11.2-a", empty],
  "ready-beside": ["SB62-RU108"],
  "suggest-done": ["SB62-11.2-a"],
  "set-up-first": ["SB62-11.2-a"],
  "set-up-over": ["SB62-11.2-a"],
  "set-up-none": ["SB62-11.2.1-b"],
});

function groupsOf({ play, side }: Asking) {
  return groupsOfSide(
    play.field,
    SIDES.findIndex((one) => one === side),
  );
}

/** Where the piece may start, the nearest to the zone that was named first (SB62-11.2-a). */
function startingZones(asking: Asking): ReturnType<typeof pieceAndZone> & { readonly zones: readonly string[] } {
  const { play } = asking;
  const { field, p } = play;
  const named = pieceAndZone(asking);
  const unit: UnitIndex = field.unitIndex.get(named.piece) ?? NONE;
  const commander: CommanderIndex = field.commanderIndex.get(named.piece) ?? NONE;
  const wanted = field.graph.known(named.zone);
  const open = groupsOf(asking).flatMap((group) =>
    group.units.includes(unit) || group.commanders.includes(commander) ? openZones(p, group, unit) : [],
  );
  const nearest = open.toSorted((one, other) => field.steps[one][wanted] - field.steps[other][wanted]);
  return { ...named, zones: zoneIds(play, nearest) };
}

/** What has no place yet. */
function unplaced(asking: Asking): { readonly friends: readonly string[] } {
  const { play } = asking;
  const [units, commanders] = unplacedIn(play.p, groupsOf(asking));
  return { friends: [...unitIds(play, units), ...commanders.map((one) => commanderId(play, one))] };
}

/** Zones that their group leaves empty. */
function empty(asking: Asking): { readonly zones: readonly string[] } {
  return { zones: zoneIds(asking.play, emptyIn(asking.play.p, groupsOf(asking))) };
}
