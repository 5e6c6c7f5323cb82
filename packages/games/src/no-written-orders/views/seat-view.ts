import type { Seat } from "@stonebridge/kernel";
import { type Field, HEADQUARTERS } from "../field.ts";
import { decoysNow } from "../hiding/deceiving.ts";
import { toldControl } from "../land/control.ts";
import { NONE, sideOf } from "../measures.ts";
import type { CommandFrame } from "../frames/orders.ts";
import type { Position } from "../position.ts";
import { scoreOf } from "../victory/score.ts";
import { PHASES, SIDES } from "../vocabulary.ts";
import { ledgerOf } from "./ledger.ts";
import { Look } from "./look.ts";
import { flagsOf, holderView, misledBy, orderView, placesOf, writtenBy } from "./orders-seen.ts";
import { seenSteps } from "./seen-steps.ts";
import { part } from "./told.ts";
import type { View } from "./view.ts";

/** The ids of those holders in a list of flags that are marked. */
function flagged(field: Field, list: readonly number[]): readonly string[] {
  return field.holders.flatMap(({ id }, holder) => (list[holder] === 1 ? [id] : []));
}

const INTERCEPTED = part<Look, View["intercepted"]>(["intercepted", "turn"], ({ field, p, own }) =>
  p.intercepted.flatMap(({ side, to, due, orders }) =>
    side === own && due <= p.turn
      ? [{ to: field.holders[to].id, turn: due, orders: orders.map((order) => orderView(field, order)) }]
      : [],
  ),
);
const HEADQUARTERS_SEEN = part<Look, View["headquarters"]>(["seat", "shownSeats"], headquartersSeen);
const TRAINS = part<Look, View["trains"]>(["seat", "reloads", "shownSeats"], trainsSeen);
const WORKS = part<Look, View["works"]>(["works"], ({ field, p }) =>
  p.works.map(({ hex, facing, done }) => ({
    hex: field.map.grid.ids[hex],
    facing: field.map.grid.ids[field.map.neighbours[hex * 6 + facing]],
    done: done === 1,
  })),
);
const ABATIS = part<Look, View["abatis"]>(["abatis"], ({ field, p }) => p.abatis.map((hex) => field.map.grid.ids[hex]));
const HOLDERS = part<Look, View["holders"]>(
  ["standing", "waiting", "night", "couriers", "fatigue", "attached", "hiding"],
  ({ field, p, own }) => field.holders.flatMap(({ side }, at) => (side === own ? [holderView(field, p, at)] : [])),
);
const WRITTEN = part<Look, View["written"]>(["tries", "given"], ({ field, p, own }) => {
  const command = commandOf(p);
  return command === undefined ? [] : writtenBy(field, command, own);
});
const FLAGS = part<Look, View["flags"]>(["decoys", "standing"], ({ field, p }) => flagsOf(field, p));
const DECOYS = part<Look, View["decoys"]>(["decoysNow"], ({ field, p, own }) =>
  decoysNow(p).flatMap(({ side, hex }) => (side === own ? [field.map.grid.ids[hex]] : [])),
);
const AIDES = part<Look, View["aides"]>(["couriers"], ({ field, p }) => placesOf(field, p.couriers));
const DEMORALISED = part<Look, View["demoralised"]>(["broken"], ({ field, p }) => flagged(field, p.broken));
const BROKEN = part<Look, View["broken"]>(["routed"], ({ p }) =>
  Object.fromEntries(SIDES.flatMap((id, side) => (p.routed[side] > 0 ? [[id, p.routed[side]]] : []))),
);
const ACTED = part<Look, View["acted"]>(["acted"], ({ field, p }) => flagged(field, p.acted));
const PAIRS = part<Look, View["pairs"]>(["pairs"], ({ field, p }) => {
  const [union, confederate] = p.pairs.map((pair) => pair.map((holder) => field.holders[holder].id));
  return { union, confederate };
});
const CUP = part<Look, View["cup"]>(["cup"], ({ field, p, own }) =>
  p.cup.flatMap((chit) => (chit >= 0 && field.holders[chit].side === own ? [field.holders[chit].id] : [])),
);
const POINTS = part<Look, View["points"]>(["place", "control", "broken", "routed"], ({ field, p }) => {
  const { union, confederate } = scoreOf(field, p);
  return { union: union.points, confederate: confederate.points };
});

function commandOf({ stack }: Position): CommandFrame | undefined {
  return stack.findLast((frame) => frame.step === "command");
}

/**
 * What a seat may see; a spectator sees what both do (reading 4). Parts that have not changed since the view before are the same objects.
 */
export function viewOf(field: Field, p: Position, seat: Seat): View {
  const own = sideOf(seat);
  const look = new Look(field, p, own);
  const { told } = look;
  const control = toldControl(field, p);
  const command = commandOf(p);
  told.note("control", control);
  told.note("decoysNow", decoysNow(p));
  told.note("tries", command?.tries);
  told.note("given", command?.given);
  const misled = misledBy(field, p, own);
  const view: { -readonly [K in keyof View]: View[K] } = {
    seat: own === NONE ? "spectator" : SIDES[own],
    scenario: field.scenario.id,
    turn: p.turn,
    phase: PHASES[p.phase],
    options: field.options,
    units: look.units(),
    leaders: look.leaders(),
    stacks: look.unseenStacks(),
    intercepted: told.part(INTERCEPTED, look),
    headquarters: told.part(HEADQUARTERS_SEEN, look),
    trains: told.part(TRAINS, look),
    works: told.part(WORKS, look),
    abatis: told.part(ABATIS, look),
    holders: told.part(HOLDERS, look),
    written: told.part(WRITTEN, look),
    flags: told.part(FLAGS, look),
    decoys: told.part(DECOYS, look),
    aides: told.part(AIDES, look),
    demoralised: told.part(DEMORALISED, look),
    broken: told.part(BROKEN, look),
    acted: told.part(ACTED, look),
    pairs: told.part(PAIRS, look),
    cup: told.part(CUP, look),
    control,
    points: told.part(POINTS, look),
    steps: seenSteps(field, p, own, (side, hex) => look.sees(side, hex)),
    ledger: ledgerOf(look),
  };
  if (own !== NONE && field.options.artilleryAmmo === "on") view.rounds = p.ammunition[own];
  if (misled !== undefined) view.misled = misled;
  if (p.initial !== NONE) view.initial = field.holders[p.initial].id;
  return view;
}

function headquartersSeen({ field, p, shown }: Look): View["headquarters"] {
  return field.holders.flatMap(({ kind, id }, at) =>
    kind === HEADQUARTERS && p.seat[at] >= 0 && shown.seats[at] === 1
      ? [{ id, hex: field.map.grid.ids[p.seat[at]] }]
      : [],
  );
}

function trainsSeen({ field, p, own, shown }: Look): View["trains"] {
  return field.trains.flatMap((train) => {
    const { id, side, formation } = field.holders[train];
    if (p.seat[train] < 0 || shown.seats[train] === 0) return [];
    const counted = side === own && formation !== NONE ? { reloads: p.reloads[train] } : {};
    return [{ id, side: SIDES[side], hex: field.map.grid.ids[p.seat[train]], ...counted }];
  });
}
