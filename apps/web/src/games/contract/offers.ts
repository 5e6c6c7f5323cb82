import type { ActionBase, Refusal } from "@stonebridge/kernel";
import type { BoardTarget } from "../../board/model.ts";
import type { IconName } from "../../widgets/icons.ts";

/** A target as a string, so that sets and maps can hold it: `space:henry-hill`, `piece:cocke+`. */
export type TargetKey = `${BoardTarget["kind"]}:${string}`;

export function keyOf(target: BoardTarget): TargetKey {
  return `${target.kind}:${target.id}`;
}

/** What a target's key stands for. */
export function targetOf(key: TargetKey): BoardTarget {
  const at = key.indexOf(":");
  return { kind: key.startsWith("piece:") ? "piece" : "space", id: key.slice(at + 1) };
}

/** Something that can be done now, and where to point for it. */
export interface Offer<A extends ActionBase> {
  /** The same as long as it means the same. */
  readonly id: string;
  /** In the game's words; `select` takes a piece in hand and changes nothing. */
  readonly meaning: string;
  /** Played in order, of the deciding side; none for `select`. */
  readonly actions: readonly A[];
  /** Answers to the questions that come next, each of which has one sensible answer: played after the actions, and undone with the last of them. */
  readonly answers?: readonly A[];
  /** Where it can be picked on the map, its goal first; none: by its button only. */
  readonly targets: readonly TargetKey[];
  /** The piece that does it. */
  readonly piece?: string;
}

/** Makes the offers of a game; `more` is what it tells besides what each offer has. */
export type OfferMaker<O extends Offer<ActionBase>> = (
  meaning: O["meaning"],
  actions: O["actions"],
  targets: O["targets"],
  more?: Omit<O, "id" | "meaning" | "actions" | "targets">,
) => O;

/**
 * Makes an offer: its id says what it means and does.
 * @param more what the game tells besides; all of that may be absent
 */
export function offerOf<A extends ActionBase, M extends string, X extends { readonly piece?: string }>(
  meaning: M,
  actions: readonly A[],
  targets: readonly TargetKey[],
  more = {} as X, // whoever leaves it out has nothing to tell
): Offer<A> & X & { readonly meaning: M } {
  const what =
    actions.length > 0 ? actions.map((action) => Object.values(action).flat().join(",")).join(";") : more.piece;
  return { ...more, id: `${meaning} ${what ?? ""}`, meaning, actions, targets };
}

/** Everything that is played for an offer. */
export function playedFor<A extends ActionBase>({ actions, answers = [] }: Offer<A>): readonly A[] {
  return answers.length === 0 ? actions : [...actions, ...answers];
}

/** The actions of one type, typed as such. */
export function ofType<A extends ActionBase, T extends A["type"]>(
  actions: readonly A[],
  type: T,
): readonly Extract<A, { readonly type: T }>[] {
  return actions.filter((action): action is Extract<A, { readonly type: T }> => action.type === type);
}

/** What the player has in hand while nothing is done yet. */
export interface Hand {
  /** The piece, where several could be meant. */
  readonly piece?: string;
  /** What a pick on the map means, where it could mean several things: a word of the game. */
  readonly mode?: string;
}

/** A button of the dock. */
export interface Choice<O extends Offer<ActionBase>> {
  readonly id: string;
  readonly label: string;
  /** What it costs, ready to be read: "2 MP". */
  readonly cost?: string;
  readonly icon?: IconName;
  readonly look: "plain" | "attack" | "commit";
  /** A key of its own; the others are numbered. */
  readonly letter?: string;
  readonly does:
    /** Weighs or commits the offer. */
    | { readonly kind: "offer"; readonly offer: O }
    /** Weighs one offer after the other; with a mode, later picks on the map mean that as well. */
    | { readonly kind: "offers"; readonly offers: readonly O[]; readonly mode?: string }
    /** Picks on the map mean this from now on. */
    | { readonly kind: "mode"; readonly mode: string }
    | { readonly kind: "denied"; readonly denial: Denial<O["actions"][number]> };
  /** Its mode is on, or its offer is in preview. */
  readonly pressed?: boolean;
}

/** Why the thing a player pointed at cannot be done, with the action he meant. */
export interface Denial<A extends ActionBase> {
  readonly action: A;
  readonly refusal: Refusal;
  /** What was pointed at; absent if an action was refused that is bound to no place. */
  readonly target?: TargetKey;
  /** The zone or hex that was pointed at, where the way there ends sooner and what is refused is a step of it. */
  readonly towards?: string;
}

/** Steps that are undone, and what is played instead of them. */
export interface Anew<A extends ActionBase> {
  /** Everything after this step is undone. */
  readonly undoTo: number;
  readonly actions: readonly A[];
  /** Called once it is played. */
  readonly done?: () => void;
  /** Called once undo has brought back what was there before. */
  readonly undone?: () => void;
}

/** What a click, tap or Enter on something on the map means. */
export type Intent<O extends Offer<ActionBase>> =
  /** Takes a piece in hand. */
  | { readonly kind: "select"; readonly piece: string }
  /** Weighs an offer; nothing is done yet. Others are what the same target could mean. */
  | { readonly kind: "weigh"; readonly offer: O; readonly others: readonly O[] }
  | { readonly kind: "commit"; readonly offer: O }
  /** Takes the last step back, of which nothing came, and does this instead. */
  | { readonly kind: "instead"; readonly action: O["actions"][number] }
  /** Takes steps back and plays others, nothing that rolls dice; the piece that was picked is in hand then. */
  | { readonly kind: "anew"; readonly anew: Anew<O["actions"][number]> }
  | { readonly kind: "deny"; readonly denial: Denial<O["actions"][number]> }
  /** Nothing can be done there: only its card opens, if it is a piece. */
  | { readonly kind: "look"; readonly piece?: string };

/** A pick as the player makes it. */
export interface Pick<O extends Offer<ActionBase>> {
  readonly target: TargetKey;
  readonly hand: Hand;
  /** What can be done with this hand. */
  readonly offers: readonly O[];
  /** In preview, if anything is: the same target again commits it. */
  readonly weighed: O | undefined;
  /** Steps that can be undone commit at the first pick where the target has one meaning (mouse; a setting). */
  readonly oneClick: boolean;
}

/** The offers a target stands for, the most natural first. */
export function offersAt<O extends Offer<ActionBase>>(offers: readonly O[], key: TargetKey): readonly O[] {
  return offers.filter((one) => one.targets.includes(key));
}
