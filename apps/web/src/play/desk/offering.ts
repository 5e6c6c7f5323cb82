import type { ActionBase } from "@stonebridge/kernel";
import { type Hand, type Offer, ofType, type TargetKey } from "../../games/contract/offers.ts";
import type { Table } from "../../games/contract/types.ts";
import type { AnyMeaning, Details, Sheet } from "./meanings.ts";

/** How a game’s counters lie on its map. */
export interface Ground<T> {
  /** The zone or hex of a counter. */
  placeOf(table: T, counter: string): string | undefined;
  /** The counters in a zone or hex that stand for it where it is a goal, the foremost first. */
  countersIn(table: T, place: string): readonly string[];
  /** The counters by which a piece is picked. */
  countersOf(table: T, piece: string): readonly string[];
  /** The counter of what a field of an action names; absent: it is called by its counter. */
  counterOf?(field: string, id: string): string;
  /** What a field of an action calls the piece of a counter; undefined where it names no such pieces. */
  named(table: T, field: string, counter: string): string | undefined;
  /** Whoever is chosen is pointed at himself: ground stands for nobody; absent: it stands for the foremost there. */
  readonly choosesCounters?: true;
  /** It belongs to the side that decides. */
  isOwn(table: T, counter: string): boolean;
  /** What fields other than ids of zones and hexes stand for: entries by their letters; absent in a game without any. */
  readonly placed?: {
    placeOf(table: T, field: string, value: string): string | undefined;
    valueAt(table: T, field: string, place: string): string | undefined;
  };
}

/** What offers are made from. */
export interface OfferSource<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>> {
  readonly meanings: Sheet<A, O, T>;
  readonly ground: Ground<T>;
  /** Makes an offer of the game. */
  make(meaning: O["meaning"], actions: readonly A[], targets: readonly TargetKey[], more?: Details<O>): O;
  isAction(value: unknown): value is A;
  /** An offer’s piece and its zone or hex in the words of the game. */
  details(piece: string | undefined, place: string | undefined): Details<O>;
}

/** The id in a field of an action; undefined where it has none. */
export function idIn(action: ActionBase, field: string | undefined): string | undefined {
  const fields = action as ActionBase & Readonly<Record<string, unknown>>;
  const value = field === undefined ? undefined : fields[field];
  return typeof value === "string" ? value : undefined;
}

/** Makes the offers of single actions from the sheet of meanings. */
export interface Offering<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>> extends OfferSource<
  A,
  O,
  T
> {
  /** The offer of one action. */
  of(table: T, action: A): O;
  /** The offers of the actions of these types, in the order of the types. @param by of one piece alone */
  all(table: T, types: readonly string[], by?: string): readonly O[];
  /** The offer that takes a piece in hand. */
  selects(piece: string): O;
  /** The piece that does an action. */
  doer(action: A): string | undefined;
  /** Everybody who does anything, in the order of the actions. */
  doers(table: T): readonly string[];
  /** The action of a type with the ids that it names; undefined where it needs more than these. */
  action(type: string, ids: Readonly<Record<string, string>>): A | undefined;
  /** Those who do the actions for which a piece is taken in hand, and for whom of them the next pick is. */
  takenIn(
    table: T,
    hand: Hand,
    taken: Taken<O>,
  ): { readonly all: readonly string[]; readonly inHand: string | undefined };
}

/** A piece is taken in hand for these before their place is picked; with nothing in hand, the first is it, or only the one there is. */
export interface Taken<O extends Offer<ActionBase>> {
  readonly for: readonly O["meaning"][];
  readonly without: "first" | "only";
}

