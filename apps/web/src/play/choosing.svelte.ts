import { targetAt } from "../board/hands/target-at.ts";
import type { BoardTarget } from "../board/model.ts";
import { type Choice, type Denial, type Hand, keyOf, offersAt, type TargetKey } from "../games/contract/offers.ts";
import type { DeskMoves } from "../games/contract/desk.ts";
import type { GameTypes, SessionOf } from "../games/contract/types.ts";
import type { Place } from "./denials.svelte.ts";
import type { Doing } from "./doing.ts";

/** A second pick counts only after this long, so that a double tap never rolls dice. */
const SECOND_PICK_MS = 250;

/** What choosing needs of the screen it happens on. */
export interface ChoosingGround<G extends GameTypes> {
  readonly position: G["position"];
  readonly table: G["table"] | undefined;
  readonly offers: readonly G["offer"][];
  readonly moves: DeskMoves<G>;
  /** Steps that can be undone commit at once if the target has only one meaning. */
  readonly oneClick: boolean;
  /** The player wants two presses for everything. */
  readonly twoClicks: boolean;
  readonly doing: Pick<Doing<G>, "play" | "playAnew" | "noteDeed">;
  readonly session: Pick<SessionOf<G>, "length" | "undo" | "undoTo">;
  deny(denial: Denial<G["action"]>, at: Place | undefined): void;
  openCard(piece: string | undefined, inHand: boolean): void;
  /** Nothing can be chosen there, and no rule says why. */
  nothingThere(target: BoardTarget, at: Place | undefined): void;
  /** Something is now in preview. */
  weighing(): void;
  /** A button waits for its second press: announce it. */
  arming(choice: Choice<G["offer"]>): void;
}

interface Chosen<G extends GameTypes> {
  /** The position it was chosen in: no choice outlives it. */
  readonly position: G["position"];
  readonly hand: Hand;
  readonly weighed: G["offer"] | undefined;
  readonly others: readonly G["offer"][];
  /** A button that has to be pressed again before it ends a phase or rolls dice. */
  readonly armed: string | undefined;
}

/**
 * What the player has in hand and in preview, and how picks, buttons and keys change it. Nothing here changes the game except through
 * `doing`.
 */
export class Choosing<G extends GameTypes> {
  #chosen = $state.raw<Chosen<G>>();
  #since = 0;
  /** Where the game stood before a drag began that made a piece act. */
  #lifted: number | undefined;
  /** What had the focus when something was put in preview. */
  #focus = focusNow();
  readonly #ground: ChoosingGround<G>;

  constructor(ground: ChoosingGround<G>) {
    this.#ground = ground;
  }

  get hand(): Hand {
    return this.#now?.hand ?? {};
  }

  /** The offer in preview: asked for, or the game's own. */
  get weighed(): G["offer"] | undefined {
    const { table, offers, moves } = this.#ground;
    return this.#now?.weighed ?? (table && moves.preset(table, offers));
  }

  /** The preview was asked for, and can be cancelled. */
  get asked(): boolean {
    return this.#now?.weighed !== undefined;
  }

  /** Other meanings of the same target: further facings of an attack, another group of a placement. */
  get others(): readonly G["offer"][] {
    return this.#now?.others ?? [];
  }

  get armed(): string | undefined {
    return this.#now?.armed;
  }

