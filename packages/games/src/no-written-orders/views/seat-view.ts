import type { Seat } from "@stonebridge/kernel";
import { type Field, HEADQUARTERS } from "../field.ts";
import { decoysNow } from "../hiding/deceiving.ts";
import { toldControl } from "../land/control.ts";
import { type HolderIndex, NONE, type SideIndex } from "../measures.ts";
import type { Position } from "../position.ts";
import { scoreOf } from "../victory/score.ts";
import { PHASES, SIDES, type SideId } from "../vocabulary.ts";
import { ledgerOf } from "./ledger.ts";
import { Look } from "./look.ts";
import { flagsOf, holderView, misledBy, orderView, placesOf, writtenBy } from "./orders-seen.ts";
import { seenSteps } from "./seen-steps.ts";
import type { View } from "./view.ts";

/**
 * What a seat may see; a spectator sees what both do (digest 8). Parts that have not changed since the view before are the same objects.
 */
export function viewOf(field: Field, p: Position, seat: Seat): View {
  const own = SIDES.indexOf(seat as SideId);
  const look = new Look(field, p, own);
  const { told } = look;
  const sees: Look["sees"] = (side, hex) => look.sees(side, hex);
  const control = toldControl(field, p);
  told.note("control", [control]);
  told.note("decoysNow", decoysNow(p));
  const misled = misledBy(field, p, own);
  const command = p.stack.findLast((frame) => frame.step === "command");
  told.note("written", [command?.tries, command?.given]);
  const names = (of: readonly HolderIndex[]): readonly string[] => of.map((holder) => field.holders[holder].id);
  const flagged = (list: readonly number[]): readonly string[] =>
    names([...field.holders.keys()].filter((holder) => list[holder] === 1));
  return {
    seat: own === NONE ? "spectator" : SIDES[own],
    scenario: field.scenario.id,
    turn: p.turn,
    phase: PHASES[p.phase],
    options: field.options,
    units: look.units(),
    leaders: look.leaders(),
    stacks: look.unseenStacks(),
    intercepted: told.part("intercepted", ["intercepted", "turn"], () =>
      p.intercepted.flatMap(({ side, to, due, orders }) =>
        side === own && due <= p.turn
          ? [{ to: field.holders[to].id, turn: due, orders: orders.map((order) => orderView(field, order)) }]
          : [],
      ),
    ),
    headquarters: told.part("headquarters", ["seat", "shownSeats"], () => headquartersSeen(field, p, sees)),
    trains: told.part("trains", ["seat", "reloads", "shownSeats"], () => trainsSeen(field, p, own, sees)),
    works: told.part("works", ["works"], () =>
      p.works.map(({ hex, facing, done }) => ({
        hex: field.map.grid.ids[hex],
        facing: field.map.grid.ids[field.map.neighbours[hex * 6 + facing]],
        done: done === 1,
      })),
    ),
    abatis: told.part("abatis", ["abatis"], () => p.abatis.map((hex) => field.map.grid.ids[hex])),
    ...(own === NONE || field.options.artilleryAmmo === "off" ? {} : { rounds: p.ammunition[own] }),
    holders: told.part("holders", ["standing", "waiting", "night", "couriers", "fatigue", "attached", "hiding"], () =>
      field.holders.flatMap(({ side }, at) => (side === own ? [holderView(field, p, at)] : [])),
    ),
    written: told.part("written", ["written"], () => (command === undefined ? [] : writtenBy(field, command, own))),
    ...(misled === undefined ? {} : { misled }),
    flags: told.part("flags", ["decoys", "standing"], () => flagsOf(field, p)),
    decoys: told.part("decoys", ["decoysNow"], () =>
      decoysNow(p).flatMap(({ side, hex }) => (side === own ? [field.map.grid.ids[hex]] : [])),
    ),
    aides: told.part("aides", ["couriers"], () => placesOf(field, p.couriers)),
    demoralised: told.part("demoralised", ["broken"], () => flagged(p.broken)),
    broken: told.part("broken", ["routed"], () =>
      Object.fromEntries(SIDES.flatMap((id, side) => (p.routed[side] > 0 ? [[id, p.routed[side]]] : []))),
    ),
    acted: told.part("acted", ["acted"], () => flagged(p.acted)),
    pairs: told.part("pairs", ["pairs"], () => ({ union: names(p.pairs[0]), confederate: names(p.pairs[1]) })),
    ...(p.initial === NONE ? {} : { initial: field.holders[p.initial].id }),
    cup: told.part("cup", ["cup"], () =>
      p.cup.flatMap((chit) => (chit >= 0 && field.holders[chit].side === own ? [field.holders[chit].id] : [])),
    ),
    control,
    points: told.part("points", ["place", "control", "broken", "routed"], () => pointsNow(field, p)),
    steps: seenSteps(field, p, own, sees),
    ledger: ledgerOf(field, p, own, look),
  };
}

function headquartersSeen({ holders, map }: Field, p: Position, sees: Look["sees"]): View["headquarters"] {
  return holders.flatMap(({ kind, id, side }, at) =>
    kind === HEADQUARTERS && p.seat[at] >= 0 && sees(side, p.seat[at]) ? [{ id, hex: map.grid.ids[p.seat[at]] }] : [],
  );
}

function trainsSeen({ holders, trains, map }: Field, p: Position, own: SideIndex, sees: Look["sees"]): View["trains"] {
  return trains.flatMap((train) => {
    const { id, side, formation } = holders[train];
    if (p.seat[train] < 0 || !sees(side, p.seat[train])) return [];
    const counted = side === own && formation !== NONE ? { reloads: p.reloads[train] } : {};
    return [{ id, side: SIDES[side], hex: map.grid.ids[p.seat[train]], ...counted }];
  });
}

function pointsNow(field: Field, p: Position): View["points"] {
  const { union, confederate } = scoreOf(field, p);
  return { union: union.points, confederate: confederate.points };
}
