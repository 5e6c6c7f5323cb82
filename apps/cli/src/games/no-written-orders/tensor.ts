import {
  ASKING_STEPS,
  noWrittenOrders,
  ORDER_TYPES,
  PHASES,
  readControl,
  SIDES,
  type View,
} from "@stonebridge/games/no-written-orders";
import { block, count, flag, oneOf, place, steps, type TensorForm, tensorForm, whole } from "../../research/tensor.ts";
import { hexPlaces } from "../places.ts";
import { wholeOf } from "../whole.ts";
import type { Orders } from "./types.ts";

type UnitView = View["units"][number];
type LeaderView = View["leaders"][number];
type HolderView = View["holders"][number];
type OrderView = NonNullable<HolderView["order"]>;

const WHEREABOUTS: readonly UnitView["where"][] = ["waiting", "map", "unseen", "eliminated", "destroyed", "exited"];

/** Things by their ids. */
function by<T>(things: readonly T[], id: (thing: T) => string): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [id(thing), thing]));
}

/** What a seat sees of No Written Orders, in numbers. */
export function tensorOf(game: Orders): TensorForm<View> {
  const { field } = wholeOf(game, noWrittenOrders);
  const { grid } = field.map;
  const hexes = hexPlaces(grid);
  const order = (name: string, of: (holder: HolderView) => OrderView | undefined) => [
    oneOf<HolderView>(name, ORDER_TYPES, (holder) => of(holder)?.type),
    place<HolderView>(`${name} target`, hexes, (holder) => of(holder)?.target),
    flag<HolderView>(`${name} forced`, (holder) => of(holder)?.forced),
  ];
  /** How many of something of each side there are in each hex. */
  const inHexes = (name: string, of: (view: View) => readonly { readonly side: string; readonly hex: string }[]) =>
    SIDES.map((side) =>
      block<View, number>(
        `${name} ${side}`,
        grid.ids,
        (view) => {
          const found = new Map<string, number>();
          for (const one of of(view)) if (one.side === side) found.set(one.hex, (found.get(one.hex) ?? 0) + 1);
          return found;
        },
        [count("number", (number) => number)],
      ),
    );
  const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);
  const named = (name: string, of: (view: View) => readonly string[]) =>
    block<View, true>(name, ids(field.holders), (view) => new Map(of(view).map((id) => [id, true])), [
      flag("is", () => true),
    ]);
  return tensorForm(SIDES, ({ turn }) => turn, [
    whole([
      count("turn", ({ turn }) => turn),
      oneOf("phase", PHASES, ({ phase }) => phase),
      count("artillery ammunition", ({ rounds }) => rounds),
      ...SIDES.flatMap((side) => [
        count<View>(`points ${side}`, ({ points }) => points[side]),
        flag<View>(`broken ${side}`, ({ broken }) => broken[side] !== undefined),
      ]),
    ]),
    steps(ASKING_STEPS, SIDES),
    block<View, UnitView>("units", ids(field.units), (view) => by(view.units, ({ id }) => id), [
      oneOf("side", SIDES, ({ side }) => side),
      oneOf("where", WHEREABOUTS, ({ where }) => where),
      place("hex", hexes, ({ hex }) => hex),
      place("tail", hexes, ({ tail }) => tail),
      count("steps lost", ({ lost }) => lost),
      count("strength", ({ strength }) => strength),
      flag("disrupted", ({ disrupted }) => disrupted),
      flag("bombarded", ({ bombarded }) => bombarded),
      flag("low ammunition", ({ lowAmmunition }) => lowAmmunition),
      flag("out of supply", ({ outOfSupply }) => outOfSupply),
    ]),
    block<View, View["stacks"][number]>("stacks", ids(field.units), (view) => by(view.stacks, ({ top }) => top), [
      place("hex under this top", hexes, ({ hex }) => hex),
    ]),
    block<View, LeaderView>("leaders", ids(field.leaders), (view) => by(view.leaders, ({ id }) => id), [
      oneOf("side", SIDES, ({ side }) => side),
      oneOf("where", WHEREABOUTS, ({ where }) => where),
      place("hex", hexes, ({ hex }) => hex),
      count("rating", ({ rating }) => rating),
      flag("fallen", ({ fallen }) => fallen),
      flag("rode", ({ rode }) => rode),
      flag("ordered", ({ ordered }) => ordered),
      flag("rallied", ({ rallied }) => rallied),
    ]),
    block<View, HolderView>("holders", ids(field.holders), (view) => by(view.holders, ({ id }) => id), [
      flag("own", () => true),
      ...order("order", (holder) => holder.order),
      ...order("waiting", ({ waiting }) => waiting?.orders[0]),
      count("waiting needs", ({ waiting }) => waiting?.needs),
      count("orders riding", ({ riding }) => riding.length),
      flag("shaken", ({ shaken }) => shaken),
      flag("contact", ({ contact }) => contact),
      count("fatigue", ({ fatigue }) => fatigue),
      place("hidden march", hexes, ({ hidden }) => hidden?.hex),
    ]),
    block<View, View["written"][number]>("written", ids(field.holders), (view) => by(view.written, ({ to }) => to), [
      oneOf("order", ORDER_TYPES, ({ orders }) => orders[0]?.type),
      place("target", hexes, ({ orders }) => orders[0]?.target),
    ]),
    block<View, View["headquarters"][number]>(
      "headquarters",
      ids(field.holders),
      (view) => by(view.headquarters, ({ id }) => id),
      [place("hex", hexes, ({ hex }) => hex)],
    ),
    block<View, View["trains"][number]>("trains", ids(field.holders), (view) => by(view.trains, ({ id }) => id), [
      place("hex", hexes, ({ hex }) => hex),
      count("reloads", ({ reloads }) => reloads),
    ]),
    named("demoralised", ({ demoralised }) => demoralised),
    named("acted", ({ acted }) => acted),
    named("cup", ({ cup }) => cup),
    ...inHexes("flags", ({ flags }) => flags),
    ...inHexes("aides", ({ aides }) => aides),
    block<View, View["works"][number]>("works", grid.ids, (view) => by(view.works, ({ hex }) => hex), [
      flag("done", ({ done }) => done),
    ]),
    block<View, number>("control", grid.ids, ({ control }) => readControl(field, control), [
      oneOf("side", SIDES, (side) => SIDES[side]),
    ]),
  ]);
}
