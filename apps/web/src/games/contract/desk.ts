import type { Refusal } from "@stonebridge/kernel";
import type { Component } from "svelte";
import type { EndTeller } from "./ending.ts";
import type { Later } from "./later.ts";
import type { DeskLog } from "./log.ts";
import type { DeskMap } from "./map.ts";
import type { MarchReading } from "./marches.ts";
import type { MomentTeller } from "./moments.ts";
import type { Anew, Choice, Denial, Hand, Intent, Pick, TargetKey } from "./offers.ts";
import type { GameTypes } from "./types.ts";
import type { Words } from "./words.ts";

/** What the play screen asks of a game. Everything read from it is reactive. */
export interface GameDesk<G extends GameTypes> {
  readonly words: Words<G["action"], G["event"]>;
  readonly map: DeskMap;
  readonly moves: DeskMoves<G>;
  readonly log: DeskLog<G["event"]>;
  /** Who marched where, by the game's events. */
  readonly marches: MarchReading<G["event"]>;
  readonly screen: DeskScreen;
  readonly panels: Panels;
  readonly keys: DeskKeys;
  /** What the game's own panels share: they find it by `useDesk`. */
  readonly own: unknown;
  /** Fetches what tells its decisive moments. */
  moments(): Promise<MomentTeller<G["event"], G["view"]>>;
  /** Fetches what tells its end. */
  ending(): Promise<EndTeller<G["event"], G["view"]>>;
}

/** What can be done, and how hands say so. Functions: nothing in here changes the game. */
export interface DeskMoves<G extends GameTypes> {
  /** The position as somebody decides about it; undefined where the game is over. */
  tableOf(position: G["position"]): G["table"] | undefined;
  /** Everything that can be done now with what is in hand. */
  offersOf(table: G["table"], hand: Hand): readonly G["offer"][];
  /** The buttons of the dock for it, the commits last. */
  choicesOf(table: G["table"], hand: Hand, offers: readonly G["offer"][]): readonly Choice<G["offer"]>[];
  /** The offer that is in preview without being asked for; undefined: none. */
  preset(table: G["table"], offers: readonly G["offer"][]): G["offer"] | undefined;
  /** Reads a click, tap or Enter on the map. */
  read(table: G["table"], pick: Pick<G["offer"]>): Intent<G["offer"]>;
  /** Whether the offer waits for a second press, however the player likes it: what cannot be undone, which are dice, what is revealed, and what hands the game over. */
  needsPreview(table: G["table"], offer: G["offer"]): boolean;
  /** What an offer's answers say, for the prompt: "HQs stay"; absent where a game gives none. */
  answered?(table: G["table"], answers: readonly G["action"][]): string;
  /** The only thing that can be done, where it is so plain that it is done without being asked; absent, or undefined: it is asked. */
  onlyOne?(table: G["table"], offers: readonly G["offer"][]): G["offer"] | undefined;
  /** The one sensible answer to a question that follows a deed; absent, or undefined: there is none, or several. */
  sensible?(table: G["table"]): G["action"] | undefined;
  /** Whether a piece's turn to act begins with the offer, and nothing else happens by it; absent: pieces are only taken in hand. */
  actsBy?(offer: G["offer"]): boolean;
  /** What ends the running move and lets that piece act, where nothing but its drag asks for it and all of it can be undone; absent, or undefined: nothing. */
  onward?(table: G["table"], offers: readonly G["offer"][], piece: string): G["offer"] | undefined;
  /** The mode in which a piece takes its whole stack along; absent, or undefined: it goes alone. */
  wholeStack?(table: G["table"], piece: string): string | undefined;
  /**
   * Why a pick on the target is not possible; undefined where it means nothing that could be refused.
   * @param offers what can be done with the hand: to find them takes long, and whoever asks has them
   */
  denialAt(
    table: G["table"],
    hand: Hand,
    target: TargetKey,
    offers: readonly G["offer"][],
  ): Denial<G["action"]> | undefined;
  /** Whether mere pointing at the target should tell why it is refused. */
  worthRefusing(target: TargetKey): boolean;
  /** Whether the offer is previewed while the pointer rests on its target. */
  showsWhenPointedAt(offer: G["offer"]): boolean;
  /** What the button says that commits the offer in preview. */
  labelOf(table: G["table"], offer: G["offer"]): { readonly label: string; readonly cost?: string };
  /** What is said aloud when the offer comes into preview: what it would do and its cost; undefined where its fight tells that, see {@link DeskScreen.weighing}. */
  spoken(offer: G["offer"]): string | undefined;
  /** What most players would still do before this offer, which ends a part: while there is anything, its button is a quiet one. */
  leftToDo(offer: G["offer"]): readonly G["offer"][];
  /** What is left undone when this offer, which ends a part, is done: a sentence; empty where nothing is. */
  leftOpen(offer: G["offer"]): string;
  /** Answers that stand in the panel with their consequence: the keys 1, 2 ... give them. */
  answers(offers: readonly G["offer"][]): readonly (G["offer"] | undefined)[];
  /** Whether two ids mean the same piece for hands and filters. */
  samePiece(one: string, other: string): boolean;
  /** Whether a piece's turn to act begins with the action: a reset goes back to it. */
  beginsPiece(action: G["action"]): boolean;
  whyNot(table: G["table"], action: G["action"]): Refusal | undefined;
  /** What is played where these actions change what was done before; absent, or undefined: they are played as they are. */
  anew?(actions: readonly G["action"][]): Anew<G["action"]> | undefined;
}