  /**
   * Enter commits what is in preview, wherever the focus is, if the focus has not moved since. What the game itself puts in preview is
   * committed by Enter on any of its own pieces and places.
   * @returns whether it did
   */
  enter(): boolean {
    const { element, place } = focusNow();
    if (!this.asked) return this.#standsForPreset(element) && this.commitWeighed();
    if (element !== this.#focus.element || place !== this.#focus.place) return false;
    return this.commitWeighed();
  }

  take(hand: Hand): void {
    this.#set({ hand });
  }

  weigh(offer: G["offer"], others: readonly G["offer"][] = []): void {
    this.#set({ hand: this.hand, weighed: offer, others });
    this.#ground.weighing();
  }

  /**
   * A press on a button that stands for a single offer: what can be undone is done, anything else is put in preview and needs another
   * press.
   */
  ask(offer: G["offer"], others: readonly G["offer"][] = []): void {
    const { table, moves, twoClicks } = this.#ground;
    if (!table) return;
    if (this.#now?.weighed?.id === offer.id) this.commitWeighed();
    else if (twoClicks || moves.needsPreview(table, offer)) this.weigh(offer, others);
    else this.commit(offer);
  }

  /** A click, tap or Enter on the map. */
  pick(target: BoardTarget, at?: Place): void {
    const { table, offers, oneClick, moves } = this.#ground;
    const piece = target.kind === "piece" ? target.id : undefined;
    if (!table) {
      this.#ground.openCard(piece, false);
      return;
    }
    const weighed = this.#now?.weighed;
    const intent = moves.read(table, { target: keyOf(target), hand: this.hand, offers, weighed, oneClick });
    switch (intent.kind) {
      case "select":
        this.take({ piece: intent.piece });
        this.#ground.openCard(intent.piece, true);
        return;
      case "weigh":
        this.weigh(intent.offer, intent.others);
        return;
      case "commit":
        if (intent.offer !== weighed || performance.now() - this.#since >= SECOND_PICK_MS) this.commit(intent.offer);
        return;
      case "instead":
        this.#playInstead(intent.action);
        return;
      case "anew":
        // The second click of a double click does not undo what the first has done.
        if (performance.now() - this.#since < SECOND_PICK_MS) return;
        this.#since = performance.now();
        this.#ground.doing.playAnew(intent.anew);
        if (piece === undefined) return;
        this.take({ piece });
        this.#ground.openCard(piece, true);
        return;
      case "deny":
        this.#ground.deny(intent.denial, at);
        return;
      case "look":
        this.#ground.openCard(intent.piece, false);
        this.#ground.nothingThere(target, at);
    }
  }

  /**
   * Whether all of these pieces stand for the same and nothing else, as a stack that is fired at; or, with somebody in hand, for the same
   * that he may not do.
   */
  areOne(pieces: readonly string[]): boolean {
    const { table, offers } = this.#ground;
    if (!table) return false;
    const meant = pieces.map((piece) => offersAt(offers, `piece:${piece}`).map(({ id }) => id));
    if (meant.every((ids) => ids.length === 0)) return this.#areRefusedAlike(table, pieces, offers);
    const [first = []] = meant;
    return first.length > 0 && meant.every((ids) => ids.join() === first.join());
  }

  #areRefusedAlike(table: G["table"], pieces: readonly string[], offers: readonly G["offer"][]): boolean {
    const { hand } = this;
    if (hand.piece === undefined) return false;
    const tried = pieces.map((piece) => this.#ground.moves.denialAt(table, hand, `piece:${piece}`, offers)?.action);
    const [first] = tried;
    return first !== undefined && tried.every((one) => JSON.stringify(one) === JSON.stringify(first));
  }

  /** Whether a piece that is not offered can be dragged: that ends the running move. */
  mayLift(piece: string): boolean {
    const { table, moves, offers } = this.#ground;
    return table !== undefined && moves.onward?.(table, offers, piece) !== undefined;
  }

  /**
   * A piece is picked up to be dragged: it is in hand, or acts if that can be undone, so that its targets show.
   * @param whole its stack was closed: all who may come along do
   */
  lift(piece: string, whole: boolean): void {
    const { table, moves, offers } = this.#ground;
    this.#lifted = undefined;
    if (!table) return;
    const mode = whole ? moves.wholeStack?.(table, piece) : undefined;
    const hand = { piece, ...(mode === undefined ? {} : { mode }) };
    const intent = moves.read(table, {
      target: `piece:${piece}`,
      hand: this.hand,
      offers,
      weighed: undefined,
      oneClick: true,
    });
    if (intent.kind === "select" || (this.hand.piece === piece && mode !== undefined)) this.take(hand);
    else if (intent.kind === "instead") this.#playInstead(intent.action);
    else if (intent.kind === "weigh" && moves.actsBy?.(intent.offer)) this.weigh(intent.offer);
    else {
      const acts = intent.kind === "commit" && moves.actsBy?.(intent.offer) ? intent.offer : undefined;
      const offer = acts ?? moves.onward?.(table, offers, piece);
      this.#lifted = offer && this.#ground.session.length;
      if (offer) this.commit(offer);
    }
    this.#ground.openCard(piece, true);
  }

  /** A piece was dropped on a space, or beside the map (undefined). What can be undone is done; anything else is put in preview. */
  drop(piece: string, space: string | undefined, at?: Place): void {
    const { table, moves, offers, twoClicks } = this.#ground;
    const lifted = this.#lifted;
    this.#lifted = undefined;
    // The place where the piece was dropped does not clear what waits for a second press.
    if (!table || this.#now?.weighed) return;
    const key: TargetKey | undefined = space === undefined ? undefined : `space:${space}`;
    const own = offers.filter((one) => one.piece !== undefined && moves.samePiece(one.piece, piece));
    const [first, ...others] = key === undefined ? [] : offersAt(own, key);
    if (!first || key === undefined) {
      const denial = key && moves.denialAt(table, this.hand, key, offers);
      if (lifted !== undefined && lifted < this.#ground.session.length) {
        this.forget();
        this.#ground.session.undoTo(lifted);
      }
      if (denial) this.#ground.deny(denial, at);
    } else if (twoClicks || moves.needsPreview(table, first)) this.weigh(first, others);
    else {
      this.commit(first);
      if (lifted !== undefined) this.#ground.doing.noteDeed(lifted);
    }
  }

  #playInstead(action: G["action"]): void {
    this.#ground.session.undo();
    this.#ground.doing.play([action]);
  }

  /** A button of the dock or its key. */
  choose(choice: Choice<G["offer"]>): void {
    const { does } = choice;
    switch (does.kind) {
      case "mode":
        this.setMode(does.mode);
        return;
      case "denied":
        this.#ground.deny(does.denial, undefined);
        return;
      case "offers": {
        const at = does.offers.findIndex((one) => one.id === this.weighed?.id);
        const next = nextGoal(does.offers, at);
        if (!next) return;
        if (does.mode !== undefined) this.take({ ...this.hand, mode: does.mode });
        this.weigh(next, this.#alternatives(next, does.offers));
        return;
      }
      case "offer":
        this.#press(choice, does.offer);
    }
  }

  /** Another way to do it; the preview stays, done that way, or the reason why it cannot be is shown. */
  setMode(mode: string): void {
    const { piece } = this.hand;
    const same = this.hand.mode === mode;
    const before = this.#now?.weighed;
    this.#set({ hand: { ...(piece === undefined ? {} : { piece }), ...(same ? {} : { mode }) } });
    if (before !== undefined) this.#weighAnew(before);
  }

  #weighAnew({ meaning, piece, targets: [goal] }: G["offer"]): void {
    const { table, offers, moves } = this.#ground;
    const alike = offers.filter((one) => one.meaning === meaning && one.piece === piece);
    const again = alike.find((one) => one.targets[0] === goal);
    if (again) return this.weigh(again, this.#alternatives(again, alike));
    const denial =
      table && goal !== undefined && alike.length > 0 ? moves.denialAt(table, this.hand, goal, offers) : undefined;
    if (denial) this.#ground.deny(denial, undefined);
  }

  /** Enter anywhere: commits what is in preview, but not right after the previous step. @returns whether anything was in preview */
  commitWeighed(): boolean {
    if (!this.weighed) return false;
    if (performance.now() - this.#since >= SECOND_PICK_MS) this.commit();
    return true;
  }

  /** Does what is in preview. */
  commit(offer: G["offer"] | undefined = this.weighed): void {
    if (!offer || offer.actions.length === 0) return;
    this.#since = performance.now();
    this.#ground.doing.play(offer.actions, offer.answers);
  }

  /** Whether Enter on what has the focus would only put in preview what the game has put there already. */
  #standsForPreset(element: Element | null): boolean {
    const { table, offers, moves, oneClick } = this.#ground;
    const { weighed } = this;
    const target = element && targetAt(element);
    if (!table || !weighed || !target) return false;
    const intent = moves.read(table, { target: keyOf(target), hand: this.hand, offers, weighed: undefined, oneClick });
    return (intent.kind === "weigh" || intent.kind === "commit") && intent.offer === weighed;
  }

  /** One level back; false if nothing was in hand. */
  back(): boolean {
    const now = this.#now;
    if (!now) return false;
    if (now.weighed || now.armed !== undefined) this.#set({ hand: now.hand });
    else if (now.hand.mode !== undefined && now.hand.piece !== undefined)
      this.#set({ hand: { piece: now.hand.piece } });
    else if (now.hand.mode !== undefined || now.hand.piece !== undefined) this.#chosen = undefined;
    else return false;
    return true;
  }

  /** What was chosen does not come back with the position it was chosen in. */
  forget(): void {
    this.#chosen = undefined;
  }

  /** The first press of a button that ends a phase or rolls dice only arms it. */
  #press(choice: Choice<G["offer"]>, offer: G["offer"]): void {
    const { table, moves } = this.#ground;
    if (!table) return;
    const again = this.armed === choice.id || this.weighed?.id === offer.id;
    if (again) {
      if (performance.now() - this.#since >= SECOND_PICK_MS) this.commit(offer);
    } else if (moves.needsPreview(table, offer)) {
      this.#set({ hand: this.hand, ...(offer.targets.length > 0 ? { weighed: offer } : {}), armed: choice.id });
      this.#ground.arming(choice);
    } else this.commit(offer);
  }

  #alternatives(offer: G["offer"], offers: readonly G["offer"][]): readonly G["offer"][] {
    return offers.filter(
      (one) => one.id !== offer.id && one.targets[0] === offer.targets[0] && one.piece === offer.piece,
    );
  }

  #set(chosen: Partial<Omit<Chosen<G>, "position">> & { readonly hand: Hand }): void {
    this.#since = performance.now();
    this.#focus = focusNow();
    this.#chosen = { position: this.#ground.position, weighed: undefined, others: [], armed: undefined, ...chosen };
  }

  get #now(): Chosen<G> | undefined {
    return this.#chosen?.position === this.#ground.position ? this.#chosen : undefined;
  }
}

/** What has the focus. On a hex map the same element serves one hex after another: its place tells them apart. */
function focusNow(): { readonly element: Element | null; readonly place: string | null | undefined } {
  const element = document.activeElement;
  return { element, place: element?.getAttribute("data-space") };
}

/** The next offer with another goal than the one in preview, cyclically. */
function nextGoal<O extends { readonly targets: readonly TargetKey[] }>(
  offers: readonly O[],
  at: number,
): O | undefined {
  const goal = offers[at]?.targets[0];
  const order = [...offers.slice(at + 1), ...offers.slice(0, at + 1)];
  return order.find((one) => one.targets[0] !== goal) ?? order[0];
}
