import { ARMIES, type UnitView, type View } from "@stonebridge/games/bull-run-1861";
import type { Names, Texts } from "@stonebridge/games/bull-run-1861/text";
import { groupedBy } from "../../grouped-by.ts";
import type { OrderGroup, OrderRow } from "../../play/panels/order-rows.ts";
import type { PanelTexts } from "./language/panel-texts.ts";
import { zoneOf } from "./pieces.ts";
import { tagsOf, type UnitTag } from "./unit-tags.ts";

/** What the order of battle is told with. */
export interface OrderWorld {
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
  readonly t: Pick<PanelTexts, "order">;
  /** Who can be activated now; none where nothing can be done any more. */
  readonly activable: ReadonlySet<string>;
  /** States that a brigade is in for the moment are left out: how it came out of the battle. */
  readonly after?: true;
}

/** What remains of a brigade's states when the battle is over. */
const LASTING: ReadonlySet<UnitTag> = new Set(["fatigue", "losses"]);

/** Every brigade by army and division. */
export function orderOfBattle(world: OrderWorld): readonly OrderGroup[] {
  const { view, texts } = world;
  return ARMIES.map((army): OrderGroup => ({
    id: army,
    side: army === "northeastern-virginia" ? "north" : "south",
    title: texts.army(army),
    bodies: [
      ...groupedBy(
        view.units.filter((unit) => unit.army === army),
        ({ division }) => division,
      ),
    ].map(([id, units]) => ({ id, rows: units.map((unit) => rowOf(unit, world)) })),
  }));
}

function rowOf(unit: UnitView, world: OrderWorld): OrderRow {
  const { names, texts, t, activable, after } = world;
  const name = names.unit(unit.id);
  return {
    id: unit.id,
    piece: unit.elements[0]?.id ?? unit.id,
    name: `${name}${unit.star ? " ★" : ""}`,
    where: where(unit, world),
    figures: `${unit.combat.current}/${unit.artillery.current}${unit.cavalry.current > 0 ? `/${unit.cavalry.current}` : ""}`,
    tags: tagsOf(unit)
      .filter((tag) => !after || LASTING.has(tag))
      .map((tag) => t.order.tags[tag](tag === "fatigue" ? unit.fatigue : unit.losses)),
    states: [
      ...(activable.has(unit.id) ? ["can-act"] : []),
      ...(unit.fatigue > 0 ? ["tired"] : []),
      ...(unit.losses > 0 ? ["hurt"] : []),
      ...(unit.whereabouts === "map" ? [] : ["away"]),
    ],
    gone: unit.whereabouts === "eliminated",
    found: `${name} ${texts.unitTitle(unit.id)} ${texts.unitRegiments(unit.id)}`.toLowerCase(),
  };
}

function where(unit: UnitView, { view, names, texts }: OrderWorld): string {
  if (unit.whereabouts === "map") return unit.elements.map((element) => names.zone(element.zone)).join(" + ");
  const zone = zoneOf(view, unit.id);
  const host = unit.host === undefined ? undefined : names.unit(unit.host);
  return texts.whereabouts(unit.whereabouts, host) + (zone === undefined ? "" : ` · ${names.zone(zone)}`);
}
