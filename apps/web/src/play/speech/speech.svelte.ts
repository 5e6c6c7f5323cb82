import type { EventBase, PlayedStep, Side } from "@stonebridge/kernel";
import { untrack } from "svelte";
import type { GameTypes } from "../../games/contract/types.ts";
import { scenesOf } from "../../stage/scenes.ts";
import { headed } from "../../language/headed.ts";
import { kept, withTexts } from "../../games/contract/later.ts";
import { recapTexts } from "../recap/language/recap-texts.ts";
import type { PlayOf } from "../../games/contract/play.ts";
import { aloud } from "./aloud.ts";
import { Announcer } from "./announcer.svelte.ts";
import { ALL, happenedIn, type Measure } from "./happened.ts";
import { questionText } from "./question.ts";

/** Loaded when several scenes have to be summed up. */
const summary = kept(() => withTexts(import("./summary.ts"), recapTexts));

type Steps<G extends GameTypes> = readonly PlayedStep<G["action"], G["event"]>[];

/** More scenes of others at once than these are summed up. */
const FEW = 2;
/** More targets than this are not counted: an order may be for anywhere. */
const COUNTED = 60;

/**
 * Speaks what is new on the play screen: what happened, once it is shown; what is in hand and in preview, with its odds; the question. It
 * reads what the screen shows, so that nothing is revealed before the dice have rolled there. Exists as long as the screen.
 */
export class Speech<G extends GameTypes> {
  readonly #play: PlayOf<G>;
  readonly #announcer: Announcer;
  /** Events that were said. */
  readonly #said = new WeakSet<object>();
  /** The steps that were reported, or need not be. */
  #heard: Steps<G>;
  #turn: Side | undefined;

