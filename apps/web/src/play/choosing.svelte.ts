import type { Action } from "@stonebridge/games/bull-run-1861";
import type { BullRunPosition as Position } from "../session/bull-run-1861.ts";
import type { Choice } from "../games/bull-run-1861/choices.ts";
import { type Hand, keyOf, type Mode, type Offer, type TargetKey } from "../games/bull-run-1861/offers/offer.ts";
import { unitOf } from "../games/bull-run-1861/pieces.ts";
import { needsPreview, readPick } from "../games/bull-run-1861/pick.ts";
import { type Denial } from "../games/bull-run-1861/refusal.ts";
import type { Table } from "../games/bull-run-1861/table.ts";
import type { BoardTarget } from "../board/model.ts";
import type { Place } from "./denials.svelte.ts";

/** A second pick counts only so long after the first, so that a double tap never rolls dice. */
const SECOND_PICK_MS = 250;

/** What choosing needs of the screen it happens on. */
export interface ChoosingGround {
  readonly position: Position;
  readonly table: Table<Position> | undefined;
  readonly offers: readonly Offer[];
  /** Steps that can be undone commit at once where the target has one meaning. */
  readonly oneClick: boolean;
  /** The table before the running activation, if nothing came of it yet. */
  readonly before: Table<Position> | undefined;
  /** Plays actions of the deciding side. */
  play(actions: readonly Action[]): void;
  takeBack(): void;
  deny(denial: Denial, at: Place | undefined): void;
  openCard(piece: string | undefined, inHand: boolean): void;
  /** Something is now in preview: tell the chance or cost. */
  weighing(offer: Offer): void;
}

interface Chosen {
  /** The position it was chosen in: no choice outlives it. */
  readonly position: Position;
  readonly hand: Hand;
  readonly weighed: Offer | undefined;
  readonly others: readonly Offer[];
  /** A button that asks to be pressed again before it ends a phase or rolls dice. */
  readonly armed: string | undefined;
}

/** What the player has in hand and in preview, and how picks, buttons and keys change it. Nothing in here changes the game but by `play`. */
export class Choosing {
  #chosen = $state.raw<Chosen>();
  #since = 0;
  /** What had the focus when something was put in preview. */
  #focus: Element | null = null;
  readonly #ground: ChoosingGround;

  constructor(ground: ChoosingGround) {
    this.#ground = ground;
  }

  get hand(): Hand {
    return this.#now?.hand ?? {};
  }

  /** The offer in preview; where a single combat is left to fight, that one without being asked for. */
  get weighed(): Offer | undefined {
    const { table, offers } = this.#ground;
    const only = table?.decision.step === "combat" && offers.length === 1 ? offers[0] : undefined;
    return this.#now?.weighed ?? only;
  }

  /** The preview was asked for, and can be cancelled. */
  get asked(): boolean {
    return this.#now?.weighed !== undefined;
  }

  /** Other meanings of the same target: further facings of an attack, another group of a placement. */
  get others(): readonly Offer[] {
    return this.#now?.others ?? [];
  }

  get armed(): string | undefined {
    return this.#now?.armed;
  }

