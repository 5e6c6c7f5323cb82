import type { ActionBase, Decision, EventBase, Outcome, Refusal } from "@stonebridge/kernel";
import type { Line, Question, RefusalText } from "@stonebridge/kernel/words";
import { type Language, WORDS } from "../language/index.ts";
import type { Narrator } from "../shelf-game.ts";
import { headed, say, withActor } from "../terminal/narration.ts";
import { known } from "./known.ts";

/** What the texts of every game say. `N`: names of a map; `S`, `W`, `K`: the game's steps, sides and kinds of rolls. */
interface GameTexts<A extends ActionBase, E extends EventBase, N, S, W, K> {
  readonly language: Language;
  side(side: W): string;
  question(decision: Decision<A>, names: N): Question;
  action(action: A, names: N, about: { readonly step: S }): string;
  event(event: E, names: N): Line;
  refusal(refusal: Refusal, names: N): RefusalText;
  outcome(outcome: Outcome): Line;
  rollName(kind: K): string;
}

/** The words of a game that come from outside as texts, and which of its events are headings. */
interface Vocabulary<E extends EventBase, S, W, K> {
  readonly steps: readonly S[];
  readonly sides: readonly W[];
  readonly rolls: readonly K[];
  readonly headings: { readonly [T in E["type"]]?: "turn" | "part" };
}

type Alike = "words" | "side" | "question" | "action" | "event" | "refusal" | "outcome" | "roll";

/** What games say alike at a terminal, from their own texts. */
export function saidAlike<
  A extends ActionBase,
  E extends EventBase,
  N,
  S extends string,
  W extends string,
  K extends string,
>(
  texts: GameTexts<A, E, N, S, W, K>,
  names: N,
  { steps, sides, rolls, headings }: Vocabulary<E, S, W, K>,
): Pick<Narrator<A, E, never>, Alike> {
  return {
    words: WORDS[texts.language],
    side: (side) => texts.side(known(sides, side)),
    question(decision) {
      const { sentence, detail } = texts.question(decision, names);
      return { sentence: say(sentence), detail: say(detail) };
    },
    action: (action, decision) => texts.action(action, names, { step: known(steps, decision.step) }),
    event: (event) => headed(say(texts.event(event, names)), headings[event.type as E["type"]]),
    refusal(refusal) {
      const { title, sentence } = texts.refusal(refusal, names);
      return `${say(title)}. ${say(sentence)}`;
    },
    outcome: (outcome) => say(texts.outcome(outcome)),
    roll: (kind) => texts.rollName(known(rolls, kind)),
  };
}

/** Fields of the brigades that act in zone games. */
const ACTORS = ["unit", "element"] as const;

/** An action's label with the name of whoever acts, if neither it nor the question says so. */
export function namingActor<A extends ActionBase, V>(
  { action: labelOf, words }: Pick<Narrator<A, EventBase, V>, "action" | "words">,
  nameOf: (piece: string) => string,
): Narrator<A, EventBase, V>["action"] {
  return (action, decision) => {
    const label = labelOf(action, decision);
    const asked = ACTORS.some((field) => decision.about[field] !== undefined);
    const actor: unknown = ACTORS.map((field) => Reflect.get(action, field)).find((piece) => piece !== undefined);
    return asked || typeof actor !== "string" ? label : withActor(label, nameOf(actor), words);
  };
}

/** Makes something when it is asked for first. */
export function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}
