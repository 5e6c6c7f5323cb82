import { tick } from "svelte";
import type { DeskMoves } from "../games/contract/desk.ts";
import type { Anew, Denial } from "../games/contract/offers.ts";
import type { GameTypes, SessionOf } from "../games/contract/types.ts";
import type { AskedDie } from "../session/table-dice.svelte.ts";
import type { Answers } from "./answers.svelte.ts";
import type { Place } from "./denials.svelte.ts";
import type { Announcer } from "./speech/announcer.svelte.ts";
import type { TakingBack } from "./taking-back.ts";

/** What doing something needs of the screen it is done on. */
interface DoingGround<G extends GameTypes> {
  readonly session: SessionOf<G>;
  readonly moves: DeskMoves<G>;
  readonly table: G["table"] | undefined;
  readonly announcer: Announcer;
  readonly answers: Answers<G>;
  readonly takingBack: Pick<TakingBack<G>, "played" | "note">;
  /** The last thing used was a key: the focus then follows what is decided about. */
  readonly byKeys: boolean;
  dieAsked(asked: Omit<AskedDie, "by">): string;
  deny(denial: Denial<G["action"]>, at: Place | undefined): void;
  /** What was opened for the last choice is closed. */
  leaveChoice(): void;
  focusDecided(): void;
}

/** Plays actions of the side that decides here. */
export class Doing<G extends GameTypes> {
  readonly #ground: DoingGround<G>;

  constructor(ground: DoingGround<G>) {
    this.#ground = ground;
  }

  /** Plays actions of the deciding side, with answers to what is asked next. */
  play(actions: readonly G["action"][], answers: readonly G["action"][] = []): void {
    this.#play(actions, this.#ground.moves.anew?.(actions), answers);
  }

  /** Takes steps back and plays actions instead. */
  playAnew(anew: Anew<G["action"]>): void {
    this.#play(anew.actions, anew);
  }

  #play(
    actions: readonly G["action"][],
    anew: Anew<G["action"]> | undefined,
    answers: readonly G["action"][] = [],
  ): void {
    const ground = this.#ground;
    const { session, moves, takingBack } = ground;
    // The previous action's dice that are already known cannot be changed; one that nobody has typed in yet can.
    const { askedDie } = session;
    if (askedDie && !session.cancelDie()) {
      ground.announcer.say(ground.dieAsked(askedDie), "refusal");
      return;
    }
    const before = anew?.undoTo ?? session.length;
    const former = session.steps.slice(before).map(({ action }) => action);
    ground.leaveChoice();
    if (anew && before < session.length && !session.undoTo(before)) return;
    const { table } = ground;
    const result = session.actAll([...(anew?.actions ?? actions), ...answers]);
    if (result.kind === "refused" && table) {
      const action = actions.find((one) => moves.whyNot(table, one)) ?? actions[0];
      if (action) ground.deny({ action, refusal: result.refusal }, undefined);
    }
    if (result.kind !== "refused") takingBack.played();
    if (result.kind === "taken") {
      const more = table !== undefined && anew === undefined && ground.answers.follow(table, before, answers);
      if (anew) takingBack.note(anew, former);
      else if (more || actions.length > 1) this.noteDeed(before);
    }
    anew?.done?.();
    if (ground.byKeys) void tick().then(() => ground.focusDecided());
  }

  /** Everything that one press or one drag has played, with the answers given along with it, is one deed: undo takes it back at once. */
  noteDeed(before: number): void {
    const { session, takingBack } = this.#ground;
    const undoTo = Math.max(before, session.undoState.mark);
    const actions = session.steps.slice(undoTo).map(({ action }) => action);
    if (actions.length > 0) takingBack.note({ undoTo, actions }, []);
  }
}
