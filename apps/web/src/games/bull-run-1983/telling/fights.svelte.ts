import type { AskingStep, GameEvent } from "@stonebridge/games/bull-run-1983";
import { ShownFights } from "../../../play/shown-fights.svelte.ts";
import type { SessionOf } from "../../contract/types.ts";
import type { OldBullRun } from "../table.ts";

export type FoughtEvent = Extract<GameEvent, { readonly type: "fought" }>;

/** Events that a battle leads to. */
const OUTCOMES: ReadonlySet<GameEvent["type"]> = new Set([
  "lost",
  "leader-tested",
  "broke",
  "retreated",
  "followed",
  "advanced",
  "flagged",
  "thawed",
]);

/** Of a leader's fate his roll tells alone: that he is lost is not said twice. */
const tells = (event: GameEvent): boolean =>
  OUTCOMES.has(event.type) && !(event.type === "lost" && event.cause === "leader-test");

const isFought = (event: GameEvent): event is FoughtEvent => event.type === "fought";

/** Questions that come out of a battle: its sheet stays until they are answered. */
const AFTERMATH: ReadonlySet<string> = new Set<AskingStep>(["losses", "retreat", "following", "advance"]);

/** Which battles are on the screen: the last one with its sheet, the others of the same declaration above it, until the player goes on or closes it. */
export class Fights extends ShownFights<OldBullRun> {
  /** Those of the declaration that fell since, the last one at the end, with what came of each. */
  readonly #fallen: readonly GameEvent[] = $derived.by(() => this.#find());
  readonly #last: number = $derived(this.#fallen.findLastIndex(({ type }) => type === "fought"));
  readonly shown: FoughtEvent | undefined = $derived(this.#fallen.slice(this.#last).find(isFought));
  readonly earlier: readonly FoughtEvent[] = $derived(this.#fallen.slice(0, Math.max(this.#last, 0)).filter(isFought));
  /** What came of the one that is shown: losses, leaders’ tests, retreats, advances. */
  readonly aftermath: readonly GameEvent[] = $derived(
    this.#last < 0 ? [] : this.#fallen.slice(this.#last + 1).filter(tells),
  );

  constructor(session: SessionOf<OldBullRun>) {
    super(session, AFTERMATH);
  }

  #find(): readonly GameEvent[] {
    const { from } = this;
    if (from === undefined) return [];
    const steps = this.session.playhead.performed;
    const found: GameEvent[] = [];
    let fights = 0;
    for (let at = steps.length - 1; at >= Math.max(from, 0); at--) {
      const step = steps[at];
      if (!step) continue;
      for (const event of step.events.toReversed()) {
        // What comes after the last battle in the same step, such as the next phase, hides none.
        if (fights > 0 && (event.type === "declared" || event.type === "stage-began")) return found.toReversed();
        if (event.type === "stage-began") found.length = 0;
        else found.push(event);
        if (event.type === "fought") fights += 1;
      }
    }
    return fights === 0 ? [] : found.toReversed();
  }
}
