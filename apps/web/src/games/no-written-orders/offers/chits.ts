import type { Action } from "@stonebridge/games/no-written-orders";
import type { Table } from "../table.ts";
import { offer, type Offer, type TargetKey } from "./offer.ts";

/** Who rolls for an Initial or a Coordinated Action, which formation begins, which two act together (4.1, 4.2). */
export function chitOffers(table: Table): readonly Offer[] {
  return table.decision.actions.map((action) => {
    const holder = holderOf(action);
    const leader = holder === undefined ? undefined : leaderOf(table, holder);
    const targets = targetsOf(table, holder, leader);
    return offer(action.type, [action], targets, leader === undefined ? {} : { piece: leader });
  });
}

function holderOf(action: Action): string | undefined {
  if (action.type === "name") return action.commander;
  return action.type === "begin" || action.type === "pair" ? action.formation : undefined;
}

/** The leader of a formation, or the commander himself. */
function leaderOf({ tools }: Pick<Table, "tools">, holder: string): string | undefined {
  const { field } = tools.game;
  const found = field.holders[field.holderIndex.get(holder) ?? -1];
  return found === undefined ? undefined : field.leaders[found.leader]?.id;
}

/** A formation is pointed at by its leader or by any unit of it. */
function targetsOf({ tools }: Table, holder: string | undefined, leader: string | undefined): readonly TargetKey[] {
  const { field } = tools.game;
  const found = holder === undefined ? undefined : field.holders[field.holderIndex.get(holder) ?? -1];
  const units = found?.units.map((unit): TargetKey => `piece:${field.units[unit].id}`) ?? [];
  return [...(leader === undefined ? [] : [`piece:${leader}` as const]), ...units];
}
