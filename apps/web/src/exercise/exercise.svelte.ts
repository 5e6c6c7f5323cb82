import type { ActionBase } from "@stonebridge/kernel";
import { navigation } from "../app/navigation.svelte.ts";
import type { PlayState } from "../play/play-state.svelte.ts";
import type { AnySession } from "../session/session.svelte.ts";
import { answerOffer } from "./answer.ts";
import { revealed } from "./revealed.ts";
import { exerciseTexts } from "./texts.ts";

/** What an exercise needs besides the screen it is played on. */
interface ExerciseGround {
  readonly play: PlayState;
  /** How many steps of its game lead to its position. */
  readonly from: number;
  /** The best move: actions that follow each other. */
  readonly deed: readonly ActionBase[];
  /** Another way to the same place is another move. */
  readonly exact?: boolean;
  /** Sets the position up anew, in a game of its own. */
  begin(): Promise<AnySession>;
  /** The best move is shown: whoever plays it now has not found it. */
  ontold(): void;
}

/** A position in which the player looks for the best move, on the screen where games are played. What is read from it is reactive. */
export class Exercise {
  readonly #ground: ExerciseGround;
  /** What was said of the best move, since it was asked for, and the offer that it was put in preview as. */
  #shown = $state.raw<{ readonly said: string; readonly offer?: string }>();
  /** The best move was shown in this game. */
  told = $state.raw(false);
  /** The position is being set up. */
  busy = $state.raw(false);

  constructor(ground: ExerciseGround) {
    this.#ground = ground;
    if (revealed.delete(this.#name)) this.#show();
  }

  /** The best move, since it was asked for, in words. */
  get answer(): string | undefined {
    return this.#shown && [this.#shown.said, ...(this.inPreview ? [exerciseTexts.t.shown] : [])].join(" ");
  }

  /** It stands in preview: an undo, Escape or another choice takes it away, and then it can be shown again. */
  get inPreview(): boolean {
    const { asked, weighed } = this.#ground.play.choosing;
    return asked && weighed?.id === this.#shown?.offer;
  }

  /** Sets the position up again: here if what was played can be taken back, or else in a game of its own. */
  async again(): Promise<void> {
    await this.#reset();
  }

  /** Sets the position up again and shows the best move: in preview, or played where the screen does not offer it as one. */
  async show(): Promise<void> {
    revealed.add(this.#name);
    if ((await this.#reset()) && revealed.delete(this.#name)) this.#show();
  }

  /** Shows what is left of the best move, if it was shown. @param done actions of it that were played */
  showRest(done: number): void {
    if (this.told) this.#show(done);
  }

  /** Nothing of the best move is left to be shown. */
  said(): void {
    this.#shown = undefined;
  }

  /** Goes to a game that is begun for it; without one to begin, nowhere. */
  async go(begin: () => Promise<AnySession>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const fresh = await begin();
      await navigation.go({ name: "play", id: fresh.id }, { replace: true });
    } finally {
      this.busy = false;
    }
  }

  get #name(): string {
    return this.#ground.play.session.saved.exercise ?? "";
  }

  /** @returns whether the position stands on this screen */
  async #reset(): Promise<boolean> {
    const { play, from, begin } = this.#ground;
    const { session } = play;
    this.#shown = undefined;
    this.told = false;
    if (session.length === from) return true;
    play.choosing.forget();
    if (session.length > from && session.undoTo(from)) return true;
    await this.go(begin);
    return false;
  }

  /** Shows the best move; what of it was played already is left out. */
  #show(done = 0): void {
    const { play, deed, exact, ontold } = this.#ground;
    const rest = deed.slice(done);
    const { table } = play;
    if (!table) return;
    const { t } = exerciseTexts;
    this.told = true;
    ontold();
    const reached = answerOffer(play.moves, table, rest, exact);
    if (!reached) {
      // What follows is shown once its beginning is played, where what is played on the way is followed. All of it leaves nothing to be said:
      // after an undo it can be shown again.
      if (!exact) this.#shown = { said: t.played };
      return play.doing.play(exact ? rest : rest.slice(0, 1));
    }
    play.choosing.take(reached.hand);
    play.choosing.weigh(reached.offer);
    const [goal] = reached.offer.targets;
    if (goal !== undefined) play.reveal(goal);
    const { label, cost } = play.moves.labelOf(table, reached.offer);
    this.#shown = { said: t.answer([label, cost].filter(Boolean).join(", ")), offer: reached.offer.id };
  }
}
