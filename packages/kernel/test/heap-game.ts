import {
  type ActionBase,
  type Decision,
  type Dice,
  type EventBase,
  type Game,
  type Outcome,
  type Refusal,
  Refused,
  type Seat,
  type Side,
  type SituationBase,
} from "../src/index.ts";

/**
 * A tiny game that has all that a kernel must bear: a heap of sticks whose size is rolled, secret bids for the first
 * turn, a hidden card that decides whether the last stick wins or loses, dice in the middle of a turn.
 */
export type HeapAction =
  | { readonly type: "bid"; readonly number: number }
  | { readonly type: "take" }
  | { readonly type: "gamble" }
  | { readonly type: "peek" }
  | { readonly type: "end" };

export interface HeapEvent extends EventBase {
  readonly type: "began" | "bid" | "took" | "gambled" | "peeked" | "turn" | "over";
  readonly number?: number;
  readonly side?: Side;
}

export interface HeapPosition {
  heap: number;
  /** 1: the last stick loses; otherwise it wins. */
  card: number;
  bids: { left: number; right: number };
  turn: "" | "left" | "right";
  taken: number;
}

export interface HeapView {
  readonly heap: number;
  readonly turn: string;
}

const SIDES = ["left", "right"] as const;
const opponent = (side: Side) => (side === "left" ? "right" : "left");

class HeapGame implements Game<HeapPosition, HeapAction, HeapEvent, HeapView> {
  readonly id = "heap";
  readonly rulesVersion = "1";
  readonly sides = SIDES;
  readonly situation: SituationBase;

  constructor(name: string, dice?: readonly number[]) {
    this.situation = { format: "stonebridge-situation", version: 1, game: "heap", name, ...(dice && { dice }) };
  }

  start(dice: Dice, events?: HeapEvent[]): HeapPosition {
    const heap = 6 + dice.roll("heap", 6);
    const card = dice.roll("card", 4);
    events?.push({ type: "began", number: heap });
    return { heap, card, bids: { left: 0, right: 0 }, turn: "", taken: 0 };
  }

  decision(position: HeapPosition): Decision<HeapAction> | Outcome {
    if (position.heap === 0) {
      const last = position.turn;
      return { over: true, winner: position.card === 1 ? opponent(last) : last, rule: "H-4", about: {} };
    }
    if (position.turn === "") {
      const sides = SIDES.filter((side) => position.bids[side] === 0);
      const actions = [1, 2, 3].map((number): HeapAction => ({ type: "bid", number }));
      return { over: false, sides, step: "bid", rule: "H-1", about: {}, actions };
    }
    const actions = (["take", "gamble", "peek", "end"] as const)
      .map((type) => ({ type }))
      .filter((action) => this.#refusal(position, position.turn, action) === undefined);
    return { over: false, sides: [position.turn], step: "turn", rule: "H-2", about: {}, actions };
  }

  #refusal(position: HeapPosition, side: Side, action: ActionBase & { number?: unknown }): Refusal | undefined {
    if (position.heap === 0) return { rule: "H-4", reason: "over" };
    if (position.turn === "") {
      if (action.type !== "bid") return { rule: "H-1", reason: "bid-first" };
      if (position.bids[side as "left"] !== 0) return { rule: "H-1", reason: "bid-twice" };
      return [1, 2, 3].includes(action.number as number) ? undefined : { rule: "H-1", reason: "bid-range" };
    }
    if (side !== position.turn) return { rule: "H-2", reason: "other-side" };
    if (action.type === "end") return position.taken === 0 ? { rule: "H-2", reason: "take-first" } : undefined;
    if (action.type === "take") return position.taken === 3 ? { rule: "H-2", reason: "three" } : undefined;
    if (action.type === "gamble") return position.taken > 0 ? { rule: "H-3", reason: "gamble-first" } : undefined;
    return action.type === "peek" ? undefined : { rule: "H-2", reason: "unknown" };
  }

  act(position: HeapPosition, side: Side, action: HeapAction, dice: Dice, events?: HeapEvent[]): void {
    const refusal = this.whyNot(position, side, action);
    if (refusal) throw new Refused(refusal);
    switch (action.type) {
      case "bid":
        return this.#bid(position, side, action.number, events);
      case "take":
        position.taken += 1;
        position.heap -= 1;
        events?.push({ type: "took", number: 1, side });
        return this.#ended(position, events);
      case "gamble": {
        const number = Math.min(position.heap, dice.roll("gamble", 6));
        position.heap -= number;
        position.taken = 3;
        events?.push({ type: "gambled", number, side });
        return this.#ended(position, events);
      }
      case "peek":
        events?.push({ type: "peeked", number: position.card, side, audience: [side], reveals: true });
        return;
      case "end":
        this.#pass(position, events);
    }
  }

  #bid(position: HeapPosition, side: Side, number: number, events?: HeapEvent[]): void {
    position.bids[side as "left"] = number;
    if (position.bids.left === 0 || position.bids.right === 0) return;
    for (const bidder of SIDES) events?.push({ type: "bid", number: position.bids[bidder], side: bidder });
    position.turn = position.bids.right > position.bids.left ? "right" : "left";
    events?.push({ type: "turn", side: position.turn });
  }

  #pass(position: HeapPosition, events?: HeapEvent[]): void {
    position.turn = opponent(position.turn);
    position.taken = 0;
    events?.push({ type: "turn", side: position.turn });
  }

  #ended(position: HeapPosition, events?: HeapEvent[]): void {
    if (position.heap === 0) events?.push({ type: "over" });
  }

  whyNot(position: HeapPosition, side: Side, action: HeapAction): Refusal | undefined {
    return this.#refusal(position, side, action);
  }

  imagine({ heap, turn }: HeapView, dice: Dice): HeapPosition {
    return {
      heap,
      card: dice.roll("card", 4),
      bids: { left: 0, right: 0 },
      turn: turn as HeapPosition["turn"],
      taken: 0,
    };
  }

  view(position: HeapPosition, seat: Seat): HeapView {
    return { heap: position.heap, turn: seat === "spectator" ? "" : position.turn };
  }

  copy(position: HeapPosition): HeapPosition {
    return { ...position, bids: { ...position.bids } };
  }

  encode(position: HeapPosition): unknown {
    return this.copy(position);
  }

  decode(data: unknown): HeapPosition {
    return this.copy(data as HeapPosition);
  }

  describe(): SituationBase {
    return this.situation;
  }
}

export const heapGame = (name = "first", dice?: readonly number[]): HeapGame => new HeapGame(name, dice);
