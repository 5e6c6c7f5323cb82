import {
  type ActionBase,
  type Decision,
  type Dice,
  type EventBase,
  fastDice,
  fingerprint,
  type Game,
  type Opening,
  type Outcome,
  type PlayedStep,
  present,
  Refused,
  type Seat,
  type Side,
  undoState,
  type UndoState,
} from "@stonebridge/kernel";
import { checkOf, type History, type News, type OpenStanding, type Standing, type Terms } from "@stonebridge/protocol";
import { immutableJSONPatch, type JSONPatchDocument } from "immutable-json-patch";
import { type Expected, expect } from "./expected.ts";

/** A piece of news that is a step of the match. */
interface Held<A extends ActionBase, E extends EventBase, V> {
  /** Of the news. */
  readonly number: number;
  readonly step: PlayedStep<A, E>;
  readonly view: V;
}

/** What stands for the action of somebody else, which nobody here may know. */
const UNSEEN: ActionBase = { type: "unseen" };
/** Positions that are kept once they have been imagined: those that one looks back at come again. */
const MOST_IMAGINED = 48;

/** What is told besides to whoever looks on. */
type Told = Partial<Pick<OpenStanding, "deciding">>;

/**
 * A match that a server holds, as far as a seat knows of it: its positions are imagined from what the seat was shown. Own actions that
 * roll nothing and show nothing new are expected to do what they do in the imagined position, and shown at once; what the server tells
 * takes their place.
 */
export class SeatMatch<P, A extends ActionBase, E extends EventBase, V> {
  readonly game: Game<P, A, E, V>;
  /** Whose seat it is. */
  readonly side: Seat;
  #opening!: Opening<E>;
  #first!: V;
  #held: readonly Held<A, E, V>[] = [];
  #expected: readonly Expected<P, A, E>[] = [];
  #steps: readonly PlayedStep<A, E>[] = [];
  /** After the last piece of news, whether that still holds or not. */
  #view!: V;
  #number = 0;
  #toldAt = 0;
  #standing!: Standing & Told;
  /** What an imagined position asked last: where so much is hidden that the next one asks nothing, it stands in for it. */
  #imagines: Decision<A> | undefined;
  /** What the server asks, where it is not what the imagined position asks. */
  #asked: Decision<A> | undefined;
  /** Steps were taken back here, and the server has not told of it. */
  #cut = false;
  /** Own deeds that were taken back here before the server told of them. */
  readonly #withdrawn = new Set<string>();
  readonly #imagined = new Map<V, P>();
  /** Fingerprints of what views share: views never change. */
  readonly #checks = new WeakMap<object, string>();

  constructor(game: Game<P, A, E, V>, side: Seat, history: History & Told) {
    this.game = game;
    this.side = side;
    this.restart(history);
  }

  /** Begins anew with what the server tells; nothing is expected any more. */
  restart({ first, news, number, ...standing }: History & Told): void {
    this.#opening = { dice: [], events: first.events as readonly E[], check: first.check };
    this.#first = first.view as V;
    this.#view = this.#first;
    this.#held = [];
    this.#expected = [];
    this.#cut = false;
    this.#withdrawn.clear();
    this.#imagined.clear();
    for (const one of news) {
      this.#view = changed(this.#view, one);
      this.#hold(one);
    }
    this.#number = number;
    this.#toldAt = news.at(-1)?.at ?? 0;
    this.#stand(standing);
  }

  /** The number of the last piece of news. */
  get number(): number {
    return this.#number;
  }

  /** When the seat was told something last, in ms since 1970; 0: not yet. */
  get toldAt(): number {
    return this.#toldAt;
  }

  /** By what the match is played besides its rules; undefined where there is nothing to tell of it. */
  get terms(): Terms | undefined {
    return this.#standing.terms;
  }

  get opening(): Opening<E> {
    return this.#opening;
  }

  get steps(): readonly PlayedStep<A, E>[] {
    return this.#steps;
  }

