import { type GameRecord, sameJson } from "@stonebridge/kernel";
import type { AnySession } from "../session/session.svelte.ts";
import { accountOf } from "./account-of.ts";
import { Background } from "./background.svelte.ts";
import type { Accounted } from "./messages.ts";

/** Whether something was hidden from a side when a game began. */
export function conceals({ entry, game, whole }: AnySession): boolean {
  return entry.conceals?.(game, whole.positionAt(0)) ?? entry.hidden;
}

/**
 * The account of a game. It begins with its record: while the page plays that through and checks it, a worker works out the chances where
 * turns end. Dice are weighed once the game is read, so that this does not take longer.
 */
class AccountWork extends Background<Accounted> {
  /** The record that it began with, and who hears that it is read, until it is. */
  #begun: { readonly record: GameRecord; read(session: AnySession): void } | undefined;
  /** Id of the game that it is of, once that is read. */
  #of: string | undefined;

  /** Begins with a record before it is read. If its game is not over, there is nothing to begin. */
  begin(record: GameRecord): void {
    this.leave();
    if (record.outcome === undefined) return;
    const session = new Promise<AnySession>((read) => (this.#begun = { record, read }));
    this.#account(record, session.then(conceals));
  }

  /** Goes on with a game that is over and has been read, or begins: also if its record did not say the bid that it was played with. */
  goOn(session: AnySession): void {
    if (this.#of === session.id) return;
    const begun = this.#begun;
    if (begun === undefined || !sameJson(begun.record.situation, session.game.situation)) return this.again(session);
    this.#begun = undefined;
    this.#of = session.id;
    begun.read(session);
  }

  /** Begins anew with a game that has been read. */
  again(session: AnySession): void {
    this.#begun = undefined;
    this.#of = session.id;
    this.#account(session.whole.record({ key: true, bare: true }), Promise.resolve(conceals(session)));
  }

  /** Ends it, and forgets what came of it. @param next id of the game that is gone to: nothing ends if it is of that one */
  leave(next?: string): void {
    if (next !== undefined && next === this.#of) return;
    this.#begun = undefined;
    this.#of = undefined;
    this.reset();
  }

  #account(record: GameRecord, secret: Promise<boolean>): void {
    void this.run((followed) => accountOf(record, secret, followed));
  }
}

/** One for all pages: it begins on the page that opens a record, and goes on on the page of the game. */
export const accountWork = new AccountWork();
