import { onceFor } from "@stonebridge/kernel";
import {
  FORMATION,
  type Holder,
  type LeaderView,
  type SideId,
  type UnitView,
  type View,
} from "@stonebridge/games/no-written-orders";
import type { Names, Texts } from "@stonebridge/games/no-written-orders/text";
import {
  type Body,
  type CounterLook,
  NO_MARKS,
  type PieceMarks,
  type Stripe,
  STRIPES,
} from "../../board/counters/look.ts";
import { shortName } from "./short-names.ts";
import type { PlayTools } from "./tools.ts";

/** Stripes in the order in which formations take them: neighbours in an army differ in colour and in pattern. */
const UNION: readonly Stripe[] = [
  "vermilion",
  "yellow-diagonals",
  "green-dots",
  "pale-blue-bars",
  "ivory-chevrons",
  "black-chequer",
  "vermilion-bars",
  "green-diagonals",
  "yellow-chevrons",
  "pale-blue-chevrons",
];
const CONFEDERATE: readonly Stripe[] = [
  "maroon",
  "yellow-chevrons",
  "green-dots",
  "ivory-chevrons",
  "pale-blue-bars",
  "black-dots",
  "maroon-bars",
  "vermilion-chevrons",
  "green-chequer",
  "maroon-chevrons",
  "yellow-diagonals",
];
const NO_FORMATION: Stripe = "ivory";

/** What a counter is drawn from besides what is seen of it. */
export interface Printing {
  readonly tools: PlayTools;
  readonly texts: Texts;
  readonly names: Names;
}

type Field = PlayTools["game"]["field"];

/** The stripe of each formation, by its place among those of its side. */
const stripesOf = onceFor(({ module }: Field): ReadonlyMap<string, Stripe> => {
  const taken = { union: 0, confederate: 0 };
  return new Map(
    module.formations.map(({ id, side }) => {
      const order = side === "union" ? UNION : CONFEDERATE;
      const at = taken[side]++;
      return [id, order[at] ?? STRIPES[at % STRIPES.length] ?? NO_FORMATION];
    }),
  );
});

function stripeOf(field: Field, formation: string): Stripe {
  return stripesOf(field).get(formation) ?? NO_FORMATION;
}

export function bodyOf(side: SideId): Body {
  return side === "union" ? "union" : "confederate";
}

/**
 * The counter of a unit: strength now, morale, movement points. The back of a counter, and a strength that is not known, are told by what
 * is seen of the unit.
 */
export function unitLook(seen: UnitView, { tools, texts, names }: Printing): CounterLook {
  const { field } = tools.game;
  const data = field.units[field.unitIndex.get(seen.id) as number];
  const common = {
    body: bodyOf(data.side),
    stripe: stripeOf(field, data.formation),
    name: texts.counterName(data),
    short: shortName(texts.counterName(data)),
    subtitle: names.holder(data.division ?? data.formation),
    attack: seen.strength ?? data.strength[seen.lost ?? 0] ?? 0,
    defence: data.morale,
    movement: data.movement,
    selfActivating: false,
    ...(seen.where === "unseen" ? { unread: true as const } : {}),
  };
  switch (data.arm) {
    case "infantry":
    case "cavalry":
      return { kind: "regiment", figure: data.arm, ...common };
    case "foot":
    case "horse":
      return { kind: "battery", face: data.arm === "foot" ? "battle" : "mobile", ...common };
  }
}

/** What hangs on a unit’s counter. `spent`: what it could do in the running segment is done. */
export function unitMarks(seen: UnitView, spent: boolean): PieceMarks {
  return {
    ...NO_MARKS,
    losses: seen.lost ?? 0,
    spent,
    disrupted: seen.disrupted === true,
    bombarded: seen.bombarded === true,
    lowAmmunition: seen.lowAmmunition === true,
    outOfSupply: seen.outOfSupply === true,
  };
}

/** The counter of a leader: his rank by whom he leads, his rating. */
export function leaderLook(seen: LeaderView, { tools, names }: Printing): CounterLook {
  const { field } = tools.game;
  const at = field.leaderIndex.get(seen.id) as number;
  const { role, name } = field.leaders[at];
  const holder: Holder | undefined = field.holders[field.leads[at]];
  return {
    kind: "leader",
    rank: role === "army" ? "army" : role === "division" ? "division" : "corps",
    body: bodyOf(seen.side),
    stripe: holder?.kind === FORMATION ? stripeOf(field, holder.id) : NO_FORMATION,
    name: seen.fallen ? "—" : name,
    short: seen.fallen ? "—" : shortName(name),
    subtitle: holder === undefined ? "" : names.holder(holder.id),
    movement: `+${seen.rating}`,
    selfActivating: false,
  };
}

export function leaderMarks(seen: LeaderView): PieceMarks {
  return { ...NO_MARKS, spent: seen.rode === true };
}

/** The counter of an army’s headquarters. */
export function headquartersLook(holder: string, side: SideId, { names }: Printing): CounterLook {
  return {
    kind: "headquarters",
    body: bodyOf(side),
    stripe: NO_FORMATION,
    name: names.commander(holder),
    short: shortName(names.commander(holder)),
    subtitle: "",
    figure: "flag",
    combat: 0,
    artillery: 0,
    cavalry: 0,
    star: false,
    reverse: false,
  };
}

/** The counter of a train of an army or a formation. */
export function trainLook({ id, side, reloads }: View["trains"][number], { tools, names }: Printing): CounterLook {
  const { field } = tools.game;
  const { formation } = field.holders[field.holderIndex.get(id) as number];
  return {
    kind: "train",
    body: bodyOf(side),
    stripe: formation < 0 ? NO_FORMATION : stripeOf(field, field.holders[formation].id),
    name: names.holder(id),
    short: formation < 0 ? "Train" : shortName(names.commander(field.holders[formation].id)),
    ...(reloads === undefined ? {} : { reloads }),
  };
}