/** A fight that is not fought yet, or an order that is not sent, as it is said aloud. */
export interface SpokenFight {
  /** Who fights whom, where, the odds and what the dice can do: exact. */
  readonly text: string;
  /** Where, and the odds. */
  readonly short: string;
}

/** What the layout has to know. */
export interface DeskScreen {
  /** The last fight, written out, until the player goes on or closes it. */
  readonly report: {
    readonly shown: boolean;
    /** It needs more room than the column has. */
    readonly wide: boolean;
    /** It asks something still: it cannot be put away. */
    readonly asks: boolean;
    /** Dice fell in it that only change what the combat dice count: they are shown before them. */
    readonly rolledBefore: boolean;
    /** The step in which the dice fell that lie on it; absent where what falls later has dice on it as well. */
    readonly fellIn?: number | undefined;
    /** The player goes on, or closes it: one that asks nothing more is put away. */
    actionTaken(): void;
    /** Brings the sheet of the last fight back; puts it away where it is there. */
    recall(): void;
  };
  /** What the panel of what is weighed holds. */
  readonly weighing: {
    /** The question itself is answered there. */
    readonly asks: boolean;
    /** What is in preview or pointed at is written out there, and committed there. */
    readonly previews: boolean;
    /** It has the button for what is in preview, and the dock has none. */
    readonly commits: boolean;
    /** The fights in preview or being put together, that in preview first, and orders that are written: said aloud when they come or change; absent in a game without any. */
    readonly fights?: readonly SpokenFight[];
  };
  /** What stands where cards are while none is open. */
  readonly noCard: string;
  /** The question is answered by going to a piece: the dock has a button for the next one. */
  readonly goesToPieces: boolean;
  /** The moment in one line, for the phone's header. */
  readonly when: string;
  /** The score in the phone's header, the first side first. */
  readonly points: { readonly first: string; readonly second: string; readonly spoken: string };
}

/** A component that comes when it is asked for, as what is not needed to begin a game should: see `kept`. */
export type LaterPanel<P extends Record<string, unknown> = Record<string, never>> = Later<{
  readonly default: Component<P>;
}>;

/** Components of the game. They find its desk by `useDesk`. */
export interface Panels {
  /** The card of a piece. `full`: everything at once. */
  readonly card: LaterPanel<{ piece: string; full?: boolean }>;
  /** The score, in one line until it is opened. `full`: all lines at once. */
  readonly Score: Component<{ full?: boolean; open?: boolean }, Record<string, never>, "open">;
  /** What is being weighed now, or asked, beside the map. */
  readonly Weighing: Component;
  /** Turns and phases, in the header. */
  readonly Track: Component;
  /** Every piece by its army; `onshow`: one was gone to on the map. */
  readonly order: LaterPanel<{ onshow?: () => void }>;
  /** The last fight, written out. */
  readonly report: LaterPanel;
}

/** A line of the list of keys. */
export type KeyLine = readonly [keys: readonly string[], does: string];

export interface DeskKeys {
  /** Letters of {@link Choice.letter}: those that are no key of the screen or of an overlay. */
  readonly letters: readonly string[];
  /** What they do, for the list of keys. */
  readonly list: readonly KeyLine[];
}
