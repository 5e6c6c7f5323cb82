import type { AskingStep, GameEvent } from "@stonebridge/games/no-written-orders";
import { ShownFights } from "../../../play/shown-fights.svelte.ts";
import type { SessionOf } from "../../contract/types.ts";
import type { OrdersGame } from "../table.ts";

/** What begins a fight, of which the events after it tell. */
type Opening = Extract<GameEvent, { readonly type: "assaulted" | "charged" | "fired" }>;

/** Events that a fight leads to. */
const OUTCOMES: ReadonlySet<GameEvent["type"]> = new Set([
  "fired",
  "step-lost",
  "eliminated",
  "disrupted",
  "digging-stopped",
  "pursuit-tested",
  "stayed",
  "morale-tested",
  "retreated",
  "advanced",
  "leader-advanced",
  "destroyed",
  "displaced",
  "headquarters-lost",
  "low-ammunition",
  "leader-tested",
  "leader-replaced",
  "spirit-changed",
  "army-broke",
  "order-failed",
]);

/** Questions that come out of a fight: its report stays until they are answered. */
const AFTERMATH: ReadonlySet<string> = new Set<AskingStep>([
  "hits",
  "evasion",
  "first-fire",
  "support",
  "breaking-off",
  "retreat",
  "advance",
  "melee",
  "failing",
]);

/** The last fight on the screen, until the player goes on or closes it. */
export interface ShownFight {
  readonly opening: Opening;
  /** What one answer brought before it: the assaults that were fought at once, with what came of them. */
  readonly before: readonly GameEvent[];
  /** What came of it, in order: fire, losses, checks, retreats. */
  readonly events: readonly GameEvent[];
}

export class Fights extends ShownFights<OrdersGame> {
  readonly shown: ShownFight | undefined = $derived.by(() => this.#find());

  constructor(session: SessionOf<OrdersGame>) {
    super(session, AFTERMATH);
  }

  #find(): ShownFight | undefined {
    const { from } = this;
    if (from === undefined) return undefined;
    const steps = this.session.playhead.performed;
    const events = steps.slice(Math.max(from, 0)).flatMap((step) => step.events);
    const at = events.findLastIndex(isAssault);
    const first = at >= 0 ? at : events.findLastIndex(isVolley);
    const opening = events[first];
    if (opening === undefined || !isOpening(opening)) return undefined;
    const after = events.slice(opening.type === "fired" ? first : first + 1);
    const end = after.findIndex(
      ({ type }) => type === "phase-began" || type === "turn-began" || type === "action-began",
    );
    return {
      opening,
      before: beforeIn(steps, opening),
      events: (end < 0 ? after : after.slice(0, end)).filter(isOutcome),
    };
  }
}

/** The assaults of one answer before this fight, with what came of them. */
function beforeIn(steps: readonly { readonly events: readonly GameEvent[] }[], opening: Opening): readonly GameEvent[] {
  const events = steps.findLast((step) => step.events.includes(opening))?.events ?? [];
  const first = events.findIndex(isAssault);
  return first < 0
    ? []
    : events.slice(first, events.indexOf(opening)).filter((event) => isAssault(event) || isOutcome(event));
}

function isAssault({ type }: GameEvent): boolean {
  return type === "assaulted" || type === "charged";
}

function isOutcome({ type }: GameEvent): boolean {
  return OUTCOMES.has(type);
}

function isOpening(event: GameEvent): event is Opening {
  return event.type === "assaulted" || event.type === "charged" || event.type === "fired";
}

/** Fire from afar, or at who passes: a fight of its own. */
function isVolley(event: GameEvent): boolean {
  return event.type === "fired" && (event.kind === "bombardment" || event.kind === "passing");
}
