import { getContext, setContext, tick } from "svelte";
import type { Action, RollKind, SideId, View } from "@stonebridge/games/bull-run-1861";
import { type Names, namesOf, plain, type Texts } from "@stonebridge/games/bull-run-1861/text";
import type { BoardApi, BoardModel, BoardSight, BoardTarget } from "../board/model.ts";
import { decidedPiece } from "../games/bull-run-1861/board-model.ts";
import { type Choice, choicesOf } from "../games/bull-run-1861/choices.ts";
import type { LogEntry } from "../games/bull-run-1861/log.ts";
import { keyOf, type Offer, type TargetKey } from "../games/bull-run-1861/offers/offer.ts";
import { offersAt, offersOf } from "../games/bull-run-1861/offers/index.ts";
import type { OverlayKind } from "../games/bull-run-1861/overlays.ts";
import { findUnit, unitOf, zoneOf } from "../games/bull-run-1861/pieces.ts";
import { type Denial, denialAt } from "../games/bull-run-1861/refusal.ts";
import { deniedText } from "../games/bull-run-1861/spoken.ts";
import { type Table, tableOf } from "../games/bull-run-1861/table.ts";
import type { PlayTools } from "../games/bull-run-1861/tools.ts";
import { type Composition, compositionsAfter, compositionsNow } from "../games/bull-run-1861/weigh.ts";
import { formatPercent } from "../language/language.svelte.ts";
import { bullRunTexts, type BullRunPosition as Position, type BullRunSession } from "../session/bull-run-1861.ts";
import { settings } from "../settings/settings.svelte.ts";
import type { AskedDie } from "../session/table-dice.svelte.ts";
import { Choosing, type ChoosingGround } from "./choosing.svelte.ts";
import { Denials, type Place } from "./denials.svelte.ts";
import { drawBoard, drawnFor, logOf } from "./drawing.ts";
import { Fights } from "./fights.svelte.ts";
import { playTexts, type PlayTexts } from "./language/play-texts.ts";
import { Guide } from "./guide/guide.svelte.ts";
import { Messages } from "./messages.svelte.ts";
import { ScreenWidth } from "./screen-width.svelte.ts";

/** Views of the phone. */
export const TABS = ["map", "log", "units", "score", "more"] as const;
export type Tab = (typeof TABS)[number];

/** Everything the parts of the play screen share. Derived values follow the session, the choice in hand and the pointer. */
export class PlayState implements ChoosingGround {
  readonly session: BullRunSession;
  readonly tools: PlayTools<Position>;
  readonly messages = new Messages();
  readonly denials = new Denials();
  readonly choosing: Choosing;
  readonly fights: Fights;
  readonly width = new ScreenWidth();
  /** The guided first turn, where the game was begun with it. */
  readonly guide: Guide | undefined;
  /** The last thing used was a key: then the focus goes along with what is decided. */
  byKeys = false;
  /** Set by the map once it stands. */
  board: BoardApi | undefined;

  /** Unit or headquarters whose card was opened by hand. */
  card = $state.raw<string>();
  lit = $state.raw<readonly string[]>([]);
  /** Overlays that were switched on, and the one whose key is held. */
  kept = $state.raw<ReadonlySet<OverlayKind>>(new Set());
  held = $state.raw<OverlayKind>();
  piecesHidden = $state.raw(false);
  /** The clause that is open beside the game. */
  rule = $state.raw<string>();
  /** What lies over the screen. */
  dialog = $state.raw<"menu" | "keys" | "order">();
  scoreOpen = $state.raw(false);
  /** The side column is folded away. */
  folded = $state.raw(false);
  tab = $state.raw<Tab>("map");
  sight = $state.raw<BoardSight>();
  #pointed = $state.raw<TargetKey>();