  /**
   * Enter where the focus has not moved since something was put in preview commits it, wherever the focus is.
   * @returns whether it did
   */
  enter(): boolean {
    if (!this.#now?.weighed || document.activeElement !== this.#focus) return false;
    return this.commitWeighed();
  }

  take(hand: Hand): void {
    this.#set({ hand });
  }

  weigh(offer: Offer, others: readonly Offer[] = []): void {
    this.#set({ hand: this.hand, weighed: offer, others });
    this.#ground.weighing(offer);
  }

  /** A click, tap or Enter on the map. */
  pick(target: BoardTarget, at?: Place): void {
    const { table, offers, oneClick, before } = this.#ground;
    const piece = target.kind === "piece" ? target.id : undefined;
    if (!table) {
      this.#ground.openCard(piece, false);
      return;
    }
    const intent = readPick(table, this.hand, offers, this.#now?.weighed, keyOf(target), { oneClick, before });
    switch (intent.kind) {
      case "select":
        this.take({ piece: intent.piece });
        this.#ground.openCard(intent.piece, true);
        return;
      case "weigh":
        this.weigh(intent.offer, intent.others);
        return;
      case "commit":
        if (intent.offer !== this.#now?.weighed || performance.now() - this.#since >= SECOND_PICK_MS)
          this.commit(intent.offer);
        return;
      case "instead":
        this.#ground.takeBack();
        this.#ground.play([intent.action]);
        return;
      case "deny":
        this.#ground.deny(intent.denial, at);
        return;
      case "look":
        this.#ground.openCard(intent.piece, false);
    }
  }

  /** A piece dropped on a zone: previews, never commits. */
  drop(piece: string, zone: string): void {
    const { table } = this.#ground;
    if (!table) return;
    const chooses = this.#ground.offers.find((one) => one.meaning === "select" && one.piece === piece);
    if (chooses) this.take({ piece });
    const key: TargetKey = `zone:${zone}`;
    const moves = this.#ground.offers.filter((one) => one.piece === piece || unitOf(one.piece ?? "") === unitOf(piece));
    const [first, ...others] = moves.filter((one) => one.targets.includes(key));
    if (first) this.weigh(first, others);
    else this.pick({ kind: "space", id: zone });
  }

  /** A button of the dock or its key. */
  choose(choice: Choice): void {
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
        const next = nextTarget(does.offers, at);
        if (next) this.weigh(next, this.#alternatives(next, does.offers));
        return;
      }
      case "offer":
        this.#press(choice.id, does.offer);
    }
  }

  setMode(mode: Mode): void {
    const { piece } = this.hand;
    const same = this.hand.mode === mode;
    this.#set({ hand: { ...(piece === undefined ? {} : { piece }), ...(same ? {} : { mode }) } });
  }

  /** Enter anywhere: does what is in preview, but not right after the step before. @returns whether anything was in preview */
  commitWeighed(): boolean {
    if (!this.weighed) return false;
    if (performance.now() - this.#since >= SECOND_PICK_MS) this.commit();
    return true;
  }

  /** Does what is in preview. */
  commit(offer: Offer | undefined = this.weighed): void {
    if (!offer || offer.actions.length === 0) return;
    this.#since = performance.now();
    this.#ground.play(offer.actions);
  }

  /** One level back; false where nothing was in hand. */
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

  /** The first press of a button that ends a phase or rolls dice only arms it. */
  #press(id: string, offer: Offer): void {
    const { table } = this.#ground;
    if (!table) return;
    const again = this.armed === id || this.weighed?.id === offer.id;
    if (again) {
      if (performance.now() - this.#since >= SECOND_PICK_MS) this.commit(offer);
    } else if (needsPreview(table, offer)) {
      this.#set({ hand: this.hand, ...(offer.targets.length > 0 ? { weighed: offer } : {}), armed: id });
    } else this.commit(offer);
  }

  #alternatives(offer: Offer, offers: readonly Offer[]): readonly Offer[] {
    return offers.filter((one) => one.id !== offer.id && one.zone === offer.zone && one.piece === offer.piece);
  }

  #set(chosen: Partial<Omit<Chosen, "position">> & { readonly hand: Hand }): void {
    this.#since = performance.now();
    this.#focus = document.activeElement;
    this.#chosen = { position: this.#ground.position, weighed: undefined, others: [], armed: undefined, ...chosen };
  }

  get #now(): Chosen | undefined {
    return this.#chosen?.position === this.#ground.position ? this.#chosen : undefined;
  }
}

/** The next offer with another target than the one in preview, round and round. */
function nextTarget(offers: readonly Offer[], at: number): Offer | undefined {
  const zone = offers[at]?.zone;
  const order = [...offers.slice(at + 1), ...offers.slice(0, at + 1)];
  return order.find((one) => one.zone !== zone) ?? order[0];
}