export function offering<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>>(
  source: OfferSource<A, O, T>,
): Offering<A, O, T> {
  const { meanings, ground, make, details, isAction } = source;
  /** With each change of hand the actions of one piece are asked for, of all that there are. */
  const byDoer = new WeakMap<readonly A[], ReadonlyMap<string, readonly A[]>>();
  /** Pieces are taken in hand alike whatever else is asked. */
  const selections = new Map<string, O>();

  function of(table: T, action: A): O {
    const meaning: AnyMeaning<A, O, T> = meanings[action.type];
    const piece = doer(action);
    const place = placeOf(table, action, meaning, piece);
    const targets = [...targetsOf(table, action, meaning, place), ...(meaning.also?.(table, action) ?? [])];
    return make(action.type, [action], targets, { ...details(piece, place), ...meaning.more?.(table, action) });
  }

  function placeOf(
    table: T,
    action: A,
    { place: field, picked }: AnyMeaning<A, O, T>,
    piece: string | undefined,
  ): string | undefined {
    if (picked === "ground" && piece !== undefined) return ground.placeOf(table, piece);
    const value = idIn(action, field);
    return field === undefined || value === undefined || !ground.placed
      ? value
      : ground.placed.placeOf(table, field, value);
  }

  function targetsOf(
    table: T,
    action: A,
    { picked, piece: own, aim = own }: AnyMeaning<A, O, T>,
    place: string | undefined,
  ): readonly TargetKey[] {
    const ofPiece = (): readonly TargetKey[] => {
      const piece = idIn(action, aim);
      return piece === undefined ? [] : ground.countersOf(table, piece).map((counter): TargetKey => `piece:${counter}`);
    };
    if (picked === undefined) return [];
    switch (picked) {
      case "piece":
        return ofPiece();
      case "ground":
        return [...ofPiece(), ...groundUnder(table, action, own, place)];
      case "place":
        return place === undefined ? [] : [`space:${place}`];
      case "counters":
        return place === undefined ? [] : placeAndCounters(ground, table, place);
    }
  }

  /** Ground means the foremost counter there that can be chosen. */
  function groundUnder(
    table: T,
    action: A,
    field: string | undefined,
    place: string | undefined,
  ): readonly TargetKey[] {
    if (field === undefined || place === undefined) return [];
    const isOffered = (id: string | undefined): boolean =>
      id !== undefined && table.decision.actions.some((one) => one.type === action.type && idIn(one, field) === id);
    const foremost = ground
      .countersIn(table, place)
      .map((counter) => ground.named(table, field, counter))
      .find(isOffered);
    return foremost === idIn(action, field) ? [`space:${place}`] : [];
  }

  function doer(action: A): string | undefined {
    const field = meanings[action.type]?.piece;
    const id = idIn(action, field);
    return field === undefined || id === undefined || !ground.counterOf ? id : ground.counterOf(field, id);
  }

  function actionsBy({ decision: { actions } }: T): ReadonlyMap<string, readonly A[]> {
    const known = byDoer.get(actions) ?? grouped(actions, doer);
    byDoer.set(actions, known);
    return known;
  }

  return {
    ...source,
    of,
    all(table, types, by) {
      const actions = by === undefined ? table.decision.actions : (actionsBy(table).get(by) ?? []);
      return types.flatMap((type) => ofType<A, string>(actions, type).map((action) => of(table, action)));
    },
    selects(piece) {
      const known = selections.get(piece) ?? make("select", [], [`piece:${piece}`], details(piece, undefined));
      selections.set(piece, known);
      return known;
    },
    doer,
    doers: (table) => [...actionsBy(table).keys()],
    action(type, ids) {
      const action = { type, ...ids };
      return isAction(action) ? action : undefined;
    },
    takenIn(table, { piece }, { for: types, without }) {
      const actions = types.flatMap((type) => ofType<A, string>(table.decision.actions, type));
      const all = [...new Set(actions.flatMap((action) => doer(action) ?? []))];
      const field = meanings[types[0]].piece;
      const held = piece === undefined || field === undefined ? piece : (ground.named(table, field, piece) ?? piece);
      const inHand = all.find((one) => one === held);
      return { all, inHand: inHand ?? (without === "first" || all.length === 1 ? all[0] : undefined) };
    },
  };
}

/** Actions by their key, those without one left out. */
function grouped<A>(
  actions: readonly A[],
  keyOf: (action: A) => string | undefined,
): ReadonlyMap<string, readonly A[]> {
  const found = new Map<string, A[]>();
  for (const action of actions) {
    const key = keyOf(action);
    if (key === undefined) continue;
    const others = found.get(key);
    if (others) others.push(action);
    else found.set(key, [action]);
  }
  return found;
}

/** A zone or hex and the counters in it mean the same where it is a goal. */
export function placeAndCounters<T>(
  { countersIn }: Pick<Ground<T>, "countersIn">,
  table: T,
  place: string,
): readonly TargetKey[] {
  return [`space:${place}`, ...countersIn(table, place).map((counter): TargetKey => `piece:${counter}`)];
}
