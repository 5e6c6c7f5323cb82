import { Faulty, type GameModule, type OptionInfo, type SituationBase } from "@stonebridge/kernel";
import {
  BOT_LEVELS,
  type BotLevel,
  type BotName,
  levelOf,
  botNamed,
  type Seats,
  type Temper,
  TEMPERS,
} from "../storage/saved-game.ts";
import type { DiceChoice } from "../session/dice.ts";

/** Who plays the other side: a bot, somebody at this screen, or somebody at another one. */
export const OPPONENTS = ["bot", "here", "far"] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** What of a game has to be known to choose: any game's module will do. */
export type Choosable = Pick<
  GameModule<never, never, never, never>,
  "id" | "name" | "sides" | "scenarios" | "options" | "situation" | "withUnits"
>;

/** A situation that a file or a link brought. */
export interface BroughtSituation {
  readonly name: string | undefined;
  readonly situation: SituationBase;
}

/** Values of units that an owner of the printed game has entered. */
export interface OwnUnits {
  /** Name of the file. */
  readonly name: string;
  /** By unit; checked by the game. */
  readonly values: Readonly<Record<string, unknown>>;
}

interface Kept {
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly opponent: Opponent;
  readonly level: BotLevel;
  readonly temper: Temper | "usual";
  readonly givesUp: boolean;
  readonly side: string;
  readonly dice: DiceChoice;
  readonly guide: boolean;
  readonly units?: OwnUnits | undefined;
}

/** In the query of a link an option goes by its switch: `s5` for `BR61-S5`. */
function queryKey(option: OptionInfo): string {
  return option.rule.slice(option.rule.lastIndexOf("-") + 1).toLowerCase();
}

function storageKey(game: string): string {
  return `stonebridge.choices.${game}`;
}

function readKept(game: string): Partial<Record<keyof Kept, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(game)) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** The first of the values wanted that is offered; the first one offered where none is. */
function pick<T extends string>(among: readonly T[], ...wanted: unknown[]): T {
  return wanted.map((want) => among.find((one) => one === want)).find((one) => one !== undefined) ?? among[0];
}

/** The form of a new game: begins as it was left, or as a link says; every value is one the game offers. */
export class Choices {
  readonly module: Choosable;
  /** The scenario whose first turn the guide teaches. */
  readonly #guided: string;
  scenario = $state("");
  options = $state.raw<Readonly<Record<string, string>>>({});
  opponent = $state<Opponent>("bot");
  /** Whether a bot of the server plays against somebody who plays on several devices. */
  farBot = $state(false);
  /** How much time two who play apart have. */
  pace = $state<"none" | "live" | "correspondence">("none");
  /** What the player calls himself, where somebody elsewhere reads it. */
  name = $state("");
  level = $state<BotLevel>("colonel");
  /** How a Marshal leads, and whether he gives up what is lost. */
  temper = $state<Temper | "usual">("usual");
  givesUp = $state(true);
  /** A side of the game, or `either`. */
  side = $state("");
  dice = $state<DiceChoice>("rolled");
  guide = $state(true);
  brought = $state.raw<BroughtSituation>();
  #units = $state.raw<OwnUnits>();

  /**
   * @param query what a link says: `setup`, `side`, `opponent`, `level`, `dice`, `guide`, and switches such as `s5`
   * @param guided the scenario whose first turn the guide teaches
   */
  constructor(module: Choosable, query: Readonly<Record<string, string>> = {}, guided = module.scenarios[0].id) {
    this.module = module;
    this.#guided = guided;
    // A link means the same for everybody: what it leaves open is as a newcomer finds it, not as the last game was.
    const stored = readKept(module.id);
    const kept = Object.keys(query).length === 0 ? stored : {};
    const scenarios = module.scenarios.map(({ id }) => id);
    this.scenario = pick(scenarios, query["setup"], kept.scenario);
    this.opponent = pick(OPPONENTS, query["opponent"], kept.opponent);
    const linked = botNamed(query["level"]);
    this.level = pick<BotLevel>(BOT_LEVELS, linked && levelOf(linked), kept.level, "colonel");
    this.temper = pick<Temper | "usual">(["usual", ...TEMPERS], linked?.slice("marshal-".length), kept.temper);
    this.givesUp = kept.givesUp !== false;
    this.side = pick([...module.sides, "either"], query["side"], kept.side);
    this.dice = pick<DiceChoice>(["rolled", "typed"], query["dice"], kept.dice);
    this.guide = query["guide"] === undefined ? kept.guide !== false : query["guide"] === "on";
    if (isOwnUnits(stored.units)) this.#units = stored.units;
    const keptOptions = typeof kept.options === "object" && kept.options !== null ? kept.options : {};
    this.options = Object.fromEntries(
      this.offered.map((option) => [
        option.id,
        pick(option.values, query[queryKey(option)], Reflect.get(keptOptions, option.id), this.recommended(option)),
      ]),
    );
  }

  /** The options a player chooses among: the set-up is chosen apart. */
  get offered(): readonly OptionInfo[] {
    return this.module.options.filter((option) => option.id !== "setup");
  }

  /** Those that are optional rules. */
  get optionalRules(): readonly OptionInfo[] {
    return this.offered.filter(({ ruling }) => !ruling);
  }

  /** Those that choose among readings of a rule. */
  get rulings(): readonly OptionInfo[] {
    return this.offered.filter(({ ruling }) => ruling);
  }

  /** The value advised with the scenario chosen. */
  recommended(option: OptionInfo): string {
    return option.recommended?.[this.scenario] ?? option.values[0];
  }

