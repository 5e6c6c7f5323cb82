import type { Side } from "@stonebridge/kernel";
import { getContext, setContext } from "svelte";
import type { BoardApi, BoardModel, BoardSight, BoardTarget } from "../board/model.ts";
import type { DeskMoves, GameDesk } from "../games/contract/desk.ts";
import type { PreparedDesk } from "../games/contract/room.ts";
import { type Choice, type Denial, keyOf, offersAt, targetOf, type TargetKey } from "../games/contract/offers.ts";
import type { RunningGuide } from "../games/contract/guide.ts";
import type { March } from "../games/contract/marches.ts";
import type { PlayOf, Tab } from "../games/contract/play.ts";
import type { GameTypes, SessionOf } from "../games/contract/types.ts";
import type { Words } from "../games/contract/words.ts";
import { settings } from "../settings/settings.svelte.ts";
import type { AskedDie } from "../session/table-dice.svelte.ts";
import { Answers } from "./answers.svelte.ts";
import { Choosing, type ChoosingGround } from "./choosing.svelte.ts";
import { Denials, type Place } from "./denials.svelte.ts";
import { Doing } from "./doing.ts";
import { playTexts, type PlayTexts } from "./language/play-texts.ts";
import { logOf } from "./log/entries.ts";
import type { LogEntry } from "./log/lines.ts";
import { MarchHistory } from "./marches/history.svelte.ts";
import { NextToAct } from "./next-to-act.ts";
import { sayNothingThere } from "./picking/nothing-there.ts";
import { oneLevelBack } from "./one-level-back.ts";
import { Overlays } from "./overlays.svelte.ts";
import { dieAsked, sayDenied } from "./sayings.ts";
import { ScreenWidth } from "./screen-width.svelte.ts";
import { aloud } from "./speech/aloud.ts";
import { Announcer } from "./speech/announcer.svelte.ts";
import { Speech } from "./speech/speech.svelte.ts";
import { Director } from "../stage/director.svelte.ts";
import { staged } from "../stage/dressing.ts";
import { TakingBack } from "./taking-back.ts";

/** Views of the phone, in order. */
export const TABS: readonly Tab[] = ["map", "log", "units", "score", "more"];

/** Everything the parts of the play screen share. Derived values follow the session, the choice in hand and the pointer. */
export class PlayState<G extends GameTypes = GameTypes> implements ChoosingGround<G>, PlayOf<G> {
  readonly session: SessionOf<G>;
  /** What the game replies. */
  readonly desk: GameDesk<G>;
  /** Everything that is spoken here. */
  readonly announcer = new Announcer();
  readonly speech: Speech<G>;
  readonly denials = new Denials<G["action"]>();
  readonly choosing: Choosing<G>;
  readonly width = new ScreenWidth();
  /** The guided first turn, if the game was begun with it. */
  readonly guide: RunningGuide<G> | undefined;
  /** The last thing used was a key: the focus then follows what is decided about. */
  byKeys = false;
  /** Set by the map once it exists. */
  board: BoardApi | undefined;
  /** Called once the map is drawn. */
  ondrawn: (() => void) | undefined;
  readonly #next = new NextToAct();
  /** What was answered without being asked. */
  readonly answers = new Answers<G>(this);
  readonly takingBack: TakingBack<G>;
  readonly doing: Doing<G>;
  readonly overlays = new Overlays(() => this.desk.map.overlays);

  /** The piece whose card was opened by hand. */
  card = $state.raw<string>();
  lit = $state.raw<readonly string[]>([]);
  piecesHidden = $state.raw(false);
  /** The clause that is open beside the game. */
  rule = $state.raw<string>();
  /** What covers the screen. */
  dialog = $state.raw<"menu" | "keys" | "order">();
  scoreOpen = $state.raw(false);
  /** The player has asked what a bot would do. */
  hint = $state.raw(false);
  /** The end page was put away to show the map. */
  endRead = $state.raw(false);
  /** The side column is folded. */
  folded = $state.raw(false);
  tab = $state.raw<Tab>("map");
  sight = $state.raw<BoardSight>();
  /** What the pointer or the focus rests on, on the map. */
  pointed = $state.raw<TargetKey>();

