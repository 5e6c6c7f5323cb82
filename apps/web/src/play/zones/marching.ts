import type { ActionBase } from "@stonebridge/kernel";
import type { Offer } from "../../games/contract/offers.ts";
import type { Table } from "../../games/contract/types.ts";
import type { Outlook } from "../ahead.ts";
import type { Details } from "../desk/meanings.ts";
import { type Offering, placeAndCounters } from "../desk/offering.ts";

/** A zone that a brigade on the march can come to, and by which actions. */
interface Reached<A extends ActionBase> {
  readonly zone: string;
  readonly mayEnd: boolean;
  readonly actions: readonly A[];
}

/** What the offers of a march need of a zone game. */
interface March<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>, R extends Reached<A>> {
  readonly offers: Offering<A, O, T>;
  outlook(table: T, actions: readonly A[]): Outlook<T>;
  reach(table: T): readonly R[];
  /** What the offer of a march tells: who marches, its cost, its way. */
  told(table: T, reached: R): Details<O>;
  /** The action by which the brigade marches further than it may, for Fatigue. */
  readonly effort: A["type"];
  /** The same offer, which takes that effort. */
  afterEffort(offer: O): O;
}

/** The offers of a brigade on the march that take more than one action. */
export interface MarchOffers<O, T> {
  /** Marches to every other zone where it may end. */
  marches(table: T): readonly O[];
  /** What is offered now, and what the effort first would open. */
  affordable(table: T, offered: (table: T) => readonly O[]): readonly O[];
  /** Ending the move and facing in one go, where the end asks for a facing. */
  turns(table: T): readonly O[];
}

export function marchOffers<
  A extends ActionBase,
  O extends Offer<A>,
  T extends Table<A, unknown>,
  R extends Reached<A>,
>({ offers, outlook, reach, told, effort, afterEffort }: March<A, O, T, R>): MarchOffers<O, T> {
  const { make, ground } = offers;
  const first = ({ decision }: T, type: A["type"]): A | undefined => decision.actions.find((one) => one.type === type);
  return {
    marches: (table) =>
      reach(table)
        .filter(({ mayEnd }) => mayEnd)
        .map((reached) =>
          make("march", reached.actions, placeAndCounters(ground, table, reached.zone), told(table, reached)),
        ),
    affordable(table, offered) {
      const now = offered(table);
      const forced = first(table, effort);
      const after = forced && outlook(table, [forced]).table;
      if (!forced || after?.decision.step !== table.decision.step) return now;
      const known = new Set(now.map(({ id }) => id));
      const opened = offered(after).filter(({ id }) => !known.has(id));
      return [...now, ...opened.map((one) => afterEffort({ ...one, actions: [forced, ...one.actions] }))];
    },
    turns(table) {
      const end = first(table, "end");
      const after = end && outlook(table, [end]).table;
      if (!end || !after || after.side !== table.side || after.decision.step !== "facing") return [];
      return offers
        .all(after, ["face"])
        .map((face) => ({ ...face, ...make("turn", [end, ...face.actions], face.targets) }));
    },
  };
}
