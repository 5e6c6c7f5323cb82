import type { HexIndex } from "@stonebridge/board";
import type { GameEvent } from "../events.ts";
import type { HolderIndex, SideIndex, UnitIndex } from "../measures.ts";
import type { SpecialEvent } from "../modules/special-events.ts";
import { hexId, type Play, sideId, unitId } from "../play.ts";
import { watchersOf } from "./watchers.ts";

/**
 * Who hears of an event: everybody; the side that caused it; or that side, and the enemy if he may look at a hex of it or at a piece that
 * it names (reading 4, NWO-RUL190).
 */
type Hearing = "all" | "side" | "sight";

/** Events that somebody causes. Everybody hears that a special rule is over. */
type ToldEvent = Exclude<GameEvent, SpecialEvent>;

/** For every kind of event, who hears of it if the caller does not say. */
const HEARING: Readonly<Record<ToldEvent["type"], Hearing>> = {
  "turn-began": "all",
  "phase-began": "all",
  "coordinated-tested": "all",
  "initial-tested": "all",
  "initial-chosen": "all",
  "pair-chosen": "all",
  "chit-drawn": "all",
  "player-turns-rolled": "all",
  "player-turns-chosen": "all",
  "action-began": "all",
  "turn-end-rolled": "all",
  "game-over": "all",
  obeyed: "side",
  "stood-down": "side",
  "order-failed": "sight",
  rejoined: "side",
  // dice that are rolled openly if `secretTests` is off
  "initiative-tried": "all",
  "compliance-tested": "all",
  "character-tested": "all",
  "waiting-tested": "all",
  "bad-move": "all",
  "confidence-checked": "side",
  "order-sent": "side",
  "aide-rode": "all",
  "order-delivered": "side",
  "aide-met": "side",
  "orders-read": "side",
  attached: "side",
  "hiding-tested": "all",
  "march-revealed": "all",
  appeared: "sight",
  "decoy-planted": "side",
  "decoy-struck": "side",
  "top-shown": "side",
  "fell-back": "sight",
  stepped: "sight",
  "counter-moved": "all",
  stopped: "sight",
  screened: "sight",
  entered: "sight",
  "left-map": "sight",
  "leader-came": "sight",
  "arrival-thrown": "side",
  "digging-began": "sight",
  entrenched: "all",
  "abatis-cleared": "sight",
  rode: "sight",
  fired: "all",
  "step-lost": "sight",
  "step-restored": "sight",
  // where they were lost is part of it: losses are known to everybody
  eliminated: "all",
  disrupted: "sight",
  "digging-stopped": "all",
  assaulted: "all",
  charged: "all",
  "pursuit-tested": "all",
  stayed: "all",
  "morale-tested": "all",
  retreated: "all",
  advanced: "all",
  "leader-advanced": "all",
  destroyed: "all",
  displaced: "sight",
  "headquarters-lost": "all",
  "low-ammunition": "sight",
  "leader-tested": "sight",
  "leader-replaced": "all",
  "spirit-changed": "all",
  "army-broke": "all",
  "fatigue-changed": "side",
  "return-tested": "all",
  returned: "sight",
  shifted: "sight",
  "headquarters-moved": "sight",
  "headquarters-returned": "sight",
  "train-came": "sight",
  "train-moved": "sight",
  "train-lost": "all",
  "train-filled": "side",
  reloaded: "side",
  "supply-changed": "sight",
  "recovery-tested": "sight",
};

/** Reports what happened to those who may hear of it, if anybody is listening. */
export function tell(play: Play, event: ToldEvent): void {
  if (play.events === undefined) return;
  const hearing = event.audience === undefined ? HEARING[event.type] : "all";
  if (hearing === "all") {
    play.events.push(event);
    return;
  }
  const { side, hexes } = subjectOf(play, event);
  play.events.push({
    ...event,
    ...(hearing === "side" ? { audience: [sideId(side)] } : watchersOf(play, side, hexes)),
  });
}

/** Reports units in one event for each stack, so that a unit that the enemy cannot see is not named together with one that he can. */
export function tellByStack(
  play: Play,
  units: readonly UnitIndex[],
  event: (units: readonly string[]) => ToldEvent,
): void {
  const { field, p } = play;
  for (const hex of new Set(units.map((unit) => p.place[unit])))
    tell(play, event(units.filter((unit) => p.place[unit] === hex).map((unit) => field.units[unit].id)));
}

/** Tells the enemy what he sees of a move of units that he may not look at: the counter on top (NWO-RUL190). */
export function tellCounterMoved(play: Play, top: UnitIndex, from: HexIndex, to: HexIndex): void {
  tell(play, {
    type: "counter-moved",
    rule: "NWO-RUL190",
    audience: [sideId(1 - play.field.sideOf[top])],
    top: unitId(play, top),
    from: hexId(play, from),
    to: hexId(play, to),
  });
}

/** The same for a unit that moves alone, if the enemy may look neither at the hex that it leaves nor at the next. */
export function tellCounterMovedUnseen(play: Play, unit: UnitIndex, from: HexIndex, to: HexIndex): void {
  const unseen = watchersOf(play, play.field.sideOf[unit], [from, to]).audience !== undefined;
  if (unseen) tellCounterMoved(play, unit, from, to);
}

/** What an event names. */
interface Named {
  readonly type: string;
  readonly unit?: string;
  readonly units?: readonly string[];
  readonly leader?: string;
  readonly leaders?: readonly string[];
  readonly holder?: string;
  readonly train?: string;
  readonly hex?: string;
  readonly from?: string;
  readonly to?: string;
}

/** The side that caused an event, and the hexes in which it can be seen: those that it names, and those of the pieces it names. */
function subjectOf(
  { field, p }: Play,
  event: GameEvent,
): { readonly side: SideIndex; readonly hexes: readonly HexIndex[] } {
  const named: Named = event;
  const units = [...(named.units ?? []), ...(named.unit === undefined ? [] : [named.unit])].map((id) =>
    known(field.unitIndex, id),
  );
  const leaders = [...(named.leaders ?? []), ...(named.leader === undefined ? [] : [named.leader])].map((id) =>
    known(field.leaderIndex, id),
  );
  const id = named.holder ?? named.train;
  const holder: HolderIndex | undefined = id === undefined ? undefined : known(field.holderIndex, id);
  const led = holder === undefined ? [] : field.holders[holder].units;
  const [unit] = units;
  const [leader] = leaders;
  const side =
    unit !== undefined
      ? field.sideOf[unit]
      : leader !== undefined
        ? field.leaderSide[leader]
        : holder !== undefined
          ? field.holders[holder].side
          : undefined;
  if (side === undefined) throw new Error(`Nobody can say whose doing "${event.type}" is.`);
  const hexes = [named.hex, named.from, named.to].flatMap((hex) =>
    hex === undefined ? [] : [field.map.grid.known(hex)],
  );
  const places = [...units, ...led].map((one) => p.place[one]);
  const posts = leaders.map((one) => p.post[one]);
  return { side, hexes: [...hexes, ...places, ...posts].filter((hex) => hex >= 0) };
}

function known(index: ReadonlyMap<string, number>, id: string): number {
  const found = index.get(id);
  if (found === undefined) throw new Error(`There is no "${id}".`);
  return found;
}
