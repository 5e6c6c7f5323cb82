import type { Side } from "@stonebridge/kernel";
import type { Seats } from "../storage/saved-game.ts";
import type { AskedDie } from "./table-dice.svelte.ts";

/** Which dice from the table are secret, and who sits there. */
export interface DiceTable {
  readonly isSecret: (kind: string) => boolean;
  readonly seats: Seats;
}

/** Whose secret die is asked for; undefined where the die is no secret. */
export function secretRoller(asked: AskedDie | undefined, { isSecret }: DiceTable): Side | undefined {
  return asked !== undefined && isSecret(asked.kind) ? asked.side : undefined;
}

/** The die as whoever rolls it may see it: without the secret faces of the other side. */
export function shownDie(asked: AskedDie, table: DiceTable): AskedDie {
  const { isSecret, seats } = table;
  const given = asked.given.filter(({ kind, side }) => side === asked.side || !isSecret(kind));
  // Nobody is at the table for a bot: whoever rolls for it need not know for whom of its men.
  const nameless = isSecret(asked.kind) && seats[asked.side]?.kind !== "person";
  return { ...asked, given, piece: nameless ? undefined : asked.piece };
}

/** May the action that waits for a die still be withdrawn: by who took it, before any die of it is known? */
export function mayWithdraw(asked: AskedDie, table: DiceTable): boolean {
  if (asked.given.length > 0) return false;
  const roller = secretRoller(asked, table);
  return roller === undefined || roller === asked.by || table.seats[roller]?.kind !== "person";
}
