import type { OrderType, Position } from "@stonebridge/games/no-written-orders";
import { boundBy, distancesTo, inCommand, measureFor, STEPS } from "@stonebridge/games/no-written-orders/internals";
import { MEANINGS } from "../meanings.ts";
import { type Table, tableOf, whyNot } from "../table.ts";
import { ofType } from "../../contract/offers.ts";
import { marchOffer, reachFrom, takenUp } from "./movement.ts";
import { type Offer, offer as offerOf } from "./offer.ts";

const known = new WeakMap<Position, { readonly offer: Offer | undefined }>();

/**
 * The next stack whose order leads somewhere marches on, the foremost first, with all that may come along or else alone: as far as it
 * gets towards its next waypoint or its target without a chance for the enemy to fire. Where nobody gets nearer but somebody still owes a
 * move, he makes one. A leader of whom it is asked that he still owes a ride goes first.
 */
export function marchOn(table: Table): Offer | undefined {
  const found = known.get(table.position);
  if (found) return found.offer;
  const { leader } = table.decision.about;
  const asked = typeof leader === "string" ? rideOn(table, [leader]) : undefined;
  const offer = asked ?? columnOn(table);
  known.set(table.position, { offer });
  return offer;
}

/** What the end of the segment would leave undone: whose order leads somewhere marches, and who waits beside the map comes on. */
export function movesLeft(table: Table, now: readonly Offer[]): readonly Offer[] {
  const next = marchOn(table);
  const entering = new Set(ofType(table.decision.actions, "enter").map(({ unit }) => unit));
  return [
    ...(next === undefined ? [] : [next]),
    ...now.filter(({ piece, meaning }) => piece !== undefined && entering.has(piece) && !MEANINGS[meaning].aside),
  ];
}

function columnOn(table: Table): Offer | undefined {
  const columns = ofType(table.decision.actions, "take")
    .flatMap(({ unit }) => columnOf(table, unit) ?? [])
    .toSorted((one, other) => one.left(one.from) - other.left(other.from));
  const nearer = firstOn(table, columns, true);
  const owed = nearer === undefined && whyNot(table, { type: "end" }) !== undefined;
  if (!owed) return nearer;
  const leaders = ofType(table.decision.actions, "ride").map((one) => one.leader);
  return firstOn(table, columns, false) ?? rideOn(table, [...new Set(leaders)]);
}

/**
 * The unit of which it is said that it still owes its order a move: the one that marches on next, where it owes one, else the one that the
 * rules name.
 */
export function owingNext(table: Table): string | undefined {
  const { unit, hex } = table.decision.about;
  if (table.step !== "movement" || typeof unit !== "string") return undefined;
  if (hex !== undefined) return unit;
  const next = marchOn(table);
  return next?.meaning === "march" && next.piece !== undefined && owesMove(table, next.piece) ? next.piece : unit;
}

/** A unit that is taken up may not stop where it stands. */
function owesMove(table: Table, unit: string): boolean {
  const march = tableOf(table.tools, takenUp(table, unit, false).position);
  return march?.step === "march" && whyNot(march, { type: "stop" }) !== undefined;
}

/** A unit that may be taken up, with how far it is from its goal by hex. */
interface Column {
  readonly unit: string;
  readonly from: string;
  left(hex: string): number;
}

function columnOf(table: Table, unit: string): Column | undefined {
  const { tools, position } = table;
  const { field } = tools.game;
  const { grid } = field.map;
  const at = field.unitIndex.get(unit) as number;
  const order = position.standing[boundBy(field, position, at)]?.order;
  const goal = order?.waypoints[position.passed[at] ?? 0] ?? order?.target;
  const from = grid.ids[position.place[at] ?? -1];
  if (from === undefined) return undefined;
  if (goal === undefined) return RETREATS.has(order?.type ?? "") ? retreating(table, unit, from) : undefined;
  const away = distancesTo(field, goal, measureFor(field, at, order?.type === "march"));
  return { unit, from, left: (hex) => away[grid.known(hex)] as number };
}

/** Orders that lead away from the enemy, and need no target. */
const RETREATS: ReadonlySet<string> = new Set<OrderType>(["fall-back", "general-retreat"]);

/** Who falls back without a target gets away from the enemies that are seen; out of command, back to the leader (12.1-f). */
function retreating({ tools, position, view, side }: Table, unit: string, from: string): Column | undefined {
  const { field } = tools.game;
  const { grid } = field.map;
  const at = field.unitIndex.get(unit) as number;
  const post = grid.ids[position.post[field.holders[boundBy(field, position, at)].leader] ?? -1];
  if (post !== undefined && !inCommand(field, position, at)) {
    const flag = grid.known(post);
    const away = distancesTo(field, { flag, hexes: [flag] }, STEPS);
    return { unit, from, left: (hex) => away[grid.known(hex)] as number };
  }
  const enemies = [...view.units, ...view.stacks].flatMap((one) =>
    one.side === side || one.hex === undefined ? [] : [grid.known(one.hex)],
  );
  if (enemies.length === 0) return undefined;
  return { unit, from, left: (hex) => -Math.min(...enemies.map((enemy) => grid.distance(grid.known(hex), enemy))) };
}

/**
 * The foremost that gets on with its stack; where no stack does, as with guns at the edge of woods, the foremost that gets on alone.
 * @param nearer only where that brings it nearer to its goal
 */
function firstOn(table: Table, columns: readonly Column[], nearer: boolean): Offer | undefined {
  return (
    first(columns, (column) => onwards(table, column, { nearer, together: true })) ??
    first(columns, (column) => onwards(table, column, { nearer, together: false }))
  );
}

interface Manner {
  readonly nearer: boolean;
  readonly together: boolean;
}

function onwards(table: Table, { unit, from, left }: Column, { nearer, together }: Manner): Offer | undefined {
  const march = takenUp(table, unit, together);
  const [best] = reachFrom(table, march.position)
    .filter(({ hex, mayEnd, disputed }) => mayEnd && !disputed && hex !== from && (!nearer || left(hex) < left(from)))
    .toSorted((one, other) => left(one.hex) - left(other.hex) || one.cost - other.cost);
  return best && marchOffer(unit, from, march.taken, best);
}

/** The first of these leaders whom his order leads somewhere rides on as far as it does, to a unit of his own if there is one on the way. */
function rideOn({ tools, position, decision }: Table, leaders: readonly string[]): Offer | undefined {
  const { field } = tools.game;
  const { grid } = field.map;
  const rides = ofType(decision.actions, "ride");
  return first(leaders, (leader) => {
    const at = field.leaderIndex.get(leader) as number;
    const holder = field.leads[at];
    const order = position.standing[holder]?.order;
    const goal = order?.waypoints[position.leaderPassed[at] ?? 0] ?? order?.target;
    const from = grid.ids[position.post[at] ?? -1];
    if (goal === undefined || from === undefined) return undefined;
    const away = distancesTo(field, goal, STEPS);
    const left = (hex: string): number => away[grid.known(hex)] as number;
    const own = new Set(field.holders[holder].units.map((unit) => position.place[unit]));
    const ways = rides.filter((one) => one.leader === leader && left(one.hex) < left(from));
    const beside = ways.filter(({ hex }) => own.has(grid.known(hex)));
    const [best] = (beside.length > 0 ? beside : ways).toSorted((one, other) => left(one.hex) - left(other.hex));
    return best && offerOf("ride", [best], [`space:${best.hex}`], { piece: leader, hex: best.hex });
  });
}

function first<T, U>(all: readonly T[], find: (one: T) => U | undefined): U | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
