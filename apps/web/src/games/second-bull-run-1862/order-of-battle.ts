import {
  type CommanderView,
  COMMANDERS,
  SIDES,
  type SideId,
  type UnitView,
  type View,
} from "@stonebridge/games/second-bull-run-1862";
import type { Names, Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { headed } from "../../language/headed.ts";
import type { OrderBody, OrderGroup, OrderRow } from "../../play/panels/order-rows.ts";
import { groupedBy } from "../../grouped-by.ts";
import type { PanelTexts } from "./language/panel-texts.ts";
import { findCommander } from "./pieces.ts";

/** What the order of battle is told with. */
export interface OrderWorld {
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
  readonly t: Pick<PanelTexts, "order" | "card" | "bodies">;
  /** Who can be activated now; none where nothing can be done any more. */
  readonly activable: ReadonlySet<string>;
  /** States that pieces are in for the moment are left out: how they came out of the battle. */
  readonly after?: true;
}

/** Every brigade by corps and division. */
export function orderOfBattle(world: OrderWorld): readonly OrderGroup[] {
  return SIDES.flatMap((side): OrderGroup[] => [
    armyOf(side, world),
    ...corpsOf(side, world),
    independentsOf(side, world),
  ]);
}

function armyOf(side: SideId, world: OrderWorld): OrderGroup {
  const ids = COMMANDERS.filter((one) => one.side === side && one.rank === "army").map(({ id }) => id);
  const bodies = [{ id: `${side} army`, rows: leaders(ids, world) }];
  return { id: `${side} army`, side, title: world.texts.sideTitle(side), bodies };
}

function corpsOf(side: SideId, world: OrderWorld): readonly OrderGroup[] {
  const { view, texts } = world;
  const byDivision = groupedBy(view.units, ({ printed }) => printed.division);
  const bodyOf = (division: string): OrderBody => ({
    id: division,
    title: texts.division(division),
    rows: (byDivision.get(division) ?? []).map((unit) => rowOf(unit, world)),
  });
  return COMMANDERS.filter((one) => one.side === side && one.rank === "corps").map(({ id, divisions }) => ({
    id,
    side,
    title: headed(texts.corps(id)),
    bodies: [{ id: `${id} himself`, rows: leaders([id], world) }, ...divisions.map(bodyOf)],
  }));
}

function independentsOf(side: SideId, world: OrderWorld): OrderGroup {
  const units = world.view.units.filter(({ printed }) => printed.side === side && printed.division === null);
  const bodies = [{ id: `${side} independent`, rows: units.map((unit) => rowOf(unit, world)) }];
  return { id: `${side} independent`, side, title: world.t.bodies.independent, bodies };
}

function leaders(ids: readonly string[], world: OrderWorld): readonly OrderRow[] {
  return ids.flatMap((id) => {
    const commander = findCommander(world.view, id);
    return commander ? [leaderRow(commander, world)] : [];
  });
}

function leaderRow({ id, zone, whereabouts, activated }: CommanderView, world: OrderWorld): OrderRow {
  const { names, texts, t, after } = world;
  const name = names.unit(id);
  return {
    id,
    piece: id,
    name,
    where: zone === undefined ? texts.whereabouts(whereabouts) : names.zone(zone),
    figures: "",
    tags: activated && !after ? [t.card.activated] : [],
    states: zone === undefined ? ["away"] : [],
    found: `${name} ${texts.commander(id)}`.toLowerCase(),
  };
}

function rowOf(unit: UnitView, world: OrderWorld): OrderRow {
  const { names, texts, activable } = world;
  const { id, printed, zone, whereabouts, combat, artillery } = unit;
  const name = names.unit(id);
  return {
    id,
    piece: id,
    name: `${name}${printed.star ? " ★" : ""}`,
    where: zone === undefined ? texts.whereabouts(whereabouts) : names.zone(zone),
    figures: printed.kind === "artillery" ? String(artillery) : `${combat}/${artillery}`,
    tags: tagsOf(unit, world),
    states: [
      ...(activable.has(id) ? ["can-act"] : []),
      ...(unit.fatigue > 0 ? ["tired"] : []),
      ...(unit.losses > 0 ? ["hurt"] : []),
      ...(unit.routed ? ["routed"] : []),
      ...(unit.isolated ? ["isolated"] : []),
      ...(whereabouts === "map" ? [] : ["away"]),
    ],
    gone: whereabouts === "eliminated",
    found: `${name} ${texts.unitTitle(id)} ${texts.unitRegiments(id)} ${texts.commander(id)}`.toLowerCase(),
  };
}

function tagsOf(unit: UnitView, { t, after }: OrderWorld): readonly string[] {
  const { fatigue, losses, routed, isolated, dismounted, attacks, acted } = unit;
  const { tags } = t.order;
  return [
    ...(routed ? [tags.routed] : fatigue > 0 ? [tags.fatigue(fatigue)] : []),
    ...(losses > 0 ? [tags.losses(losses)] : []),
    ...(isolated ? [tags.isolated] : []),
    ...(dismounted && !after ? [tags.dismounted] : []),
    ...(attacks === undefined || after ? [] : [tags.attacks]),
    ...(acted && !after ? [tags.acted] : []),
  ];
}
