import { setImmediate } from "node:timers/promises";
import {
  type ActionBase,
  type Decision,
  DiceExhausted,
  type EventBase,
  ImpossibleDie,
  type Match,
  type Outcome,
  type Seat,
  type Side,
  visibleEvents,
} from "@stonebridge/kernel";
import colours from "picocolors";
import { orWhyNot } from "../failure.ts";
import { parseJson } from "../files.ts";
import { readAction } from "../actions.ts";
import type { Words } from "../language/index.ts";
import { outcomeLine } from "../outcome-line.ts";
import type { Chooser, Narrator } from "../shelf-game.ts";
import { askDie, LEAVE } from "./ask-die.ts";
import { type Choice, choiceList, choicesOf, choicesWith } from "./choices.ts";
import { saveGame } from "./saving.ts";
import type { Terminal } from "./terminal.ts";
import { chosen } from "./thinking.ts";

/** How a game is played at the terminal, where it is not as usual. */
interface Manner<P> {
  /** Whether anything is hidden from a side in a position; absent: nothing ever is. */
  readonly conceals?: ((position: P) => boolean) | undefined;
  /** Bots give up what is lost. */
  readonly botsGiveUp?: boolean;
}

/** A game at the terminal. */
export class TerminalGame<P, A extends ActionBase, E extends EventBase, V> {
  readonly #match: Match<P, A, E, V>;
  readonly #narrator: Narrator<A, E, V>;
  readonly #words: Words;
  readonly #terminal: Terminal;
  readonly #bots: ReadonlyMap<Side, Chooser<A, V>>;
  readonly #conceals: (position: P) => boolean;
  readonly #botsGiveUp: boolean;
  /** Who is looking at the terminal; a spectator before two people begin, or if only bots play. */
  #seat: Seat;
  /** How many events each seat has been through, including those it may not see. */
  readonly #told = new Map<Seat, number>();

  constructor(
    match: Match<P, A, E, V>,
    narrator: Narrator<A, E, V>,
    terminal: Terminal,
    bots: ReadonlyMap<Side, Chooser<A, V>>,
    { conceals = () => false, botsGiveUp = false }: Manner<P> = {},
  ) {
    this.#match = match;
    this.#narrator = narrator;
    this.#words = narrator.words;
    this.#terminal = terminal;
    this.#bots = bots;
    this.#conceals = conceals;
    this.#botsGiveUp = botsGiveUp;
    const persons = match.game.sides.filter((side) => !bots.has(side));
    this.#seat = persons.length === 1 ? persons[0] : "spectator";
  }

  /** Plays until the game ends or somebody leaves. */
  async play(): Promise<void> {
    this.#say(this.#status());
    for (;;) {
      const { decision } = this.#match;
      const person = decision.over ? undefined : decision.sides.find((side) => !this.#bots.has(side));
      if (person !== undefined && !(await this.#handOver(person))) return this.#say(this.#words.left);
      this.#tellNews();
      if (decision.over) return this.#end(decision);
      const left = person === undefined ? await this.#letBotAct(decision) : await this.#letPersonAct(decision, person);
      if (left || this.#terminal.interrupted) return this.#say(this.#words.left);
    }
  }

  /** Hands the terminal to whoever decides, covering the screen if the other side had it and something is hidden. False: they leave. */
  async #handOver(person: Side): Promise<boolean> {
    if (person === this.#seat) return true;
    if (this.#conceals(this.#match.position)) {
      const name = this.#narrator.side(person);
      this.#terminal.clear();
      this.#say(this.#words.handOver(name));
      const answer = await this.#terminal.ask(this.#words.ready(name));
      if (answer === undefined || LEAVE.test(answer)) return false;
      this.#terminal.clear();
      this.#seat = person;
      this.#say(this.#status());
    }
    this.#seat = person;
    return true;
  }

  async #letBotAct(decision: Decision<A>): Promise<boolean> {
    const side = decision.sides[0];
    const bot = this.#bots.get(side);
    if (!bot) throw new Error(`Nobody plays ${side}.`);
    const view = this.#match.game.view(this.#match.position, side);
    // keys are read only when nothing else is to be done
    await setImmediate();
    if (this.#botsGiveUp && (await bot.givesUp?.(view, decision)) === true) {
      this.#match.resign(side);
      return false;
    }
    const name = this.#narrator.side(side);
    return await this.#act(side, await chosen(bot, view, decision, this.#terminal, this.#words, name));
  }

  /** Asks until the position has changed. True: they leave. */
  async #letPersonAct(decision: Decision<A>, side: Side): Promise<boolean> {
    const choices = choicesOf(decision.actions, (action) => this.#narrator.action(action, decision));
    const { sentence, detail } = this.#narrator.question(decision);
    this.#say(
      `\n${colours.bold(sentence)}${detail ? `\n${colours.dim(detail)}` : ""}\n${choiceList(choices, this.#words)}`,
    );
    const before = this.#match.position;
    while (this.#match.position === before && !this.#match.decision.over) {
      const answer = await this.#terminal.ask(`${this.#narrator.side(side)}> `);
      if (answer === undefined || LEAVE.test(answer)) return true;
      if (await this.#obey(answer, side, choices)) return true;
    }
    return false;
  }

  async #obey(answer: string, side: Side, choices: readonly Choice<A>[]): Promise<boolean> {
    const [word = "", ...rest] = answer.split(/\s+/);
    const more = rest.join(" ");
    switch (word.toLowerCase()) {
      case "":
        this.#say(choiceList(choices, this.#words));
        return false;
      case "all":
        this.#say(choiceList(choices, this.#words, true));
        return false;
      case "help":
      case "?":
        this.#say(this.#help());
        return false;
      case "undo":
      case "u":
        this.#takeBack(this.#match.steps.length - 1);
        return false;
      case "reset":
        this.#takeBack(this.#match.undoState().mark);
        return false;
      case "status":
        this.#say(this.#status());
        return false;
      case "units":
        this.#say(this.#units(more));
        return false;
      case "look":
        this.#say(this.#look(more));
        return false;
      case "log":
        this.#say(this.#log(Number(more) || 20));
        return false;
      case "save":
        this.#save(more);
        return false;
      case "resign":
        await this.#resign(side);
        return false;
      case "why":
        this.#say(this.#why(more, side));
        return false;
      default:
        return await this.#choose(answer, side, choices);
    }
  }

  async #choose(answer: string, side: Side, choices: readonly Choice<A>[]): Promise<boolean> {
    if (/^\d+$/.test(answer)) {
      const choice = choices.find((one) => one.number === Number(answer));
      if (choice) return await this.#act(side, choice.action);
      this.#say(this.#words.noChoice(answer, choices.length));
      return false;
    }
    const action = this.#narrator.readAction(this.#view(), answer.split(/\s+/));
    if (action) {
      const refusal = this.#match.game.whyNot(this.#match.position, side, action);
      if (!refusal) return await this.#act(side, action);
      this.#say(this.#words.notAllowed(refusal.rule, this.#narrator.refusal(refusal)));
      return false;
    }
    const found = choicesWith(choices, answer);
    this.#say(found.length > 0 ? choiceList(found, this.#words, true) : this.#words.noneContains(answer));
    return false;
  }

  /** Performs an action, asking for the result of each real die. True: they leave. */
  async #act(side: Side, action: A): Promise<boolean> {
    const typed: number[] = [];
    const byHand = this.#match.dice?.origin.source === "typed";
    for (;;) {
      try {
        this.#match.act(side, action, byHand ? typed : undefined);
        return false;
      } catch (error) {
        if (!byHand || !(error instanceof DiceExhausted || error instanceof ImpossibleDie)) throw error;
        const result = await askDie(this.#terminal, this.#words, this.#narrator.roll(error.kind), error.faces);
        if (result === undefined) return true;
        typed.push(result);
      }
    }
  }

  async #resign(side: Side): Promise<void> {
    const { resign, yes } = this.#words;
    const answer = await this.#terminal.ask(resign);
    if (answer?.toLowerCase() === yes) this.#match.resign(side);
  }