  get position(): P {
    return this.positionAt(this.#steps.length);
  }

  get decision(): Decision<A> | Outcome {
    const { outcome, decides, deciding } = this.#standing;
    if (outcome) return outcome;
    if (this.#asked && this.#isAsTold) return this.#asked;
    const decision = this.decisionAt(this.#steps.length);
    const imagined = decision.over ? this.#imagines : decision;
    if (deciding && imagined) return this.#away(imagined, deciding);
    return decision.over || decides || !this.#isAsTold ? decision : this.#away(decision, this.#others);
  }

  /** What the imagined position after a step asks: where the seat did not decide, it may be something else than was asked. */
  decisionAt(step: number): Decision<A> | Outcome {
    try {
      const decision = this.game.decision(this.positionAt(step));
      if (!decision.over) this.#imagines = decision;
      return decision;
    } catch (error) {
      // What somebody else is in the middle of is not imagined, and without it the rules may find nothing to ask.
      if (!this.#imagines) throw error;
      return this.#imagines;
    }
  }

  positionAt(step: number): P {
    const expected = this.#expected[step - this.#held.length - 1];
    if (expected) return expected.position;
    if (step < 0 || step > this.#held.length) throw new RangeError(`There is no step ${step}.`);
    return this.#imagine(step === 0 ? this.#first : present(this.#held[step - 1], `step ${step}`).view);
  }

  /** What the seat was shown after a step, where the server has told of it; what it is expected to be shown otherwise. */
  seen(step: number): V {
    if (step > this.#held.length) return this.game.view(this.positionAt(step), this.side);
    return step === 0 ? this.#first : present(this.#held[step - 1], `step ${step}`).view;
  }

  undoState(): UndoState {
    const { decision } = this;
    const own = undoState(this.#steps, decision.over ? [] : decision.sides);
    const { undo, decides } = this.#standing;
    const told = undo ? this.#held.filter(({ number }) => number <= undo.to).length : this.#held.length;
    // Done with what others are not done with, it may take back, though it is not asked.
    const waits = undo !== undefined && !decides && this.#isAsTold;
    if (told <= own.mark && !waits) return own;
    return { mark: told, steps: Math.max(0, this.#steps.length - told), reason: undo?.reason ?? "side" };
  }

  /** Whether the server asks something else than the imagined position does: it has to be asked what. */
  get asksElse(): boolean {
    const { asks, decides } = this.#standing;
    if (!decides || asks === undefined || this.#asked || !this.#isAsTold) return false;
    return fingerprint(this.game.decision(this.position)) !== asks;
  }

  /** What the server asks after a piece of news. */
  asked(number: number, decision: Decision<ActionBase> | undefined): void {
    if (number === this.#number && decision) this.#asked = decision as Decision<A>;
  }

  /**
   * Expects what an action does.
   * @returns whether it can be foreseen: not where it rolls, or shows something new
   * @throws Refused where it is not allowed
   */
  expect(label: string, action: A): boolean {
    const expected = expect(this, { label, action, number: this.#steps.length + 1 });
    if (expected === undefined) return false;
    this.#expected = [...this.#expected, expected];
    this.#count();
    return true;
  }

  /**
   * A piece of news came.
   * @returns the own deeds that can no longer be what was expected of them; undefined where the seat sees something else than the server
   *   means, so that it has to begin anew
   */
  hear(news: News & Told): readonly string[] | undefined {
    const view = changed(this.#view, news);
    if (checkOf(view, this.#checks) !== news.check) return undefined;
    this.#view = view;
    this.#number = news.number;
    this.#toldAt = news.at;
    const { back, label } = news;
    const [first, ...rest] = this.#expected;
    const own = first !== undefined && first.label === label;
    if (own) this.#expected = rest;
    if (back !== undefined) {
      this.#held = this.#held.filter(({ number }) => number <= back);
      this.#cut = false;
    }
    if (back === undefined && (label === undefined || !this.#withdrawn.delete(label))) this.#hold(news);
    this.#stand(news);
    if (own && checkOf(this.game.view(first.position, this.side), this.#checks) === news.check) {
      this.#imagined.set(view, first.position);
      return [];
    }
    return this.#expectAnew();
  }

  /**
   * Takes back all steps after this one.
   * @returns the own deeds among them that the server has not told of, and whether it has told of any
   */
  resetTo(step: number): { readonly expected: readonly string[]; readonly held: boolean } {
    const kept = Math.max(0, step - this.#held.length);
    const expected = this.#expected.slice(kept).map(({ label }) => label);
    const held = this.#held.length > step;
    this.#expected = this.#expected.slice(0, kept);
    this.#held = this.#held.slice(0, step);
    this.#cut ||= held;
    this.#count();
    return { expected, held };
  }

  /** The server is doing this, though it was taken back: what it tells of it is no step. */
  withdraw(label: string): void {
    this.#withdrawn.add(label);
  }

  /** The number of the news that made a step; 0: the beginning; undefined while the server has not told of it. */
  newsOf(step: number): number | undefined {
    return step === 0 ? 0 : this.#held[step - 1]?.number;
  }

  /** Nothing was taken back or done here that the server has not told of. */
  get #isAsTold(): boolean {
    return this.#expected.length === 0 && !this.#cut;
  }

  /** Expects what was expected once more, after something else than was expected. @returns the deeds for which that cannot be */
  #expectAnew(): readonly string[] {
    const before = this.#expected;
    if (before.length === 0) return [];
    this.#expected = [];
    this.#count();
    for (const [at, { label, step }] of before.entries()) {
      try {
        if (this.expect(label, step.action)) continue;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
      return before.slice(at).map((one) => one.label);
    }
    return [];
  }

  get #others(): readonly Side[] {
    return this.game.sides.filter((side) => side !== this.side);
  }

  /** Others decide, and the seat may not know what: that the imagined position asks something tells nothing. */
  #away(imagined: Decision<A>, sides: readonly Side[]): Decision<A> {
    return { ...imagined, sides, about: { side: sides[0] }, actions: [] };
  }

  #hold({ number, by, action, dice, events, check, resigned, table }: News): void {
    if (resigned !== undefined || table !== undefined) return;
    const step: PlayedStep<A, E> = {
      number: this.#held.length + 1,
      side: by,
      action: (action ?? UNSEEN) as A,
      dice: dice ?? [],
      events: events as readonly E[],
      check,
    };
    this.#held = [...this.#held, { number, step, view: this.#view }];
  }

  #stand(standing: Standing & Told): void {
    this.#standing = standing;
    this.#asked = undefined;
    this.#count();
  }

  #count(): void {
    this.#steps = [...this.#held, ...this.#expected].map(({ step }) => step);
  }

  #imagine(view: V): P {
    const known = this.#imagined.get(view);
    this.#imagined.delete(view);
    const position = known ?? this.game.imagine(view, ALWAYS());
    this.#imagined.set(view, position);
    const [oldest] = this.#imagined.keys();
    if (oldest !== undefined && this.#imagined.size > MOST_IMAGINED) this.#imagined.delete(oldest);
    return position;
  }
}

/** What is not known is always dealt in the same way: nothing that one looks at twice looks different. */
const ALWAYS = (): Dice => fastDice(1);

function changed<V>(view: V, { change }: News): V {
  return immutableJSONPatch(view, change as JSONPatchDocument) as V;
}
