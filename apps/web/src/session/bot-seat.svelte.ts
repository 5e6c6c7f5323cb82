import type { Progress } from "@stonebridge/bots";
import type { ActionBase, Decision, Side, SituationBase } from "@stonebridge/kernel";
import { kept } from "../games/contract/later.ts";
import { type BotHolder, type BotLevel, type BotName, levelOf, type Seats } from "../storage/saved-game.ts";
import type { BotClient } from "../worker/bot-client.ts";

/** Time to search for one action, in milliseconds. */
const THINKING_TIME: Readonly<Record<BotLevel, number>> = { recruit: 0, colonel: 200, general: 600, marshal: 500 };

/** Comes with the first bot that has something to think about: two people at one screen need none. */
const worker = kept(() => import("../worker/bot-client.ts"));

/** What is shown of a thinking bot: who and for how long, never about what. */
export interface Thinking {
  readonly side: Side;
  readonly level: BotLevel;
  /** How much of its time for a half-turn it has used, as far as it says so. */
  readonly halfTurn?: Progress["halfTurn"];
  /** When it began: milliseconds since 1970. */
  readonly since: number;
}

/** What a bot asks of the game it plays in. */
export interface BotTable {
  readonly game: string;
  readonly situation: SituationBase;
  /** The view of a side and what is asked of it. */
  look(side: Side): unknown;
  /** The running decision, if there is one that may be answered now: not while the screen is too far behind. */
  open(): Decision<ActionBase> | undefined;
  take(side: Side, action: ActionBase): void;
  giveUp(side: Side): void;
  fail(error: unknown): void;
}

/** Plays the seats that bots hold. */
export class BotSeats {
  #thinking = $state.raw<Thinking>();
  #stopped = $state.raw(false);
  readonly #table: BotTable;
  readonly #clients = new Map<BotName, BotClient>();
  #hurry = false;
  #run = 0;

  readonly #seats: () => Seats;

  constructor(table: BotTable, seats: () => Seats) {
    this.#table = table;
    this.#seats = seats;
  }

  get thinking(): Thinking | undefined {
    return this.#thinking;
  }

  /** Told to stop; goes on after {@link resume}. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Looks whether a bot has to decide, and lets it. Call whenever the position or the seats have changed. */
  async serve(): Promise<void> {
    const seats = this.#seats();
    const run = ++this.#run;
    for (const client of this.#clients.values()) client.stop();
    const decision = this.#table.open();
    const side = decision?.sides.find((one) => seats[one].kind === "bot");
    const holder = side === undefined ? undefined : seats[side];
    if (!decision || side === undefined || holder?.kind !== "bot") {
      this.#thinking = undefined;
      this.#hurry = false;
      return;
    }
    if (this.#stopped) return;
    if (this.#thinking?.side !== side) this.#thinking = { side, level: levelOf(holder.level), since: Date.now() };
    try {
      const { actions } = decision;
      const client = await (actions.length === 1 ? undefined : this.#client(holder.level));
      if (run !== this.#run) return;
      const action = client ? await this.#choice(client, holder, side, decision) : actions[0];
      if (run !== this.#run) return;
      if (action === undefined) this.#table.giveUp(side);
      else this.#table.take(side, action);
    } catch (error) {
      if (run !== this.#run) return;
      this.#thinking = undefined;
      this.#table.fail(error);
    }
  }

  /** The rest of this bot's turn without waiting: no more search than has been done. */
  playNow(): void {
    this.#hurry = true;
    for (const client of this.#clients.values()) client.playNow();
  }

  stop(): void {
    this.#stopped = true;
    this.#run += 1;
    this.#thinking = undefined;
    for (const client of this.#clients.values()) client.stop();
  }

  resume(): void {
    this.#stopped = false;
    void this.serve();
  }

  close(): void {
    this.#run += 1;
    this.#thinking = undefined;
    for (const client of this.#clients.values()) client.close();
    this.#clients.clear();
  }

  async #client(level: BotName): Promise<BotClient> {
    const { BotClient } = await worker();
    const client = this.#clients.get(level) ?? new BotClient(this.#table.game, this.#table.situation, level);
    this.#clients.set(level, client);
    return client;
  }

  /** What a bot does; undefined: it gives up. */
  #choice(
    client: BotClient,
    holder: BotHolder,
    side: Side,
    decision: Decision<ActionBase>,
  ): Promise<ActionBase | undefined> {
    const time = this.#hurry ? 0 : THINKING_TIME[levelOf(holder.level)];
    const show = ({ halfTurn }: Progress): void => {
      if (this.#thinking && halfTurn) this.#thinking = { ...this.#thinking, halfTurn };
    };
    return client.think(this.#table.look(side), decision, time, show, holder.givesUp === true);
  }
}
