import type { Progress } from "@stonebridge/bots";
import type { ActionBase, Decision, SituationBase } from "@stonebridge/kernel";
import type { BotName } from "../storage/saved-game.ts";
import type { FromBot, ToBot } from "./messages.ts";

interface Question {
  readonly number: number;
  readonly view: unknown;
  readonly decision: Decision<ActionBase>;
  readonly mayGiveUp: boolean;
  readonly onProgress: (progress: Progress) => void;
  readonly resolve: (action: ActionBase | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** The answer was not awaited any more. */
export class BotStopped extends Error {
  override readonly name = "BotStopped";
}

/** A bot in a worker of its own: the page stays quick while it thinks. */
export class BotClient {
  readonly #opening: ToBot;
  #worker: Worker | undefined;
  #question: Question | undefined;
  #best: ActionBase | undefined;
  #asked = 0;

  constructor(game: string, situation: SituationBase, level: BotName) {
    this.#opening = { kind: "open", game, situation, level };
  }

  /**
   * Asks for an action; where the bot may give up instead, undefined if it does.
   * @param milliseconds time it may take for the search
   * @throws BotStopped after {@link stop}, Error where the bot failed
   */
  think(
    view: unknown,
    decision: Decision<ActionBase>,
    milliseconds: number,
    onProgress: (progress: Progress) => void,
  ): Promise<ActionBase>;
  think(
    view: unknown,
    decision: Decision<ActionBase>,
    milliseconds: number,
    onProgress: (progress: Progress) => void,
    mayGiveUp: boolean,
  ): Promise<ActionBase | undefined>;
  think(
    view: unknown,
    decision: Decision<ActionBase>,
    milliseconds: number,
    onProgress: (progress: Progress) => void,
    mayGiveUp = false,
  ): Promise<ActionBase | undefined> {
    this.stop();
    return new Promise((resolve, reject) => {
      this.#asked += 1;
      this.#best = undefined;
      this.#question = { number: this.#asked, view, decision, mayGiveUp, onProgress, resolve, reject };
      this.#ask(milliseconds);
    });
  }

  /** Ends the search: the best action found so far is taken, or the first quick one. */
  playNow(): void {
    const question = this.#question;
    if (!question) return;
    this.#endWorker();
    if (this.#best) {
      this.#question = undefined;
      question.resolve(this.#best);
    } else this.#ask(0);
  }

  /** Gives the question up. */
  stop(): void {
    const question = this.#question;
    if (!question) return;
    this.#question = undefined;
    this.#endWorker();
    question.reject(new BotStopped("The bot was stopped."));
  }

  /** Ends the worker for good. */
  close(): void {
    this.stop();
    this.#endWorker();
  }

  #ask(milliseconds: number): void {
    const question = this.#question;
    if (!question) return;
    const { number, view, decision, mayGiveUp } = question;
    this.#post({ kind: "think", question: number, view, decision, milliseconds, mayGiveUp });
  }

  #post(message: ToBot): void {
    if (!this.#worker) {
      this.#worker = new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module", name: "bot" });
      this.#worker.addEventListener("message", (event: MessageEvent<FromBot>) => this.#hear(event.data));
      this.#worker.addEventListener("error", (event) => this.#fail(event.message || "its worker did not start"));
      this.#worker.postMessage(this.#opening);
    }
    this.#worker.postMessage(message);
  }

  #hear(message: FromBot): void {
    const question = this.#question;
    if (!question || message.question !== question.number) return;
    if (message.kind === "progress") {
      this.#best = message.progress.best ?? this.#best;
      question.onProgress(message.progress);
    } else if (message.kind === "chosen") {
      this.#question = undefined;
      question.resolve(message.action);
    } else this.#fail(message.message);
  }

  #fail(message: string): void {
    const question = this.#question;
    this.#question = undefined;
    this.#endWorker();
    question?.reject(new Error(message));
  }

  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
