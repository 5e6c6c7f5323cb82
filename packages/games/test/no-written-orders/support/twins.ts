import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { type Position, SIDES, type SideId } from "../../../src/no-written-orders/index.ts";
import { DIVISION, FORMATION } from "../../../src/no-written-orders/field.ts";
import { DISRUPTED } from "../../../src/no-written-orders/position.ts";
import type { Pick } from "../../support/random-play.ts";
import type { Moment } from "./random-game.ts";

type Change = (moment: Moment, q: Position, unseen: (unit: number) => boolean, enemy: number) => void;

/** What the other side keeps to itself, one thing after another: it may be otherwise. */
const CHANGES: Readonly<Record<string, Change>> = {
  orders({ game: { field } }, q, _, enemy) {
    for (const [holder, { side }] of field.holders.entries()) {
      if (side !== enemy) continue;
      const standing = q.standing[holder];
      if (standing !== undefined) {
        const order = { ...standing.order, type: "delay", forced: true } as const;
        q.standing = q.standing.with(holder, { ...standing, order, next: [order], since: 1, sent: 1, shaken: true });
      }
      q.waiting = q.waiting.with(holder, undefined);
      q.night = q.night.with(holder, undefined);
      q.fatigue = q.fatigue.with(holder, 1);
      q.rest = q.rest.with(holder, 3);
    }
    q.couriers = q.couriers.map((one) => (one.side === enemy ? { ...one, orders: [], sent: 1 } : one));
    q.ammunition = q.ammunition.with(enemy, 1);
  },
  /** All divisions act with one formation of another. */
  attachments({ game: { field } }, q, _, enemy) {
    const host = field.holders.findIndex(({ side, kind }) => side === enemy && kind === FORMATION);
    for (const [holder, { side, kind, formation }] of field.holders.entries())
      if (side === enemy && kind === DIVISION && formation !== host) q.attached = q.attached.with(holder, host);
  },
  /** Who is beneath the top of a stack is in disorder, or is not, and has lost a step. */
  state({ game: { field } }, q, unseen) {
    for (const unit of field.units.keys()) {
      if (!unseen(unit)) continue;
      q.marks[unit] = (q.marks[unit] as number) ^ DISRUPTED;
    }
  },
};

/** A position that differs from that of the moment in what a seat may not see: dealt anew, or with something of the enemy’s changed. */
export function twinOf(moment: Moment, seat: SideId, pick: Pick): { readonly q: Position; readonly kind: string } {
  const { game, p, count } = moment;
  const view = game.view(p, seat);
  const decision = game.decision(p);
  // a step of the enemy’s that the seat does not see is not imagined either
  const dealt = !decision.over && decision.sides[0] === seat;
  const kinds = [...(dealt ? ["deal"] : []), ...Object.keys(CHANGES)];
  const kind = kinds[pick(kinds.length) - 1] as string;
  if (kind === "deal") return { q: game.imagine(view, fastDice(deriveSeed(count, pick(100)))), kind };
  const q = game.copy(p);
  const tops = new Set(view.stacks.map(({ top }) => top));
  const unseen = (unit: number): boolean =>
    view.units[unit]?.where === "unseen" && !tops.has(game.field.units[unit]?.id as string);
  CHANGES[kind]?.(moment, q, unseen, 1 - SIDES.indexOf(seat));
  return { q, kind };
}
