import { answered, type Decision, type Dice, type Refusal, sameAction } from "@stonebridge/kernel";
import type { Action } from "../../../src/bull-run-1983/actions.ts";
import { declaration } from "../../../src/bull-run-1983/declaration/declaration.ts";
import type { GameEvent } from "../../../src/bull-run-1983/events.ts";
import type { Battle, DeclarationFrame } from "../../../src/bull-run-1983/frames.ts";
import type { Play } from "../../../src/bull-run-1983/play.ts";
import { type Battlefield, UNION, battlefield } from "./battlefield.ts";
import type { Features } from "./field.ts";

const NO_DICE: Dice = {
  roll(kind) {
    throw new Error(`no die falls in a declaration (${kind})`);
  },
};

/** The Union declares its battles on a battlefield. */
export class Declarer {
  readonly battlefield: Battlefield;
  readonly running: Play;
  readonly frame: DeclarationFrame;
  readonly events: GameEvent[] = [];

  constructor(features: Features, lines: readonly string[]) {
    this.battlefield = battlefield(features, lines);
    const { field, p } = this.battlefield;
    this.frame = { step: "declaration", side: UNION, battles: [], draft: undefined };
    p.stack.push(this.frame);
    this.running = { field, p, dice: NO_DICE, events: this.events };
  }

  decision(): Decision<Action> | undefined {
    return declaration.ask?.(this.running, this.frame);
  }

  actions(): readonly Action[] {
    return this.decision()?.actions ?? [];
  }

  /** As `type piece battle`, in the order in which they are offered. */
  listed(type?: Action["type"]): string[] {
    return this.actions()
      .filter((action) => type === undefined || action.type === type)
      .map(({ type: of, ...rest }) => [of, ...Object.values(rest)].join(" "));
  }

  offers(action: Action): boolean {
    return this.actions().some((one) => sameAction(one, action));
  }

  /** Takes an action if it is offered. */
  tries(action: Action): boolean {
    if (!this.offers(action)) return false;
    declaration.take?.(this.running, this.frame, action);
    return true;
  }

  /** `target d1`, `assign a1`, `close`, `join g 1`. @throws Error where it is not offered */
  play(...steps: readonly string[]): this {
    for (const step of steps)
      if (!this.tries(actionOf(step))) throw new Error(`${step}: ${this.whyNot(step)?.reason ?? "not offered"}`);
    return this;
  }

  whyNot(step: string): Refusal | undefined {
    const action = actionOf(step);
    const refusal = declaration.refuse?.(this.running, this.frame, action);
    return refusal && "figures" in refusal ? answered(refusal, { play: this.running, side: "union", action }) : refusal;
  }

  /** `reason rule`, or nothing. */
  reason(step: string): string {
    const refusal = this.whyNot(step);
    return refusal === undefined ? "" : `${refusal.reason} ${refusal.rule}`;
  }

  /** The battles so far, `targets < attackers + guns`. */
  battles(): string[] {
    const names = (pieces: readonly number[]): string => pieces.map((one) => this.battlefield.field.ids[one]).join(" ");
    return this.frame.battles.map(({ targets, adjacent, guns }: Battle) =>
      [names(targets), "<", names(adjacent), guns.length > 0 ? `+ ${names(guns)}` : ""].join(" ").trim(),
    );
  }
}

function actionOf(step: string): Action {
  const [type, piece, battle] = step.split(" ");
  if (type === "join") return { type, piece, battle: Number(battle) };
  return (piece === undefined ? { type } : { type, piece }) as Action;
}