  /** What is decided here and now; undefined while nobody here can act. */
  readonly table: G["table"] | undefined = $derived.by(() =>
    this.session.actingSide === undefined ? undefined : this.moves.tableOf(this.session.position),
  );
  readonly offers: readonly G["offer"][] = $derived.by(() =>
    this.table ? this.moves.offersOf(this.table, this.choosing.hand) : [],
  );
  readonly choices: readonly Choice<G["offer"]>[] = $derived.by(() =>
    this.table ? this.moves.choicesOf(this.table, this.choosing.hand, this.offers) : [],
  );
  /** In preview, or under the pointer while nothing is. */
  readonly shown: G["offer"] | undefined = $derived.by(() => this.choosing.weighed ?? this.#pointedOffer());
  readonly log: readonly LogEntry<G["event"]>[] = $derived.by(() => logOf(this.session, this.desk.log));
  readonly history: MarchHistory<G> = new MarchHistory<G>(this);
  /** Shows what others did, scene by scene. */
  readonly stage: Director<G> = new Director<G>(this);
  readonly boardModel: BoardModel = $derived.by(() => staged(this.desk.map.model, this));
  /** The piece whose card is open: asked for, or the one that the decision is about. */
  readonly cardPiece: string | undefined = $derived.by(
    () => this.card ?? (this.session.playhead.staged ? undefined : this.decided),
  );
  /** The card that lies on the map: while a fight is read, only one that was asked for, since it would cover the place of the fight. */
  readonly cardOnMap: string | undefined = $derived.by(() =>
    this.desk.screen.report.shown ? this.card : this.cardPiece,
  );
  readonly decided: string | undefined = $derived.by(() => this.desk.map.decided);

  constructor(session: SessionOf<G>, prepared: PreparedDesk<G>) {
    this.session = session;
    this.choosing = new Choosing<G>(this);
    this.desk = prepared.open(this);
    this.guide = session.saved.guided ? prepared.guide?.begin(this) : undefined;
    this.speech = new Speech<G>(this);
    this.takingBack = new TakingBack<G>(this);
    this.doing = new Doing<G>(this);
  }

  get moves(): DeskMoves<G> {
    return this.desk.moves;
  }

  /** Who marched where, in all steps up to the one shown. */
  get marches(): readonly March<G["event"]>[] {
    return this.history.shown;
  }

  get words(): Words<G["action"], G["event"]> {
    return this.desk.words;
  }

  get t(): PlayTexts {
    return playTexts.t;
  }

  /** The side whose question is in the prompt, whoever answers it. */
  get decidingSide(): Side | undefined {
    const { decision } = this.session;
    return decision.over ? undefined : decision.sides[0];
  }

  /** Which die somebody has to roll on the table, and for whom. */
  dieAsked(asked: Omit<AskedDie, "by">): string {
    return dieAsked(this, asked);
  }

  /** What somebody far away calls himself who plays a side; empty for everybody else. */
  nameAway(side: Side): string {
    const seat = this.session.seats[side];
    return seat?.kind === "away" ? seat.name : "";
  }

  /** Both sides decide at the same time, and whoever looks on is not told which of them is ready. */
  get bothDecide(): boolean {
    const { decision } = this.session;
    return !decision.over && decision.sides.length > 1;
  }

  /** Who is waited for, far away. */
  awaited(side: Side): string {
    const { together, away, both } = this.t.prompt;
    if (this.bothDecide) return both;
    return (this.session.together ? together : away)(this.sideName(side), this.nameAway(side));
  }

  sideName(side: Side): string {
    return this.session.entry.sideName(side);
  }

  /**
   * The log is visible beside the map: it is not a tab of its own, not folded, and not replaced by a rule or by a fight that asks
   * something.
   */
  get logStands(): boolean {
    const { report } = this.desk.screen;
    return !this.width.phone && !this.folded && this.rule === undefined && !(report.shown && report.asks);
  }

  /** Pointer or focus is on a target on the map, or left it. */
  point(target: BoardTarget | undefined, at?: Place): void {
    const key = target && keyOf(target);
    if (key === this.pointed) return;
    this.pointed = key;
    const { table } = this;
    if (!table || key === undefined || this.choosing.weighed || !this.moves.worthRefusing(key))
      return this.denials.leave();
    this.denials.rest(
      () =>
        offersAt(this.offers, key).length > 0
          ? undefined
          : this.moves.denialAt(table, this.choosing.hand, key, this.offers),
      at,
      (denial) => sayDenied(this, denial),
    );
  }

  light(ids: readonly string[]): void {
    if (ids.length === 0 && this.lit.length === 0) return;
    this.lit = ids;
  }

  /** Opens a card and brings its piece into sight. */
  show(piece: string): void {
    this.card = piece;
    this.board?.reveal({ kind: "piece", id: piece });
  }

  /** Advice can be had: in games against a bot at this screen, which are never rated, while the player decides and no guide teaches. */
  get advised(): boolean {
    return this.session.ownSide !== undefined && this.session.atNow && this.table !== undefined && !this.taught;
  }

  /** Asks for advice, or puts it away. @returns whether there is any to be had */
  toggleHint(): boolean {
    this.hint = !this.hint && this.advised;
    return this.advised;
  }

  /** Brings a target into sight. */
  reveal(target: TargetKey): void {
    this.board?.reveal(targetOf(target));
  }

  hidePieces(hidden: boolean): void {
    this.piecesHidden = hidden;
    this.board?.hidePieces(hidden);
  }

  /** The guide is teaching: what it asks for is shown first, and nothing is answered for the player. */
  get taught(): boolean {
    const { guide } = this;
    return guide !== undefined && !guide.left && !guide.atEnd;
  }

  get wantsAnswers(): boolean {
    return settings.values.answers;
  }

  /** Questions with only one sensible answer are answered without asking. */
  get answersPlain(): boolean {
    return this.wantsAnswers && !this.taught;
  }

  /** Shows why not. A piece that was picked can be looked at even so; on a phone, where its card covers the reason, by a second pick. */
  deny(denial: Denial<G["action"]>, at: Place | undefined): void {
    const target = denial.target && targetOf(denial.target);
    if (target?.kind === "piece") {
      if (this.width.phone && this.denials.shown?.denial.target === denial.target)
        return this.openCard(target.id, false);
      this.card = this.width.phone ? undefined : target.id;
    }
    // It is told on the map.
    if (this.width.phone) this.rule = undefined;
    this.denials.keep(denial, at, this.width.touch);
    sayDenied(this, denial);
  }

  /**
   * Goes to the next piece or space that can be used, cyclically, and brings it into sight; with a piece in hand, first to where it can go.
   * On touch, where nobody goes on from a focus, it is chosen as by a tap on it, which plays nothing.
   */
  focusNext(): void {
    const { boardModel, choosing } = this;
    const { touch } = this.width;
    const others = touch && boardModel.pieces.some(({ state }) => state === "may");
    const among = others ? { ...boardModel, spaces: [] } : boardModel;
    const next = this.#next.after(among, !touch && choosing.hand.piece !== undefined, this.pointed);
    if (!next) return;
    this.board?.goTo(next);
    if (touch && choosing.weighed?.targets.includes(keyOf(next)) !== true) choosing.pick(next);
  }

  /** One level back; never commits. @returns whether there was one */
  back(): boolean {
    return oneLevelBack(this);
  }

  /**
   * After a step by key the focus goes to what is in preview, otherwise it stays with the piece, or goes to the next one to decide about.
   */
  focusDecided(): void {
    const goal = this.choosing.weighed?.targets[0];
    if (this.table && goal !== undefined) return this.board?.focus(targetOf(goal));
    const { pieces } = this.boardModel;
    const first = pieces.find(({ state }) => state === "may") ?? pieces.find(({ state }) => state === "selected");
    const id = this.decided ?? first?.id;
    if (this.table && id !== undefined) this.board?.focus({ kind: "piece", id });
  }

  /** What was opened for the last choice is closed. */
  leaveChoice(): void {
    this.announcer.act();
    this.denials.clear();
    this.card = undefined;
    this.rule = undefined;
    this.desk.screen.report.actionTaken();
  }

  get position(): G["position"] {
    return this.session.position;
  }

  get oneClick(): boolean {
    return !this.width.touch && !this.twoClicks;
  }

  get twoClicks(): boolean {
    return settings.values.twoClicks;
  }

  /** A piece was picked: its card opens, unless the phone's sheet is needed to go on with it. */
  openCard(piece: string | undefined, inHand: boolean): void {
    this.denials.clear();
    if (inHand) this.desk.screen.report.actionTaken();
    this.card = inHand && this.width.phone ? undefined : piece;
  }

  nothingThere(target: BoardTarget, at: Place | undefined): void {
    sayNothingThere(this, target, at);
  }

  weighing(): void {
    this.denials.clear();
    this.desk.screen.report.actionTaken();
    // The choice takes the place where the rule is read, and on a phone a card.
    this.rule = undefined;
    if (this.width.phone) this.card = undefined;
  }

  arming({ label, does }: Choice<G["offer"]>): void {
    const open = does.kind === "offer" ? this.moves.leftOpen(does.offer) : "";
    this.announcer.say(`${aloud([open])} ${this.t.dock.again(label)}`.trim(), "warning");
  }

  #pointedOffer(): G["offer"] | undefined {
    if (this.pointed === undefined || this.choosing.armed !== undefined) return undefined;
    const [first] = offersAt(this.offers, this.pointed);
    return first && this.moves.showsWhenPointedAt(first) ? first : undefined;
  }
}

const PLAY = Symbol("play");
const DESK = Symbol("desk");

/** Gives the parts of the screen its state, and the game's panels their desk. */
export function providePlay(state: PlayState): void {
  setContext(PLAY, state);
  setContext(DESK, state.desk.own);
}

/** The state of the play screen that contains the component. */
export function usePlay(): PlayState {
  return getContext<PlayState>(PLAY);
}

/** The game's own desk: for the panels in its folder, which know its type. */
export function useDesk<D>(): D {
  return getContext<D>(DESK);
}
