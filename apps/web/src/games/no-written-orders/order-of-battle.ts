import { type LeaderView, type SideId, SIDES, type UnitView, type View } from "@stonebridge/games/no-written-orders";
import type { Names, Texts } from "@stonebridge/games/no-written-orders/text";
import type { OrderBody, OrderGroup, OrderRow } from "../../play/panels/order-rows.ts";
import type { PanelTexts } from "./language/panel-texts.ts";
import { bodiesOf } from "./pieces/bodies.ts";
import { pieceName } from "./pieces/piece-name.ts";
import type { PlayTools } from "./tools.ts";

/** What the order of battle is told with. */
export interface OrderWorld {
  readonly tools: PlayTools;
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
  readonly t: Pick<PanelTexts, "card" | "commanders">;
}

/** Leaders, then units, of each side by formation and division. */
export function orderOfBattle(world: OrderWorld): readonly OrderGroup[] {
  const { view } = world;
  const byId = new Map<string, UnitView | LeaderView>([...view.leaders, ...view.units].map((one) => [one.id, one]));
  return SIDES.map((side) => ({
    id: side,
    side,
    title: world.texts.sideTitle(side),
    bodies: bodiesOfSide(side, byId, world),
  }));
}

function bodiesOfSide(
  side: SideId,
  byId: ReadonlyMap<string, UnitView | LeaderView>,
  world: OrderWorld,
): readonly OrderBody[] {
  const { tools, view, texts, names, t } = world;
  const pieces = [...byId.values()].filter((one) => one.side === side).map(({ id }) => id);
  return bodiesOf(tools, names, t.commanders, pieces).map(({ id, name, pieces: members }) => {
    // Only of one’s own side is it known.
    const order = view.holders.find((holder) => holder.id === id)?.order;
    return {
      id,
      title: name,
      ...(order === undefined ? {} : { note: texts.order(order.type) }),
      rows: members.flatMap((piece) => rowOf(byId.get(piece), world)),
    };
  });
}

function rowOf(one: UnitView | LeaderView | undefined, world: OrderWorld): readonly OrderRow[] {
  if (!one) return [];
  const { tools, names, t } = world;
  const { id, hex, where } = one;
  const name = pieceName(tools.game.field, names, id);
  return [
    {
      id,
      piece: id,
      name,
      where: hex === undefined ? t.card.where[where] : names.hex(hex),
      figures: figures(one, tools),
      gone: where === "eliminated" || where === "destroyed",
      found: name.toLowerCase(),
    },
  ];
}

/** "5–4–6" for a unit that is known, its rating for a leader. */
function figures(one: UnitView | LeaderView, { game: { field } }: PlayTools): string {
  if ("rating" in one) return `+${one.rating}`;
  const data = field.units[field.unitIndex.get(one.id) as number];
  const strength = one.where === "unseen" ? "?" : String(one.strength ?? data.strength[one.lost ?? 0] ?? 0);
  return `${strength}–${data.morale}–${data.movement}`;
}