  constructor(play: PlayOf<G>) {
    this.#play = play;
    this.#announcer = play.announcer;
    this.#heard = play.session.steps;
    // Before the parts of the screen process what is new: moments do not repeat what was spoken.
    $effect.pre(() => {
      const { steps, atNow, actingSide, decision } = play.session;
      untrack(() => this.#follow(steps, atNow && (actingSide !== undefined || decision.over)));
    });
    this.#followChoice();
    this.#followQuestion();
    $effect(() => () => this.#announcer.close());
  }

  /** Whether an event was said already. */
  hasSaid(event: EventBase): boolean {
    return this.#said.has(event);
  }

  /** Whether a fight's event will be reported with all its results, once the stretch it is part of is over. */
  sumsUp(event: EventBase): boolean {
    const { stage, desk } = this.#play;
    return stage.pace === "once" && desk.log.facts(event).combat;
  }

  /** What was done by the steps that are gone, as one sentence; empty if there is nothing to report. */
  deedWithout(before: Steps<G>, after: Steps<G>): string {
    return happenedIn(this.#play, before.slice(commonStart(before, after).length))[0]?.text ?? "";
  }

  /** @param decided somebody here decides now, or nobody ever will */
  #follow(steps: Steps<G>, decided: boolean): void {
    this.#heard = commonStart(this.#heard, steps);
    for (;;) {
      const fresh = steps.slice(this.#heard.length);
      const [first] = fresh;
      if (!first) return;
      const other = fresh.findIndex(({ side }) => this.#isMine(side) !== this.#isMine(first.side));
      const stretch = other === -1 ? fresh : fresh.slice(0, other);
      const mine = this.#isMine(first.side);
      // Without scenes, steps of others come one by one, and are summed up when all have come.
      if (!mine && this.#play.stage.pace === "once" && other === -1 && !decided) return void summary();
      this.#heard = steps.slice(0, this.#heard.length + stretch.length);
      try {
        if (mine) this.#tell(stretch);
        else this.#tellOthers(stretch, first.side);
      } catch {
        // Events that cannot be described are skipped, as on the stage, which says so: play goes on.
        this.#play.stage.fail();
      }
    }
  }

  #tell(steps: Steps<G>, most?: Measure): void {
    const { answers } = this.#play;
    for (const { text, events } of happenedIn(this.#play, steps, most)) {
      for (const event of events) this.#said.add(event);
      if (!answers.tells(text)) this.#announcer.say(text, "happened");
    }
    if (answers.said !== "") this.#announcer.say(aloud([this.#play.t.prompt.answered(answers.said)]), "happened");
  }

  #tellOthers(steps: Steps<G>, they: Side): void {
    const { marches, log } = this.#play.desk;
    const scenes = scenesOf(steps, { marches, log }).filter(({ kind }) => kind !== "quiet");
    if (scenes.length <= FEW) return this.#tell(steps, ALL);
    for (const { events } of steps) for (const event of events) this.#said.add(event);
    void Promise.resolve(summary()).then(({ summaryOf }) => {
      this.#announcer.say(summaryOf(this.#play, steps, they), "happened");
    });
  }

  /** Whose steps are reported as one's own: everybody's if two at one screen see the same. */
  #isMine(side: Side): boolean {
    const { ownSide, entry, sight, seats } = this.#play.session;
    const me = ownSide ?? (entry.hidden ? sight.holder : undefined);
    return me === undefined ? seats[side]?.kind === "person" : side === me;
  }

  /** What is in hand, in preview and refused: spoken when it appears, taken back when it goes. */
  #followChoice(): void {
    const play = this.#play;
    const announcer = this.#announcer;
    let held: string | undefined;
    let weighed: G["offer"] | undefined;
    let where: G["position"] | undefined;
    $effect(() => {
      const { hand, armed, asked, weighed: now } = play.choosing;
      const { position } = play;
      untrack(() => {
        const same = where === position;
        if (hand.piece !== held && hand.piece !== undefined) {
          const { piece: taken } = hand;
          const own = play.offers.filter(({ piece }) => piece !== undefined && play.moves.samePiece(piece, taken));
          const targets = new Set(own.flatMap(({ targets: [goal] }) => goal ?? [])).size;
          announcer.say(
            play.t.speech.inHand(headed(play.words.piece(taken)), targets <= COUNTED ? targets : 0),
            "hand",
          );
        } else if (held !== undefined && hand.piece === undefined && same) {
          announcer.say(play.t.speech.putBack(headed(play.words.piece(held))), "hand");
        } else if (weighed !== undefined && !asked && same) announcer.say(play.t.speech.cancelled, "hand");
        if (armed === undefined) announcer.forget("warning");
        held = hand.piece;
        weighed = asked ? now : undefined;
        where = position;
      });
    });
    $effect(() => {
      if (!play.denials.shown) announcer.forget("refusal");
    });
    $effect(() => {
      if (play.stage.failed) announcer.say(play.t.stage.failed, "happened");
    });
    this.#followFights();
  }

  /** Odds as exact sentences: of what is in preview, and of every fight that is put together, when they change. */
  #followFights(): void {
    const play = this.#play;
    const announcer = this.#announcer;
    let before = new Set<string>();
    $effect(() => {
      const { weighed } = play.choosing;
      const { fights = [] } = play.desk.screen.weighing;
      const spoken = (weighed && play.moves.spoken(weighed)) ?? "";
      untrack(() => {
        const fresh = fights.filter(({ text }) => !before.has(text));
        const few = fresh.length <= FEW;
        const offer = before.has(spoken) ? "" : spoken;
        const text = [offer, ...fresh.map((one) => (few ? one.text : one.short))]
          .filter((part) => part !== "")
          .join(" ");
        if (text !== "") announcer.say(text, "weighed");
        else if (spoken === "" && fights.length === 0) announcer.forget("weighed");
        before = new Set([spoken, ...fights.map((one) => one.text)]);
      });
    });
  }

  #followQuestion(): void {
    const play = this.#play;
    const announcer = this.#announcer;
    const question = $derived(questionText(play));
    $effect(() => {
      const text = question;
      const { actingSide } = play.session;
      untrack(() => {
        if (text === "") return announcer.forget("question");
        const turned = actingSide !== undefined && actingSide !== this.#turn;
        announcer.say(turned ? `${this.#turnText(actingSide)} ${text}` : text, "question");
      });
      // Whose turn it was stays known as long as nobody else decides, as the screen shows it.
      const { decidingSide } = play;
      if (actingSide !== undefined) this.#turn = actingSide;
      else if (decidingSide !== undefined && !this.#isMine(decidingSide)) this.#turn = undefined;
    });
  }

  #turnText(side: Side): string {
    const { session, t } = this.#play;
    return session.ownSide === undefined ? t.speech.turnOf(session.entry.sideName(side)) : t.speech.yourTurn;
  }
}

/** The longest common beginning of the earlier and the later steps: steps may have been taken back and others played. */
function commonStart<G extends GameTypes>(before: Steps<G>, after: Steps<G>): Steps<G> {
  let common = Math.min(before.length, after.length);
  const same = (at: number): boolean => before[at]?.action === after[at]?.action;
  while (common > 0 && !same(common - 1)) common -= 1;
  return before.length === common ? before : before.slice(0, common);
}
