import type { LeaderView, UnitView } from "@stonebridge/games/no-written-orders";
import { boundBy, stepsOf } from "@stonebridge/games/no-written-orders/internals";
import type { PieceCard } from "../../play/hexes/piece-card.ts";
import type { OrdersDesk } from "./desk.svelte.ts";
import { findPiece, holderOfHeadquarters, holderOfTrain, piecesIn } from "./pieces/pieces.ts";
import { worksIn } from "./telling/spoken.ts";
import { statesOf } from "./pieces/unit-states.ts";

/** The card of a unit, a leader or headquarters; undefined for an unknown id. */
export function cardOf(desk: OrdersDesk, piece: string): PieceCard | undefined {
  const { view, names, t } = desk;
  const unit = view.units.find(({ id }) => id === piece);
  if (unit) return unitCard(desk, unit);
  const leader = view.leaders.find(({ id }) => id === piece);
  if (leader) return leaderCard(desk, leader);
  const holder = holderOfHeadquarters(piece) ?? holderOfTrain(piece);
  if (holder === undefined || !findPiece(view, piece)) return undefined;
  return {
    title: names.holder(holder),
    lines: [],
    values: [],
    states: [],
    ...placeOf(desk, piece, t.card.where.map),
    notes: [],
  };
}

function placeOf(desk: OrdersDesk, piece: string, otherwise: string): Pick<PieceCard, "where" | "stack"> {
  const { view, names } = desk;
  const seen = findPiece(view, piece);
  if (seen === undefined) return { where: [otherwise], stack: [] };
  return {
    where: [names.hex(seen.hex), ...worksIn(desk, seen.hex)],
    stack: piecesIn(view, seen.hex).map(({ id }) => ({ piece: id })),
  };
}

function unitCard(desk: OrdersDesk, unit: UnitView): PieceCard {
  const { game, names, texts, t, view } = desk;
  const data = game.field.units[game.field.unitIndex.get(unit.id) as number];
  const top = findPiece(view, unit.id)?.kind === "top";
  const seen = unit.where === "map";
  const known = seen || view.seat === unit.side;
  const steps = stepsOf(data.strength);
  const values: PieceCard["values"] = [
    ...(known ? [[t.card.strength, String(unit.strength ?? data.strength[unit.lost ?? 0] ?? 0)] as const] : []),
    [t.card.morale, String(data.morale)],
    [t.card.movement, String(data.movement)],
    ...(data.range > 0 ? [[t.card.range, String(data.range)] as const] : []),
  ];
  return {
    title: names.unit(unit.id),
    lines: [
      texts.arm(data.arm),
      ...(data.division === null ? [] : [names.holder(data.division)]),
      names.holder(data.formation),
    ],
    values,
    states: [
      ...(known && (unit.lost ?? 0) > 0 ? [t.card.steps(steps - (unit.lost ?? 0), steps)] : []),
      ...statesOf(unit, texts),
      ...orderOf(desk, unit),
    ],
    ...placeOf(desk, unit.id, t.card.where[unit.where]),
    notes: [
      ...(top ? [t.card.unread] : []),
      texts.unitContents(data),
      t.card.men(texts.men(data.men), data.guns),
      t.card.estimate,
    ].filter((note) => note !== ""),
  };
}

/** Whose order binds a unit of one’s own (NWO-12.13-a): its division’s, where that has one, else its formation’s. */
function orderOf({ game, play, view, names, texts, t }: OrdersDesk, unit: UnitView): readonly string[] {
  if (view.seat !== unit.side) return [];
  const { field } = game;
  const { id } = field.holders[boundBy(field, play.session.position, field.unitIndex.get(unit.id) as number)];
  const holder = view.holders.find((one) => one.id === id);
  return [t.card.obeys(names.holder(id), texts.order(holder?.order?.type ?? "reserve"))];
}

function leaderCard(desk: OrdersDesk, leader: LeaderView): PieceCard {
  const { game, names, texts, t, view } = desk;
  const { field } = game;
  const at = field.leaderIndex.get(leader.id) as number;
  const { role, movement, trait } = field.leaders[at];
  const character = view.options.leaderTraits === "on" && trait !== null ? [texts.trait(trait)] : [];
  const holder = field.holders[field.leads[at]];
  return {
    title: names.leader(leader.id),
    lines: [texts.role(role), ...character, ...(holder === undefined ? [] : [t.card.leads(names.holder(holder.id))])],
    values: [
      [t.card.rating, String(leader.rating)],
      [t.card.movement, String(movement)],
    ],
    states: [
      ...(leader.fallen ? [t.card.fallen] : []),
      ...(leader.rode ? [t.card.rode] : []),
      ...(leader.ordered ? [t.card.ordered] : []),
      ...(leader.rallied ? [t.card.rallied] : []),
    ],
    ...placeOf(desk, leader.id, t.card.where[leader.where]),
    notes: [texts.leaderReason(field.leaders[at])].filter((note) => note !== ""),
  };
}