  /** Changes the set-up; options that stood as advised follow the new set-up's advice. */
  setScenario(id: string): void {
    const advised = this.offered.filter((option) => this.options[option.id] === this.recommended(option));
    this.scenario = id;
    this.brought = undefined;
    this.options = { ...this.options, ...Object.fromEntries(advised.map((one) => [one.id, this.recommended(one)])) };
  }

  /** Why an option is not to be chosen now: the set-up does not take it, or other options have to be on first; none: it can be. */
  obstacleTo({ scenarios, requires = [] }: OptionInfo): "set-up" | readonly string[] | undefined {
    if (scenarios !== undefined && !scenarios.includes(this.scenario)) return "set-up";
    const missing = requires.filter((other) => this.options[other] !== "on");
    return missing.length > 0 ? missing : undefined;
  }

  /** Whether an option is on and can be. */
  isOn(option: OptionInfo): boolean {
    return this.obstacleTo(option) === undefined && this.options[option.id] === "on";
  }

  /** The options without those that the set-up does not take. */
  get taken(): Readonly<Record<string, string>> {
    const taken = this.offered.map(
      (one) => [one.id, this.obstacleTo(one) ? one.values[0] : this.options[one.id]] as const,
    );
    return Object.fromEntries(taken);
  }

  /** A server plays the set-ups of a game with its own values, not what a file brought. */
  get onlyHere(): boolean {
    return this.opponent === "far" && (this.brought !== undefined || this.#units !== undefined);
  }

  setOption(id: string, value: string): void {
    this.options = { ...this.options, [id]: value };
  }

  /** The guide teaches the first side's first turn of one scenario. */
  get canGuide(): boolean {
    return (
      !this.brought && this.scenario === this.#guided && this.opponent === "bot" && this.side === this.module.sides[0]
    );
  }

  /** The situation to begin with: the one a file brought, or the set-up with its options; with the owner's values. */
  situation(): SituationBase {
    const situation = this.brought?.situation ?? this.module.situation(this.scenario, this.taken);
    return this.#units ? this.module.withUnits(situation, this.#units.values) : situation;
  }

  get units(): OwnUnits | undefined {
    return this.#units;
  }

  /**
   * Plays with an owner's values from now on.
   * @param data what the file holds: `{ "units": { "porter": { "combat": 5 } } }`, or the units alone
   * @param reader the game’s, of situations
   * @throws Faulty where the game does not take them; what was used before stays
   */
  useUnits(name: string, data: unknown, reader: { open(situation: unknown): unknown }): void {
    const values = isObject(data) && isObject(data["units"]) ? data["units"] : data;
    if (!isObject(values)) {
      const problem = 'must be an object such as { "units": { "porter": { "combat": 5, "artillery": 3 } } }';
      throw new Faulty("This is not a file of unit values", [{ field: "(whole file)", problem }]);
    }
    reader.open(this.module.withUnits(this.module.situation(this.scenario, this.taken), values));
    this.#units = { name, values };
    this.keep();
  }

  dropUnits(): void {
    this.#units = undefined;
    this.keep();
  }

  /** Who plays; `either` draws a side. */
  seats(): Seats {
    const { sides } = this.module;
    if (this.opponent === "here") return Object.fromEntries(sides.map((side) => [side, { kind: "person" }]));
    return this.drawn();
  }

  /** A person and a bot; `either` draws the side of the person. */
  drawn(): Seats {
    const { sides } = this.module;
    const draw = crypto.getRandomValues(new Uint8Array(1))[0] % sides.length;
    const own = this.side === "either" ? sides[draw] : this.side;
    return Object.fromEntries(sides.map((side) => [side, side === own ? { kind: "person" } : this.#bot()]));
  }

  /** The bot that is chosen. */
  get bot(): BotName {
    return this.level === "marshal" && this.temper !== "usual" ? `marshal-${this.temper}` : this.level;
  }

  #bot(): Seats[string] {
    const givesUp = this.level === "marshal" && this.givesUp;
    return { kind: "bot", level: this.bot, ...(givesUp && { givesUp }) };
  }

  /** What differs from what a newcomer finds, as a link's query. */
  query(): Record<string, string> {
    const { scenarios, sides } = this.module;
    const query: Record<string, string> = {};
    if (this.scenario !== scenarios[0].id) query["setup"] = this.scenario;
    for (const option of this.offered) {
      const changed = this.options[option.id] !== this.recommended(option);
      if (changed && this.obstacleTo(option) === undefined) query[queryKey(option)] = this.options[option.id];
    }
    if (this.opponent !== "bot") query["opponent"] = this.opponent;
    else if (this.level !== "colonel") query["level"] = this.bot;
    if (this.opponent !== "here" && this.side !== sides[0]) query["side"] = this.side;
    if (this.dice !== "rolled") query["dice"] = this.dice;
    return query;
  }

  /** Keeps the choices for the next game. */
  keep(): void {
    const { scenario, options, opponent, level, temper, givesUp, side, dice, guide, units } = this;
    const kept: Kept = { scenario, options, opponent, level, temper, givesUp, side, dice, guide, units };
    try {
      localStorage.setItem(storageKey(this.module.id), JSON.stringify(kept));
    } catch {
      // A browser that stores nothing begins with the defaults next time.
    }
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isOwnUnits(value: unknown): value is OwnUnits {
  return isObject(value) && typeof value["name"] === "string" && isObject(value["values"]);
}