  readonly names: Names = $derived.by(() => namesOf(this.texts, this.tools.field.zones));
  /** What is decided here and now; undefined while nobody here can act. */
  readonly table: Table<Position> | undefined = $derived.by(() =>
    this.session.actingSide === undefined
      ? undefined
      : tableOf(this.tools.rules, this.tools.field, this.session.position),
  );
  readonly offers: readonly Offer[] = $derived.by(() => (this.table ? offersOf(this.table, this.choosing.hand) : []));
  readonly choices: readonly Choice[] = $derived.by(() => this.#choices());
  /** In preview, or under the pointer while nothing is. */
  readonly shown: Offer | undefined = $derived.by(() => this.choosing.weighed ?? this.#pointedOffer());
  /** The combats an attack in preview leads to, or that can be fought now. */
  readonly compositions: readonly Composition[] = $derived.by(() => this.#compositions());
  /** Share of falls that hurt the defender, by offer. */
  readonly shares: ReadonlyMap<string, number> = $derived.by(() => this.#shares());
  readonly log: readonly LogEntry[] = $derived.by(() => logOf(this));
  readonly boardModel: BoardModel = $derived.by(() => drawBoard(this));
  /** The piece whose card is open: asked for, or being decided about. */
  readonly cardPiece: string | undefined = $derived.by(() => this.card ?? this.decided);
  /** Zones that could be attacked now. */
  readonly attackedZones: readonly string[] = $derived.by(() => [
    ...new Set(this.offers.flatMap((one) => (one.meaning === "attack" && one.zone !== undefined ? [one.zone] : []))),
  ]);
  /** The first of the pieces that one is to be chosen from. */
  readonly firstChoosable: string | undefined = $derived.by(
    () => this.offers.find((one) => ["activate", "select", "mark", "ride"].includes(one.meaning))?.piece,
  );
  readonly decided: string | undefined = $derived.by(() => decidedPiece(drawnFor(this)));

  constructor(session: BullRunSession, tools: PlayTools<Position>) {
    this.session = session;
    this.tools = tools;
    this.choosing = new Choosing(this);
    this.fights = new Fights(session);
    this.guide = session.saved.guided ? new Guide(this) : undefined;
  }

  get texts(): Texts {
    return bullRunTexts.t;
  }

  get t(): PlayTexts {
    return playTexts.t;
  }

  get view(): View {
    return this.session.view;
  }

  /** The side whose question stands in the prompt, whoever answers it. */
  get decidingSide(): SideId | undefined {
    const { decision } = this.session;
    return decision.over ? undefined : (decision.sides[0] as SideId);
  }

  /** Which die somebody has to roll on the table, for whom. */
  dieAsked({ kind, side, piece, given }: AskedDie): string {
    const owner = this.sideName(side as SideId);
    const who = piece === undefined ? owner : `${owner}, ${this.names.unit(piece)}`;
    return this.t.typed.ask(who, this.texts.rollName(kind as RollKind), given.length + 1);
  }

  sideName(side: SideId): string {
    return this.texts.side(side);
  }

  /** Pointer or focus rests on a target of the map, or left it. */
  point(target: BoardTarget | undefined, at?: Place): void {
    const key = target && keyOf(target);
    if (key === this.#pointed) return;
    this.#pointed = key;
    const { table } = this;
    if (!table || key === undefined || !this.#worthRefusing(key)) return this.denials.leave();
    this.denials.rest(
      () => (offersAt(this.offers, key).length > 0 ? undefined : denialAt(table, this.choosing.hand, key)),
      at,
      (denial) => this.messages.saySoon(deniedText(denial, this.texts, this.names), 0),
    );
  }

  /** Lights pieces and zones up; nothing: lights them down. */
  light(ids: readonly string[]): void {
    this.lit = ids;
  }

  /** Opens a card and brings its piece into sight. */
  show(piece: string): void {
    this.card = piece;
    this.board?.reveal({ kind: "piece", id: piece });
  }

  toggleOverlay(kind: OverlayKind): void {
    const next = new Set(this.kept);
    if (!next.delete(kind)) next.add(kind);
    this.kept = next;
  }

  hidePieces(hidden: boolean): void {
    this.piecesHidden = hidden;
    this.board?.hidePieces(hidden);
  }

  /** How many steps can be taken back here: never those that a bot has taken. */
  get undoSteps(): number {
    const { undoState, steps, seats, askedDie } = this.session;
    const last = steps.at(-1);
    if (askedDie && askedDie.given.length > 0) return 0;
    return last !== undefined && seats[last.side]?.kind === "bot" ? 0 : undoState.steps;
  }

  undo(): void {
    this.#leaveChoice();
    if (this.undoSteps > 0 && this.session.undo()) this.messages.sayNow(this.t.undone);
    else this.messages.sayNow(this.undoEnds);
  }

  /** Back to where the acting piece began, as far as dice allow. */
  reset(): void {
    this.#leaveChoice();
    if (this.undoSteps === 0 || !this.session.undoTo(this.resetStep)) this.messages.sayNow(this.undoEnds);
    else this.messages.sayNow(this.t.undone);
  }

  /** The step that a reset leads back to: before the acting piece's activation, or to the last mark. */
  get resetStep(): number {
    const { mark } = this.session.undoState;
    const { steps } = this.session;
    for (let at = steps.length; at > mark; at--) {
      if (steps[at - 1]?.action.type === "activate") return at - 1;
    }
    return mark;
  }

  /** Why undo goes no further, as a sentence. */
  get undoEnds(): string {
    const { mark, reason, steps } = this.session.undoState;
    if (this.session.askedDie?.given.length) return this.t.undoEnds("roll", undefined);
    if (steps > 0 && this.undoSteps === 0) return this.t.undoEnds("side", undefined);
    const step = this.session.steps[mark - 1];
    const fight = step?.events.find((event) => event.type === "fought");
    const zone = fight?.type === "fought" ? fight.zones[0] : undefined;
    return this.t.undoEnds(reason, zone === undefined ? undefined : this.names.zone(zone));
  }

  /** Plays actions of the deciding side and says what came of them. */
  play(actions: readonly Action[]): void {
    // Dice of the action before that are known already bind; one that nobody has typed in yet does not.
    const { askedDie } = this.session;
    if (askedDie && !this.session.cancelDie()) {
      this.messages.sayNow(this.dieAsked(askedDie));
      return;
    }
    const before = this.session.length;
    this.#leaveChoice();
    const { table } = this;
    const result = this.session.actAll(actions);
    if (result.kind === "refused" && table) {
      const action = actions.find((one) => table.rules.whyNot(table.position, table.side, one)) ?? actions[0];
      if (action) this.deny({ action, refusal: result.refusal, target: "zone:" }, undefined);
    }
    if (result.kind === "taken") this.sayResult(before);
    if (this.byKeys) void tick().then(() => this.#focusDecided());
  }

  /** Says aloud what happened since a step. */
  sayResult(since: number): void {
    const events = this.session.steps.slice(since).flatMap((step) => step.events);
    const telling = events.filter((event) => event.type !== "faced" || events.length === 1);
    this.messages.sayNow(
      telling
        .slice(0, 3)
        .map((event) => plain(this.texts.event(event, this.names)))
        .join(" "),
    );
  }

  deny(denial: Denial, at: Place | undefined): void {
    this.denials.keep(denial, at, this.width.touch);
    this.messages.saySoon(deniedText(denial, this.texts, this.names), 0);
  }

  /** Keyboard focus to the next piece or zone that can be used, round and round. */
  focusNext(): void {
    const { pieces, spaces } = this.boardModel;
    const targets: readonly BoardTarget[] = [
      ...pieces.filter((one) => one.state === "may").map(({ id }) => ({ kind: "piece", id }) as const),
      ...spaces.filter((one) => one.state === "may").map(({ id }) => ({ kind: "space", id }) as const),
    ];
    const at = targets.findIndex((one) => keyOf(one) === this.#pointed);
    const next = targets[(at + 1) % Math.max(targets.length, 1)];
    if (next) this.board?.focus(next);
  }

  /** One level back: refusal, preview, hand, opened card, look back. Never commits. */
  back(): boolean {
    if (this.denials.shown) this.denials.clear();
    else if (this.choosing.back()) return true;
    else if (this.card !== undefined) this.card = undefined;
    else if (this.rule !== undefined) this.rule = undefined;
    else if (this.tab !== "map") this.tab = "map";
    else return false;
    return true;
  }

  /** After a step by key the focus stays with the piece, or goes to the next one that is decided about. */
  #focusDecided(): void {
    const may = this.boardModel.pieces.find((one) => one.state === "may")?.id;
    const id = this.decided ?? may;
    if (this.table && id !== undefined) this.board?.focus({ kind: "piece", id });
  }

  #leaveChoice(): void {
    this.denials.clear();
    this.card = undefined;
    this.rule = undefined;
    this.fights.actionTaken();
  }

  get position(): Position {
    return this.session.position;
  }

  get oneClick(): boolean {
    return !this.width.touch && !settings.values.twoClicks;
  }

  /** A piece was picked: its card opens, except where the phone's sheet is needed to go on with it. */
  openCard(piece: string | undefined, inHand: boolean): void {
    this.denials.clear();
    this.card = inHand && this.width.phone ? undefined : piece;
  }

  takeBack(): void {
    this.session.undo();
  }

  /** The table before the running activation, while nothing came of it and it can be taken back. */
  get before(): Table<Position> | undefined {
    const { lastStep, undoState, length, match } = this.session;
    if (this.table?.decision.step !== "march" || lastStep?.action.type !== "activate" || undoState.steps < 1) {
      return undefined;
    }
    return tableOf(this.tools.rules, this.tools.field, match.positionAt(length - 1));
  }

  weighing(offer: Offer): void {
    this.denials.clear();
    // What is weighed stands where the rule is read.
    this.rule = undefined;
    const share = this.shares.get(offer.id);
    if (share !== undefined) this.messages.saySoon(this.t.chanceSpoken(formatPercent(share)));
    else if (offer.cost !== undefined) this.messages.saySoon(this.t.costSpoken(offer.cost, offer.pushed === true));
  }

  #pointedOffer(): Offer | undefined {
    if (this.#pointed === undefined || this.choosing.armed !== undefined) return undefined;
    const [first] = offersAt(this.offers, this.#pointed);
    return first?.meaning === "select" || first?.meaning === "activate" ? undefined : first;
  }

  /** Ground far from everything in question is no question: only what lies near it is refused by mere pointing. */
  #worthRefusing(key: TargetKey): boolean {
    if (this.choosing.weighed) return false;
    const piece = key.startsWith("piece:") ? key.slice("piece:".length) : undefined;
    // Where a brigade stands is no goal of its march.
    if (piece !== undefined && this.decided !== undefined && unitOf(piece) === unitOf(this.decided)) return false;
    if (piece !== undefined) return findUnit(this.view, piece)?.side === this.table?.side;
    const zone = key.slice("zone:".length);
    const here = this.decided === undefined ? undefined : zoneOf(this.view, this.decided);
    if (zone === here) return false;
    const near = this.offers.flatMap((one) => (one.zone === undefined ? [] : [one.zone]));
    return [...near, ...(here === undefined ? [] : [here])].some((one) =>
      this.tools.field.neighbours(one).includes(zone),
    );
  }

  #choices(): readonly Choice[] {
    const { table, offers, texts, names } = this;
    const { hand } = this.choosing;
    const plainOffers = table && hand.mode !== undefined ? offersOf(table, {}) : offers;
    return table ? choicesOf({ table, hand, offers, plainOffers, texts, names, words: this.t.dock }) : [];
  }

  #compositions(): readonly Composition[] {
    if (!this.table) return [];
    if (this.table.decision.step === "combat") return compositionsNow(this.table);
    return this.shown?.meaning === "attack" ? compositionsAfter(this.table, this.shown) : [];
  }

  #shares(): ReadonlyMap<string, number> {
    const { table } = this;
    if (!table || !settings.values.odds) return new Map();
    if (table.decision.step === "combat") {
      return new Map(
        this.offers.flatMap((one) => {
          const found = this.compositions.find((each) => sameCombat(each, one));
          return found ? [[one.id, found.share] as const] : [];
        }),
      );
    }
    return new Map(
      this.offers
        .filter((one) => one.meaning === "attack")
        .flatMap((one) => {
          const [best] = compositionsAfter(table, one);
          return best ? [[one.id, best.share] as const] : [];
        }),
    );
  }
}

function sameCombat(one: Composition, offer: Offer): boolean {
  const same = (some: readonly string[], others: readonly string[] = []) =>
    some.length === others.length && some.every((id) => others.includes(id));
  return same(one.attackers, offer.attackers) && same(one.zones, offer.zones);
}

const KEY = Symbol("play");

export function providePlay(state: PlayState): void {
  setContext(KEY, state);
}

/** The state of the play screen that the component stands on. */
export function usePlay(): PlayState {
  return getContext<PlayState>(KEY);
}