  #takeBack(step: number): void {
    const { steps, reason } = this.#match.undoState();
    if (steps === 0) return this.#say(this.#words.noUndo[reason]);
    const count = this.#match.steps.length - step;
    this.#match.resetTo(step);
    const left = this.#events().length;
    for (const [seat, told] of this.#told) this.#told.set(seat, Math.min(told, left));
    this.#say(this.#words.undid(count));
  }

  #why(text: string, side: Side): string {
    const { examples } = this.#narrator;
    if (text === "") return this.#words.whyWhat(examples.action);
    return orWhyNot(() => {
      const action = text.startsWith("{")
        ? (readAction(parseJson(text, "The action"), "This") as A)
        : this.#narrator.readAction(this.#view(), text.split(/\s+/));
      if (!action) return this.#words.noAction(text, examples.action);
      const refusal = this.#match.game.whyNot(this.#match.position, side, action);
      return refusal ? this.#words.notAllowed(refusal.rule, this.#narrator.refusal(refusal)) : this.#words.allowed;
    });
  }

  #save(path: string): void {
    if (path === "") return this.#say(this.#words.saveWhere);
    this.#say(orWhyNot(() => saveGame(this.#match, path, this.#words, this.#conceals)));
  }

  #end(outcome: Outcome): void {
    this.#say(`\n${colours.bold(outcomeLine(this.#narrator, outcome))}`);
    this.#say(this.#status());
  }

  #tellNews(): void {
    const events = this.#events();
    const news = visibleEvents(events.slice(this.#told.get(this.#seat) ?? 0), this.#seat);
    for (const event of news) this.#say(this.#narrator.event(event));
    // If nothing is hidden, both look at the terminal together.
    const told = this.#conceals(this.#match.position) ? [this.#seat] : [...this.#match.game.sides, "spectator"];
    for (const seat of told) this.#told.set(seat, events.length);
  }

  #log(count: number): string {
    return visibleEvents(this.#events(), this.#seat)
      .slice(-count)
      .map((event) => this.#narrator.event(event))
      .join("\n");
  }

  #units(filter: string): string {
    const wanted = filter.toLowerCase();
    const lines = this.#narrator.pieces(this.#view()).filter((line) => line.toLowerCase().includes(wanted));
    return lines.length > 0 ? lines.join("\n") : this.#words.noUnit(filter);
  }

  #look(words: string): string {
    if (words === "") return this.#words.lookWhere(this.#narrator.examples.place);
    return this.#narrator.look(this.#view(), words)?.join("\n") ?? this.#words.noPlace(words);
  }

  #help(): string {
    const { action, place, units } = this.#narrator.examples;
    return this.#words.help(action, place, units);
  }

  #status(): string {
    return this.#narrator.status(this.#view()).join("\n");
  }

  #view(): V {
    return this.#match.game.view(this.#match.position, this.#seat);
  }

  #events(): readonly E[] {
    return this.#match.eventsUpTo(this.#match.steps.length);
  }

  #say(text: string): void {
    this.#terminal.say(text);
  }
}
